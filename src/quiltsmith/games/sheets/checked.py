"""What is found out about a sheet, whatever its kind of game: what batches, rankings and reports ask for."""

from __future__ import annotations

from typing import Any, Protocol

from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.game import Game
from quiltsmith.games.sheets.findings import NOTHING, Extent, Findings, Summary
from quiltsmith.games.sheets.ranking import Rankable


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
        """Give the record of the sheet that scripts read."""


class Checker(Protocol):
    """Checks any number of sheets of one game and deck."""

    @property
    def game(self) -> Game:
        """The game that sheets are checked by."""

    def check(self, text: SheetText, findings: Findings = NOTHING) -> Checked:
        """Look at one sheet through all rules, and add what was found beside other sheets."""
