"""30 cards with bare reportlab and an embedded font: plain patches, nothing measured or checked."""

from __future__ import annotations

import sys
from typing import IO

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from benchmarks.card_peers.card_facts import CARDS, CELL, HEIGHT, WIDTH, cells, font_file, places

PAGE_HEIGHT = 297.0

pdfmetrics.registerFont(TTFont("display", font_file()))


def draw(target: str | IO[bytes]) -> None:
    """Draw all cards, the first time or again in the same process."""
    canvas = Canvas(target, (210 * mm, PAGE_HEIGHT * mm), pageCompression=1, initialFontName="display")
    shown = 0
    for (card_id, size, rows), (page, x, y) in zip(CARDS, places(), strict=True):
        if page != shown:
            canvas.showPage()
            shown = page
        canvas.setFont("display", 12)
        canvas.setFillColorRGB(0, 0, 0)
        canvas.roundRect((x + 3) * mm, (PAGE_HEIGHT - y - HEIGHT + 3) * mm, (WIDTH - 6) * mm, (HEIGHT - 6) * mm, 7)
        for turned in (False, True):
            canvas.saveState()
            canvas.translate((x + WIDTH / 2) * mm, (PAGE_HEIGHT - y - HEIGHT / 2) * mm)
            if turned:
                canvas.rotate(180)
            canvas.drawString((6 - WIDTH / 2) * mm, (HEIGHT / 2 - 10) * mm, card_id)
            canvas.drawRightString((WIDTH / 2 - 6) * mm, (HEIGHT / 2 - 10) * mm, str(size))
            canvas.restoreState()
        canvas.setFillColorRGB(0.84, 0.37, 0)
        for left, top in cells(rows, x, y):
            canvas.rect(left * mm, (PAGE_HEIGHT - top - CELL) * mm, CELL * mm, CELL * mm, fill=1)
    canvas.save()


if __name__ == "__main__":
    draw(sys.argv[1])
