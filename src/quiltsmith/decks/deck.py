"""Decks: what a deck file says, entry by entry, and the cards that come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct, field

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem, problems_to_json
from quiltsmith.formats.source import Place, PlacedName
from quiltsmith.games.game import Game
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _

PRICES = ("cost", "time", "income")


class Price(Struct, frozen=True):
    """What a patch costs in currency and time, and the income that it brings."""

    cost: int
    time: int
    income: int


class Card(Struct, frozen=True):
    """A card of a deck: a patch with its id, and how it is printed.

    Name, note, fabric, picture and copies matter for printing only: deals, statistics and checks count each id
    once.

    Attributes:
        id: What sheets and deals call it, such as `P01`.
        shape: The patch.
        is_start: Whether it is a start card.
        shown_cuts: Pieces that the deck shows on the card.
        price: Cost, time and income, in games that have prices.
        original_price: The price in the deck that this one builds on.
        name: The text under the patch, by language.
        note: The text below the name, by language.
        fabric: The fabric of the theme that the deck names.
        copies: How often it is printed.
        picture: The picture behind the patch.
    """

    id: str
    shape: Shape
    is_start: bool = False
    shown_cuts: tuple[Shape, ...] = ()
    price: Price | None = None
    original_price: Price | None = None
    name: Mapping[str, str] = field(default_factory=dict)
    note: Mapping[str, str] = field(default_factory=dict)
    fabric: PlacedName | None = None
    copies: int = 1
    picture: PlacedName | None = None

    def __post_init__(self) -> None:
        # Shapes may be anything; that a patch is in one piece is a rule of decks.
        if not self.shape.is_connected():
            number = len(self.shape.components())
            raise QuiltsmithError(
                _("the patch {id} falls apart into {number} pieces; draw it in one", id=self.id, number=number)
            )

    def __hash__(self) -> int:
        # Texts by language have none, and the rest tells cards apart as well.
        return hash((self.id, self.shape, self.is_start, self.price))

    @property
    def is_overridden(self) -> bool:
        """Whether a deck built on another one changed the card's price."""
        return self.original_price is not None and self.original_price != self.price


class Deck(Struct, frozen=True, dict=True):
    """A deck without errors.

    Attributes:
        id: The short name.
        title: The title, by language.
        game: The game that the deck is made for.
        cards: The patch cards.
        start: The start cards.
        base: The deck that it builds on.
        theme: The theme of its prints, unless another one is asked for.
    """

    id: str
    title: Mapping[str, str]
    game: Game
    cards: tuple[Card, ...]
    start: tuple[Card, ...] = ()
    base: str | None = None
    theme: str | None = None

    @property
    def everything(self) -> tuple[Card, ...]:
        """Patch cards, then start cards."""
        return (*self.cards, *self.start)

    def card(self, card_id: str) -> Card | None:
        """Return the patch or start card with this id, or None."""
        return self._by_id.get(card_id)

    @cached_property
    def _by_id(self) -> dict[str, Card]:
        return {card.id: card for card in (*self.cards, *self.start)}

    def to_yaml(self) -> str:
        """Return the text of a deck file, which `load_deck` reads."""
        from quiltsmith.decks.deck_writer import write_deck

        return write_deck(self)

    def is_same_as(self, other: Deck) -> bool:
        """Return whether another deck has the same id and plays the same, whatever is printed on its cards."""
        return self.id == other.id and self._played == other._played

    @cached_property
    def _played(self) -> frozenset[object]:
        """What counts of the cards: id, patch, price, and which of them are start cards."""
        return frozenset(
            (card.id, card.shape.canonical(), card.price, card.is_start) for card in (*self.cards, *self.start)
        )

    def spellings(self) -> dict[str, str]:
        """Return the id of each card by its lower-case form, where no two cards differ by case only."""
        ids = [card.id for card in (*self.cards, *self.start)]
        times = Counter(card.lower() for card in ids)
        return {card.lower(): card for card in ids if times[card.lower()] == 1}


class CardEntry(Struct, frozen=True):
    """A card as the file has it: what is missing or unreadable is None."""

    place: Place
    is_start: bool
    id: str | None = None
    shape: Shape | None = None
    size: int | None = None
    flip: bool | None = None
    cuts: tuple[tuple[Place, Shape], ...] | None = None
    price: Mapping[str, int] = field(default_factory=dict)
    name_on_card: Mapping[str, str] = field(default_factory=dict)
    note: Mapping[str, str] = field(default_factory=dict)
    fabric: PlacedName | None = None
    copies: int = 1
    picture: PlacedName | None = None
    places: Mapping[str, Place] = field(default_factory=dict)

    def at(self, key: str) -> Place:
        """Point at the value of a key, or at the card where the key is missing."""
        return self.places.get(key, self.place)

    @property
    def name(self) -> str:
        """How messages call the card."""
        return _("card {card}", card=self.id) if self.id else _("this card")


class DeckFile(Struct, frozen=True):
    """A deck as the file has it, with the game and the base deck that it names, if they could be read."""

    place: Place
    game: Game | None
    entries: tuple[CardEntry, ...]
    base: Deck | None
    keys: Mapping[str, Place]
    unread: frozenset[str] = frozenset()
    """The lists of cards that are not lists, so that nobody can count them."""
    inherited: tuple[Card, ...] = ()
    """The patch cards of the base deck, at their new prices."""
    new_prices: Mapping[str, Place] = field(default_factory=dict)
    """Where the file gives cards of the base deck a new price, by id."""

    def has_room_for(self, shape: Shape) -> bool:
        """Return whether the game's board, if it is known, holds the shape."""
        return self.game is None or self.game.board.holds(shape)

    def of_kind(self, is_start: bool) -> list[CardEntry]:
        """List the patch cards or the start cards."""
        return [entry for entry in self.entries if entry.is_start is is_start]

    def count(self, is_start: bool) -> int | None:
        """Count the patch cards or the start cards, those of the base deck included, if they could be read."""
        if ("start" if is_start else "cards") in self.unread:
            return None
        inherited = (self.base.start if is_start else self.base.cards) if self.base else ()
        return len(self.of_kind(is_start)) + len(inherited)


class CheckedDeck(Struct, frozen=True):
    """A deck file by its name, with its problems; there is a deck unless one of them is an error."""

    file: str
    deck: Deck | None
    problems: tuple[Problem, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the record that scripts read."""
        return {
            "file": self.file,
            **deck_facts(self.deck),
            "valid": not any(problem.is_error for problem in self.problems),
            **problems_to_json(self.problems),
        }


def deck_facts(deck: Deck | None) -> dict[str, Any]:
    """Return what scripts want to know of a deck; nothing is known of one with errors."""
    return {
        "deck": deck.id if deck else None,
        "game": deck.game.id if deck else None,
        "cards": len(deck.cards) if deck else None,
        "start": len(deck.start) if deck else None,
    }
