"""The moves that the rules allow at a moment of a game of two."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quiltsmith.games.patchwork.patchwork_state import GameState
from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from quiltsmith.geometry.board import bits
from quiltsmith.geometry.shape import Shape


def make_move(state: GameState, move: PlayedMove) -> None:
    """Make a move in a game."""
    state.make(move.player, move.action, move.card, move.spaces)


def payable(state: GameState, player: int) -> list[str]:
    """List the patches for sale that a player has enough for."""
    return [card for card in state.offered() if state.can_pay(player, card)]


def legal_moves(state: GameState, shapes: Mapping[str, Shape]) -> Iterator[PlayedMove]:
    """List all that may be done next: with a special patch that waits for its place, else in a turn."""
    if state.is_over:
        return
    player, board = state.to_act(), state.game.board
    filled = state.players[player].quilt
    if state.owes_special(player):
        yield from (PlayedMove(player, "special", spaces=1 << space) for space in bits(board.full & ~filled))
        if state.game.may_discard_special:
            yield PlayedMove(player, "discard")
        return
    yield PlayedMove(player, "advance")
    for card in payable(state, player):
        for placement in board.placements(shapes[card], filled):
            yield PlayedMove(player, "take", card, placement.mask)
