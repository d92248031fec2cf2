"""Lines of a log that are wrong: told where they are wrong, and read as far as they can be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_log import turn_number
from tests.games.doodle.checks.small_game import checked, game

EARLIER = "the board of earlier rounds: only the last one is known"


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("score x 4", 7, "`x` is not expected here"),
        ("score 4 more", 9, "`more` is not expected here"),
        ("score 4 2x2", 9, "`2x2` is not expected here"),
        ("score", 6, "the score is missing"),
    ],
)
def test_a_wrong_score_line_is_told_at_the_word(line: str, column: int, message: str) -> None:
    found = [(p.place.line, p.place.column, p.message) for p in checked(line).problems if p.code == "syntax"]
    assert found == [(8, column, message)]


@pytest.mark.parametrize(("rounds", "is_unknown"), [(1, False), (2, True), (3, True)])
def test_without_a_log_earlier_rounds_are_unknown_if_there_were_any(rounds: int, is_unknown: bool) -> None:
    sheet = checked("", "##../##../..../....", variant=replace(game(), rounds=rounds))
    assert (EARLIER in sheet.unchecked) is is_unknown


@pytest.mark.parametrize("number", [0, 1, 2])
def test_who_begins_with_a_start_card_has_one(number: int) -> None:
    assert checked("", variant=replace(game(), start_cards=number)).sheet.has_start is (number > 0)


@pytest.mark.parametrize(
    ("word", "number"), [("4", 4), ("4.", 4), ("9999", 9999), ("10000", None), ("x", None), ("", None)]
)
def test_numbers_of_turns(word: str, number: int | None) -> None:
    assert turn_number(word) == number
