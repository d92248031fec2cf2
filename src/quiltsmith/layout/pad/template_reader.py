"""Templates of pads from YAML."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quiltsmith.formats import faults
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Choice, Field, Flag, ListOf, Record, Text, Translated, Whole
from quiltsmith.formats.nodes import Mapping, Node, Scalar
from quiltsmith.formats.problem import Problem, has_errors
from quiltsmith.layout.pad.template import (
    BORDERS,
    ORIENTATIONS,
    PARTS,
    Column,
    Entry,
    PadTemplate,
    PartEntry,
    Row,
)

_PART = Choice(PARTS, "part")
_WEIGHT = Whole(1, 99, "the weight")
_KINDS = ("part", "row", "column")
_HINT = "write the name of a part, or `row: [...]`, or `column: [...]`"


class EntryKind(Struct, frozen=True):
    """A part by its name alone, or keys with one of `part`, `row` and `column`."""

    def read(self, node: Node, problems: list[Problem]) -> Entry | None:
        """Read the entry and everything inside."""
        if isinstance(node, Scalar) and not node.is_null():
            name = _PART.read(node, problems)
            return None if name is None else PartEntry(name)
        if not isinstance(node, Mapping):
            problems.append(faults.wrong_type(node, "a part, a row or a column", _HINT))
            return None
        read = _entry_record().read(node, problems)
        said = [kind for kind in _KINDS if kind in read.places]
        if len(said) != 1:
            what = " and ".join(said) or "none of part, row and column"
            problems.append(faults.wrong_type(Scalar(node.place, what), "one of part, row and column", _HINT))
            return None
        (kind,) = said
        value, weight, is_optional = read.get(kind), read.get("weight"), read.get("optional", False)
        if value is None:
            return None
        if kind == "part":
            return PartEntry(value, weight, is_optional)
        return (Row if kind == "row" else Column)(value, weight, is_optional)

    def schema(self) -> dict[str, Any]:
        """Point at the description of entries, which contains itself."""
        return {"$ref": "#/definitions/entry"}


_ENTRIES = ListOf(EntryKind(), 20, "a list of parts", 1)
_NAME = Text(24, r"[a-z][a-z0-9-]*", "a short name in lower case", "classic")
TEMPLATE = Record(
    "a template",
    (
        Field("template", _NAME, "The template's id.", True, "template: classic"),
        Field("title", Translated(), "The name that people see.", True, "title: Classic"),
        Field(
            "orientation",
            Choice(ORIENTATIONS, "orientation"),
            "How the sheet is turned: portrait, landscape, or as the paper was given.",
        ),
        Field("border", Choice(BORDERS, "border"), "The line around the sheet: stitched, plain or none."),
        Field("parts", _ENTRIES, "What stands on the sheet, from top to bottom.", True, "parts: [header, board]"),
    ),
)


def _entry_record() -> Record:
    return Record(
        "an entry",
        (
            Field("part", _PART, f"One part: {', '.join(PARTS)}."),
            Field("row", _ENTRIES, "Entries side by side."),
            Field("column", _ENTRIES, "Entries below each other."),
            Field("optional", Flag(), "Whether it may be left out on a sheet that is too small for it."),
            Field("weight", _WEIGHT, "The share of the room that is left; without it, as much as is needed."),
        ),
    )


def pad_template_schema() -> dict[str, Any]:
    """Describe templates of pads for editors."""
    entry = {"anyOf": [_PART.schema(), _entry_record().schema()]}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "quiltsmith pad template",
        **TEMPLATE.schema(),
        "definitions": {"entry": entry},
    }


def _template(node: Node, problems: list[Problem]) -> PadTemplate | None:
    read = TEMPLATE.read(node, problems)
    _refuse_repeated_parts(node, problems)
    if has_errors(problems):
        return None
    return PadTemplate(
        id=read.get("template"),
        title=read.get("title"),
        orientation=read.get("orientation", "paper"),
        border=read.get("border", "stitched"),
        body=Column(read.get("parts")),
    )


PADS = Definitions("templates/pads", "pad template", "quiltsmith pad --show classic", _template)
pad_template_names, find_pad_template = PADS.names, PADS.find
load_pad_template, read_pad_template = PADS.load, PADS.read


def _refuse_repeated_parts(node: Node, problems: list[Problem]) -> None:
    """Every part stands once, since the fields of a fillable sheet are known by the part's name."""
    first: dict[str, int] = {}
    for name in _named_parts(node.get("parts") if isinstance(node, Mapping) else None):
        if name.text in first:
            problems.append(faults.duplicate_key(name.place, name.text, first[name.text]))
        elif name.text in PARTS:
            first[name.text] = name.place.line


def _named_parts(node: Node | None) -> list[Scalar]:
    if isinstance(node, Scalar):
        return [node]
    if isinstance(node, Mapping):
        return [name for key, value in node.entries if key.text in _KINDS for name in _named_parts(value)]
    return [] if node is None else [name for item in node.items for name in _named_parts(item)]
