"""The bot `greedy`: looks one move ahead.

It tries to advance and to take each patch that it can pay, each patch where it leaves the quilt tidiest (or wins
the tile), and makes the move after which its own position is worth most, as `choosing` values positions. What
the other player has or wants does not matter to it. It plays a good beginner's game at the highest speed of all
bots that know what they do, and is therefore the one that balance is measured with.
"""

from __future__ import annotations

from quiltsmith.games.patchwork.engine.state import GameState
from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from quiltsmith.simulate.patchwork.bots.choosing import Judge, Taste


class Greedy:
    """Takes what is best after one move."""

    def __init__(self, judge: Judge, taste: Taste | None = None) -> None:
        self._judge, self._taste = judge, taste

    def choose(self, state: GameState) -> PlayedMove:
        """Make the move after which the own position is worth most; of equals the first."""
        judge, player = self._judge, state.to_act()
        if state.owes_special(player):
            return judge.special(state, player)
        return max(judge.options(state), key=lambda move: self._value(state, move))

    def _value(self, state: GameState, move: PlayedMove) -> int:
        worth = self._judge.worth(self._judge.after(state, move), move.player)
        return worth + self._judge.liking(self._taste, move)
