from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.games.doodle.doodle_sheet import Turn, card_like, cut_lines, drawn_pieces, turn_of
from quiltsmith.geometry.cuts import CutLine, cut_pieces, pieces_after
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.checks.small_game import checked
from tests.grids import patches

CHIRAL = "#../###/..#/..#"


@pytest.mark.parametrize(
    ("drawn", "turn"),
    [
        ("#../###/..#/..#", Turn.NONE),
        ("..##/..#./###.", Turn.RIGHT),
        ("#../#../###/..#", Turn.HALF),
        (".###/.#../##..", Turn.LEFT),
        ("..#/###/#../#..", Turn.FLIPPED),
        ("###./..#./..##", Turn.FLIPPED_RIGHT),
        ("..#/..#/###/#..", Turn.FLIPPED_HALF),
        ("##../.#../.###", Turn.FLIPPED_LEFT),
        ("#../###/.#./.##", None),
    ],
)
def test_turn_of_a_chiral_patch(drawn: str, turn: Turn | None) -> None:
    assert turn_of(Shape.parse(CHIRAL), Shape.parse(drawn)) is turn


def test_the_least_turn_is_told() -> None:
    assert turn_of(Shape.parse("##/##"), Shape.parse("##/##")) is Turn.NONE
    assert turn_of(Shape.parse("###"), Shape.parse("#/#/#")) is Turn.RIGHT


@given(patches(), st.data())
def test_every_orientation_has_a_turn_and_no_two_share_one(patch: Shape, data: st.DataObject) -> None:
    turns = [turn_of(patch, drawn) for drawn in patch.orientations()]
    assert None not in turns
    assert len(set(turns)) == len(turns)
    other = data.draw(patches())
    assert (turn_of(patch, other) is None) == (other.canonical() != patch.canonical())


@pytest.mark.parametrize(
    ("drawn", "cuts", "lines"),
    [
        ("#/#", 1, (CutLine("column", 1),)),
        ("##/#.", 1, (CutLine("column", 1),)),
        ("###", 1, None),
        ("#", 1, None),
        ("#", 2, (CutLine("column", 1), CutLine("row", 1))),
        ("#.#/###", 0, ()),
        ("###", 0, None),
    ],
)
def test_cut_lines_of_a_trough(drawn: str, cuts: int, lines: tuple[CutLine, ...] | None) -> None:
    assert cut_lines(Shape.parse("#.#/###"), Shape.parse(drawn), cuts) == lines


@given(patches(largest=8))
def test_every_piece_has_its_lines_and_only_pieces_have(patch: Shape) -> None:
    for piece in cut_pieces(patch):
        assert len(cut_lines(patch, piece, 1) or ()) == 1
    for piece in pieces_after(patch, 2):
        lines = cut_lines(patch, piece, 2)
        assert lines is not None
        assert len(lines) == 2
    assert cut_lines(patch, patch, 1) is None


def test_pieces_of_a_sheet() -> None:
    log = "start A S1/1 B P4 neighbour cut/1 x single/2 pass/3 C P1/4 D P2"
    sheet = checked(log, "AA.x/A..C/BB../B..C").sheet
    told = [(piece.entry.letter, piece.turn, piece.cuts) for piece in drawn_pieces(sheet)]
    assert told == [
        ("A", Turn.NONE, ()),
        ("B", None, (CutLine("column", 1),)),
        ("x", None, ()),
        ("C", None, ()),
        ("D", None, ()),
    ]


def test_the_card_of_some_spaces() -> None:
    sheet = checked("start A S1", "AA../A.../..../....").sheet
    corner = sheet.masks["A"]
    assert card_like(sheet, corner) == "P3"
    assert card_like(sheet, corner, is_start=True) == "S1"
    assert card_like(sheet, sheet.game.board.full) is None
