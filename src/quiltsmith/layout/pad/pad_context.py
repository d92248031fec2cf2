"""What all parts of a pad share: game, style, sizes of type, boxes and lines, and what a part draws."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol

from msgspec import Struct, field

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.layout.pad.dealt_pad import DealtPad
from quiltsmith.layout.sheets.page_furniture import is_whole_page
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box, VerticalAlign
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, FontRole, FormField, Item, Stroke, Text
from quiltsmith.scene.text import TextStyle, fit_texts, text_width
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Theme


class Measures(Struct, frozen=True):
    """The smallest type in points, and the least height of score boxes and of boxes to tick in millimetres."""

    text: float
    box: float
    tick: float


WHOLE_PAGE = Measures(7.0, 10.0, 8.0)
SMALL_PAGE = Measures(6.5, 8.0, 6.5)
LARGE_PRINT = Measures(12.0, 12.0, 12.0)


def measures_of(paper: Paper, is_large: bool) -> Measures:
    """Give the measures of a sheet; paper is what one sheet has, after a page was divided."""
    if is_large:
        return LARGE_PRINT
    return WHOLE_PAGE if is_whole_page(paper.width, paper.height) else SMALL_PAGE


HEADING_HEIGHT = 7.0
_HEADING_TYPE = 13.0


class PadFitError(QuiltsmithError):
    """A pad that does not fit its sheet, however small its type is."""


class NothingToShowError(QuiltsmithError):
    """A template none of whose parts has anything to show of a game."""


class Detail(IntEnum):
    """How much a sheet tells: everything, no explanations, or only what is written on in the game."""

    BARE = 0
    PLAIN = 1
    FULL = 2


class PadContext(Struct, frozen=True):
    """How a sheet of a pad is drawn; a scale of 1 suits a whole page of A4."""

    game: Game
    style: Style
    title: str
    scale: float = 1.0
    is_large: bool = False
    players: tuple[str, ...] = ()
    least: Measures = WHOLE_PAGE
    detail: Detail = Detail.FULL
    least_cell: float = 0.0
    dealt: DealtPad | None = None
    seats: int = 0
    """How many players a sheet that is shared has room for; 0 is as many as the game has."""

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.style.theme

    def size(self, value: float) -> float:
        """Give a length in millimetres or a size of type in points, larger or smaller with the sheet."""
        return value * self.scale

    def type(self, value: float) -> float:
        """Give a size of type in points, which follows the sheet but stays large enough to be read."""
        return max(self.size(value), self.least.text)

    def box(self, value: float) -> float:
        """Give the height of a box to write in, which follows the sheet but keeps its room for a pen."""
        return max(self.size(value), self.least.box)

    def tick(self, value: float) -> float:
        """Give the side of a box to tick."""
        return max(self.size(value), self.least.tick)

    def line(self, width: float = 0.3) -> Stroke:
        """Give a line for tables and outlines; large print has bolder ones, small sheets finer ones."""
        boldness = 1.6 if self.is_large else min(1.0, 0.4 + 0.6 * self.scale)
        return self.theme.line_stroke(width * boldness)

    def stitches(self, colour: Colour | None = None, width: float = 0.3) -> Stroke:
        """Give a stitched line."""
        return Stroke(colour or self.theme.accent, self.size(width), (self.size(1.4), self.size(1.0)), True)

    def word(self, key: str, **values: object) -> str:
        """Give a text in the print's language."""
        return self.style.word(key, **values)

    def write(
        self,
        text: str,
        box: Box,
        size: float,
        *,
        font: FontRole = "text",
        align: Align = "left",
        valign: VerticalAlign = "middle",
        colour: Colour | None = None,
        wrap: bool = False,
    ) -> tuple[Text, ...]:
        """Set a text into a box, in a size for A4 that follows the sheet, and not smaller than can be read."""
        return self.write_together(
            [(text, box)], size, font=font, align=align, valign=valign, colour=colour, wrap=wrap
        )

    def write_together(
        self,
        texts: Sequence[tuple[str, Box]],
        size: float,
        *,
        font: FontRole = "text",
        align: Align = "left",
        valign: VerticalAlign = "middle",
        colour: Colour | None = None,
        wrap: bool = False,
    ) -> tuple[Text, ...]:
        """Set texts that stand side by side in one size."""
        return fit_texts(
            texts,
            TextStyle(
                self.type(size),
                font,
                colour or self.theme.text,
                align,
                valign=valign,
                wrap=wrap,
                smallest=self.least.text,
            ),
        )

    @property
    def heading_height(self) -> float:
        """How much of a part its name takes."""
        return max(self.size(HEADING_HEIGHT), self.type(_HEADING_TYPE) * POINT * 1.15)

    def heading(self, text: str, box: Box) -> tuple[Item, ...]:
        """Draw the name of a part, and stitches that run on from it."""
        height = self.heading_height
        letters = self.write(
            text, Box(box.x, box.y, box.width, height), _HEADING_TYPE, font="display", colour=self.theme.accent
        )
        end = box.x + text_width(text, letters[0].size, "display") + self.size(2.2)
        y = box.y + height / 2
        if end > box.right - self.size(4):
            return letters
        return (*letters, paths.line(end, y, box.right, y, self.stitches(width=0.35)))

    def writing_box(self, box: Box, colour: Colour | None = None, width: float = 0.4) -> Item:
        """Draw a box to write or cross in."""
        stroke = self.line(width) if colour is None else Stroke(colour, self.line(width).width)
        return paths.box_path(box, self.theme.paper, stroke, min(self.size(1.6), box.height / 5))


class PartOutput(Struct):
    """What a part draws, the fields of a fillable sheet, and where the player's name and the games' numbers go."""

    items: list[Item] = field(default_factory=list)
    fields: list[FormField] = field(default_factory=list)
    name: Box | None = None
    numbers: list[Box] = field(default_factory=list)

    def add(self, other: PartOutput) -> None:
        """Take over what another part draws."""
        self.items += other.items
        self.fields += other.fields
        self.name = self.name or other.name
        self.numbers += other.numbers


class ShownPart(Struct, frozen=True):
    """What parts have in common that every game has something to say in."""

    look: PadContext

    @property
    def is_shown(self) -> bool:
        """Whether the game has anything to say in this part."""
        return True


class Part(Protocol):
    """A part of a pad: how much room it needs and can use, and how it is drawn there."""

    @property
    def is_shown(self) -> bool:
        """Whether the game has anything to say in this part."""

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""

    def draw(self, box: Box) -> PartOutput:
        """Draw the part into its box."""
