"""Drawings beside the advice on printing and cutting."""

from __future__ import annotations

from quiltsmith.layout.drawing.pictograms import leap, picture
from quiltsmith.layout.kit.folding_page import EDGE, die_net, net_size
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

_FACES = (1, 2, 3)


def how_drawing(name: str, box: Box, style: Style) -> list[Item]:
    """Draw what a step is about: size, duplex, single, paper, glue, cut, fold or again."""
    draw = {
        "size": _size,
        "duplex": _duplex,
        "single": _single,
        "paper": _paper,
        "glue": _glue,
        "cut": _cut,
        "fold": _fold,
        "again": _again,
    }[name]
    return draw(box, style)


def _size(box: Box, style: Style) -> list[Item]:
    """Draw a sheet with 100 % on it and a ruler at its foot."""
    theme = style.theme
    sheet = _centred(box)
    ruler = Box(sheet.x + 2, sheet.bottom - 4, sheet.width - 4, 2)
    ticks = [
        (ruler.x + n * ruler.width / 5, ruler.y, ruler.x + n * ruler.width / 5, ruler.bottom) for n in range(6)
    ]
    return [
        paths.box_path(sheet, theme.paper, theme.line_stroke(0.5)),
        *fit_text(
            "100 %",
            Box(sheet.x + 1, sheet.y, sheet.width - 2, sheet.height - 5),
            TextStyle(14, "display", theme.accent, "centre"),
        ),
        paths.lines([(ruler.x, ruler.y, ruler.right, ruler.y), *ticks], theme.line_stroke(0.35)),
    ]


def _duplex(box: Box, style: Style) -> list[Item]:
    """Draw a front and a back, and an arrow from one to the other."""
    theme = style.theme
    height = box.height * 0.8
    left = Box(box.x, box.bottom - height, height * 0.71, height)
    right = Box(box.right - left.width, left.y, left.width, height)
    back = Group((paths.rect(0, 0, right.width - 3, right.height - 3, theme.back),), right.x + 1.5, right.y + 1.5)
    return [
        paths.box_path(left, theme.paper, theme.line_stroke(0.5)),
        paths.grid(left.inset(1.5), 3, 2, theme.line_stroke(0.3)),
        paths.box_path(left.inset(1.5), None, theme.line_stroke(0.3)),
        paths.box_path(right, theme.paper, theme.line_stroke(0.5)),
        back,
        *leap(left.centre[0], right.centre[0], left.y, left.y - box.y, theme),
    ]


def _single(box: Box, style: Style) -> list[Item]:
    theme = style.theme
    sheet = _centred(box)
    return [
        paths.box_path(sheet, theme.paper, theme.line_stroke(0.5)),
        paths.grid(sheet.inset(2), 4, 3, theme.line_stroke(0.3)),
        paths.box_path(sheet.inset(2), None, theme.line_stroke(0.3)),
    ]


def _paper(box: Box, style: Style) -> list[Item]:
    """Draw a stack of sheets."""
    theme = style.theme
    items: list[Item] = []
    for number in range(3):
        part = Box(box.x + 4 + number * 3, box.y + number * 3, box.width - 14, box.height - 6)
        fabric = paths.rect(
            0, 0, part.width, part.height, theme.fabric(style.seed + number), theme.line_stroke(0.5)
        )
        items.append(Group((fabric,), part.x, part.y))
    return items


def _glue(box: Box, style: Style) -> list[Item]:
    """Draw a printed sheet on thick board."""
    theme = style.theme
    board = Box(box.x + 6, box.y + box.height * 0.3, box.width - 14, box.height * 0.55)
    thick = [(board.x + 3, board.bottom + 3), (board.right + 3, board.bottom + 3), (board.right + 3, board.y + 3)]
    edge = [
        (board.x, board.bottom),
        thick[0],
        thick[1],
        thick[2],
        (board.right, board.y),
        (board.right, board.bottom),
    ]
    sheet = paths.rect(0, 0, board.width, board.height, theme.fabric(style.seed + 4), theme.line_stroke(0.5))
    lifted = Group((sheet,), board.x - 2, board.y - 4)
    return [
        paths.polygon(edge, theme.guide, theme.line_stroke(0.5)),
        paths.box_path(board, theme.card, theme.line_stroke(0.5)),
        lifted,
    ]


def _cut(box: Box, style: Style) -> list[Item]:
    theme = style.theme
    side = min(box.height * 0.75, 15.0)
    x, y = box.centre
    return [
        paths.line(box.x + 1, y, box.right - 1, y, Stroke(theme.line, 0.5, (2.4, 1.6))),
        picture("scissors", Box(x - side / 2, y - side / 2, side, side), theme),
    ]


def _fold(box: Box, style: Style) -> list[Item]:
    width, height = net_size()
    scale = min(box.width / width, box.height / height)
    x, y = box.centre
    net = Group(
        tuple(die_net(_FACES, 0, 0, style.theme, EDGE)), x - width * scale / 2, y - height * scale / 2, scale=scale
    )
    return [net]


def _again(box: Box, style: Style) -> list[Item]:
    side = min(box.height, 16.0)
    x, y = box.centre
    return [picture("pencil", Box(x - side / 2, y - side / 2, side, side), style.theme)]


def _centred(box: Box) -> Box:
    width = box.height * 0.71
    return Box(box.centre[0] - width / 2, box.y, width, box.height)
