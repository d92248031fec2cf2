"""The kinds of games: one table from a game's `rules` to what only games of that kind have.

A new kind of game adds a line here, and one in `layout/kinds.py` for what is printed. Nobody else asks which kind
a game is of: who needs something of a kind looks it up. The table holds names, `module:name`, because decks and
sheets come before the kinds, and because nobody should wait for the modules of a kind that is not played.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct


class GameKind(Struct, frozen=True):
    """Where to find what a kind of game consists of."""

    reading: str
    """How its definition is read: a `GameReading`."""
    words: str
    """The words that only its sheets are written with: `SheetWords`."""
    sheets: str
    """How its sheets are checked and begun: a `SheetKind`."""
    rules: str
    """The package of rules for its sheets, one file per problem code."""


KINDS: dict[str, GameKind] = {
    "doodle": GameKind(
        reading="quiltsmith.games.doodle.doodle_game:READING",
        words="quiltsmith.games.doodle.doodle_words:WORDS",
        sheets="quiltsmith.games.doodle.doodle_sheet_kind:SHEETS",
        rules="quiltsmith.games.doodle.checks",
    ),
    "patchwork": GameKind(
        reading="quiltsmith.games.patchwork.patchwork_game:READING",
        words="quiltsmith.games.patchwork.patchwork_words:WORDS",
        sheets="quiltsmith.games.patchwork.patchwork_sheet_kind:SHEETS",
        rules="quiltsmith.games.patchwork.checks",
    ),
}


def default_kind() -> str:
    """Name the kind that is meant where nothing says otherwise: the first of the table."""
    return next(iter(KINDS))


@cache
def import_string(path: str) -> Any:
    """Load what a table names as `module:name`, or the module itself where there is no name."""
    module, _, name = path.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found
