"""A balance report as one page for browsers: texts and tables as such, plots drawn as on paper."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from math import ceil

from quiltsmith.decks.deck import Deck
from quiltsmith.i18n import _
from quiltsmith.layout.report.report_document import LONG_TABLE
from quiltsmith.layout.report.report_plots import SHOWN_PATCHES, Plots, effect_lines, plots_of
from quiltsmith.layout.report.report_tables import parts_of_table
from quiltsmith.render.svg import svg_fragment
from quiltsmith.render.svg_fonts import font_faces
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import FontRole, Item
from quiltsmith.simulate.balance_report import (
    BalanceVerdict,
    Effects,
    HeatMap,
    Histogram,
    Measures,
    NumberTable,
    Part,
    Report,
    Tiles,
)
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_NIGHT = {
    "text": "#f4eadf",
    "muted": "#bdae9f",
    "accent": "#f2a565",
    "line": "#8d7f72",
    "guide": "#57493e",
    "panel": "#3a3029",
    "card": "#2a231e",
    "page": "#1d1815",
    "pale": "#6b4a31",
    "heat0": "#3a3029",
    "heat1": "#63462f",
    "heat2": "#8d5e38",
    "heat3": "#c07d48",
    "heat4": "#f2a565",
}

STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);
font:16px/1.45 'Source Sans Pro','Source Sans 3',system-ui,sans-serif}
header,main,footer{max-width:1280px;margin:0 auto;padding:0 20px}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;padding-top:18px}
h1,h2{font-family:'Quilt Display',Fredoka,'Source Sans Pro',system-ui,sans-serif;font-weight:400;margin:0}
h1{font-size:28px;color:var(--accent)}
header p{margin:0;color:var(--muted)}
h2{font-size:18px;color:var(--accent);line-height:1.2}
.strip{display:block;width:100%;height:10px;margin:12px 0 0}
main{display:grid;grid-template-columns:repeat(6,1fr);grid-auto-flow:dense;gap:16px;padding-top:16px;padding-bottom:16px}
section{grid-column:span 2;min-width:0;padding:16px 18px;
background:var(--card);border:1px solid var(--guide);border-radius:16px}
section.half{grid-column:span 3}
section.most{grid-column:span 4}
section.wide,.wide+.half:has(+.wide){grid-column:1/-1}
section svg{display:block;width:100%;height:auto;margin-top:8px}
.lead{margin:2px 0 0;color:var(--muted);font-size:14.5px}
.scroll{overflow-x:auto}
.scroll svg{min-width:46rem}
.half>svg{max-width:42rem}
.verdicts{list-style:none;margin:4px 0 0;padding:0}
.verdicts li{display:grid;grid-template-columns:84px 1fr;gap:0 14px;align-items:center;
padding:9px 0;border-top:2px dashed var(--guide)}
.verdicts li:first-child{border-top:0}
@media (min-width:901px){
.half .verdicts,.most .verdicts{display:grid;grid-template-columns:1fr 1fr;gap:0 28px}
.half li:nth-child(2),.most li:nth-child(2){border-top:0}
}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:0 40px;align-items:start}
.verdicts svg{margin:0;max-height:56px}
.verdicts b{display:block;line-height:1.25}
.verdicts small{color:var(--muted);font-size:13.5px}
.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin:14px 0 0}
.tiles div{background:var(--panel);border-radius:10px;padding:6px 10px}
.tiles dt{font-size:13.5px;color:var(--muted)}
.tiles dd{margin:0;font:400 19px/1.2 'Quilt Display',Fredoka,sans-serif}
table{border-collapse:collapse;width:100%;margin-top:8px;font-size:14px;font-variant-numeric:tabular-nums}
th{color:var(--muted);font-weight:700;vertical-align:bottom;line-height:1.15}
th,td{padding:2px 6px;text-align:right;white-space:nowrap}
th.left,td.left{text-align:left;font-weight:700}
tbody tr:nth-child(5n+1) td{border-top:1px solid var(--guide)}
.measures tbody tr td{border-top:1px solid var(--guide);padding:5px 6px;vertical-align:top}
.measures td.left{white-space:normal;padding-left:0}
.measures small{display:block;font-weight:400;color:var(--muted);font-size:13.5px}
footer{color:var(--muted);font-size:13.5px;padding-bottom:24px}
@media (max-width:900px){section,section.half,section.most{grid-column:1/-1}}
@media print{
@page{size:A4;margin:12mm}
body{background:#fff;font-size:11px;-webkit-print-color-adjust:exact;print-color-adjust:exact}
header,main,footer{max-width:none;padding-left:0;padding-right:0}
header{padding-top:0}
h1{font-size:20px}h2{font-size:13px}
main{grid-template-columns:1fr 1fr;gap:9px}
section,section.half,section.most{grid-column:span 1;break-inside:avoid;border-radius:8px;padding:9px 11px}
section.wide{grid-column:1/-1}
section:has(.measures){break-inside:auto}
.measures tr{break-inside:avoid}
.measures tbody tr td{padding:2px 4px}
.half .verdicts,.most .verdicts{display:block}
.lead,.verdicts small,.measures small,.tiles dt,table{font-size:9.5px}
.verdicts li{grid-template-columns:52px 1fr;padding:4px 0;gap:0 8px}
.verdicts svg{max-height:34px}
.tiles dd{font-size:14px}
.scroll{overflow:visible}.scroll svg{min-width:0}
th,td{padding:0 4px}
}
"""


def colour_names(theme: Theme, drawn: Mapping[str, Colour]) -> dict[str, str]:
    """Name the colours of a theme, and others of drawings, that a page changes by night."""
    return {colour: f"var(--{name})" for name, colour in _by_day(theme, drawn).items()}


def colour_rules(theme: Theme, drawn: Mapping[str, Colour]) -> str:
    """Write the rules for colours: those of the theme, and those of the night where the reader wants it dark."""
    day = "".join(f"--{name}:{colour};" for name, colour in _by_day(theme, drawn).items())
    night = "".join(f"--{name}:{colour};" for name, colour in _NIGHT.items())
    page = theme.panel.hex()
    return (
        f":root{{color-scheme:light dark;{day}--page:{page}}}\n"
        f"@media screen and (prefers-color-scheme:dark){{:root{{{night}}}}}"
    )


def _by_day(theme: Theme, drawn: Mapping[str, Colour]) -> dict[str, str]:
    names = ("text", "muted", "accent", "line", "guide", "panel", "card")
    colours = {**{name: getattr(theme, name) for name in names}, **drawn}
    return {name: colour.hex() for name, colour in colours.items()}


_THIRD, _HALF, _WIDE = 90.0, 140.0, 230.0
"""How wide plots are drawn, in millimetres: as wide as they stand on a usual screen, so that type is as large."""
_PLOT, _EFFECTS = 60.0, 76.0
_WIDE_TABLE = 8
_STRIP = 340.0
_PICTURE = Box(0, 0, 24, 14)
_END = "</section>\n"
_EVERY_CHARACTER = "".join(map(chr, range(0x20, 0x7F))) + "–−±×·…“”„’%"


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
        """Return the whole file."""
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

    def _part(self, part: Histogram | HeatMap | Effects | NumberTable | Measures) -> str:
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
        if isinstance(part, Measures):
            return _section("wide", part.title, part.lead, _measures(part))
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
        return _section(kind, _("What stands out"), "", f'<ul class="verdicts">\n{"".join(items)}</ul>')

    def _picture(self, verdict: BalanceVerdict) -> str:
        items = self._plots.verdict_picture(verdict, _PICTURE, 5, self._style.theme.panel)
        return self._drawing(items, _PICTURE, ", ".join(verdict.cards[:SHOWN_PATCHES]))

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


def _measures(part: Measures) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in part.heads)
    rows = "".join(
        f'<tr><td class="left">{escape(row.text)}<small>{escape(row.detail)}</small></td>'
        f"{''.join(f'<td>{escape(number)}</td>' for number in row.numbers)}</tr>\n"
        for row in part.rows
    )
    return f'<table class="measures"><thead><tr><th></th>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table>'


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
