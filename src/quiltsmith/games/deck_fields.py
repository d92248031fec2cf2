"""The keys of a deck file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quiltsmith.formats import faults
from quiltsmith.formats.fields import Field, Flag, ListOf, MapOf, Record, Text, Translated, Whole
from quiltsmith.formats.nodes import Node, Scalar
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.deck_rules import empty_shape, unknown_character
from quiltsmith.games.game_fields import NAME
from quiltsmith.geometry.board import LARGEST_SIDE
from quiltsmith.geometry.shape import EmptyShapeError, Shape, UnknownCharacterError

MOST_CARDS = 500
_LONGEST_DRAWING = (LARGEST_SIDE + 1) * LARGEST_SIDE * 2
_ROW = rf"[#X█._]{{1,{LARGEST_SIDE}}}"


@dataclass(frozen=True)
class Drawing:
    """A shape drawn with `#` and `.`; its place comes with it."""

    def read(self, node: Node, problems: list[Problem]) -> tuple[Place, Shape] | None:
        """Read a shape in one line or in several."""
        if not isinstance(node, Scalar) or node.is_null():
            problems.append(faults.wrong_type(node, "a shape", _missing_shape_hint(node)))
            return None
        if node.style == "folded":
            problems.append(faults.wrong_type(node, "a shape with one row per line", "write `|` instead of `>`"))
            return None
        if len(node.text) > _LONGEST_DRAWING:
            problems.append(faults.too_large(node.place, "the shape is longer", f"{_LONGEST_DRAWING} characters"))
            return None
        try:
            return node.place, Shape.parse(node.text)
        except UnknownCharacterError as error:
            problems.append(unknown_character.problem(node.place_at(error.offset), error))
        except EmptyShapeError:
            problems.append(empty_shape.problem(node.place))
        return None

    def schema(self) -> dict[str, Any]:
        """Describe the drawing."""
        return {"type": "string", "pattern": rf"^\s*{_ROW}(\s*[/\n]\s*{_ROW})*\s*$"}


CARD_ID = Text(16, r"[^\s#:/,\[\]{}]+", "a short id without blanks", "P01")
_SIZE = Whole(1, LARGEST_SIDE * LARGEST_SIDE, "the size")
_PRICE_FIELDS = (
    Field("cost", Whole(0, 99, "the cost"), "What the patch costs (patchwork games)."),
    Field("time", Whole(0, 99, "the time"), "How far the time token moves (patchwork games)."),
    Field("income", Whole(0, 99, "the income"), "What the patch brings at every income space (patchwork games)."),
)
CARD = Record(
    "a card",
    (
        Field("id", CARD_ID, "The card's id, unique in the deck.", True, "id: P01"),
        Field("size", _SIZE, "The number of spaces of the patch; it must be right.", True, "size: 5"),
        Field("flip", Flag(), "Whether the mirror image differs from all rotations; it must be right if given."),
        Field(
            "cuts",
            ListOf(Drawing(), 40, "a list of shapes"),
            "Pieces to show on the card, each from one legal cut; an empty list for a patch that cannot be cut.",
        ),
        *_PRICE_FIELDS,
        Field(
            "shape",
            Drawing(),
            "The patch: `#` for a space of it, `.` for none; rows end at a line break or `/`.",
            True,
            'shape: "##/#."',
        ),
    ),
)
DECK = Record(
    "a deck",
    (
        Field("deck", NAME, "The deck's id: a short name in lower case.", True, "deck: meadow"),
        Field("title", Translated(), "The name on printed cards, one for all languages or one for each."),
        Field("game", Text(200), "The game: the name of a shipped one, or a path to your own definition."),
        Field("base", Text(200), "A deck to start from: the name of a shipped one, or a path."),
        Field(
            "override",
            MapOf(
                Record("an override", _PRICE_FIELDS),
                "ids of cards with their new prices",
                MOST_CARDS,
                CARD_ID,
            ),
            "New prices for cards of the base deck, by id; such cards are marked with an asterisk.",
        ),
        Field("cards", ListOf(CARD, MOST_CARDS, "a list of cards"), "The patch cards."),
        Field("start", ListOf(CARD, MOST_CARDS, "a list of cards"), "The start cards (doodle games)."),
    ),
)


def _missing_shape_hint(node: Node) -> str:
    line = node.place.source.line(node.place.line)
    if isinstance(node, Scalar) and "#" in line:
        return '`#` starts a comment in YAML: put the shape in quotation marks, for example "##/#."'
    return 'draw it, for example "##/#."'
