"""Sheets with gaps, claims and other numbers: the checker says what a slow judge says who knows only the rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.stable_random import StableRandom
from tests.games.doodle.handed_in import hand_in
from tests.games.doodle.judge import judge
from tests.games.doodle.random_games import VARIANT, RandomGame, game_at, random_deck, random_game

CODES = {"unlogged-letter", "score-impossible", "total-wrong", "empty-wrong", "turn-order"}
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
        game = made(name, seed % 20, folder)
        sheet, text = hand_in(game, StableRandom(seed))
        expected = judge(sheet)
        checked = game.check(text)
        found = {problem.code for problem in checked.problems if problem.is_error}
        assert found <= CODES, (seed, text, [problem.message for problem in checked.problems])
        assert checked.checked == ("full" if expected.is_full else "partly"), (seed, text)
        assert ("unlogged-letter" in found) == ("unlogged-letter" in expected.errors), (seed, text)
        if "unlogged-letter" not in found:
            # Nobody knows when spaces were shaded that every turn denies, so that scores are another question.
            assert found == expected.errors, (seed, text)
        seen.update(found or ["fine"])
    assert seen["fine"] > 5
    assert len(seen) > 3
