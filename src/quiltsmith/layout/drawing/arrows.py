"""Curved arrows that lead from one thing to another beside it."""

from __future__ import annotations

from quiltsmith.layout.drawing.pictograms import arc
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Item, Path, Segment, Stroke
from quiltsmith.style.theme import Theme


def leap(start: float, end: float, foot: float, height: float, theme: Theme) -> list[Item]:
    """Draw an arrow that rises at one x and comes down at another; the foot is the y of both ends."""
    middle, radius = (start + end) / 2, (end - start) / 2
    flat = min(1.0, height / radius)
    curve = tuple(_pressed(segment, middle, foot, flat) for segment in arc(0, 0, radius, -82, 78))
    tip = (end, foot - 0.3)
    head = ((tip[0] - 1.6, tip[1] - 2.4), (tip[0] + 1.2, tip[1] - 2.6), tip)
    return [Path(curve, None, Stroke(theme.accent, 0.6, round=True)), paths.polygon(head, theme.accent)]


def _pressed(segment: Segment, x: float, y: float, flat: float) -> Segment:
    """Move a segment and press it flat."""
    name, *numbers = segment
    return (name, *[number * flat + y if at % 2 else number + x for at, number in enumerate(numbers)])
