from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.colour import BLACK, Colour
from quiltsmith.scene.elements import Page
from quiltsmith.scene.extents import placed_texts
from quiltsmith.scene.text import (
    SMALLEST_SIZE,
    TextFitError,
    TextStyle,
    cap_height,
    fit_text,
    fit_texts,
    line_height,
    text_width,
    wrap_text,
)

words = (
    st.text("abcdefgjpqyÄÖQ,() ", min_size=1, max_size=60).map(lambda text: " ".join(text.split())).filter(bool)
)
BOX = Box(10, 20, 60, 12)


@given(
    words,
    st.floats(5, 120),
    st.floats(2, 40),
    st.floats(4, 40),
    st.booleans(),
    st.sampled_from(["left", "centre", "right"]),
    st.sampled_from(["top", "middle", "bottom"]),
)
def test_text_never_leaves_its_box(
    text: str,
    width: float,
    height: float,
    size: float,
    wrap: bool,
    align: Align,
    valign: Literal["top", "middle", "bottom"],
) -> None:
    box = Box(10, 10, width, height)
    try:
        texts = fit_text(text, box, TextStyle(size, align=align, valign=valign, wrap=wrap))
    except TextFitError:
        # Then it is really too large: the smallest size does not fit on one line.
        smallest = min(size, SMALLEST_SIZE)
        assert text_width(text, smallest) > width or smallest * 25.4 / 72 * 0.95 > height
        return
    assert " ".join(line.text for line in texts) == text
    assert all(box.holds(placed.box) for placed in placed_texts(Page(200, 200, texts)))
    assert all(min(size, SMALLEST_SIZE) <= line.size <= size for line in texts)


def test_size_stays_when_there_is_room() -> None:
    (line,) = fit_text("short", BOX, TextStyle(12))
    assert (line.size, line.x, line.box) == (12, 10, BOX)


def test_one_line_shrinks() -> None:
    (line,) = fit_text("a text that is too long for sixty millimetres", BOX, TextStyle(14))
    assert line.size < 14


def test_lines_are_broken_before_they_shrink() -> None:
    lines = fit_text("a text that is too long for sixty millimetres", BOX, TextStyle(12, wrap=True))
    assert [line.text for line in lines] == ["a text that is too long for sixty", "millimetres"]
    assert {line.size for line in lines} == {12}


def test_line_feeds_are_kept() -> None:
    assert wrap_text("one\ntwo three", 100, 10) == ("one", "two three")


def test_too_long_a_word_cannot_be_wrapped() -> None:
    assert wrap_text("unbreakable", 5, 10) is None


def test_error_names_text_and_room() -> None:
    with pytest.raises(TextFitError, match="`Donaudampfschifffahrt` does not fit into 10 × 12 mm"):
        fit_text("Donaudampfschifffahrt", Box(0, 0, 10, 12), TextStyle(20))


def test_a_style_measures_what_it_sets() -> None:
    style = TextStyle(10, "bold", wrap=True)
    text = "a text that is too long for forty millimetres"
    lines = fit_text(text, Box(0, 0, 40, 50), style)
    assert style.height(text, 40) == pytest.approx(len(lines) * line_height(10))
    assert max(style.width(line.text) for line in lines) <= 40
    assert style.height("unbreakable", 5) == pytest.approx(line_height(10))


def test_texts_are_black_unless_their_style_says_otherwise() -> None:
    red = Colour(200, 0, 0)
    colours = [fit_text("A", BOX, TextStyle(10, colour=colour))[0].colour for colour in (None, red)]
    assert colours == [BLACK, red]


def test_texts_side_by_side_have_one_size() -> None:
    wide, narrow = Box(0, 0, 80, 10), Box(0, 20, 20, 10)
    texts = fit_texts([("twelve letters", wide), ("twelve letters", narrow)], TextStyle(14))
    assert len({text.size for text in texts}) == 1
    assert texts[0].size == fit_text("twelve letters", narrow, TextStyle(14))[0].size < 14


@given(st.floats(5, 40), st.floats(1.0, 1.5))
def test_digits_stand_in_the_middle_of_a_box_that_is_hardly_higher(size: float, share: float) -> None:
    caps = cap_height(size, "display")
    box = Box(10, 20, 50, share * caps)
    (text,) = fit_text("58", box, TextStyle(size, "display", align="centre", smallest=size))
    assert text.y - caps / 2 == pytest.approx(box.centre[1])
