"""The backs of cards: a quilt block on the theme's fabric; start cards have one of their own."""

from __future__ import annotations

from quiltsmith.layout.cards.frame import CardMeasures, both_ends
from quiltsmith.layout.drawing.patches import fitted
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, Fabric, Group, Item, Stroke, Symbol
from quiltsmith.scene.text import fit_text
from quiltsmith.style.choices import Style
from quiltsmith.style.theme import Theme


def card_back(title: str, is_start: bool, measures: CardMeasures, style: Style) -> Symbol:
    """Draw the back of patch cards, with the deck's title, or of start cards, with the word for it.

    It looks the same from both ends. The fabric ends inside the safe edge: a printer that is one millimetre
    wrong then shows a frame that is a little wider at one side, instead of a white stripe.
    """
    theme, scale = style.theme, measures.scale
    panel = measures.frame
    fabric = Fabric(theme.back.pattern, theme.back.colour, theme.back.ground, theme.back.scale)
    stitches = Stroke(theme.line, 0.3 * scale, (1.5 * scale, 1.0 * scale))
    ground = theme.panel if is_start else fabric
    radius = 2.6 * scale
    items: list[Item] = [
        paths.box_path(measures.paper, theme.card),
        paths.box_path(panel, ground, theme.line_stroke(0.3 * scale), radius),
    ]
    if is_start:
        border = panel.inset(5 * scale)
        items.append(paths.box_path(panel, fabric, theme.line_stroke(0.3 * scale), radius))
        items.append(paths.box_path(border, theme.panel, theme.line_stroke(0.3 * scale), radius * 0.6))
        items.append(paths.box_path(border.inset(1.1 * scale), None, stitches, radius * 0.4))
        panel = border.inset(1.1 * scale)
    side = min(panel.width * 0.62, panel.height * 0.42)
    x, y = panel.centre
    block = Box(x - side / 2, y - side / 2, side, side)
    around = block.inset(-1.6 * scale)
    items.append(paths.box_path(around, theme.card, theme.line_stroke(0.3 * scale), 1.2 * scale))
    items.append(_pinwheel(block, theme) if is_start else _star_block(block, theme))
    room = (around.y - panel.y) * 0.5
    banner = Box(panel.x + panel.width * 0.1, panel.y + room * 0.5, panel.width * 0.8, room)
    words = fit_text(
        style.word("card.start") if is_start else title,
        banner.inset(1.5 * scale, 0.6 * scale),
        17 * scale,
        font="display",
        align="centre",
        colour=theme.accent if is_start else theme.text,
        smallest=3,
        wrap=True,
    )
    plate = paths.box_path(banner, theme.card, theme.line_stroke(0.3 * scale), min(room / 2, 3 * scale))
    items += both_ends(words if is_start else (plate, *words), measures)
    return Symbol("start-back" if is_start else "patch-back", measures.width, measures.height, tuple(items))


def _star_block(box: Box, theme: Theme) -> Group:
    """Sew a star with eight points out of four by four squares."""
    cell = box.width / 4
    line = Stroke(theme.line, max(0.15, 0.03 * cell), round=True)
    points, corner, middle = (fitted(theme.fabric(n), cell) for n in (0, 1, 4))
    items: list[Item] = [paths.rect(0, 0, 4 * cell, 4 * cell, corner, line)]
    triangles = [((1, 1), (1, 0), (2, 1)), ((3, 1), (3, 0), (2, 1))]
    for _ in range(4):
        items += [paths.polygon([(x * cell, y * cell) for x, y in corners], points, line) for corners in triangles]
        triangles = [((4 - y1, x1), (4 - y2, x2), (4 - y3, x3)) for (x1, y1), (x2, y2), (x3, y3) in triangles]
    items.append(paths.rect(cell, cell, 2 * cell, 2 * cell, middle, line))
    return Group(tuple(items), box.x, box.y)


def _pinwheel(box: Box, theme: Theme) -> Group:
    """Sew a pinwheel out of two by two squares, each halved."""
    cell = box.width / 2
    line = Stroke(theme.line, max(0.15, 0.02 * cell), round=True)
    dark, light = (fitted(theme.fabric(n), cell / 3) for n in (0, 4))
    items: list[Item] = [paths.rect(0, 0, 2 * cell, 2 * cell, light, line)]
    for wing in (
        ((0, 0), (1, 0), (1, 1)),
        ((2, 0), (2, 1), (1, 1)),
        ((2, 2), (1, 2), (1, 1)),
        ((0, 2), (0, 1), (1, 1)),
    ):
        items.append(paths.polygon([(x * cell, y * cell) for x, y in wing], dark, line))
    return Group(tuple(items), box.x, box.y)
