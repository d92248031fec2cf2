"""Bare reportlab."""

from __future__ import annotations

import sys

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from benchmarks.pad_peers.page import CELLS, HEIGHT, LEFT, SIDE, TEXTS, TITLE, TOP, WIDTH, font_file

pdfmetrics.registerFont(TTFont("face", font_file()))
canvas = Canvas(sys.argv[1], pagesize=(WIDTH, HEIGHT), pageCompression=1, initialFontName="face")
steps = [SIDE * step / CELLS for step in range(CELLS + 1)]
for _ in range(int(sys.argv[2])):
    canvas.setFont("face", 24)
    canvas.drawString(LEFT, HEIGHT - 60, TITLE)
    canvas.grid([LEFT + step for step in steps], [TOP - step for step in steps])
    canvas.setFont("face", 11)
    for x, y, text in TEXTS:
        canvas.drawString(x, y, text)
    canvas.showPage()
canvas.save()
