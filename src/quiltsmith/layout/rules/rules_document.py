"""The rules booklet: pages to read, or two on each side of a sheet to fold and staple."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quiltsmith.games.game import Game
from quiltsmith.layout.drawing.sewing_notions import binding, button, scraps
from quiltsmith.layout.product_kinds import rules_kind
from quiltsmith.layout.rules.rules_steps import section_block
from quiltsmith.layout.sheets.folded_booklet import PAGES_PER_SHEET, fold_pages, half_of
from quiltsmith.layout.sheets.page_furniture import safe_margin, smallest_type
from quiltsmith.layout.sheets.panel_pages import HEADER, Block, body_style, design_of, panel_pages
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Item, Page, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_LEAST, _MOST_STRETCH = 4, 2.0
_NARROW = 135.0
"""Half a sheet of Letter is a page, too."""
_LABEL, _FACTS, _AIM = 46.0, 9.0, 11.0
_BINDING = 3.6
_FOLIO = 6.0


@refusing_unprintable()
def rules_document(game: Game, style: Style) -> Document:
    """Make the rules of a game as a document of their own."""
    margin = safe_margin(style.paper.width, style.paper.height)
    return _document(_with_folios(rules_pages(game, style), margin, style), game, style)


@refusing_unprintable()
def folded_rules_document(game: Game, style: Style) -> Document:
    """Put the rules onto sheets that are folded in the middle and stapled there; pages are half as large."""
    sheet, half = half_of(style)
    pages = rules_pages(game, half)
    missing = -len(pages) % PAGES_PER_SHEET
    if missing:
        # Panels and pictures that grow read better than empty pages at the end.
        pages = rules_pages(game, half, len(pages) + missing)
    pages = _with_folios(pages, safe_margin(sheet.width, sheet.height), half)
    return replace(_document(fold_pages(pages, sheet, style), game, style), duplex="short")


def _document(pages: Sequence[Page], game: Game, style: Style) -> Document:
    name, title = style.name(game.title), style.word("rules.title")
    return Document(
        pages, style.word("document-title", name=name, title=title), f"{name} · {title}", style.language
    )


def rules_pages(game: Game, style: Style, least_pages: int = _LEAST) -> list[Page]:
    """Lay out the pages, without page numbers: as few as possible, but so many if there are as many panels."""
    kind, name = rules_kind(game), style.name(game.title)
    width = design_of(style.paper, _NARROW)[0].width

    def blocks(is_narrow: bool) -> list[Block]:
        facts, aim = kind.facts(game, style), kind.aim(game, style)
        sections = kind.sections(game, is_narrow, style)
        return [
            _opening(name, facts, aim, width, style),
            *(section_block(section, width, is_narrow, style) for section in sections),
        ]

    return panel_pages(
        style,
        style.word("rules.title"),
        name,
        blocks,
        has_opening=True,
        least_pages=least_pages,
        narrow=_NARROW,
        most_stretch=_MOST_STRETCH,
    )


def _with_folios(pages: Sequence[Page], margin: float, style: Style) -> list[Page]:
    """Add page numbers, within the margin of the paper that they are printed on."""
    return [_with_folio(page, number, margin, style) for number, page in enumerate(pages, 1)]


def _with_folio(page: Page, number: int, margin: float, style: Style) -> Page:
    """Write the number of a page onto a button at its foot, and below the first that this is no official work."""
    theme = style.theme
    strip = Box(0, 0, page.width, page.height).inset(margin).bottom_strip(_FOLIO)
    x, y = strip.centre
    items: list[Item] = [
        *button(x, y, _FOLIO / 2, theme.muted, theme),
        paths.circle(x, y, _FOLIO * 0.36, theme.paper),
        *fit_text(str(number), Box.around(x, y, _FOLIO * 0.7), TextStyle(8, "bold", theme.text, "centre")),
    ]
    if number == 1:
        size = smallest_type(page.width, page.height)
        notice = TextStyle(size, colour=theme.muted, align="right", smallest=size)
        items += fit_text(style.word("unofficial"), strip.shrink(left=strip.width / 2 + _FOLIO), notice)
    return replace(page, items=(*page.items, *items))


def _opening(name: str, facts: str, aim: str, width: float, style: Style) -> Block:
    """Sew the title onto a label; below it stand for whom the game is and what it is about."""
    theme = style.theme
    words = replace(body_style(theme, _AIM), align="centre")
    height = words.height(aim, width - 12) + 1.5

    def draw(box: Box) -> list[Item]:
        label, below = box.split_top(box.height - _FACTS - height, 2.5)
        inner = label.inset(_BINDING)
        seam = inner.inset(1.4)
        title, kind = seam.inset(3, 2).rows((0.68, 0.32), 0.5)
        line, text = below.split_top(_FACTS - 2.5, 0.5)
        return [
            paths.box_path(label, theme.cloth),
            *binding(label, _BINDING, scraps(theme, style.seed), theme),
            paths.box_path(seam, None, Stroke(theme.on_cloth, 0.4, (1.6, 1.1))),
            *fit_text(name, title, TextStyle(44, "display", theme.on_cloth, "centre")),
            *fit_text(style.word("rules.title"), kind, TextStyle(15, "bold", theme.on_cloth, "centre")),
            *fit_text(facts, line, TextStyle(10, "bold", theme.accent, "centre")),
            *fit_text(aim, text.inset(6, 0), words),
        ]

    return Block(_LABEL + _FACTS + height - HEADER, draw)
