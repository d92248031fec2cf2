"""30 cards with fpdf2 and an embedded font."""

from __future__ import annotations

import sys

from fpdf import FPDF

from benchmarks.card_peers.card_facts import CARDS, CELL, HEIGHT, WIDTH, cells, font_file, places

pdf = FPDF(format="A4")
pdf.set_auto_page_break(False)
pdf.add_font("display", "", font_file())
shown = -1
for (card_id, size, rows), (page, x, y) in zip(CARDS, places(), strict=True):
    if page != shown:
        pdf.add_page()
        shown = page
    pdf.set_font("display", size=12)
    pdf.rect(x + 3, y + 3, WIDTH - 6, HEIGHT - 6, style="D", round_corners=True, corner_radius=2.5)
    for angle in (0, 180):
        with pdf.rotation(angle, x + WIDTH / 2, y + HEIGHT / 2):
            pdf.text(x + 6, y + 10, card_id)
            pdf.text(x + WIDTH - 10, y + 10, str(size))
    pdf.set_fill_color(213, 94, 0)
    for left, top in cells(rows, x, y):
        pdf.rect(left, top, CELL, CELL, style="DF")
pdf.output(sys.argv[1])
