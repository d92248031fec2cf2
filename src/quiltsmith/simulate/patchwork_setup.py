"""What bots must know of a game before it starts: its numbers, and every patch turned for the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame, Track
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.shape import Shape, neighbours

SPECIAL = ""
"""The id under which the special patch of one space stands among the patches."""
WORST_CELL = 3
"""The untidiness of the worst space, a single hole."""
SCALE = 20
"""The number of units in a point."""
TIDINESS = 5
"""What a unit of untidiness costs: a quarter of a point."""


class Turned(Struct, frozen=True):
    """One orientation on a board, as steps from the space at the top left corner of its box."""

    pattern: Mask
    reach: int
    """The corner spaces to try are those with an index below this; in some of them it sticks out to the right."""
    cells: tuple[int, ...]
    around: tuple[tuple[int, int], ...]
    """The spaces beside it, and how many of its cells each touches."""


class PatchForSale(Struct, frozen=True):
    """A patch with its price and the orientations that the board has room for."""

    id: str
    price: Price
    size: int
    turned: tuple[Turned, ...]
    usual_loss: int
    """What the sums of `patchwork_losses` exceed the change of untidiness by."""
    least_change: int
    """The change of untidiness where all its sides are closed, and every end of it was a dent."""


class MatchSetup(Struct, frozen=True):
    """A game, its track, and the patches of a deck; the special patch comes last."""

    game: PatchworkGame
    deck: Deck
    patches: tuple[PatchForSale, ...]
    last_in_circle: int
    """The patch behind which the neutral token starts, so that it comes last: the smallest."""
    marks_passed: tuple[int, ...]
    specials_passed: tuple[int, ...]
    """How many income marks and special patches lie on the track up to each space."""

    @property
    def track(self) -> Track:
        """The time track."""
        return self.game.tracks[self.game.track]

    @property
    def cards(self) -> int:
        """The number of patches for sale."""
        return len(self.patches) - 1

    @property
    def time_worth(self) -> int:
        """What a unit of time is worth while patches can be had for it: 2.3 points in the usual game."""
        return SCALE * self.game.currency.per_space - 13 * self.game.points_per_empty_space

    def by_id(self) -> Mapping[str, PatchForSale]:
        """Return the patches by their ids."""
        return {patch.id: patch for patch in self.patches}


def set_up(deck: Deck, game: PatchworkGame) -> MatchSetup:
    """Prepare a deck for being played on the usual track of a game."""
    track = game.tracks[game.track]
    cards = [(card.id, card.shape, card.price) for card in deck.cards if card.price is not None]
    sizes = [shape.size for _, shape, _ in cards]
    single = (SPECIAL, Shape(((0, 0),)), Price(0, 0, 0))
    spaces = range(track.last + 1)
    return MatchSetup(
        game=game,
        deck=deck,
        patches=tuple(_patch(game.board, *card) for card in (*cards, single)),
        last_in_circle=sizes.index(min(sizes)) if sizes else 0,
        marks_passed=tuple(sum(mark <= space for mark in track.income) for space in spaces),
        specials_passed=tuple(sum(mark <= space for mark in track.specials) for space in spaces),
    )


def _patch(board: Board, name: str, shape: Shape, price: Price) -> PatchForSale:
    fitting = [turned for turned in shape.orientations() if board.corners(turned)]
    return PatchForSale(
        id=name,
        price=price,
        size=shape.size,
        turned=tuple(_turned(board, turned) for turned in fitting),
        usual_loss=shape.perimeter() + WORST_CELL * shape.size,
        least_change=-shape.perimeter() - (_ends(shape) if shape.size > 1 else WORST_CELL),
    )


def _ends(shape: Shape) -> int:
    """Count the cells that have one neighbour within a shape."""
    cells = set(shape.cells)
    return sum(len(cells.intersection(neighbours(cell))) == 1 for cell in shape.cells)


def _turned(board: Board, shape: Shape) -> Turned:
    filled = set(shape.cells)
    beside = Counter(near for cell in shape.cells for near in neighbours(cell) if near not in filled)
    return Turned(
        pattern=board.pattern(shape),
        reach=(board.rows - shape.rows) * board.stride + board.columns - shape.columns + 1,
        cells=tuple(row * board.stride + column for row, column in shape.cells),
        around=tuple(sorted((row * board.stride + column, count) for (row, column), count in beside.items())),
    )
