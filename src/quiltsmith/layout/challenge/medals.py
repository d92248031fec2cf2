"""Medals to win: rosettes with the totals that earn bronze, silver and gold."""

from __future__ import annotations

from quiltsmith.layout.drawing.notions import rosette
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric, Item
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Ink

NAMES = ("bronze", "silver", "gold")
_COLOURS = {"bronze": Colour(176, 96, 44), "silver": Colour(140, 146, 152), "gold": Colour(214, 160, 20)}
_LABEL = 3.8


def medal_row(medals: tuple[int, ...], box: Box, style: Style) -> list[Item]:
    """Draw the medals side by side, each with its name below."""
    width = box.width / len(medals)
    radius = min(width / 2 - 0.4, (box.height - _LABEL) / 2)
    items: list[Item] = []
    for number, (name, points) in enumerate(zip(NAMES, medals, strict=True)):
        x, y = box.x + (number + 0.5) * width, box.y + radius
        disc = Box(x - 0.6 * radius, y - 0.6 * radius, 1.2 * radius, 1.2 * radius)
        label = Box(x - width / 2, box.bottom - _LABEL, width, _LABEL)
        items += [
            *rosette(x, y, radius, medal_fabric(name, style), style.theme),
            *fit_text(str(points), disc, TextStyle(11, "display", style.theme.text, "centre")),
            *fit_text(
                style.word(f"challenge.{name}"), label, TextStyle(8, colour=style.theme.muted, align="centre")
            ),
        ]
    return items


def medal_fabric(name: str, style: Style) -> Fabric:
    """Give the cloth of a medal; where ink is saved, all have the theme's."""
    theme = style.theme
    if theme.ink is not Ink.FULL:
        return theme.fabric(NAMES.index(name))
    return Fabric("stripes", _COLOURS[name], _COLOURS[name].mix(theme.paper, 0.35))
