"""The example games: every one is checked, and what is said about it compared in full.

Why is a test here failing? The report changed. If that is what you want, run `python -m tests.update_sheets` and
`python -m tests.update_docs`, and read the differences as a player would.
"""

from __future__ import annotations

import json

import pytest

from quiltsmith.games.sheets.sheet_files import read_sheets
from tests.conftest import Command
from tests.update_sheets import EXAMPLES, EXPECTED, ROOT, example_commands

COMMANDS = example_commands()
VALID = {
    "good",
    "poor",
    "all-specials",
    "german",
    "french",
    "polish",
    "three-players",
    "board-only",
    "board-and-scores",
}


@pytest.mark.parametrize("name", COMMANDS)
def test_report(name: str, quiltsmith: Command) -> None:
    result = quiltsmith(*COMMANDS[name], cwd=ROOT)
    assert f"{result.out}exit code {result.code}\n" == (EXPECTED / f"{name}.out").read_text(encoding="utf-8")
    assert result.err == ""
    assert result.code == (0 if name in VALID else 1)


@pytest.mark.parametrize("name", COMMANDS)
def test_report_fits_the_screen_apart_from_problems(name: str) -> None:
    lines = (EXPECTED / f"{name}.out").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > 80 and ": error: " not in line] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_report_is_readable_without_unicode(
    name: str, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quiltsmith.cli.terminal_output._encoding", lambda: "ascii")
    plain = quiltsmith(*COMMANDS[name], cwd=ROOT).out
    text = (EXPECTED / f"{name}.out").read_text(encoding="utf-8")
    assert plain.isascii()
    assert len(plain.splitlines()) == len(text.splitlines()) - 1


def test_all_expectations_belong_to_an_example() -> None:
    assert {path.stem for path in EXPECTED.iterdir()} == COMMANDS.keys()


def test_every_example_says_first_what_it_shows() -> None:
    for path in EXAMPLES.rglob("*.txt"):
        if path.parent != EXPECTED:
            assert path.read_text(encoding="utf-8").startswith("# "), path


def test_the_good_game_is_one(quiltsmith: Command) -> None:
    (sheet,) = json.loads(quiltsmith(*COMMANDS["good"], "--format", "json", cwd=ROOT).out)["sheets"]
    assert sheet["valid"]
    assert sheet["total"] == sheet["claimed_total"] >= 100


def test_all_specials_are_used_and_one_is_repeated(quiltsmith: Command) -> None:
    (sheet,) = json.loads(quiltsmith(*COMMANDS["all-specials"], "--format", "json", cwd=ROOT).out)["sheets"]
    assert sorted(sheet["specials"].values()) == [1, 1, 2]


def test_five_mistakes_are_five_different_ones(quiltsmith: Command) -> None:
    (sheet,) = json.loads(quiltsmith(*COMMANDS["five-mistakes"], "--format", "json", cwd=ROOT).out)["sheets"]
    codes = [problem["code"] for problem in sheet["problems"]]
    assert len(codes) == len(set(codes)) == 5


def test_a_tie_is_shared(quiltsmith: Command) -> None:
    ranking = json.loads(quiltsmith(*COMMANDS["three-players"], "--format", "json", cwd=ROOT).out)["ranking"]
    assert [(ranked["rank"], ranked["player"]) for ranked in ranking] == [(1, "Emma"), (1, "Finn"), (3, "Grete")]


def test_the_german_game_has_german_keywords() -> None:
    (sheet,) = read_sheets(EXAMPLES / "german.txt")
    assert sheet.head("player") == "Jörg Müller"
    assert sheet.source.text.count("wertung") == 3
