"""A move after both tokens have reached the last space.

FAIL:
    a line `Doris advance` below the move that brought the second token to the last space
PASS:
    only `total`, `buttons`, `empty` and `tile` lines below it
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _

CODE = "after-the-end"


def check(step: Step) -> Iterator[Problem]:
    """Find the first move in a game that is over."""
    if step.state.is_over:
        message = _("the game was over before this move")
        yield step.problem(CODE, 0, message, _("remove the line, or look for a wrong one above"))
