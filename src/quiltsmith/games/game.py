"""What a game is made of: the numbers of a game definition, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from quiltsmith.formats.fields import in_language
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import RectangleScoring

RuleSet = Literal["doodle", "patchwork"]
SPECIAL_ACTIONS = ("neighbour", "single", "cut")
REPEAT = "repeat"


class Game(Struct, frozen=True):
    """What every game has."""

    id: str
    title: Mapping[str, str]
    board: Board
    deck: str
    cards: int
    points_per_empty_space: int

    @property
    def rules(self) -> RuleSet:
        """The set of rules that the game's numbers feed."""
        raise TypeError("a game has one of two sets of rules")


class DoodleGame(Game, frozen=True):
    """A roll-and-draw game: everybody draws the patch of the same card."""

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
    def rules(self) -> RuleSet:
        """The set of rules that the game's numbers feed."""
        return "doodle"

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


class Track(Struct, frozen=True):
    """A time track: its last space, and the spaces where something happens."""

    last: int
    income: tuple[int, ...]
    specials: tuple[int, ...]


class Currency(Struct, frozen=True):
    """What patches are paid with."""

    name: Mapping[str, str]
    start: int
    per_space: int
    tiles: Mapping[int, int]

    def name_in(self, language: str) -> str:
        """Give its name in a language, or in another if it has none in this."""
        return in_language(self.name, language)


class PatchworkGame(Game, frozen=True):
    """The two-player game: patches cost buttons and time."""

    choice: int
    currency: Currency
    tracks: Mapping[str, Track]
    track: str
    tile_side: int
    tile_points: int
    may_discard_special: bool

    @property
    def rules(self) -> RuleSet:
        """The set of rules that the game's numbers feed."""
        return "patchwork"
