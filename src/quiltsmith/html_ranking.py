"""The ranking of an evening as one page for browsers: names and points as text, quilts drawn as on paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape, unescape

from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.evening.evening_parts import draw_quilt, rank_badge, round_colour
from quiltsmith.layout.evening.ranking_document import PODIUM, RankedQuilts, WallList
from quiltsmith.render.svg import svg_fragment
from quiltsmith.render.svg_fonts import font_faces
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FontRole, Item
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);
font:17px/1.4 'Source Sans Pro','Source Sans 3',system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:20px}
h1{font:400 clamp(30px,6vw,52px)/1.1 'Quilt Display',Fredoka,sans-serif;color:var(--accent);text-align:center;
margin:8px 0 0}
.told{text-align:center;color:var(--muted);margin:2px 0 14px}
.hem{display:block;width:100%;height:14px}
.podium{display:flex;justify-content:center;align-items:flex-start;gap:22px;list-style:none;
padding:26px 0 6px;margin:0;flex-wrap:wrap}
.podium li{position:relative;width:min(30%,290px);min-width:200px;padding:26px 18px 14px;text-align:center;
background:var(--card);
border:3px solid var(--line);border-radius:22px 22px 6px 6px}
.podium li:nth-child(1){order:2}.podium li:nth-child(2){order:1;margin-top:26px}
.podium li:nth-child(3){order:3;margin-top:42px}
.podium svg{display:block;width:100%;height:auto}
.podium .badge{position:absolute;top:-8px;right:-18px;width:88px}
.podium b{display:block;font:400 26px/1.25 'Quilt Display',Fredoka,sans-serif;margin-top:10px;
overflow-wrap:anywhere}
.podium span{color:var(--accent);font-weight:700;font-size:19px}
.list{list-style:none;margin:22px 0;padding:0;display:grid;gap:8px}
.list li{display:flex;align-items:center;gap:14px;background:var(--card);border:2px dashed var(--guide);
border-radius:14px;padding:7px 14px}
.list .badge{width:52px;flex:none}
.list b{font-size:21px;flex:1 1 8em;overflow-wrap:anywhere;line-height:1.15}
.list small{display:block;font-weight:400;font-size:14px;color:var(--muted)}
.rounds{display:flex;flex-wrap:wrap;gap:4px 16px}
.rounds span{display:flex;align-items:center;gap:6px;font:400 19px 'Quilt Display',Fredoka,sans-serif;
min-width:92px}
.rounds svg{width:56px;height:auto}
.list strong{font:400 25px/1 'Quilt Display',Fredoka,sans-serif;border:3px solid var(--accent);
border-radius:10px;padding:8px 12px;
min-width:86px;text-align:center}
.left{color:var(--muted);text-align:center}
footer{color:var(--muted);font-size:14px;text-align:center;padding:0 0 24px}
@media (max-width:640px){.podium li,.podium li:nth-child(n){width:100%;max-width:340px;margin-top:0;order:0}
.list li{flex-wrap:wrap}.rounds{order:3;width:100%}}
@media print{@page{size:A4;margin:12mm}body{background:#fff;font-size:12px;print-color-adjust:exact;
-webkit-print-color-adjust:exact}
.list li{break-inside:avoid}}
"""
_QUILT, _BADGE, _HEM = Box(0, 0, 45, 45), Box(0, 0, 20, 20), 340.0
_SMALL = Box(0, 0, 14, 14)


def ranking_page(lists: Sequence[WallList], style: Style) -> str:
    """Write the page, in the language of the print; it needs no other file."""
    return _RankingPage(style).text(lists)


def _colours(theme: Theme) -> str:
    """Name the colours of the theme; quilts are as bright by night, so the page has no other look for it."""
    names = ("text", "muted", "accent", "line", "guide", "card")
    named = "".join(f"--{name}:{getattr(theme, name).hex()};" for name in names)
    return f"color-scheme:light;{named}--page:{theme.panel.hex()}"


class _RankingPage:
    def __init__(self, style: Style) -> None:
        self._style = style
        self._characters: dict[FontRole, set[str]] = {}
        self._drawings = 0

    def text(self, lists: Sequence[WallList]) -> str:
        style = self._style
        body = "".join(self._list(one) for one in lists)
        for role in ("text", "bold", "display"):
            self._characters.setdefault(role, set()).update(unescape(body), style.word("unofficial"))
        fonts = font_faces({role: filter(str.isprintable, used) for role, used in self._characters.items()})
        title = escape(lists[0].title if lists else "")
        return (
            f'<!DOCTYPE html>\n<html lang="{style.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{fonts}:root{{{_colours(style.theme)}}}{_STYLE}</style>\n</head>\n"
            f"<body>\n{body}<footer>{escape(style.word('unofficial'))}</footer>\n</body>\n</html>\n"
        )

    def _list(self, one: WallList) -> str:
        podium = "".join(self._tag(line) for line in one.ranked[:PODIUM])
        lines = "".join(self._line(line) for line in one.ranked)
        left = self._style.word("evening.unranked", names=", ".join(one.unranked)) if one.unranked else ""
        return (
            f'<main>\n{self._hem()}<h1>{escape(one.title)}</h1><p class="told">{escape(one.subtitle)}</p>\n'
            f'<ol class="podium">\n{podium}</ol>\n<ol class="list">\n{lines}</ol>\n'
            f'<p class="left">{escape(left)}</p>\n</main>\n'
        )

    def _tag(self, line: RankedQuilts) -> str:
        style, quilt = self._style, ""
        if line.quilts:
            of, last = line.quilts[-1]
            label = style.word("evening.quilt", player=line.player)
            quilt = self._drawing(draw_quilt(last, of, _QUILT, style), _QUILT, label)
        return (
            f"<li>{quilt}{self._badge(line)}<b>{escape(line.player)}</b><span>{escape(line.scored)}</span></li>\n"
        )

    def _line(self, line: RankedQuilts) -> str:
        rounds = []
        for of, quilt in line.quilts:
            points = "" if quilt.points is None else whole(quilt.points)
            colour = (
                "" if quilt.number is None else f' style="color:{round_colour(quilt.number, self._style).hex()}"'
            )
            drawn = self._drawing(draw_quilt(quilt, of, _SMALL, self._style), _SMALL, points)
            rounds.append(f"<span{colour}>{drawn}{points}</span>")
        detail = f"<small>{escape(line.detail)}</small>" if line.detail else ""
        return (
            f"<li>{self._badge(line)}<b>{escape(line.player)}{detail}</b>"
            f'<div class="rounds">{"".join(rounds)}</div><strong>{whole(line.score)}</strong></li>\n'
        )

    def _badge(self, line: RankedQuilts) -> str:
        drawn = self._drawing(rank_badge(_BADGE, line.rank, self._style), _BADGE, str(line.rank))
        return f'<div class="badge">{drawn}</div>'

    def _hem(self) -> str:
        theme = self._style.theme
        width = _HEM / len(theme.fabrics)
        pieces = [
            paths.rect(number * width, 0, width, 4, fabric, theme.line_stroke(0.25))
            for number, fabric in enumerate(theme.fabrics)
        ]
        drawn = self._drawing(pieces, Box(0, 0, _HEM, 4), "")
        return drawn.replace("<svg ", '<svg class="hem" preserveAspectRatio="xMidYMid slice" ', 1)

    def _drawing(self, items: Iterable[Item], box: Box, label: str) -> str:
        self._drawings += 1
        text, used = svg_fragment(items, box.width, box.height, label, f"d{self._drawings}-", {})
        for role, characters in used.items():
            self._characters.setdefault(role, set()).update(characters)
        return text
