"""Filled sheets: `filling.py` is what players wrote, `ink.py` draws it; each kind of game has a file."""
