"""What every game has, whatever its kind; the package of a kind says what more its games have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self, TypeVar

from msgspec import Struct

from quiltsmith.errors import UsageError
from quiltsmith.formats.fields import in_language
from quiltsmith.geometry.board import Board
from quiltsmith.i18n import _


class DeckNeeds(Struct, frozen=True):
    """What a game wants of a deck; what is left out, the game does not know."""

    cards_dealt: int = 0
    """The patch cards that one game shows, and so the fewest that it can be played with."""
    turns: int | None = None
    """The patches that a player draws in a game, where it has so many turns and no more."""
    start_cards: int | None = None
    start_size: int | None = None
    """How many start cards a usual deck has, and the spaces of each of their patches."""
    shows_cuts: bool = False
    may_cut: bool = False
    """Whether cards can show pieces of their patch, and whether patches are cut in play."""
    currency: Mapping[str, str] | None = None
    """What patches are paid with, by language; without it they have no prices."""
    income_marks: tuple[int, ...] = ()
    """The spaces of the time track where patches bring their income, in order."""

    @property
    def has_prices(self) -> bool:
        """Whether patches cost something."""
        return self.currency is not None

    @property
    def has_start_cards(self) -> bool:
        """Whether the game knows start cards, though it may be played without."""
        return self.start_size is not None

    @property
    def currency_in_english(self) -> str:
        """The English name of what patches are paid with, by which its picture is chosen."""
        return in_language(self.currency, "en") if self.currency else ""


class PadDefaults(Struct, frozen=True):
    """The score pad of a game where nobody says otherwise: its template, and how many sheets a kit has.

    `filled` is the template of sheets that are filled in, where it is another one.
    """

    template: str
    sheets: int
    filled: str = ""

    def template_of(self, *, is_filled: bool) -> str:
        """Return the template of sheets that are filled in, or of empty ones."""
        return (self.filled if is_filled else "") or self.template


class _Worded(Struct, frozen=True, kw_only=True):
    """What has words of its own for prints; kinds of games need not know of them."""

    words: Mapping[str, Mapping[str, str]] = {}


class Game(_Worded, frozen=True):
    """A game definition: the numbers that all kinds of games have.

    Attributes:
        rules: The kind of game, such as `doodle` or `patchwork`.
        id: The short name.
        title: The title, by language.
        board: The size of the board.
        deck: The deck that it is usually played with.
        cards: How many patch cards a deck usually has.
        points_per_empty_space: What an empty space costs at the end.
        theme: The theme of its prints, unless another one is asked for.
        pad: The template of its score sheets, and how many a kit has.
    """

    rules: ClassVar[str]

    id: str
    title: Mapping[str, str]
    board: Board
    deck: str
    cards: int
    points_per_empty_space: int
    theme: str
    """The theme of prints for which nobody chooses one."""
    pad: PadDefaults

    @property
    def deck_needs(self) -> DeckNeeds:
        """What the game wants of a deck."""
        return DeckNeeds()

    @property
    def track_names(self) -> tuple[str, ...]:
        """The time boards to choose from, where there are such."""
        return ()

    def on_track(self, track: str | None) -> Self:
        """Return the game with the time board of another edition, where there are such; None is its own."""
        if track is not None:
            raise UsageError(_("{game} has no time board to choose", game=self.id), "track")
        return self

    def with_start_cards(self, count: int) -> Self:
        """Return the game as it is played with a deck of so many start cards, where it knows such."""
        return self


AnyGame = TypeVar("AnyGame", bound=Game)
"""The games of one kind, where something serves that kind only."""
