"""Letters that shapes look like."""

from __future__ import annotations

import pytest

from quiltsmith.geometry.letter_shapes import letter_like
from quiltsmith.geometry.shape import Shape


@pytest.mark.parametrize(
    ("drawn", "letter"),
    [("###/.#.", "T"), (".#/.#/##", "L"), ("#####", "I"), ("##/##/##", "")],
)
def test_a_shape_looks_like_a_letter_however_it_is_turned(drawn: str, letter: str) -> None:
    for turned in (Shape.parse(drawn), Shape.parse(drawn).mirrored(), *Shape.parse(drawn).rotations()):
        assert letter_like(turned) == letter
