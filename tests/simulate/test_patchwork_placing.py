"""Where patches lie best: the sums of all placements, against quilts measured before and after, space by space."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.shape import Shape, neighbours
from quiltsmith.simulate.patchwork_arena import CHANGE, CORNER, FIRST_OPTION, TILE_IS_FREE, TURN, WINS, make_arena
from quiltsmith.simulate.patchwork_losses import (
    NOTHING,
    lane_width,
    least_loss,
    least_loss_in_rows,
    loss_numbers,
    loss_rows,
    sum_losses,
    sum_losses_in_rows,
    untidiness,
    write_losses,
    write_losses_in_rows,
)
from quiltsmith.simulate.patchwork_placing import find_place, free_corners
from quiltsmith.simulate.patchwork_setup import SCALE, TIDINESS, MatchSetup, set_up
from tests.games.patchwork.samples import classic
from tests.simulate.patchwork_samples import game_of

QUILTS = st.integers(0, 2**99 - 1)
PATCHES = st.integers(0, 33)


@cache
def wide() -> MatchSetup:
    return set_up(classic(), game_of("wide"))


@cache
def with_a_large_patch() -> MatchSetup:
    shape = Shape(tuple((row, column) for row in range(8) for column in range(8)))
    card = replace(classic().cards[0], shape=shape)
    return set_up(replace(classic(), cards=(card,)), replace(game_of("wide"), board=Board(11, 11)))


class Place(NamedTuple):
    """A placement, and how it changes the untidiness of a quilt."""

    turn: int
    corner: int
    spaces: Mask
    loss: int


def measured(board: Board, quilt: Mask) -> int:
    """Measure a quilt as a person would: walls of the free area, then dents and holes."""
    free = {(row, column) for row in range(board.rows) for column in range(board.columns)}
    free -= {cell for cell in free if quilt >> (cell[0] * board.stride + cell[1]) & 1}
    walls = [sum(near not in free for near in neighbours(cell)) for cell in free]
    return sum(walls) + walls.count(3) + 3 * walls.count(4)


@given(QUILTS)
def test_untidiness(quilt: int) -> None:
    board = wide().game.board
    assert untidiness(board, quilt & board.full) == measured(board, quilt & board.full)


def all_places(setup: MatchSetup, quilt: Mask, index: int) -> list[Place]:
    """List the placements of a patch by the sums, in long integers; those in rows must be the same."""
    numbers, rows, patch = loss_numbers(setup, 2), loss_rows(setup, 2), setup.patches[index]
    write_losses(numbers, 1, quilt)
    write_losses_in_rows(rows, 1, quilt)
    first = sum(len(before.turned) for before in setup.patches[:index])
    found = []
    for turn, turned in enumerate(patch.turned, first):
        sums, other = [0] * turned.reach, [0] * turned.reach
        sum_losses(numbers, 1, turn, sums, 0)
        sum_losses_in_rows(rows, 1, turn, other, 0)
        assert len(sums) == turned.reach
        assert [min(loss, numbers.blocked) for loss in sums] == [min(loss, rows.blocked) for loss in other]
        lowest = min(sums)
        for limit in (numbers.blocked, min(lowest, numbers.blocked)):
            least = (lowest, turn, sums.index(lowest)) if lowest < limit else (limit, NOTHING, NOTHING)
            assert least_loss(numbers, 1, turn, turn + 1, [], limit) == least
        least = (lowest, turn, sums.index(lowest)) if lowest < rows.blocked else (rows.blocked, NOTHING, NOTHING)
        assert least_loss_in_rows(rows, 1, turn, turn + 1, other, 0) == least
        found += [
            Place(turn, corner, turned.pattern << corner, loss - patch.usual_loss)
            for corner, loss in enumerate(sums)
            if loss < numbers.blocked
        ]
    return found


def best_place(setup: MatchSetup, quilt: Mask, index: int, is_tile_free: bool) -> tuple[Place, int] | None:
    """Let the engine look for the best placement; tell also whether it wins the tile."""
    arena, is_found = make_arena(setup, 1), False
    arena.quilts[1], arena.states[TILE_IS_FREE] = quilt, int(is_tile_free)
    for _ in range(2):  # the second time from its memo
        is_found = find_place(arena, 0, 1, index, FIRST_OPTION)
    turn, corner, change, wins = (arena.options[FIRST_OPTION + it] for it in (TURN, CORNER, CHANGE, WINS))
    return (Place(turn, corner, arena.tables.patterns[turn] << corner, change), wins) if is_found else None


@settings(max_examples=25)
@given(QUILTS, QUILTS, PATCHES)
def test_placements_tell_how_they_change_a_quilt(one: int, other: int, index: int) -> None:
    board, patch = wide().game.board, wide().patches[index]
    quilt = one & other & board.full
    found = all_places(wide(), quilt, index)
    shape = classic().cards[index].shape if patch.id else Shape(((0, 0),))
    assert {place.spaces for place in found} == {place.mask for place in board.placements(shape, quilt)}
    before = untidiness(board, quilt)
    assert [place.loss for place in found] == [untidiness(board, quilt | it.spaces) - before for it in found]
    least = min(found, key=lambda place: place.loss) if found else None
    assert best_place(wide(), quilt, index, False) == ((least, 0) if least else None)
    arena = make_arena(wide(), 1)
    for turn in {place.turn for place in found}:
        corners = sum(1 << place.corner for place in found if place.turn == turn)
        assert free_corners(arena, quilt, turn) == corners


@settings(max_examples=25)
@given(QUILTS, PATCHES)
def test_a_placement_that_wins_the_tile_is_worth_its_points(more: int, index: int) -> None:
    game = wide().game
    square = game.board.mask((row, column) for row in range(game.tile_side) for column in range(game.tile_side))
    quilt = (square | more & more << 1) & ~(1 << 12) & game.board.full
    found, best = all_places(wide(), quilt, index), best_place(wide(), quilt, index, True)
    if best is None:
        assert found == []
        return
    wins = {place.spaces: has_square(quilt | place.spaces) for place in found}
    values = [SCALE * game.tile_points * wins[it.spaces] - TIDINESS * it.loss for it in found]
    place = found[values.index(max(values))]
    assert best == (place, wins[place.spaces])


@given(QUILTS, QUILTS, st.booleans())
def test_a_special_patch_lies_where_the_quilt_gets_tidiest(one: int, other: int, is_dense: bool) -> None:
    setup, board = wide(), wide().game.board
    quilt = (one | other if is_dense else one & other) & board.full
    found, special = all_places(setup, quilt, setup.cards), best_place(setup, quilt, setup.cards, False)
    assert special == ((min(found, key=lambda place: place.loss), 0) if found else None)


@settings(max_examples=25)
@given(QUILTS, QUILTS, st.integers(0, 32), st.integers(-12, 12), st.integers(-12, 12))
def test_a_place_is_found_within_a_limit(one: int, other: int, index: int, limit: int, later: int) -> None:
    """Also where none was found within another limit before."""
    setup, quilt = wide(), one & other & wide().game.board.full
    arena, changes = make_arena(setup, 1), [place.loss for place in all_places(setup, quilt, index)]
    arena.quilts[1] = quilt
    for most in (limit, later):
        is_found = find_place(arena, 0, 1, index, FIRST_OPTION, most)
        if changes and min(changes) < most:
            assert is_found
        if is_found:
            assert arena.options[FIRST_OPTION + CHANGE] == min(changes)


def has_square(quilt: Mask) -> bool:
    game = wide().game
    side = range(game.tile_side)
    corner = game.board.mask((row, column) for row in side for column in side)
    rows, columns = game.board.rows - game.tile_side + 1, game.board.columns - game.tile_side + 1
    starts = (row * game.board.stride + column for row in range(rows) for column in range(columns))
    return any(corner << start & ~quilt == 0 for start in starts)


def test_sums_of_large_patches_need_wider_lanes() -> None:
    large = with_a_large_patch()
    assert (lane_width(wide()), lane_width(large)) == (16, 32)
    board = large.game.board
    quilt = board.mask([(0, 0), (10, 10)])
    found = all_places(large, quilt, 0)
    assert len(found) == 14
    before = untidiness(board, quilt)
    assert [place.loss for place in found] == [untidiness(board, quilt | it.spaces) - before for it in found]


@pytest.mark.parametrize("is_tile_free", [False, True])
def test_nothing_is_found_on_a_full_quilt(is_tile_free: bool) -> None:
    assert best_place(wide(), wide().game.board.full, 3, is_tile_free) is None
