"""What all parts of a pad share: the game, the style, the size of type and lines, and what a part draws."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct, field

from quiltsmith.games.game import Game
from quiltsmith.scene import paths
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Align, Box, FontRole, FormField, Item, Stroke, Text
from quiltsmith.scene.text import VerticalAlign, fit_text
from quiltsmith.style.choices import Style
from quiltsmith.style.theme import Theme
from quiltsmith.talk.refusal import Refusal

HEADING_HEIGHT = 7.0
_HEADING_TYPE = 13.0
_SMALLEST_TYPE, _SMALLEST_LARGE_TYPE, _TIGHT_TYPE = 5.0, 7.5, 4.0
_TIGHT_ROW = 0.87


class PadFitError(Refusal):
    """A pad that does not fit its sheet, however small its type is."""


class NothingToShowError(Refusal):
    """A template none of whose parts has anything to show of a game."""


class Look(Struct, frozen=True):
    """How a sheet of a pad is drawn; a scale of 1 suits a whole page of A4."""

    game: Game
    style: Style
    title: str
    scale: float = 1.0
    is_large: bool = False
    players: tuple[str, ...] = ()
    is_tight: bool = False

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.style.theme

    @property
    def smallest(self) -> float:
        """The smallest type, in points; large print does not shrink as far, unless there is no other way."""
        if self.is_tight:
            return _TIGHT_TYPE
        return _SMALLEST_LARGE_TYPE if self.is_large else _SMALLEST_TYPE

    def row(self, height: float) -> float:
        """Give the least height of a row of a table; large print fills its rows more, and so do full sheets."""
        return self.size(height * (_TIGHT_ROW if self.is_large or self.is_tight else 1.0))

    def size(self, value: float) -> float:
        """Give a length in millimetres or a size of type in points, larger or smaller with the sheet."""
        return value * self.scale

    def line(self, width: float = 0.3) -> Stroke:
        """Give a line for tables and outlines; large print has bolder ones, small sheets finer ones."""
        boldness = 1.6 if self.is_large else min(1.0, 0.4 + 0.6 * self.scale)
        return self.theme.line_stroke(width * boldness)

    def guide(self) -> Stroke:
        """Give the light line that helps drawing."""
        return self.theme.guide_stroke(0.4 if self.is_large else 0.22)

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
        return fit_text(
            text,
            box,
            max(self.size(size), self.smallest),
            font=font,
            align=align,
            valign=valign,
            colour=colour or self.theme.text,
            smallest=self.smallest,
            wrap=wrap,
        )

    def heading(self, text: str, box: Box) -> tuple[Item, ...]:
        """Draw the name of a part over a stitched line at the top of its box."""
        height = self.size(HEADING_HEIGHT)
        y = box.y + height - self.size(0.8)
        stitches = Stroke(self.theme.accent, self.size(0.35), (self.size(1.6), self.size(1.1)), True)
        room = Box(box.x, box.y, box.width, height - self.size(1.6))
        letters = self.write(text, room, _HEADING_TYPE, font="display", colour=self.theme.accent)
        return (*letters, paths.line(box.x, y, box.right, y, stitches))

    def writing_box(self, box: Box, is_strong: bool = False) -> Item:
        """Draw a box to write or cross in."""
        radius = min(self.size(1.2), box.height / 5)
        if is_strong:
            return paths.box_path(box, self.theme.panel, Stroke(self.theme.accent, self.size(0.7)), radius)
        return paths.box_path(box, self.theme.paper, self.line(), radius)


class Drawn(Struct):
    """What a part draws, the fields of a fillable sheet, and where the player's name goes."""

    items: list[Item] = field(default_factory=list)
    fields: list[FormField] = field(default_factory=list)
    name: Box | None = None

    def add(self, other: Drawn) -> None:
        """Take over what another part draws."""
        self.items += other.items
        self.fields += other.fields
        self.name = self.name or other.name


class ShownPart(Struct, frozen=True):
    """What parts have in common that every game has something to say in."""

    look: Look

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

    def draw(self, box: Box) -> Drawn:
        """Draw the part into its box."""
