"""Peer: fpdf2."""

from __future__ import annotations

import sys

from fpdf import FPDF

from benchmarks.pad_peers.page import CELLS, HEIGHT, LEFT, SIDE, TEXTS, TITLE, TOP, WIDTH, font_file

pdf = FPDF(unit="pt", format=(WIDTH, HEIGHT))
pdf.add_font("face", fname=font_file())
for _ in range(int(sys.argv[2])):
    pdf.add_page()
    pdf.set_font("face", size=24)
    pdf.text(LEFT, 60, TITLE)
    for step in range(CELLS + 1):
        at = SIDE * step / CELLS
        pdf.line(LEFT, HEIGHT - TOP + at, LEFT + SIDE, HEIGHT - TOP + at)
        pdf.line(LEFT + at, HEIGHT - TOP, LEFT + at, HEIGHT - TOP + SIDE)
    pdf.set_font("face", size=11)
    for x, y, text in TEXTS:
        pdf.text(x, HEIGHT - y, text)
pdf.output(sys.argv[1])
