"""What bots share: the moves worth a look, and what they are worth.

Of each patch only the best placement is looked at, and a special patch goes where it makes the quilt tidiest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from quiltsmith.games.patchwork.engine.moves import make_move, payable
from quiltsmith.games.patchwork.engine.state import GameState
from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from quiltsmith.simulate.patchwork.placing import Placer
from quiltsmith.simulate.patchwork.setup import SPECIAL, MatchSetup, PatchForSale
from quiltsmith.simulate.patchwork.valuing import position_worth

Taste = Sequence[int]
"""What a player adds to the value of buying each patch, in twentieths of a point, in the order of the deck."""


class Bot(Protocol):
    """Somebody who plays."""

    def choose(self, state: GameState) -> PlayedMove:
        """Decide on the next move of the player who is to act."""


class Judge:
    """Values positions and lists moves for one setup; bots at a table share it, and what it has found."""

    def __init__(self, setup: MatchSetup) -> None:
        self.setup, self.placer = setup, Placer(setup)
        self.patches: Mapping[str, PatchForSale] = setup.by_id()
        self._index = {patch.id: index for index, patch in enumerate(setup.patches)}

    def worth(self, state: GameState, player: int) -> int:
        """Value the position of a player."""
        setup, game, own = self.setup, self.setup.game, state.players[player]
        return position_worth(
            state.score(player),
            own.income,
            setup.marks_passed[-1] - setup.marks_passed[own.time],
            setup.track.last - own.time,
            setup.time_worth,
            game.currency.per_space,
            -game.points_per_empty_space * state.empty(player),
            self.placer.untidiness(own.quilt),
        )

    def options(self, state: GameState) -> list[PlayedMove]:
        """List the moves worth a look: to advance, and each patch that can be paid, where it lies best."""
        player = state.current()
        moves = [PlayedMove(player, "advance")]
        for card in payable(state, player):
            placed = self.placer.best(state.players[player].quilt, self.patches[card], state.tile_is_free)
            if placed is not None:
                moves.append(PlayedMove(player, "take", card, placed.spaces))
        return moves

    def after(self, state: GameState, move: PlayedMove) -> GameState:
        """Give the position after a move, special patches placed."""
        after = state.copied()
        make_move(after, move)
        while after.owes_special(move.player):
            make_move(after, self.special(after, move.player))
        return after

    def special(self, state: GameState, player: int) -> PlayedMove:
        """Place a special patch where the quilt gets tidiest, or discard it if that is allowed and worth more."""
        quilt, patch = state.players[player].quilt, self.patches[SPECIAL]
        placed = self.placer.best(quilt, patch, state.tile_is_free)
        spaces = placed.spaces if placed is not None else 0
        move = PlayedMove(player, "special", spaces=spaces)
        if state.game.may_discard_special:
            after, discard = state.copied(), PlayedMove(player, "discard")
            make_move(after, move)
            if self.worth(state, player) > self.worth(after, player):
                return discard
        return move

    def liking(self, taste: Taste | None, move: PlayedMove) -> int:
        """Give what a taste adds to a move."""
        return taste[self._index[move.card]] if taste is not None and move.action == "take" else 0
