"""Fabric patterns: figures that tell patches apart on a black-and-white print too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor

from quiltsmith.layout.colour import Colour
from quiltsmith.layout.paths import bounds, circle_segments, star_points
from quiltsmith.layout.scene import Box, Fabric, Group, Item, Path, Segment, Stroke

Points = Iterable[tuple[float, float]]
Figures = Callable[[Box], Iterator[Segment]]


@dataclass(frozen=True)
class Pattern:
    """Figures that cover any box, on tiles of a size in mm; filled, or drawn with a line of a width."""

    tile: float
    figures: Figures
    width: float = 0.0


class UnknownPatternError(ValueError):
    """A pattern that does not exist."""


def fabric_group(path: Path) -> Group:
    """Draw a path with a fabric as things with plain colours: ground, figures within the path, outline."""
    fabric = path.fill
    if not isinstance(fabric, Fabric):
        raise TypeError("the path is not filled with a fabric")
    inside: list[Item] = []
    if fabric.ground is not None:
        inside.append(Path(path.segments, fabric.ground))
    inside.append(Group((pattern_path(fabric, bounds(path)),), clip=Path(path.segments)))
    if path.stroke is not None:
        inside.append(Path(path.segments, None, path.stroke))
    return Group(tuple(inside))


def pattern_path(fabric: Fabric, box: Box) -> Path:
    """Give the figures of a fabric that cover a box, in phase with the origin so that neighbours match."""
    pattern = PATTERNS.get(fabric.pattern)
    if pattern is None:
        raise UnknownPatternError(f"there is no pattern `{fabric.pattern}`")
    return _covering(pattern, fabric.scale, fabric.colour, box)


@lru_cache(maxsize=512)
def _covering(pattern: Pattern, scale: float, colour: Colour, box: Box) -> Path:
    tile = pattern.tile * scale
    in_tiles = Box(box.x / tile, box.y / tile, box.width / tile, box.height / tile)
    segments: list[Segment] = []
    for name, *numbers in pattern.figures(in_tiles):
        segments.append((name, *(round(number * tile, 4) for number in numbers)))
    if pattern.width:
        return Path(tuple(segments), None, Stroke(colour, pattern.width * scale))
    return Path(tuple(segments), colour)


def _tiles(box: Box) -> Iterator[tuple[int, int]]:
    """Visit the tiles that touch the box, and one more around for figures that reach over."""
    for row in range(floor(box.y) - 1, ceil(box.bottom) + 1):
        for column in range(floor(box.x) - 1, ceil(box.right) + 1):
            yield column, row


def _motif(*shapes: tuple[Segment, ...]) -> Figures:
    """Repeat figures on every tile."""

    def figures(box: Box) -> Iterator[Segment]:
        for column, row in _tiles(box):
            for shape in shapes:
                for name, *numbers in shape:
                    yield (name, *(value + (row if at % 2 else column) for at, value in enumerate(numbers)))

    return figures


def _running(*rows: tuple[Segment, ...]) -> Figures:
    """Repeat pieces of a line from tile to tile without lifting the pen; each row starts with where it begins."""

    def figures(box: Box) -> Iterator[Segment]:
        first, last = floor(box.x) - 1, ceil(box.right) + 1
        for row in range(floor(box.y) - 1, ceil(box.bottom) + 1):
            for (_, *(x, y)), *pieces in rows:
                yield ("M", x + first, y + row)
                for column in range(first, last):
                    for name, *numbers in pieces:
                        yield (name, *(value + (row if at % 2 else column) for at, value in enumerate(numbers)))

    return figures


def _both(*parts: Figures) -> Figures:
    def figures(box: Box) -> Iterator[Segment]:
        for part in parts:
            yield from part(box)

    return figures


def _turned(part: Figures) -> Figures:
    """Let what runs from left to right run from top to bottom."""

    def figures(box: Box) -> Iterator[Segment]:
        for name, *numbers in part(Box(box.y, box.x, box.height, box.width)):
            yield (name, *(number for x, y in zip(numbers[::2], numbers[1::2], strict=True) for number in (y, x)))

    return figures


def _upright(*positions: float) -> Figures:
    """Draw lines from top to bottom."""
    return _turned(_level(*positions))


def _level(*positions: float) -> Figures:
    """Draw lines from left to right."""
    return _running(*((("M", 0.0, at), ("L", 1.0, at)) for at in positions))


def _slanted(direction: int) -> Figures:
    """Draw lines that rise (1) or fall (-1) to the right, one through the corner of every tile."""

    def figures(box: Box) -> Iterator[Segment]:
        starts = (box.x + direction * box.y, box.right + direction * box.bottom)
        others = (box.right + direction * box.y, box.x + direction * box.bottom)
        for number in range(floor(min(*starts, *others)), ceil(max(*starts, *others)) + 1):
            yield ("M", number - direction * (box.y - 1), box.y - 1)
            yield ("L", number - direction * (box.bottom + 1), box.bottom + 1)

    return figures


def _whole(box: Box) -> Iterator[Segment]:
    """Cover the box with one colour."""
    yield from _closed([(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)])


def _closed(points: Points) -> tuple[Segment, ...]:
    segments: list[Segment] = [("L" if number else "M", x, y) for number, (x, y) in enumerate(points)]
    return (*segments, ("Z",))


def _square(x: float, y: float, side: float) -> tuple[Segment, ...]:
    return _closed([(x, y), (x + side, y), (x + side, y + side), (x, y + side)])


def _open(x1: float, y1: float, x2: float, y2: float) -> tuple[Segment, ...]:
    return (("M", x1, y1), ("L", x2, y2))


_PLUS_CORNERS = (2, 1), (4, 1), (4, 2), (5, 2), (5, 4), (4, 4), (4, 5), (2, 5), (2, 4), (1, 4), (1, 2), (2, 2)
_PLUS = _closed([(x / 6, y / 6) for x, y in _PLUS_CORNERS])
_HEART: tuple[Segment, ...] = (
    ("M", 0.5, 0.85),
    ("C", 0.1, 0.55, 0.05, 0.2, 0.3, 0.17),
    ("C", 0.4, 0.16, 0.48, 0.22, 0.5, 0.33),
    ("C", 0.52, 0.22, 0.6, 0.16, 0.7, 0.17),
    ("C", 0.95, 0.2, 0.9, 0.55, 0.5, 0.85),
    ("Z",),
)
_LEAF: tuple[Segment, ...] = (
    ("M", 0.15, 0.85),
    ("C", 0.1, 0.4, 0.4, 0.1, 0.85, 0.15),
    ("C", 0.9, 0.6, 0.6, 0.9, 0.15, 0.85),
    ("Z",),
)
_SWELL: tuple[Segment, ...] = (("C", 0.2, 0.1, 0.3, 0.1, 0.5, 0.5), ("C", 0.7, 0.9, 0.8, 0.9, 1, 0.5))
_MOON: tuple[Segment, ...] = (
    ("M", 0.7, 0.12),
    ("C", 0.0, 0.05, 0.0, 0.95, 0.7, 0.88),
    ("C", 0.35, 0.75, 0.35, 0.25, 0.7, 0.12),
    ("Z",),
)

PATTERNS: dict[str, Pattern] = {
    "dots": Pattern(2.2, _motif(circle_segments(0.25, 0.25, 0.2), circle_segments(0.75, 0.75, 0.2))),
    "stripes": Pattern(1.6, _upright(0.5), 0.7),
    "bars": Pattern(2.4, _level(0.3, 0.65), 0.35),
    "diagonal": Pattern(2.0, _slanted(1), 0.45),
    "lattice": Pattern(2.6, _both(_slanted(1), _slanted(-1)), 0.25),
    "gingham": Pattern(2.4, _both(_upright(0.1, 0.3, 0.5), _level(0.1, 0.3, 0.5)), 0.24),
    "checks": Pattern(2.6, _motif(_square(0, 0, 0.5), _square(0.5, 0.5, 0.5))),
    "zigzag": Pattern(3.2, _running((("M", 0, 0.85), ("L", 0.5, 0.15), ("L", 1, 0.85))), 0.7),
    "scales": Pattern(
        3.0,
        _running(
            (("M", 0, 0.5), ("C", 0, 0.1, 0.1, 0, 0.5, 0), ("C", 0.9, 0, 1, 0.1, 1, 0.5)),
            (("M", 0.5, 1), ("C", 0.5, 0.6, 0.6, 0.5, 1, 0.5), ("C", 1.4, 0.5, 1.5, 0.6, 1.5, 1)),
        ),
        0.3,
    ),
    "waves": Pattern(2.4, _turned(_running((("M", 0, 0.5), *_SWELL))), 0.5),
    "bricks": Pattern(
        3.0, _both(_level(0, 0.5), _motif(_open(0.25, 0, 0.25, 0.5), _open(0.75, 0.5, 0.75, 1))), 0.28
    ),
    "crosses": Pattern(2.4, _motif(_PLUS)),
    "rings": Pattern(3.0, _motif(circle_segments(0.5, 0.5, 0.36)), 0.4),
    "triangles": Pattern(2.6, _motif(_closed([(0.5, 0.1), (0.95, 0.9), (0.05, 0.9)]))),
    "stars": Pattern(3.2, _motif(_closed(star_points(0.5, 0.52, 0.48, 0.2)))),
    "hearts": Pattern(3.2, _motif(_HEART)),
    "leaves": Pattern(2.8, _motif(_LEAF)),
    "moons": Pattern(3.0, _motif(_MOON)),
    "plain": Pattern(1.0, _whole),
}
