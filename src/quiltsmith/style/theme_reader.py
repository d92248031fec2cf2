"""Themes from YAML."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quiltsmith.formats import faults
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Choice, Field, ListOf, Read, Record, Text, Translated
from quiltsmith.formats.nodes import Node, Scalar
from quiltsmith.formats.problem import Problem, has_errors
from quiltsmith.scene.colour import Colour, ColourError
from quiltsmith.scene.elements import Fabric
from quiltsmith.scene.patterns import PATTERNS
from quiltsmith.style.theme import Theme

_HINT = 'write red, green and blue in quotation marks, for example "#d55e00"'
_EXAMPLE = '"#333333"'


class ColourKind(Struct, frozen=True):
    """A colour written as `"#rrggbb"`."""

    def read(self, node: Node, problems: list[Problem]) -> Colour | None:
        """Read the colour."""
        try:
            return Colour.parse(node.text if isinstance(node, Scalar) else "")
        except ColourError:
            problems.append(faults.wrong_type(node, "a colour", _HINT))
            return None

    def schema(self) -> dict[str, Any]:
        """Describe the colour."""
        return {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}


_COLOUR = ColourKind()
_NAME = Text(24, r"[a-z][a-z0-9-]*", "a short name in lower case", "quilt")
_FABRIC = Record(
    "a fabric",
    (
        Field("pattern", Choice(tuple(PATTERNS), "pattern"), "What is woven in.", True, "pattern: dots"),
        Field("colour", _COLOUR, "The colour of the figures.", True, f"colour: {_EXAMPLE}"),
        Field("ground", _COLOUR, "The colour between the figures.", True, 'ground: "#ffffff"'),
    ),
)
_COLOURS = {
    "text": "Text.",
    "muted": "Text that is less important.",
    "accent": "Headings and what should be seen first.",
    "line": "Outlines and tables.",
    "guide": "Light lines that help drawing.",
    "paper": "The ground of a page.",
    "panel": "The ground of a part of a page.",
    "badge": "The ground of short labels such as size numbers.",
    "on_badge": "Text on a badge.",
    "card": "The ground of a card's front.",
}
THEME = Record(
    "a theme",
    (
        Field("theme", _NAME, "The theme's id.", True, "theme: quilt"),
        Field("title", Translated(), "The name that people see.", True, "title: Quilt"),
        *(Field(name, _COLOUR, doc, True, f"{name}: {_EXAMPLE}") for name, doc in _COLOURS.items()),
        Field("back", _FABRIC, "The backs of cards.", True),
        Field("fabrics", ListOf(_FABRIC, 60, "a list of fabrics", 1), "The fabrics of patches, in turn.", True),
    ),
)


def _fabric(read: Read) -> Fabric:
    return Fabric(read.get("pattern"), read.get("colour"), read.get("ground"))


def _theme(node: Node, problems: list[Problem]) -> Theme | None:
    read = THEME.read(node, problems)
    if has_errors(problems):
        return None
    return Theme(
        id=read.get("theme"),
        title=read.get("title"),
        back=_fabric(read.get("back")),
        fabrics=tuple(_fabric(fabric) for fabric in read.get("fabrics")),
        **{name: read.get(name) for name in _COLOURS},
    )


THEMES = Definitions("templates/themes", "theme", "quiltsmith themes --show quilt", _theme)
theme_names, find_theme, load_theme, read_theme = THEMES.names, THEMES.find, THEMES.load, THEMES.read
