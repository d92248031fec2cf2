"""Currency tiles: buttons, eyeballs or coins with their value, to cut out round or square."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from quiltsmith.games.patchwork.patchwork_game import Currency
from quiltsmith.layout.drawing.patches import fitted
from quiltsmith.layout.drawing.pictograms import currency_picture, picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.theme import Theme

_RIM = 0.46
_FACE = 0.33
_PUPIL_TEXT = 0.35
"""How wide a value may be to stay well inside the pupil, in cells."""
_VEINS = 9


def symbol_of(currency: Currency) -> str:
    """Name the picture that stands for a currency."""
    return currency_picture(currency.name_in("en"))


def draw_currency(currency: Currency, value: int, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw a tile of one cell: the currency itself, with its value in the middle."""
    number = sorted(currency.tiles).index(value)
    middle = cell / 2
    symbol = symbol_of(currency)
    rim = _eyeball(number, cell, theme) if symbol == "eyeball" else _button(number, cell, theme)
    text = theme.on_badge if symbol == "eyeball" else theme.text
    height = cell * (0.36 if symbol == "eyeball" else 0.3)
    width = cell * (_PUPIL_TEXT if symbol == "eyeball" else 0.44)
    top = middle - height / 2 if symbol == "eyeball" else middle - cell * 0.24
    items: list[Item] = [
        paths.rect(0, 0, cell, cell, None, theme.guide_stroke(0.15)),
        *rim,
        *fit_text(
            str(value),
            Box(middle - width / 2, top, width, height),
            TextStyle(cell * 0.36 / POINT, "display", text, "centre"),
        ),
    ]
    if symbol != "eyeball":
        items.append(
            picture(symbol, Box(middle - cell * 0.09, middle + cell * 0.09, cell * 0.18, cell * 0.18), theme)
        )
    return tuple(items)


def _button(number: int, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw a fabric-covered rim with stitches around a plain face."""
    middle = cell / 2
    return (
        paths.circle(middle, middle, cell * _RIM, fitted(theme.fabric(number), cell), theme.line_stroke(0.3)),
        paths.circle(middle, middle, cell * (_FACE + 0.02), theme.card, theme.line_stroke(0.3)),
        paths.circle(middle, middle, cell * (_FACE - 0.03), None, _thread(theme, cell)),
    )


def _eyeball(number: int, cell: float, theme: Theme) -> tuple[Item, ...]:
    """Draw a white ball with veins; the iris shows the fabric, the pupil the value."""
    middle = cell / 2
    veins = []
    for vein in range(_VEINS):
        angle = 2 * pi * (vein + 0.3 * (vein % 2)) / _VEINS
        bend = 0.05 if vein % 2 else -0.05
        stem = [(angle, 0.455), (angle + bend, 0.425), (angle + bend / 2, 0.4), (angle + bend * 2, 0.375)]
        branch = [(angle + bend, 0.425), (angle + bend * 4, 0.395)]
        for points in (stem, branch):
            ends = [(middle + cell * r * cos(a), middle + cell * r * sin(a)) for a, r in points]
            veins += [(*one, *other) for one, other in pairwise(ends)]
    return (
        paths.circle(middle, middle, cell * _RIM, theme.paper, theme.line_stroke(0.3)),
        paths.lines(veins, Stroke(theme.accent, 0.01 * cell, round=True)),
        paths.circle(middle, middle, cell * 0.35, fitted(theme.fabric(number), cell), theme.line_stroke(0.4)),
        # A light ring parts a dark iris from the pupil.
        paths.circle(middle, middle, cell * 0.28, theme.card, theme.line_stroke(0.2)),
        paths.circle(middle, middle, cell * 0.26, theme.badge, theme.line_stroke(0.3)),
    )


def _thread(theme: Theme, cell: float) -> Stroke:
    return Stroke(theme.muted, 0.014 * cell, (0.05 * cell, 0.035 * cell))
