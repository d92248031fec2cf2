from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Card
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_checker import DoodleChecker
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.checks.small_game import checked, deck, game, hints, said

CODE = "illegal-cut"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 B P4 cut", "AA../A.../BB../B...", []),
        ("start A S1/1 B P4 cut", "AA../A.../B.../B...", []),
        ("start A S1/1 B P4 cut cut", "AA../A.../B.../....", []),
        (
            "start A S1/1 B P4 cut",
            "AA../A.../BBB./....",
            ["B: no legal cut of P4 gives B, `###`: the line below row 1 leaves 3 pieces"],
        ),
        (
            "start A S1/1 B P1 cut",
            "AA../A.../BB../....",
            ["B: no legal cut of P1 gives B, `##`: a piece is smaller than the patch"],
        ),
        (
            "start A S1/1 B P5 cut",
            "AA../A.../B.../....",
            ["B: no legal cut of P5 gives B, `#`: two cuts are needed"],
        ),
        (
            "start A S1/1 B P1 cut cut",
            "AA../A.../B.../....",
            ["B: no 2 legal cuts one after the other of P1 give B, `#`"],
        ),
        ("start A S1/1 B P2 cut cut cut", "AA../A.../B.../....", []),  # which is too many
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


@pytest.mark.parametrize(("board", "rows", "columns"), [("AA/A./BB", 3, 2), ("AAB/A.B", 2, 3)])
def test_a_piece_may_reach_from_side_to_side(board: str, rows: int, columns: int) -> None:
    narrow = replace(game(), board=Board(rows, columns))
    assert said(CODE, "start A S1/1 B P5 cut", board, variant=narrow) == []


def test_where_nothing_may_be_cut_no_cut_is_judged() -> None:
    never = replace(game(), specials={**game().specials, "cut": 0})
    assert said(CODE, "start A S1/1 B P4 cut", "AA../A.../BBB./....", variant=never) == []


def test_hint_lists_the_pieces() -> None:
    one, two = "start A S1/1 B P4 cut", "start A S1/1 B P4 cut cut"
    board = "AA../A.../BBB./...."
    assert hints(CODE, one, board) == ["one legal cut gives: `#/#`, `##/#.`"]
    assert hints(CODE, two, board) == ["2 legal cuts give: `#`, `#/#`"]


@pytest.mark.parametrize(
    ("cuts", "board", "is_legal"),
    [
        (1, "AA../A.../BB../B...", True),
        (2, "AA../A.../BB../....", True),
        (2, "AA../A.../BB../B...", False),
        (3, "AA../A.../B.../....", True),
        (3, "AA../A.../BB../....", False),
        (4, "AA../A.../B.../....", False),
    ],
)
def test_a_variant_allows_a_piece_of_a_piece_of_a_piece(cuts: int, board: str, is_legal: bool) -> None:
    """Of `#.#/###` the first cut leaves a corner of three spaces, the second two, the third one."""
    many = replace(game(), specials={**game().specials, "cut": 3})
    result = checked(f"start A S1/1 B P4{' cut' * cuts}", board, variant=many)
    assert [problem.code for problem in result.problems] == ([] if is_legal else [CODE])


def test_hint_lists_no_more_than_twelve_pieces() -> None:
    wide = replace(deck(), cards=(Card("P1", Shape.parse("####/####/###./##..")),))
    variant = replace(game(), specials={**game().specials, "cut": 3})
    text = parse_sheet(Source("sheet.txt", "board:\nB..B\n....\n....\n....\n\nlog:\n1 B P1 cut cut\n"))
    [problem] = [problem for problem in DoodleChecker(variant, wide).check(text).problems if problem.code == CODE]
    assert problem.hint.count("`") == 2 * 12
