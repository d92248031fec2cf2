"""Filled sheets: what players have written, drawn in ink where the fields of an empty sheet are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.game import Game
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.drawn_board import PlacedPiece
from quiltsmith.geometry.board import cell_name
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.i18n import _
from quiltsmith.layout.drawing.deck_fabrics import laid_fabrics
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.pad.pad_context import PadContext, TapeScale
from quiltsmith.layout.pad.pad_sheet import PadSheet
from quiltsmith.layout.product_kinds import pad_kind
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, FormField, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.theme import Ink, Theme

_LABEL, _LETTER = 0.25, 0.36
"""The radius of a label and the height of its letter, as shares of a space."""
_FRAME, _HALO = 0.06, 0.025
"""How broad the frame of a rectangle is, and how far what is light reaches on both sides of it."""
_FIRST, _STEP = 0.07, 0.1
"""How far frames lie inside the edge of their spaces, the first round's and each later one's, to be told apart."""
_RING = 0.68
"""The radius of the circle round a result, as a share of the height of the tape."""
_TICK = ((-0.3, 0.02), (-0.08, 0.26), (0.36, -0.3))


class FilledBoard(Struct, frozen=True):
    """What lies on a board; `spaces` is what its fields are called, `rectangles` go by the number of the round."""

    spaces: str
    pieces: tuple[PlacedPiece, ...] = ()
    rectangles: tuple[tuple[int, Rectangle], ...] = ()


class Filling(Struct, frozen=True):
    """A filled sheet; `texts` and `ticks` go by the names of form fields, `result` is circled on a tape.

    A sheet with nothing but a name is an empty one of somebody's pad. `seats` are those of a sheet that is shared,
    0 being as many as the game has.
    """

    name: str = ""
    texts: Mapping[str, str] = {}
    ticks: frozenset[str] = frozenset()
    boards: tuple[FilledBoard, ...] = ()
    deck: Deck | None = None
    seats: int = 0
    result: int | None = None


def filled_pad(sheets: Sequence[Checked]) -> tuple[Game, tuple[Filling, ...]]:
    """Return the game of filled sheets, which must be the same for all, and what is written on each."""
    if not sheets:
        raise QuiltsmithError(_("there is no sheet to print"))
    game = sheets[0].game
    other = next((sheet for sheet in sheets if sheet.game != game), None)
    if other is not None:
        raise QuiltsmithError(
            _(
                "sheets of {game} and of {other} are not of one pad; print them one after the other",
                game=game.id,
                other=other.game.id,
            )
        )
    fill = pad_kind(game).fill
    if fill is None:
        raise QuiltsmithError(_("sheets of {game} cannot be printed as they are filled in", game=game.id))
    return game, tuple(map(_filling_written, fill(sheets)))


def unprintable_sheets(texts: Iterable[SheetText]) -> list[Problem]:
    """Return what is wrong with texts that have neither a board nor a log because they cannot be read."""
    hopeless = (text for text in texts if not text.boards and not text.has_log)
    return [problem for text in hopeless for problem in text.problems if problem.is_error]


def _filling_written(filling: Filling) -> Filling:
    """Leave out what nobody has written."""
    return replace(filling, texts={name: text for name, text in filling.texts.items() if text})


def ink(sheet: PadSheet, filling: Filling) -> tuple[Item, ...]:
    """Draw what is written on a sheet, its player's name excepted."""
    fields = {field.name: field for field in sheet.fields}
    items: list[Item] = []
    for name, text in filling.texts.items():
        if name in fields:
            items += _written(fields[name], text, sheet.pad)
    items += [_tick(fields[name].box, sheet.pad.theme) for name in sorted(filling.ticks) if name in fields]
    for board in filling.boards:
        corner = fields.get(f"{board.spaces}-{cell_name((0, 0))}")
        if corner is not None:
            items += _InkedBoard(sheet.pad, corner.box).items(board, filling.deck)
    if sheet.tape is not None and filling.result is not None:
        items += _circled(filling.result, sheet.tape, sheet.pad)
    return tuple(items)


def _circled(points: int, tape: TapeScale, pad: PadContext) -> Iterator[Item]:
    """Circle a result on the tape, and mark its line; one that is not on the tape is not circled."""
    if 0 <= points <= tape.most:
        x, (_unused, y) = tape.x(points), tape.box.centre
        pen = pad.pen(0.7, pad.theme.accent if pad.theme.ink is not Ink.MONO else None)
        yield paths.line(x, tape.box.y, x, tape.box.y + tape.box.height * 0.3, pen)
        yield paths.circle(x, y, tape.box.height * _RING, None, pen)


def _written(field: FormField, text: str, pad: PadContext) -> tuple[Item, ...]:
    box = field.box.inset(min(pad.size(0.8), field.box.width * 0.1), 0)
    size = min(field.size, field.box.height / POINT)
    return fit_text(text, box, TextStyle(size, "bold", pad.theme.text, field.align))


def _tick(box: Box, theme: Theme) -> Item:
    """Draw a tick that sticks out of its box a little, as a pen does."""
    (x, y), side = box.centre, min(box.width, box.height)
    points = [(x + across * side, y + down * side) for across, down in _TICK]
    return paths.polyline(points, Stroke(theme.text, side * 0.13, round=True))


class _InkedBoard:
    """The board of a sheet, to be drawn on."""

    def __init__(self, pad: PadContext, corner: Box) -> None:
        board = pad.game.board
        self._pad, self._grid = pad, Grid(corner.x, corner.y, corner.width, board.rows, board.columns)

    def items(self, filled: FilledBoard, deck: Deck | None) -> Iterator[Item]:
        """Draw patches, the frames of scored rectangles, and a label on each."""
        pad, cell = self._pad, self._grid.cell
        outline, grid = pad.theme.line_stroke(0.045 * cell), pad.theme.line_stroke(0.012 * cell)
        for piece, fabric in zip(filled.pieces, laid_fabrics(filled.pieces, deck, pad.style), strict=True):
            place = self._grid.at(
                min(row for row, _unused in piece.cells), min(column for _unused, column in piece.cells)
            )
            cloth = fabric or pad.theme.guide
            yield draw_patch(
                Shape(piece.cells), cloth, cell, outline, x=place.x, y=place.y, grid=grid, seam=piece.is_named
            )
        yield paths.box_path(self._grid.box, None, pad.line(0.9))
        yield from self._frames(filled.rectangles)
        named = [piece for piece in filled.pieces if piece.is_named]
        for piece in named:
            yield from self._label(piece.letter, *self._grid.middle(*piece.cells[0]), pad.theme.text)
        yield from self._numbers(filled.rectangles, {piece.cells[0] for piece in named})

    def _frames(self, rectangles: Sequence[tuple[int, Rectangle]]) -> Iterator[Item]:
        """Frame what was scored in the colours of the rounds."""
        cell, light = self._grid.cell, self._pad.theme.paper
        for number, found in rectangles:
            box = self._grid.at(found.row, found.column, found.rows, found.columns)
            box = box.inset((_FIRST + (number - 1) * _STEP) * cell)
            yield paths.box_path(box, None, Stroke(light, (_FRAME + 2 * _HALO) * cell), 0.12 * cell)
            yield paths.box_path(box, None, Stroke(self._colour(number), _FRAME * cell), 0.12 * cell)

    def _numbers(self, rectangles: Sequence[tuple[int, Rectangle]], taken: set[Cell]) -> Iterator[Item]:
        """Write the number of each round at the lower edge of its rectangle, beside letters if possible."""
        for number, found in rectangles:
            last = found.row + found.rows - 1
            across = [(last, found.column + place) for place in reversed(range(found.columns))]
            space = next((one for one in across if one not in taken), across[0])
            taken.add(space)
            x, y = self._grid.middle(*space)
            yield from self._label(str(number), x, y + (0.5 - _LABEL) * self._grid.cell, self._colour(number))

    def _colour(self, number: int) -> Colour:
        theme = self._pad.theme
        return theme.strong(theme.round_fabric(number - 1))

    def _label(self, text: str, x: float, y: float, colour: Colour) -> Iterator[Item]:
        cell, radius = self._grid.cell, _LABEL * self._grid.cell
        yield paths.circle(x, y, radius, self._pad.theme.paper, Stroke(colour, 0.5 * _FRAME * cell))
        style = TextStyle(_LETTER * cell / POINT, "display", colour, "centre", smallest=1)
        yield from fit_text(text, Box.around(x, y, 2 * radius), style)
