"""A special patch is placed or removed from play that the player has not gained.

One is gained by being the first to enter or pass its space of the time track.

FAIL:
    Andrea  advance          no special patch on the way
    Andrea  special s
PASS:
    Andrea  advance
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_record import PLACINGS, UNKNOWN_PLAYER
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _

CODE = "special-unearned"


def check(step: Step) -> Iterator[Problem]:
    """Find special patches out of nothing."""
    player = step.move.player
    if step.move.action not in PLACINGS or player == UNKNOWN_PLAYER:
        return
    if not step.state.players[player].pending_specials and not step.replay.overdue_specials[player]:
        left = step.state.specials_left
        hint = _("the next one lies on space {space}", space=left[0]) if left else _("all of them are taken")
        time = step.state.players[player].time
        message = _(
            "{player} has gained no special patch to place (token on space {space})", player=step.name, space=time
        )
        yield step.problem(CODE, 1, message, hint)
