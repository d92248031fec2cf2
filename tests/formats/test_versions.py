"""Which lines of two versions differ."""

from __future__ import annotations

import pytest

from quiltsmith.formats.versions import differing_lines


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("a b c", "a b c", ((), ())),
        ("a b c", "a x c", ((1,), (1,))),
        ("a b c", "a c", ((1,), ())),
        ("a c", "a b b c", ((), (1, 2))),
        ("a b c d e", "b c x e f", ((0, 3), (2, 4))),
        ("", "a b", ((0,), (0, 1))),
        ("a a a", "a a", ((2,), ())),
    ],
)
def test_lines_that_the_other_does_not_have_are_found(
    mine: str, theirs: str, expected: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    assert differing_lines(mine.replace(" ", "\n"), theirs.replace(" ", "\n")) == expected


def test_long_texts_are_compared_from_both_ends_only() -> None:
    mine = "\n".join(["same", *(f"mine {number}" for number in range(2_000)), "end"])
    theirs = "\n".join(["same", *(f"theirs {number}" for number in range(1_000)), "end"])
    ours, others = differing_lines(mine, theirs)
    assert (ours[0], ours[-1], len(ours)) == (1, 2_000, 2_000)
    assert (others[0], others[-1], len(others)) == (1, 1_000, 1_000)
