"""Printable sheets, patch decks and a rules checker for patchwork games."""

__version__ = "0.1.0"
