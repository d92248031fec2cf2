"""Decks: what a deck file holds; its reader, writer, editor and checks; statistics, and a generator."""
