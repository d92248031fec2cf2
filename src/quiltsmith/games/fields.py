"""The keys of a game definition that all kinds of games share."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quiltsmith.formats.fields import Choice, Field, Record, Text, Translated, Whole
from quiltsmith.formats.nodes import Node
from quiltsmith.formats.problem import Problem
from quiltsmith.games.kinds import KINDS
from quiltsmith.geometry.board import LARGEST_SIDE, SMALLEST_SIDE

NAME = Text(24, r"[a-z0-9][a-z0-9_-]*", "a short name (a-z, 0-9, -)", "meadow")
SIDE = Whole(SMALLEST_SIDE, LARGEST_SIDE, "the number of spaces")


class RuleSet(Struct, frozen=True):
    """The name of one of the kinds of games."""

    def read(self, node: Node, problems: list[Problem]) -> str | None:
        """Read the name, or suggest the nearest."""
        return self._choice.read(node, problems)

    def schema(self) -> dict[str, Any]:
        """Describe the choice."""
        return self._choice.schema()

    @property
    def _choice(self) -> Choice:
        return Choice(tuple(KINDS), "set of rules")


COMMON = (
    Field("game", NAME, "The game's id: a short name in lower case.", True, "game: doodle"),
    Field("rules", RuleSet(), f"The set of rules: {' or '.join(KINDS)}.", True),
    Field("title", Translated(), "The name on printed sheets, one for all languages or one for each.", True),
    Field(
        "board",
        Record(
            "the board",
            (
                Field("rows", SIDE, "Spaces from top to bottom.", True, "rows: 9"),
                Field("columns", SIDE, "Spaces from left to right.", True, "columns: 9"),
            ),
        ),
        "The size of the board that patches are laid on.",
        True,
        "board: {rows: 9, columns: 9}",
    ),
    Field(
        "deck",
        Text(200),
        "The deck that is used when none is named: a shipped one or a path.",
        True,
        "deck: meadow",
    ),
    Field("cards", Whole(1, 500, "the number of cards"), "How many patches a usual deck has.", True, "cards: 30"),
)
