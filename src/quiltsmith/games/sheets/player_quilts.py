"""What players have sewn: their quilt as it was at every scoring, to be shown on walls and certificates."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.sheets.drawn_board import PlacedPiece
from quiltsmith.geometry.rectangles import Rectangle


class RoundQuilt(Struct, frozen=True):
    """The quilt at a scoring, what was scored on it, and for how many points, where these are known.

    A game that is scored once has one, without a number.
    """

    pieces: tuple[PlacedPiece, ...]
    number: int | None = None
    points: int | None = None
    rectangle: Rectangle | None = None


class PlayerQuilts(Struct, frozen=True):
    """A player's quilts on a board of a size, round after round; those of earlier rounds may be unknown."""

    player: str
    rows: int
    columns: int
    rounds: tuple[RoundQuilt, ...] = ()
    deck: Deck | None = None
    empty: int | None = None
    total: int | None = None
    game: Mapping[str, str] = {}
    """What the game is called, in each language."""

    @property
    def finished(self) -> RoundQuilt | None:
        """The quilt at the end."""
        return self.rounds[-1] if self.rounds else None
