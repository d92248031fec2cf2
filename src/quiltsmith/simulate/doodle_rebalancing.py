"""A roll-and-draw deck rebalanced: cards that help or cost too much are swapped for others of the same size.

Every round plays the deck with a candidate in the place of each card that is certainly beyond the tolerance.
Which candidate is tried next follows from what the card does: a card that costs points gets a handier shape, one
that brings too many a more awkward one, the nearest first. At the end each card has the shape with the least
effect of all that were played, if that is better than its own for certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.deck_options import LARGEST_PATCH
from quiltsmith.decks.shape_pool import shape_pool
from quiltsmith.formats.fields import in_language
from quiltsmith.games.doodle.doodle_deal import game_in_circle
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _, get_locale
from quiltsmith.simulate.balance_report import BalanceVerdict, points
from quiltsmith.simulate.doodle_balance import measure
from quiltsmith.simulate.doodle_tables import doodle_setup
from quiltsmith.simulate.estimates import Estimate
from quiltsmith.simulate.rebalancing import (
    FIRST_ROUND,
    FRESH,
    CardChange,
    CardEffects,
    FreshCheck,
    MeasureRound,
    Measuring,
    PlayedCandidate,
    Rebalanced,
    RebalanceOptions,
    Rebalancing,
    pooled,
    with_effects,
)
from quiltsmith.simulate.simulation import RunConfig, RunSums

Tried = Mapping[str, Sequence[tuple[Shape, Estimate]]]
"""The shapes that were played in the place of each card, with their effects."""
GAMES_PER_ROUND = 25_000
MOST_SWAPS = 5
"""How many rounds with candidates there are at most."""


class NewShapes(Struct, frozen=True):
    """Where the rounds led: the shapes chosen, how many rounds, and all that were played."""

    shapes: dict[str, Shape]
    rounds: int
    tried: Tried


def rebalance(deck: Deck, options: RebalanceOptions, measuring: Measuring) -> Rebalanced:
    """Find other shapes for cards that are beyond the tolerance, and check them on fresh seeds."""

    def effects(deck: Deck, number: int) -> CardEffects:
        return effects_of(*measuring.play(deck, number, options.bot, options.games))

    found = swap_shapes(deck, lambda deck, number: effects(deck, FIRST_ROUND + number), options)
    new = with_shapes(deck, found.shapes)
    check = FreshCheck(options.bot, options.games, effects(deck, FRESH), effects(new, FRESH))
    left = _beyond(new, check.after, replace(options, most=None))
    candidates = [(card, it) for card, shapes in found.tried.items() for it in shapes]
    return Rebalanced(
        deck=new,
        rounds=found.rounds,
        games=measuring.games,
        is_within=not left,
        changes=with_effects(_changes(deck, found.shapes), check),
        checks=(check,),
        advice=(*_advice(deck, left, check.after, found.tried), *_old_names(deck, found.shapes)),
        candidates=tuple(PlayedCandidate(card, str(shape), effect) for card, (shape, effect) in candidates),
    )


def swap_shapes(deck: Deck, measure: MeasureRound, options: RebalanceOptions) -> NewShapes:
    """Try shapes round by round, and choose the best for each card."""
    own = dict(measure(deck, 1))
    tried: dict[str, list[tuple[Shape, Estimate]]] = {}
    rounds = 1
    while rounds <= MOST_SWAPS:
        # A card with its own shape is measured in every round: more and more of them are known for certain.
        beyond = _beyond(deck, own, options, tuple(tried))
        candidates = _candidates(deck, beyond, own, tried, options)
        if not candidates:
            break
        rounds += 1
        for card, effect in measure(with_shapes(deck, candidates), rounds).items():
            if effect is not None and card in candidates:
                tried.setdefault(card, []).append((candidates[card], effect))
            elif effect is not None and (known := own[card]) is not None:
                own[card] = pooled(known, effect)
    return NewShapes(dict(_best(own, tried)), rounds, tried)


def most_games(games: int) -> int:
    """Return how many games a rebalancing has at most, by those of a round."""
    return (1 + MOST_SWAPS + 2) * games


def effects_of(config: RunConfig, played: RunSums) -> CardEffects:
    """Return the effects of all patch cards over the whole game."""
    deck, game = config.deck, game_in_circle(config.deck)
    cards, starts = [card.id for card in deck.cards], [card.id for card in deck.start]
    found = measure(doodle_setup(game, deck), cards, starts, [], played.games, played.sums)
    return {card.id: card.whole.effect for card in found.cards}


def with_shapes(deck: Deck, shapes: Mapping[str, Shape]) -> Deck:
    """Return a deck with other shapes for some cards; pieces of the old shape are shown no more."""
    return replace(deck, cards=tuple(_swapped(card, shapes.get(card.id)) for card in deck.cards))


def awkwardness(shape: Shape) -> int:
    """Return how hard a shape is to fit in: by its outline and its longest side."""
    return shape.perimeter() + max(shape.rows, shape.columns)


def _swapped(card: Card, shape: Shape | None) -> Card:
    return card if shape is None else replace(card, shape=shape, shown_cuts=())


def _beyond(deck: Deck, effects: CardEffects, options: RebalanceOptions, first: Sequence[str] = ()) -> list[Card]:
    """List the cards that are certainly beyond the tolerance and may change, those named first in front."""
    found = [
        (card.id not in first, -abs(effect.effect), card.id)
        for card in deck.cards
        if (effect := effects[card.id]) is not None
        and (card.id in first or abs(effect.effect) - effect.half_width > options.tolerance)
        and card.id not in options.keep
    ]
    named = {card.id: card for card in deck.cards}
    return [named[card] for *_unused, card in sorted(found)[: options.most]]


def _candidates(
    deck: Deck, beyond: Sequence[Card], own: CardEffects, tried: Tried, options: RebalanceOptions
) -> dict[str, Shape]:
    """Choose the next shape to try for each card that has no good one yet; no shape is in the deck twice."""
    used = {card.shape.canonical() for card in deck.cards}
    chosen: dict[str, Shape] = {}
    for card in beyond:
        last_shape, last = tried[card.id][-1] if card.id in tried else (card.shape, own[card.id])
        if last is None or abs(last.effect) <= options.tolerance or card.shape.size > LARGEST_PATCH:
            continue
        taken = used | {shape for shape, _unused in tried.get(card.id, ())}
        shapes = [shape for shape in _pool(deck, card, options) if shape not in taken]
        now = awkwardness(last_shape)
        fitting = [shape for shape in shapes if (awkwardness(shape) < now) == (last.effect < 0)]
        if fitting:
            chosen[card.id] = min(fitting, key=lambda shape: (abs(awkwardness(shape) - now), shape.cells))
            used.add(chosen[card.id])
    return chosen


def _pool(deck: Deck, card: Card, options: RebalanceOptions) -> tuple[Shape, ...]:
    """List the shapes of a card's size that are allowed."""
    pool = shape_pool(card.shape.size, deck.game.board, options.max_box, options.is_cuttable)
    if not options.keeps_chirality:
        return pool.shapes
    return pool.chiral if card.shape.is_chiral() else pool.others


def _best(own: CardEffects, tried: Tried) -> Iterator[tuple[str, Shape]]:
    """Choose for each card the shape with the least effect, if it is better than its own for certain."""
    for card, shapes in tried.items():
        before = own[card]
        shape, effect = min(shapes, key=lambda pair: abs(pair[1].effect))
        if before and abs(before.effect) - abs(effect.effect) > sqrt(before.error**2 + effect.error**2):
            yield card, shape


def _changes(deck: Deck, chosen: Mapping[str, Shape]) -> list[CardChange]:
    return [
        CardChange(card.id, {"shape": str(card.shape)}, {"shape": str(new)}, str(card.shape), str(new))
        for card in deck.cards
        if (new := chosen.get(card.id)) is not None
    ]


def _advice(deck: Deck, left: Sequence[Card], effects: CardEffects, tried: Tried) -> Iterator[BalanceVerdict]:
    """Yield what else can be done for cards that are not in balance."""
    can_cut = len(deck.cards) > game_in_circle(deck).cards_dealt
    for card in left:
        effect = effects[card.id]
        worth = effect.effect if effect else 0.0
        text = (
            _("{card} still brings {points} too many", card=card.id, points=points(worth))
            if worth > 0
            else _("{card} still costs {points}", card=card.id, points=points(worth))
        )
        detail = [_("No shape of its size that was played is in balance.")] if card.id in tried else []
        detail.append(_("Give it another size."))
        if can_cut:
            detail.append(_("Or cut it from the deck, which has more cards than a game shows."))
        yield BalanceVerdict("change-size", text, " ".join(detail), (card.id,))


def _old_names(deck: Deck, shapes: Mapping[str, Shape]) -> Iterator[BalanceVerdict]:
    """Yield which names and notes were given to a shape that is no more."""
    locale = get_locale()
    for card in (card for card in deck.cards if card.id in shapes):
        told = []
        if card.name:
            told.append(_("{card} is still called “{name}”", card=card.id, name=in_language(card.name, locale)))
        if card.note:
            told.append(_("{card} still has the note “{note}”", card=card.id, note=in_language(card.note, locale)))
        detail = _("That was said of its old shape, {shape}; see whether it fits the new one.", shape=card.shape)
        yield from (BalanceVerdict("old-name", text, detail, (card.id,)) for text in told)


DOODLE_REBALANCING = Rebalancing(rebalance, GAMES_PER_ROUND, most_games)
