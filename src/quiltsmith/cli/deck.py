"""`quiltsmith deck …`: the commands about decks."""

from __future__ import annotations

from quiltsmith.cli.lazy import group

deck = group(
    {"check": "deck_check", "show": "deck_show", "stats": "deck_stats", "new": "deck_new"},
    "Check, look at, measure and make patch decks.",
    "Example: quiltsmith deck check my-deck.yaml",
)
