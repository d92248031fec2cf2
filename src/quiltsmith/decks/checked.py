"""A deck file that was looked through, and the record of it that scripts read."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problem import Problem, problems_to_json


class CheckedDeck(Struct, frozen=True):
    """A deck file by its name, with its problems; there is a deck unless one of them is an error."""

    file: str
    deck: Deck | None
    problems: tuple[Problem, ...]

    def to_json(self) -> dict[str, Any]:
        """Give the record that scripts read."""
        return {
            "file": self.file,
            **deck_facts(self.deck),
            "valid": not any(problem.is_error for problem in self.problems),
            **problems_to_json(self.problems),
        }


def deck_facts(deck: Deck | None) -> dict[str, Any]:
    """Give what scripts want to know of a deck; nothing is known of one with errors."""
    return {
        "deck": deck.id if deck else None,
        "game": deck.game.id if deck else None,
        "cards": len(deck.cards) if deck else None,
        "start": len(deck.start) if deck else None,
    }
