"""The player cannot pay for the patch.

FAIL:
    Andrea  take c a         costs 10, and Andrea has 5
PASS:
    Andrea  take B a         costs 1
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.talk.saying import say

CODE = "not-enough-buttons"


def check(step: Step) -> Iterator[Problem]:
    """Compare the cost with what the player has."""
    move, state = step.meant, step.state
    if move.action == "take" and not state.can_pay(move.player, move.card):
        cost, has = state.prices[move.card].cost, state.players[move.player].buttons
        message = say(
            "{patch} costs {cost}, and {player} has {has}",
            patch=move.card,
            cost=cost,
            player=step.replay.name(move.player),
            has=has,
        )
        yield step.problem(CODE, 2, message, say("a cheaper patch or `advance` was possible"))
