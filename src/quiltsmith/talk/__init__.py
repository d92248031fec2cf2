"""What the program says to people: the English text stands in the code and is the key to all other languages.

`say` and `count` live in `saying.py`; `german/` holds one catalogue per room.
"""
