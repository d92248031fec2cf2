"""A tiny sheet and all that is found out about it, and the words that only tiny sheets are written with."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quiltsmith.formats.problems import Problem, has_errors
from quiltsmith.formats.sheet_text import SheetText, SheetWords, translated
from quiltsmith.games.sheets.checked_sheet import Extent, Rankable
from tiny_quilts.game import TinyGame

WORDS = SheetWords(results=frozenset(("covered",)), keywords=translated(("covered",), {"bedeckt": "covered"}))


class TinySheet(Struct):
    """A board, what is covered on it, and what the player claims: the line and the number."""

    text: SheetText
    game: TinyGame
    problems: list[Problem]
    covered: int | None
    claim: tuple[int, int] | None

    @property
    def is_valid(self) -> bool:
        """Whether the sheet has no errors."""
        return not has_errors(self.problems)

    @property
    def notes(self) -> list[str]:
        """What the player may want to know."""
        return ["the goal is reached"] if (self.covered or 0) >= self.game.goal else []

    @property
    def unchecked(self) -> list[str]:
        """What could not be checked, and why."""
        return [] if self.covered is not None else ["what is covered: there is no board that can be read"]

    @property
    def checked(self) -> Extent:
        """Whether all of the sheet could be checked."""
        return "partly" if self.unchecked else "full"

    @property
    def summary(self) -> None:
        """Nothing exists once in this game that two sheets could have."""
        return None

    @property
    def rankable(self) -> Rankable:
        """Whose total is ranked."""
        return Rankable(self.text.head("player") or self.text.source.name, self.covered)

    def to_json(self) -> dict[str, Any]:
        """Give the record of the sheet that scripts read."""
        return {
            "file": self.text.source.name,
            "player": self.text.head("player"),
            "game": self.game.id,
            "valid": self.is_valid,
            "total": self.covered,
            "problems": [problem.to_json() for problem in self.problems],
            "checked": self.checked,
        }
