"""Which parts of a pad stand where: a template's rows and columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quiltsmith.layout.paper import Paper

Orientation = Literal["portrait", "landscape", "paper"]
Border = Literal["stitched", "plain", "none"]
ORIENTATIONS: tuple[Orientation, ...] = ("portrait", "landscape", "paper")
BORDERS: tuple[Border, ...] = ("stitched", "plain", "none")
PARTS = ("header", "board", "scores", "specials", "aid", "notes")


@dataclass(frozen=True, slots=True)
class PartEntry:
    """One part."""

    part: str
    weight: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Entries side by side."""

    entries: tuple[Entry, ...]
    weight: int | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """Entries below each other."""

    entries: tuple[Entry, ...]
    weight: int | None = None


Entry = PartEntry | Row | Column


@dataclass(frozen=True)
class PadTemplate:
    """How a pad is arranged; the entries stand below each other."""

    id: str
    title: dict[str, str]
    orientation: Orientation
    border: Border
    body: Column

    def turned(self, paper: Paper) -> Paper:
        """Turn a sheet the way the template wants it."""
        is_wide = paper.width > paper.height
        if self.orientation == "paper" or is_wide == (self.orientation == "landscape"):
            return paper
        return paper.landscape()
