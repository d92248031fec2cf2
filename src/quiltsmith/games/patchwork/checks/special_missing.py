"""A special patch was gained but neither placed nor removed from play.

It is placed at once: the line `NAME special LETTER` follows the move that gained it (in editions that allow it,
`NAME discard`). With no empty space left there is no such line.

FAIL:
    Andrea  take H a         her token passes a special patch
    Doris   advance
PASS:
    Andrea  take H a
    Andrea  special s
    Doris   advance
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_record import PLACINGS
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.replay import Replay, Step
from quiltsmith.i18n import _

CODE = "special-missing"


def check(step: Step) -> Iterator[Problem]:
    """Find a move while a special patch waits to be placed."""
    for player in PLAYERS:
        if step.state.owes_special(player) and step.meant.action not in PLACINGS:
            name = step.replay.name(player)
            message = _("{player} gained a special patch before this move and did not place it", player=name)
            yield step.problem(CODE, 0, message, _("add a line `{player} special s` above", player=name))


def check_last(replay: Replay) -> Iterator[Problem]:
    """Find special patches that wait after the last move."""
    for player in PLAYERS:
        if replay.state.owes_special(player):
            replay.overdue_specials[player] += replay.state.players[player].pending_specials
            name = replay.name(player)
            place = replay.text.line_place(replay.record.moves[-1].line)
            message = _("{player} gained a special patch and did not place it", player=name)
            yield Problem(place, CODE, message, _("add a line `{player} special s` below", player=name))
