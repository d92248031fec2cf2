"""The backs of cards: a quilt block on the theme's fabric; start cards have one of their own."""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.layout.cards.card_frame import CardMeasures, both_ends
from quiltsmith.layout.drawing.patch_drawing import fitted
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Artwork, Fabric, Group, Item, Stroke, Symbol
from quiltsmith.scene.fabrics import artwork_items
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.picture_inks import printable
from quiltsmith.style.pictures import resolution_problems
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme


def card_back(title: str, is_start: bool, measures: CardMeasures, style: Style) -> Symbol:
    """Draw the back of patch cards, with the deck's title, or of start cards, with the word for it.

    It looks the same from both ends. Where cards have a rim, the fabric ends inside the safe edge: a printer that
    is one millimetre wrong then shows a frame that is a little wider at one side, instead of a white stripe. A
    picture of the theme takes the place of all that; only start cards still say that they are.
    """
    theme, scale = style.theme, measures.scale
    panel = measures.frame
    name = "start-back" if is_start else "patch-back"
    items: list[Item] = [paths.box_path(measures.paper, theme.card)]
    if theme.back_picture is not None:
        box = picture_box(measures)
        radius = 0.0 if measures.bleed else measures.radius
        artwork = theme.back_picture.artwork
        drawn = _artwork(artwork, covering_box(artwork, box), theme.card)
        items.append(Group(drawn, clip=paths.box_path(box, None, None, radius)))
    else:
        items += _ground(measures, is_start, theme)
    if is_start and theme.back_picture is None:
        panel = panel.inset(6.1 * scale)
    around = middle_box(panel)
    if theme.logo is not None:
        items += _logo(theme.logo.artwork, around, scale, theme)
    elif theme.back_picture is None:
        items.append(paths.box_path(around, theme.card, theme.line_stroke(0.3 * scale), 1.2 * scale))
        block = around.inset(1.6 * scale)
        items.append(_pinwheel(block, theme) if is_start else _star_block(block, theme))
    if theme.back_picture is None or is_start:
        items += _words(title, is_start, panel, around, measures, style)
    return Symbol(name, measures.width, measures.height, tuple(items))


def picture_problems(measures: CardMeasures, theme: Theme) -> list[Problem]:
    """Warn of pictures of the theme that are coarse on backs of this size."""
    problems = []
    if theme.back_picture is not None:
        box = covering_box(theme.back_picture.artwork, picture_box(measures))
        problems += resolution_problems(theme.back_picture, box.width)
    if theme.logo is not None:
        inside = middle_box(measures.frame).inset(1.6 * measures.scale)
        problems += resolution_problems(theme.logo, fitting_box(theme.logo.artwork, inside).width)
    return problems


def picture_box(measures: CardMeasures) -> Box:
    """Return the box of a picture on the back: beyond the cut where there is bleed, else within the frame."""
    return measures.paper if measures.bleed else measures.frame


def middle_box(panel: Box) -> Box:
    """Return the square in the middle of a back."""
    return panel.square(min(panel.width * 0.62, panel.height * 0.42) + 3.2 * panel.cell_size(82, 57))


def fitting_box(artwork: Artwork, box: Box) -> Box:
    """Return the box of a picture that fits into a box."""
    scale = min(box.width / artwork.width, box.height / artwork.height)
    return box.place(artwork.width * scale, artwork.height * scale)


def covering_box(artwork: Artwork, box: Box) -> Box:
    """Return the box of a picture that covers a box."""
    scale = max(box.width / artwork.width, box.height / artwork.height)
    return box.place(artwork.width * scale, artwork.height * scale)


def _artwork(artwork: Artwork, box: Box, ground: Colour) -> tuple[Item, ...]:
    return artwork_items(printable(artwork, ground, box.width), box)


def _ground(measures: CardMeasures, is_start: bool, theme: Theme) -> list[Item]:
    scale = measures.scale
    fabric = Fabric(theme.back.pattern, theme.back.colour, theme.back.ground, theme.back.scale)
    line, radius = theme.line_stroke(0.3 * scale), measures.radius
    has_rim = measures.rim != "none"
    items: list[Item] = [
        paths.box_path(measures.ground, fabric, line if has_rim else None, radius if has_rim else 0.0)
    ]
    if is_start:
        stitches = Stroke(theme.line, 0.3 * scale, (1.5 * scale, 1.0 * scale))
        border = measures.frame.inset(5 * scale)
        items.append(paths.box_path(border, theme.panel, line, radius * 0.6))
        items.append(paths.box_path(border.inset(1.1 * scale), None, stitches, radius * 0.4))
    return items


def _logo(artwork: Artwork, around: Box, scale: float, theme: Theme) -> tuple[Item, ...]:
    """Put a logo on a plate, as large as fits."""
    plate = paths.box_path(around, theme.card, theme.line_stroke(0.3 * scale), 1.2 * scale)
    return plate, *_artwork(artwork, fitting_box(artwork, around.inset(1.6 * scale)), theme.card)


def _words(
    title: str, is_start: bool, panel: Box, around: Box, measures: CardMeasures, style: Style
) -> tuple[Item, ...]:
    """Write the title, or the word for start cards, at both ends."""
    theme, scale = style.theme, measures.scale
    above = panel.inset(panel.width * 0.1, 0).top_strip(around.y - panel.y)
    banner = above.place(above.width, above.height * 0.5)
    colour, text = (theme.accent, style.word("card.start")) if is_start else (theme.text, title)
    letters = TextStyle(17 * scale, "display", colour, "centre", wrap=True, smallest=3)
    words = fit_text(text, banner.inset(1.5 * scale, 0.6 * scale), letters)
    plate = paths.box_path(banner, theme.card, theme.line_stroke(0.3 * scale), min(banner.height / 2, 3 * scale))
    is_on_plate = not is_start or theme.back_picture is not None
    return both_ends((plate, *words) if is_on_plate else words, measures)


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
