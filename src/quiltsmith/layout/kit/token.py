"""A token to fold: a tent that stands among cards."""

from __future__ import annotations

from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Group, Item, Stroke
from quiltsmith.style.theme import Theme

TENT_WIDTH = 20.0
_PANEL, _BASE, _TAB = 27.0, 16.0, 7.0
TENT_LENGTH = 2 * _PANEL + _BASE + _TAB


def tent(x: float, y: float, fabric: Fabric, name: str, theme: Theme) -> Group:
    """Draw a tent as it lies flat, from left to right: tab, front, ridge, back, floor."""
    cut, folded = theme.line_stroke(0.35), Stroke(theme.line, 0.3, (1.6, 1.1))
    face = _face(fabric, name, theme)
    front, ridge, floor = _TAB, _TAB + _PANEL, _TAB + 2 * _PANEL
    width, height = TENT_LENGTH, TENT_WIDTH
    tab = ((front, 0), (0, 3), (0, height - 3), (front, height))
    return Group(
        (
            paths.polygon(tab, theme.panel, cut),
            # Both sides stand on the floor when the ridge is up.
            Group(face, ridge, 0, rotate=90),
            Group(face, ridge, height, rotate=-90),
            paths.rect(floor, 0, _BASE, height, theme.panel),
            paths.rect(front, 0, width - front, height, None, cut),
            paths.lines([(at, 0, at, height) for at in (front, ridge, floor)], Stroke(theme.card, 1.0)),
            paths.lines([(at, 0, at, height) for at in (front, ridge, floor)], folded),
        ),
        x,
        y,
    )


def _face(fabric: Fabric, name: str, theme: Theme) -> tuple[Item, ...]:
    """Draw one side of the tent, the ridge at the top."""
    shown = Box(3, 5, TENT_WIDTH - 6, TENT_WIDTH - 6)
    return (
        paths.rect(0, 0, TENT_WIDTH, _PANEL, fabric),
        paths.box_path(shown.inset(-1.2), theme.card, theme.line_stroke(0.4), 3),
        picture(name, shown.inset(1), theme),
    )
