"""Mistakes that mean the same in every kind of game are told in the same words."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetPart
from quiltsmith.games.ruleset import get_ruleset, ruleset_names
from quiltsmith.games.sheets.shared_checks import WRONG_CLAIMS, letters_twice, other_case_hint, unknown_letters
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_part

BOARD = "board:\n" + "aa.......\n" + "a........\n" * 8
DOODLE = f"game: doodle\ndeck: meadow\n\n{BOARD}\nlog:\nstart a S01\n"
QUILT = f"game: patchwork\ndeck: classic\n\n{BOARD}\nlog:\na H\n"


def problems(text: str) -> list[Problem]:
    return SheetChecking().check(read_part(SheetPart("anna.txt", Path(), 1, text.encode()))).problems


def told(text: str, code: str) -> list[str]:
    return [problem.message for problem in problems(text) if problem.code == code]


def test_both_kinds_tell_shared_mistakes_in_the_same_words() -> None:
    for code, doodle, quilt in (
        ("empty-wrong", "empty 7\n", "empty 7\n"),
        ("letter-twice", "1 a P01\n", "a Q\n"),
        ("unknown-letter", "1 q P01\n", "q Q\n"),
    ):
        first, second = told(DOODLE + doodle, code), told(QUILT + quilt, code)
        assert first == second, code
        assert first, code


def test_wrong_claims_are_wrong_claims_in_every_kind() -> None:
    for rules in ruleset_names():
        claims = get_ruleset(rules).sheets.claims
        assert not claims or claims >= WRONG_CLAIMS, rules


def test_lines_without_a_letter_name_no_piece() -> None:
    sheet = read_part(SheetPart("anna.txt", Path(), 1, f"{DOODLE}1 pass\n2 pass\n".encode()))
    checked = SheetChecking().check(sheet)
    assert not {"letter-twice", "unknown-letter"} & {problem.code for problem in checked.problems}
    assert [*letters_twice(sheet, (), 1), *unknown_letters(sheet, (), 1, {}, "")] == []


def test_the_other_case_is_suggested_where_it_is_on_the_board() -> None:
    assert "`B`" in other_case_hint("b", {"B": 1}, "else")
    assert other_case_hint("b", {"C": 1}, "else") == "else"
