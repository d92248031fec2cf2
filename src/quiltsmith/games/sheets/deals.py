"""What the players of one game have been dealt, as far as those know it who know no kind of game."""

from __future__ import annotations

from typing import Protocol

from quiltsmith.games.game import Game


class SharedDeal(Protocol):
    """A deal, the same for all players of a game; what is in it, its kind of game knows."""

    @property
    def deck(self) -> str | None:
        """The deck that it was dealt from, as the deal names it."""

    def fits(self, game: Game) -> bool:
        """Tell whether a game can be played with it."""
