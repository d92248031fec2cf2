"""Lines of a log that are wrong: told where they are wrong, and read as far as they can be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_log import Entry, turn_number
from tests.games.doodle.checks.small_game import checked, game

EARLIER = "the board of earlier rounds: only the last one is known"


def syntax_of(line: str) -> list[tuple[int, int, str]]:
    """List what is said about how a line of the log is written: line, column and message."""
    return [(p.place.line, p.place.column, p.message) for p in checked(line).problems if p.code == "syntax"]


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("score x 4", 7, "`x` is not expected here"),
        ("score 4 more", 9, "`more` is not expected here"),
        ("score 4 2x2", 9, "`2x2` is not expected here"),
        ("score 4 5", 9, "`5` is not expected here"),
        ("score 2x2 1x2", 11, "`1x2` is not expected here"),
        ("score", 6, "the score is missing"),
        ("empty 5 6", 9, "`6` is not expected here"),
        ("total x", 7, "expected a number after `total`"),
    ],
)
def test_a_wrong_score_or_claim_is_told_at_the_word(line: str, column: int, message: str) -> None:
    assert syntax_of(line) == [(8, column, message)]


@pytest.mark.parametrize("word", ["?", "BB", "é!"])
def test_a_letter_is_one_letter_or_digit(word: str) -> None:
    assert syntax_of(f"1 {word} P2") == [(8, 3, f"`{word}` is not a single letter")]


def test_a_score_line_without_any_score_is_told_at_its_first_word() -> None:
    assert syntax_of("score x y") == [
        (8, 7, "`x` is not expected here"),
        (8, 7, "the score is missing"),
        (8, 9, "`y` is not expected here"),
    ]


@pytest.mark.parametrize(
    ("score", "claimed"), [("1x2 more", 2), ("2x1 more", 2), ("1x1 more", 1), ("2x1 2 more", 2), ("2 more", 2)]
)
def test_a_score_counts_though_another_word_stands_behind_it(score: str, claimed: int) -> None:
    [scored] = checked(f"start A S1/1 pass/2 pass/score {score}", "AA../A.../..../....").sheet.rounds
    assert (scored.claimed, scored.is_claim_possible) == (claimed, True)


@pytest.mark.parametrize(
    ("number", "is_read"),
    [
        ("99999", True),
        ("100000", False),
        ("00000099", True),
        ("000000099", False),
        ("9" * 5000, False),
        ("٣", False),
        ("²", False),
    ],
)
def test_a_number_is_of_ascii_digits_and_not_too_long(number: str, is_read: bool) -> None:
    assert [message for *_, message in syntax_of(f"score {number}")] == (
        [] if is_read else [f"`{number[:40]}` is not expected here", "the score is missing"]
    )


def test_a_single_with_another_word_is_told_at_the_word_and_read() -> None:
    assert syntax_of("1 b single twice") == [(8, 12, "`twice` is not expected here")]
    [entry] = checked("1 b single twice").sheet.log.entries
    assert (entry.turn, entry.letter, entry.is_single) == (1, "b", True)


@pytest.mark.parametrize(
    ("words", "neighbours", "cuts"),
    [("cut", 0, 1), ("cut cut", 0, 2), ("neighbour", 1, 0), ("neighbour cut neighbour", 2, 1)],
)
def test_special_actions_count_though_another_word_stands_behind_them(
    words: str, neighbours: int, cuts: int
) -> None:
    [entry] = checked(f"1 B P2 {words} cat").sheet.log.entries
    assert (entry.card, entry.neighbours, entry.cuts) == ("P2", neighbours, cuts)


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


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("start A S1", Entry(8, 0, "A", "S1")),
        ("1 pass", Entry(8, 1)),
        ("1 b single", Entry(8, 1, "b")),
        ("1 B P2", Entry(8, 1, "B", "P2")),
        ("1 B P2 cut neighbour", Entry(8, 1, "B", "P2", neighbours=1, cuts=1)),
    ],
)
def test_a_line_says_what_was_drawn_and_which_actions_were_used(line: str, entry: Entry) -> None:
    assert checked(line).sheet.log.entries == [entry]


def test_problems_are_told_in_the_order_of_their_lines() -> None:
    problems = checked("start A S1 cut/1 ? P1", "AA../A.../..../....").problems
    assert [(problem.code, problem.line) for problem in problems] == [("start-cut", 8), ("syntax", 9)]


@pytest.mark.parametrize(
    ("log", "turns"),
    [
        ("start A S1/1 pass/3 pass", "turn 2: the log does not name it"),
        ("start A S1/1 pass/4 pass", "turns 2-3: the log does not name them"),
        ("start A S1/2 pass/4 pass", "turns 1, 3: the log does not name them"),
        ("start A S1/1 pass/3 x single", "turns 2-3: the log does not name them"),
        ("start A S1/1 pass", ""),
        ("start A S1/1 pass/total -9", "turns 2-4: the log does not name them"),
    ],
)
def test_turns_that_the_log_does_not_name_are_not_checked(log: str, turns: str) -> None:
    unchecked = checked(log, "AA../A.../..../...x").unchecked
    assert [one for one in unchecked if one.startswith("turn")] == ([turns] if turns else [])
