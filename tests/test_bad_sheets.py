"""Bad sheets: one sample file for each mistake, with everything that `quiltsmith sheet check` says about it.

A sample is `bad_sheets/<code>.txt`, further ones `<code>-<what>.txt`; beside it, `.expected` has the output in
full and the exit code. Why is a test here failing? A message, a place, a hint or the report changed. If that is
what you want, run `python -m tests.update_sheets`, and read the difference as a player would.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quiltsmith.formats.sheet_text import LARGEST_SHEET, MOST_LINES
from quiltsmith.games.doodle import checks
from quiltsmith.reference import codes_of, explanations
from tests.conftest import Command
from tests.update_sheets import BAD_SHEETS, bad_sheet_arguments

SHEETS = sorted(BAD_SHEETS.glob("*.txt"))
# Codes that files of any kind can have; a file too large is made by a test below.
OTHER_CODES = {"syntax", "duplicate-key", "empty-file", "unknown-name", "encoding", "same-board"}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_what_is_said_about(sheet: Path, quiltsmith: Command) -> None:
    result = quiltsmith(*bad_sheet_arguments(sheet), cwd=BAD_SHEETS)
    assert f"{result.out}exit code {result.code}\n" == sheet.with_suffix(".expected").read_text(encoding="utf-8")
    assert result.err == ""
    assert result.code == 1


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_sample_shows_the_code_that_it_is_named_after(sheet: Path) -> None:
    expected = sheet.with_suffix(".expected").read_text(encoding="utf-8")
    codes = set(re.findall(r"\[([a-z-]+)\]$", expected, re.MULTILINE))
    assert any(sheet.stem == code or sheet.stem.startswith(f"{code}-") for code in codes)
    assert codes <= explanations().keys()


def test_every_expectation_belongs_to_a_sample() -> None:
    assert {path.stem for path in BAD_SHEETS.glob("*.expected")} == {sheet.stem for sheet in SHEETS}


def test_every_code_has_its_sample() -> None:
    assert {*codes_of(checks), *OTHER_CODES} - {sheet.stem for sheet in SHEETS} == set()


@pytest.mark.parametrize(
    ("text", "limit"), [("# x\n" * (MOST_LINES + 1), "5,000 lines"), ("#" * (LARGEST_SHEET + 1), "100 kB")]
)
def test_of_a_sheet_that_is_too_long_only_the_beginning_is_read(
    tmp_path: Path, quiltsmith: Command, text: str, limit: str
) -> None:
    (tmp_path / "huge.txt").write_text(f"player: Anna\n{text}\ngame: none\n", encoding="utf-8")
    result = quiltsmith("sheet", "check", "huge.txt", cwd=tmp_path)
    assert result.code == 1
    assert result.out.startswith(
        "Anna: 1 error, partly checked\n"
        "Doodle without a deck, huge.txt:1\n"
        "\n"
        f"huge.txt:1:1: error: the sheet is longer than the {limit} that are read [too-large]\n"
        "    1 | player: Anna\n"
        "      | ^\n"
        "  hint: is this the right file?\n"
    )


def test_a_sheet_in_utf_16_is_read(tmp_path: Path, quiltsmith: Command) -> None:
    text = "game: doodle\nplayer: Jürgen\n---\ngame: doodle\nplayer: Zoë\n"
    (tmp_path / "sheets.txt").write_text(text, encoding="utf-16")
    result = quiltsmith("sheet", "check", "sheets.txt", "--brief", cwd=tmp_path)
    assert (result.code, result.out.count("partly  ")) == (0, 2)
    assert "Jürgen" in result.out
    assert "sheets.txt:4" in result.out
    (tmp_path / "sheets.txt").write_bytes(text.encode("utf-16") + b"\0\xd8")
    result = quiltsmith("sheet", "check", "sheets.txt", "--brief", cwd=tmp_path)
    assert (result.code, result.out.count("partly  "), result.out.count(" encoding")) == (1, 1, 2)
