"""What a kind of game offers for its sheets: how they are checked, and what an empty one looks like."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Generic, NamedTuple

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.game import AnyGame
from quiltsmith.games.kinds import KINDS, loaded
from quiltsmith.games.sheets.checked import Checker
from quiltsmith.games.sheets.deals import SharedDeal
from quiltsmith.games.sheets.empty import SheetWishes
from quiltsmith.games.sheets.photos import PhotoSheets
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say


class Setting(NamedTuple):
    """What sheets are checked against beside their game.

    `folder` is where paths in its definition start, `dealt_deck` the deck that the deal was dealt from.
    """

    text: SheetText
    deck: Deck | None
    deal: SharedDeal | None
    folder: Path | None
    dealt_deck: Deck | None = None


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
        return say("remove it")

    @property
    def head_use(self) -> str:
        """What the heads are for that only this kind has."""
        return say("to use it")

    @abstractmethod
    def checker(self, game: AnyGame, setting: Setting, problems: list[Problem]) -> Checker:
        """Make a checker; what does not fit together is a problem of the setting's sheet."""

    def empty_sheet(self, game: AnyGame, wishes: SheetWishes) -> str:
        """Write an empty sheet, which the checker reads as it is."""
        raise Refusal(say("there is no empty sheet for {game} yet; start with one of another game", game=game.id))


def sheets_of(rules: str) -> SheetKind[Any]:
    """Look up the sheets of a kind of game."""
    kind: SheetKind[Any] = loaded(KINDS[rules].sheets)
    return kind
