"""The style of pages for browsers: warm paper by day, a dark room by night, ink on white in print."""

from __future__ import annotations

from collections.abc import Mapping

from quiltsmith.scene.colour import Colour
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
h1,h2{font-family:'Fredoka One',Fredoka,'Source Sans Pro',system-ui,sans-serif;font-weight:400;margin:0}
h1{font-size:28px}
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
.tiles dd{margin:0;font:400 19px/1.2 'Fredoka One',Fredoka,sans-serif}
table{border-collapse:collapse;width:100%;margin-top:8px;font-size:14px;font-variant-numeric:tabular-nums}
th{color:var(--muted);font-weight:700;vertical-align:bottom;line-height:1.15}
th,td{padding:2px 6px;text-align:right;white-space:nowrap}
th.left,td.left{text-align:left;font-weight:700}
tbody tr:nth-child(5n+1) td{border-top:1px solid var(--guide)}
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
.half .verdicts,.most .verdicts{display:block}
.lead,.verdicts small,.tiles dt,table{font-size:9.5px}
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
