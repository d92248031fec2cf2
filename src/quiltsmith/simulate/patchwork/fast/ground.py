"""Where the fast engine plays: the same games as the plain one's, many times as fast."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from quiltsmith import stable_random
from quiltsmith.games.patchwork.engine import arithmetic
from quiltsmith.games.patchwork.engine.moves import make_move
from quiltsmith.games.patchwork.engine.state import new_game
from quiltsmith.games.patchwork.patchwork_record import Action
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, PlayedMove
from quiltsmith.simulate.fast import compiled
from quiltsmith.simulate.patchwork import tally, tastes, valuing
from quiltsmith.simulate.patchwork.fast import (
    chance,
    games,
    moving,
    options,
    places,
    quilts,
    rollouts,
    rules,
    searching,
)
from quiltsmith.simulate.patchwork.fast.desk import Desk, make_desk, most_lines
from quiltsmith.simulate.patchwork.placing import lane_width
from quiltsmith.simulate.patchwork.plain import deal_circle, streams_of
from quiltsmith.simulate.patchwork.setup import MatchSetup
from quiltsmith.simulate.patchwork.strategies import Strategy
from quiltsmith.simulate.patchwork.tally import BUYERS, Counts, count_shape, empty_counts
from quiltsmith.simulate.sums import zeros

_ACTIONS: dict[int, Action] = {
    places.ADVANCE: "advance",
    places.TAKE: "take",
    places.SPECIAL: "special",
    places.DISCARD: "discard",
}
_COMPILED = (
    *(stable_random, arithmetic, valuing, tally, tastes),
    *(quilts, rules, options, searching, moving, chance, rollouts, games),
)
_WORDS = ("lots", "stream")


@cache
def _play() -> Callable[..., None]:
    return compiled(games.play_games, *_COMPILED)


class FastGround:
    """Where games of a setup are played."""

    def __init__(self, setup: MatchSetup) -> None:
        self.setup, self._desks = setup, dict[int, Any]()
        self._room = self._rows(make_desk(setup, 0))
        self._turned = [turned for patch in setup.patches for turned in patch.turned]

    def count_games(self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int = 0) -> Counts:
        """Play a game for each seed, with tastes of a strength, and count them."""
        return self._count(bots, seeds, strength, places.NO_CARD)

    def count_ends(
        self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int
    ) -> tuple[Counts, array[int]]:
        """Play a game for each seed and count them; tell of each how it ended."""
        ends = zeros(len(seeds) * BUYERS)
        return self._count(bots, seeds, strength, places.NO_CARD, ends), ends

    def count_pairs(self, bots: Sequence[Strategy], seeds: Sequence[int], strength: int, card: int) -> Counts:
        """Play two games for each seed: the player by its last bit must buy a patch, and never does."""
        return self._count(bots, seeds, strength, card)

    def play(self, bots: Sequence[Strategy], seed: int, strength: int = 0) -> PlayedGame:
        """Play a game and give all its moves."""
        setup, desk = self.setup, self._desk(bots)
        desk.note.array[places.MOST_LINES] = most_lines(setup)
        self.count_games(bots, [seed], strength)
        desk.note.array[places.MOST_LINES] = 0
        circle = deal_circle(setup, streams_of(seed).deal)
        state = new_game(setup.game, setup.deck, list(circle))
        lines = desk.log.array.reshape(-1, places.LINE_SIZE)[: desk.note.array[places.LINES]]
        moves = tuple(map(self._move, lines.tolist()))
        for move in moves:
            make_move(state, move)
        return PlayedGame(circle, setup.game.track, moves, state)

    def _count(
        self,
        bots: Sequence[Strategy],
        seeds: Sequence[int],
        strength: int,
        card: int,
        ends: array[int] | None = None,
    ) -> Counts:
        from quiltsmith.simulate.rows import number_row, word_row

        counts, desk = empty_counts(self.setup), self._desk(bots)
        # The lists of the counts themselves, so that what is counted stands there.
        rows = Counts._make(map(number_row, counts))
        players = number_row([number for bot in bots for number in (bot.kind, bot.strength)])
        shape = count_shape(self.setup)
        _play()(desk, self._room, shape, rows, word_row(seeds), len(seeds), players, strength, card, *_room(ends))
        return counts

    def _desk(self, bots: Iterable[Strategy]) -> Any:
        """Give the desk for games of some bots: those that look further ahead need a larger one."""
        depth = max(bot.strength if bot.name == "minimax" else 1 for bot in bots)
        if depth not in self._desks:
            self._desks[depth] = self._rows(make_desk(self.setup, depth))
        return self._desks[depth]

    def _rows(self, desk: Desk) -> Any:
        """Give the lists of a desk the form that compiled functions take."""
        from quiltsmith.simulate.rows import number_row, small_row, word_row

        rows: dict[str, Any] = desk._asdict()
        for name, row in rows.items():
            rows[name] = word_row(row) if name in _WORDS else number_row(row)
        return Desk(**{**rows, "lane": small_row(desk.lane, lane_width(self.setup))})

    def _move(self, line: Sequence[int]) -> PlayedMove:
        player, action, card, turn, corner = line
        if card == places.NO_CARD:
            return PlayedMove(player, _ACTIONS[action])
        spaces = self._turned[turn].pattern << corner
        return PlayedMove(player, _ACTIONS[action], self.setup.patches[card].id, spaces)


def _room(ends: array[int] | None) -> tuple[Any, int]:
    """Give the list for how games ended, and how many numbers each has there."""
    from quiltsmith.simulate.rows import number_row

    return (number_row(zeros(1)), 0) if ends is None else (number_row(ends), BUYERS)
