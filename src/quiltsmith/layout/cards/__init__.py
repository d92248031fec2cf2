"""Patch and start cards: `document.py` chooses and orders them, `face.py` and `back.py` draw the two sides."""

MOST_COPIES = 50
"""How many of each card are printed at once."""
