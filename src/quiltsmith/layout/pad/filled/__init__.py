"""Filled sheets: `filling.py` is what a player has written, `ink.py` draws it; each kind of game has a file."""
