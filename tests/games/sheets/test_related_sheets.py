"""Sheets are compared by their summaries alone, in their order."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from quiltsmith.formats.source import Source
from quiltsmith.games.sheets.checked_sheet import Summary
from quiltsmith.games.sheets.related_sheets import Twins, check_related, compare_sheets
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import parse_sheet, read_sheets

QUILT = "game: patchwork\nplayer: {}\nlog:\na A\n"
DOODLE = "player: Dora\n"


def codes(folder: Path, *sheets: str) -> list[list[str]]:
    path = folder / "sheets.txt"
    path.write_text("---\n".join(sheets), encoding="utf-8")
    return [
        [problem.code for problem in checked.problems]
        for checked in check_related(SheetChecking(), read_sheets(path))
    ]


@pytest.mark.parametrize(
    ("players", "wrong"),
    [
        (["Anna", "Ben"], [1]),
        (["Anna", "Ben", "Cleo"], [1]),
        (["Anna", "Ben", "Cleo", "Dora"], [1, 3]),
        (["Anna", "anna", "Ben"], [2]),
        (["Anna", "Anna"], []),
    ],
)
def test_quilts_are_taken_two_by_two(players: list[str], wrong: list[int], tmp_path: Path) -> None:
    found = codes(tmp_path, *(QUILT.format(player) for player in players))
    assert [index for index, problems in enumerate(found) if "patch-twice" in problems] == wrong


def test_a_sheet_between_two_quilts_parts_them(tmp_path: Path) -> None:
    assert codes(tmp_path, QUILT.format("Anna"), DOODLE, QUILT.format("Ben")) == [[], [], []]


def test_the_same_sheet_twice_is_told(tmp_path: Path) -> None:
    assert codes(tmp_path, DOODLE, DOODLE.upper(), f"\n{DOODLE}\n") == [[], [], ["sheet-twice"]]


def test_quilts_of_different_files_are_no_pair() -> None:
    summaries = [summary(QUILT.format(name), name) for name in ("Anna", "Ben")]
    assert not any(compare_sheets(summaries))


def test_summaries_and_findings_can_be_sent_to_another_process() -> None:
    summaries = [summary(QUILT.format(name), "one") for name in ("Anna", "Ben")]
    sent = [deepcopy(summary) for summary in summaries]
    assert sent == summaries
    findings = list(compare_sheets(sent))
    assert [len(found.problems) for found in findings] == [0, 1]
    assert [deepcopy(found) for found in findings] == findings


def summary(text: str, file: str) -> Summary | None:
    return SheetChecking().check(parse_sheet(Source(file, text))).summary


def test_a_sheet_is_read_on_only_as_far_as_its_partner(tmp_path: Path) -> None:
    """Thousands of sheets are never kept, only the quilt that waits for the next sheet."""
    path = tmp_path / "sheets.txt"
    path.write_text("---\n".join([QUILT.format("Anna"), DOODLE, DOODLE]), encoding="utf-8")
    checking, read = SheetChecking(), []

    def summaries() -> Iterator[Summary | None]:
        for text in read_sheets(path):
            read.append(text)
            yield checking.check(text).summary

    findings = compare_sheets(summaries())
    assert [(bool(next(findings)), len(read)) for _ in range(3)] == [(False, 2), (False, 2), (False, 3)]


def test_only_what_stands_in_a_sheet_counts() -> None:
    twins = Twins()
    assert twins.find(b"player: Anna\nlog:\n", "a.txt:1") == ""
    assert twins.find(b"player: Ben\nlog:\n", "b.txt:1") == ""
    assert twins.find(b"\r\nplayer: Anna\r\nlog:\r\n\r\n", "c.txt:1") == "a.txt:1"
    assert twins.find(b"player: Anna\nlog:", "a.txt:1") == "a.txt:1"


def test_nothing_is_nobodys_twin() -> None:
    twins = Twins()
    assert [twins.find(b"\n", "a.txt:1"), twins.find(b"", "b.txt:1")] == ["", ""]
