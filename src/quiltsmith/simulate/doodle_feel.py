"""How a roll-and-draw deck feels to play: two players at a table, with the same cards and rolls.

Each has a start card of its own, and makes any of the good moves by lot, as people do not play alike either. The
ladder of players who slip more or less plays the same deals, and so does `greedy` without each special action.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from quiltsmith.games.doodle.doodle_circle import all_specials
from quiltsmith.games.doodle.doodle_deal import game_in_circle
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.simulate import doodle_traces
from quiltsmith.simulate.batches import zeros
from quiltsmith.simulate.compiling import EngineCache, can_compile, compiled
from quiltsmith.simulate.doodle_arena import end_begins, make_arena, record_size
from quiltsmith.simulate.doodle_engine import (
    COMPILED,
    MASK_FIELDS,
    engine_for,
    parse_strategy,
    strategy_of,
)
from quiltsmith.simulate.doodle_tables import ONE, DoodleSetup, doodle_setup, plan_of, tables_of
from quiltsmith.simulate.doodle_traces import (
    CHOICES,
    MOST_CHOICES,
    STANDING,
    TRACE_FIELDS,
    TraceOrder,
    trace_games,
    trace_size,
)
from quiltsmith.simulate.feel import (
    NEAR_SLIPS,
    SLIPS,
    Feel,
    ShareOut,
    TracedGame,
    course_measures,
    deal_seeds,
    lot_seeds,
    luck_measures,
    skill_measure,
    worth_measure,
)
from quiltsmith.simulate.feel_statistics import course_of
from quiltsmith.simulate.simulation import RunConfig

BOT = "greedy"
MARGIN, SWING = 1.0, 5.0
"""How many points a good move may be worse than the best, and a turn that decides moves the lead."""
SEATS = 2
_WORDS = frozenset(("stream", "samples", "deals", "lots"))


class TraceEngine:
    """One game and deck made ready to be traced, compiled or in plain Python."""

    def __init__(self, setup: DoodleSetup, is_compiled: bool) -> None:
        self._setup, self._is_compiled = setup, is_compiled
        self.tables, self._plan = tables_of(setup), plan_of(setup)
        self._arena = make_arena(self.tables, self._plan, MOST_CHOICES)

    def trace(
        self, deals: Sequence[int], lots: Sequence[int], seat: int = 0, slips: int = 0, is_varied: bool = False
    ) -> list[list[int]]:
        """Play a game for each deal and return their traces, as `doodle_traces.py` writes them."""
        size = trace_size(self.tables)
        traces = zeros(size * len(deals))
        order = TraceOrder(deals, lots, len(deals), seat, round(MARGIN * ONE), slips, int(is_varied), traces)
        lists = (self.tables, self._plan, self._arena, order)
        if self._is_compiled:
            from quiltsmith.simulate.numba_support import RowLayout

            board = self._setup.board
            layout = RowLayout(board.rows * board.stride, MASK_FIELDS, _WORDS)
            compiled(trace_games, *COMPILED, doodle_traces)(*map(layout.to_rows, lists))
        else:
            trace_games(*lists)
        return [traces[at : at + size].tolist() for at in range(0, len(traces), size)]


_engines = EngineCache[tuple[DoodleSetup, bool], TraceEngine](lambda key: TraceEngine(*key))


def trace_engine(setup: DoodleSetup, is_compiled: bool | None = None) -> TraceEngine:
    """Return the engine that traces games of a setup; compiled where that is possible, or as is asked for."""
    return _engines.get((setup, can_compile() if is_compiled is None else is_compiled))


class Part(NamedTuple):
    """Games that can be played for themselves: a seat at the table, a player of the ladder, or one without."""

    seat: int | None = None
    slips: int | None = None
    bot: str = BOT
    without: str = ""


def doodle_feel(config: RunConfig, deals: int, share_out: ShareOut = map) -> Feel:
    """Measure how a deck feels to play, on so many deals; `share_out` does what `map` does, for each part."""
    game = game_in_circle(config.deck)
    names = [name for name, _unused in restrictions(game, doodle_setup(game, config.deck))]
    seats, ladder = [Part(seat=seat) for seat in range(SEATS)], [Part(slips=slips) for slips in reversed(SLIPS)]
    if is_on_top(config.bot):
        ladder.append(Part(bot=config.bot))
    usual, without = Part(), [Part(without=name) for name in names]
    parts = [*seats, *ladder, usual, *without]
    played = dict(zip(parts, share_out(partial(play_part, config, deals), parts), strict=True))
    measures, several = course_measures(read_table(*(played[seat] for seat in seats)))
    totals = {part: [trace[-1] for trace in played[part]] for part in (*ladder, usual, *without)}
    measures |= luck_measures(list(zip(*(totals[Part(slips=slips)] for slips in NEAR_SLIPS), strict=True)))
    measures["skill"] = skill_measure([_less(totals[one], totals[other]) for other, one in pairwise(ladder)])
    worth = {part.without: worth_measure(_less(totals[usual], totals[part])) for part in without}
    return Feel(BOT, deals, deals * len(parts), MARGIN, SWING, ladder[-1].bot, several, measures, worth)


def is_on_top(bot: str) -> bool:
    """Return whether a bot stands above `greedy` on the ladder; one that is given time plays never the same."""
    found = parse_strategy(bot)
    return found is not None and not found.milliseconds and found.name in ("beam", "mcts")


def play_part(config: RunConfig, deals: int, part: Part) -> list[list[int]]:
    """Play a game for each deal; return what was traced of each, the total last."""
    game, seeds = game_in_circle(config.deck), deal_seeds(config.seed, deals)
    setup = doodle_setup(game, config.deck)
    if part.seat is not None:
        lots = lot_seeds(config.seed, 1 + part.seat, deals)
        return trace_engine(setup).trace(seeds, lots, part.seat, is_varied=True)
    if part.slips is not None:
        return trace_engine(setup).trace(seeds, lot_seeds(config.seed, 10 + part.slips, deals), 0, part.slips)
    engine = engine_for(dict(restrictions(game, setup)).get(part.without, setup), can_compile())
    _unused, records = engine.play(strategy_of(part.bot), seeds, with_records=True)
    return [[total] for total in records[end_begins(engine.tables) + 1 :: record_size(engine.tables)]]


def read_table(*seats: Sequence[Sequence[int]]) -> list[TracedGame]:
    """Read the traces of two players at a table, deal by deal."""
    return [_traced(*pair) for pair in zip(*seats, strict=True)]


def _traced(one: Sequence[int], other: Sequence[int]) -> TracedGame:
    turns = range(0, len(one) - 1, TRACE_FIELDS)
    leads = [(one[at + STANDING] - other[at + STANDING]) / ONE for at in turns]
    choices = [trace[at + CHOICES] for trace in (one, other) for at in turns]
    return TracedGame(choices, course_of(leads, SWING))


def restrictions(game: DoodleGame, setup: DoodleSetup) -> Iterator[tuple[str, DoodleSetup]]:
    """Yield what a player may have to do without, and the game without it."""
    for name, uses in game.specials.items():
        if uses:
            yield name, setup._replace(specials=all_specials({**game.specials, name: 0}))
    if setup.starts:
        yield "start", setup._replace(starts=())


def _less(ones: Sequence[int], others: Sequence[int]) -> list[int]:
    return [one - other for one, other in zip(ones, others, strict=True)]
