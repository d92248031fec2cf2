"""What the content of a tagged page is marked as; `pdf_structure.py` makes a tree of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from quiltsmith.scene.elements import Group, Item, Role, Tagged, Text, Use


class MarkedContent(Struct, frozen=True):
    """A stretch of a page's content, which has a number there: what it is, and what it says in words.

    `target` is the page that it leads to. `inside` are the tables and rows that hold it, from the outermost on,
    each with a number of its own.
    """

    role: Role
    alt: str = ""
    target: int | None = None
    inside: tuple[tuple[Role, int], ...] = ()


def has_tags(items: Iterable[Item]) -> bool:
    """Return whether anything is tagged that is to be read."""
    return any(
        (isinstance(item, Tagged) and item.role != "Artifact")
        or (isinstance(item, Group) and has_tags(item.items))
        for item in items
    )


def has_text(items: Iterable[Item]) -> bool:
    """Return whether anything says something in words, or is tagged."""
    return any(
        isinstance(item, Text | Tagged)
        or (isinstance(item, Group) and has_text(item.items))
        or (isinstance(item, Use) and has_text(item.symbol.items))
        for item in items
    )
