"""The die's net folds to a cube, and shows the game's faces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.layout.kit.folding_page import (
    EDGE,
    NET,
    OPPOSITE,
    TAB,
    TABS,
    Place,
    Side,
    cube_faces,
    die_cuts,
    die_net,
    folding_page,
    net_size,
    placed_faces,
)
from quiltsmith.layout.sheets.page_furniture import printable
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Path
from quiltsmith.style.machines import MACHINES, MachineName
from tests.layout.samples import LANGUAGES, doodle, style
from tests.layout.tidy import assert_tidy, words_of

FACES = (1, 1, 2, 2, 3, 3)
Vector = tuple[int, int, int]
SIDES = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
"""The corners of the sides of a square, clockwise from the top."""
BEYOND = ((0, -1), (1, 0), (0, 1), (-1, 0))


class FoldedFace(NamedTuple):
    """A square of the net on the cube: where its top left corner is, where right, down and inwards lead."""

    origin: Vector
    right: Vector
    down: Vector
    inwards: Vector

    def corner(self, across: int, down: int) -> Vector:
        """Give the place in space of one of the square's corners."""
        return add(self.origin, *[self.right] * across, *[self.down] * down)

    def corners(self) -> set[Vector]:
        """Give the places of all four corners."""
        return {self.corner(across, down) for across in (0, 1) for down in (0, 1)}


def add(*vectors: Vector) -> Vector:
    x, y, z = (sum(numbers) for numbers in zip(*vectors, strict=True))
    return x, y, z


def minus(vector: Vector) -> Vector:
    x, y, z = vector
    return -x, -y, -z


def fold() -> dict[Place, FoldedFace]:
    """Fold the net to a cube: every square goes where its neighbour's edge takes it."""
    folded = {(1, 1): FoldedFace((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))}
    reached = [(1, 1)]
    while reached:
        column, row = reached.pop()
        origin, right, down, inwards = folded[column, row]
        around = {
            (column + 1, row): FoldedFace(add(origin, right), inwards, down, minus(right)),
            (column - 1, row): FoldedFace(add(origin, inwards), minus(inwards), down, right),
            (column, row + 1): FoldedFace(add(origin, down), right, inwards, minus(down)),
            (column, row - 1): FoldedFace(add(origin, inwards), right, minus(inwards), down),
        }
        for place, face in around.items():
            if place in NET and place not in folded:
                folded[place] = face
                reached.append(place)
    return folded


def test_the_net_folds_to_a_cube() -> None:
    folded = fold()
    assert set(folded) == set(NET)
    # Six faces look in six directions, and their corners are the eight of a cube, three faces at each.
    assert len({face.inwards for face in folded.values()}) == 6
    corners = Counter(corner for face in folded.values() for corner in face.corners())
    assert len(corners) == 8
    assert set(corners.values()) == {3}
    for (column, row), (other_column, other_row) in combinations(NET, 2):
        shared = folded[column, row].corners() & folded[other_column, other_row].corners()
        if abs(column - other_column) + abs(row - other_row) == 1:
            assert len(shared) == 2
        assert len(shared) in (0, 2)


def test_opposite_faces_share_no_corner() -> None:
    folded = fold()
    assert sorted(place for pair in OPPOSITE for place in pair) == sorted(NET)
    for first, second in OPPOSITE:
        assert not folded[first].corners() & folded[second].corners()


def test_seven_tabs_close_the_cube() -> None:
    # A cube has twelve edges; five of them are folds of the net, and each other one needs one tab.
    folded = fold()
    outer: dict[frozenset[Vector], list[Side]] = {}
    for column, row in NET:
        for number, (across, down) in enumerate(BEYOND):
            if (column + across, row + down) not in NET:
                edge = frozenset(folded[column, row].corner(*corner) for corner in SIDES[number])
                outer.setdefault(edge, []).append(((column, row), number))
    assert len(outer) == 7
    for sides in outer.values():
        assert len(sides) == 2
        assert sum(side in TABS for side in sides) == 1


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
    assert {faces[first] + faces[second] for first, second in OPPOSITE} == {4}


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
    with pytest.raises(ValueError, match="a die with 4 faces is no cube"):
        cube_faces((1, 2, 3, 4))
    game = replace(doodle(), die=tuple(range(1, 21)))
    assert_tidy(folding_page(game, style("quilt", "de", "a5")))
    page = folding_page(game, style())
    assert_tidy(page)
    shown = words_of(page)
    assert "A die with 20 faces" in shown
    assert all(f" {face} " in shown for face in range(7, 21))


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "legal", "a3"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_tidy(paper: str, language: str) -> None:
    assert_tidy(folding_page(doodle(), style("quilt", language, paper)))


def test_nothing_to_fold_is_scaled_down() -> None:
    with pytest.raises(QuiltsmithError, match="nobody could read this on paper of 120 × 200 mm"):
        folding_page(doodle(), style("quilt", "en", "120x200mm"))


def test_the_cut_of_the_die_goes_round_all_faces_and_tabs() -> None:
    cuts = die_cuts(3, 7)
    [outline] = cuts.cut
    tab = (EDGE + EDGE - 2 * 0.8 * TAB) / 2 * TAB
    assert outline.area == pytest.approx(6 * EDGE**2 + 7 * tab)
    assert len(cuts.crease) == 5 + 7
    xs, ys = [x for x, _, _ in outline.points], [y for _, y, _ in outline.points]
    assert (max(xs) - min(xs), max(ys) - min(ys)) == pytest.approx(net_size())
    assert (min(xs), min(ys)) == (3, 7)


@pytest.mark.parametrize("machine", ["silhouette", "cricut", "laser"])
def test_the_page_keeps_clear_of_the_marks_of_a_machine(machine: MachineName) -> None:
    for game in (doodle(), replace(doodle(), die=(1, 2, 3, 4, 5))):
        usual = style()
        page = folding_page(game, replace(usual, paper=replace(usual.paper, machine=MACHINES[machine])))
        assert page.cuts is not None
        area = printable(replace(usual.paper, machine=MACHINES[machine]))
        for path in page.cuts.cut:
            assert all(x >= area.x - 1e-6 and x <= area.right + 1e-6 for x, _, _ in path.points)
            assert all(y >= area.y - 1e-6 for _, y, _ in path.points)
        assert_tidy(page)
