"""The ranking for the wall: medals and quilts of the best three, then everybody with a quilt for every round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.games.sheets.player_quilts import PlayerQuilts, RoundQuilt
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.drawing.sewing_notions import needle, swing_tag, thread
from quiltsmith.layout.evening.evening_parts import (
    LABEL_HEIGHT,
    SMALLEST,
    cloth_strip,
    draw_quilt,
    points_box,
    quilt_label,
    rank_badge,
    round_colour,
    small_print,
)
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_pages import GAP, design_of, figure, whole_page
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Bookmark, Document, Item, Page
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

PODIUM = 3
_PODIUM_HEIGHT = 84.0
_ROW, _LEAST_ROW, _LARGEST_ROW, _ROW_GAP = 18.0, 13.0, 25.0, 1.6
_BADGE, _TOTAL = 15.0, 21.0
_POINTS = 9.0
_NEEDLE, _LEAST_THREAD = 7.0, 9.0
_NAME = TextStyle(15, "bold", smallest=7)
_DETAIL = TextStyle(8, valign="top", smallest=6)
_MOST_QUILTS = 6
_FOOT = 11.0
_TAGS = ((1, 5.0, 0.9), (0, 0.0, 1.0), (2, 8.0, 0.86))
"""The tags of the best three, from left to right: the place of each, how much lower it hangs, how large it is."""


class RankedQuilts(Struct, frozen=True):
    """A line of a list: what was won, also in words, what else is to be said, and the quilts to show."""

    rank: int
    player: str
    score: int
    scored: str
    detail: str = ""
    quilts: tuple[tuple[PlayerQuilts, RoundQuilt], ...] = ()


class WallList(Struct, frozen=True):
    """A list of one game and deal: what it is called, who is on it, and who took part without a rank."""

    title: str
    subtitle: str
    ranked: tuple[RankedQuilts, ...]
    unranked: tuple[str, ...] = ()
    game: str = ""
    deal: str = ""
    has_points: bool = True
    """Whether points of one quilt are ranked, and not wins."""


@refusing_unprintable()
def ranking_document(lists: Sequence[WallList], style: Style) -> Document:
    """Lay out lists, each from a new page on."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    pages: list[Page] = []
    bookmarks = []
    for one in lists:
        bookmarks.append(Bookmark(f"{one.title} · {one.subtitle}", len(pages)))
        pages += _pages(one, style)
    title = lists[0].title if lists else ""
    footed = with_footers(pages, style, title, has_ruler=False)
    return Document(footed, title, title, style.language, tuple(bookmarks))


def _pages(one: WallList, style: Style) -> list[Page]:
    page, is_narrow, _scale = design_of(style.paper)
    lines = list(one.ranked)
    space = page.height - LABEL_HEIGHT - GAP - _FOOT
    below = space - _PODIUM_HEIGHT - GAP
    # A list that just fits onto one page is set a little closer, and a short one larger.
    row = max(_LEAST_ROW, min(_LARGEST_ROW, (below + _ROW_GAP) / max(1, len(lines)) - _ROW_GAP))
    if (row + _ROW_GAP) * len(lines) > below + _ROW_GAP + 0.01:
        row = _ROW
    first = int((below + _ROW_GAP + 0.01) // (row + _ROW_GAP))
    others = int((space + _ROW_GAP) // (row + _ROW_GAP))
    more = max(0, ceil((len(lines) - first) / others))
    # Later pages share their lines evenly.
    shared = [lines[:first]]
    rest = lines[first:]
    for left in range(more, 0, -1):
        taken = ceil(len(rest) / left)
        shared.append(rest[:taken])
        rest = rest[taken:]
    return [
        whole_page(
            style,
            f"{one.title} · {one.subtitle}",
            lambda box, _narrow, part=part, number=number: _drawn(  # type: ignore[misc]
                one, part, box, style, has_podium=number == 0, is_last=number == more, is_narrow=is_narrow, row=row
            ),
        )
        for number, part in enumerate(shared)
    ]


def _drawn(
    one: WallList,
    part: Sequence[RankedQuilts],
    box: Box,
    style: Style,
    *,
    has_podium: bool,
    is_last: bool,
    is_narrow: bool,
    row: float,
) -> list[Item]:
    label, rest = box.split_top(LABEL_HEIGHT, GAP)
    items = quilt_label(
        label.place(label.width * (1.0 if is_narrow else 0.8), label.height), one.title, one.subtitle, style
    )
    rest, foot = rest.split_bottom(_FOOT)
    if has_podium:
        podium, rest = rest.split_top(_PODIUM_HEIGHT, GAP)
        items += _podium(one.ranked[:PODIUM], podium, style)
    names = _name_width(one.ranked, rest.width, row, is_narrow)
    for number, line in enumerate(part):
        items += _line(line, rest.top_strip(row).moved(down=number * (row + _ROW_GAP)), names, style)
    upper, lower = foot.shrink(top=1.5).rows(2)
    if is_last and one.unranked:
        items += small_print(upper, style.word("evening.unranked", names=", ".join(one.unranked)), style)
    return [*items, *small_print(lower, style.word("unofficial"), style, 7.5)]


def _podium(best: Sequence[RankedQuilts], box: Box, style: Style) -> list[Item]:
    """Draw the best three on swing tags that hang on a thread, the winner in the middle."""
    theme = style.theme
    line = box.top_strip(6)
    y, sway = line.y + 1.6, 2.4
    ends = [(box.x + 4, y), (box.x + box.width * 0.34, y), (box.x + box.width * 0.66, y), (box.right - 4, y)]
    items: list[Item] = [thread(ends, theme.accent, 0.5, sway)]
    shown = [hung for hung in _TAGS if hung[0] < len(best)]
    hall = box.shrink(top=6)
    # Two of them, or one, hang in the middle.
    hall = hall.place(hall.width * len(shown) / len(_TAGS), hall.height)
    for column, (place, down, size) in zip(hall.columns(len(shown), 3), shown, strict=True):
        tag = column.place(min(column.width, 58.0) * size, column.height * size, valign="top").moved(down=down)
        items += [*swing_tag(tag, (tag.centre[0], y), theme), *_tag(best[place], tag, style)]
    return items


def _tag(line: RankedQuilts, tag: Box, style: Style) -> list[Item]:
    inside = tag.inset(3.4, 2.4).shrink(top=tag.width * 0.13)
    above, words = inside.split_bottom(18.5, 1.5)
    name, score = words.split_top(8.2, 0.4)
    badge = Box(tag.right - 15, tag.y + tag.width * 0.1, 18, 18)
    if line.quilts:
        of, quilt = line.quilts[-1]
        drawn = draw_quilt(_unframed(quilt), of, above, style)
        grid = above.grid(of.rows, of.columns).box
        badge = Box(grid.right - 12.5, grid.y - 6.5, 19, 19)
    else:
        drawn = []
        badge = above.square(min(above.width, above.height) * 0.8)
    return [
        figure(style.word("evening.quilt", player=line.player), drawn),
        *rank_badge(badge, line.rank, style),
        *fit_text(line.player, name, TextStyle(17, "display", style.theme.text, "centre", smallest=7)),
        *fit_text(line.scored, score, TextStyle(14, "bold", style.theme.accent, "centre", smallest=7)),
    ]


def _thread(start: float, first: float, rest: Box, colour: Colour, style: Style) -> list[Item]:
    """Draw a thread from a name to the needle before the first quilt; nothing where it is tight."""
    end = first - _NEEDLE - 2.5
    if end - start < _LEAST_THREAD:
        return []
    y = rest.centre[1]
    return [
        thread([(start, y), ((start + end) / 2, y), (end, y)], colour, 0.4, 1.5),
        needle(end + 0.4, y, _NEEDLE, style.theme),
    ]


def _unframed(quilt: RoundQuilt) -> RoundQuilt:
    return RoundQuilt(quilt.pieces)


def _name_width(lines: Iterable[RankedQuilts], width: float, row: float, is_narrow: bool) -> float:
    """Return how wide the column of names is: as the longest one wants, but not more than there is space for."""
    wanted = max((_NAME.width(line.player) for line in lines), default=0.0) + 3
    shown = max((min(_MOST_QUILTS, len(line.quilts)) for line in lines), default=0)
    left = width - _BADGE - _TOTAL - 9 - shown * (row - 3 + _POINTS + 1.5)
    return max(22.0 if is_narrow else 30.0, min(wanted, left))


def _line(line: RankedQuilts, box: Box, names: float, style: Style) -> list[Item]:
    theme = style.theme
    items = cloth_strip(box, style, line.rank)
    inside = box.inset(2.0, 1.5)
    badge, rest = inside.split_left(_BADGE - 2, 2)
    rest, total = rest.split_right(_TOTAL, 2.5)
    name, rest = rest.split_left(min(names, rest.width), 2)
    items += rank_badge(badge.square(min(badge.width, badge.height)), line.rank, style)
    if line.detail:
        name, below = name.rows((1.25, 1))
        items += fit_text(line.detail, below, replace(_DETAIL, colour=theme.muted))
        name = name.shrink(top=1)
    items += fit_text(
        line.player,
        name,
        TextStyle(15, "bold", theme.text, smallest=7, valign="bottom" if line.detail else "middle"),
    )
    items += points_box(total.inset(0, 1.6), line.score, style, 19)
    quilts = line.quilts[-_MOST_QUILTS:]
    step = rest.height + _POINTS + 1.5
    if quilts:
        step = min(step, (rest.width + 1.5) / len(quilts))
    start = rest.right - step * len(quilts)
    if quilts:
        items += _thread(
            name.x + max(_NAME.width(line.player), _DETAIL.width(line.detail)) + 4,
            start,
            rest,
            round_colour(1, style),
            style,
        )
    for number, (of, quilt) in enumerate(quilts):
        place = Box(start + number * step, rest.y, step - 1.5, rest.height)
        side = min(rest.height, place.width - (_POINTS if quilt.points is not None else 0))
        picture, points = place.split_left(max(side, 1.0), 0.8)
        items.append(figure("", draw_quilt(quilt, of, picture, style)))
        if quilt.points is not None:
            colour = theme.text if quilt.number is None else round_colour(quilt.number, style)
            items += fit_text(
                whole(quilt.points), points, TextStyle(12, "display", colour, "left", smallest=SMALLEST)
            )
    return items
