"""The patch is not one of those for sale.

Only the next three patches in front of the neutral token can be bought; then the token moves to the place of
the one that was taken.

FAIL:
    circle: H Q R S T ...
    Andrea  take S a
PASS:
    Andrea  take R a
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _

CODE = "not-available"


def check(step: Step) -> Iterator[Problem]:
    """Compare the patch with those in front of the neutral token."""
    card, state = step.move.card, step.state
    is_known = step.replay.is_circle_known and card in state.prices
    if step.move.action != "take" or not is_known or card in state.offered():
        return
    if card in state.circle:
        message = _(
            "{patch} is {number} patches away from the neutral token",
            patch=card,
            number=state.circle.index(card) + 1,
        )
    else:
        message = _("{patch} is no longer in the circle", patch=card)
    offered = ", ".join(state.offered()) or _("nothing")
    hint = _("for sale: {patches}", patches=offered)
    if step.meant.card != card:
        hint = _(
            "{hint}; {letter} is drawn like {patch}", hint=hint, letter=step.meant.letter, patch=step.meant.card
        )
    yield step.problem(CODE, 2, message, hint)
