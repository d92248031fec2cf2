"""Score pads: `document.py` puts pages together, `sheet.py` one sheet; each part of a sheet has a file."""
