"""What the sums of many games say: how numbers spread, what became of each card, and what it does to the total."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from quiltsmith.games.doodle.doodle_circle import AGAIN
from quiltsmith.games.doodle.doodle_game import SPECIAL_ACTIONS
from quiltsmith.simulate.batches import Sums
from quiltsmith.simulate.doodle_tables import DoodleSetup
from quiltsmith.simulate.doodle_tally import CARD_COUNTS, MOST_USES, TOTAL, tally_shape
from quiltsmith.simulate.estimates import Estimate, GameSpread, Regression, spread_of

MOST_FACTORS = 400
"""Effects in each round take a large regression: with so many factors or more they are not worked out."""


class CardFate(Struct, frozen=True):
    """What became of a card: how often it was the token's and so on, as `CARD_COUNTS` lists it, and its effect."""

    counts: dict[str, int]
    effect: Estimate | None

    def share(self, what: str) -> float:
        """Return the share of the turns in which it was the token's."""
        return self.counts[what] / self.counts["token"] if self.counts["token"] else 0.0


class CardRecord(Struct, frozen=True):
    """A card in the whole game, and in each round."""

    id: str
    size: int
    whole: CardFate
    rounds: tuple[CardFate, ...]


class StartRecord(Struct, frozen=True):
    """A start card: how many games began with it, and its effect."""

    id: str
    games: int
    effect: Estimate | None


class Measured(Struct, frozen=True):
    """All that is told of a run."""

    games: int
    total: GameSpread
    rounds: tuple[GameSpread, ...]
    empty: GameSpread
    passes: GameSpread
    pass_turns: tuple[float, ...]
    """The share of games that pass, turn by turn."""
    uses: dict[str, GameSpread]
    """Of each special action that the game has, how often it was used."""
    use_turns: dict[str, tuple[float, ...]]
    empty_spaces: tuple[tuple[float, ...], ...]
    """The share of games in which a space stayed empty, row by row."""
    cards: tuple[CardRecord, ...]
    starts: tuple[StartRecord, ...]


def measure(
    setup: DoodleSetup,
    ids: Sequence[str],
    start_ids: Sequence[str],
    specials: Iterable[str],
    games: int,
    sums: Sums,
) -> Measured:
    """Read the sums of a run; the special actions are those that the game has."""
    rows, shape, turns = sums.rows, tally_shape(setup), setup.rounds * setup.round_turns
    points, stride = shape.most_points + 1, setup.board.stride
    uses = {name: rows["uses"][number * (MOST_USES + 1) :][: MOST_USES + 1] for number, name in _actions(specials)}
    use_turns = {
        name: tuple(used / games for used in rows["uses_in_turn"][number * (turns + 2) + 1 :][:turns])
        for number, name in _actions(specials)
    }
    filled = rows["filled"]
    whole, by_round, starts = _effects(setup, sums)
    return Measured(
        games=games,
        total=spread_of(rows["totals"], shape.lowest_total),
        rounds=tuple(spread_of(rows["scores"][one * points :][:points]) for one in range(setup.rounds)),
        empty=spread_of(rows["empties"]),
        passes=spread_of(rows["passes"]),
        pass_turns=tuple(passed / games for passed in rows["passes_in_turn"][1:]),
        uses={name: spread_of(row) for name, row in uses.items()},
        use_turns=use_turns,
        empty_spaces=tuple(
            tuple(1 - filled[row * stride + column] / games for column in range(setup.board.columns))
            for row in range(setup.board.rows)
        ),
        cards=tuple(
            _card(card, setup, rows["cards"], number, whole[number], [effects[number] for effects in by_round])
            for number, card in enumerate(ids)
        ),
        starts=tuple(
            StartRecord(card, rows["pairs"][_start(setup, number) * (shape.factors + 1)], starts[number])
            for number, card in enumerate(start_ids)
        ),
    )


def _actions(specials: Iterable[str]) -> list[tuple[int, str]]:
    known = set(specials)
    return [(number, name) for number, name in enumerate(SPECIAL_ACTIONS[:AGAIN]) if name in known]


def _card(
    card: str,
    setup: DoodleSetup,
    row: Sequence[int],
    number: int,
    whole: Estimate | None,
    by_round: Sequence[Estimate | None],
) -> CardRecord:
    size = len(CARD_COUNTS)
    begins = [(number * setup.rounds + one) * size for one in range(setup.rounds)]
    counts = [dict(zip(CARD_COUNTS, row[begin : begin + size], strict=True)) for begin in begins]
    every = {name: sum(part[name] for part in counts) for name in CARD_COUNTS}
    return CardRecord(
        card,
        setup.cards[number].size,
        CardFate(every, whole),
        tuple(CardFate(count, effect) for count, effect in zip(counts, by_round, strict=True)),
    )


def _start(setup: DoodleSetup, number: int) -> int:
    return 1 + setup.rounds * len(setup.cards) + number


def _effects(
    setup: DoodleSetup, sums: Sums
) -> tuple[list[Estimate | None], list[list[Estimate | None]], list[Estimate | None]]:
    """Return the effect of each card in the whole game and in each round, and that of each start card."""
    cards, starts, rounds = len(setup.cards), len(setup.starts), setup.rounds
    shape = tally_shape(setup)
    pairs = [sums.rows["pairs"][one * shape.factors : (one + 1) * shape.factors] for one in range(shape.factors)]
    effects = sums.rows["effects"][TOTAL :: shape.outcomes]
    squares = sums.rows["products"][0]
    start_group = [range(_start(setup, 0), _start(setup, starts))] if starts else []
    round_groups = [range(1 + one * cards, 1 + (one + 1) * cards) for one in range(rounds)]
    whole = _merged(pairs, effects, rounds, cards, starts)
    groups = [range(1, cards + 1), *([range(cards + 1, cards + 1 + starts)] if starts else [])]
    overall = Regression(*whole, squares, groups).solve() or {}
    each: dict[int, Estimate] = {}
    if shape.factors < MOST_FACTORS:
        seen = [group for group in round_groups if any(pairs[factor][factor] for factor in group)]
        each = Regression(pairs, effects, squares, [*seen, *start_group]).solve() or {}
    return (
        [overall.get(1 + card) for card in range(cards)],
        [[each.get(factor) for factor in group] for group in round_groups],
        [overall.get(cards + 1 + start) for start in range(starts)],
    )


def _merged(
    pairs: Sequence[Sequence[int]], effects: Sequence[int], rounds: int, cards: int, starts: int
) -> tuple[list[list[int]], list[int]]:
    """Make one factor of a card's factors in all rounds: it is the token's in one of them at most."""
    members = [[0], *([1 + one * cards + card for one in range(rounds)] for card in range(cards))]
    members += [[1 + rounds * cards + start] for start in range(starts)]
    columns = [[sum(row[one] for one in group) for group in members] for row in pairs]
    merged = [[sum(columns[one][other] for one in group) for other in range(len(members))] for group in members]
    return merged, [sum(effects[one] for one in group) for group in members]
