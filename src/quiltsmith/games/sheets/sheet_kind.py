"""What a kind of game offers for its sheets: how they are checked, and what an empty one looks like."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.game import AnyGame, Game
from quiltsmith.games.sheets.checked_sheet import Checker
from quiltsmith.games.sheets.player_quilts import PlayerQuilts
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.i18n import _


class SharedDeal(Protocol):
    """A deal, the same for all players of a game; what is in it, its kind of game knows."""

    @property
    def deck(self) -> str | None:
        """The deck that it was dealt from, as the deal names it."""

    def fits(self, game: Game) -> bool:
        """Return whether a game can be played with it."""


class GivenDeal(NamedTuple):
    """A deal that sheets are checked with, the deck that it was dealt from, and the file that it was read from."""

    deal: SharedDeal
    deck: Deck | None = None
    name: str = ""


class SheetHead(Struct, frozen=True):
    """What is known before the game: the names of game and deck as the sheet will give them, and the player."""

    game: str | None
    deck: str | None
    player: str | None = None


class SheetOptions(Struct, frozen=True):
    """What an empty sheet is to be like: its head, deck and language, a deal to fill in, one for all players."""

    head: SheetHead
    deck: Deck
    language: str = "en"
    deal: SharedDeal | None = None
    is_whole_game: bool = False


class BestSpot(Struct, frozen=True):
    """What scores most on a board, and how many points it brings."""

    rectangle: Rectangle
    points: int


class PhotoSheets(ABC, Generic[AnyGame]):
    """Boards of one kind of game, read from photos: rows of `#` and `.`, and `?` while a space is unsure."""

    @abstractmethod
    def scores_asked(self, game: AnyGame) -> int:
        """Count the scores that a person has to type or to confirm."""

    @abstractmethod
    def sheet(self, game: AnyGame, head: SheetHead, rows: Sequence[str], scores: Sequence[int]) -> str:
        """Write a sheet of a board without unsure spaces; with all scores or none."""

    @abstractmethod
    def best(self, game: AnyGame, rows: Sequence[str]) -> BestSpot | None:
        """Find what scores most, among the spaces that are filled for sure."""

    @abstractmethod
    def points(self, game: AnyGame, rows: int, columns: int) -> int:
        """Return what a filled rectangle of so many rows and columns scores."""

    def total(self, game: AnyGame, rows: Sequence[str], scores: Sequence[int]) -> int:
        """Add up the scores, and what empty spaces cost."""
        empty = sum(row.count(".") for row in rows)
        return sum(scores) + empty * game.points_per_empty_space


class Setting(NamedTuple):
    """What sheets are checked against beside their game.

    `folder` is where paths in its definition start. A deal that was chosen among several is named in rankings,
    which then have a list for each.
    """

    text: SheetText
    deck: Deck | None
    deal: GivenDeal | None
    folder: Path | None
    is_chosen_deal: bool = False


class SheetKind(ABC, Generic[AnyGame]):
    """The sheets of one kind of game."""

    marks: tuple[str, ...] = ()
    """Heads that together show the kind, even if the sheet names a game of another."""
    claims: frozenset[str] = frozenset()
    """Codes of errors that are only wrong claims: the right total is known all the same."""
    takes_deals: bool = False
    """Whether there are deals that sheets can be checked against."""
    has_whole_games: bool = False
    """Whether one sheet can hold the game of all players."""
    photos: PhotoSheets[AnyGame] | None = None
    """What boards that were read from photos become, if the game is drawn on a board."""

    @property
    def head_hint(self) -> str:
        """What to do about a head that only another kind has."""
        return _("remove it")

    @property
    def head_use(self) -> str:
        return _("to use it")

    @abstractmethod
    def checker(self, game: AnyGame, setting: Setting, problems: list[Problem]) -> Checker:
        """Make a checker; what does not fit together is a problem of the setting's sheet."""

    def deck_of_deal(self, text: SheetText) -> Deck | None:
        """Return the deck of the deal that a sheet names, if there is any; it stands in where none is named."""
        return None

    def choose_deal(
        self, text: SheetText, game: AnyGame, deals: Sequence[GivenDeal], problems: list[Problem]
    ) -> GivenDeal | None:
        """Return which of several deals a sheet was played with; where that cannot be told, it is a problem."""
        return None

    def quilts(self, checked: Any) -> list[PlayerQuilts]:
        """Return what the players of a checked sheet have sewn, to be drawn; of a kind without boards nothing."""
        return []

    def empty_sheet(self, game: AnyGame, wishes: SheetOptions) -> str:
        """Write an empty sheet, which the checker reads as it is."""
        raise QuiltsmithError(
            _("there is no empty sheet for {game} yet; start with one of another game", game=game.id)
        )
