"""Deck files from YAML: read, looked through by every deck rule, and only then turned into a deck."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from quiltsmith.decks.deck import PRICES, Card, CardEntry, Deck, DeckFile, Price
from quiltsmith.decks.fields import DECK
from quiltsmith.decks.rules import CHECKS, endless_base, unknown_card
from quiltsmith.formats import faults
from quiltsmith.formats.fields import Read
from quiltsmith.formats.library import PATCHES, find, shipped_names
from quiltsmith.formats.nodes import Mapping
from quiltsmith.formats.problem import Problem, RefusedError, has_errors, in_reading_order
from quiltsmith.formats.reading import STANDARD_INPUT, read_source
from quiltsmith.formats.source import Place, Source
from quiltsmith.formats.yaml_reader import read_document
from quiltsmith.games.game import Game
from quiltsmith.games.reader import DEFINITIONS

LONGEST_CHAIN = 8


def find_deck(name: str, folder: Path | None = None) -> Path | None:
    """Find a deck: the name of a shipped one, or a path."""
    return find(PATCHES, name, folder)


def deck_names() -> tuple[str, ...]:
    """List the shipped decks."""
    return shipped_names(PATCHES)


def load_deck(path: Path, depth: int = 0) -> tuple[Deck | None, tuple[Problem, ...]]:
    """Read a deck file, or remember it from before; without a deck there is at least one error."""
    if str(path) == STANDARD_INPUT:
        return _load(path, depth)
    return _load_unless_known(path, path.absolute(), path.stat().st_mtime_ns, depth)


def named_deck(name: str, place: Place, problems: list[Problem], depth: int = 0) -> Deck | None:
    """Give the deck that a person's file names at a place; its errors are problems of that file too."""
    path = find_deck(name, place.source.folder)
    if path is None:
        problems.append(faults.unknown_name(place, "deck", name, deck_names()))
        return None
    if depth > LONGEST_CHAIN:
        problems.append(endless_base.problem(place))
        return None
    deck, found = load_deck(path, depth)
    problems.extend(problem for problem in found if problem.is_error)
    return deck


def forget_decks() -> None:
    """Read all decks anew next time: a game or base deck that one names may have changed."""
    _load_unless_known.cache_clear()


@lru_cache(maxsize=64)
def _load_unless_known(
    path: Path, where: Path, changed: int, depth: int
) -> tuple[Deck | None, tuple[Problem, ...]]:
    return _load(path, depth)


def _load(path: Path, depth: int) -> tuple[Deck | None, tuple[Problem, ...]]:
    try:
        deck, problems = read_deck(read_source(path), depth)
    except RefusedError as refused:
        return None, (refused.problem,)
    return deck, tuple(problems)


def read_deck(source: Source, depth: int = 0) -> tuple[Deck | None, list[Problem]]:
    """Read a deck and all its problems; there is no deck if one of them is an error."""
    problems: list[Problem] = []
    node = read_document(source, "deck", "quiltsmith deck new", problems)
    if node is None:
        return None, problems
    read = DECK.read(node, problems)
    if not isinstance(node, Mapping):
        return None, problems
    base = _base(read, problems, depth)
    game = _game(read, base, problems)
    entries = [_entry(card, False) for card in read.get("cards", ())]
    entries += [_entry(card, True) for card in read.get("start", ())]
    unread = frozenset(key for key in ("cards", "start") if key in read.keys and read.get(key) is None)
    overrides = read.get("override", {})
    inherited = _inherited(base, overrides)
    new_prices = {name: place for name, (place, _) in overrides.items()}
    deck_file = DeckFile(read.place, game, tuple(entries), base, read.keys, unread, inherited, new_prices)
    for check in CHECKS:
        problems.extend(check(deck_file))
    problems.extend(_unknown_overrides(read, base))
    # A mistake in a game file that both this deck and its base name is one mistake.
    problems = in_reading_order(list(dict.fromkeys(problems)))
    if game is None or has_errors(problems):
        return None, problems
    return _deck(read, game, deck_file), problems


def _base(read: Read, problems: list[Problem], depth: int) -> Deck | None:
    name = read.get("base")
    if "base" not in read.places:
        if "cards" not in read.places:
            problems.append(faults.missing_key(read.place, "a deck", "cards", "cards:"))
        if "override" in read.places:
            problems.append(
                faults.missing_key(read.keys["override"], "a deck with `override`", "base", "base: classic")
            )
        return None
    if name is None:
        return None
    return named_deck(name, read.at("base"), problems, depth + 1)


def _game(read: Read, base: Deck | None, problems: list[Problem]) -> Game | None:
    name = read.get("game")
    if name is None:
        if base is None and "base" not in read.places and "game" not in read.places:
            problems.append(faults.missing_key(read.place, "a deck", "game", "game: doodle"))
        return base.game if base else None
    named = DEFINITIONS.named(name, read.at("game"), problems)
    return named[0] if named else None


def _entry(card: Read, is_start: bool) -> CardEntry:
    drawn = card.get("shape")
    return CardEntry(
        place=card.place,
        is_start=is_start,
        id=card.get("id"),
        shape=drawn[1] if drawn else None,
        size=card.get("size"),
        flip=card.get("flip"),
        cuts=card.get("cuts"),
        price={name: card.get(name) for name in PRICES if card.get(name) is not None},
        places=card.places,
    )


def _unknown_overrides(read: Read, base: Deck | None) -> list[Problem]:
    known = [card.id for card in base.cards] if base else []
    overrides = read.get("override", {}) if base else {}
    return [
        unknown_card.problem(place, name, known) for name, (place, _) in overrides.items() if name not in known
    ]


def _deck(read: Read, game: Game, deck_file: DeckFile) -> Deck:
    base = deck_file.base
    cards = [_card(entry) for entry in deck_file.entries]
    return Deck(
        id=read.get("deck"),
        title=read.get("title") or dict.fromkeys(("en", "de"), read.get("deck")),
        game=game,
        cards=(*deck_file.inherited, *(card for card in cards if not card.is_start)),
        start=(*(base.start if base else ()), *(card for card in cards if card.is_start)),
        base=base.id if base else None,
    )


def _card(entry: CardEntry) -> Card:
    if entry.id is None or entry.shape is None:
        raise ValueError("a card is made only of an entry without errors")
    price = Price(**entry.price) if entry.price else None
    return Card(entry.id, entry.shape, entry.is_start, tuple(shape for _, shape in entry.cuts or ()), price)


def _inherited(base: Deck | None, overrides: dict[str, tuple[Place, Read]]) -> tuple[Card, ...]:
    """Take the patch cards of the base deck at their new prices."""
    cards = base.cards if base else ()
    return tuple(_overridden(card, overrides[card.id][1]) if card.id in overrides else card for card in cards)


def _overridden(card: Card, new: Read) -> Card:
    if card.price is None:
        return card
    changed = {name: new.get(name) for name in PRICES if new.get(name) is not None}
    return replace(card, price=replace(card.price, **changed), original_price=card.original_price or card.price)
