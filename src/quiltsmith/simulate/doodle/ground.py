"""Where games are played: the tables of a game and its deck, and the lists to play on, plain or compiled."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from quiltsmith import stable_random
from quiltsmith.games.doodle.engine import circle, specials
from quiltsmith.geometry import board, rectangles
from quiltsmith.simulate.compiling import compiled
from quiltsmith.simulate.doodle import at_random, beam, counting, greedy, playing, potential, state, work
from quiltsmith.simulate.doodle.beam import WIDTH
from quiltsmith.simulate.doodle.plan import plan_of
from quiltsmith.simulate.doodle.playing import deal_cards, play_game, play_seeds
from quiltsmith.simulate.doodle.record import PlayedRecord
from quiltsmith.simulate.doodle.tables import GameTables, tables_of
from quiltsmith.simulate.doodle.tally import Tally, new_tally, tally_shape
from quiltsmith.simulate.doodle.work import new_work, record_size
from quiltsmith.simulate.engine_cache import EngineCache
from quiltsmith.simulate.sums import zeros

if TYPE_CHECKING:
    from quiltsmith.simulate.numba_support import RowLayout

_COMPILED = (
    *(stable_random, circle, specials, board, rectangles),
    *(at_random, beam, counting, greedy, playing, potential, state, work),
)
_INLINED = (potential.potential, potential.hoped)
_MASKS, _WORDS = frozenset(("patterns", "targets")), frozenset(("stream",))


class DoodleEngine:
    """One game and deck made ready for any number of games, compiled or in plain Python."""

    def __init__(self, setting: GameTables, is_compiled: bool) -> None:
        self.setting, self._is_compiled = setting, is_compiled
        self.tables, self.shape, plan = tables_of(setting), tally_shape(setting), plan_of(setting)
        lists = (self.tables, plan, new_work(self.tables, plan, WIDTH), new_work(self.tables, plan, 1))
        self._lists: tuple[Any, ...] = lists
        self._play: Callable[..., int] = play_seeds
        if is_compiled:
            self._lists = tuple(map(self._layout().to_rows, lists))
            self._play = compiled(play_seeds, *_COMPILED, inlined=_INLINED)

    def play(self, bot: int, seeds: Iterable[int], with_records: bool = False) -> tuple[Tally, array[int]]:
        """Play a game for each seed; give the sums and, if they are wanted, all records one after the other."""
        seeds = list(seeds)
        tally, step = new_tally(self.tables, self.shape), record_size(self.tables)
        records = zeros(step * len(seeds) if with_records else step)
        arguments: list[Any] = [tally, seeds, records]
        if self._is_compiled:
            from quiltsmith.simulate.numba_support import number_row, word_row

            arguments = [self._layout().to_rows(tally), word_row(seeds), number_row(records)]
        self._play(*self._lists, self.shape, *arguments, bot, len(seeds), step if with_records else 0)
        return tally, records

    def play_deal(
        self, bot: int, seed: int, cards: Sequence[int] | None, rolls: Sequence[int] | None
    ) -> PlayedRecord:
        """Play one game, plain, with cards and rolls that were dealt elsewhere."""
        tables, plan, work, dream = self._lists
        work.stream[0] = seed
        start = deal_cards(tables, work)
        if cards is not None and rolls is not None:
            work.cards[:], work.rolls[:] = cards, rolls
        play_game(tables, plan, work, dream, bot, start)
        return PlayedRecord(tuple(work.record), tables)

    def _layout(self) -> RowLayout:
        from quiltsmith.simulate.numba_support import RowLayout

        return RowLayout(self.setting.board.rows * self.setting.board.stride, _MASKS, _WORDS)


def engine_for(setting: GameTables, is_compiled: bool) -> DoodleEngine:
    """Return the engine for a game and deck: one that was used before, if possible."""
    return _engines.get((setting, is_compiled))


_engines = EngineCache[tuple[GameTables, bool], DoodleEngine](lambda key: DoodleEngine(*key))
