"""Pages in millimetres: `drawing/` and `sheets/` are shared, every other package is a product.

`kinds.py` refuses, in a sentence, what a kind of game cannot print.
"""
