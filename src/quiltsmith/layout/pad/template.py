"""Which parts of a pad stand where: a template's rows and columns."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quiltsmith.formats.source import Place

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
