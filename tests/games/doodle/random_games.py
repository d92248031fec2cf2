"""Random decks, deals and games for the tests, and ways to break a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.deck_generator import generate_deck
from quiltsmith.decks.deck_options import DeckOptions
from quiltsmith.formats.sheet_text import SheetPart
from quiltsmith.games.doodle.doodle_checker import CheckedSheet, DoodleChecker
from quiltsmith.games.doodle.doodle_deal import Deal, make_deal
from quiltsmith.games.doodle.doodle_game import REPEAT, SPECIAL_ACTIONS, DoodleGame
from quiltsmith.games.doodle.doodle_writer import PlayedSheet, ScoreWording, write_played
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.games.sheets.sheet_files import read_part
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import RectangleScoring
from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate.doodle_engine import play_sheet
from quiltsmith.stable_random import StableRandom

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

    def text(self, language: str = "en", wording: ScoreWording = "points") -> str:
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


def random_variant(random: StableRandom) -> DoodleGame:
    """Make a game of any numbers, often such as nobody thought of: zeros, and circles no larger than a round."""
    turns = random.pick((1, 2, 2, 3, 3, 4, 6))
    uses = (0, 0, 1, 1, 2, 3)
    return replace(
        usual_game(),
        id="variant",
        board=Board(3 + random.below(5), 3 + random.below(5)),
        rounds=random.pick((1, 2, 2, 3, 3, 4)),
        turns_per_round=turns,
        circle=turns + random.pick((0, 0, 1, 1, 2, 3)),
        die=tuple(1 + random.below(random.pick((1, 3, 5, 9))) for _unused in range(random.pick((1, 2, 2, 3, 6)))),
        specials={name: random.pick(uses) for name in (*SPECIAL_ACTIONS, REPEAT)},
        scoring=RectangleScoring(random.below(3), random.below(3)),
        points_per_empty_space=-random.below(3),
        start_cards=random.pick((0, 2, 2)),
    )


def small_deck(game: DoodleGame, random: StableRandom) -> Deck:
    """Make a deck for a variant in which many cards have the same shape."""
    shapes = [Shape.parse(text) for text in ("#", "##", "##/#.", "###", "#.#/###", "##/##")]
    few = [random.pick(shapes) for _unused in range(3)]
    cards = tuple(Card(f"P{n:02}", random.pick(few)) for n in range(1, game.cards_dealt + 1 + random.below(3)))
    start = tuple(Card(f"S{n}", random.pick(shapes), is_start=True) for n in range(1, game.start_cards + 1))
    return Deck("variant", {"en": "Variant"}, game, cards, start)
