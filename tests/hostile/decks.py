"""Decks, games and other YAML files that try to keep their readers busy."""

from __future__ import annotations

from collections.abc import Callable

LARGE_GAME = """\
game: large
rules: doodle
title: Large
board: {rows: 30, columns: 30}
deck: meadow
cards: 500
start: {cards: 0, size: 7}
rounds: 3
turns: 6
circle: 8
die: [1, 2, 3]
specials: {neighbour: 1, single: 1, cut: 1, repeat: 1}
scoring: {square_space: 1, extra_line: 1, empty_space: -1}
"""
HEAD = "deck: hostile\ngame: large.yaml\ncards:\n"
Drawing = Callable[[int, int], str]


def block(side: int, number: int) -> str:
    """Draw a full square with one space missing, another one for each number."""
    rows = [["#"] * side for _ in range(side)]
    rows[number // side % side][number % side] = "."
    return "/".join("".join(row) for row in rows)


def comb(side: int, number: int) -> str:
    """Draw a comb, of which nearly every line leaves as many pieces as there are teeth."""
    teeth = "#." * (side // 2)
    rows = ["#" * side, *[teeth] * (side - 2)]
    last = list(teeth)
    last[2 * (number % (side // 2))] = "."
    return "/".join([*rows[: 2 + number // (side // 2) % (side - 2)], "".join(last)])


def snake(side: int, number: int) -> str:
    """Draw a snake that goes to and fro through a whole square."""
    steps = ["." * (side - 1) + "#", "#" + "." * (side - 1)]
    rows = ["#" * side if row % 2 == 0 else steps[row // 2 % 2] for row in range(side - 1)]
    tail = "#" * (1 + number % (side - 1))
    return "/".join([*rows, tail if side // 2 % 2 == 0 else "." * (side - len(tail)) + tail])


def deck(drawing: Drawing, cards: int = 22, side: int = 30, more: str = "") -> str:
    """Write a deck of as many shapes as a deck may have, as large as they may be."""
    drawn = (drawing(side, number) for number in range(cards))
    entries = (
        f'  - {{id: P{number}, size: {shape.count("#")}, shape: "{shape}"{more.replace("SHAPE", shape)}}}\n'
        for number, shape in enumerate(drawn)
    )
    return HEAD + "".join(entries)


def unknown_keys(cards: int = 200, keys: int = 48) -> str:
    """Write cards of nothing but keys that no card has, all of them different."""
    listed = (", ".join(f"shap{number}x{key}: 1" for key in range(keys)) for number in range(cards))
    return HEAD + "".join(f"  - {{{keys}}}\n" for keys in listed)


def tags(count: int = 60_000) -> str:
    """Write a file that declares tags, each of which the parser compares with all before."""
    return "".join(f"%TAG !a{number}! tag:b{number}\n" for number in range(count)) + "--- \ndeck: x\n"


def late_tags(count: int = 60_000) -> str:
    """Write a document and then the tags of a second one."""
    return "deck: x\n...\n" + tags(count)


def odd_tags(count: int = 60_000) -> str:
    """Declare tags in lines that end as only YAML knows it."""
    return tags(count).replace("\n", "\u2028")


def wrong_cuts(cards: int = 10) -> str:
    """Claim pieces of combs, of which a line leaves many, that no line leaves."""
    piece = "/".join(["##" * 7] * 13 + ["#"])
    listed = ", ".join([f'"{piece}"'] * 8)
    return deck(comb, cards, more=f", cuts: [{listed}]")
