"""What rankings, certificates and league tables are made of: a label, quilts, badges of ranks, boxes of points."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.games.sheets.player_quilts import PlayerQuilts, RoundQuilt
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.drawing.deck_fabrics import laid_fabrics
from quiltsmith.layout.drawing.medals import medal_fabric, medal_of
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.sewing_notions import binding, rosette, scraps
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Item, Stroke, Tagged
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

SMALLEST = 7.0
LABEL_HEIGHT = 27.0
_BINDING = 3.4
_SEAM_FROM = 4.0
"""From cells of this size on, in mm, patches have a seam and a grid."""
_FRAME, _HALO = 0.14, 0.06


def quilt_label(box: Box, title: str, subtitle: str, style: Style) -> list[Item]:
    """Draw a label of cloth with a binding of scraps, the title on it, and a smaller line below."""
    theme = style.theme
    inside = box.inset(_BINDING)
    seam = inside.inset(1.1)
    top, below = seam.inset(3, 1).split_bottom(5.2 if subtitle else 0.0, 0.4)
    soft = theme.on_cloth.mix(theme.cloth, 0.15) if theme.has_dark_cloth else theme.muted
    stitches = Stroke(theme.on_cloth, 0.28, (1.5, 1.0))
    return [
        paths.box_path(box, theme.cloth),
        *binding(box, _BINDING, scraps(theme, style.seed), theme),
        paths.box_path(inside, None, theme.line_stroke(0.35)),
        paths.box_path(seam, None, stitches, 0.6),
        Tagged(fit_text(title, top, TextStyle(32, "display", theme.on_cloth, "centre", smallest=11)), role="H1"),
        *fit_text(subtitle, below, TextStyle(10, colour=soft, align="centre", smallest=SMALLEST)),
    ]


def rank_badge(box: Box, rank: int, style: Style) -> list[Item]:
    """Draw the rank in the middle of a box: on a rosette in the colour of its medal, or on a plain disc."""
    theme, (x, y) = style.theme, box.centre
    radius = min(box.width, box.height) / 2
    medal = medal_of(rank)
    drawn: list[Item]
    if medal is not None:
        drawn = rosette(x, y, radius, medal_fabric(medal, theme), theme)
    else:
        drawn = [
            paths.circle(x, y, radius * 0.78, theme.paper, theme.line_stroke(radius * 0.06)),
            paths.circle(
                x, y, radius * 0.64, None, Stroke(theme.guide, radius * 0.05, (radius * 0.16, radius * 0.12))
            ),
        ]
    number = TextStyle(radius * 2.1, "display", theme.text, "centre", smallest=5)
    return [*drawn, *fit_text(str(rank), Box.around(x, y, radius * 1.12), number)]


def draw_quilt(quilt: RoundQuilt, of: PlayerQuilts, box: Box, style: Style) -> list[Item]:
    """Draw a quilt as large as fits into a box, with a frame around what was scored on it."""
    theme = style.theme
    grid = box.grid(of.rows, of.columns)
    cell = grid.cell
    is_large = cell >= _SEAM_FROM
    if not quilt.pieces:  # a round of which only the points are known
        return [paths.box_path(grid.box, theme.paper, Stroke(theme.guide, 0.3, (0.9, 0.9)), 0.8)]
    items: list[Item] = [
        paths.box_path(grid.box, theme.paper),
        paths.grid(grid.box, of.rows, of.columns, theme.guide_stroke(0.03 * cell)),
    ]
    finished = of.finished.pieces if of.finished else ()
    fabrics = dict(zip((piece.letter for piece in finished), laid_fabrics(finished, of.deck, style), strict=True))
    outline = theme.line_stroke(max(0.12, 0.05 * cell))
    for piece in quilt.pieces:
        place = grid.at(min(row for row, _ in piece.cells), min(column for _, column in piece.cells))
        items.append(
            draw_patch(
                Shape(piece.cells),
                fabrics.get(piece.letter) or theme.guide,
                cell,
                outline,
                x=place.x,
                y=place.y,
                grid=theme.line_stroke(0.012 * cell) if is_large else None,
                seam=is_large and piece.is_named,
            )
        )
    items.append(paths.box_path(grid.box, None, theme.line_stroke(max(0.25, 0.07 * cell))))
    if quilt.rectangle is not None and quilt.number is not None and not is_large:
        items += _frame(quilt.rectangle, grid, round_colour(quilt.number, style), style)
    return items


def _frame(found: Rectangle, grid: Grid, colour: Colour, style: Style) -> list[Item]:
    cell = grid.cell
    box = grid.at(found.row, found.column, found.rows, found.columns).inset(0.2 * cell)
    light = Stroke(style.theme.paper, (_FRAME + 2 * _HALO) * cell)
    return [
        paths.box_path(box, None, light, 0.3 * cell),
        paths.box_path(box, None, Stroke(colour, _FRAME * cell), 0.3 * cell),
    ]


def round_colour(number: int, style: Style) -> Colour:
    """Return the colour of a round on pads, which its reel and its rectangle have too."""
    return style.theme.strong(style.theme.round_fabric(number - 1))


def points_box(box: Box, points: int, style: Style, size: float = 17) -> list[Item]:
    """Draw a box like that of a pad's total, with points in it."""
    theme = style.theme
    text = TextStyle(size, "display", theme.text, "centre", smallest=SMALLEST)
    return [
        paths.box_path(box, theme.paper, Stroke(theme.accent, 0.8), min(2.0, box.height / 4)),
        *fit_text(whole(points), box.inset(1, 0.4), text),
    ]


def cloth_strip(box: Box, style: Style, rank: int = 0) -> list[Item]:
    """Draw a strip of pale cloth with a seam, that a line of a list lies on; those with medals are tinted."""
    theme, medal = style.theme, medal_of(rank)
    ground = theme.panel if medal is None else theme.tint(medal_fabric(medal, theme))
    colour = theme.guide if medal is None else theme.strong(medal_fabric(medal, theme))
    return [
        paths.box_path(box, ground, Stroke(colour, 0.3), 2.2),
        paths.box_path(box.inset(0.9), None, Stroke(colour, 0.2, (1.1, 0.8)), 1.6),
    ]


def small_print(box: Box, text: str, style: Style, size: float = 8) -> list[Item]:
    """Set a small line in the middle of a box."""
    plain = TextStyle(size, colour=style.theme.muted, align="centre", wrap=True, smallest=SMALLEST)
    return [*fit_text(text, box, plain)]


def plain_text(text: str, box: Box, style: Style, size: float, **settings: object) -> list[Item]:
    """Set a text on one line, in the colour of texts."""
    chosen = replace(TextStyle(size, colour=style.theme.text, smallest=SMALLEST), **settings)
    return [*fit_text(text, box, chosen)]
