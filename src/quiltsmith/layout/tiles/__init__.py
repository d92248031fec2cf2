"""Tiles of the two-player game to cut out: their labels, the currency, and how they nest on few sheets."""
