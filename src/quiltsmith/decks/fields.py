"""The keys of a deck file."""

from __future__ import annotations

import re

from msgspec import Struct

from quiltsmith.decks.rules import empty_shape, too_big, unknown_character
from quiltsmith.formats import faults
from quiltsmith.formats.fields import Field, Record, Translated
from quiltsmith.formats.nodes import Node, Scalar
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.formats.values import Flag, ListOf, MapOf, Schema, ShortText, Whole
from quiltsmith.games.fields import NAME
from quiltsmith.geometry.board import LARGEST_SIDE, Board
from quiltsmith.geometry.shape import EmptyShapeError, Shape, UnknownCharacterError
from quiltsmith.talk.saying import say

MOST_CARDS = 500
MOST_COPIES = 20
_LONGEST_DRAWING = (LARGEST_SIDE + 1) * LARGEST_SIDE * 2
_QUOTE_SHAPES = 'put the shape in quotation marks, "##/#.", or write `|` after the colon and rows below'
_SWALLOWED_ROW = re.compile(r"(?:^|\s)(#[#._X█/]*)\s*[,\]}]*\s*$")
_ROW = rf"[#Xx█._]{{1,{LARGEST_SIDE}}}"


class Drawing(Struct, frozen=True):
    """A shape drawn with `#` and `.`; its place comes with it."""

    def read(self, node: Node, problems: list[Problem]) -> tuple[Place, Shape] | None:
        """Read a shape in one line or in several."""
        swallowed = _swallowed_row(node)
        if swallowed is not None:
            what = say("`#` starts a comment here, so this row of the shape is not read")
            problems.append(faults.syntax(swallowed, what, say(_QUOTE_SHAPES)))
            return None
        if not isinstance(node, Scalar) or node.is_null():
            problems.append(faults.wrong_type(node, say("a shape"), say('draw it, for example "##/#."')))
            return None
        if node.style == "folded":
            problems.append(
                faults.wrong_type(node, say("a shape with one row per line"), say("write `|` instead of `>`"))
            )
            return None
        if len(node.text) > _LONGEST_DRAWING:
            problems.append(
                faults.too_large(
                    node.place, say("the shape is longer"), say("{number} characters", number=_LONGEST_DRAWING)
                )
            )
            return None
        try:
            shape = Shape.parse(node.text)
        except UnknownCharacterError as error:
            problems.append(unknown_character.problem(node.place_at(error.offset), error))
        except EmptyShapeError:
            problems.append(empty_shape.problem(node.place))
        else:
            if max(shape.rows, shape.columns) <= LARGEST_SIDE:
                return node.place, shape
            problems.append(
                too_big.problem(node.place, say("the shape"), shape, Board(LARGEST_SIDE, LARGEST_SIDE))
            )
        return None

    def schema(self) -> Schema:
        """Describe the drawing."""
        return {"type": "string", "pattern": rf"^\s*{_ROW}(\s*[/\n]\s*{_ROW})*\s*$"}


CARD_ID = ShortText(16, r"[^\s#:/,\[\]{}]+", "a short id without blanks", "P01")
_SIZE = Whole(1, LARGEST_SIDE * LARGEST_SIDE, "the size")
COST = Field("cost", Whole(0, 99, "the cost"), "What the patch costs (patchwork games).")
TIME = Field("time", Whole(0, 99, "the time"), "How far the time token moves (patchwork games).")
INCOME = Field(
    "income", Whole(0, 99, "the income"), "What the patch brings at every income space (patchwork games)."
)
PRICE_FIELDS = (COST, TIME, INCOME)
ID = Field("id", CARD_ID, "The card's id, unique in the deck.", True, "id: P01")
SIZE = Field("size", _SIZE, "The number of spaces of the patch; it must be right.", True, "size: 5")
FLIP = Field("flip", Flag(), "Whether the mirror image differs from all rotations; it must be right if given.")
CUTS = Field(
    "cuts",
    ListOf(Drawing(), 40, "a list of shapes"),
    "Pieces to show on the card, each from one legal cut; an empty list for a patch that cannot be cut.",
)
NAME_ON_CARD = Field(
    "name",
    Translated(ShortText(40, what="a name", example="Apple tree")),
    "What the card is called, printed under its patch; one for all languages or one for each.",
)
NOTE = Field(
    "note",
    Translated(ShortText(90, what="a short text")),
    "A short text below the name, such as a rule of your own.",
)
FABRIC = Field(
    "fabric",
    ShortText(24, r"[A-Za-z][A-Za-z0-9-]*", "the name of a fabric", "dots"),
    "The fabric of the patch, by its name in the theme; without it fabrics come in turn.",
)
COPIES = Field(
    "copies",
    Whole(1, MOST_COPIES, "the number of copies"),
    "How often the card is printed; dealt, counted and checked it is one card.",
)
SHAPE = Field(
    "shape",
    Drawing(),
    "The patch: `#` for a space of it, `.` for none; rows end at a line break or `/`.",
    True,
    'shape: "##/#."',
)
CARD = Record("a card", (ID, SIZE, FLIP, CUTS, *PRICE_FIELDS, NAME_ON_CARD, NOTE, FABRIC, COPIES, SHAPE))
DECK_ID = Field("deck", NAME, "The deck's id: a short name in lower case.", True, "deck: meadow")
TITLE = Field("title", Translated(), "The name on printed cards, one for all languages or one for each.")
GAME = Field(
    "game",
    ShortText(200, what="the name of a game", example="doodle"),
    "The game: the name of a shipped one, or a path to your own definition.",
)
BASE = Field(
    "base",
    ShortText(200, what="the name of a deck", example="classic"),
    "A deck to start from: the name of a shipped one, or a path.",
)
OVERRIDE = Field(
    "override",
    MapOf(Record("an override", PRICE_FIELDS), "ids of cards with their new prices", MOST_CARDS, CARD_ID),
    "New prices for cards of the base deck, by id; such cards are marked with an asterisk.",
)
CARDS = Field("cards", ListOf(CARD, MOST_CARDS, "a list of cards"), "The patch cards.")
START = Field("start", ListOf(CARD, MOST_CARDS, "a list of cards"), "The start cards (doodle games).")
DECK = Record("a deck", (DECK_ID, TITLE, GAME, BASE, OVERRIDE, CARDS, START))


def _swallowed_row(node: Node) -> Place | None:
    """Find the row of an unquoted shape that YAML took for a comment: beside, above or below what it read."""
    if not isinstance(node, Scalar) or node.style != "plain":
        return None
    source, line = node.place.source, node.place.line
    beside = _SWALLOWED_ROW.search(source.line(line), node.place.column - 1 + len(node.text))
    if beside:
        return source.place(line, beside.start(1) + 1, len(beside[1]))
    for near in (line - 1, line + 1):
        row = _SWALLOWED_ROW.fullmatch(source.line(near).strip())
        if row:
            return source.place(near, source.line(near).index("#") + 1, len(row[1]))
    return None
