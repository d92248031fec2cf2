"""Random decks, deals and games for the tests, and ways to break a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_generator import generate_deck
from quiltsmith.decks.deck_options import DeckOptions
from quiltsmith.formats.sheet_text import SheetPart
from quiltsmith.games.doodle.doodle_checker import CheckedSheet, DoodleChecker
from quiltsmith.games.doodle.doodle_deal import Deal, make_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import PlayedSheet, ScoreWording, SheetLanguage, write_played
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.games.sheets.sheet_files import read_part
from quiltsmith.simulate.doodle_engine import play_sheet

HEADS = {"player": "Anna"}

VARIANT = """
game: small
rules: doodle
title: Small
board: {rows: 7, columns: 7}
deck: meadow
cards: 16
start: {cards: 4, size: 5}
rounds: 2
turns: 5
circle: 7
die: [1, 2, 4]
specials: {neighbour: 2, single: 1, cut: 1, repeat: 1}
scoring: {square_space: 2, extra_line: 3, empty_space: -2}
good_score: 60
"""


@cache
def usual_game() -> DoodleGame:
    path = find_game("doodle")
    assert path is not None
    return game_at(path)


def game_at(path: Path) -> DoodleGame:
    game, problems = load_game(path)
    assert isinstance(game, DoodleGame), problems
    return game


@dataclass(frozen=True, slots=True)
class RandomGame:
    """A random game with all that it was made of."""

    deck: Deck
    deal: Deal
    played: PlayedSheet

    @property
    def game(self) -> DoodleGame:
        return self.played.game

    def text(self, language: SheetLanguage = "en", wording: ScoreWording = "points") -> str:
        return write_played(self.played, HEADS, language, wording)

    def check(self, text: str, with_deal: bool = False) -> CheckedSheet:
        checker = DoodleChecker(self.game, self.deck, self.deal if with_deal else None)
        return checker.check(read_part(SheetPart("sheet.txt", Path(), 1, text.encode())))

    def codes(self, text: str, with_deal: bool = False) -> set[str]:
        return {problem.code for problem in self.check(text, with_deal).problems}


def random_deck(game: DoodleGame, seed: int, starts: int | None = None) -> Deck:
    return generate_deck(DeckOptions(starts=starts), game, seed, "random")


@cache
def usual_deck(seed: int) -> Deck:
    return random_deck(usual_game(), seed)


def random_game(seed: int, game: DoodleGame | None = None, deck: Deck | None = None) -> RandomGame:
    """Play a random game; making decks takes most of the time, so that the usual games share ten."""
    deck = deck or (random_deck(game, seed) if game else usual_deck(seed % 10))
    game = game or usual_game()
    deal = make_deal(deck, game, seed)
    return RandomGame(deck, deal, play_sheet(game, deck, "random", seed))
