"""30 cards with Typst, which is compiled and shows how fast one can be."""

from __future__ import annotations

import sys
from pathlib import Path

import typst

from benchmarks.card_peers.card_facts import CARDS, CELL, HEIGHT, WIDTH, cells, font_file, places

source = ['#set page(width: 210mm, height: 297mm, margin: 0mm)\n#set text(font: "Quilt Display", size: 12pt)']
shown = 0
for (card_id, size, rows), (page, x, y) in zip(CARDS, places(), strict=True):
    if page != shown:
        source.append("#pagebreak()")
        shown = page
    frame = f"#rect(width: {WIDTH - 6}mm, height: {HEIGHT - 6}mm, radius: 2.5mm)"
    ends = f"[{card_id} #h(1fr) {size}]"
    line = f"block(width: {WIDTH - 12}mm, {ends})"
    source.append(f"#place(dx: {x + 3}mm, dy: {y + 3}mm)[{frame}]")
    source.append(f"#place(dx: {x + 6}mm, dy: {y + 6}mm, {line})")
    source.append(f"#place(dx: {x + 6}mm, dy: {y + HEIGHT - 10}mm, rotate(180deg, {line}))")
    for left, top in cells(rows, x, y):
        square = f"square(size: {CELL}mm, fill: rgb(213, 94, 0), stroke: 0.5pt)"
        source.append(f"#place(dx: {left}mm, dy: {top}mm, {square})")
folder = Path(sys.argv[1]).parent
(folder / "cards.typ").write_text("\n".join(source), encoding="utf-8")
typst.compile(str(folder / "cards.typ"), output=sys.argv[1], font_paths=[str(Path(font_file()).parent)])
