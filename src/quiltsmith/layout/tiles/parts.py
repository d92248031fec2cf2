"""The kinds of pieces on pages of tiles, each of which can be printed alone."""

from __future__ import annotations

from enum import StrEnum

from quiltsmith.decks.card_selection import split_ids


class TilePart(StrEnum):
    """What can be printed alone."""

    PATCHES = "patches"
    SPECIALS = "specials"
    CURRENCY = "currency"
    TOKENS = "tokens"
    ALL = "all"


def part_and_ids(text: str) -> tuple[TilePart, list[str] | None]:
    """Take a word for a part, or several for ids, ranges and patterns of patches."""
    if text.lower() in list(TilePart):
        return TilePart(text.lower()), None
    return TilePart.ALL, split_ids(text)
