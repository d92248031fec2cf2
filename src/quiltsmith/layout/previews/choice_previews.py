"""What there is to choose from, drawn beside each other: papers, presets and themes."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.layout.cards.card_document import card_leaves
from quiltsmith.layout.cards.card_frame import POKER, CardMeasures
from quiltsmith.layout.sheets.imposition import COLUMNS, ROWS
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Document, Group, Item, Page, Stroke, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.preset import Preset
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Theme

INCH = 25.4
_EDGE, _GAP, _CAPTION = 8.0, 8.0, 22.0
_PAPER_SCALE = 0.25
_PRESET_WIDTH = 83.0
_ROW = 108.0
_SKETCH = (55.0, 78.0)
_PER_ROW = 3
_WIDTH, _STRIP = 300.0, 112.0
_CARD = CardMeasures(POKER.width, POKER.height)
_TITLE = 9.0
_SWATCH, _LABEL, _SWATCH_GAP = 17.0, 4.5, 3.0
_COLUMNS = 6
_COLOURS = ("text", "muted", "accent", "line", "guide", "paper", "panel", "badge", "on_badge", "card")


@refusing_unprintable()
def paper_preview(papers: Sequence[Paper], style: Style, title: str) -> Document:
    """Draw papers at a quarter of their size, standing on one line, with their sizes in mm and inches."""
    theme = style.theme
    highest = max(paper.height for paper in papers) * _PAPER_SCALE
    widths = [paper.width * _PAPER_SCALE for paper in papers]
    page = Box(0, 0, 2 * _EDGE + sum(widths) + _GAP * (len(papers) - 1), highest + 2 * _EDGE + 11)
    rest = page.inset(_EDGE).top_strip(highest)
    items: list[Item] = []
    for paper, width in zip(papers, widths, strict=True):
        column, rest = rest.split_left(width, _GAP)
        sheet = column.bottom_strip(paper.height * _PAPER_SCALE)
        items.append(paths.box_path(sheet, theme.panel, theme.line_stroke(0.4)))
        items += fit_text(paper.name, sheet.inset(2), TextStyle(20, "display", theme.accent, "centre"))
        measures = (
            f"{style.number(paper.width)} × {style.number(paper.height)} mm",
            f"{paper.width / INCH:.3g} × {paper.height / INCH:.3g} in",
        )
        items += _lines(measures, Box(sheet.x - 2, sheet.bottom + 1.5, width + 4, 9), theme)
    return _document(page, items, style, title)


@refusing_unprintable()
def preset_preview(presets: Sequence[Preset], style: Style, title: str) -> Document:
    """Draw the page of each preset: bleed, cut, safe area and marks; cards at their size, all else as a sketch."""
    theme = style.theme
    rows = [presets[first : first + _PER_ROW] for first in range(0, len(presets), _PER_ROW)]
    heights = [max(_ROW, *(_height(preset) for preset in row)) for row in rows]
    width = 2 * _EDGE + _PER_ROW * (_PRESET_WIDTH + _GAP) - _GAP
    page = Box(0, 0, width, 2 * _EDGE + sum(heights) + len(rows) * (_CAPTION + _GAP) - _GAP)
    name = TextStyle(14, "display", theme.accent, "centre")
    about = TextStyle(9, colour=theme.text, align="centre", valign="top", wrap=True, smallest=4)
    items: list[Item] = []
    rest = page.inset(_EDGE)
    for row, height in zip(rows, heights, strict=True):
        line, rest = rest.split_top(height + _CAPTION, _GAP)
        for preset, place in zip(row, line.columns(_PER_ROW, _GAP), strict=False):
            shown, words = place.split_top(height, 3)
            title_box, words = words.split_top(7, 1.5)
            is_sheet = preset.card is None and preset.pages != "pages"
            items += _sheet(preset, shown, theme) if is_sheet else _single(preset, shown, style)
            items += fit_text(style.name(preset.title), title_box, name)
            items += fit_text(style.name(preset.about), words.shrink(bottom=-1), about)
    return _document(page, items, style, title)


def _height(preset: Preset) -> float:
    """Return the height of a preset's page where it is drawn at its size."""
    return preset.page_size(*preset.card)[1] if preset.card else 0.0


def _single(preset: Preset, box: Box, style: Style) -> list[Item]:
    theme, card = style.theme, preset.card or _SKETCH
    page = Box.around(*box.centre, *preset.page_size(*card))
    trim = page.inset(preset.margin)
    bleed, safe = trim.inset(-preset.bleed), trim.inset(preset.safe)
    items: list[Item] = [
        paths.box_path(page, theme.paper, theme.guide_stroke(0.3)),
        paths.box_path(bleed, theme.back.ground or theme.panel),
        paths.box_path(trim, theme.card, theme.line_stroke(0.4)),
        paths.box_path(safe, None, Stroke(theme.accent, 0.3, (1.5, 1))),
    ]
    if preset.marks != "none":
        outer, inner = page.inset(1), page.inset(preset.margin - preset.bleed - 0.6)
        ends = [(at, outer.y, at, inner.y) for at in (trim.x, trim.right)]
        ends += [(at, outer.bottom, at, inner.bottom) for at in (trim.x, trim.right)]
        ends += [(outer.x, at, inner.x, at) for at in (trim.y, trim.bottom)]
        ends += [(outer.right, at, inner.right, at) for at in (trim.y, trim.bottom)]
        items.append(paths.lines(ends, theme.line_stroke(0.25)))
    facts = _facts(preset, style)
    return [*items, *_lines(facts, safe.inset(1, 0).place(safe.width - 2, 6 * len(facts)), theme)]


def _facts(preset: Preset, style: Style) -> list[str]:
    """Say the measures in words."""
    facts = [
        style.word("preview.bleed", **_measures(style, bleed=preset.bleed)),
        style.word("preview.safe", **_measures(style, safe=preset.safe)),
    ]
    if preset.card is not None:
        width, height = preset.card
        facts.insert(0, style.word("preview.card", **_measures(style, width=width, height=height)))
    paper = preset.paper
    size = preset.card or (None if paper is None else (paper.width, paper.height))
    if size is not None:
        is_picture = preset.file == "png"
        width, height = preset.pixels(*size) if is_picture else preset.page_size(*size)
        kind = "preview.picture" if is_picture else "preview.page"
        facts.append(style.word(kind, **_measures(style, width=width, height=height)))
    facts += [
        f"PDF/{preset.pdfx}" if preset.pdfx else preset.file.upper(),
        preset.colours.upper(),
    ]
    if preset.ink_limit is not None:
        facts.append(style.word("preview.ink", **_measures(style, limit=100 * preset.ink_limit)))
    return facts


def _measures(style: Style, **values: float) -> dict[str, str]:
    """Write numbers as people of the language do."""
    return {name: style.number(value) for name, value in values.items()}


def _sheet(preset: Preset, box: Box, theme: Theme) -> list[Item]:
    """Sketch a sheet of nine cards, one that is folded between fronts and backs, or the grid of a picture."""
    is_folded, is_grid = preset.duplex == "gutterfold", preset.pages == "grid"
    if is_grid:
        sheet, rows, columns = Box.around(*box.centre, _PRESET_WIDTH), ROWS, COLUMNS
    elif is_folded:
        sheet, rows, columns = Box.around(*box.centre, _PRESET_WIDTH, _PRESET_WIDTH / 1.414), 2, 4
    else:
        sheet, rows, columns = Box.around(*box.centre, _ROW / 1.414, _ROW), 3, 3
    cells = (sheet if is_grid else sheet.shrink(left=6, top=5, right=6, bottom=9)).table(rows, columns)
    items: list[Item] = [paths.box_path(sheet, theme.paper, theme.line_stroke(0.4))]
    for column in range(columns):
        for row in range(rows):
            is_back = is_folded and column >= columns // 2
            is_back = is_back or (is_grid and (column, row) == (columns - 1, rows - 1))
            fill = theme.back if is_back else theme.card
            items.append(paths.box_path(cells[row][column], fill, theme.line_stroke(0.25)))
    if is_folded:
        x = box.centre[0]
        items.append(paths.line(x, sheet.y, x, sheet.bottom, Stroke(theme.accent, 0.4, (2, 1.2))))
    return items


def _lines(texts: Sequence[str], box: Box, theme: Theme) -> list[Item]:
    style = TextStyle(9, colour=theme.text, align="centre", smallest=4)
    lines = zip(texts, box.rows(len(texts)), strict=True)
    return [item for text, line in lines for item in fit_text(text, line, style)]


def _document(page: Box, items: Sequence[Item], style: Style, title: str) -> Document:
    ground = paths.box_path(page, style.theme.paper)
    return Document([Page(page.width, page.height, (ground, *items), title)], title, language=style.language)


@refusing_unprintable()
def theme_preview(styles: Sequence[Style], deck: Deck, title: str) -> Document:
    """Show the themes of several styles, with cards of a deck, below each other."""
    items: list[Item] = []
    for number, style in enumerate(styles):
        items.append(Group(tuple(_strip(style, deck)), 0, number * _STRIP))
    return Document([Page(_WIDTH, _STRIP * len(styles), items, title)], title, language=styles[0].language)


def _strip(style: Style, deck: Deck) -> list[Item]:
    theme, page = style.theme, Box(0, 0, _WIDTH, _STRIP)
    name = f"{style.name(theme.title)} ({theme.id})"
    head, rest = page.inset(_EDGE).split_top(_TITLE)
    items: list[Item] = [
        paths.box_path(page, theme.paper),
        *fit_text(name, head.left_strip(120).moved(down=-2), TextStyle(18, "display", theme.accent)),
    ]
    chosen = max(deck.cards, key=lambda card: (card.shape.is_chiral(), card.shape.size))
    (leaf,) = card_leaves(deck, style, _CARD, cards=[chosen])
    for face in (leaf.front, leaf.back):
        place, rest = rest.split_left(_CARD.width, 4)
        if face is not None:
            items.append(Use(face, place.x, place.y))
            items.append(paths.box_path(place.top_strip(_CARD.height), None, theme.line_stroke(0.3), 3))
    fabrics, colours = rest.shrink(left=4).split_left(_COLUMNS * (_SWATCH + _SWATCH_GAP), 4)
    return [*items, *_fabrics(theme, fabrics), *_colours(theme, colours)]


def _fabrics(theme: Theme, box: Box) -> list[Item]:
    items: list[Item] = []
    for number, fabric in enumerate((*theme.fabrics, theme.back)):
        row, column = divmod(number, _COLUMNS)
        place = box.square(_SWATCH, "left", "top")
        place = place.moved(column * (_SWATCH + _SWATCH_GAP), row * (_SWATCH + _LABEL + _SWATCH_GAP))
        swatch = paths.rect(0, 0, _SWATCH, _SWATCH, fabric, theme.line_stroke(0.3))
        label = Box(place.x - 1, place.bottom, _SWATCH + 2, _LABEL)
        items += [Group((swatch,), place.x, place.y), *_label(theme, fabric.pattern, label, "centre")]
    return items


def _colours(theme: Theme, box: Box) -> list[Item]:
    items: list[Item] = []
    for name in _COLOURS:
        line, box = box.split_top(6.5, 2)
        colour: Colour = getattr(theme, name)
        swatch, words = line.split_left(line.height, 1.5)
        items.append(paths.box_path(swatch, colour, theme.line_stroke(0.3), 1.2))
        items += _label(theme, name, words.left_strip(18), "left")
    return items


def _label(theme: Theme, text: str, box: Box, align: Align) -> Sequence[Item]:
    return fit_text(text, box, TextStyle(8, colour=theme.text, align=align, smallest=3))
