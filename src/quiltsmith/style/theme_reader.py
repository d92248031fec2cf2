"""Themes from YAML."""

from __future__ import annotations

from itertools import count

from msgspec import Struct

from quiltsmith.formats import faults, library
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Field, Read, Record, Translated
from quiltsmith.formats.nodes import Node, Scalar
from quiltsmith.formats.problem import Problem, has_errors
from quiltsmith.formats.values import Choice, ListOf, Schema, ShortText, Whole
from quiltsmith.scene.colour import Colour, ColourError
from quiltsmith.scene.elements import Fabric
from quiltsmith.scene.patterns import PATTERNS
from quiltsmith.style.theme import Theme
from quiltsmith.talk.saying import say

_HINT = 'write red, green and blue in quotation marks, for example "#d55e00"'
_EXAMPLE = '"#333333"'


class ColourKind(Struct, frozen=True):
    """A colour written as `"#rrggbb"`."""

    def read(self, node: Node, problems: list[Problem]) -> Colour | None:
        """Read the colour."""
        try:
            return Colour.parse(node.text if isinstance(node, Scalar) else "")
        except ColourError:
            problems.append(faults.wrong_type(node, say("a colour"), say(_HINT)))
            return None

    def schema(self) -> Schema:
        """Describe the colour."""
        return {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}


_COLOUR = ColourKind()
_NAME = ShortText(24, r"[a-z][a-z0-9-]*", "a short name in lower case", "quilt")
NAME = Field("name", _NAME, "What decks call the fabric; its pattern if it is missing.")
PATTERN = Field("pattern", Choice(tuple(PATTERNS), "pattern"), "What is woven in.", True, "pattern: dots")
COLOUR = Field("colour", _COLOUR, "The colour of the figures.", True, f"colour: {_EXAMPLE}")
GROUND = Field("ground", _COLOUR, "The colour between the figures.", True, 'ground: "#ffffff"')
_FABRIC = Record("a fabric", (PATTERN, COLOUR, GROUND))
_NAMED_FABRIC = Record("a fabric", (NAME, PATTERN, COLOUR, GROUND))


def _colour(name: str, doc: str, required: bool = True) -> Field[Colour]:
    return Field(name, _COLOUR, doc, required, f"{name}: {_EXAMPLE}")


ID = Field("theme", _NAME, "The theme's id.", True, "theme: quilt")
TITLE = Field("title", Translated(), "The name that people see.", True, "title: Quilt")
TEXT = _colour("text", "Text.")
MUTED = _colour("muted", "Text that is less important.")
ACCENT = _colour("accent", "Headings and what should be seen first.")
LINE = _colour("line", "Outlines and tables.")
GUIDE = _colour("guide", "Light lines that help drawing.")
PAPER = _colour("paper", "The ground of a page.")
PANEL = _colour("panel", "The ground of a part of a page.")
BADGE = _colour("badge", "The ground of short labels such as size numbers.")
ON_BADGE = _colour("on_badge", "Text on a badge.")
CARD = _colour("card", "The ground of a card's front.")
CLOTH = _colour("cloth", "The ground of labels on score sheets; a panel's if it is missing.", False)
ON_CLOTH = _colour("on_cloth", "What is written on it; the accent's colour if it is missing.", False)
TAPE = _colour("tape", "The ground of the measuring tape; a panel's if it is missing.", False)
ROUNDS = Field(
    "rounds",
    ListOf(Whole(0, 59, "the number"), 6, "a list of numbers", 1),
    "Which fabrics stand for the rounds of a game, counted from 0; the first ones if it is missing.",
)
BACK = Field("back", _FABRIC, "The backs of cards.", True)
FABRICS = Field(
    "fabrics", ListOf(_NAMED_FABRIC, 60, "a list of fabrics", 1), "The fabrics of patches, in turn.", True
)
THEME = Record(
    "a theme",
    (
        ID,
        TITLE,
        TEXT,
        MUTED,
        ACCENT,
        LINE,
        GUIDE,
        PAPER,
        PANEL,
        BADGE,
        ON_BADGE,
        CARD,
        CLOTH,
        ON_CLOTH,
        TAPE,
        ROUNDS,
        BACK,
        FABRICS,
    ),
)


def _fabric(read: Read) -> Fabric:
    return Fabric(read.need(PATTERN), read.need(COLOUR), read.need(GROUND))


def _fabric_names(fabrics: tuple[Read, ...], problems: list[Problem]) -> tuple[str, ...]:
    """Name the fabrics: as the file says, or by their patterns, of which later ones are numbered."""
    first: dict[str, int] = {}
    for fabric in fabrics:
        name = fabric.get(NAME)
        if name is not None and name in first:
            problems.append(faults.duplicate_key(fabric.at(NAME), name, first[name]))
        elif name is not None:
            first[name] = fabric.at(NAME).line
    names: list[str] = []
    for fabric in fabrics:
        pattern = fabric.get(PATTERN, "")
        free = (pattern if number == 1 else f"{pattern}-{number}" for number in count(1))
        names.append(fabric.get(NAME) or next(name for name in free if name not in {*first, *names}))
    return tuple(names)


def _theme(node: Node, problems: list[Problem]) -> Theme | None:
    read = THEME.read(node, problems)
    names = _fabric_names(read.get(FABRICS, ()), problems)
    if has_errors(problems):
        return None
    return Theme(
        id=read.need(ID),
        title=read.need(TITLE),
        text=read.need(TEXT),
        muted=read.need(MUTED),
        accent=read.need(ACCENT),
        line=read.need(LINE),
        guide=read.need(GUIDE),
        paper=read.need(PAPER),
        panel=read.need(PANEL),
        badge=read.need(BADGE),
        on_badge=read.need(ON_BADGE),
        card=read.need(CARD),
        cloth=read.get(CLOTH, read.need(PANEL)),
        on_cloth=read.get(ON_CLOTH, read.need(ACCENT)),
        tape=read.get(TAPE, read.need(PANEL)),
        rounds=read.get(ROUNDS, ()),
        back=_fabric(read.need(BACK)),
        fabrics=tuple(_fabric(fabric) for fabric in read.need(FABRICS)),
        fabric_names=names,
    )


THEMES = Definitions(library.THEMES, "theme", "quiltsmith themes --show quilt", _theme)
theme_names, find_theme, load_theme, read_theme = THEMES.names, THEMES.find, THEMES.load, THEMES.read
