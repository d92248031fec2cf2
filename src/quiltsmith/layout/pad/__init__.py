"""Score pads: `document.py` puts pages together, `sheet.py` one sheet; each part of a sheet has a file."""

MOST_SHEETS = 10_000
"""How many sheets one file holds."""
