"""Shapes: reading and printing them, and everything that follows from their cells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.geometry.shape import (
    EMPTY_CHARACTERS,
    FILLED_CHARACTERS,
    EmptyShapeError,
    Shape,
    Symmetry,
    UnknownCharacterError,
)
from tests.grids import assert_same_grid, patches, shapes

F = Shape.parse(".##/##./.#.")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("#", "#"),
        ("##./.##", "##./.##"),
        ("##.\n.##\n", "##./.##"),
        ("##.\r\n.##\r\n", "##./.##"),
        ("##  \n.#\t\n", "##/.#"),
        ("## /.#", "##/.#"),
        ("#/##/#..", "#./##/#."),
        ("XX_/_XX", "##./.##"),
        ("██/.█", "##/.#"),
        ("#X█", "###"),
        ("../.#/..", "#"),
        ("\n\n##\n", "##"),
        ("//#//", "#"),
        ("#//#", "#/./#"),
        ("..#..", "#"),
    ],
)
def test_text_is_read_and_printed_at_the_origin(text: str, printed: str) -> None:
    assert str(Shape.parse(text)) == printed


@pytest.mark.parametrize(
    ("text", "character", "offset", "row", "column"),
    [
        ("#o", "o", 1, 0, 1),
        ("#./.?", "?", 4, 1, 1),
        ("#.\n.2\n", "2", 4, 1, 1),
        (" #", " ", 0, 0, 0),
        ("# #", " ", 1, 0, 1),
        ("##/\t#", "\t", 3, 1, 0),
        ("##  /# #", " ", 6, 1, 1),
        ("#y", "y", 1, 0, 1),
        ("\n\no", "o", 2, 2, 0),
    ],
)
def test_an_unknown_character_is_named_with_its_place(
    text: str, character: str, offset: int, row: int, column: int
) -> None:
    with pytest.raises(UnknownCharacterError) as caught:
        Shape.parse(text)
    error = caught.value
    assert (error.character, error.offset, error.row, error.column) == (character, offset, row, column)
    assert str(error) == f"unknown character {character!r} in row {row + 1}, column {column + 1}"


@pytest.mark.parametrize("text", ["", "  ", "\n", ".", "../..", "_", "/", "///"])
def test_a_drawing_without_a_filled_space_is_refused(text: str) -> None:
    with pytest.raises(EmptyShapeError, match="no filled space"):
        Shape.parse(text)


def test_a_shape_of_no_cells_cannot_be_made() -> None:
    with pytest.raises(EmptyShapeError):
        Shape(())


def test_a_million_trailing_blanks_are_read_in_one_go() -> None:
    assert str(Shape.parse("#" + " " * 1_000_000 + "/#")) == "#/#"


def test_cells_are_sorted_moved_to_the_origin_and_each_there_once() -> None:
    assert Shape(((5, 7), (4, 7), (5, 7), (4, 6))).cells == ((0, 0), (0, 1), (1, 1))


def test_a_shape_is_frozen_and_can_be_a_key() -> None:
    assert {F: "F"}[Shape.parse(".##\n##.\n.#.")] == "F"
    with pytest.raises(AttributeError):
        F.cells = ()  # type: ignore[misc]


def test_size_and_bounding_box() -> None:
    shape = Shape.parse("..#../#####/..#..")
    assert (shape.size, shape.rows, shape.columns) == (7, 3, 5)


def test_turning_goes_clockwise_and_mirroring_left_to_right() -> None:
    assert_same_grid(str(Shape.parse("##./.##").rotated()), ".#/##/#.")
    assert_same_grid(str(Shape.parse("##./.##").mirrored()), ".##/##.")
    assert_same_grid(str(F.rotated()), ".#./###/..#")
    assert_same_grid(str(F.mirrored()), "##./.##/.#.")


@pytest.mark.parametrize(
    ("text", "symmetry", "orientations", "chiral"),
    [
        ("#", Symmetry.FULL, 1, False),
        ("##/##", Symmetry.FULL, 1, False),
        (".#./###/.#.", Symmetry.FULL, 1, False),
        ("###/#.#/###", Symmetry.FULL, 1, False),
        ("##", Symmetry.TWO_MIRRORS, 2, False),
        ("#.#/###/#.#", Symmetry.TWO_MIRRORS, 2, False),
        ("##./###/.##", Symmetry.TWO_DIAGONAL_MIRRORS, 2, False),
        (".#../.###/###./..#.", Symmetry.QUARTER_TURN, 2, True),
        ("##./.##", Symmetry.HALF_TURN, 4, True),
        ("##./.#./.##", Symmetry.HALF_TURN, 4, True),
        ("#.#/###", Symmetry.MIRROR, 4, False),
        (".#./###", Symmetry.MIRROR, 4, False),
        ("##/#.", Symmetry.DIAGONAL_MIRROR, 4, False),
        ("#../##./.##", Symmetry.DIAGONAL_MIRROR, 4, False),
        ("#./#./##", Symmetry.NONE, 8, True),
        (".##/##./.#.", Symmetry.NONE, 8, True),
    ],
)
def test_symmetry_orientations_and_chirality(
    text: str, symmetry: Symmetry, orientations: int, chiral: bool
) -> None:
    for shape in Shape.parse(text).orientations():
        assert (shape.symmetry(), len(shape.orientations()), shape.is_chiral()) == (symmetry, orientations, chiral)


def test_every_kind_of_symmetry_has_an_example_above() -> None:
    (marker,) = test_symmetry_orientations_and_chirality.pytestmark  # type: ignore[attr-defined]
    assert {symmetry for _, symmetry, _, _ in marker.args[1]} == set(Symmetry)


def test_orientations_come_narrowest_first_and_the_first_is_canonical() -> None:
    assert [str(turned) for turned in Shape.parse("##./.##").orientations()] == [
        "#./##/.#",
        ".#/##/#.",
        "##./.##",
        ".##/##.",
    ]
    assert str(Shape.parse("..#/###").canonical()) == "##/#./#."


@pytest.mark.parametrize(
    ("text", "perimeter", "holes", "parts"),
    [
        ("#", 4, 0, 1),
        ("##/##", 8, 0, 1),
        ("###/#.#/###", 16, 1, 1),
        ("#####/#.#.#/#####", 24, 2, 1),
        ("###/#.#/##.", 16, 1, 1),
        ("###/#.#/#..", 14, 0, 1),
        ("####/#..#/####", 20, 1, 1),
        ("#./.#", 8, 0, 2),
        ("#.#.#", 12, 0, 3),
        ("#.#/###", 12, 0, 1),
        (".#./#.#/.#.", 16, 1, 4),
    ],
)
def test_perimeter_holes_and_connected_parts(text: str, perimeter: int, holes: int, parts: int) -> None:
    shape = Shape.parse(text)
    assert (shape.perimeter(), shape.holes(), len(shape.components())) == (perimeter, holes, parts)
    assert shape.is_connected() is (parts == 1)


def test_parts_come_in_reading_order() -> None:
    assert [str(part) for part in Shape.parse("#.##/#..#/....#").components()] == ["#/#", "##/.#", "#"]


@given(shapes())
def test_what_is_printed_reads_back(shape: Shape) -> None:
    assert Shape.parse(str(shape)) == shape
    assert Shape.parse("\n".join(shape.to_rows()) + "\n") == shape


@given(shapes())
def test_printing_with_other_characters_reads_back(shape: Shape) -> None:
    for filled in FILLED_CHARACTERS:
        for empty in EMPTY_CHARACTERS:
            assert Shape.parse(str(shape).replace("#", filled).replace(".", empty)) == shape


@given(shapes())
def test_four_turns_and_two_flips_change_nothing(shape: Shape) -> None:
    assert shape.rotated().rotated().rotated().rotated() == shape
    assert shape.mirrored().mirrored() == shape


@given(shapes())
def test_all_orientations_share_one_canonical_form(shape: Shape) -> None:
    orientations = shape.orientations()
    assert shape in orientations
    assert len(set(orientations)) == len(orientations)
    assert 8 % len(orientations) == 0
    assert {turned.canonical() for turned in orientations} == {shape.canonical()}
    assert {turned.orientations() for turned in orientations} == {orientations}


@given(shapes())
def test_turning_and_flipping_keeps_what_does_not_depend_on_it(shape: Shape) -> None:
    for turned in shape.orientations():
        assert turned.size == shape.size
        assert turned.perimeter() == shape.perimeter()
        assert turned.holes() == shape.holes()
        assert turned.symmetry() is shape.symmetry()
        assert turned.is_chiral() is shape.is_chiral()
        assert len(turned.components()) == len(shape.components())
        assert sorted((turned.rows, turned.columns)) == sorted((shape.rows, shape.columns))


@given(shapes())
def test_a_chiral_shape_has_two_one_sided_forms_and_another_has_one(shape: Shape) -> None:
    one_sided = {turned.rotations() for turned in shape.orientations()}
    assert len(one_sided) == (2 if shape.is_chiral() else 1)


@given(shapes())
def test_parts_hold_all_cells(shape: Shape) -> None:
    parts = shape.components()
    assert sum(part.size for part in parts) == shape.size
    assert all(part.is_connected() for part in parts)


@given(patches())
def test_a_patch_is_connected_and_its_perimeter_is_even(shape: Shape) -> None:
    assert shape.is_connected()
    assert shape.perimeter() % 2 == 0
    assert shape.perimeter() >= 2 * (shape.rows + shape.columns)


@given(st.text(alphabet="#.X_█/ \n\tox1", max_size=40))
def test_any_text_is_a_shape_or_a_shape_error_at_a_character(text: str) -> None:
    wrong: UnknownCharacterError | EmptyShapeError | None = None
    try:
        shape = Shape.parse(text)
    except (UnknownCharacterError, EmptyShapeError) as error:
        wrong = error
    if isinstance(wrong, UnknownCharacterError):
        assert text[wrong.offset] == wrong.character
        row_start = max(text.rfind("/", 0, wrong.offset), text.rfind("\n", 0, wrong.offset)) + 1
        assert wrong.offset - row_start == wrong.column
    elif wrong is not None:
        assert not set(text) & set(FILLED_CHARACTERS)
    else:
        assert shape.size == sum(text.count(character) for character in FILLED_CHARACTERS)


def test_a_picture_has_a_margin_around_the_shape() -> None:
    picture = Shape.parse("##/#.").to_svg()
    assert 'viewBox="-.1 -.1 2.2 2.2" height="2.2em"' in picture
    assert 'viewBox="-.1 -.1 3.2 1.2" height="1.2em"' in Shape.parse("###").to_svg()
