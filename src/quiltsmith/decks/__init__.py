"""Decks: what a deck file holds, how it is read and written, its rules and statistics, and decks to wishes."""
