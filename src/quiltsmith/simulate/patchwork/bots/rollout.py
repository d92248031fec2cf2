"""The bot `rollout:N`: plays N games to their end for each move that it could make.

In each of them both players go on as `greedy` does, but each likes some patches a little better than others,
drawn by lot anew for every game, so that the games differ. All moves are tried with the same lots. It makes the
move after which the differences of scores add up to most. It is the strongest bot and by far the slowest;
`rollout` alone plays five games for each move.
"""

from __future__ import annotations

from quiltsmith.games.patchwork.engine.moves import make_move
from quiltsmith.games.patchwork.engine.state import GameState
from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from quiltsmith.simulate.patchwork.bots.choosing import Judge, Taste
from quiltsmith.simulate.patchwork.bots.greedy import Greedy
from quiltsmith.simulate.patchwork.tastes import draw_taste
from quiltsmith.simulate.patchwork.valuing import SCALE
from quiltsmith.stable_random import StableRandom

NOISE = 2 * SCALE
"""How much the players of the games to the end like or dislike a patch."""


class Rollout:
    """Plays games to their end before it decides."""

    def __init__(self, judge: Judge, games: int, random: StableRandom, taste: Taste | None = None) -> None:
        self._judge, self._games, self._random, self._taste = judge, games, random, taste

    def choose(self, state: GameState) -> PlayedMove:
        """Make the move whose games ended best; of equals the first."""
        player = state.to_act()
        if state.owes_special(player):
            return self._judge.special(state, player)
        options = self._judge.options(state)
        if len(options) == 1:
            return options[0]
        sums = [self._games * self._judge.liking(self._taste, move) for move in options]
        for _ in range(self._games):
            players = [Greedy(self._judge, self._noise()) for _ in state.players]
            for index, move in enumerate(options):
                sums[index] += SCALE * self._play_out(self._judge.after(state, move), players, player)
        return options[sums.index(max(sums))]

    def _noise(self) -> list[int]:
        noise = [0] * self._judge.setup.cards
        draw_taste(self._random.stream, noise, 0, len(noise), NOISE)
        return noise

    def _play_out(self, state: GameState, players: list[Greedy], me: int) -> int:
        while not state.is_over:
            make_move(state, players[state.to_act()].choose(state))
        return state.score(me) - state.score(1 - me)
