"""What a pad wants of a kind of game: the parts in which its sheets differ, and whose sheets they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple

from quiltsmith.games.game import AnyGame
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.layout.kinds import required
from quiltsmith.layout.pad.pad_context import PadContext, Part

if TYPE_CHECKING:
    from quiltsmith.layout.pad.filled_pad import Filling


class PadKind(NamedTuple, Generic[AnyGame]):
    """The pads of one kind of game."""

    parts: Callable[[PadContext, AnyGame], Mapping[str, Part]]
    """Makes the parts that only this kind draws, by the names that templates have for them."""
    has_board: bool = True
    """Whether the game is drawn on the sheet."""
    players: int = 1
    """How many players share a sheet; one writes the name on top, several have names in a table."""

    fill: Callable[[Sequence[Checked]], Iterable[Filling]] | None = None
    """Sees what is written on checked sheets."""


def pad_kind(game: AnyGame) -> PadKind[AnyGame]:
    """Look up the pads of a game's kind."""
    return required(ruleset_of(game).pad, game, "pad")
