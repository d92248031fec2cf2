"""The player cannot pay for the patch.

FAIL:
    Andrea  take c a         costs 10, and Andrea has 5
PASS:
    Andrea  take B a         costs 1
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_state import GameState
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _

CODE = "not-enough-buttons"


def check(step: Step) -> Iterator[Problem]:
    """Compare the cost with what the player has."""
    move, state = step.meant, step.state
    if move.action == "take" and not state.can_pay(move.player, move.card):
        message = too_expensive(state, move.player, step.replay.name(move.player), move.card)
        yield step.problem(CODE, 2, message, _("a cheaper patch or `advance` was possible"))


def too_expensive(state: GameState, player: int, name: str, card: str) -> str:
    """Say that a player has too little for a patch."""
    cost, has = state.prices[card].cost, state.players[player].buttons
    return _("{patch} costs {cost}, and {player} has {has}", patch=card, cost=cost, player=name, has=has)
