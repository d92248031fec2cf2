"""Grids of fronts for a table on a screen."""

from __future__ import annotations

import pytest

from quiltsmith.layout.sheets.imposition import LONGEST_SIDE, Leaf, finest_resolution, impose_grid
from quiltsmith.scene.elements import Symbol, Use

BACK, OTHER = Symbol("patch-back", 60, 90, ()), Symbol("start-back", 60, 90, ())


def leaves(count: int, back: Symbol | None = BACK) -> list[Leaf]:
    return [Leaf(Symbol(f"card-{number}", 60, 90, ()), back, str(number)) for number in range(count)]


def test_ten_fronts_in_a_row_and_the_back_in_the_last_place() -> None:
    grid, back = impose_grid(leaves(12), 60, 90)
    assert (grid.width, grid.height) == (600, 630)
    uses = [item for item in grid.items if isinstance(item, Use)]
    assert [(use.x, use.y) for use in uses[9:]] == [(540, 0), (0, 90), (60, 90), (540, 540)]
    assert uses[-1].symbol is BACK
    assert (grid.label, back.label, back.width, back.height) == ("patch grid", "patch-back", 60, 90)


@pytest.mark.parametrize(("count", "grids"), [(1, 1), (69, 1), (70, 2), (139, 3)])
def test_sixty_nine_fronts_fill_a_picture(count: int, grids: int) -> None:
    pages = impose_grid(leaves(count), 60, 90)
    assert len(pages) == grids + 1
    assert sum(len(page.items) - 1 for page in pages[:-1]) == count
    assert len({page.label for page in pages}) == len(pages)


def test_every_back_has_a_picture_of_its_own() -> None:
    pages = impose_grid([*leaves(2), *leaves(3, OTHER), *leaves(1)], 60, 90)
    assert [page.label for page in pages] == ["patch grid", "patch-back", "start grid", "start-back"]
    assert [page.label for page in impose_grid(leaves(2, None), 60, 90)] == ["cards grid"]


@pytest.mark.parametrize("size", [(63, 88), (70, 120), (70, 70), (44, 63)])
def test_pictures_are_as_large_as_they_may_be(size: tuple[float, float]) -> None:
    longest = max(10 * size[0], 7 * size[1]) / 25.4 * finest_resolution(*size)
    assert LONGEST_SIDE * 0.97 < longest <= LONGEST_SIDE
