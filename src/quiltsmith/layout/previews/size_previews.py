"""Paper sizes and presets drawn to scale, beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.layout.sheets.imposition import COLUMNS, ROWS
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Item, Page, Stroke
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
_PER_ROW = 3


@refusing_unprintable()
def paper_preview(papers: Sequence[Paper], style: Style, title: str) -> Document:
    """Draw papers at a quarter of their size, standing on one line, with their sizes in mm and inches."""
    theme = style.theme
    highest = max(paper.height for paper in papers) * _PAPER_SCALE
    items: list[Item] = []
    x = _EDGE
    for paper in papers:
        width, height = paper.width * _PAPER_SCALE, paper.height * _PAPER_SCALE
        sheet = Box(x, _EDGE + highest - height, width, height)
        items.append(paths.box_path(sheet, theme.panel, theme.line_stroke(0.4)))
        items += fit_text(paper.name, sheet.inset(2), TextStyle(20, "display", theme.accent, "centre"))
        measures = (
            f"{paper.width:g} × {paper.height:g} mm",
            f"{paper.width / INCH:.3g} × {paper.height / INCH:.3g} in",
        )
        items += _lines(measures, Box(sheet.x - 2, sheet.bottom + 1.5, width + 4, 9), theme)
        x += width + _GAP
    size = x - _GAP + _EDGE, highest + 2 * _EDGE + 11
    return _document(size, items, style, title)


@refusing_unprintable()
def preset_preview(presets: Sequence[Preset], style: Style, title: str) -> Document:
    """Draw the page of each preset at its size: bleed, cut, safe area and marks; sheets as a sketch."""
    theme = style.theme
    items: list[Item] = []
    rows = [presets[first : first + _PER_ROW] for first in range(0, len(presets), _PER_ROW)]
    heights = [max(_ROW, *(_height(preset) for preset in row)) for row in rows]
    for number, preset in enumerate(presets):
        row, column = divmod(number, _PER_ROW)
        above = _EDGE + sum(heights[:row]) + row * (_CAPTION + _GAP)
        room = Box(_EDGE + column * (_PRESET_WIDTH + _GAP), above, _PRESET_WIDTH, heights[row])
        items += _single(preset, room, style) if preset.card else _sheet(preset, room, theme)
        caption = Box(room.x, room.bottom + 3, room.width, 7)
        items += fit_text(style.name(preset.title), caption, TextStyle(14, "display", theme.accent, "centre"))
        about = Box(room.x, caption.bottom + 1.5, room.width, _CAPTION - 11.5)
        items += fit_text(
            preset.about[style.language],
            about,
            TextStyle(9, colour=theme.text, align="centre", valign="top", wrap=True, smallest=4),
        )
    width = 2 * _EDGE + _PER_ROW * (_PRESET_WIDTH + _GAP) - _GAP
    height = 2 * _EDGE + sum(heights) + len(rows) * (_CAPTION + _GAP) - _GAP
    return _document((width, height), items, style, title)


def _height(preset: Preset) -> float:
    """Give the height of a preset's page where it is drawn at its size."""
    return preset.page_size(*preset.card)[1] if preset.card else 0.0


def _single(preset: Preset, room: Box, style: Style) -> list[Item]:
    theme = style.theme
    width, height = preset.card or (0.0, 0.0)
    page_width, page_height = preset.page_size(width, height)
    x, y = room.centre
    page = Box(x - page_width / 2, y - page_height / 2, page_width, page_height)
    trim = page.inset(preset.margin)
    bleed, safe = trim.inset(-preset.bleed), trim.inset(preset.safe)
    items: list[Item] = [
        paths.box_path(page, theme.paper, theme.guide_stroke(0.3)),
        paths.box_path(bleed, theme.back.ground or theme.panel),
        paths.box_path(trim, theme.card, theme.line_stroke(0.4)),
        paths.box_path(safe, None, Stroke(theme.accent, 0.3, (1.5, 1))),
    ]
    if preset.marks != "none":
        far = preset.margin - preset.bleed
        ends = [(at, page.y + 1, at, page.y + far - 0.6) for at in (trim.x, trim.right)]
        ends += [(at, page.bottom - 1, at, page.bottom - far + 0.6) for at in (trim.x, trim.right)]
        ends += [(page.x + 1, at, page.x + far - 0.6, at) for at in (trim.y, trim.bottom)]
        ends += [(page.right - 1, at, page.right - far + 0.6, at) for at in (trim.y, trim.bottom)]
        items.append(paths.lines(ends, theme.line_stroke(0.25)))
    facts = _facts(preset, (width, height), style)
    items += _lines(facts, Box(safe.x + 1, safe.centre[1] - 3 * len(facts), safe.width - 2, 6 * len(facts)), theme)
    return items


def _facts(preset: Preset, card: tuple[float, float], style: Style) -> list[str]:
    """Say the measures in words."""
    is_picture = preset.file == "png"
    page = preset.pixels(*card) if is_picture else preset.page_size(*card)
    facts = [
        style.word("preview.card", **_measures(style, width=card[0], height=card[1])),
        style.word("preview.bleed", **_measures(style, bleed=preset.bleed)),
        style.word("preview.safe", **_measures(style, safe=preset.safe)),
        style.word(
            "preview.picture" if is_picture else "preview.page",
            **_measures(style, width=page[0], height=page[1]),
        ),
        f"PDF/{preset.pdfx}" if preset.pdfx else preset.file.upper(),
        preset.colours.upper(),
    ]
    if preset.ink_limit is not None:
        facts.append(style.word("preview.ink", **_measures(style, limit=100 * preset.ink_limit)))
    return facts


def _measures(style: Style, **values: float) -> dict[str, str]:
    """Write numbers as people of the language do."""
    sign = style.word("preview.decimal-sign")
    return {name: f"{value:g}".replace(".", sign) for name, value in values.items()}


def _sheet(preset: Preset, room: Box, theme: Theme) -> list[Item]:
    """Sketch a sheet of nine cards, one that is folded between fronts and backs, or the grid of a picture."""
    is_folded, is_grid = preset.duplex == "gutterfold", preset.pages == "grid"
    width, height = (_PRESET_WIDTH, _PRESET_WIDTH / 1.414) if is_folded else (_ROW / 1.414, _ROW)
    width, height = (_PRESET_WIDTH, _PRESET_WIDTH) if is_grid else (width, height)
    x, y = room.centre
    sheet = Box(x - width / 2, y - height / 2, width, height)
    items: list[Item] = [paths.box_path(sheet, theme.paper, theme.line_stroke(0.4))]
    columns, rows = (4, 2) if is_folded else (3, 3)
    columns, rows = (COLUMNS, ROWS) if is_grid else (columns, rows)
    inner = sheet if is_grid else Box(sheet.x + 6, sheet.y + 5, sheet.width - 12, sheet.height - 14)
    card_width, card_height = inner.width / columns, inner.height / rows
    for column in range(columns):
        for row in range(rows):
            place = Box(inner.x + column * card_width, inner.y + row * card_height, card_width, card_height)
            is_back = is_folded and column >= columns // 2
            is_back = is_back or (is_grid and (column, row) == (columns - 1, rows - 1))
            items.append(paths.box_path(place, theme.back if is_back else theme.card, theme.line_stroke(0.25)))
    if is_folded:
        fold = Stroke(theme.accent, 0.4, (2, 1.2))
        items.append(paths.line(x, sheet.y, x, sheet.bottom, fold))
    return items


def _lines(texts: Sequence[str], box: Box, theme: Theme) -> list[Item]:
    height = box.height / len(texts)
    return [
        item
        for number, text in enumerate(texts)
        for item in fit_text(
            text,
            Box(box.x, box.y + number * height, box.width, height),
            TextStyle(9, colour=theme.text, align="centre", smallest=4),
        )
    ]


def _document(size: tuple[float, float], items: Sequence[Item], style: Style, title: str) -> Document:
    ground = paths.rect(0, 0, *size, style.theme.paper)
    return Document([Page(*size, (ground, *items), title)], title, language=style.language)
