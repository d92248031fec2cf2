"""The kinds of pieces on pages of tiles, each of which can be printed alone."""

from __future__ import annotations

from enum import StrEnum


class TilePart(StrEnum):
    """What can be printed alone."""

    PATCHES = "patches"
    SPECIALS = "specials"
    CURRENCY = "currency"
    TOKENS = "tokens"
    ALL = "all"
