"""Peer: protograf, which draws what its commands say, in centimetres."""

from __future__ import annotations

import sys
from pathlib import Path

from protograf import Create, Grid, PageBreak, Save, Text

from benchmarks.pad_peers.page import CELLS, HEIGHT, LEFT, SIDE, TEXTS, TITLE, TOP

CM = 72 / 2.54
out, count = Path(sys.argv[1]), int(sys.argv[2])
del sys.argv[1:]  # protograf reads the command line too
Create(filename=out.name, paper="A4", margin=0)
for page in range(count):
    Text(x=LEFT / CM, y=60 / CM, text=TITLE, font_size=24, align="left")
    Grid(x=LEFT / CM, y=(HEIGHT - TOP) / CM, side=SIDE / CELLS / CM, rows=CELLS, cols=CELLS)
    for x, y, text in TEXTS:
        Text(x=x / CM, y=(HEIGHT - y) / CM, text=text, font_size=11, align="left")
    if page + 1 < count:
        PageBreak()
Save(directory=str(out.parent))
