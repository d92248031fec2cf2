"""Where patches lie best: the sums of all placements, against quilts measured before and after, space by space."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.shape import Shape, neighbours
from quiltsmith.simulate.patchwork.placing import Placer, lane_width, untidiness
from quiltsmith.simulate.patchwork.setup import MatchSetup, set_up
from quiltsmith.simulate.patchwork.valuing import SCALE, TIDINESS
from tests.games.patchwork.samples import classic
from tests.simulate.patchwork.samples import game_of

QUILTS = st.integers(0, 2**99 - 1)
PATCHES = st.integers(0, 33)


@cache
def setup() -> MatchSetup:
    return set_up(classic(), game_of("wide"))


def measured(board: Board, quilt: Mask) -> int:
    """Measure a quilt as a person would: walls of the free area, then dents and holes."""
    free = {(row, column) for row in range(board.rows) for column in range(board.columns)}
    free -= {cell for cell in free if quilt >> (cell[0] * board.stride + cell[1]) & 1}
    walls = [sum(near not in free for near in neighbours(cell)) for cell in free]
    return sum(walls) + walls.count(3) + 3 * walls.count(4)


@given(QUILTS)
def test_untidiness(quilt: int) -> None:
    board = setup().game.board
    assert untidiness(board, quilt & board.full) == measured(board, quilt & board.full)


@settings(max_examples=25)
@given(QUILTS, QUILTS, PATCHES)
def test_placements_tell_how_they_change_a_quilt(one: int, other: int, index: int) -> None:
    board, patch = setup().game.board, setup().patches[index]
    quilt = one & other & board.full
    placer = Placer(setup())
    found = list(placer.places(quilt, patch))
    shape = classic().cards[index].shape if patch.id else Shape(((0, 0),))
    assert {placed.spaces for placed in found} == {place.mask for place in board.placements(shape, quilt)}
    before = untidiness(board, quilt)
    assert [placed.loss for placed in found] == [untidiness(board, quilt | it.spaces) - before for it in found]
    best = placer.best(quilt, patch, False)
    assert best == (min(found, key=lambda placed: placed.loss) if found else None)


@settings(max_examples=25)
@given(QUILTS, PATCHES)
def test_a_placement_that_wins_the_tile_is_worth_its_points(more: int, index: int) -> None:
    game, patch = setup().game, setup().patches[index]
    square = game.board.mask((row, column) for row in range(game.tile_side) for column in range(game.tile_side))
    quilt = (square | more & more << 1) & ~(1 << 12) & game.board.full
    placer = Placer(setup())
    best = placer.best(quilt, patch, True)
    found = list(placer.places(quilt, patch))
    if best is None:
        assert found == []
        return
    wins = {placed.spaces: has_square(quilt | placed.spaces) for placed in found}
    assert best.wins_tile == wins[best.spaces]
    values = [SCALE * game.tile_points * wins[it.spaces] - TIDINESS * it.loss for it in found]
    assert SCALE * game.tile_points * best.wins_tile - TIDINESS * best.loss == max(values)


def has_square(quilt: Mask) -> bool:
    game = setup().game
    side = range(game.tile_side)
    corner = game.board.mask((row, column) for row in side for column in side)
    rows, columns = game.board.rows - game.tile_side + 1, game.board.columns - game.tile_side + 1
    starts = (row * game.board.stride + column for row in range(rows) for column in range(columns))
    return any(corner << start & ~quilt == 0 for start in starts)


def test_sums_of_large_patches_need_wider_lanes() -> None:
    shape = Shape(tuple((row, column) for row in range(8) for column in range(8)))
    board, card = Board(11, 11), replace(classic().cards[0], shape=shape)
    large = set_up(replace(classic(), cards=(card,)), replace(game_of("wide"), board=board))
    assert (lane_width(setup()), lane_width(large)) == (16, 32)
    quilt = board.mask([(0, 0), (10, 10)])
    found = list(Placer(large).places(quilt, large.patches[0]))
    assert len(found) == 14
    before = untidiness(board, quilt)
    assert [placed.loss for placed in found] == [untidiness(board, quilt | it.spaces) - before for it in found]
