"""Tests of the roll-and-draw game."""
