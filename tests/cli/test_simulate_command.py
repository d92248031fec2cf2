"""`quiltsmith simulate`, as a user runs it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quiltsmith.simulate import batches, runs
from quiltsmith.simulate.batches import Run
from tests.conftest import Command

KEYS = ["deck", "game", "bot", "games", "seed", "games_per_second", "total", "rounds", "empty", "passes"]
KEYS += ["specials", "cards", "starts", "verdicts", "feel"]


def result(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    assert found.pop("games_per_second") > 0
    return found


def test_the_report_fits_the_screen_and_says_what_stands_out(quiltsmith: Command) -> None:
    run = quiltsmith("simulate", "meadow", "--games", "9000", "--bot", "random")
    assert run.code == 0
    assert run.err == ""
    assert max(map(len, run.out.splitlines())) <= 80
    for title in (
        "How Meadow plays",
        "What stands out",
        "Totals",
        "Spaces that stay empty",
        "Cards",
        "Turn by turn",
    ):
        assert f"\n{title}" in f"\n{run.out}"
    german = quiltsmith("--lang", "de", "simulate", "meadow", "--games", "9000", "--bot", "random")
    assert "Was auffällt" in german.out
    assert max(map(len, german.out.splitlines())) <= 80


def test_programs_get_the_same_numbers_from_any_number_of_jobs(quiltsmith: Command, tmp_path: Path) -> None:
    arguments = ("simulate", "meadow", "--games", "3000", "--bot", "random", "--seed", "5")
    alone = quiltsmith(*arguments, "--jobs", "1", "--format", "json")
    assert list(json.loads(alone.out)) == KEYS
    report = tmp_path / "report.json"
    shared = quiltsmith(*arguments, "--jobs", "2", "--report", report)
    assert shared.out == f"{report}\n"
    found = result(alone.out)
    assert result(report.read_text("utf-8")) == found
    assert found["games"] == sum(games for _, games in found["total"]["histogram"]) == 3000
    assert [card["id"] for card in found["cards"]][:2] == ["P01", "P02"]
    assert set(found["cards"][0]) >= {"id", "seen", "drawn", "passed", "cut", "effect", "ci95"}
    low, high = found["starts"][0]["ci95"]
    assert low < found["starts"][0]["effect"] < high


def test_an_interrupted_run_is_reported_and_goes_on(
    quiltsmith: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("simulate", "meadow", "--bot", "random", "--jobs", "1", "--format", "json")
    with monkeypatch.context() as patch:

        def interrupted(*given: Any) -> Run[Any]:
            play, _, size, *rest = given
            return Run(1, batches.play_batches(play, 4000, size, *rest).outcome, False)

        patch.setattr(runs, "play_batches", interrupted)
        stopped = quiltsmith(*arguments, "--games", "9000", cwd=tmp_path)
        again = quiltsmith(*arguments, "--games", "9000", cwd=tmp_path)
    assert (stopped.code, again.code) == (130, 130)
    # Neither run takes the place of the other.
    for name, told in (("meadow-random-1.run", stopped.err), ("meadow-random-1-2.run", again.err)):
        assert f"--resume output/{name} goes on" in told
        assert (tmp_path / "output" / name).is_file()


def test_resuming_goes_on_to_the_same_report(quiltsmith: Command, tmp_path: Path) -> None:
    arguments = ("simulate", "meadow", "--bot", "random", "--format", "json")
    whole = quiltsmith(*arguments, "--games", "900", "--seed", "3")
    kept = tmp_path / "kept.run"
    assert quiltsmith(*arguments, "--games", "400", "--seed", "3", "--resume", kept).code == 0
    rest = quiltsmith("simulate", "meadow", "--format", "json", "--games", "900", "--resume", kept)
    assert result(rest.out) == result(whole.out)
    other = quiltsmith(*arguments, "--seed", "4", "--resume", kept)
    assert (other.code, other.out) == (2, "")
    assert "seed 3" in other.err


@pytest.mark.parametrize(
    ("arguments", "code", "text"),
    [
        (
            ["meadow", "--bot", "clever"],
            2,
            "there is no bot clever; there are greedy, greedy-squares, greedy-edges, beam, mcts",
        ),
        (["meadow", "--against", "greedy"], 2, "doodle is played alone"),
        (["meadow", "--compare", "classic"], 2, "meadow and classic are not played alike"),
        (["meadow", "--compare", "meadow", "--resume", "x.run"], 2, "with no comparison (--resume, --compare)"),
        (
            ["meadow", "--report", "report.docx"],
            2,
            "`report.docx` is no file that can be written here; end its name with .html or .pdf or .json",
        ),
        (["meadow", "--report", "report"], 2, "end its name with .html or .pdf or .json"),
        (["meadow", "--report", "README.md/report.json"], 2, "not a directory"),
        (["meadow", "--resume", "README.md/x.run"], 2, "not a directory"),
        (["meadow", "--seed", "-1"], 2, "a seed is a number"),
        (["meadow", "--games", "0"], 2, "--games"),
        (["meadow", "--resume", "README.md"], 1, "README.md: this is no file of an interrupted run"),
    ],
)
def test_wrong_use_is_told_before_a_game_is_played(
    quiltsmith: Command, arguments: list[str], code: int, text: str
) -> None:
    run = quiltsmith("simulate", *arguments)
    assert (run.code, run.out) == (code, "")
    assert text in run.err


def test_without_numba_a_sentence_says_what_is_gained(
    quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("simulate", "meadow", "--bot", "random", "--games", "30", "--format", "json")
    fast = quiltsmith(*arguments)
    for module in ("compiling", "runs", "doodle_engine"):
        monkeypatch.setattr(f"quiltsmith.simulate.{module}.can_compile", lambda: False)
    plain = quiltsmith(*arguments)
    assert "quiltsmith[fast]" in plain.err
    assert result(plain.out) == result(fast.out)


def test_reports_are_written_as_pages_to_read_and_to_print(quiltsmith: Command, tmp_path: Path) -> None:
    page, pages = tmp_path / "meadow.html", tmp_path / "meadow.pdf"
    arguments = ("simulate", "meadow", "--bot", "random", "--games", "200", "--report", page, "--report", pages)
    run = quiltsmith("--lang", "de", *arguments, "--paper", "letter")
    assert (run.code, run.out.split()) == (0, [str(page), str(pages)])
    assert "Wie sich Wiese spielt" in page.read_text("utf-8")
    assert pages.read_bytes().startswith(b"%PDF")
    again = quiltsmith(*arguments)
    assert (again.code, again.out) == (2, "")
    assert f"{page} exists already; choose another name, or overwrite it with --force" in again.err
    assert "no_such_paper" in quiltsmith(*arguments, "--paper", "no_such_paper", "--force").err


def test_another_deck_is_compared(quiltsmith: Command, tmp_path: Path) -> None:
    page, pages = tmp_path / "both.html", tmp_path / "both.pdf"
    arguments = ("simulate", "meadow", "--compare", "meadow", "--bot", "random", "--games", "300")
    shown = quiltsmith(*arguments)
    assert shown.code == 0
    assert "Nothing differs beyond chance" in shown.out
    assert quiltsmith(*arguments, "--report", page, "--report", pages).code == 0
    assert "Nothing differs beyond chance" in page.read_text("utf-8")
    assert result(quiltsmith(*arguments, "--format", "json").out)["compare"]["deck"] == "meadow"
