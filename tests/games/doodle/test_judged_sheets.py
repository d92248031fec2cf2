"""Sheets with gaps, claims and other numbers: the checker says what a slow judge says who knows only the rules."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.stable_random import StableRandom
from tests.games.doodle.handed_in import hand_in, table_of
from tests.games.doodle.judge import judge
from tests.games.doodle.random_games import (
    VARIANT,
    RandomGame,
    game_at,
    random_deck,
    random_game,
    random_variant,
    small_deck,
)

OF_SCORES = {"score-impossible", "total-wrong"}
OF_CARDS = {"card-discarded", "impossible-deal", "no-neighbour", "not-dealt", "too-many-specials"}
CODES = {"unlogged-letter", "empty-wrong", "turn-order", "duplicate-key", *OF_SCORES, *OF_CARDS}
USUAL_FUZZ = {"SHEETS": 1_000, "SEED": 0}
GAMES_PER_VARIANT, SHEETS_PER_VARIANT = 4, 20
VARIANTS = {
    "usual": {},
    "small": {},
    "many cuts": {"cut: 1, repeat: 1": "cut: 4, repeat: 2", "single: 1": "single: 5"},
    "one round": {"rounds: 2": "rounds: 1", "turns: 5": "turns: 6", "rows: 7": "rows: 5"},
    "worthless": {
        "square_space: 2, extra_line: 3, empty_space: -2": "square_space: 0, extra_line: 1, empty_space: 0"
    },
    "no start": {"start: {cards: 4, size: 5}": "start: {cards: 0, size: 5}", "turns: 5": "turns: 3"},
    "deck without start cards": {"turns: 5": "turns: 3"},
}


@cache
def variant(name: str, folder: Path) -> DoodleGame | None:
    text = VARIANT
    for old, new in VARIANTS[name].items():
        assert old in text
        text = text.replace(old, new)
    path = folder / f"{name.replace(' ', '-')}.yaml"
    path.write_text(text, encoding="utf-8")
    return game_at(path) if name != "usual" else None


@cache
def made(name: str, seed: int, folder: Path) -> RandomGame:
    game = variant(name, folder)
    without = random_deck(game, seed, starts=0) if game and name == "deck without start cards" else None
    return random_game(seed, game, without)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("variants")


@pytest.mark.parametrize("name", VARIANTS)
def test_the_checker_agrees_with_the_judge(name: str, folder: Path) -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        seen.update(assert_judged(made(name, seed % 20, folder), StableRandom(seed)) or ["fine"])
    assert seen["fine"] > 5
    assert len(seen) > 3


def test_the_checker_agrees_with_the_judge_in_random_variants() -> None:
    """Set QUILTSMITH_FUZZ_SHEETS to 100000 to let it run for long, and QUILTSMITH_FUZZ_SEED to see others."""
    sheets, seed = (int(os.environ.get(f"QUILTSMITH_FUZZ_{name}", usual)) for name, usual in USUAL_FUZZ.items())
    seen: Counter[str] = Counter()
    for number in range(seed, seed + -(-sheets // SHEETS_PER_VARIANT)):
        random = StableRandom(number)
        game = random_variant(random)
        deck = small_deck(game, random)
        games = [random_game(game_seed, game, deck) for game_seed in range(GAMES_PER_VARIANT)]
        for played in games:
            assert_checks_as_played(played)
        for sheet in range(SHEETS_PER_VARIANT):
            seen.update(assert_judged(games[sheet % GAMES_PER_VARIANT], random) or ["fine"])
    assert seen.keys() == CODES | {"fine"}, seen


def assert_checks_as_played(game: RandomGame) -> None:
    """What the simulator plays is valid, with and without the deal."""
    for with_deal in (False, True):
        checked = game.check(game.text(), with_deal)
        assert [problem.message for problem in checked.problems] == [], (game.game, game.text())
        assert (checked.checked, checked.total) == ("full", game.played.total)


def assert_judged(game: RandomGame, random: StableRandom) -> set[str]:
    """Spoil a game, and compare what checker and judge say of it, with and without its deal; give the errors."""
    sheet, text = hand_in(game, random)
    errors: set[str] = set()
    is_dealt = not judge(sheet, table_of(game)).errors & {"not-dealt", "no-neighbour"}
    for table in (None, table_of(game)):
        expected = judge(sheet, table)
        checked = game.check(text, with_deal=table is not None)
        found = {problem.code for problem in checked.problems if problem.is_error}
        told = (game.game, text, [problem.message for problem in checked.problems], expected)
        assert found <= CODES, told
        assert checked.checked == ("full" if expected.is_full else "partly"), told
        if expected.may_be_impossible and not is_dealt:
            found -= {"impossible-deal"}  # nobody knows
        if "unlogged-letter" in expected.errors:
            # Nobody knows when spaces were shaded that every turn denies, so that scores are another question.
            found -= OF_SCORES
            expected.errors -= OF_SCORES
        assert found == expected.errors, told
        errors |= found
    return errors
