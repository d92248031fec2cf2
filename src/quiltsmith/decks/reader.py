"""Deck files from YAML: read, looked through by every deck rule, and only then turned into a deck."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.decks.deck import Card, CardEntry, Deck, DeckFile, Price
from quiltsmith.decks.fields import (
    BASE,
    CARDS,
    COPIES,
    COST,
    CUTS,
    DECK,
    DECK_ID,
    FABRIC,
    FLIP,
    GAME,
    ID,
    INCOME,
    NAME_ON_CARD,
    NOTE,
    OVERRIDE,
    PRICE_FIELDS,
    SHAPE,
    SIZE,
    START,
    TIME,
    TITLE,
)
from quiltsmith.decks.rules import CHECKS, endless_base, unknown_card
from quiltsmith.formats import faults
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import LANGUAGES, Read
from quiltsmith.formats.library import PATCHES
from quiltsmith.formats.nodes import Mapping, Node
from quiltsmith.formats.problem import Problem, has_errors, in_reading_order
from quiltsmith.formats.source import Place, PlacedName
from quiltsmith.games.game import Game
from quiltsmith.games.reader import DEFINITIONS
from quiltsmith.talk.numbers import grouped
from quiltsmith.talk.saying import say

LONGEST_CHAIN = 8
MOST_SPACES = 20_000
"""Of all shapes of a deck together: five hundred cards of forty spaces, which no real deck has."""


def named_deck(name: str, place: Place, problems: list[Problem], depth: int = 0) -> Deck | None:
    """Give the deck that a person's file names at a place; its errors are problems of that file too."""
    named = DECKS.named(name, place, problems, depth)
    return named[0] if named else None


def build_deck(node: Node, problems: list[Problem]) -> Deck | None:
    """Put a deck together out of what a file holds, and add all that is wrong with it."""
    read = DECK.read(node, problems)
    if not isinstance(node, Mapping):
        return None
    base = _base(read, problems)
    game = _game(read, base, problems)
    entries = [_entry(card, False) for card in read.get(CARDS, ())]
    entries += [_entry(card, True) for card in read.get(START, ())]
    unread = frozenset(field.name for field in (CARDS, START) if read.has(field) and read.get(field) is None)
    overrides = read.get(OVERRIDE, {})
    inherited = _inherited(base, overrides)
    new_prices = {name: place for name, (place, _) in overrides.items()}
    deck_file = DeckFile(read.place, game, tuple(entries), base, read.keys, unread, inherited, new_prices)
    too_large = _too_large(deck_file)
    if too_large is not None:
        problems[:] = in_reading_order([*problems, too_large])
        return None
    for check in CHECKS:
        problems.extend(check(deck_file))
    problems.extend(_unknown_overrides(read, base))
    # A mistake in a game file that both this deck and its base name is one mistake.
    problems[:] = in_reading_order(list(dict.fromkeys(problems, True)))
    return None if game is None or has_errors(problems) else _deck_of(read, game, deck_file)


DECKS = Definitions(PATCHES, "deck", "quiltsmith deck new", build_deck)
deck_names, find_deck, load_deck, read_deck = DECKS.names, DECKS.find, DECKS.load, DECKS.read


def _base(read: Read, problems: list[Problem]) -> Deck | None:
    name = read.get(BASE)
    if not read.has(BASE):
        if not read.has(CARDS):
            problems.append(faults.missing_key(read.place, "a deck", "cards", "cards:"))
        if read.has(OVERRIDE):
            place = read.keys[OVERRIDE.name]
            problems.append(faults.missing_key(place, "a deck with `override`", "base", "base: classic"))
        return None
    if name is None:
        return None
    depth = read.place.source.depth + 1
    if depth > LONGEST_CHAIN:
        problems.append(endless_base.problem(read.at(BASE)))
        return None
    return named_deck(name, read.at(BASE), problems, depth)


def _game(read: Read, base: Deck | None, problems: list[Problem]) -> Game | None:
    name = read.get(GAME)
    if name is None:
        if base is None and not read.has(BASE) and not read.has(GAME):
            problems.append(faults.missing_key(read.place, "a deck", "game", "game: doodle"))
        return base.game if base else None
    named = DEFINITIONS.named(name, read.at(GAME), problems)
    return named[0] if named else None


def _entry(card: Read, is_start: bool) -> CardEntry:
    drawn = card.get(SHAPE)
    prices = {field.name: card.get(field) for field in PRICE_FIELDS}
    fabric = card.get(FABRIC)
    return CardEntry(
        place=card.place,
        is_start=is_start,
        id=card.get(ID),
        shape=drawn[1] if drawn else None,
        size=card.get(SIZE),
        flip=card.get(FLIP),
        cuts=card.get(CUTS),
        price={name: price for name, price in prices.items() if price is not None},
        name_on_card=card.get(NAME_ON_CARD, {}),
        note=card.get(NOTE, {}),
        fabric=None if fabric is None else PlacedName(fabric, card.at(FABRIC)),
        copies=card.get(COPIES, 1),
        places=card.places,
    )


def _too_large(deck: DeckFile) -> Problem | None:
    """Find the card with which the shapes of a deck, drawn pieces and base deck included, become too many."""
    inherited = (*deck.base.cards, *deck.base.start) if deck.base else ()
    spaces = sum(card.shape.size for card in inherited)
    for entry in deck.entries:
        drawn = [entry.shape, *(piece for _, piece in entry.cuts or ())]
        spaces += sum(shape.size for shape in drawn if shape is not None)
        if spaces > MOST_SPACES:
            return faults.too_large(
                entry.place, say("the shapes up to here have more spaces"), grouped(MOST_SPACES)
            )
    return None


def _unknown_overrides(read: Read, base: Deck | None) -> list[Problem]:
    known = [card.id for card in base.cards] if base else []
    overrides = read.get(OVERRIDE, {}) if base else {}
    return [
        unknown_card.problem(place, name, known) for name, (place, _) in overrides.items() if name not in known
    ]


def _deck_of(read: Read, game: Game, deck_file: DeckFile) -> Deck:
    base = deck_file.base
    cards = [_card(entry) for entry in deck_file.entries]
    return Deck(
        id=read.need(DECK_ID),
        title=read.get(TITLE) or dict.fromkeys(LANGUAGES, read.need(DECK_ID)),
        game=game,
        cards=(*deck_file.inherited, *(card for card in cards if not card.is_start)),
        start=(*(base.start if base else ()), *(card for card in cards if card.is_start)),
        base=base.id if base else None,
    )


def _card(entry: CardEntry) -> Card:
    if entry.id is None or entry.shape is None:
        raise ValueError("a card is made only of an entry without errors")
    price = Price(**entry.price) if entry.price else None
    return Card(
        entry.id,
        entry.shape,
        entry.is_start,
        tuple(shape for _, shape in entry.cuts or ()),
        price,
        name=entry.name_on_card,
        note=entry.note,
        fabric=entry.fabric,
        copies=entry.copies,
    )


def _inherited(base: Deck | None, overrides: dict[str, tuple[Place, Read]]) -> tuple[Card, ...]:
    """Take the patch cards of the base deck at their new prices."""
    cards = base.cards if base else ()
    return tuple(_overridden(card, overrides[card.id][1]) if card.id in overrides else card for card in cards)


def _overridden(card: Card, new: Read) -> Card:
    old = card.price
    if old is None:
        return card
    price = Price(new.get(COST, old.cost), new.get(TIME, old.time), new.get(INCOME, old.income))
    return replace(card, price=price, original_price=card.original_price or old)
