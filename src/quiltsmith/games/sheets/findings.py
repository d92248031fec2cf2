"""What comparing sheets finds out about one of them: small values that other processes can be sent."""

from __future__ import annotations

from typing import Literal, NamedTuple, Self

from msgspec import Struct

from quiltsmith.formats.problem import Level, Problem
from quiltsmith.formats.source import Place, Source

Extent = Literal["full", "partly"]
"""How far a sheet could be checked: from start to end, or not everywhere."""


class Spot(NamedTuple):
    """A place without its source."""

    line: int
    column: int
    length: int

    @classmethod
    def of(cls, place: Place) -> Spot:
        """Leave the source of a place away."""
        return cls(place.line, place.column, place.length)


class Finding(NamedTuple):
    """A problem that only shows beside another sheet."""

    spot: Spot
    code: str
    message: str
    hint: str
    level: Level = Level.ERROR

    def in_source(self, source: Source) -> Problem:
        """Put it where it belongs in the text of its sheet."""
        return Problem(source.place(*self.spot), self.code, self.message, self.hint, self.level)


class Findings(Struct, frozen=True):
    """All that other sheets tell about a sheet; `has_tile` where they tell who of two has the tile."""

    problems: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    has_tile: bool | None = None

    def __bool__(self) -> bool:
        return bool(self.problems or self.notes) or self.has_tile is not None


NOTHING = Findings()


class Summary(Struct, frozen=True):
    """What other sheets are compared with: small enough to be sent to another process.

    `file` is where the sheet stands. Sheets with the same `only_one` have what exists once; sheets that have a
    partner are compared with the next sheet of their file.
    """

    file: str

    @property
    def only_one(self) -> str | None:
        """What only one of all sheets can have, if there is anything."""
        return None

    def beside(self, first: Self) -> Findings:
        """Say what an earlier sheet with the same `only_one` tells about this one."""
        return NOTHING

    @property
    def has_partner(self) -> bool:
        """Whether another sheet belongs to this one."""
        return False

    def is_partner_of(self, other: Summary) -> bool:
        """Tell whether the next sheet is the one that belongs to this one."""
        return False

    def compare(self, other: Summary) -> tuple[Findings, Findings]:
        """Say what partners tell about each other."""
        return NOTHING, NOTHING
