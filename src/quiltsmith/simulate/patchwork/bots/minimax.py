"""The bot `minimax:K`: looks K moves ahead, whoever makes them, and expects the best answers.

It values a position at what its own is worth less what the other's is worth, and searches the tree of moves to a
fixed depth (`minimax` alone means three): its own moves for the highest value, the other's for the lowest. So it
sees that a cheap patch will be gone, that a short move keeps the turn, and that an advance opens the way to a
special patch for the other. Two moves already beat `greedy`. The search leaves out what cannot matter (alpha and
beta), which changes its speed and not its choice.
"""

from __future__ import annotations

from quiltsmith.games.patchwork.engine.state import GameState
from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from quiltsmith.simulate.patchwork.bots.choosing import Judge, Taste

BEYOND = 1 << 60
"""More than any position is worth."""


class Minimax:
    """Searches a few moves deep."""

    def __init__(self, judge: Judge, depth: int, taste: Taste | None = None) -> None:
        self._judge, self._depth, self._taste = judge, depth, taste

    def choose(self, state: GameState) -> PlayedMove:
        """Make the move with the best outcome after the search depth; of equals the first."""
        player = state.to_act()
        if state.owes_special(player):
            return self._judge.special(state, player)
        options = self._judge.options(state)
        best, best_value = options[0], -BEYOND
        for move in options:
            liking = self._judge.liking(self._taste, move)
            after = self._judge.after(state, move)
            value = liking + self._search(after, player, self._depth - 1, best_value - liking, BEYOND)
            if value > best_value:
                best, best_value = move, value
        return best

    def _search(self, state: GameState, me: int, depth: int, alpha: int, beta: int) -> int:
        if depth == 0 or state.is_over:
            return self._judge.worth(state, me) - self._judge.worth(state, 1 - me)
        is_mine = state.current() == me
        best = -BEYOND if is_mine else BEYOND
        for move in self._judge.options(state):
            liking = self._judge.liking(self._taste, move) if is_mine else 0
            after = self._judge.after(state, move)
            value = liking + self._search(after, me, depth - 1, alpha - liking, beta - liking)
            if is_mine:
                best = max(best, value)
                alpha = max(alpha, value)
            else:
                best = min(best, value)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return best
