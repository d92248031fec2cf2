"""What every game has, whatever its kind; the kinds have a room each that says what more theirs have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self, TypeVar

from msgspec import Struct

from quiltsmith.games.deck_needs import DeckNeeds
from quiltsmith.geometry.board import Board
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say


class TrackError(Refusal):
    """A time board that a game does not have."""


class UsualPad(Struct, frozen=True):
    """The score pad of a game where nobody says otherwise: its template, and how many sheets a kit has.

    `filled` is the template of sheets that are filled in, where it is another one.
    """

    template: str
    sheets: int
    filled: str = ""

    def template_of(self, *, is_filled: bool) -> str:
        """Give the template of sheets that are filled in, or of empty ones."""
        return (self.filled if is_filled else "") or self.template


class Game(Struct, frozen=True):
    """What every game has; `rules` names its kind."""

    rules: ClassVar[str]

    id: str
    title: Mapping[str, str]
    board: Board
    deck: str
    cards: int
    points_per_empty_space: int
    theme: str
    """The theme of prints for which nobody chooses one."""
    pad: UsualPad

    @property
    def deck_needs(self) -> DeckNeeds:
        """What the game wants of a deck."""
        return DeckNeeds()

    @property
    def track_names(self) -> tuple[str, ...]:
        """The time boards to choose from, where there are such."""
        return ()

    def on_track(self, track: str | None) -> Self:
        """Give the game with the time board of another edition, where there are such; None is its own."""
        if track is not None:
            raise TrackError(say("{game} has no time board; leave --track out", game=self.id))
        return self


AnyGame = TypeVar("AnyGame", bound=Game)
"""The games of one kind, where something serves that kind only."""
