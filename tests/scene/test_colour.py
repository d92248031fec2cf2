from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.scene.colour import BLACK, WHITE, Colour, ColourError

shares = st.integers(0, 255)
colours = st.builds(Colour, shares, shares, shares)


@given(colours)
def test_hex_is_read_back(colour: Colour) -> None:
    assert Colour.parse(colour.hex()) == colour


@pytest.mark.parametrize("text", ["", "#12345", "123456", "#1234567", "#gg0000", "red"])
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(ColourError, match="#d55e00"):
        Colour.parse(text)


def test_black_and_white() -> None:
    assert BLACK.contrast(WHITE) == pytest.approx(21)


@given(colours, colours)
def test_mix_goes_from_one_to_the_other(one: Colour, other: Colour) -> None:
    assert one.mix(other, 0) == one
    assert one.mix(other, 1) == other
