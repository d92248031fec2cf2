"""The die's net folds to a cube, and shows the game's faces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.layout.kit.folding_page import (
    EDGE,
    NET,
    TAB,
    NoCubeError,
    cube_faces,
    die_net,
    fold,
    folding_page,
    glued_sides,
    net_size,
    opposite_places,
    placed_faces,
)
from quiltsmith.layout.sheets.panel_pages import PaperTooSmallError
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Path
from tests.layout.samples import doodle, style
from tests.layout.tidy import assert_tidy, words_of

CORNERS = [(x, y) for x in (0, 1) for y in (0, 1)]
FACES = (1, 1, 2, 2, 3, 3)


def test_the_net_folds_to_a_cube() -> None:
    folded = fold()
    assert set(folded) == set(NET)
    # Six faces look in six directions, and their corners are the eight of a cube, three faces at each.
    assert len({face.inwards for face in folded.values()}) == 6
    corners = Counter(face.corner(corner) for face in folded.values() for corner in CORNERS)
    assert len(corners) == 8
    assert set(corners.values()) == {3}


def test_neighbours_on_the_net_share_an_edge_of_the_cube() -> None:
    folded = fold()
    for (column, row), (other_column, other_row) in combinations(NET, 2):
        shared = {folded[column, row].corner(corner) for corner in CORNERS} & {
            folded[other_column, other_row].corner(corner) for corner in CORNERS
        }
        if abs(column - other_column) + abs(row - other_row) == 1:
            assert len(shared) == 2
        assert len(shared) in (0, 2)


def test_opposite_faces_share_no_corner() -> None:
    folded = fold()
    pairs = opposite_places()
    assert sorted(place for pair in pairs for place in pair) == sorted(NET)
    for first, second in pairs:
        assert not {folded[first].corner(c) for c in CORNERS} & {folded[second].corner(c) for c in CORNERS}


def test_seven_tabs_close_the_cube() -> None:
    # A cube has twelve edges; five of them are folds of the net.
    pairs = glued_sides()
    assert len(pairs) == 7
    assert len({side for pair in pairs for side in pair}) == 14


def test_tabs_and_faces_lie_apart_on_the_paper() -> None:
    tabs = [item for item in die_net(FACES, 0, 0, style().theme)[:7] if isinstance(item, Path)]
    assert len(tabs) == 7
    squares = [paths.rect(c * EDGE, TAB + r * EDGE, EDGE, EDGE) for c, r in NET]
    boxes = [paths.bounds(path) for path in (*tabs, *squares)]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    width, height = net_size()
    assert max(box.right for box in boxes) == pytest.approx(width)
    assert max(box.bottom for box in boxes) == pytest.approx(height)


def test_faces_are_those_of_the_game_and_opposite_ones_add_up_alike() -> None:
    faces = placed_faces(doodle().die)
    assert sorted(faces.values()) == sorted(doodle().die) == list(FACES)
    assert {faces[first] + faces[second] for first, second in opposite_places()} == {4}


@given(
    st.sampled_from([1, 2, 3, 6]).flatmap(
        lambda count: st.lists(st.integers(1, 20), min_size=count, max_size=count)
    )
)
def test_dice_with_fewer_faces_keep_their_chances(die: list[int]) -> None:
    faces = Counter(placed_faces(die).values())
    assert faces == Counter(cube_faces(die))
    assert all(faces[face] * len(die) == 6 * count for face, count in Counter(die).items())


def test_edges_have_their_length() -> None:
    assert 16 <= EDGE <= 20
    *_, folds, cuts = die_net(FACES, 10, 10, style().theme)
    lengths = []
    for lines in (folds, cuts):
        assert isinstance(lines, Path)
        for start, end in zip(lines.segments[::2], lines.segments[1::2], strict=True):
            box = paths.bounds(Path((start, end)))
            lengths.append(box.width + box.height)
    # Nineteen edges of squares: five folds, seven with tabs, seven to cut.
    assert lengths == pytest.approx([EDGE] * 19)


def test_other_dice_become_slips() -> None:
    with pytest.raises(NoCubeError):
        cube_faces((1, 2, 3, 4))
    game = replace(doodle(), die=tuple(range(1, 21)))
    assert_tidy(folding_page(game, style("quilt", "de", "a5")))
    page = folding_page(game, style())
    assert_tidy(page)
    shown = words_of(page)
    assert "A die with 20 faces" in shown
    assert all(f" {face} " in shown for face in range(7, 21))


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "legal", "a3"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_is_tidy(paper: str, language: str) -> None:
    assert_tidy(folding_page(doodle(), style("quilt", language, paper)))


def test_nothing_to_fold_is_scaled_down() -> None:
    with pytest.raises(PaperTooSmallError):
        folding_page(doodle(), style("quilt", "en", "120x200mm"))
