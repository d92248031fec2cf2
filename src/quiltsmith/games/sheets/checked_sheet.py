"""A checked sheet, whatever its kind, and what comparing it with other sheets has found out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol, Self

from msgspec import Struct

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Place, Source
from quiltsmith.games.game import Game

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

    `file` is where the sheet stands. Sheets with the same `only_one` have what exists once, which is told of all
    of them together; sheets that have a partner are compared with the next sheet of their file.
    """

    file: str

    @property
    def only_one(self) -> str | None:
        """What only one of all sheets can have, if there is anything."""
        return None

    def repeated(self, groups: Sequence[Sequence[Self]]) -> Problem:
        """Return what is told, once for all, of sheets that have what exists once: each group has the same."""
        raise NotImplementedError

    @property
    def has_partner(self) -> bool:
        """Whether another sheet belongs to this one."""
        return False

    def is_partner_of(self, other: Summary) -> bool:
        """Return whether the next sheet is the one that belongs to this one."""
        return False

    def compare(self, other: Summary) -> tuple[Findings, Findings]:
        """Return what partners tell about each other."""
        return NOTHING, NOTHING


def unnamed_player(source: Source) -> str:
    """Return what the player of a sheet without a name is called: as its file, with the line of a later sheet."""
    stem = Path(source.name).stem
    return stem if source.first_line == 1 else f"{stem}:{source.first_line}"


class Rankable(NamedTuple):
    """A player and the total; without a total, or where it is said why not, there is no rank."""

    player: str
    total: int | None
    why_not: str = ""
    """Why there is no rank; of a kind of game, why there is no total."""
    file: str = ""
    checked: Extent = "full"
    is_corrected: bool = False
    """Whether the right total is ranked in place of one that was claimed."""
    claimed: int | None = None
    game: str = ""
    deal: str = ""
    """What was played: totals of other games, or of other deals that sheets name, are no match."""
    errors: int = 0

    @property
    def is_ranked(self) -> bool:
        """Whether it takes part."""
        return self.total is not None and not self.why_not


class Checked(Protocol):
    """A sheet with all that was found out about it."""

    problems: list[Problem]

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""

    @property
    def game(self) -> Game:
        """The game that it was checked by."""

    @property
    def is_valid(self) -> bool:
        """Whether the sheet has no errors."""

    @property
    def notes(self) -> list[str]:
        """What the players may want to know."""

    @property
    def unchecked(self) -> list[str]:
        """What could not be checked, and why."""

    @property
    def checked(self) -> Extent:
        """Whether all of the sheet could be checked, or only a part."""

    @property
    def summary(self) -> Summary | None:
        """What other sheets are compared with, if there is anything."""

    @property
    def rankable(self) -> Rankable | None:
        """Whose total is ranked among those of other sheets; nobody's where the sheet says itself who won."""

    def to_json(self) -> dict[str, Any]:
        """Return the record of the sheet that scripts read."""


class Checker(Protocol):
    """Checks any number of sheets of one game and deck."""

    @property
    def game(self) -> Game:
        """The game that sheets are checked by."""

    def check(self, text: SheetText, findings: Findings = NOTHING) -> Checked:
        """Look at one sheet through all rules, and add what was found beside other sheets."""
