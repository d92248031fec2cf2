"""The same answer for any number of jobs, wherever tasks and files begin and end."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from quiltsmith.cli.commands.sheet import batch
from quiltsmith.games.sheets.related_sheets import check_together
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_sheets
from tests.conftest import Command

# One letter is one sheet: quilts of four players that have the patch of their letter, and doodle sheets between.
# Two quilts beside each other in one file belong to one game, so that `aa` has one patch twice, and `ab` has not.
FILES = ("a", "a", "aa", "abaa", "d", "ada", "aad", "daa", "aaa", "bbddabaab", "dd", "bb", "a", "bbb")
PATCHES = {"a": "A", "b": "B"}


def sheet(letter: str, number: int) -> str:
    if letter == "d":
        return f"player: Dora {number}\nlog:\nstart A S01\nscore 5\n"
    return f"game: patchwork\nplayer: Quilt {number}\nlog:\na {PATCHES[letter]}\nbuttons {number}\n"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"{number:02}-{letters}.txt" for number, letters in enumerate(FILES)]
    numbers = count()
    for path in paths:
        letters = path.stem.partition("-")[2]
        sheets = [sheet(letter, next(numbers)) for letter in letters]
        path.write_text("---\n".join(sheets), encoding="utf-8")
    return paths


@pytest.mark.parametrize("sheets_per_task", [1, 4])
def test_pairs_over_the_borders_of_tasks_and_files(
    files: list[Path], sheets_per_task: int, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "SHEETS_PER_TASK", sheets_per_task)
    command = ("sheet", "check", *files, "--format", "json", "--jobs")
    alone, shared = quiltsmith(*command, "1"), quiltsmith(*command, "3")
    assert alone == shared
    checked = [one for path in files for one in check_together(SheetChecking(), read_sheets(path))]
    assert json.loads(alone.out)["sheets"] == [one.to_json() for one in checked]
    twice = ["".join("!" if "patch-twice" in codes(one) else "." for one in file) for file in by_file(alone.out)]
    assert " ".join(twice) == ". . .! ...! . ... .!. ..! .!. .!.....!. .. .! . .!."


@pytest.mark.parametrize("options", [("--brief",), ("--full", "--strict")])
def test_every_report_is_the_same(
    files: list[Path], options: tuple[str, ...], quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "SHEETS_PER_TASK", 5)
    monkeypatch.setenv("FORCE_COLOR", "1")
    command = ("sheet", "check", *files, *options, "--jobs")
    assert quiltsmith(*command, "1") == quiltsmith(*command, "2")


def by_file(out: str) -> list[list[dict[str, object]]]:
    """Put the sheets of one file together."""
    found: dict[str, list[dict[str, object]]] = {}
    for one in json.loads(out)["sheets"]:
        found.setdefault(one["file"], []).append(one)
    return list(found.values())


def codes(one: dict[str, object]) -> list[str]:
    problems = one["problems"]
    assert isinstance(problems, list)
    return [problem["code"] for problem in problems]
