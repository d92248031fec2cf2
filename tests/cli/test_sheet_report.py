"""A sheet in one line, in columns that hold."""

from __future__ import annotations

import pytest

from quiltsmith.cli.doodle_report import in_short
from quiltsmith.cli.sheet_report import brief_line, fitted
from quiltsmith.cli.terminal_output import columns_of
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.i18n import use_locale
from tests.games.doodle.checks.small_game import checked

GOOD = ("start A S1/1 B P5/2 pass/score 4/3 pass/4 pass/score 4", "AA../A.../BB../BB..")
BAD = ("start A S1/1 B P5/2 pass/score 9/3 C P4 cut/4 pass/4 x single/score 4", "AAxC/A..C/BBC./BB..")
PART = ("start A S1", "AA../A.../..../....")


@pytest.fixture(autouse=True)
def a_screen_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def line(sheet: CheckedSheet) -> str:
    return brief_line(sheet, in_short(sheet))


def test_lines_say_how_it_is_and_how_far_it_was_checked() -> None:
    assert line(checked(*GOOD)) == "valid        −1  -                 sheet.txt:1             4 + 4 − 9"
    assert (
        line(checked(*BAD)) == "2 errors      3  -                 sheet.txt:1             score-impossible, il…"
    )
    assert line(checked(*PART)) == "partly        -  -                 sheet.txt:1             no total"


def test_lines_in_german() -> None:
    with use_locale("de"):
        assert line(checked(*PART)) == "teilweise     -  -                 sheet.txt:1             keine Summe"


def test_wide_screens_show_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert line(checked(*BAD)).endswith("  score-impossible, illegal-cut")


@pytest.mark.parametrize("columns", [40, 79, 80, 200])
def test_texts_take_exactly_their_columns(columns: int) -> None:
    for text in ("", "Anna", "李小龍" * 40, "e\u0301" * 300, "x" * 1000):
        assert columns_of(fitted(text, columns)) == columns
        assert columns_of(fitted(text, columns, keeps_end=True)) == columns


def test_paths_are_cut_where_a_name_starts() -> None:
    assert fitted("evenings/november/anna.txt:1", 16, keeps_end=True) == "…/anna.txt:1    "
    assert fitted("a-very-long-name-of-a-sheet.txt:1", 16, keeps_end=True) == "…f-a-sheet.txt:1"
