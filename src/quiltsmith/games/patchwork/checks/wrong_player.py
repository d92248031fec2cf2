"""Not this player's turn.

The player whose token is further behind moves; on the same space the one whose token lies on top, that is, who
arrived there last. At the very start the first player of the `players` line moves.

FAIL:
    Andrea  advance          Andrea's token is ahead now
    Andrea  advance
PASS:
    Andrea  advance
    Doris   take H a
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_record import PLACINGS, UNKNOWN_PLAYER
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _

CODE = "wrong-player"


def check(step: Step) -> Iterator[Problem]:
    """Compare the mover with whose turn it is."""
    if step.move.action in PLACINGS or step.move.player == UNKNOWN_PLAYER:
        return
    current = step.state.current()
    if current != step.move.player:
        own, other = step.state.players[step.move.player], step.state.players[current]
        name = step.replay.name(current)
        if own.time == other.time:
            where = _(
                "both are on space {space}, and the token of {player} lies on top", space=own.time, player=name
            )
        else:
            where = _(
                "{mover} is on space {space}, {player} on {other}",
                mover=step.name,
                space=own.time,
                player=name,
                other=other.time,
            )
        message = _("it is the turn of {player}, not of {mover}", player=name, mover=step.name)
        yield step.problem(CODE, 0, message, where)
