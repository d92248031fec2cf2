"""How to print and cut a kit: steps, each with a drawing beside it."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.games.game import Game
from quiltsmith.layout.drawing.pictograms import leap, picture
from quiltsmith.layout.kit.folding_page import die_net, net_size
from quiltsmith.layout.sheets.panel_pages import Block, figure, panel_pages
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Page, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_LOWEST_STEP, _MOST_STRETCH = 22.0, 2.0
_FACES = (1, 2, 3)
_UPRIGHT = 0.71
"""The width of an upright sheet of paper, as a share of its height."""


def how_pages(steps: Sequence[tuple[str, str]], game: Game, style: Style) -> list[Page]:
    """Lay out how to print and cut, without footers: steps with the names of their drawings."""

    def step(name: str, text: str) -> Block:
        return Block(_LOWEST_STEP, lambda box: _step(name, text, box, style))

    return panel_pages(
        style,
        style.word("kit.how"),
        style.name(game.title),
        lambda _: [step(name, text) for name, text in steps],
        most_stretch=_MOST_STRETCH,
    )


def _step(name: str, text: str, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    drawn, beside = box.shrink(left=4, right=6).split_left(min(34.0, box.height * 1.2), 8)
    return [
        paths.box_path(box, theme.paper, theme.line_stroke(0.35), 2.5),
        figure(style.word(f"kit.how.picture.{name}"), _drawing(name, drawn.inset(0, 3), style)),
        *fit_text(text, beside.inset(0, 2), TextStyle(12, colour=theme.text, wrap=True)),
    ]


def _drawing(name: str, box: Box, style: Style) -> list[Item]:
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


def _blank(sheet: Box, theme: Theme) -> Item:
    return paths.box_path(sheet, theme.paper, theme.line_stroke(0.5))


def _cards(box: Box, rows: int, columns: int, theme: Theme) -> list[Item]:
    line = theme.line_stroke(0.3)
    return [paths.grid(box, rows, columns, line), paths.box_path(box, None, line)]


def _upright(box: Box) -> Box:
    return box.place(box.height * _UPRIGHT, box.height)


def _size(box: Box, style: Style) -> list[Item]:
    """Draw a sheet with 100% on it and a ruler at its foot."""
    theme, sheet = style.theme, _upright(box)
    ruler = sheet.shrink(left=2, right=2, bottom=2).bottom_strip(2)
    marks = [*(mark.x for mark in ruler.columns(5)), ruler.right]
    ticks = [(x, ruler.y, x, ruler.bottom) for x in marks]
    words = sheet.shrink(left=1, right=1, bottom=5)
    return [
        _blank(sheet, theme),
        *fit_text(style.word("kit.full-size"), words, TextStyle(14, "display", theme.accent, "centre")),
        paths.lines([(ruler.x, ruler.y, ruler.right, ruler.y), *ticks], theme.line_stroke(0.35)),
    ]


def _duplex(box: Box, style: Style) -> list[Item]:
    """Draw a front and a back, and an arrow from one to the other."""
    theme, height = style.theme, box.height * 0.8
    left, right = (box.place(height * _UPRIGHT, height, side, "bottom") for side in ("left", "right"))
    back = right.inset(1.5)
    return [
        _blank(left, theme),
        *_cards(left.inset(1.5), 3, 2, theme),
        _blank(right, theme),
        Group((paths.rect(0, 0, back.width, back.height, theme.back),), back.x, back.y),
        *leap(left.centre[0], right.centre[0], left.y, left.y - box.y, theme),
    ]


def _single(box: Box, style: Style) -> list[Item]:
    sheet = _upright(box)
    return [_blank(sheet, style.theme), *_cards(sheet.inset(2), 4, 3, style.theme)]


def _paper(box: Box, style: Style) -> list[Item]:
    """Draw a stack of sheets."""
    sheet = box.shrink(left=4, right=10, bottom=6)
    return [_cloth(sheet.moved(number * 3, number * 3), number, style) for number in range(3)]


def _cloth(box: Box, fabric: int, style: Style) -> Item:
    theme = style.theme
    sheet = paths.rect(0, 0, box.width, box.height, theme.fabric(style.seed + fabric), theme.line_stroke(0.5))
    return Group((sheet,), box.x, box.y)


def _glue(box: Box, style: Style) -> list[Item]:
    """Draw a printed sheet on thick board."""
    theme = style.theme
    board = box.shrink(left=6, top=box.height * 0.3, right=8, bottom=box.height * 0.15)
    below = board.moved(3, 3)
    edge = [
        (board.x, board.bottom),
        (below.x, below.bottom),
        (below.right, below.bottom),
        (below.right, below.y),
        (board.right, board.y),
        (board.right, board.bottom),
    ]
    return [
        paths.polygon(edge, theme.guide, theme.line_stroke(0.5)),
        paths.box_path(board, theme.card, theme.line_stroke(0.5)),
        _cloth(board.moved(-2, -4), 4, style),
    ]


def _cut(box: Box, style: Style) -> list[Item]:
    theme, y = style.theme, box.centre[1]
    return [
        paths.line(box.x + 1, y, box.right - 1, y, Stroke(theme.line, 0.5, (2.4, 1.6))),
        picture("scissors", box.square(min(box.height * 0.75, 15.0)), theme),
    ]


def _fold(box: Box, style: Style) -> list[Item]:
    width, height = net_size()
    scale = box.cell_size(height, width)
    corner = box.place(width * scale, height * scale)
    return [Group(tuple(die_net(_FACES, 0, 0, style.theme)), corner.x, corner.y, scale=scale)]


def _again(box: Box, style: Style) -> list[Item]:
    return [picture("pencil", box.square(min(box.height, 16.0)), style.theme)]
