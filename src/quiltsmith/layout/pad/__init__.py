"""Score pads: `pad_document.py` puts pages together, `pad_sheet.py` one sheet; each part of a sheet has a file."""

MOST_SHEETS = 10_000
"""How many sheets one file holds."""
