"""Peer: Typst, written in Rust."""

from __future__ import annotations

import sys
from pathlib import Path

import typst

from benchmarks.pad_peers.page import CELLS, HEIGHT, LEFT, SIDE, TEXTS, TITLE, TOP, WIDTH, font_file

steps = [SIDE * step / CELLS for step in range(CELLS + 1)]
drawn = [f"#place(dx: {LEFT}pt, dy: 40pt, text(24pt)[{TITLE}])"]
for step in steps:
    drawn.append(f"#place(dx: {LEFT}pt, dy: {HEIGHT - TOP + step}pt, line(length: {SIDE}pt))")
    drawn.append(f"#place(dx: {LEFT + step}pt, dy: {HEIGHT - TOP}pt, line(length: {SIDE}pt, angle: 90deg))")
drawn += [f"#place(dx: {x}pt, dy: {HEIGHT - y}pt, text(11pt)[{text}])" for x, y, text in TEXTS]
pages = "\n#pagebreak()\n".join(["\n".join(drawn)] * int(sys.argv[2]))
source = Path(sys.argv[1]).with_suffix(".typ")
head = f'#set page(width: {WIDTH}pt, height: {HEIGHT}pt, margin: 0pt)\n#set text(font: "Source Sans Pro")\n'
source.write_text(head + pages, encoding="utf-8")
typst.compile(str(source), output=sys.argv[1], font_paths=[str(Path(font_file()).parent)])
