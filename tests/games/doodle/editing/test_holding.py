"""A patch in the hand: all its ways, where they fit, and its legal cuts."""

from __future__ import annotations

import pytest

from quiltsmith.games.doodle.editing.holding import ScoredFit, held_ways
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.editing.sheets import BLANK, checked, example

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
