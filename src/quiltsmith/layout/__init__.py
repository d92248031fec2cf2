"""Pages in millimetres: a package per product, `kinds.py` for who draws it for which kind of game.

`drawing/` holds what products share, `sheets/` brings them onto paper.
"""
