"""What can be changed in a deck file, and where things stand in it: nodes of YAML and their offsets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import yaml
from msgspec import Meta, Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.file_reader import text_source
from quiltsmith.formats.problems import Problem, ProblemsError
from quiltsmith.formats.yaml_reader import compose_yaml, read_plain
from quiltsmith.geometry.board import LARGEST_SIDE
from quiltsmith.i18n import _

CardList = Literal["cards", "start"]
EditValue = str | bool | int | list[str] | dict[str, str]
"""A text, a number, a yes or no, shapes of pieces, or a text in each language."""
Position = Annotated[int, Meta(ge=0)]
ShapeText = Annotated[str, Meta(max_length=LARGEST_SIDE * (LARGEST_SIDE + 1))]
"""The rows of a shape, `##/.#`, as large as one may be."""


class SetKey(Struct, frozen=True, tag="set"):
    """A key of a card gets a value, or goes if there is none."""

    list: CardList
    index: Position
    key: str
    value: EditValue | None = None


class DrawShape(Struct, frozen=True, tag="draw"):
    """A card gets another shape; size, flip and cuts are made to fit it."""

    list: CardList
    index: Position
    shape: ShapeText


class AddCard(Struct, frozen=True, tag="add"):
    """A new card comes to a position; those from there on move down."""

    list: CardList
    index: Position
    card: dict[str, EditValue]


class RemoveCard(Struct, frozen=True, tag="remove"):
    """A card goes; comments above and below it stay."""

    list: CardList
    index: Position


class MoveCard(Struct, frozen=True, tag="move"):
    """A card comes to another position, counted without it."""

    list: CardList
    index: Position
    to: Position


class SetDeckKey(Struct, frozen=True, tag="deck"):
    """A key of the deck itself, such as its title, gets a value."""

    key: Literal["deck", "title", "game"]
    value: EditValue


Edit = SetKey | DrawShape | AddCard | RemoveCard | MoveCard | SetDeckKey


class EditRefusedError(QuiltsmithError):
    """A change that cannot be made without touching what else stands in the file."""


class Written(Struct, frozen=True, eq=False):
    """The text of a deck file, its lines with their ends, where each starts, and its root."""

    text: str
    lines: list[str]
    starts: list[int]
    root: yaml.MappingNode

    @property
    def line_end(self) -> str:
        """How lines end in this file."""
        return "\r\n" if "\r\n" in self.text else "\n"

    def start_of(self, line: int) -> int:
        """Return the offset of a line, or of the end of the text."""
        return self.starts[line] if line < len(self.starts) else len(self.text)

    def after(self, line: int) -> int:
        """Return the offset just after a line and its end."""
        return self.start_of(line + 1)

    def last_line(self, node: yaml.Node) -> int:
        """Return the last line that belongs to a node, without comments and blank lines below it."""
        if isinstance(node, yaml.ScalarNode):
            if node.style in ("|", ">"):
                return self._last_written(node.start_mark.line, node.end_mark)
            return int(node.end_mark.line)
        if not is_block(node) or not node.value:
            return int(node.end_mark.line)
        last = node.value[-1]
        return self.last_line(last[1] if isinstance(node, yaml.MappingNode) else last)

    def dash_line(self, items: yaml.SequenceNode, node: yaml.Node) -> int:
        """Return the line of the dash before an item of a list in block style."""
        column = items.start_mark.column
        line = int(node.start_mark.line)
        while self.lines[line][: column + 1] != " " * column + "-":
            line -= 1
        return line

    def _last_written(self, first: int, end: Any) -> int:
        last = end.line if end.column else end.line - 1
        while last > first and not self.lines[last].strip():
            last -= 1
        return int(last)


def read_written(text: str) -> Written:
    """Read where everything stands; a file that is no YAML cannot be changed here."""
    try:
        root = compose_yaml(text_source(text, ""))
    except ProblemsError:
        root = None
    if not isinstance(root, yaml.MappingNode):
        raise EditRefusedError(_("this text cannot be read as a deck; mend it first"))
    lines = text.splitlines(keepends=True)
    if any(line.splitlines()[0] != line.rstrip("\r\n") for line in lines if line.strip()) or "\r" in text.replace(
        "\r\n", ""
    ):
        raise EditRefusedError(_("this text has line breaks that only it knows; mend them first"))
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    return Written(text, lines, starts[:-1], root)


def is_block(node: yaml.Node) -> bool:
    """Return whether a value stands in lines of its own, not between brackets, quotation marks or on one line."""
    if isinstance(node, yaml.ScalarNode):
        return node.style in ("|", ">")
    return isinstance(node, yaml.CollectionNode) and not node.flow_style


def plain_data(text: str, problems: list[Problem] | None = None) -> Any:
    """Read what a text says, every value as it is written; of keys that stand twice, the first."""
    try:
        return read_plain(text_source(text, ""), [] if problems is None else problems)
    except ProblemsError:
        return None


def value_of(mapping: yaml.MappingNode, key: str) -> tuple[yaml.ScalarNode, yaml.Node] | None:
    return next((pair for pair in mapping.value if pair[0].value == key), None)


def list_of(written: Written, name: CardList) -> yaml.SequenceNode | None:
    found = value_of(written.root, name)
    return found[1] if found and isinstance(found[1], yaml.SequenceNode) else None


def card_of(written: Written, name: CardList, index: int) -> tuple[yaml.SequenceNode, yaml.MappingNode]:
    """Find a card by its position, and the list that it is in."""
    items = list_of(written, name)
    if items is None or index >= len(items.value) or not isinstance(items.value[index], yaml.MappingNode):
        raise EditRefusedError(_("there is no card at this place any more"))
    return items, items.value[index]
