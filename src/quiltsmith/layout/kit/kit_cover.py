"""The cover of a kit, with its contents, and sides that stay empty."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.game import Game
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.layout.product_kinds import kit_kind
from quiltsmith.layout.sheets.cover_page import CoverTexts, cover
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Page, Stroke, Tagged
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

_LINE = 8.0


class ContentsEntry(Struct, frozen=True):
    """A line of the contents; pages count from 1."""

    title: str
    first: int
    last: int


def cover_page(game: Game, deck: Deck, entries: Sequence[ContentsEntry], style: Style) -> Page:
    """Lay out the cover of a kit, without a footer."""
    texts = CoverTexts(
        style.name(game.title), style.word("kit.title"), style.word("kit.contents"), _facts(game, style)
    )
    shapes = [card.shape for card in deck.everything]
    height = 14 + _LINE * len(entries)
    return cover(texts, kit_kind(game).block, shapes, style, height, lambda box: _contents(entries, box, style))


def _facts(game: Game, style: Style) -> str:
    """Say for whom the game is, as far as its rules do, and what the kit does not have."""
    rules = ruleset_of(game).booklet
    needed = style.word("kit.needed")
    return f"{rules.facts(game, style)}. {needed}" if rules else needed


def empty_page(style: Style) -> Page:
    """Lay out a side that only fills the sheet, and says so."""
    paper, text = style.paper, style.word("kit.empty")
    box = Box(0, 0, paper.width, paper.height).place(paper.width - 40, 20)
    words = fit_text(text, box, TextStyle(9, colour=style.theme.muted, align="centre", wrap=True))
    return Page(paper.width, paper.height, words, text)


def _contents(entries: Sequence[ContentsEntry], box: Box, style: Style) -> list[Item]:
    """Set the lines of the contents, with dots that lead to the page numbers."""
    theme = style.theme
    title, page = TextStyle(12, colour=theme.text), TextStyle(12, "bold", theme.accent, "right")
    dots = Stroke(theme.muted, 0.45, (0.01, 1.8), round=True)
    items: list[Item] = []
    for entry, line in zip(entries, box.rows(len(entries)), strict=True):
        is_one = entry.first == entry.last
        number = str(entry.first) if is_one else style.word("kit.pages", first=entry.first, last=entry.last)
        between, y = (
            line.shrink(left=title.width(entry.title) + 5, right=page.width(number) + 5),
            line.centre[1] + 1.2,
        )
        inner = line.inset(2, 0)
        words: tuple[Item, ...] = (
            *fit_text(entry.title, inner.left_strip(line.width * 0.75), title),
            paths.line(between.x, y, between.right, y, dots),
            *fit_text(number, inner.right_strip(30), page),
        )
        label = f"{entry.title} · {number}"
        items.append(Tagged(words, role="Link", alt=label, target=entry.first - 1, area=line))
    return items
