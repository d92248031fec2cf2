"""Random legal doodle games: every kind of move occurs, none is clever."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.deal import Deal, DealtTurn, play_deal
from quiltsmith.games.doodle.game import REPEAT, DoodleGame
from quiltsmith.games.doodle.played import Move, PlayedSheet, Scoring
from quiltsmith.geometry.board import Mask, bits
from quiltsmith.geometry.cuts import cut_pieces
from quiltsmith.geometry.rectangles import Rectangle, best_rectangle
from quiltsmith.geometry.shape import Shape
from quiltsmith.stable_random import StableRandom

_PERCENT = 100
PASSES = 8
SPECIALS = 6
"""How likely a turn is passed, and how likely each special action that is left is used in a turn, in percent."""
POOR_CHOICES = 25
"""How likely a smaller rectangle than the best is chosen, in percent."""


def play_randomly(deck: Deck, game: DoodleGame, deal: Deal, random: StableRandom) -> PlayedSheet:
    """Play a whole game; the same random stream gives the same game."""
    return PlayedSheet(game, tuple(_RandomGame(deck, game, random).play(play_deal(deal, game))))


class _RandomGame:
    """A game in progress: the spaces shaded so far and the special actions left."""

    def __init__(self, deck: Deck, game: DoodleGame, random: StableRandom) -> None:
        self._game, self._board, self._random = game, game.board, random
        self._deck = deck
        self._shapes = {card.id: card.shape for card in deck.cards}
        self._left = dict(game.specials)
        self._shaded: Mask = 0

    def play(self, turns: tuple[DealtTurn, ...]) -> Iterator[Move | Scoring]:
        if self._deck.start:
            start = self._random.pick(self._deck.start)
            yield self._shade(Move(0, self._place(start.shape), start.id))
        for number, turn in enumerate(turns, 1):
            yield from self._singles(number)
            yield self._shade(self._draw(number, turn))
            yield from self._singles(number)
            if number % self._game.turns_per_round == 0:
                yield Scoring(self._choose_rectangle())
        # A single may still be shaded while the last round is being scored: it fills an empty space.
        yield from self._singles(len(turns))

    def _shade(self, move: Move) -> Move:
        self._shaded |= move.spaces
        return move

    def _happens(self, percent: int) -> bool:
        return self._random.below(_PERCENT) < percent

    def _wants(self, action: str) -> bool:
        """Decide whether to use a special action now, and cross it off."""
        for name in (action, REPEAT):
            if self._left[name]:
                wanted = self._happens(SPECIALS)
                self._left[name] -= wanted
                return wanted
        return False

    def _singles(self, turn: int) -> Iterator[Move]:
        empty = self._board.full & ~self._shaded
        if empty and self._wants("single"):
            yield self._shade(Move(turn, 1 << self._random.pick(list(bits(empty)))))

    def _draw(self, number: int, turn: DealtTurn) -> Move:
        if self._happens(PASSES):
            return Move(number)
        before = dict(self._left)
        is_neighbour = bool(turn.neighbours) and self._wants("neighbour")
        offered = turn.neighbours if is_neighbour else (turn.token,) if turn.token else turn.choice
        card = self._random.pick(offered)
        shape, cuts = self._shapes[card], 0
        while (pieces := cut_pieces(shape)) and self._wants("cut"):
            shape, cuts = self._random.pick(pieces), cuts + 1
        spaces = self._place(shape)
        if not spaces:
            self._left = before
            return Move(number)
        return Move(number, spaces, card, is_neighbour, cuts)

    def _place(self, shape: Shape) -> Mask:
        """Lay a shape somewhere, turned somehow; no spaces if it fits nowhere."""
        for turned in self._random.shuffled(shape.orientations()):
            corners = self._board.corners(turned, self._shaded)
            if corners:
                return self._board.pattern(turned) << self._random.pick(list(bits(corners)))
        return 0

    def _choose_rectangle(self) -> Rectangle | None:
        best = best_rectangle(self._board, self._shaded, self._game.scoring)
        if best is None or not self._happens(POOR_CHOICES):
            return best
        less_high, less_wide = self._random.below(best.rows), self._random.below(best.columns)
        return Rectangle(best.row, best.column, best.rows - less_high, best.columns - less_wide)
