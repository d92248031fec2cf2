"""Decks rebalanced by bots: what is asked for, what came of it, the report, and the file of the new deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import pstdev
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_editor import edited
from quiltsmith.decks.deck_edits import DrawShape, Edit, EditRefusedError, SetDeckKey, SetKey, plain_data
from quiltsmith.decks.deck_options import BoundingBox, DeckOptions
from quiltsmith.decks.deck_writer import comment_lines, write_deck, write_new_prices
from quiltsmith.decks.patch_value import with_drawn_prices
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import decimal, grouped, signed
from quiltsmith.simulate.balance_report import (
    BalanceVerdict,
    EffectRow,
    Effects,
    NumberTable,
    Part,
    Report,
    Tiles,
    points,
)
from quiltsmith.simulate.batches import game_seed
from quiltsmith.simulate.estimates import DIGITS, Estimate
from quiltsmith.simulate.runs import chosen_bot, play_games
from quiltsmith.simulate.simulation import RunConfig, RunSums, no_bots, simulation_of

MOST_ROUNDS = 10
FIRST_ROUND, FRESH, SECOND = 1 << 49, 1 << 50, 1 << 51
"""Numbers of runs that no game has; the number of a round is added to the first."""

_SMALLEST_ERROR = 1e-6

CardEffects = Mapping[str, Estimate | None]
MeasureRound = Callable[[Deck, int], CardEffects]
"""Plays a deck in a round, counted from 1, and gives the effects of its cards."""


class RebalanceOptions(Struct, frozen=True):
    """Who plays, and what may change: no card of those to keep, and no more cards than `most`."""

    bot: str
    seed: int
    games: int
    tolerance: float = 1.0
    keep: frozenset[str] = frozenset()
    most: int | None = None
    jobs: int = 0
    max_box: BoundingBox | None = None
    is_cuttable: bool = False
    keeps_chirality: bool = False
    """What new shapes must be: within a box, able to be cut, and chiral where the old one is."""


class CardChange(Struct, frozen=True):
    """A card that changed: what it was and is, for programs and for people, and its effects on fresh seeds."""

    id: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    before_text: str
    after_text: str
    effect_before: float | None = None
    effect_after: float | None = None


class FreshCheck(Struct, frozen=True):
    """What a bot measures on fresh seeds: the effects of all cards before and after."""

    bot: str
    games: int
    before: CardEffects
    after: CardEffects


class PlayedCandidate(Struct, frozen=True):
    """A shape that was played in the place of a card's own."""

    id: str
    shape: str
    effect: Estimate


class Rebalanced(Struct, frozen=True):
    """A rebalanced deck: the strongest effect first among the changes, the usual bot first among the checks."""

    deck: Deck
    rounds: int
    games: int
    """All games that were played, for rounds and for checks."""
    is_within: bool
    changes: tuple[CardChange, ...]
    checks: tuple[FreshCheck, ...]
    advice: tuple[BalanceVerdict, ...] = ()
    candidates: tuple[PlayedCandidate, ...] = ()


class Rebalancing(Struct, frozen=True):
    """How a kind of game is rebalanced."""

    rebalance: Callable[[Deck, RebalanceOptions, Measuring], Rebalanced]
    default_games: int
    """How many games make a round."""
    most_games: Callable[[int], int]
    """How many games are played at most, by those of a round."""
    extra_games: Callable[[Deck, int], int] = lambda _deck, _games: 0
    """About how many more follow from them."""


class Measuring:
    """Plays runs for a rebalancing and tells how far it is; Ctrl-C ends it all."""

    def __init__(self, options: RebalanceOptions, on_games: Callable[[int], None] | None = None) -> None:
        self._options, self._on_games = options, on_games
        self.games = 0

    def play(self, deck: Deck, number: int, bot: str, games: int) -> tuple[RunConfig, RunSums]:
        """Play a run of a number with a deck and return its sums."""
        config = RunConfig(deck, bot, bot, game_seed(self._options.seed, number))
        done = 0

        def step(played: int) -> None:
            nonlocal done
            if self._on_games:
                self._on_games(played - done)
            done = played

        finished = play_games(config, games, self._options.jobs, None, step)
        if not finished.run.is_complete or finished.run.outcome is None:
            raise KeyboardInterrupt
        self.games += games
        return config, RunSums(games, finished.run.outcome, finished.extra)


def rebalancing_of(game: Game) -> Rebalancing:
    """Look up how decks of a game are rebalanced, or refuse."""
    rebalancing = ruleset_of(game).rebalancing
    if rebalancing is None:
        raise no_bots(game)
    return rebalancing


def check_kept(deck: Deck, keep: Sequence[str]) -> frozenset[str]:
    """See that the deck has the cards to be kept."""
    unknown = [card for card in keep if deck.card(card) is None]
    if unknown:
        raise QuiltsmithError(_("{deck} has no card {cards}", deck=deck.id, cards=", ".join(unknown)))
    return frozenset(keep)


def pooled(one: Estimate, other: Estimate) -> Estimate:
    """Put two measurements of the same effect together, the surer one counting more."""
    weights = [1 / max(it.error, _SMALLEST_ERROR) ** 2 for it in (one, other)]
    effect = (weights[0] * one.effect + weights[1] * other.effect) / sum(weights)
    return Estimate(effect, sqrt(1 / sum(weights)))


def spread(effects: CardEffects) -> float:
    """Return how far effects lie apart: their standard deviation."""
    known = [effect.effect for effect in effects.values() if effect is not None]
    return pstdev(known) if known else 0.0


def with_effects(changes: Sequence[CardChange], check: FreshCheck) -> tuple[CardChange, ...]:
    """Return the changes with their effects on fresh seeds; the strongest first."""
    told = [
        CardChange(
            change.id,
            change.before,
            change.after,
            change.before_text,
            change.after_text,
            _points(check.before.get(change.id)),
            _points(check.after.get(change.id)),
        )
        for change in changes
    ]
    return tuple(sorted(told, key=lambda change: (-abs(change.effect_before or 0.0), change.id)))


def rebalance_report(deck: Deck, options: RebalanceOptions, found: Rebalanced) -> Report:
    """Set before and after side by side."""
    first, *others = found.checks
    advice = (_summary(deck, options, found), *found.advice)
    return Report(
        title=_("{deck} rebalanced", deck=deck.id),
        subtitle=_(
            "{games} games in {rounds} rounds and checks, bot {bot}, seed {seed}",
            games=grouped(found.games),
            rounds=found.rounds,
            bot=options.bot,
            seed=options.seed,
        ),
        json={
            "deck": deck.id,
            "bot": options.bot,
            "games": found.games,
            "seed": options.seed,
            "rounds": found.rounds,
            "tolerance": options.tolerance,
            "within": found.is_within,
            "changes": [_change_json(change) for change in found.changes],
            "spread_before": round(spread(first.before), DIGITS),
            "spread_after": round(spread(first.after), DIGITS),
            "checks": [
                {
                    "bot": check.bot,
                    "games": check.games,
                    "spread_before": round(spread(check.before), DIGITS),
                    "spread_after": round(spread(check.after), DIGITS),
                }
                for check in (first, *others)
            ],
            "candidates": [
                {
                    "id": it.id,
                    "shape": it.shape,
                    "effect": round(it.effect.effect, DIGITS),
                    "ci95": [round(end, DIGITS) for end in it.effect.interval],
                }
                for it in found.candidates
            ],
            "advice": [verdict.to_json() for verdict in found.advice],
        },
        verdicts=advice,
        parts=tuple(_parts(found, options.tolerance)),
    )


def _summary(deck: Deck, options: RebalanceOptions, found: Rebalanced) -> BalanceVerdict:
    first = found.checks[0]
    if not found.changes and found.is_within:
        text = _("{deck} is in balance as it is", deck=deck.id)
    else:
        text = ngettext(len(found.changes), "{number} card changes", "{number} cards change")
    detail = _(
        "On fresh seeds effects spread by {before} points before and {after} after.",
        before=decimal(spread(first.before), 2),
        after=decimal(spread(first.after), 2),
    )
    if not found.is_within:
        detail += " " + _(
            "Some effects are still beyond {tolerance}: what may change does not reach further.",
            tolerance=points(options.tolerance),
        )
    return BalanceVerdict("rebalanced", text, detail, is_good=found.is_within)


def _change_json(change: CardChange) -> dict[str, Any]:
    return {
        "id": change.id,
        "before": dict(change.before),
        "after": dict(change.after),
        "effect_before": _rounded(change.effect_before),
        "effect_after": _rounded(change.effect_after),
    }


def _parts(found: Rebalanced, tolerance: float) -> Iterator[Part]:
    if found.changes:
        card = _("card")
        rows = [
            (it.id, it.before_text, it.after_text, _signed(it.effect_before), _signed(it.effect_after))
            for it in found.changes
        ]
        heads = (card, _("before"), _("after"), _("effect before"), _("effect after"))
        note = _("Effects in points, measured on fresh seeds.")
        yield NumberTable(_("What changes"), heads, tuple(rows), heads[:3], note)
    if found.candidates:
        columns = (_("card"), _("shape"), _("effect"), "±")
        played = tuple(
            (it.id, it.shape, signed(it.effect.effect), decimal(it.effect.half_width)) for it in found.candidates
        )
        yield NumberTable(_("Shapes of the same size that were played"), columns, played, columns[:2])
    tiles = [
        (
            _("{bot}, {games} games", bot=check.bot, games=grouped(check.games)),
            f"{decimal(spread(check.before), 2)} → {decimal(spread(check.after), 2)}",
        )
        for check in found.checks
    ]
    yield Tiles(_("How far effects lie apart, before and after"), tuple(tiles))
    after = found.checks[0].after
    rows_after = [EffectRow(name, it.effect, *it.interval) for name, it in after.items() if it]
    ranked = tuple(sorted(rows_after, key=lambda row: (-row.effect, row.card)))
    if ranked:  # a handful of games tells nothing about any card
        yield Effects(_("What each card does then"), _("points"), ranked, tolerance)


def _points(effect: Estimate | None) -> float | None:
    return effect.effect if effect is not None else None


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, DIGITS)


def _signed(number: float | None) -> str:
    return "" if number is None else signed(number)


Rebalance = Callable[[Deck, RebalanceOptions], Rebalanced]
"""Rebalances a deck, and tells whoever wants to know how far it is."""


class RebalancedText(Struct, frozen=True):
    """The file of a rebalanced deck, and whether it says and shows all else as the old one does."""

    text: str
    is_like_old: bool = True


def rebalanced_text(
    old: Deck, found: Rebalanced, deck_id: str, *, base: str | None, text: str, game: str | None = None
) -> RebalancedText:
    """Write a rebalanced deck: new prices over the old one, which `base` names, or else the old text, changed.

    `game` is how the new file names a game that is not shipped. A text whose cards stand elsewhere, as those of
    its own base do, cannot be changed; then the deck is written whole.
    """
    new = replace(found.deck, id=deck_id)
    header = [
        _("{deck} with fewest changes so that bots find its cards in balance.", deck=old.id),
        _("Made by `quiltsmith rebalance`; effects are points, measured on fresh seeds."),
    ]
    notes = {
        change.id: _(
            "was {before}; effect {old} before, {new} now",
            before=change.before_text,
            old=signed(change.effect_before or 0.0),
            new=signed(change.effect_after or 0.0),
        )
        for change in found.changes
    }
    if old.game.deck_needs.has_prices and base is not None:
        return RebalancedText(write_new_prices(new, base, header, notes))
    header += [f"{card}: {note}" for card, note in notes.items()]
    if notes and not old.game.deck_needs.has_prices:
        header.append(_("Names, notes and comments of these cards were written for their old shapes."))
    try:
        changed = edited(text, list(_edits(new, found.changes, text, game)))
    except EditRefusedError:
        return RebalancedText(write_deck(new, header, game), is_like_old=False)
    line_end = "\r\n" if "\r\n" in text else "\n"
    return RebalancedText(comment_lines(header).replace("\n", line_end) + changed)


def _edits(new: Deck, changes: Sequence[CardChange], text: str, game: str | None) -> Iterator[Edit]:
    """Yield what becomes different in the text of a deck."""
    yield SetDeckKey("deck", new.id)
    if game is not None:
        yield SetDeckKey("game", game)
    cards = plain_data(text).get("cards")
    places = {card.get("id"): number for number, card in enumerate(cards or ()) if isinstance(card, dict)}
    for change in changes:
        if change.id not in places:
            raise EditRefusedError
        place = places[change.id]
        for key, value in change.after.items():
            yield DrawShape("cards", place, value) if key == "shape" else SetKey("cards", place, key, value)


def balanced_deck(deck: Deck, options: DeckOptions, seed: int, rebalance: Rebalance) -> tuple[Deck, str]:
    """Rebalance a new deck within its options; return it with a sentence about what came of that."""
    if deck.game.deck_needs.has_prices:
        deck = with_drawn_prices(deck, seed)
    wished = RebalanceOptions(
        bot=chosen_bot(simulation_of(deck.game), None),
        seed=seed,
        games=rebalancing_of(deck.game).default_games,
        max_box=options.max_box,
        is_cuttable=options.cuttable,
        keeps_chirality=options.chiral is not None,
    )
    found = rebalance(deck, wished)
    check = found.checks[0]
    sentence = ngettext(
        len(found.changes),
        "Bots played it {games} times and changed {number} card: effects spread by {before} points before, "
        "{after} now.",
        "Bots played it {games} times and changed {number} cards: effects spread by {before} points before, "
        "{after} now.",
        games=grouped(found.games),
        before=decimal(spread(check.before), 2),
        after=decimal(spread(check.after), 2),
    )
    # The deck is new: nobody knows its first prices.
    cards = tuple(replace(card, original_price=None) for card in found.deck.cards)
    return replace(found.deck, cards=cards), sentence
