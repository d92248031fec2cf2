"""Two quilts of one game, once more, from RULES.md: every patch, every special patch and the tile exist once."""

from __future__ import annotations

from dataclasses import dataclass

from quiltsmith.geometry.shape import Shape
from tests.games.patchwork.oracle import Numbers, has_square

Cell = tuple[int, int]


@dataclass
class Piece:
    """A patch on a quilt: its cells, and what a line says that it is: a patch by name, a special one, or nothing.

    Without a line nobody can tell a special patch from a patch of one space.
    """

    cells: frozenset[Cell]
    name: str | None
    is_special: bool


@dataclass
class Quilt:
    """A finished quilt as it is handed in; `tile` is None where no line says anything about it."""

    pieces: list[Piece]
    buttons: int
    tile: bool | None
    total: int | None


@dataclass
class PairVerdict:
    """The errors of each quilt that only the other one shows, who has the tile, and the right totals."""

    errors: tuple[set[str], set[str]]
    tiles: list[bool]
    totals: list[int]


def judge_pair(first: Quilt, second: Quilt, numbers: Numbers, deck: dict[str, Shape]) -> PairVerdict:
    """Judge two quilts whose own sheets have no mistake."""
    errors: tuple[set[str], set[str]] = (set(), set())
    pieces = [*first.pieces, *second.pieces]
    names = [piece.name for piece in pieces if piece.name]
    if len(set(names)) < len(names) or not can_all_be_patches(pieces, deck):
        errors[1].add("patch-twice")
    specials = sum(piece.is_special for piece in pieces)
    singles = sum(is_single(piece) for piece in pieces)
    small = sum(shape.size == 1 for name, shape in deck.items() if name not in names)
    if specials > len(numbers.specials) or specials + singles > len(numbers.specials) + small:
        errors[1].add("too-many-specials")
    squares = [has_square(numbers, cells_of(quilt)) for quilt in (first, second)]
    tiles = [own_word(quilt, square, numbers) for quilt, square in zip((first, second), squares, strict=True)]
    if all(squares):
        if tiles[0] and tiles[1]:
            errors[1].add("tile-unearned")
        elif tiles == [False, False] and numbers.tile:
            errors[1].add("tile-forgotten")
        elif None in tiles and tiles != [None, None]:
            known = tiles[0] if tiles[1] is None else tiles[1]
            tiles = [not known if tile is None else tile for tile in tiles]
    elif any(squares):
        holder = squares.index(True)
        if tiles[holder] is False and numbers.tile:
            errors[holder].add("tile-forgotten")
        elif tiles[holder] is None:
            tiles[holder] = True
    has_tile = [tile is True for tile in tiles]
    totals = [points(quilt, tile, numbers) for quilt, tile in zip((first, second), has_tile, strict=True)]
    return PairVerdict(errors, has_tile, totals)


def own_word(quilt: Quilt, square: bool, numbers: Numbers) -> bool | None:
    """Tell whether a quilt has the tile by its own sheet: the line, or else the total that counts it or not."""
    if not square:
        return False
    if quilt.tile is not None:
        return quilt.tile
    # A tile that is worth nothing leaves no trace in the total.
    return None if quilt.total is None or not numbers.tile else quilt.total != points(quilt, False, numbers)


def points(quilt: Quilt, has_tile: bool, numbers: Numbers) -> int:
    """Add up."""
    empty = numbers.rows * numbers.columns - len(cells_of(quilt))
    return quilt.buttons + has_tile * numbers.tile + numbers.empty * empty


def cells_of(quilt: Quilt) -> set[Cell]:
    """Give all covered spaces."""
    return {cell for piece in quilt.pieces for cell in piece.cells}


def can_all_be_patches(pieces: list[Piece], deck: dict[str, Shape]) -> bool:
    """Try to give every piece a patch of its own, whichever fits: named ones their own, then all others."""
    left = dict(deck)
    for piece in pieces:
        if piece.name:
            left.pop(piece.name, None)
    return fits([piece for piece in pieces if not (piece.name or piece.is_special or is_single(piece))], left)


def is_single(piece: Piece) -> bool:
    """Tell whether a piece is a single space without a line."""
    return len(piece.cells) == 1 and not piece.name and not piece.is_special


def fits(pieces: list[Piece], left: dict[str, Shape]) -> bool:
    """Take a patch for the first piece, then look for the rest; equal patches need not be tried twice."""
    if not pieces:
        return True
    shape = Shape(tuple(pieces[0].cells)).canonical()
    name = next((name for name, patch in left.items() if patch.canonical() == shape), None)
    return name is not None and fits(pieces[1:], {other: patch for other, patch in left.items() if other != name})
