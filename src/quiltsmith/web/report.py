"""A balance report as one page for browsers: texts and tables as such, plots drawn as on paper."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import ceil

from quiltsmith.decks.deck import Deck
from quiltsmith.layout.report.blocks import LONG_TABLE
from quiltsmith.layout.report.plots import Plots, effect_lines, plots_of
from quiltsmith.layout.report.tables import parts_of_table
from quiltsmith.render.svg import svg_fragment
from quiltsmith.render.svg_fonts import font_faces
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, FontRole, Item, Stroke
from quiltsmith.simulate.report import (
    BalanceVerdict,
    Effects,
    HeatMap,
    Histogram,
    NumberTable,
    Part,
    Report,
    Tiles,
)
from quiltsmith.style.choices import Style
from quiltsmith.talk.saying import say
from quiltsmith.web.looks import STYLE, colour_names, colour_rules

_THIRD, _HALF, _WIDE = 90.0, 140.0, 290.0
"""How wide plots are drawn, in millimetres: as wide as they stand on a usual screen, so that type is as large."""
_PLOT, _EFFECTS = 60.0, 76.0
_WIDE_TABLE = 8
_STRIP = 340.0
_PICTURE = Box(0, 0, 24, 14)
_PATCHES = 2
_END = "</section>\n"
_EVERY_CHARACTER = "".join(map(chr, range(0x20, 0x7F))) + "ÄÖÜäöüß–−±×·…“”„’%"


def report_page(report: Report, deck: Deck, style: Style, foot: str) -> str:
    """Write the page; its texts are in the language in which the report was made."""
    return _ReportPage(report, deck, style).text(foot)


class _ReportPage:
    """Puts the page together and remembers which characters the fonts must have."""

    def __init__(self, report: Report, deck: Deck, style: Style) -> None:
        self._report, self._style = report, style
        self._plots: Plots = plots_of(deck, style)
        heat = {f"heat{number}": shade for number, shade in enumerate(self._plots.shades)}
        self._drawn = {"pale": self._plots.pale, **heat}
        self._colours = colour_names(style.theme, self._drawn)
        self._characters: dict[FontRole, set[str]] = {}
        self._drawings = 0
        self._sections = [self._verdicts(report.verdicts), *self._parts(report.parts)]

    def text(self, foot: str) -> str:
        """Give the whole file."""
        report, theme = self._report, self._style.theme
        strip = self._strip()
        written = [report.title, report.subtitle, foot, *self._sections, _EVERY_CHARACTER]
        for role in ("text", "bold", "display"):
            self._characters.setdefault(role, set()).update(*written)
        fonts = font_faces({role: filter(str.isprintable, used) for role, used in self._characters.items()})
        return (
            f'<!doctype html>\n<html lang="{self._style.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width,initial-scale=1">\n'
            f"<title>{escape(report.title)}</title>\n"
            f"<style>\n{colour_rules(theme, self._drawn)}{STYLE}{fonts}\n</style>\n</head>\n<body>\n"
            f"<header><h1>{escape(report.title)}</h1><p>{escape(report.subtitle)}</p></header>\n{strip}\n"
            f"<main>\n{''.join(self._sections)}</main>\n<footer>{escape(foot)}</footer>\n</body>\n</html>\n"
        )

    def _parts(self, parts: Iterable[Part]) -> list[str]:
        """Write each part as a section; tiles stand with the histogram before them."""
        sections: list[str] = []
        for part in parts:
            if isinstance(part, Tiles):
                before = sections.pop().removesuffix(_END) if sections else _section("third", part.title, "", "")
                sections.append(before.removesuffix(_END) + _tiles(part) + _END)
            else:
                sections.append(self._part(part))
        return sections

    def _part(self, part: Histogram | HeatMap | Effects | NumberTable) -> str:
        if isinstance(part, Histogram):
            box = Box(0, 0, _THIRD, _PLOT)
            return _section(
                "third", part.title, part.lead, self._drawing(self._plots.histogram(part, box), box, part.lead)
            )
        if isinstance(part, HeatMap):
            box = Box(0, 0, _THIRD, _THIRD * 0.72)
            return _section(
                "third", part.title, part.lead, self._drawing(self._plots.heat_map(part, box), box, part.lead)
            )
        if isinstance(part, Effects):
            is_half = effect_lines(part, _HALF) == 1
            lines = 1 if is_half else effect_lines(part, _WIDE)
            box = Box(0, 0, _HALF if is_half else _WIDE, _EFFECTS * lines)
            drawing = self._drawing(self._plots.effects(part, box), box, part.title)
            if is_half:
                return _section("half", part.title, part.unit, drawing)
            return _section("wide", part.title, part.unit, f'<div class="scroll">{drawing}</div>')
        if len(part.heads) > _WIDE_TABLE:
            return _section("wide", part.title, part.note, _table(part))
        if len(part.rows) > LONG_TABLE:
            halves = "".join(map(_table, parts_of_table(part, ceil(len(part.rows) / 2))))
            return _section("wide", part.title, part.note, f'<div class="pair">{halves}</div>')
        return _section("half", part.title, part.note, _table(part))

    def _verdicts(self, verdicts: Iterable[BalanceVerdict]) -> str:
        items = [
            f"<li>{self._picture(verdict)}<div><b>{escape(verdict.text)}</b>"
            f"<small>{escape(verdict.detail)}</small></div></li>\n"
            for verdict in verdicts
        ]
        plots = sum(isinstance(part, (Histogram, HeatMap)) for part in self._report.parts)
        kind = ("half", "most", "third")[min(plots, 2)]
        return _section(kind, say("What stands out"), "", f'<ul class="verdicts">\n{"".join(items)}</ul>')

    def _picture(self, verdict: BalanceVerdict) -> str:
        shown = verdict.cards[:_PATCHES]
        width = _PICTURE.width / max(1, len(shown))
        items: list[Item] = []
        for number, card in enumerate(shown):
            items += self._plots.patch(card, Box(number * width, 0, width, _PICTURE.height).inset(0.8))
        if not shown:
            items = self._mark(verdict.is_good)
        return self._drawing(items, _PICTURE, ", ".join(shown))

    def _mark(self, is_good: bool) -> list[Item]:
        """Draw a tick for what is good, and a button for what is neither."""
        theme, (x, y) = self._style.theme, _PICTURE.centre
        ring = paths.circle(x, y, 5, theme.panel, Stroke(theme.accent, 0.4))
        if is_good:
            points = ((x - 2.1, y + 0.2), (x - 0.6, y + 1.8), (x + 2.2, y - 1.8))
            return [ring, paths.polyline(points, Stroke(theme.accent, 0.8, round=True))]
        return [ring, *(paths.circle(x + a, y + b, 0.7, theme.accent) for a in (-1.4, 1.4) for b in (-1.4, 1.4))]

    def _strip(self) -> str:
        """Draw a row of fabrics, the hem of the page."""
        theme = self._style.theme
        width = _STRIP / len(theme.fabrics)
        pieces = [
            paths.rect(number * width, 0, width, 2.6, fabric, theme.line_stroke(0.25))
            for number, fabric in enumerate(theme.fabrics)
        ]
        drawn = self._drawing(pieces, Box(0, 0, _STRIP, 2.6), "")
        return drawn.replace("<svg ", '<svg class="strip" preserveAspectRatio="xMidYMid slice" ', 1)

    def _drawing(self, items: Iterable[Item], box: Box, label: str) -> str:
        self._drawings += 1
        names = f"d{self._drawings}-"
        text, used = svg_fragment(items, box.width, box.height, label, names, self._colours)
        for role, characters in used.items():
            self._characters.setdefault(role, set()).update(characters)
        return text


def _section(kind: str, title: str, lead: str, content: str) -> str:
    told = f'<p class="lead">{escape(lead)}</p>' if lead else ""
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{told}{content}{_END}'


def _tiles(part: Tiles) -> str:
    tiles = "".join(f"<div><dt>{escape(label)}</dt><dd>{escape(value)}</dd></div>" for label, value in part.tiles)
    return f'<dl class="tiles">{tiles}</dl>'


def _table(part: NumberTable) -> str:
    kinds = [' class="left"' if head in part.left else "" for head in part.heads]
    heads = "".join(
        f"<th{kind}>{escape(head).replace(chr(10), '<br>')}</th>"
        for head, kind in zip(part.heads, kinds, strict=True)
    )
    rows = "".join(
        f"<tr>{''.join(f'<td{kind}>{escape(cell)}</td>' for cell, kind in zip(row, kinds, strict=True))}</tr>\n"
        for row in part.rows
    )
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>'
