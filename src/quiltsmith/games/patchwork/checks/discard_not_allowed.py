"""A special patch was removed from play in an edition that does not allow it.

Only the Halloween edition lets the player choose; in the others it must be placed.

FAIL:
    game: patchwork
    Doris  discard
PASS:
    game: halloween
    Doris  discard
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _

CODE = "discard-not-allowed"


def check(step: Step) -> Iterator[Problem]:
    """Find discards where the game has none."""
    if step.move.action != "discard" or step.replay.game.may_discard_special:
        return
    # With no empty space left it is removed in every edition, and nobody minds a line that says so.
    if step.state.owes_special(step.meant.player):
        message = _("{game} does not allow to discard a special patch", game=step.replay.game.id)
        hint = _("place it: `{player} special s`", player=step.replay.name(step.meant.player))
        yield step.problem(CODE, 1, message, hint)
