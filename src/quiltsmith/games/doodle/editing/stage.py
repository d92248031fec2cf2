"""Where a sheet stands: what its player does next, and which special actions are left."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quiltsmith.games.doodle.engine.specials import all_specials, paid, uses_left
from quiltsmith.games.doodle.game import REPEAT, SPECIAL_ACTIONS
from quiltsmith.games.doodle.log import START
from quiltsmith.games.doodle.rules.too_many_specials import uses
from quiltsmith.games.doodle.sheet import DoodleSheet


class Stage(Struct, frozen=True):
    """What comes next: the start patch, a turn, the scoring of a round, or nothing.

    A `board` has no log, as on paper and in photos: nobody knows its turns, so that none can follow.
    """

    kind: Literal["start", "turn", "score", "over", "board"]
    round: int = 1
    turn: int = START


def stage_of(sheet: DoodleSheet) -> Stage:
    """Find the first thing that the log does not have yet; a turn that was taken back comes again."""
    game, named = sheet.game, _made(sheet)
    if sheet.shaded and not sheet.has_log:
        return Stage("board", game.rounds, game.turns)
    if game.start_cards and START not in named:
        return Stage("start")
    for number in range(1, game.rounds + 1):
        last = sheet.last_turn(number)
        for turn in range(last - game.turns_per_round + 1, last + 1):
            if turn not in named:
                return Stage("turn", number, turn)
        if number not in sheet.scores:
            return Stage("score", number, last)
    return Stage("over", game.rounds, game.turns)


def may_score(sheet: DoodleSheet, number: int) -> bool:
    """Tell whether a round can be scored, or scored again; without a log, the order of scores counts."""
    return sheet.has_log or number <= min(len(sheet.scores) + 1, sheet.game.rounds)


def _made(sheet: DoodleSheet) -> set[int]:
    """Collect the turns that are made; a single space alone makes none, unless the sheet is finished."""
    if sheet.log.total is not None:
        return set(sheet.log.turns)
    return {entry.turn for entry in sheet.log.entries if not entry.is_single}


def packed_left(sheet: DoodleSheet) -> int:
    """Pack the special actions that are left, as the engine does; what was used too often costs nothing more."""
    left = all_specials(sheet.game.specials)
    for entry in sheet.log.specials:
        for name, count in uses(entry):
            action = SPECIAL_ACTIONS.index(name)
            for _ in range(count):
                left = paid(left, action) if uses_left(left, action) else left
    return left


def specials_left(sheet: DoodleSheet) -> dict[str, int]:
    """Tell how often each special action can still be used."""
    left = packed_left(sheet)
    return {name: uses_left(left, action) for action, name in enumerate(SPECIAL_ACTIONS)}


def special_turns(sheet: DoodleSheet) -> dict[str, list[int]]:
    """Give the turns of each special action as a player ticks them off; beyond its own uses it is repeated."""
    used: dict[str, list[int]] = {name: [] for name in (*SPECIAL_ACTIONS, REPEAT)}
    for entry in sheet.log.specials:
        for name, times in uses(entry):
            for _ in range(times):
                is_own = len(used[name]) < sheet.game.specials[name]
                used[name if is_own else REPEAT].append(entry.turn)
    return used
