"""Pages of tiles at true size: patches nested so that they share cuts, and what else the game needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.card_selection import chosen_cards
from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.games.game import AnyGame, Game
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _
from quiltsmith.layout.drawing.patch_drawing import fitted, patch_path
from quiltsmith.layout.sheets.cell_size import cell_of
from quiltsmith.layout.sheets.page_furniture import Face, document_of, printable
from quiltsmith.layout.tiles.nesting import Nested, nest, nest_apart, nest_around
from quiltsmith.layout.tiles.tile_pieces import TilePart, TilePiece, patch_pieces
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.cutting import Cuts
from quiltsmith.scene.elements import Document, Flip, Group, Item, Stroke
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_BACK_BLEED = 1.5
"""How far backs reach beyond the cut, because no printer puts them exactly behind the fronts."""


TablePieces = Callable[[AnyGame, Sequence[TilePart], float, Style], list[TilePiece]]
"""What makes the pieces of a kind of game that lie beside the patches."""


class TilePlan(Struct, frozen=True):
    """What to print and how: the size of a cell (None: what fits the quilt board), the part, backs or none.

    `only` are ids, ranges and patterns of patches; then nothing else is printed.
    """

    cell: float | None = None
    part: TilePart = TilePart.ALL
    backs: Flip | None = None
    only: Sequence[str] | None = None


@refusing_unprintable()
def tiles_document(deck: Deck, game: Game, style: Style, plan: TilePlan) -> Document:
    """Lay out the tiles of a deck for a game, which has to be of the same kind as the deck's own."""
    if game.rules != deck.game.rules:
        raise QuiltsmithError(
            _("{game} cannot be played with this deck, which is made for {own}", game=game.id, own=deck.game.id)
        )
    title = style.name(deck.title)
    cell = cell_of(game.board, style.paper, plan.cell)
    job = style.word("tiles.job", deck=title, cell=style.number(cell))
    return document_of(tile_faces(deck, game, style, plan), style, title, job, plan.backs)


def tile_faces(deck: Deck, game: Game, style: Style, plan: TilePlan) -> list[Face]:
    """Draw the pages, each followed by its back if backs are wanted."""
    cell = cell_of(game.board, style.paper, plan.cell)
    grid = page_grid(style, cell / _steps(cell, style))
    pieces, placed = nested_pieces(deck, game, style, plan)
    faces: list[Face] = []
    for page in range(max(nested.page for nested in placed) + 1):
        here = [nested for nested in placed if nested.page == page]
        corners = [(nested, grid.at(nested.row, nested.column)) for nested in here]
        items = tuple(Group(pieces[one.number].draw(one.shape), corner.x, corner.y) for one, corner in corners)
        mark, label = "" if page else style.word("tiles.mark"), style.word("tiles.label", page=page + 1)
        cut = [
            path.moved(corner.x, corner.y)
            for one, corner in corners
            for path in pieces[one.number].outline(one.shape, cell)
        ]
        faces.append(Face(label, items, style.paper, mark, cuts=Cuts(tuple(cut))))
        if plan.backs:
            back = _back(here, grid, style, plan.backs) if style.shop is None else _whole_back(style, cell)
            faces.append(Face(style.word("tiles.back", page=page + 1), back, style.paper, is_back=True))
    return faces


def nested_pieces(deck: Deck, game: Game, style: Style, plan: TilePlan) -> tuple[list[TilePiece], list[Nested]]:
    """Choose the pieces of a plan and find their places; a piece's number is its index."""
    cell = cell_of(game.board, style.paper, plan.cell)
    grid = page_grid(style, cell)
    parts = tuple(TilePart) if plan.part is TilePart.ALL else (plan.part,)
    make_extras = ruleset_of(game).tiles
    cards = None if plan.only is None else chosen_cards(deck, plan.only, list(TilePart))
    patches = patch_pieces(deck, game, cell, style, cards) if TilePart.PATCHES in parts else []
    extras = make_extras(game, parts, cell, style) if make_extras and cards is None else []
    if not patches and not extras:
        raise QuiltsmithError(
            _("{game} has no {part} to print; its deck has patches only", game=game.id, part=plan.part)
        )
    try:
        if style.apart:
            steps = _steps(cell, style)
            fine = page_grid(style, cell / steps)
            apart = nest_apart([piece.shape for piece in (*patches, *extras)], fine.rows, fine.columns, steps)
            return [*patches, *extras], list(apart)
        placed = nest([piece.shape for piece in patches], grid.rows, grid.columns)
        around = nest_around(placed, [piece.shape for piece in extras], grid.rows, grid.columns)
    except QuiltsmithError as error:
        raise UsageError(
            _(
                "{error}, which holds {rows}×{columns} cells of {cell:g} mm; choose smaller cells or larger paper",
                error=error,
                rows=grid.rows,
                columns=grid.columns,
                cell=cell,
            ),
            "cell",
            "paper",
        ) from None
    return [*patches, *extras], [*placed, *around]


def _steps(cell: float, style: Style) -> int:
    """Return how many steps make a cell, so that what keeps two neighbours apart fits in one."""
    return max(1, floor(cell / style.apart)) if style.apart else 1


def page_grid(style: Style, cell: float) -> Grid:
    """Return the grid of whole cells that fits the paper, in the middle of it."""
    page = printable(style.paper)
    columns, rows = floor(page.width / cell + 1e-6), floor(page.height / cell + 1e-6)
    corner = page.place(columns * cell, rows * cell)
    return Grid(corner.x, corner.y, cell, rows, columns)


def _whole_back(style: Style, cell: float) -> tuple[Item, ...]:
    """Cover a whole sheet, which is cut from the other side."""
    sheet = Box(0, 0, style.paper.width, style.paper.height).inset(-style.bleed)
    return (paths.box_path(sheet, fitted(style.theme.back, cell)),)


def _back(placed: list[Nested], grid: Grid, style: Style, flip: Flip) -> tuple[Item, ...]:
    """Cover what lies behind the pieces with the back of the theme, mirrored as the sheet is turned."""
    cells = [(nested.row + row, nested.column + column) for nested in placed for row, column in nested.shape.cells]
    theme, cell = style.theme, grid.cell
    shape = Shape(tuple((row, -column) if flip == "long" else (-row, column) for row, column in cells))
    left, top = min(column for _unused, column in cells), min(row for row, _unused in cells)
    front = grid.at(top, left, shape.rows, shape.columns)
    x = style.paper.width - front.right if flip == "long" else front.x
    y = style.paper.height - front.bottom if flip == "short" else front.y
    fabric = fitted(theme.back, cell)
    rim = Stroke(fabric.ground or theme.paper, 2 * _BACK_BLEED)
    return (Group((patch_path(shape, cell, None, rim), replace(patch_path(shape, cell), fill=fabric)), x, y),)
