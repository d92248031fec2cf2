"""Templates of pads from YAML: which parts stand where, in rows and columns."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quiltsmith.formats import diagnostics, library
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import (
    Choice,
    Field,
    Flag,
    ListOf,
    Read,
    Record,
    Schema,
    ShortText,
    Translated,
    Whole,
)
from quiltsmith.formats.nodes import Mapping, Node, Scalar
from quiltsmith.formats.problems import Problem, has_errors
from quiltsmith.formats.source import Place
from quiltsmith.i18n import N_, _

Orientation = Literal["portrait", "landscape", "paper"]
Border = Literal["stitched", "plain", "none"]
ORIENTATIONS: tuple[Orientation, ...] = ("portrait", "landscape", "paper")
BORDERS: tuple[Border, ...] = ("stitched", "plain", "none")
PARTS = ("header", "board", "quilts", "scores", "rounds", "total", "specials", "aid", "tape", "notes")


class PartEntry(Struct, frozen=True):
    """One part."""

    part: str
    weight: int | None = None
    is_optional: bool = False


class Row(Struct, frozen=True):
    """Entries side by side."""

    entries: tuple[Entry, ...]
    weight: int | None = None
    is_optional: bool = False


class Column(Struct, frozen=True):
    """Entries below each other."""

    entries: tuple[Entry, ...]
    weight: int | None = None
    is_optional: bool = False


Entry = PartEntry | Row | Column


def optional_entries(entry: Entry) -> list[Entry]:
    """List the entries that may be left out on small sheets, in the order of the template."""
    inside = [] if isinstance(entry, PartEntry) else entry.entries
    found = [found for child in inside for found in optional_entries(child)]
    return [entry, *found] if entry.is_optional else found


def part_names(entry: Entry) -> list[str]:
    """List the parts of an entry, those that may be left out included."""
    if isinstance(entry, PartEntry):
        return [entry.part]
    return [name for child in entry.entries for name in part_names(child)]


def with_header_above(body: Column) -> Column:
    """Return a body whose header stands above all, where it stood in a column beside the board."""
    header = PartEntry("header")
    for entry in body.entries:
        if not isinstance(entry, Row):
            continue
        for child in entry.entries:
            if isinstance(child, Column) and header in child.entries and len(child.entries) > 1:
                if "board" in part_names(child):
                    return body
                rest = Column(_without(child.entries, header), child.weight, child.is_optional)
                row = Row(_exchanged(entry.entries, child, rest), entry.weight, entry.is_optional)
                return Column((header, *_exchanged(body.entries, entry, row)))
    return body


def _without(entries: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    return tuple(one for one in entries if one != entry)


def _exchanged(entries: tuple[Entry, ...], old: Entry, new: Entry) -> tuple[Entry, ...]:
    return tuple(new if one is old else one for one in entries)


class PadTemplate(Struct, frozen=True):
    """How a pad is arranged; the entries stand below each other, and `place` is where the file lists them."""

    id: str
    title: dict[str, str]
    orientation: Orientation
    border: Border
    body: Column
    place: Place

    @property
    def is_wide(self) -> bool | None:
        """Whether sheets are wider than high; None means as the paper is."""
        return {"portrait": False, "landscape": True}.get(self.orientation)


_PART = Choice(PARTS, N_("part"))
_KINDS = ("part", "row", "column")
_HINT = N_("write the name of a part, or `row: [...]`, or `column: [...]`")


class EntryKind(Struct, frozen=True):
    """A part by its name alone, or keys with one of `part`, `row` and `column`."""

    def read(self, node: Node, problems: list[Problem]) -> Entry | None:
        """Read the entry and everything inside."""
        if isinstance(node, Scalar) and not node.is_null():
            name = _PART.read(node, problems)
            return None if name is None else PartEntry(name)
        if not isinstance(node, Mapping):
            problems.append(diagnostics.wrong_type(node, _("a part, a row or a column"), _(_HINT)))
            return None
        return _entry(_ENTRY.read(node, problems), problems)

    def schema(self) -> Schema:
        """Point at the description of entries, which contains itself."""
        return {"$ref": "#/definitions/entry"}


_ENTRIES: ListOf[Entry] = ListOf(EntryKind(), 20, N_("a list of parts"), 1)
_NAME = ShortText(24, r"[a-z][a-z0-9-]*", N_("a short name in lower case"), "classic")
PART = Field("part", _PART, f"One part: {', '.join(PARTS)}.")
ROW: Field[tuple[Entry, ...]] = Field("row", _ENTRIES, "Entries side by side.")
COLUMN: Field[tuple[Entry, ...]] = Field("column", _ENTRIES, "Entries below each other.")
OPTIONAL = Field("optional", Flag(), "Whether it may be left out on a sheet that is too small for it.")
WEIGHT = Field(
    "weight",
    Whole(1, 99, N_("the weight")),
    "The share of the room that is left; without it, as much as is needed.",
)
_ENTRY = Record(N_("an entry"), (PART, ROW, COLUMN, OPTIONAL, WEIGHT))
ID = Field("template", _NAME, "The template's id.", True, "template: classic")
TITLE = Field("title", Translated(), "The name that people see.", True, "title: Classic")
ORIENTATION: Field[Orientation] = Field(
    "orientation",
    Choice(ORIENTATIONS, N_("orientation")),
    "How the sheet is turned: portrait, landscape, or as the paper was given.",
)
BORDER: Field[Border] = Field(
    "border", Choice(BORDERS, N_("border")), "The line around the sheet: stitched, plain or none."
)
BODY: Field[tuple[Entry, ...]] = Field(
    "parts", _ENTRIES, "What stands on the sheet, from top to bottom.", True, "parts: [header, board]"
)
TEMPLATE = Record(N_("a template"), (ID, TITLE, ORIENTATION, BORDER, BODY))


def pad_template_schema() -> Schema:
    """Describe templates of pads for editors."""
    entry = {"anyOf": [_PART.schema(), _ENTRY.schema()]}
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
        id=read.need(ID),
        title=read.need(TITLE),
        orientation=read.get(ORIENTATION, "paper"),
        border=read.get(BORDER, "stitched"),
        body=Column(read.need(BODY)),
        place=read.keys[BODY.name],
    )


def _entry(read: Read, problems: list[Problem]) -> Entry | None:
    said = [field.name for field in (PART, ROW, COLUMN) if read.has(field)]
    if len(said) != 1:
        what = _(" and ").join(said) or _("none of part, row and column")
        problems.append(
            diagnostics.wrong_type(Scalar(read.place, what), _("one of part, row and column"), _(_HINT))
        )
        return None
    part, row, column = read.get(PART), read.get(ROW), read.get(COLUMN)
    weight, is_optional = read.get(WEIGHT), read.get(OPTIONAL, False)
    if part is not None:
        return PartEntry(part, weight, is_optional)
    if row is not None:
        return Row(row, weight, is_optional)
    return None if column is None else Column(column, weight, is_optional)


PADS = Definitions(library.PADS, N_("pad template"), "quiltsmith pad --show classic", _template)
pad_template_names, find_pad_template = PADS.names, PADS.find
load_pad_template, read_pad_template = PADS.load, PADS.read


def _refuse_repeated_parts(node: Node, problems: list[Problem]) -> None:
    """Every part stands once, since the fields of a fillable sheet are known by the part's name."""
    first: dict[str, int] = {}
    for name in _named_parts(node.get("parts") if isinstance(node, Mapping) else None):
        if name.text in first:
            problems.append(diagnostics.duplicate_key(name.place, name.text, first[name.text]))
        elif name.text in PARTS:
            first[name.text] = name.place.line


def _named_parts(node: Node | None) -> list[Scalar]:
    if isinstance(node, Scalar):
        return [node]
    if isinstance(node, Mapping):
        return [name for key, value in node.entries if key.text in _KINDS for name in _named_parts(value)]
    return [] if node is None else [name for item in node.items for name in _named_parts(item)]
