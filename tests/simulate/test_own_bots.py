"""Bots that people write: found by their place, and told plainly what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import quiltsmith as qs
from quiltsmith.simulate import own_bots
from quiltsmith.simulate.own_bots import choose, is_own, is_place, take
from quiltsmith.stable_random import StableRandom
from tests.conftest import Command

BOTS = """
def first(state, moves, rng):
    return moves[0]

def failing(state, moves, rng):
    return 1 / 0

def cheating(state, moves, rng):
    return "all of it"

number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "ownbots_for_tests.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "broken_bots_for_tests.py").write_text("import nothing_like_that\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(own_bots, "_known", {})
    return tmp_path


def test_places_are_told_from_strengths() -> None:
    assert all(map(is_place, ("bots:tidy", "my.bots:tidy_2")))
    assert not any(map(is_place, ("greedy", "minimax:2", "mcts:10ms", "bots:", ":tidy", "a b:c")))


def test_a_bot_is_found_by_its_place(folder: Path) -> None:
    assert not is_own("ownbots_for_tests:first")
    assert take("ownbots_for_tests:first") == "ownbots_for_tests:first"
    assert is_own("ownbots_for_tests:first")
    assert choose("ownbots_for_tests:first", None, (3, 4), StableRandom(1)) == 3


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("no_such_module_at_all:tidy", "cannot be loaded: ModuleNotFoundError"),
        (
            "broken_bots_for_tests:tidy",
            "cannot be loaded: ModuleNotFoundError: No module named 'nothing_like_that'",
        ),
        ("ownbots_for_tests:nobody", "ownbots_for_tests has no function nobody"),
        ("ownbots_for_tests:number", "ownbots_for_tests has no function number"),
        ("ownbots_for_tests:failing", "failed: ZeroDivisionError: division by zero"),
        ("ownbots_for_tests:cheating", "made a move that it was not offered: all of it"),
        ("nobody", "there is no bot nobody; there are greedy"),
    ],
)
def test_what_is_wrong_with_a_bot_is_told(folder: Path, bot: str, sentence: str, quiltsmith: Command) -> None:
    run = quiltsmith("simulate", "meadow", "--bot", bot, "--games", "2")
    assert run.code in (1, 2)
    assert sentence in " ".join(run.err.split())
    assert "Traceback" not in run.err


def test_the_command_says_that_it_runs_code_of_ones_own(folder: Path, quiltsmith: Command) -> None:
    run = quiltsmith("simulate", "meadow", "--bot", "ownbots_for_tests:first", "--games", "3")
    assert run.code == 0
    assert "ownbots_for_tests:first is code of your own; it runs as it is" in run.err
    assert "3 games, bot ownbots_for_tests:first, seed 1" in run.out
    both = quiltsmith(
        "simulate", "classic", "--bot", "greedy", "--against", "ownbots_for_tests:first", "--games", "3"
    )
    assert both.code == 0


def test_such_games_are_not_kept(folder: Path, quiltsmith: Command) -> None:
    run = quiltsmith("simulate", "meadow", "--bot", "ownbots_for_tests:first", "--resume", "some.run")
    assert run.code == 2
    assert "games of a bot of your own are played here, and from the start" in " ".join(run.err.split())


def test_decks_can_be_compared_with_it() -> None:
    def first(state: object, moves: Sequence[Any], rng: StableRandom) -> Any:
        return moves[0]

    found = qs.simulate("meadow", compare="meadow", bot=first, games=4)
    assert [outcome.difference for outcome in found.compare.outcomes] == [0.0] * 5
