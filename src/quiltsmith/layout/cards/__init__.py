"""Patch and start cards: `document.py` chooses and orders them, `face.py` and `back.py` draw the two sides."""
