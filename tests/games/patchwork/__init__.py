"""Tests of the two-player game."""
