"""The bot `random`: every kind of move occurs, none is clever.

It advances or takes one of the patches that it can pay and place, each as likely as any other. Four of five
pieces it lays where the quilt gets tidiest, so that squares get filled and tiles are won; the fifth anywhere.
Where special patches may be discarded, it discards three of ten. It is the yardstick for other bots, and the
source of games for tests. With a taste it tries the moves that it likes better first.
"""

from __future__ import annotations

from quiltsmith.games.patchwork.engine.state import GameState
from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from quiltsmith.geometry.board import Mask
from quiltsmith.simulate.patchwork.bots.choosing import Judge, Taste
from quiltsmith.simulate.patchwork.setup import SPECIAL
from quiltsmith.stable_random import StableRandom

PERCENT = 100
DISCARDS = 30
"""How likely a special patch is discarded where the game allows it, in percent."""
NEAT = 80
"""How likely a patch is laid where the quilt gets tidiest, in percent."""


class Random:
    """Plays at random."""

    def __init__(self, judge: Judge, random: StableRandom, taste: Taste | None = None) -> None:
        self._judge, self._random, self._taste = judge, random, taste

    def choose(self, state: GameState) -> PlayedMove:
        """Make some move."""
        player = state.to_act()
        if not state.owes_special(player):
            return self._turn(state, player)
        if state.game.may_discard_special and self._happens(DISCARDS):
            return PlayedMove(player, "discard")
        return PlayedMove(player, "special", spaces=self._place(state, player, SPECIAL))

    def _turn(self, state: GameState, player: int) -> PlayedMove:
        takes = [PlayedMove(player, "take", card) for card in state.offered()]
        moves = self._random.shuffled([PlayedMove(player, "advance"), *takes])
        for move in sorted(moves, key=lambda move: -self._judge.liking(self._taste, move)):
            if move.action == "advance":
                break
            spaces = self._place(state, player, move.card) if state.can_pay(player, move.card) else 0
            if spaces:
                return PlayedMove(player, "take", move.card, spaces)
        return PlayedMove(player, "advance")

    def _happens(self, percent: int) -> bool:
        return self._random.below(PERCENT) < percent

    def _place(self, state: GameState, player: int, card: str) -> Mask:
        """Lay a patch somewhere, turned somehow; no spaces if it fits nowhere."""
        places = list(self._judge.placer.places(state.players[player].quilt, self._judge.patches[card]))
        if places and self._happens(NEAT):
            least = min(placed.loss for placed in places)
            places = [placed for placed in places if placed.loss == least]
        return self._random.pick(places).spaces if places else 0
