"""The pads that are photographed: printed by quiltsmith, as pictures, with the place of the board known."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

import numpy as np
import pypdfium2
from msgspec.structs import replace

import quiltsmith as qs
from quiltsmith.api.load_definitions import loaded
from quiltsmith.api.product_parts import style_of
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board
from quiltsmith.layout.pad.pad_context import PadContext
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_sheet import pad_sheet
from quiltsmith.layout.pad.pad_template import PADS
from quiltsmith.layout.sheets.n_up import divide
from quiltsmith.render.output import render_document
from quiltsmith.scan.pad_layouts import FIELDS
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document

DOTS_PER_INCH = 150
PIXELS_PER_MM = DOTS_PER_INCH / 25.4
Picture = np.ndarray[Any, np.dtype[np.uint8]]


class Layout(NamedTuple):
    """What a pad is printed like."""

    template: str = "classic"
    paper: str = "a4"
    theme: str = "quilt"
    ink: Literal["full", "light", "mono"] = "full"
    up: Literal[1, 2, 4] = 1
    large: bool = False
    rows: int = 9
    columns: int = 9
    lang: str = "en"


class PrintedSheet(NamedTuple):
    """One sheet as a picture of blue-green-red, and its board: left, top and the side of a space in its pixels.

    `fields` are the boxes to write into, by their names, in mm.
    """

    picture: Picture
    left: float
    top: float
    space: float
    rows: int
    columns: int
    fields: Mapping[str, Box]

    @property
    def number_boxes(self) -> dict[str, tuple[float, float, float, float]]:
        """The boxes for numbers by their fields: left, top, right and bottom in pixels."""
        boxes = {name: self.fields[name] for name in FIELDS if name in self.fields}
        return {
            name: (
                box.x * PIXELS_PER_MM,
                box.y * PIXELS_PER_MM,
                box.right * PIXELS_PER_MM,
                box.bottom * PIXELS_PER_MM,
            )
            for name, box in boxes.items()
        }


LAYOUTS = (
    Layout(),
    Layout(lang="de"),
    Layout(theme="night"),
    Layout(theme="paper", ink="mono"),
    Layout(ink="light"),
    Layout("tall"),
    Layout("tall", theme="night", ink="light"),
    Layout("tall", "letter", theme="paper"),
    Layout("large", ink="mono"),
    Layout("large", "letter", theme="night"),
    Layout("large", theme="paper"),
    Layout(large=True),
    Layout("tall", large=True, ink="mono"),
    Layout(up=2),
    Layout("tall", up=2, theme="paper", ink="light"),
    Layout("large", up=2, theme="night"),
    Layout(up=4, ink="mono"),
    Layout("tall", "a5"),
    Layout(rows=7, columns=7),
    Layout("tall", rows=8, columns=8, theme="night"),
    Layout("large", rows=10, columns=10),
    Layout(rows=8, columns=10, theme="paper"),
)
"""The usual size of board comes first and most often, as people print it."""


def first_page(document: Document) -> Picture:
    """Print a document and look at its first page."""
    (pdf,) = render_document(document, ".pdf")
    with pypdfium2.PdfDocument(io.BytesIO(pdf)) as pages:
        return np.asarray(pages[0].render(scale=DOTS_PER_INCH / 72).to_numpy()[:, :, :3].copy(), np.uint8)


@cache
def printed(layout: Layout) -> PrintedSheet:
    """Print a pad and look at its first sheet."""
    game = qs.load_game("doodle")
    if not isinstance(game, DoodleGame):
        raise TypeError("doodle has become another kind of game")
    game = replace(game, board=Board(layout.rows, layout.columns))
    style = style_of(game, paper=layout.paper, theme=layout.theme, ink=layout.ink, lang=layout.lang)
    template = loaded(PADS, layout.template)
    wishes = PadOptions(up=layout.up, is_large=layout.large)
    document = pad_document(game, style, template, wishes)
    picture = first_page(document)
    n_up = divide(style.paper, layout.up, template.is_wide)
    look = PadContext(game, style, style.name(game.title), is_large=layout.large)
    slot = n_up.slot
    sheet = pad_sheet(look, template, slot.width, slot.height)
    boxes = {field.name: field.box for field in sheet.fields}
    first = boxes["space-A1"]
    height, width = round(slot.height * PIXELS_PER_MM), round(slot.width * PIXELS_PER_MM)
    return PrintedSheet(
        np.ascontiguousarray(picture[:height, :width]),
        first.x * PIXELS_PER_MM,
        first.y * PIXELS_PER_MM,
        first.width * PIXELS_PER_MM,
        layout.rows,
        layout.columns,
        {name: box for name, box in boxes.items() if not name.startswith("space-")},
    )
