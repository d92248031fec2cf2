"""Deck files changed as a person would: a few characters or lines, and every other byte stays as it is.

`edits.py` says what can be changed, `places.py` finds where things stand in the text, `changes.py` writes them,
`applying.py` puts it together, reads the result again and refuses it if more has changed than was meant.
"""
