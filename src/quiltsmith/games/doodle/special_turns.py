"""In which turns each special action was used; what goes beyond its own uses is paid by repeating."""

from __future__ import annotations

from quiltsmith.games.doodle.game import REPEAT, SPECIAL_ACTIONS
from quiltsmith.games.doodle.rules.too_many_specials import uses
from quiltsmith.games.doodle.sheet import DoodleSheet


def special_turns(sheet: DoodleSheet) -> dict[str, list[int]]:
    """Give the turns of each action in the order of the log, as a player ticks them off."""
    used: dict[str, list[int]] = {name: [] for name in (*SPECIAL_ACTIONS, REPEAT)}
    for entry in sheet.log.specials:
        for name, times in uses(entry):
            for _ in range(times):
                is_own = len(used[name]) < sheet.game.specials[name]
                used[name if is_own else REPEAT].append(entry.turn)
    return used
