"""What a tiny game is."""

from __future__ import annotations

from typing import ClassVar

from quiltsmith.games.game import DeckNeeds, Game


class TinyGame(Game, frozen=True):
    """Everybody covers as much of a board as they can; whoever reaches the goal has won."""

    rules: ClassVar[str] = "tiny"

    goal: int

    @property
    def deck_needs(self) -> DeckNeeds:
        """What the game wants of a deck: patches to choose from, nothing else."""
        return DeckNeeds(cards_dealt=2)
