"""In which order a page is cut: shared lines once, long ones first for knives, holes first for lasers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import hypot

from quiltsmith.scene.cutting import CutPath, Vertex, edge_length, line

_EXACT = 4
"""Decimals of a mm to which places count as the same."""
_Line = tuple[float, float, float]
"""The direction of a straight line, of length 1, and its distance from the corner of the page."""
_Span = tuple[float, float, int]
"""From where to where along its line an edge goes, and which outline it belongs to."""


def cutting_order(paths: Sequence[CutPath], *, is_laser: bool = False) -> list[CutPath]:
    """Return what is cut, one after the other, no line twice.

    Outlines that share a line with others are parted into straight lines, each as long as it goes on; all others
    stay whole. A knife cuts long lines first, while the paper lies flat; a laser cuts holes first, while the piece
    around them is still held.
    """
    edges = _straight_edges(paths)
    sharing = _sharing(edges)
    joined = [part for where, spans in edges.items() for part in _joined(where, spans, sharing)]
    arcs = [arc for number in sorted(sharing) for arc in _arcs(paths[number])]
    whole = [path for number, path in enumerate(paths) if number not in sharing]
    whole.sort(key=lambda path: not path.is_hole)
    lines = sorted(joined, key=lambda path: (-round(path.length, _EXACT), path.points))
    return [*whole, *lines, *arcs] if is_laser else [*lines, *arcs, *whole]


def _straight_edges(paths: Iterable[CutPath]) -> dict[_Line, list[_Span]]:
    edges: dict[_Line, list[_Span]] = defaultdict(list)
    for number, path in enumerate(paths):
        for start, end in path.edges:
            if not start[2] and edge_length(start, end) > 10**-_EXACT:
                where, low, high = _on_line(start, end)
                edges[where].append((low, high, number))
    return edges


def _on_line(start: Vertex, end: Vertex) -> tuple[_Line, float, float]:
    """Return the line that an edge lies on, and from where to where on it the edge goes."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)
    right, below = round(across / length, 6) + 0.0, round(down / length, 6) + 0.0
    if (right, below) < (0.0, 0.0):
        right, below = -right + 0.0, -below + 0.0
    away = round(start[1] * right - start[0] * below, _EXACT - 1) + 0.0
    low, high = sorted(round(x * right + y * below, _EXACT) for x, y, _bulge in (start, end))
    return (right, below, away), low, high


def _sharing(edges: dict[_Line, list[_Span]]) -> set[int]:
    """Return which outlines share a part of a line with others."""
    sharing: set[int] = set()
    for spans in edges.values():
        ordered = sorted(spans)
        for place, (low, high, number) in enumerate(ordered):
            for other_low, other_high, other in ordered[place + 1 :]:
                if other_low >= high - 10**-_EXACT:
                    break
                if other != number and min(high, other_high) - max(low, other_low) > 10**-_EXACT:
                    sharing |= {number, other}
    return sharing


def _joined(where: _Line, spans: Iterable[_Span], wanted: set[int]) -> list[CutPath]:
    """Join what overlaps or goes on along one line."""
    right, below, away = where
    joined: list[list[float]] = []
    for low, high, number in sorted(spans):
        if number not in wanted:
            continue
        if joined and low <= joined[-1][1] + 10**-_EXACT:
            joined[-1][1] = max(joined[-1][1], high)
        else:
            joined.append([low, high])

    def at(along: float) -> tuple[float, float]:
        x, y = along * right - away * below, along * below + away * right
        return round(x, _EXACT) + 0.0, round(y, _EXACT) + 0.0

    return [line(*at(low), *at(high)) for low, high in joined]


def _arcs(path: CutPath) -> list[CutPath]:
    return [CutPath((start, (*end[:2], 0.0)), False) for start, end in path.edges if start[2]]
