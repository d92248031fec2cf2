"""Random legal games of two: every kind of move occurs, none is clever."""

from __future__ import annotations

from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.engine import GameState, new_game
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.played import PlayedGame, PlayedMove
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.shape import Shape
from quiltsmith.stable_random import StableRandom

_PERCENT = 100
_SINGLE = Shape(((0, 0),))
ADVANCES = 10
"""How likely a player advances though a patch could be taken, in percent."""
DISCARDS = 30
"""How likely a special patch is discarded where the game allows it, in percent."""
NEAT = 80
"""How likely a patch is laid where it touches most, so that squares get filled, in percent."""


def play_randomly(deck: Deck, game: PatchworkGame, track: str, random: StableRandom) -> PlayedGame:
    """Play a whole game; the same random stream gives the same game."""
    circle = random_circle(deck, random)
    table = _Table(deck, new_game(game, deck, list(circle), track), random)
    while not table.state.is_over:
        table.play_turn()
    return PlayedGame(circle, track, tuple(table.moves), table.state)


def random_circle(deck: Deck, random: StableRandom) -> tuple[str, ...]:
    """Lay the patches in a circle; the token stands behind the smallest one, which so comes last."""
    last = min(deck.cards, key=lambda card: card.shape.size)
    return (*(card.id for card in random.shuffled([card for card in deck.cards if card is not last])), last.id)


class _Table:
    """A game in progress, and the moves made so far."""

    def __init__(self, deck: Deck, state: GameState, random: StableRandom) -> None:
        self.state, self.moves = state, list[PlayedMove]()
        self._random = random
        self._shapes = {card.id: card.shape for card in deck.cards}

    def play_turn(self) -> None:
        """Take a patch or advance, then place or discard the special patches on the way."""
        state, player = self.state, self.state.current()
        move = self._choose(player)
        if move.action == "take":
            state.take(player, move.card, move.spaces)
        else:
            state.advance(player)
        self.moves.append(move)
        while state.owes_special(player):
            self._use_special(player)

    def _happens(self, percent: int) -> bool:
        return self._random.below(_PERCENT) < percent

    def _choose(self, player: int) -> PlayedMove:
        if not self._happens(ADVANCES):
            for card in self._random.shuffled(self.state.offered()):
                spaces = self._place(player, self._shapes[card]) if self.state.can_pay(player, card) else 0
                if spaces:
                    return PlayedMove(player, "take", card, spaces)
        return PlayedMove(player, "advance")

    def _use_special(self, player: int) -> None:
        state = self.state
        if state.game.may_discard_special and self._happens(DISCARDS):
            state.discard_special(player)
            self.moves.append(PlayedMove(player, "discard"))
            return
        spaces = self._place(player, _SINGLE)
        state.place_special(player, spaces)
        self.moves.append(PlayedMove(player, "special", spaces=spaces))

    def _place(self, player: int, shape: Shape) -> Mask:
        """Lay a patch somewhere, turned somehow; no spaces if it fits nowhere."""
        board, filled = self.state.game.board, self.state.players[player].quilt
        places = [placement.mask for placement in board.placements(shape, filled)]
        if places and self._happens(NEAT):
            contacts = [_contacts(board, mask, filled) for mask in places]
            most = max(contacts)
            places = [mask for mask, contact in zip(places, contacts, strict=True) if contact == most]
        return self._random.pick(places) if places else 0


def _contacts(board: Board, mask: Mask, filled: Mask) -> int:
    """Count the sides of spaces that touch a filled space or the edge of the board."""
    # Shifted by a row and a bit, so that the edge above and to the left exists as well.
    shift = board.stride + 1
    outside = ~(board.full << shift)
    walls, spaces = outside | (filled << shift), mask << shift
    moves = (spaces << 1, spaces >> 1, spaces << board.stride, spaces >> board.stride)
    return sum((moved & walls).bit_count() for moved in moves)
