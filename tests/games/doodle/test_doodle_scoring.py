"""The scorings of a sheet: which are reached, what was shaded then, and what they add up to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_checker import DoodleChecker, quilts_of
from quiltsmith.games.doodle.doodle_scoring import total_sum
from quiltsmith.games.sheets.sheet_files import parse_sheet
from tests.games.doodle.checks.small_game import EMPTY, checked, deck, game, said

BOARD = "AA../A.../..../...."


@pytest.mark.parametrize(
    ("log", "number"),
    [
        ("start A S1", 0),
        ("start A S1/1 pass", 0),
        ("start A S1/1 pass/2 pass", 1),
        ("start A S1/1 pass/2 pass/3 pass", 1),
        ("start A S1/1 pass/2 pass/3 pass/4 pass", 2),
        ("start A S1/1 pass/2 pass/3 pass/5 pass", 1),  # no turn of this game
        ("start A S1/1 pass/score 2", 1),
        ("start A S1/1 pass/score 2/score 2", 2),
        ("start A S1/1 pass/score 2/2 pass/score 2/3 pass/score 2", 2),  # more than there are rounds
        ("start A S1/1 pass/total -9", 2),
        ("score 2", 2),
    ],
)
def test_the_rounds_that_were_reached(log: str, number: int) -> None:
    assert [scored.number for scored in checked(log, BOARD).sheet.rounds] == list(range(1, number + 1))


def test_a_round_before_the_first_patch_was_blank() -> None:
    without = replace(game(), start_cards=0)
    sheet = checked("3 B P1/4 pass", "BB../..../..../....", variant=without).sheet
    assert [(scored.best, scored.counted) for scored in sheet.rounds] == [(0, 0), (2, 2)]


@pytest.mark.parametrize(("total", "is_possible"), [(-16, True), (-15, False), (-17, False)])
def test_a_board_without_any_patch_brings_nothing(total: int, is_possible: bool) -> None:
    without = replace(game(), start_cards=0)
    wrong = said("total-wrong", f"1 pass/2 pass/3 pass/4 pass/total {total}", EMPTY, variant=without)
    assert (wrong == []) == is_possible


@pytest.mark.parametrize(("total", "is_possible"), [(-12, True), (-13, True), (-11, False), (-14, False)])
def test_a_round_without_any_patch_brings_nothing(total: int, is_possible: bool) -> None:
    """In round 2 there are rectangles worth 2 and 1, and 14 spaces stay empty."""
    without = replace(game(), start_cards=0)
    log = f"1 pass/2 pass/3 B P1/4 pass/total {total}"
    wrong = said("total-wrong", log, "BB../..../..../....", variant=without)
    assert (wrong == []) == is_possible


@pytest.mark.parametrize(("score", "is_possible"), [(2, True), (4, False)])
def test_spaces_that_no_line_explains_may_have_been_shaded_and_no_others(score: int, is_possible: bool) -> None:
    """Turn 2 has no line, so b may have been shaded by then; the empty A1, which makes a square, was not."""
    log = f"start A S1/1 pass/score {score}/3 pass/4 pass/score 2"
    wrong = said("score-impossible", log, ".A../AA../...b/....")
    assert wrong == ([] if is_possible else ["4: round 1 had no shaded rectangle worth 4"])


def test_a_score_that_cannot_be_read_claims_nothing_impossible() -> None:
    result = checked("start A S1/1 pass/2 pass/score x", BOARD)
    assert {problem.code for problem in result.problems} == {"syntax"}
    assert [(scored.claimed, scored.is_claim_possible) for scored in result.sheet.rounds] == [(None, True)]


@pytest.mark.parametrize(
    ("last_row", "score", "total"),
    [("####", 16, "16 + 16 − 0"), ("###.", 9, "9 + 9 − 1"), ("##..", 9, "9 + 9 − 2")],
)
def test_the_sum_names_the_empty_spaces_also_where_there_are_none(last_row: str, score: int, total: str) -> None:
    sheet = checked(f"score {score}/score {score}/total 1", f"####/####/####/{last_row}").sheet
    assert total_sum(sheet) == total


def test_without_a_board_nobody_can_tell_which_totals_are_possible() -> None:
    result = checked("start A S1/1 pass/2 pass/score 2/3 pass/4 pass/total -9", "")
    assert (result.total, [problem.code for problem in result.problems]) == (None, ["score-missing"])


LOG = "start A S1/1 pass/2 pass/score 2/3 pass/4 pass"


@pytest.mark.parametrize(
    ("total", "notes"),
    [
        (-9, []),
        (-10, ["the total of -10 counts smaller rectangles than the best, -9 were possible"]),
        (-11, []),  # which is wrong
    ],
)
def test_a_total_of_smaller_rectangles_is_noted(total: int, notes: list[str]) -> None:
    assert [note.replace("−", "-") for note in checked(f"{LOG}/total {total}", BOARD).notes] == notes


def test_the_quilt_at_each_scoring_has_the_pieces_drawn_until_then() -> None:
    log = "start A S1/1 B P1/2 C P1/score 2/3 D P1/4 pass/score 2"
    quilts = quilts_of(checked(log, "AA.B/A..B/CC../DD.E"))
    assert [
        (shown.number, shown.points, "".join(piece.letter for piece in shown.pieces)) for shown in quilts.rounds
    ] == [(1, 2, "ABC"), (2, 2, "ABCDE")]


@pytest.mark.parametrize(
    ("text", "why_not"),
    [
        ("", ""),  # its problems say that there is nothing to read
        ("player: Ann\n", "there is no board that can be read"),
        ("log:\n1 pass\n", "there is no board that can be read"),
        ("board:\nA.\n", "there is no board that can be read"),
        ("board:\nAA..\nA...\n....\n....\n", "the sheet stops before the end of the game"),
    ],
)
def test_why_a_sheet_has_no_total(text: str, why_not: str) -> None:
    sheet = DoodleChecker(game(), deck()).check(parse_sheet(Source("sheet.txt", text)))
    assert (sheet.rankable.total, sheet.rankable.why_not) == (None, why_not)
