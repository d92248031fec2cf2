"""The first sheet of a kit: a cover with the contents, and behind it how to print and cut."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.game import Game
from quiltsmith.layout.drawing.panels import panel, rows
from quiltsmith.layout.kit.cover_quilt import draw_quilt
from quiltsmith.layout.kit.how_drawings import how_drawing
from quiltsmith.layout.sheets.panel_pages import Block, PaperTooSmallError, panel_pages, whole_page
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Page, Stroke
from quiltsmith.scene.text import TextStyle, fit_text, text_width
from quiltsmith.style.print_style import Style

_CELL = 11.5
_LINE = 8.0
_LOWEST_STEP = 22.0
_LEAST_COVER = 80.0
"""The least height of the cover without its contents."""


class ContentsEntry(Struct, frozen=True):
    """A line of the contents; pages count from 1."""

    title: str
    first: int
    last: int


def cover_page(game: Game, deck: Deck, entries: Sequence[ContentsEntry], style: Style) -> Page:
    """Lay out the cover, without a footer."""

    def draw(box: Box, _is_narrow: bool) -> list[Item]:
        theme = style.theme
        contents_height = 14 + _LINE * len(entries)
        if box.height < contents_height + _LEAST_COVER:
            raise PaperTooSmallError(style.paper)
        title, art, contents, foot = rows(
            box, [34, box.height - 34 - contents_height - 12 - 12, contents_height, 12]
        )
        shapes = [card.shape for card in (*deck.cards, *deck.start)]
        framed, inside = panel(contents, style.word("kit.contents"), theme)
        return [
            *fit_text(
                style.name(game.title),
                Box(title.x, title.y, title.width, 21),
                TextStyle(60, "display", theme.accent, "centre"),
            ),
            *fit_text(
                style.word("kit.title"),
                Box(title.x, title.y + 23, title.width, 9),
                TextStyle(18, "bold", theme.muted, "centre"),
            ),
            *draw_quilt(shapes, art, _CELL, style),
            *framed,
            *_contents(entries, inside, style),
            *fit_text(
                style.word("unofficial"),
                Box(foot.x, foot.y + 6, foot.width, 5),
                TextStyle(8, colour=theme.muted, align="centre"),
            ),
            *fit_text(
                style.word("kit.needed"),
                Box(foot.x, foot.y, foot.width, 5),
                TextStyle(9, colour=theme.text, align="centre"),
            ),
        ]

    return whole_page(style, style.name(game.title), draw)


def how_pages(steps: Sequence[tuple[str, str]], game: Game, style: Style) -> list[Page]:
    """Lay out how to print and cut, without footers: steps with the names of their drawings."""

    def step(name: str, text: str) -> Block:
        return Block(_LOWEST_STEP, lambda box: _step(name, text, box, style))

    return panel_pages(
        style, style.word("kit.how"), style.name(game.title), lambda _: [step(name, text) for name, text in steps]
    )


def _step(name: str, text: str, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    drawn = min(34.0, box.height * 1.2)
    left = box.x + 4 + drawn + 8
    beside = Box(left, box.y + 2, box.right - left - 6, box.height - 4)
    return [
        paths.box_path(box, theme.panel, theme.line_stroke(0.35), 2.5),
        *how_drawing(name, Box(box.x + 4, box.y + 3, drawn, box.height - 6), style),
        *fit_text(text, beside, TextStyle(12, colour=theme.text, wrap=True)),
    ]


def empty_page(style: Style) -> Page:
    """Lay out a side that only fills the sheet, and says so."""
    paper = style.paper
    text = Box(20, paper.height / 2 - 10, paper.width - 40, 20)
    said = fit_text(
        style.word("kit.empty"), text, TextStyle(9, colour=style.theme.muted, align="centre", wrap=True)
    )
    return Page(paper.width, paper.height, said, style.word("kit.empty"))


def _contents(entries: Sequence[ContentsEntry], box: Box, style: Style) -> list[Item]:
    """Set the lines of the contents, with dots that lead to the page numbers."""
    theme = style.theme
    items: list[Item] = []
    for entry, line in zip(entries, rows(box, [1.0] * len(entries), 0), strict=True):
        is_one = entry.first == entry.last
        number = str(entry.first) if is_one else style.word("kit.pages", first=entry.first, last=entry.last)
        wide, narrow = text_width(entry.title, 12), text_width(number, 12, "bold")
        dots = Stroke(theme.muted, 0.45, (0.01, 1.8), round=True)
        y = line.centre[1] + 1.2
        items += [
            *fit_text(
                entry.title,
                Box(line.x + 2, line.y, line.width * 0.75, line.height),
                TextStyle(12, colour=theme.text),
            ),
            paths.line(line.x + wide + 5, y, line.right - narrow - 5, y, dots),
            *fit_text(
                number, Box(line.right - 32, line.y, 30, line.height), TextStyle(12, "bold", theme.accent, "right")
            ),
        ]
    return items
