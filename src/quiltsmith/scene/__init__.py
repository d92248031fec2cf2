"""The vocabulary of drawing: shapes, text, fonts, colours, fabrics, pages.

It knows nothing of games and imports nothing else of ours.
"""
