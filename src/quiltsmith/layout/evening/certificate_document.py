"""Certificates: one page for each player, with the finished quilt, the points of all rounds and the place."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.games.sheets.player_quilts import RoundQuilt
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.drawing.medals import medal_fabric, medal_of
from quiltsmith.layout.drawing.sewing_notions import binding, needle, rosette, scraps, swing_tag, thread
from quiltsmith.layout.evening.evening_parts import SMALLEST, draw_quilt, round_colour, small_print
from quiltsmith.layout.evening.ranking_document import RankedQuilts
from quiltsmith.layout.sheets.page_furniture import safe_margin
from quiltsmith.layout.sheets.panel_pages import figure
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Group, Item, Page, Stroke, Tagged
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_WIDTH = 200.0
"""The width that the page is drawn for, in mm; it is scaled to the paper."""
_BINDING = 8.0
_TAGS = 34.0
_MOST_TAGS = 6
_ROSETTE = 17.0
_IN_ACCENT = -1


class Certificate(Struct, frozen=True):
    """What a certificate says: who it is for, on which occasion, what was won, and when."""

    line: RankedQuilts
    occasion: str
    points: str
    lost: int = 0
    """What empty spaces cost, as it is added."""
    title: str = ""
    date: str = ""


@refusing_unprintable()
def certificate_document(certificates: Sequence[Certificate], style: Style) -> Document:
    """Lay out a page for each player."""
    paper = style.paper if style.paper.width <= style.paper.height else style.paper.landscape()
    style = replace(style, paper=paper)
    title = style.word("certificate.title")
    pages = [_page(one, style) for one in certificates]
    return Document(pages, title, title, style.language)


def _page(one: Certificate, style: Style) -> Page:
    paper = style.paper
    margin = safe_margin(paper.width, paper.height) + 1
    scale = (paper.width - 2 * margin) / _WIDTH
    box = Box(0, 0, _WIDTH, (paper.height - 2 * margin) / scale)
    drawn = Group(tuple(_drawn(one, box, style)), margin, margin, scale=scale)
    label = f"{one.title or style.word('certificate.title')} · {one.line.player}"
    return Page(paper.width, paper.height, (drawn,), label)


def _drawn(one: Certificate, box: Box, style: Style) -> list[Item]:
    theme, line = style.theme, one.line
    inside = box.inset(_BINDING)
    seam = inside.inset(2.6)
    items: list[Item] = [
        paths.box_path(box, theme.cloth if not theme.has_dark_cloth else theme.paper),
        *binding(box, _BINDING, scraps(theme, style.seed), theme),
        paths.box_path(inside, theme.card, theme.line_stroke(0.5)),
        paths.box_path(seam, None, Stroke(theme.accent, 0.45, (2.6, 1.7)), 1.5),
    ]
    area = seam.inset(11, 7)
    title, rest = area.split_top(27)
    small, rest = rest.split_top(7, 3)
    rest, foot = rest.split_bottom(23)
    tagged = _tagged(one, style)
    rest, tags = rest.split_bottom(_TAGS if tagged else 0.0, 3)
    name, rest = rest.split_top(17, 2.5)
    told, picture = rest.split_top(9, 4)
    heading = TextStyle(66, "display", theme.accent, "centre", smallest=14)
    items += [
        Tagged(fit_text(one.title or style.word("certificate.title"), title, heading), role="H1"),
        *fit_text(one.occasion, small, TextStyle(14, "bold", theme.muted, "centre", smallest=SMALLEST)),
        *_name(line.player, name, style),
        *fit_text(one.points, told, TextStyle(15, colour=theme.text, align="centre", smallest=SMALLEST)),
    ]
    items += _picture(one, picture, style)
    items += _hung(tagged, tags, style)
    return [*items, *_signed(one, foot, style)]


def _name(player: str, box: Box, style: Style) -> list[Item]:
    """Write the name on a thread that runs into a needle."""
    theme = style.theme
    large = TextStyle(38, "display", theme.text, "centre", "bottom", smallest=11)
    words = box.shrink(bottom=3).inset(8, 0)
    y = box.bottom - 0.6
    wide = box.place(box.width * 0.78, box.height)
    return [
        Tagged(fit_text(player, words, large), role="H2"),
        thread([(wide.x, y), (box.centre[0], y), (wide.right - 10, y)], theme.accent, 0.6, 1.4),
        needle(wide.right - 9.5, y, 10, theme),
    ]


def _picture(one: Certificate, box: Box, style: Style) -> list[Item]:
    """Draw the quilt with a hanging rod of cloth, and the rosette over its corner."""
    theme, line = style.theme, one.line
    items: list[Item] = []
    place = box
    if line.quilts:
        of, quilt = line.quilts[-1]
        frame = 3.4
        grid = box.inset(frame).grid(of.rows, of.columns).box
        around = grid.inset(-frame)
        items += [
            paths.box_path(around.moved(0.9, 0.9), theme.guide),
            paths.box_path(around, theme.paper),
            *binding(around, frame, scraps(theme, style.seed + 3), theme),
        ]
        shown = figure(
            style.word("evening.quilt", player=line.player), draw_quilt(RoundQuilt(quilt.pieces), of, grid, style)
        )
        items.append(shown)
        place = Box.around(around.right + 1, around.y + around.height * 0.3, 2 * _ROSETTE)
    else:
        place = box.square(2 * _ROSETTE)
    return [*items, *_rosette(one, place, style)]


def _rosette(one: Certificate, box: Box, style: Style) -> list[Item]:
    """Draw the rosette with two ribbons, the rank large on it."""
    theme, (x, y), rank = style.theme, box.centre, one.line.rank
    medal = medal_of(rank)
    fabric = medal_fabric(medal, theme) if medal else theme.round_fabric(1)
    cloth = replace(fabric, scale=1.2)
    ribbons: list[Item] = []
    for side in (-1, 1):
        points = [(0.0, 0.0), (8.0, 0.0), (8.0, 27.0), (4.0, 22.5), (0.0, 27.0)]
        moved = [(x + side * 6 - 4 + px + side * py * 0.2, y + 2 + py) for px, py in points]
        ribbons.append(paths.polygon(moved, cloth, theme.line_stroke(0.5)))
    number = TextStyle(44, "display", theme.text, "centre", smallest=12)
    return [
        *ribbons,
        *rosette(x, y, _ROSETTE, fabric, theme),
        *fit_text(f"{rank}.", Box.around(x, y, _ROSETTE * 1.2), number),
    ]


def _tagged(one: Certificate, style: Style) -> list[tuple[str, str, int]]:
    """List what hangs on tags: points of rounds with their numbers, what empty spaces cost, and the total."""
    rounds = [
        (style.word("pad.round", round=quilt.number), whole(quilt.points), quilt.number)
        for _of, quilt in one.line.quilts
        if quilt.number is not None and quilt.points is not None
    ]
    if not rounds or len(rounds) >= _MOST_TAGS:
        return []
    lost = [(style.word("pad.empty"), whole(one.lost), 0)] if one.lost else []
    return [*rounds, *lost, (style.word("pad.total"), whole(one.line.score), _IN_ACCENT)]


def _hung(tagged: Sequence[tuple[str, str, int]], box: Box, style: Style) -> list[Item]:
    if not tagged:
        return []
    theme = style.theme
    wide = box.place(min(box.width, 36.0 * len(tagged) + 14), box.height, valign="top")
    y = wide.y + 3.0
    items: list[Item] = [
        thread([(wide.x, y), (wide.centre[0], y + 0.6), (wide.right, y)], theme.accent, 0.5, 1.2),
        paths.circle(wide.x, y, 0.9, theme.accent),
        paths.circle(wide.right, y, 0.9, theme.accent),
    ]
    for (label, points, number), column in zip(
        tagged, wide.shrink(left=4, right=4, top=6).columns(len(tagged), 4), strict=True
    ):
        tag = column.place(min(column.width, 30.0), column.height, valign="top")
        colour = round_colour(number, style) if number > 0 else theme.accent if number else theme.text
        words, value = tag.inset(2, 1.5).shrink(top=6.2).split_top(5)
        items += [
            *swing_tag(tag, (tag.centre[0], y + 0.5), theme),
            *fit_text(label, words, TextStyle(9, "bold", theme.muted, "centre", smallest=SMALLEST)),
            *fit_text(points, value, TextStyle(24, "display", colour, "centre", smallest=9)),
        ]
    return items


def _signed(one: Certificate, box: Box, style: Style) -> list[Item]:
    """Draw lines for the date, which may be printed, and a signature, and the small print."""
    theme = style.theme
    lines, small = box.split_bottom(4.5, 1)
    items: list[Item] = []
    for text, key, column in zip(
        (one.date, ""), ("pad.date", "certificate.signature"), lines.columns((1, 1.7), 14), strict=True
    ):
        y = lines.bottom - 5.2
        items += [
            paths.line(column.x, y, column.right, y, theme.line_stroke(0.35)),
            *fit_text(
                style.word(key), column.bottom_strip(4.6), TextStyle(8.5, colour=theme.muted, align="centre")
            ),
        ]
        if text:
            above = Box(column.x, y - 7, column.width, 6.4)
            items += fit_text(text, above, TextStyle(14, "bold", theme.text, "centre", smallest=SMALLEST))
    return [*items, *small_print(small, style.word("unofficial"), style, 7.5)]
