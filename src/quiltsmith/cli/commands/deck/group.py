"""`quiltsmith deck …`: the commands about decks."""

from __future__ import annotations

from quiltsmith.cli.lazy import group

deck = group(
    {
        "check": "deck.check",
        "show": "deck.show",
        "stats": "deck.stats",
        "new": "deck.new",
        "export": "deck.export",
    },
    "Check, look at, measure and make patch decks.",
    "Example: quiltsmith deck check my-deck.yaml",
)
