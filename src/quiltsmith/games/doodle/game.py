"""A roll-and-draw game: the numbers of its definition, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from quiltsmith.games.deck_needs import DeckNeeds
from quiltsmith.games.game import Game
from quiltsmith.geometry.rectangles import RectangleScoring

SPECIAL_ACTIONS = ("neighbour", "single", "cut")
REPEAT = "repeat"


class DoodleGame(Game, frozen=True):
    """A roll-and-draw game: everybody draws the patch of the same card."""

    rules: ClassVar[str] = "doodle"

    start_cards: int
    start_size: int
    rounds: int
    turns_per_round: int
    circle: int
    die: tuple[int, ...]
    specials: Mapping[str, int]
    scoring: RectangleScoring
    good_score: int

    @property
    def turns(self) -> int:
        """All turns of a game."""
        return self.rounds * self.turns_per_round

    @property
    def left_in_circle(self) -> int:
        """The cards that stay in the circle from one round to the next."""
        return self.circle - self.turns_per_round

    @property
    def refill(self) -> int:
        """The new cards of a later round."""
        return self.circle - self.left_in_circle

    @property
    def last_choice(self) -> int:
        """The cards from which everybody chooses in the last turn."""
        return self.left_in_circle + 1

    @property
    def cards_dealt(self) -> int:
        """The cards that a whole game shows, and the fewest that a deck needs."""
        return self.circle + (self.rounds - 1) * self.refill

    @property
    def rolls(self) -> int:
        """The rolls of a whole game: every turn but the last."""
        return self.turns - 1

    @property
    def deck_needs(self) -> DeckNeeds:
        """What the game wants of a deck."""
        return DeckNeeds(
            cards_dealt=self.cards_dealt,
            turns=self.turns,
            start_cards=self.start_cards,
            start_size=self.start_size,
            shows_cuts=True,
            may_cut=self.specials["cut"] > 0,
        )
