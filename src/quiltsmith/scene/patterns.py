"""Fabric patterns: figures that tell patches apart on a black-and-white print too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import ceil, floor

from msgspec import Struct

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Segment
from quiltsmith.scene.paths import circle_segments, star_points

Points = Iterable[tuple[float, float]]
Figures = Callable[[Box], Iterator[Segment]]


class Pattern(Struct, frozen=True):
    """Figures on tiles of a size in mm, filled or drawn with a line of a width in mm.

    A motif stands in each tile; rows run on from tile to tile (from top to bottom if they are turned);
    straight lines go through the whole box.
    """

    tile: float
    motif: tuple[Segment, ...] = ()
    rows: tuple[tuple[Segment, ...], ...] = ()
    is_turned: bool = False
    lines: Figures | None = None
    width: float = 0.0


def turned(segment: Segment) -> Segment:
    """Swap across and down."""
    name, *numbers = segment
    return (name, *(number for x, y in zip(numbers[::2], numbers[1::2], strict=True) for number in (y, x)))


def _both(*parts: Figures) -> Figures:
    def figures(box: Box) -> Iterator[Segment]:
        for part in parts:
            yield from part(box)

    return figures


def _upright(*positions: float) -> Figures:
    """Draw lines from top to bottom."""

    def figures(box: Box) -> Iterator[Segment]:
        for column in range(floor(box.x) - 1, ceil(box.right) + 1):
            for position in positions:
                yield ("M", column + position, box.y)
                yield ("L", column + position, box.bottom)

    return figures


def _level(*positions: float) -> Figures:
    """Draw lines from left to right."""

    def figures(box: Box) -> Iterator[Segment]:
        yield from map(turned, _upright(*positions)(Box(box.y, box.x, box.height, box.width)))

    return figures


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
_SWELL: tuple[Segment, ...] = (
    ("M", 0, 0.5),
    ("C", 0.2, 0.1, 0.3, 0.1, 0.5, 0.5),
    ("C", 0.7, 0.9, 0.8, 0.9, 1, 0.5),
)
_ZIGZAG: tuple[Segment, ...] = (("M", 0, 0.5), ("L", 0.25, 0.2), ("L", 0.75, 0.8), ("L", 1, 0.5))
_SCALES: tuple[tuple[Segment, ...], ...] = (
    (("M", 0, 0.5), ("C", 0, 0.1, 0.1, 0, 0.5, 0), ("C", 0.9, 0, 1, 0.1, 1, 0.5)),
    (("M", 0, 0.5), ("C", 0.4, 0.5, 0.5, 0.6, 0.5, 1), ("C", 0.5, 0.6, 0.6, 0.5, 1, 0.5)),
)
_MOON: tuple[Segment, ...] = (
    ("M", 0.7, 0.12),
    ("C", 0.0, 0.05, 0.0, 0.95, 0.7, 0.88),
    ("C", 0.35, 0.75, 0.35, 0.25, 0.7, 0.12),
    ("Z",),
)

PATTERNS: dict[str, Pattern] = {
    "dots": Pattern(2.2, (*circle_segments(0.25, 0.25, 0.2), *circle_segments(0.75, 0.75, 0.2))),
    "stripes": Pattern(1.6, lines=_upright(0.5), width=0.7),
    "bars": Pattern(2.4, lines=_level(0.3, 0.65), width=0.35),
    "diagonal": Pattern(2.0, lines=_slanted(1), width=0.45),
    "lattice": Pattern(2.6, lines=_both(_slanted(1), _slanted(-1)), width=0.25),
    "gingham": Pattern(2.4, lines=_both(_upright(0.1, 0.3, 0.5), _level(0.1, 0.3, 0.5)), width=0.24),
    "checks": Pattern(2.6, (*_square(0, 0, 0.5), *_square(0.5, 0.5, 0.5))),
    "zigzag": Pattern(3.2, rows=(_ZIGZAG,), width=0.7),
    "scales": Pattern(3.0, rows=_SCALES, width=0.3),
    "waves": Pattern(2.4, rows=(_SWELL,), is_turned=True, width=0.5),
    "bricks": Pattern(
        3.0, (*_open(0.25, 0, 0.25, 0.5), *_open(0.75, 0.5, 0.75, 1)), lines=_level(0, 0.5), width=0.28
    ),
    "crosses": Pattern(2.4, _PLUS),
    "rings": Pattern(3.0, circle_segments(0.5, 0.5, 0.36), width=0.4),
    "triangles": Pattern(2.6, _closed([(0.5, 0.1), (0.95, 0.9), (0.05, 0.9)])),
    "stars": Pattern(3.2, _closed(star_points(0.5, 0.52, 0.48, 0.2))),
    "hearts": Pattern(3.2, _HEART),
    "leaves": Pattern(2.8, _LEAF),
    "moons": Pattern(3.0, _MOON),
    "plain": Pattern(1.0, lines=_whole),
}
