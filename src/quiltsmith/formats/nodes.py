"""What a YAML file holds before anyone says what it means: scalars, lists and mappings, each with its place."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quiltsmith.formats.source import Place, split_lines
from quiltsmith.i18n import _

ScalarStyle = Literal["plain", "quoted", "literal", "folded"]


class Scalar(Struct, frozen=True):
    """A piece of text, not yet a number or a name."""

    place: Place
    text: str
    style: ScalarStyle = "plain"

    def is_null(self) -> bool:
        """Return whether nothing was written."""
        return self.style == "plain" and self.text in ("", "~", "null", "Null", "NULL")

    def place_at(self, offset: int) -> Place:
        """Point at one character of the text in the file."""
        source = self.place.source
        if self.style == "literal":
            before = split_lines(self.text[:offset])
            line, row = self.place.line + len(before), split_lines(self.text)[len(before) - 1]
            written = source.line(line)
            indent = len(written) - len(row)
            return source.place(line, indent + len(before[-1]) + 1) if written.endswith(row) else self.place
        start = self.place.column + (1 if self.style == "quoted" else 0)
        written = source.line(self.place.line)[start - 1 :]
        if written.startswith(self.text):
            return source.place(self.place.line, start + offset)
        return self.place


class Sequence(Struct, frozen=True):
    """A list."""

    place: Place
    items: tuple[Node, ...]


class Mapping(Struct, frozen=True):
    """Keys with their values, each key once, in the order of the file."""

    place: Place
    entries: tuple[tuple[Scalar, Node], ...]

    def get(self, key: str) -> Node | None:
        """Find the value of a key."""
        return next((value for name, value in self.entries if name.text == key), None)


Node = Scalar | Sequence | Mapping


def shorten(text: str, longest: int) -> str:
    """Put a person's text into a message: not too much of it, and nothing that a terminal would obey."""
    shown = "".join(character if character.isprintable() else "�" for character in text[: longest + 1])
    return f"`{shown}`" if len(shown) <= longest else f"`{shown[: longest - 4]}…`"


def describe(node: Node) -> str:
    """Describe in a few words what stands there, for error messages."""
    if isinstance(node, Sequence):
        return _("a list")
    if isinstance(node, Mapping):
        return _("keys with values")
    if node.is_null():
        return _("nothing")
    return shorten(node.text.strip().replace("\n", "/"), 24)
