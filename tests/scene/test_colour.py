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


@given(colours, st.floats(1.0, 4.0))
def test_ink_stays_within_the_limit(colour: Colour, limit: float) -> None:
    inks = colour.cmyk(limit)
    assert all(0 <= ink <= 1 for ink in inks)
    assert sum(inks) <= limit + 1e-9


@given(shares)
def test_greys_are_pure_black_ink(share: int) -> None:
    assert Colour(share, share, share).cmyk()[:3] == (0, 0, 0)


def test_black_and_white() -> None:
    assert BLACK.cmyk() == (0, 0, 0, 1)
    assert WHITE.cmyk() == (0, 0, 0, 0)
    assert BLACK.contrast(WHITE) == pytest.approx(21)


@given(colours, colours)
def test_mix_goes_from_one_to_the_other(one: Colour, other: Colour) -> None:
    assert one.mix(other, 0) == one
    assert one.mix(other, 1) == other
