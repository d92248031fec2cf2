"""The moves of a record followed one by one: all rules look at a move, then it is made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.meaning import likely_move
from quiltsmith.games.patchwork.record import PLACINGS, UNKNOWN_PLAYER, LoggedMove
from quiltsmith.games.patchwork.replay import Replay, Step, apply
from quiltsmith.games.patchwork.rules import (
    MOVE_CHECKS,
    after_the_end,
    not_available,
    special_missing,
    unknown_card,
    wrong_shape,
)


def follow(replay: Replay) -> Iterator[Problem]:
    """Follow the moves to the end of the game, or as far as anybody can tell how it stands."""
    moves = replay.record.moves
    for move, next_mover in zip(moves, _next_movers(moves), strict=True):
        if replay.state.is_over:
            yield from after_the_end.check(Step(replay, move, move))
        if replay.state.is_over or replay.lost_in_line is not None:
            break
        yield from _make_move(replay, move, next_mover)
    if replay.lost_in_line is None:
        yield from special_missing.check_last(replay)
    for move in moves:
        # Lines that were not followed still say what their letters are.
        if move.letter and move.player != UNKNOWN_PLAYER:
            replay.used_letters[move.player].setdefault(move.letter, move.line)


def _make_move(replay: Replay, move: LoggedMove, next_player: int | None) -> Iterator[Problem]:
    meant = likely_move(replay, move, next_player)
    if meant is None:
        replay.lost_in_line = move.line
        if move.player != UNKNOWN_PLAYER:
            named = Step(replay, move, move)
            checks = (unknown_card.check, not_available.check, wrong_shape.check)
            yield from islice(chain.from_iterable(check(named) for check in checks), 1)
        return
    step = Step(replay, move, meant)
    for check in MOVE_CHECKS:
        yield from check(step)
    apply(replay, meant)


def _next_movers(moves: list[LoggedMove]) -> list[int | None]:
    """Tell for every line who makes the next move after it; special patches are placed in between."""
    movers: list[int | None] = []
    mover: int | None = None
    for move in reversed(moves):
        movers.append(mover)
        if move.action not in PLACINGS:
            mover = move.player
    return movers[::-1]
