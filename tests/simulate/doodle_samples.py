"""Games and decks for the tests of bots: the usual game, and a smaller one with other numbers on another board."""

from __future__ import annotations

from functools import cache

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_generator import generate_deck
from quiltsmith.decks.deck_options import DeckOptions
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game_reader import read_game

# 11 rows of 6 bits and 9 of 10 need masks of the same width, so that one compilation serves both.
SMALL = """
game: small
rules: doodle
title: Small
board: {rows: 11, columns: 5}
deck: meadow
cards: 12
start: {cards: 3, size: 5}
rounds: 2
turns: 3
circle: 5
die: [1, 2, 4]
specials: {neighbour: 2, single: 1, cut: 1, repeat: 2}
scoring: {square_space: 2, extra_line: 3, empty_space: -2}
"""

# A circle that becomes one card, and actions that are allowed once, never, or only seem to be repeated.
TIGHT = (
    SMALL.replace("game: small", "game: tight")
    .replace("circle: 5", "circle: 3")
    .replace("neighbour: 2, single: 1, cut: 1, repeat: 2", "neighbour: 1, single: 0, cut: 0, repeat: 2")
)


@cache
def meadow() -> Deck:
    path = find_deck("meadow")
    assert path is not None
    deck, problems = load_deck(path)
    assert deck is not None, problems
    return deck


def game_of(deck: Deck) -> DoodleGame:
    assert isinstance(deck.game, DoodleGame)
    return deck.game


def game_from(text: str) -> DoodleGame:
    game, problems = read_game(Source("game.yaml", text))
    assert isinstance(game, DoodleGame), problems
    return game


@cache
def generated() -> Deck:
    return generate_deck(DeckOptions(), game_of(meadow()), 3, "generated")


@cache
def small() -> Deck:
    return generate_deck(DeckOptions(), game_from(SMALL), 5, "small")


@cache
def tight() -> Deck:
    return generate_deck(DeckOptions(), game_from(TIGHT), 5, "tight")
