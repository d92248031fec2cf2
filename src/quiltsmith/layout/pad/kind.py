"""What a pad wants of a kind of game: the parts in which its sheets differ, and whose sheets they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple

from quiltsmith.games.game import AnyGame, Game
from quiltsmith.layout.kinds import get_renderer
from quiltsmith.layout.pad.pad_context import PadContext, Part


class PadKind(NamedTuple, Generic[AnyGame]):
    """The pads of one kind of game."""

    parts: Callable[[PadContext, AnyGame], Mapping[str, Part]]
    """Makes the parts that only this kind draws, by the names that templates have for them."""
    has_board: bool = True
    """Whether the game is drawn on the sheet."""
    players: int = 1
    """How many players share a sheet; one writes the name on top, several have names in a table."""

    filling: str | None = None
    """Where to find what sees what is written on sheets: a function of checked sheets to `Filling`s."""


def pad_kind(game: Game) -> PadKind[Any]:
    """Look up the pads of a game's kind."""
    kind: PadKind[Any] = get_renderer(game, "pad")
    return kind
