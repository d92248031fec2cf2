"""Hostile sheets: whatever a file holds, there is a clean result or a problem with place, code and hint."""

from __future__ import annotations

import csv
import json
import tempfile
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quiltsmith.cli.problem_report import to_github, to_text
from quiltsmith.cli.sheet_report import SheetFormat, View, reporter
from quiltsmith.cli.sheet_table import COLUMNS, row_line, rows_of
from quiltsmith.formats.sheet_text import LARGEST_SHEET
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_sheets
from quiltsmith.reference import explanations
from tests.conftest import Command

GOOD = """game: doodle
deck: meadow
player: Änne

board:
AAABB....
A.AABB...
A.A......
CCC......
.........
.........
.........
.........
.......x.

log:
start  A  S03   # a comment
1      B  P12
2      C  P07 cut
3      pass
3      x  single
score  5x5 25
empty  6
total  105
"""
WORDS = [*GOOD.split(), "---", "#", "\t", "９", "Ａ", "\x00", "\u2028", "\x85", "1" * 5000, "-" * 500, ":"]


@cache
def codes() -> frozenset[str]:
    return frozenset(explanations())


@cache
def checking() -> SheetChecking:
    return SheetChecking()


def report(checked: Checked, report_format: SheetFormat, view: View = View.FULL) -> str:
    return reporter(report_format, view, explain_score=True)(checked)


def check_bytes(data: bytes) -> int:
    """Check a file of these bytes in all formats; give the number of problems."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.txt"
        path.write_bytes(data)
        for sheet in read_sheets(path):
            checked = checking().check(sheet)
            assert json.loads(report(checked, SheetFormat.JSON))["valid"] == checked.is_valid
            assert bool(report(checked, SheetFormat.GITHUB)) == bool(checked.problems)
            assert report(checked, SheetFormat.TEXT)
            assert report(checked, SheetFormat.TEXT, View.BRIEF)
            assert bool(report(checked, SheetFormat.TEXT, View.PROBLEMS)) == (not checked.is_valid)
            for row in rows_of(checked):
                (cells,) = csv.reader([row_line(row, (), len(row.rounds), ",")])
                assert len(cells) == len(COLUMNS) + len(row.rounds)
            for problem in checked.problems:
                place = problem.place
                assert problem.code in codes()
                assert problem.message
                assert problem.hint
                assert 1 <= place.line <= data.count(b"\n") + len(place.source.lines) + 1
                assert 1 <= place.column <= len(place.source.line(place.line)) + 1
                assert place.length >= 1
                assert "\n" not in to_github(problem)
                assert to_text(problem)
                count += 1
    return count


@settings(max_examples=50)
@given(st.binary(max_size=400))
@example(b"\x00" * 50)
@example(b"\xff\xfe" + "board:".encode("utf-16-le"))
@example(b"#\n" * 1000)
def test_random_bytes(data: bytes) -> None:
    check_bytes(data)


@settings(max_examples=50)
@given(st.lists(st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=8)), max_size=6).map(" ".join)))
def test_random_words(lines: list[str]) -> None:
    check_bytes("\n".join(lines).encode("utf-8", "replace"))


@settings(max_examples=40)
@given(
    st.integers(0, len(GOOD.encode())),
    st.sampled_from([b"", b"\xef\xbb\xbf"]),
    st.sampled_from(["\n", "\r\n", "\r"]),
)
def test_truncated_sheets(length: int, mark: bytes, line_end: str) -> None:
    check_bytes(mark + GOOD.replace("\n", line_end).encode()[:length])


@settings(max_examples=50)
@given(st.lists(st.tuples(st.integers(0, len(GOOD) - 1), st.sampled_from(WORDS)), min_size=1, max_size=4))
def test_sheets_with_something_in_the_way(changes: list[tuple[int, str]]) -> None:
    text = GOOD
    for position, word in changes:
        text = text[:position] + word + text[position + 1 :]
    check_bytes(text.encode())


HOSTILE = {
    "nothing": b"",
    "blanks": b" \t\r\n" * 1000,
    "a megabyte line": b"A" * (1 << 20),
    "a megabyte line of words": b"board:\n" + b"A " * (1 << 19),
    "a long line in a log": b"log:\n1 A P01" + b" cut" * 100_000,
    "too large": b"log:\n" + b"1 pass\n" * (LARGEST_SHEET // 6),
    "separators": b"---\n" * 100_000,
    "comments": b"#\n" * 100_000,
    "digits": b"board:\n.\n\nlog:\nscore " + b"9" * 100_000 + b"\n" + b"9" * 100_000 + b" A P01\n",
    "other digits": "board:\n.\n\nlog:\n٣ A P01\n² B P02\nscore ٣\nempty ²\ntotal ①\n".encode(),
    "full-width": "board：\nＡＡＡ\n\nｌｏｇ：\n１ Ａ Ｐ０１\n".encode(),
    "full-width row": "board:\nＡＡＡ......\n".encode(),
    "zero bytes": GOOD.replace("A", "\x00").encode(),
    "UTF-16": GOOD.encode("utf-16"),
    "Latin-1": GOOD.encode("latin-1"),
    "half a character": GOOD.encode()[: GOOD.encode().index("Ä".encode()) + 1],
    "sides": b"board:\nA\n\nlog:\nscore 99x99\nscore 0x0\nscore 0x5 0\nscore 5x0\nscore 100x1\n",
    "turns": b"log:\nstart A S01\n9999 B P01\n0 C P02\n00018 D P03\nscore 1\nscore 1\nscore 1\nscore 1\n",
    "heads": b"player:\nplayer: a\nplayer: b\ngame: none\ndeck: ../../none\nboard:\nboard:\nboard: x\n: y\n",
    "a folder as deck": b"deck: .\ngame: /\nboard:\nA\n",
    "a patchwork deck": b"game: doodle\ndeck: classic\nboard:\nA\n\nlog:\nA  Q\n",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files(name: str, tmp_path: Path, quiltsmith: Command) -> None:
    """Through the command, in all formats: exit code 1, problems on standard output, nothing on standard error."""
    path = tmp_path / "sheet.txt"
    path.write_bytes(HOSTILE[name])
    assert check_bytes(HOSTILE[name]) > 0
    for report_format in ("text", "json", "github"):
        result = quiltsmith("sheet", "check", path, "--format", report_format)
        assert (result.code, result.err) == (1, "")
        assert result.out
        assert "Traceback" not in result.out
    sheets = json.loads(quiltsmith("sheet", "check", path, "--format", "json").out)["sheets"]
    problems = [problem for sheet in sheets for problem in sheet["problems"]]
    assert problems
    assert all(problem["file"] == str(path) and problem["hint"] for problem in problems)


@pytest.mark.parametrize("line_end", ["\r\n", "\r", "\n\n"])
def test_line_ends_change_no_problem(line_end: str, tmp_path: Path) -> None:
    """What is found does not depend on the system that the file comes from."""
    found = []
    for text in (GOOD, GOOD.replace("\n", line_end) if line_end != "\n\n" else f"\ufeff{GOOD}"):
        path = tmp_path / "sheet.txt"
        path.write_bytes(text.encode())
        sheets = list(read_sheets(path))
        assert len(sheets) == 1
        found.append([(problem.code, problem.place.line) for problem in checking().check(sheets[0]).problems])
    assert found[0] == found[1] != []
