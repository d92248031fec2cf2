"""What all parts of a pad share: game, style, sizes of type, boxes and lines, and what a part draws."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from enum import IntEnum
from typing import Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import UsageError
from quiltsmith.games.doodle.doodle_deal import Deal, DealCode, code_of_deal, play_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.layout.sheets.page_furniture import is_whole_page
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE, Colour
from quiltsmith.scene.elements import (
    POINT,
    Fabric,
    FormField,
    Item,
    RectanglePoints,
    Stroke,
    Text,
    UntickedPoints,
)
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text, fit_texts, text_width
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Ink, Theme


class DealtPad(Struct, frozen=True):
    """The cards that each turn offers, several in the last one; the deck, and the code if there is one."""

    turns: tuple[tuple[str, ...], ...]
    deck: Deck | None = None
    seed: int | None = None
    code: DealCode | None = None

    def code_alone(self) -> DealtPad:
        """Return the deal without the cards of its turns."""
        return replace(self, turns=())

    def name(self, style: Style) -> str:
        """Name the deal as people do: by its deck and its seed, as far as they are known."""
        deck = () if self.deck is None else (style.name(self.deck.title) if self.deck.title else self.deck.id,)
        seed = () if self.seed is None else (style.word("challenge.seed", seed=self.seed),)
        return " · ".join((*deck, *seed))


def dealt_pad(deal: Deal, deck: Deck | None, game: DoodleGame) -> DealtPad:
    """Make what a pad of a game shows of a deal."""
    turns = tuple(turn.choice if turn.token is None else (turn.token,) for turn in play_deal(deal, game))
    return DealtPad(turns, deck, deal.seed, code_of_deal(deal, deck, game))


class Medal(Struct, frozen=True):
    """Points to reach, the key of the medal's name among the words on paper, and its fabric."""

    points: int
    word: str
    fabric: Fabric


class TapeScale(Struct, frozen=True):
    """Where points stand on a measuring tape: from nothing at the left edge of a box to the most at its right."""

    box: Box
    most: int

    def x(self, points: float) -> float:
        """Return where so many points stand."""
        return self.box.x + points * self.box.width / self.most


HEADING_HEIGHT = 7.0
SCORE_BOX = 11.0
"""The height of a box for points."""
SEAM = 1.1
"""From the edge of a card of cloth to its seam."""
SMALLEST_NAME = 4.5
"""In points: what players call themselves is rather small than refused."""
UNLIMITED = 1000.0
"""What parts can use that grow with their sheet."""
_HEADING = TextStyle(13.0, "display")


class PadFitError(UsageError):
    """A pad that does not fit its sheet, however small its type is."""


class Detail(IntEnum):
    """How much a sheet tells: everything, no explanations, or only what is written on in the game."""

    BARE = 0
    PLAIN = 1
    FULL = 2


class Measures(Struct, frozen=True):
    """Space for a pen: the smallest type in points, the least height of score boxes and of boxes to tick in mm."""

    text: float
    box: float
    tick: float


WHOLE_PAGE = Measures(7.0, 10.0, 8.0)
SMALL_PAGE = Measures(6.5, 8.0, 6.5)
LARGE_PRINT = Measures(12.0, 12.0, 12.0)


def measures_of(paper: Paper, is_large: bool) -> Measures:
    """Return what a sheet does not go below; paper is what one sheet has, after a page was divided."""
    if is_large:
        return LARGE_PRINT
    return WHOLE_PAGE if is_whole_page(paper.width, paper.height) else SMALL_PAGE


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
    """How many players a sheet that is shared has space for; 0 is as many as the game has."""
    medals: tuple[Medal, ...] = ()
    """What a measuring tape shows instead of the game's medals."""

    @property
    def theme(self) -> Theme:
        return self.style.theme

    @property
    def is_bare(self) -> bool:
        return self.detail is Detail.BARE

    def size(self, value: float) -> float:
        """Return a length in mm or a size of type in points, larger or smaller with the sheet."""
        return value * self.scale

    def type(self, value: float) -> float:
        """Return a size of type in points, which follows the sheet but stays large enough to be read."""
        return max(self.size(value), self.least.text)

    def type_height(self, value: float, leading: float = 1.0) -> float:
        """Return the height in mm of a line of a size of type."""
        return self.type(value) * POINT * leading

    def box(self, value: float) -> float:
        """Return the height of a box to write in, which follows the sheet but keeps its space for a pen."""
        return max(self.size(value), self.least.box)

    def tick(self, value: float) -> float:
        """Return the side of a box to tick."""
        return max(self.size(value), self.least.tick)

    def line(self, width: float = 0.3) -> Stroke:
        """Return a line for tables and outlines; large print has bolder ones, small sheets finer ones."""
        boldness = 1.6 if self.is_large else min(1.0, 0.4 + 0.6 * self.scale)
        return self.theme.line_stroke(width * boldness)

    def stitches(
        self, colour: Colour | None = None, width: float = 0.3, dash: float = 1.4, gap: float = 1.0
    ) -> Stroke:
        """Return a stitched line."""
        return Stroke(colour or self.theme.accent, self.size(width), (self.size(dash), self.size(gap)), True)

    def pen(self, width: float, colour: Colour | None = None) -> Stroke:
        """Return a line with round ends, in the colour of texts unless another is given."""
        return Stroke(colour or self.theme.text, self.size(width), round=True)

    def word(self, key: str, **values: object) -> str:
        """Return a text in the print's language."""
        return self.style.word(key, **values)

    def empty_label(self, lost: int) -> str:
        """Say that empty spaces cost so many points each."""
        return self.word("pad.empty") if lost == 1 else self.word("pad.empty-many", points=lost)

    def write(self, text: str, box: Box, style: TextStyle) -> tuple[Text, ...]:
        """Set a text into a box, in a size for A4 that follows the sheet, and not smaller than can be read."""
        return self.write_all([(text, box)], style)

    def write_name(self, name: str, box: Box, style: TextStyle) -> tuple[Text, ...]:
        """Set somebody's name: as large as a line allows, else on several, and small rather than not at all."""
        size, colour = max(self.size(style.size), SMALLEST_NAME), style.colour or self.theme.text
        for wrap, smallest in ((style.wrap, self.least.text), (True, SMALLEST_NAME)):
            with suppress(TextFitError):
                return fit_text(name, box, replace(style, size=size, colour=colour, wrap=wrap, smallest=smallest))
        raise TextFitError(name, box)

    def write_all(self, texts: Sequence[tuple[str, Box]], style: TextStyle) -> tuple[Text, ...]:
        """Set texts that stand side by side in one size."""
        colour = style.colour or self.theme.text
        return fit_texts(
            texts, replace(style, size=self.type(style.size), colour=colour, smallest=self.least.text)
        )

    @property
    def heading_height(self) -> float:
        """How much of a part its name takes."""
        return max(self.size(HEADING_HEIGHT), self.type_height(_HEADING.size, 1.15))

    def heading(self, text: str, box: Box) -> tuple[Item, ...]:
        """Draw the name of a part, and stitches that run on from it."""
        row = box.top_strip(self.heading_height)
        letters = self.write(text, row, replace(_HEADING, colour=self.theme.accent))
        end = box.x + text_width(text, letters[0].size, _HEADING.font) + self.size(2.2)
        y = row.centre[1]
        if end > box.right - self.size(4):
            return letters
        return (*letters, paths.line(end, y, box.right, y, self.stitches(width=0.35)))

    def writing_box(self, box: Box, colour: Colour | None = None, width: float = 0.4) -> Item:
        """Draw a box to write or cross in."""
        stroke = self.line(width) if colour is None else Stroke(colour, self.line(width).width)
        return paths.box_path(box, self.theme.paper, stroke, min(self.size(1.6), box.height / 5))

    def cloth(self, box: Box, colour: Colour, tint: float) -> Item:
        """Draw a card of pale cloth; where ink is saved it is white, and in black and white it has no outline."""
        ground = WHITE if self.theme.ink is not Ink.FULL else colour.mix(WHITE, tint)
        return paths.box_path(box, ground, self.cloth_outline(colour), self.size(2.5))

    def cloth_outline(self, colour: Colour) -> Stroke | None:
        """Return the line around a card of cloth."""
        return None if self.theme.ink is Ink.MONO else Stroke(colour, self.size(0.35))

    def text_field(self, name: str, box: Box, label: str, size: float) -> FormField:
        """Return a field to type in, with type that follows the sheet."""
        return FormField("text", name, box, label, self.type(size))

    def text_box(
        self,
        name: str,
        box: Box,
        label: str,
        size: float,
        colour: Colour | None = None,
        width: float = 0.4,
        proposed: RectanglePoints | UntickedPoints | None = None,
    ) -> PartOutput:
        """Draw a box to write in, with its field."""
        field = replace(self.text_field(name, box, label, size), proposed=proposed)
        return PartOutput([self.writing_box(box, colour, width)], [field])

    def tick_box(self, name: str, box: Box, label: str, width: float = 0.4) -> PartOutput:
        """Draw a box to tick, with its field."""
        return PartOutput([self.writing_box(box, width=width)], [FormField("check", name, box, label)])

    def minus_sign(self, box: Box, indent: float, length: float) -> Item:
        """Draw a minus at the left of a box to write in."""
        x, y = box.x + self.size(indent), box.centre[1]
        return paths.line(x, y, x + self.size(length), y, self.pen(0.6))


class PartOutput(Struct):
    """What a part draws, the fields of a fillable sheet, and where names, numbers of games and results go."""

    items: list[Item] = field(default_factory=list)
    fields: list[FormField] = field(default_factory=list)
    name: Box | None = None
    numbers: list[Box] = field(default_factory=list)
    tape: TapeScale | None = None

    def add(self, other: PartOutput) -> None:
        """Take over what another part draws."""
        self.items += other.items
        self.fields += other.fields
        self.name = self.name or other.name
        self.numbers += other.numbers
        self.tape = self.tape or other.tape


class Part(Protocol):
    """A part of a pad: how much space it needs and can use, and how it is drawn there."""

    @property
    def is_shown(self) -> bool:
        """Whether the game has anything to say in this part."""

    def widths(self) -> tuple[float, float]:
        """Return the least width and the most that can be used well."""

    def heights(self, width: float) -> tuple[float, float]:
        """Return the least height for a width and the most that can be used well."""

    def draw(self, box: Box) -> PartOutput:
        """Draw the part into its box."""


class ShownPart(Struct, frozen=True):
    """What parts have in common that every game has something to say in; see `Part`."""

    pad: PadContext

    @property
    def is_shown(self) -> bool:
        return True
