"""What a screen shows of a sheet."""

from __future__ import annotations

import pytest

from quiltsmith.games.doodle.doodle_editor import LayPatch, PassTurn, ShadeSpace
from quiltsmith.games.doodle.doodle_view import ScoredFit, held_ways, view_of
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.sheets import BLANK, after, checked, example

GAME = checked(BLANK).game
SHAPES = ["#", "##/.#", "##./.##/.#.", "###/#.#/###", "##/#./##/#."]


@pytest.mark.parametrize("text", SHAPES)
def test_all_ways_are_there_and_lead_to_each_other(text: str) -> None:
    shape = Shape.parse(text)
    ways = held_ways(shape, GAME, 0)
    assert ways[0].shape == str(shape)
    assert {way.shape for way in ways} == {str(way) for way in shape.orientations()}
    for way in ways:
        here = Shape.parse(way.shape)
        assert ways[way.rotated].shape == str(here.rotated())
        assert ways[way.mirrored].shape == str(here.mirrored())
        assert [cut.told for cut in way.cuts] == [cut.line.told() for cut in legal_cuts(here)]


@pytest.mark.parametrize("text", SHAPES)
def test_it_fits_where_the_board_says_so(text: str) -> None:
    sheet = checked(example("good.txt")).sheet
    shaded = sheet.masks["A"] | sheet.masks["B"]
    ways = held_ways(Shape.parse(text), GAME, shaded)
    fits = {(way.shape, fit.row, fit.column) for way in ways for fit in way.fits}
    board = GAME.board
    assert fits == {(str(one.shape), one.row, one.column) for one in board.placements(Shape.parse(text), shaded)}


def test_a_fit_says_where_it_is_and_what_it_would_make() -> None:
    fit = held_ways(Shape.parse("###/###"), GAME, 0)[0].fits[0]
    assert isinstance(fit, ScoredFit)
    assert (fit.place, fit.rectangle, fit.points) == ("A1-C2", "2×3", 5)


def test_the_pieces_of_a_cut_lie_where_they_were() -> None:
    first = held_ways(Shape.parse("#../###"), GAME, 0)[0].cuts[0]
    assert [(piece.shape, piece.row, piece.column) for piece in first.pieces] == [("#", 0, 0), ("###", 1, 0)]


def test_a_finished_sheet_shows_its_rounds_and_special_actions() -> None:
    view = view_of(checked(example("all-specials.txt")))
    assert view.stage.kind == "over"
    assert view.total == 136
    assert [(one.claimed, one.chosen and one.chosen.points) for one in view.rounds] == [
        (26, 26),
        (51, 51),
        (64, 64),
    ]
    assert [(one.name, one.turns, one.left) for one in view.specials] == [
        ("neighbour", (1,), 0),
        ("single", (1,), 0),
        ("cut", (7,), 0),
        ("repeat", (2,), 0),
    ]
    assert [line.kind for line in view.lines].count("score") == 3


def test_an_impossible_claim_is_shown_with_the_best() -> None:
    view = view_of(checked(example("five-mistakes.txt")))
    wrong = view.rounds[1]
    assert (wrong.claimed, wrong.is_possible, wrong.best and wrong.best.points) == (64, False, 49)
    assert wrong.choices[0] == wrong.best


def test_a_sheet_that_has_just_begun_offers_what_is_left() -> None:
    text = after(BLANK, LayPatch("S02", [(0, 0), (0, 1), (0, 2), (1, 1), (2, 0), (2, 1), (2, 2)]), PassTurn())
    view = view_of(checked(after(text, ShadeSpace((5, 5)))))
    assert (view.stage.kind, view.stage.turn, view.offers) == ("turn", 2, None)
    assert {one.name: one.left for one in view.specials} == {"neighbour": 2, "single": 1, "cut": 2, "repeat": 1}
    assert view.rounds[0].best is not None
    assert [piece.place for piece in view.pieces] == ["A1-C3", "F6"]


def test_a_board_without_a_log_shows_its_pieces_and_best_rectangle_and_no_turn() -> None:
    view = view_of(checked(example("board-only.txt")))
    assert view.pieces
    assert not view.lines
    assert view.stage.kind == "board"
    assert [one.may_type for one in view.rounds] == [True, False, False]
    assert [one.best and one.best.points for one in view.rounds] == [None, None, 64]


def test_a_board_with_scores_has_the_total_of_the_checker() -> None:
    found = checked(example("board-and-scores.txt"))
    view = view_of(found)
    assert (view.stage.kind, view.total, found.total) == ("board", 129, 129)
    assert [(one.claimed, one.may_type) for one in view.rounds] == [(21, True), (49, True), (64, True)]
    assert [piece.letter for piece in view.pieces] == ["#"]


def test_a_line_knows_the_card_whose_patch_was_drawn_instead() -> None:
    lines = view_of(checked(example("five-mistakes.txt"))).lines
    assert {line.letter: line.meant for line in lines if line.meant} == {"E": "P25"}
