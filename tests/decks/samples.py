"""Small decks to be counted."""

from __future__ import annotations

SMALL = """\
deck: small
game: doodle
cards:
  - {id: A, size: 1, shape: "#"}
  - {id: B, size: 3, shape: "##/#."}
  - {id: C, size: 3, shape: ".#/##"}
  - {id: D, size: 5, shape: "#.#/###"}
start:
  - {id: S, size: 7, shape: "###/###/#.."}
"""
PRICED = """\
deck: priced
base: classic
override: {Q: {time: 2}, c: {cost: 8, income: 2}}
"""
