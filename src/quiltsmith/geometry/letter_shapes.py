"""Shapes that look like letters, by which people who do not see them know them."""

from __future__ import annotations

from functools import cache

from quiltsmith.geometry.shape import Shape

_LETTERS = {
    "C": ("###/#.#", "####/#..#"),
    "F": (".##/##./.#.",),
    "H": ("#.#/###/#.#",),
    "I": ("##", "###", "####", "#####", "######"),
    "L": ("#./##", "#./#./##", "#./#./#./##", "#./#./#./#./##"),
    "O": ("##/##", "###/#.#/###"),
    "P": ("##/##/#.",),
    "S": (".##/##.",),
    "T": ("###/.#.", "###/.#./.#.", "###/.#./.#./.#."),
    "V": ("#../#../###",),
    "W": ("#../##./.##",),
    "X": (".#./###/.#.",),
    "Y": (".#/##/.#/.#",),
    "Z": ("##./.#./.##",),
}


def letter_like(shape: Shape) -> str:
    """Return the letter that a shape looks like, however it is turned; nothing if it looks like none."""
    return _letters().get(shape.canonical(), "")


@cache
def _letters() -> dict[Shape, str]:
    return {
        Shape.parse(drawn).canonical(): letter for letter, all_drawn in _LETTERS.items() for drawn in all_drawn
    }
