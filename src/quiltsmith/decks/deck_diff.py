"""What changed between two decks: cards that came, went, got another id, or are different now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import asdict

from quiltsmith.decks.deck import Card, Deck


class CardChange(NamedTuple):
    """A card in both decks, and what is different: values before and after by their keys in a deck file."""

    before: Card
    after: Card
    values: dict[str, tuple[Any, Any]]

    @property
    def is_redrawn(self) -> bool:
        """Whether it is another patch now, and not only turned or flipped."""
        return self.before.shape.canonical() != self.after.shape.canonical()


class DeckDiff(NamedTuple):
    """All changes from one deck to another, in the order of the cards."""

    before: Deck
    after: Deck
    heads: dict[str, tuple[Any, Any]]
    added: tuple[Card, ...]
    removed: tuple[Card, ...]
    renamed: tuple[CardChange, ...]
    changed: tuple[CardChange, ...]

    def __bool__(self) -> bool:
        return bool(self.heads or self.added or self.removed or self.renamed or self.changed)

    def to_json(self) -> dict[str, Any]:
        """Return the record that scripts read."""
        return {
            "before": self.before.id,
            "after": self.after.id,
            "deck": {key: _pair(values) for key, values in self.heads.items()},
            "added": [_facts(card) for card in self.added],
            "removed": [_facts(card) for card in self.removed],
            "renamed": [
                {"before": change.before.id, "after": change.after.id, "changes": _changes(change)}
                for change in self.renamed
            ],
            "changed": [{"id": change.after.id, "changes": _changes(change)} for change in self.changed],
        }


def diff_decks(before: Deck, after: Deck) -> DeckDiff:
    """Compare two decks card by card; one that only has another id is found by its patch and its price."""
    removed = {card.id: card for card in before.everything if after.card(card.id) is None}
    added = {card.id: card for card in after.everything if before.card(card.id) is None}
    renamed = list(_renamed(removed, added))
    both = [(card, same) for card in before.everything if (same := after.card(card.id)) is not None]
    changed = [CardChange(old, new, values) for old, new in both if (values := _differing(old, new))]
    heads = {
        key: (old, new)
        for key, old, new in (
            ("deck", before.id, after.id),
            ("title", dict(before.title), dict(after.title)),
            ("game", before.game.id, after.game.id),
            ("base", before.base, after.base),
        )
        if old != new
    }
    return DeckDiff(
        before, after, heads, tuple(added.values()), tuple(removed.values()), tuple(renamed), tuple(changed)
    )


def _renamed(removed: dict[str, Card], added: dict[str, Card]) -> Iterator[CardChange]:
    """Take cards away that went under one id and came under another; only where it is clear which."""
    for old in list(removed.values()):
        same = [new for new in added.values() if _played(new) == _played(old)]
        rivals = [other for other in removed.values() if _played(other) == _played(old)]
        if len(same) == len(rivals) == 1:
            del removed[old.id], added[same[0].id]
            yield CardChange(old, same[0], _differing(old, same[0]))


def _played(card: Card) -> tuple[object, ...]:
    return card.shape.canonical(), card.price, card.is_start


def _differing(before: Card, after: Card) -> dict[str, tuple[Any, Any]]:
    old, new = _facts(before), _facts(after)
    return {key: (old[key], new[key]) for key in old if key != "id" and old[key] != new[key]}


def _facts(card: Card) -> dict[str, Any]:
    """Return what a deck file says of a card."""
    price = asdict(card.price) if card.price else {"cost": None, "time": None, "income": None}
    return {
        "id": card.id,
        "start": card.is_start,
        "size": card.shape.size,
        "shape": str(card.shape),
        "cuts": [str(piece) for piece in card.shown_cuts],
        **price,
        "name": dict(card.name) or None,
        "note": dict(card.note) or None,
        "fabric": card.fabric.name if card.fabric else None,
        "picture": card.picture.name if card.picture else None,
        "copies": card.copies,
    }


def _pair(values: tuple[Any, Any]) -> dict[str, Any]:
    return {"before": values[0], "after": values[1]}


def _changes(change: CardChange) -> dict[str, Any]:
    return {key: _pair(values) for key, values in change.values.items()}
