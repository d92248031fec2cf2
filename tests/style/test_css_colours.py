from __future__ import annotations

import pytest
from PIL import ImageColor

from quiltsmith.style.css_colours import css_colour


@pytest.mark.parametrize("name", sorted(ImageColor.colormap))
def test_names_are_those_of_other_programs(name: str) -> None:
    assert css_colour(name) == (*ImageColor.getrgb(name), 1.0)


@pytest.mark.parametrize(
    ("text", "colour"),
    [
        ("#fff", (255, 255, 255, 1.0)),
        ("#F0A", (255, 0, 170, 1.0)),
        ("#0a0b0c", (10, 11, 12, 1.0)),
        ("#0a0b0c00", (10, 11, 12, 0.0)),
        ("#f008", (255, 0, 0, 136 / 255)),
        ("rgb(1, 2,3)", (1, 2, 3, 1.0)),
        ("rgb( 300 -1 2.4 )", (255, 0, 2, 1.0)),
        ("rgb(100%, 50%, 0%)", (255, 128, 0, 1.0)),
        ("rgba(1, 2, 3, 0.5)", (1, 2, 3, 0.5)),
        ("rgb(1 2 3 / 25%)", (1, 2, 3, 0.25)),
        ("hsl(120, 100%, 50%)", (0, 255, 0, 1.0)),
        ("hsl(-120deg 100% 50%)", (0, 0, 255, 1.0)),
        (" Red ", (255, 0, 0, 1.0)),
    ],
)
def test_colours(text: str, colour: tuple[int, int, int, float]) -> None:
    assert css_colour(text) == pytest.approx(colour)


@pytest.mark.parametrize(
    "text", ["", "#", "#ff", "#ggg", "reddish", "rgb(1, 2)", "rgb(a, b, c)", "rgb(1,2,3", "lab(1 2 3)"]
)
def test_what_is_no_colour(text: str) -> None:
    assert css_colour(text) is None
