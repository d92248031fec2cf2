"""Decks and games for two that are made so that their measures of play are known."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.api.load_definitions import load_deck
from quiltsmith.decks.deck import Deck

ALONE = """
game: bare
rules: doodle
title: Bare
board: {rows: 3, columns: 3}
deck: meadow
cards: 4
start: {cards: 0, size: 5}
rounds: 1
turns: 3
circle: 4
die: [1, 2, 3]
specials: {neighbour: 0, single: 0, cut: 1, repeat: 0}
scoring: {square_space: 1, extra_line: 1, empty_space: -1}
"""

FOR_TWO = """
game: bare
rules: patchwork
title: Bare
board: {rows: 3, columns: 3}
deck: classic
cards: 6
choice: 3
currency: {name: {en: buttons}, start: 5, per_space: 1, tiles: {1: 40}}
track: only
tracks:
  only: {last: 12, income: [6, 12], specials: []}
tile: {side: 3, points: 7}
discard_special: false
scoring: {empty_space: -2}
"""


def deck_alone(folder: Path, shape: str, size: int, game: str = ALONE) -> Deck:
    """Make a deck of equal cards for one player each."""
    cards = "".join(f'  - {{id: P{number}, size: {size}, shape: "{shape}"}}\n' for number in range(1, 9))
    return _deck(folder, game, cards)


def deck_for_two(folder: Path, shape: str, size: int, cost: int, game: str = FOR_TWO) -> Deck:
    """Make a deck of equal patches to buy."""
    price = f"cost: {cost}, time: 2, income: 0"
    cards = "".join(f'  - {{id: {one}, size: {size}, {price}, shape: "{shape}"}}\n' for one in "ABCDEF")
    return _deck(folder, game, cards)


def _deck(folder: Path, game: str, cards: str) -> Deck:
    (folder / "game.yaml").write_text(game, encoding="utf-8")
    file = folder / "deck.yaml"
    file.write_text(f"deck: bare\ntitle: Bare\ngame: ./game.yaml\ncards:\n{cards}", encoding="utf-8")
    return load_deck(file)
