"""The balance report of a roll-and-draw deck: numbers for programs, the parts of its page, and verdicts.

Verdicts say in plain sentences what stands out among the cards: only what chance does not explain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import median
from typing import Any

from quiltsmith.games.doodle.doodle_deal import game_in_circle
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import cell_name
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import decimal, grouped, percent, signed
from quiltsmith.simulate.balance_report import (
    BAND,
    BalanceVerdict,
    EffectRow,
    Effects,
    HeatMap,
    Histogram,
    NumberTable,
    Part,
    Report,
    Tiles,
    beyond,
    in_balance,
    points,
    run_subtitle,
    run_title,
)
from quiltsmith.simulate.doodle_balance import CardFate, CardRecord, Measured, StartRecord, measure
from quiltsmith.simulate.doodle_tables import doodle_setup
from quiltsmith.simulate.estimates import DIGITS, NORMAL_95, Estimate
from quiltsmith.simulate.simulation import RunConfig, RunSums

OFTEN_PASSED = 0.2
MORE_THAN_USUAL = 1.25
"""A card is passed often if it is in so large a share of its turns, and so much more than the average card."""
UNUSED = 0.4
PRECISE = 0.55
"""Half of a 95% interval, in points, that is enough to judge cards by."""
_GOOD_BOT, _GOOD_SHARE = "greedy", 0.75
"""Three quarters of what this bot reaches are a good score, as they are in the shipped game; see `par.py`."""
_FAR_OFF, _SCORE_STEP = 1 / 3, 5


def verdicts(measured: Measured) -> tuple[BalanceVerdict, ...]:
    """List what stands out, the most useful first."""
    known = [card for card in measured.cards if card.whole.effect]
    found = [
        *_starts(measured.starts),
        *_passed(measured.cards),
        *_extremes(known),
        *_uneven(known),
        *_specials(measured),
        *in_balance([card.whole.effect for card in known]),
        *_precision(measured, known),
    ]
    return tuple(found)


def _starts(starts: Sequence[StartRecord]) -> Iterator[BalanceVerdict]:
    ranked = sorted(
        ((start.id, start.effect) for start in starts if start.effect), key=lambda pair: (-pair[1].effect, pair[0])
    )
    if len(ranked) < 2:
        return
    (best, most), (worst, least) = ranked[0], ranked[-1]
    gap = most.effect - least.effect
    if gap - NORMAL_95 * sqrt(most.error**2 + least.error**2) > BAND:
        yield BalanceVerdict(
            "start-gap",
            _("{best} is worth {points} more than {worst}", best=best, worst=worst, points=points(gap)),
            _("Whoever starts with {worst} starts behind.", worst=worst),
            (best, worst),
        )
    elif most.half_width < BAND:
        yield BalanceVerdict("starts-fair", _("No start card is worth much more than another"), is_good=True)


def _passed(cards: Sequence[CardRecord]) -> Iterator[BalanceVerdict]:
    seen = [card for card in cards if card.whole.counts["token"]]
    if not seen:
        return
    card = max(seen, key=lambda card: card.whole.share("passed"))
    share, usual = card.whole.share("passed"), sum(card.whole.share("passed") for card in seen) / len(seen)
    if share > max(OFTEN_PASSED, MORE_THAN_USUAL * usual):
        yield BalanceVerdict(
            "often-passed",
            _("{card} is passed in {share} of its turns", card=card.id, share=percent(share)),
            _("The average card is passed in {share} of its turns.", share=percent(usual)),
            (card.id,),
        )


def _extremes(cards: Sequence[CardRecord]) -> Iterator[BalanceVerdict]:
    if not cards:
        return
    best, worst = max(cards, key=_effect), min(cards, key=_effect)
    if beyond(best.whole.effect) > 0:
        yield BalanceVerdict(
            "helps-most",
            _("{card} helps most: {points}", card=best.id, points=points(_effect(best))),
            _("So much more does a game bring in which it is the token's card once."),
            (best.id,),
        )
    if beyond(worst.whole.effect) < 0:
        yield BalanceVerdict(
            "costs-most",
            _("{card} costs most: {points}", card=worst.id, points=points(_effect(worst))),
            _("So much less does a game bring in which it is the token's card once."),
            (worst.id,),
        )


def _uneven(cards: Sequence[CardRecord]) -> Iterator[BalanceVerdict]:
    """Name the card that helps in one round and costs in another, if there is one."""
    found: list[tuple[float, str, int, Estimate, int, Estimate]] = []
    for card in cards:
        effects = [(number, fate.effect) for number, fate in enumerate(card.rounds, 1) if fate.effect]
        costs = [(effect.effect, number, effect) for number, effect in effects if beyond(effect) < 0]
        helps = [(effect.effect, number, effect) for number, effect in effects if beyond(effect) > 0]
        if costs and helps:
            (low, when_low, cost), (high, when_high, gain) = min(costs), max(helps)
            found.append((high - low, card.id, when_low, cost, when_high, gain))
    if found:
        _unused, card_id, when_low, cost, when_high, gain = max(found)
        yield BalanceVerdict(
            "uneven-rounds",
            _(
                "{card} costs {cost} in round {early} and brings {gain} in round {late}",
                card=card_id,
                cost=points(cost.effect),
                early=when_low,
                gain=points(gain.effect),
                late=when_high,
            ),
            _("Small patches help late, when large ones no longer fit."),
            (card_id,),
        )


def _specials(measured: Measured) -> Iterator[BalanceVerdict]:
    for name, spread in measured.uses.items():
        if (unused := spread.share_of(0)) >= UNUSED:
            yield BalanceVerdict(
                "special-unused",
                _("{action} is not used in {share} of all games", action=action(name), share=percent(unused)),
                _("It may be worth too little."),
            )


def _precision(measured: Measured, cards: Sequence[CardRecord]) -> Iterator[BalanceVerdict]:
    widths = [card.whole.effect.half_width for card in cards if card.whole.effect]
    if not widths:
        text = _("{games} games are too few to tell what cards are worth", games=grouped(measured.games))
        yield BalanceVerdict("few-games", text)
    elif (width := median(widths)) > PRECISE:
        needed = 1000 * (int(measured.games * (width / PRECISE) ** 2 / 1000) + 1)
        yield BalanceVerdict(
            "few-games",
            _("Effects are only known to within {points}", points=points(width)),
            _("About {games} games would tell them to within half a point.", games=grouped(needed)),
        )


def good_score(game: DoodleGame, bot: str, mean: float) -> Iterator[BalanceVerdict]:
    """Propose a good score by what bots reach, where the game's own is far from it or cannot be reached."""
    proposed = _SCORE_STEP * round(mean * _GOOD_SHARE / _SCORE_STEP)
    is_far = abs(game.good_score - proposed) > proposed * _FAR_OFF
    if bot != _GOOD_BOT or not game.good_score or proposed <= 0 or not (is_far or not game.goal):
        return
    yield BalanceVerdict(
        "good-score",
        _("{score} would be a good score with this deck", score=proposed),
        _(
            "The game says {own}; bots reach {mean} points on average.",
            own=game.good_score,
            mean=decimal(mean),
        ),
    )


def action(name: str) -> str:
    """Name a special action at the start of a sentence or as the head of a row."""
    return {"neighbour": _("Neighbour"), "single": _("Single"), "cut": _("Cut")}[name]


def _effect(card: CardRecord) -> float:
    return card.whole.effect.effect if card.whole.effect else 0.0


MOST_COLUMNS = 20


def doodle_report(config: RunConfig, played: RunSums) -> Report:
    deck, game = config.deck, game_in_circle(config.deck)
    specials = [name for name, times in game.specials.items() if times]
    ids, start_ids = [card.id for card in deck.cards], [card.id for card in deck.start]
    measured = measure(doodle_setup(game, deck), ids, start_ids, specials, played.games, played.sums)
    found = (*verdicts(measured), *good_score(game, config.bot, measured.total.mean))
    told = {"deck": deck.id, "game": game.id, "bot": config.bot, "games": played.games, "seed": config.seed}
    return Report(
        title=run_title(deck),
        subtitle=run_subtitle(played.games, config.bot, config.seed),
        json={**told, **_json(measured), "verdicts": [verdict.to_json() for verdict in found]},
        verdicts=found,
        parts=tuple(_parts(measured)),
    )


def _json(measured: Measured) -> dict[str, Any]:
    uses = measured.uses.items()
    return {
        "total": measured.total.to_json(),
        "rounds": [{"round": number, **spread.to_json()} for number, spread in enumerate(measured.rounds, 1)],
        "empty": {**measured.empty.to_json(), "spaces": [_rounded(row) for row in measured.empty_spaces]},
        "passes": {**measured.passes.to_json(), "turns": _rounded(measured.pass_turns)},
        "specials": {name: {**use.to_json(), "turns": _rounded(measured.use_turns[name])} for name, use in uses},
        "cards": [
            {
                "id": card.id,
                "size": card.size,
                **_fate_json(card.whole),
                "rounds": [{"round": number, **_fate_json(fate)} for number, fate in enumerate(card.rounds, 1)],
            }
            for card in measured.cards
        ],
        "starts": [
            {"id": start.id, **_drawn_whole(start.games), **_effect_json(start.effect)}
            for start in measured.starts
        ],
    }


def _drawn_whole(games: int) -> dict[str, int]:
    """Count a start card: whoever has one draws it."""
    return {"seen": games, "drawn": games, "passed": 0, "cut": 0}


def _fate_json(fate: CardFate) -> dict[str, Any]:
    """Count the turns in which a card was the token's, what was done then, and how often it was cut."""
    names = ("drawn", "passed", "cut", "exchanged", "borrowed", "offered", "chosen")
    counts = {name: fate.counts[name] for name in names}
    return {"seen": fate.counts["token"], **counts, **_effect_json(fate.effect)}


def _effect_json(estimate: Estimate | None) -> dict[str, Any]:
    if estimate is None:
        return {"effect": None, "ci95": None}
    return {"effect": round(estimate.effect, DIGITS), "ci95": _rounded(estimate.interval)}


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


def _parts(measured: Measured) -> Iterator[Part]:
    total, (low, high) = measured.total, measured.total.quartiles
    lead = _("Half of all games end between {low} and {high} points.", low=low, high=high)
    yield Histogram(_("Totals"), lead, total.counts, total.mean, (low, high))
    yield _tiles(measured)
    yield _heat_map(measured)
    unit = _("points, when it is the token's card")
    if rows := _effect_rows((card.id, card.whole.effect) for card in measured.cards):
        yield Effects(_("What each card does to the total"), unit, rows, BAND)
    if rows := _effect_rows((start.id, start.effect) for start in measured.starts):
        yield Effects(_("What each start card does to the total"), _("points"), rows, BAND)
    yield _card_table(measured)
    if measured.starts:
        yield _start_table(measured.starts)
    if measured.uses:
        yield _special_table(measured)
    yield _turn_table(measured)


def _tiles(measured: Measured) -> Tiles:
    rounds = [
        (_("Round {number}", number=number), decimal(spread.mean))
        for number, spread in enumerate(measured.rounds, 1)
    ]
    more = [
        (_("Empty spaces"), decimal(measured.empty.mean)),
        (_("Passes"), decimal(measured.passes.mean)),
        (_("Special actions"), decimal(sum(spread.mean for spread in measured.uses.values()))),
    ]
    return Tiles(_("An average game"), (*rounds, *more))


def _heat_map(measured: Measured) -> HeatMap:
    shares = [
        (share, cell_name((row, column)))
        for row, line in enumerate(measured.empty_spaces)
        for column, share in enumerate(line)
    ]
    share, name = max(shares)
    lead = _(
        "{space} most often, in {share} of all games. Bots build from the top left.",
        space=name,
        share=percent(share),
    )
    return HeatMap(_("Spaces that stay empty"), lead, measured.empty_spaces)


def _effect_rows(effects: Iterable[tuple[str, Estimate | None]]) -> tuple[EffectRow, ...]:
    rows = [EffectRow(card, effect.effect, *effect.interval) for card, effect in effects if effect]
    return tuple(sorted(rows, key=lambda row: (-row.effect, row.card)))


def _card_table(measured: Measured) -> NumberTable:
    numbers = range(1, len(measured.rounds) + 1)
    rounds = [_("round {number}", number=number).replace(" ", "\n") for number in numbers]
    card = _("card")
    heads = (card, _("size"), _("seen"), _("drawn"), _("passed"), _("cut"), _("effect"), "±", *rounds)
    rows = [
        (
            one.id,
            str(one.size),
            grouped(one.whole.counts["token"]),
            percent(one.whole.share("drawn")),
            percent(one.whole.share("passed")),
            grouped(one.whole.counts["cut"]),
            *_effect_cells(one.whole.effect),
            *(_effect_cells(fate.effect)[0] for fate in one.rounds),
        )
        for one in measured.cards
    ]
    note = _(
        "Seen: how often it was the token's card; drawn and passed: what was done then, else a neighbour was "
        "drawn. Effect: points compared with the average card, its 95% interval, and the effect in each round."
    )
    return NumberTable(_("Cards"), heads, tuple(rows), (card,), note)


def _start_table(starts: Iterable[StartRecord]) -> NumberTable:
    card = _("card")
    rows = [(start.id, grouped(start.games), *_effect_cells(start.effect)) for start in starts]
    return NumberTable(_("Start cards"), (card, _("games"), _("effect"), "±"), tuple(rows), (card,))


def _effect_cells(estimate: Estimate | None) -> tuple[str, str]:
    return (signed(estimate.effect), decimal(estimate.half_width)) if estimate else ("", "")


def _special_table(measured: Measured) -> NumberTable:
    name = _("action")
    most = max(spread.counts[-1][0] for spread in measured.uses.values())
    times = [_("{number} times", number=number) for number in range(most + 1)]
    rows = [
        (action(key), decimal(spread.mean, 2), *(percent(spread.share_of(number)) for number in range(most + 1)))
        for key, spread in measured.uses.items()
    ]
    return NumberTable(_("Special actions"), (name, _("mean"), *times), tuple(rows), (name,))


def _turn_table(measured: Measured) -> NumberTable:
    """Return what was done turn by turn, in percent of all games; many turns stand below each other."""
    names = (_("passed"), *(action(name) for name in measured.uses))
    shares = (measured.pass_turns, *measured.use_turns.values())
    lines = [[str(round(100 * share)) for share in row] for row in shares]
    turns = tuple(str(number) for number in range(1, len(measured.pass_turns) + 1))
    title, turn = _("Turn by turn, in percent of all games"), _("turn")
    if len(turns) > MOST_COLUMNS:
        return NumberTable(title, (turn, *names), tuple(zip(turns, *lines, strict=True)))
    rows = tuple((name, *line) for name, line in zip(names, lines, strict=True))
    return NumberTable(title, (turn, *turns), rows, (turn,))
