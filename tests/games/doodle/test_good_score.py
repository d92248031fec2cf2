"""A good score that no game can reach: told where it stands, printed nowhere, and a better one is proposed."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith.formats.library import GAMES, shipped_folder
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import RectangleScoring, all_rectangles
from quiltsmith.simulate.doodle_report import good_score
from tests.conftest import Command
from tests.games.doodle.random_games import usual_game


def small_game(score: int) -> str:
    """Copy the shipped game with a board of 7×7, two rounds and some good score: 98 points at most."""
    text = (shipped_folder(GAMES) / "doodle.yaml").read_text("utf-8")
    for old, new in (
        ("game: doodle", "game: small"),
        ("rows: 9", "rows: 7"),
        ("columns: 9", "columns: 7"),
        ("rounds: 3", "rounds: 2"),
        ("good_score: 100", f"good_score: {score}"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize("board", [Board(3, 3), Board(4, 6), Board(7, 2)], ids=str)
@pytest.mark.parametrize("scoring", [RectangleScoring(1, 1), RectangleScoring(0, 2), RectangleScoring(2, 9)])
def test_no_game_has_more_points_than_the_best_rectangle_of_each_round(
    board: Board, scoring: RectangleScoring
) -> None:
    game = replace(usual_game(), board=board, scoring=scoring, rounds=2)
    best = max(scoring.score(found.rows, found.columns) for found in all_rectangles(board, board.full))
    assert game.most_points == 2 * best
    for score, goal in ((2 * best, 2 * best), (2 * best + 1, 0)):
        assert replace(game, good_score=score).goal == goal


@pytest.mark.parametrize(
    ("score", "medals"),
    [
        (19, []),  # they would be too near to each other
        (20, [12, 16, 20, 24]),
        (60, [36, 48, 60, 72]),
        (82, [49, 66, 82, 98]),  # the most that two rounds with a board of 7×7 bring
        (83, [50, 66, 83]),
        (98, [59, 78, 98]),
        (99, []),
    ],
)
def test_medals_are_shares_of_a_good_score_that_can_be_earned(score: int, medals: list[int]) -> None:
    game = replace(usual_game(), board=Board(7, 7), rounds=2, good_score=score)
    assert list(game.medals.values()) == medals


def test_what_cannot_be_reached_is_told_with_a_better_number(quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    for score, codes in ((98, []), (99, ["unreachable"])):
        path.write_text(small_game(score), "utf-8")
        found = json.loads(quiltsmith("game", "check", path, "--format", "json").out)["games"][0]["problems"]
        assert [problem["code"] for problem in found if problem["code"] == "unreachable"] == codes
    (problem,) = (problem for problem in found if problem["code"] == "unreachable")
    assert problem["level"] == "warning"
    assert path.read_text("utf-8").splitlines()[problem["line"] - 1].startswith("good_score: 99")
    assert (
        problem["message"] == "a good score of 99 cannot be reached: no game of small brings more than 98 points"
    )
    assert problem["hint"] == "write for example `good_score: 40`; nothing printed shows this one"
    path.write_text(small_game(40), "utf-8")
    assert "unreachable" not in quiltsmith("game", "check", path).out


@pytest.mark.parametrize("command", ["pad", "checker"])
@pytest.mark.parametrize(("score", "shown", "hidden"), [(99, "", "99"), (90, "90", "108"), (60, "60", "99")])
def test_no_unreachable_goal_is_printed(
    quiltsmith: Command, tmp_path: Path, command: str, score: int, shown: str, hidden: str
) -> None:
    """The tape has medals of more than a good score, too."""
    (tmp_path / "small.yaml").write_text(small_game(score), "utf-8")
    assert quiltsmith(command, "small.yaml", "--lang", "en", "-o", "page.pdf", cwd=tmp_path).code == 0
    page = subprocess.run(["pdftotext", tmp_path / "page.pdf", "-"], capture_output=True, text=True, check=True)
    words = page.stdout.replace("+", " ").split()
    assert shown == "" or shown in words
    assert hidden not in words


@pytest.mark.parametrize(
    ("own", "mean", "bot", "proposed"),
    [
        (100, 133.1, "greedy", None),
        (100, 133.1, "random", None),
        (100, 60.0, "greedy", 45),
        (100, 60.0, "random", None),
        (30, 133.1, "greedy", 100),
        (0, 60.0, "greedy", None),
        (100, -5.0, "greedy", None),
        (999, 133.1, "greedy", 100),
    ],
)
def test_bots_propose_a_good_score(own: int, mean: float, bot: str, proposed: int | None) -> None:
    game: DoodleGame = replace(usual_game(), good_score=own)
    found = [verdict.text for verdict in good_score(game, bot, mean)]
    assert found == ([f"{proposed} would be a good score with this deck"] if proposed else [])


def test_the_report_says_so(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "small.yaml").write_text(small_game(99), "utf-8")
    quiltsmith("deck", "new", "--game", "small.yaml", "--seed", "1", "-o", "deck.yaml", cwd=tmp_path)
    run = quiltsmith("simulate", "deck.yaml", "--games", "50", "--format", "json", cwd=tmp_path)
    verdict = json.loads(run.out)["verdicts"][-1]
    assert verdict["code"] == "good-score"
    assert verdict["detail"].startswith("The game says 99; bots reach ")
