"""What a game wants of a deck, so that decks are checked and measured without knowing the kinds of games."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from quiltsmith.formats.fields import in_language


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
