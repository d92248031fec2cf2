"""The first sheet of a kit: a cover with the contents, and behind it how to print and cut."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.game import Game
from quiltsmith.layout.drawing.panels import header, panel, rows
from quiltsmith.layout.kit.cover_quilt import draw_quilt
from quiltsmith.layout.kit.how_drawings import how_drawing
from quiltsmith.layout.sheets.panel_page import panel_page
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, Item, Page, Stroke
from quiltsmith.scene.text import fit_text, text_width
from quiltsmith.style.choices import Style

_CELL = 11.5
_LINE = 8.0
_TALLEST_STEP = 42.0


class ContentsEntry(Struct, frozen=True):
    """A line of the contents; pages count from 1."""

    title: str
    first: int
    last: int


def cover_page(game: Game, deck: Deck, entries: Sequence[ContentsEntry], style: Style) -> Page:
    """Lay out the cover, without a footer."""

    def draw(box: Box) -> list[Item]:
        theme = style.theme
        contents_height = 14 + _LINE * len(entries)
        title, art, contents, foot = rows(
            box, [34, box.height - 34 - contents_height - 12 - 12, contents_height, 12]
        )
        shapes = [card.shape for card in (*deck.cards, *deck.start)]
        framed, inside = panel(contents, style.word("kit.contents"), theme)
        return [
            *fit_text(
                style.name(game.title),
                Box(title.x, title.y, title.width, 21),
                60,
                font="display",
                align="centre",
                colour=theme.accent,
            ),
            *fit_text(
                style.word("kit.title"),
                Box(title.x, title.y + 23, title.width, 9),
                18,
                font="bold",
                align="centre",
                colour=theme.muted,
            ),
            *draw_quilt(shapes, art, _CELL, style),
            *framed,
            *_contents(entries, inside, style),
            *fit_text(
                style.word("unofficial"),
                Box(foot.x, foot.y + 6, foot.width, 5),
                8,
                align="centre",
                colour=theme.muted,
            ),
            *fit_text(
                style.word("kit.needed"), Box(foot.x, foot.y, foot.width, 5), 9, align="centre", colour=theme.text
            ),
        ]

    return panel_page(style, style.name(game.title), draw)


def how_page(steps: Sequence[tuple[str, str]], game: Game, style: Style) -> Page:
    """Lay out how to print and cut, without a footer: steps with the names of their drawings."""

    def draw(box: Box) -> list[Item]:
        theme = style.theme
        items, room = header(box, style.word("kit.how"), style.name(game.title), theme)
        height = min(_TALLEST_STEP, (room.height - 4 * (len(steps) - 1)) / len(steps))
        for number, (name, text) in enumerate(steps):
            part = Box(room.x, room.y + number * (height + 4), room.width, height)
            items.append(paths.box_path(part, theme.panel, theme.line_stroke(0.35), 2.5))
            items += how_drawing(name, Box(part.x + 4, part.y + 3, 34, height - 6), style)
            beside = Box(part.x + 46, part.y + 4, part.width - 52, height - 8)
            items += fit_text(text, beside, 12, wrap=True, colour=theme.text)
        return items

    return panel_page(style, style.word("kit.how"), draw)


def empty_page(style: Style) -> Page:
    """Lay out a side that only fills the sheet, and says so."""
    paper = style.paper
    text = Box(20, paper.height / 2 - 10, paper.width - 40, 20)
    said = fit_text(style.word("kit.empty"), text, 9, align="centre", wrap=True, colour=style.theme.muted)
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
            *fit_text(entry.title, Box(line.x + 2, line.y, line.width * 0.75, line.height), 12, colour=theme.text),
            paths.line(line.x + wide + 5, y, line.right - narrow - 5, y, dots),
            *fit_text(
                number,
                Box(line.right - 32, line.y, 30, line.height),
                12,
                font="bold",
                align="right",
                colour=theme.accent,
            ),
        ]
    return items
