"""Patch and start cards: `card_document.py` orders them, `card_face.py` and `card_back.py` draw the two sides."""

MOST_COPIES = 50
"""How many of each card are printed at once."""
