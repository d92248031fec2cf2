"""30 cards with protograf; with its own Helvetica, which spares it the embedding."""

from __future__ import annotations

import sys
from pathlib import Path

from protograf import Card, Create, Deck, Save, polyomino, text

from benchmarks.card_peers.card_facts import CARDS, CELL, HEIGHT, WIDTH

target = Path(sys.argv.pop(1))  # protograf reads what is left
Create(filename=target.name, directory=str(target.parent), paper="A4", margin=1.0)
Deck(cards=len(CARDS), width=WIDTH / 10, height=HEIGHT / 10, rounding=0.3)
for number, (card_id, size, rows) in enumerate(CARDS, 1):
    cell = CELL / 10
    Card(
        str(number),
        text(text=card_id, x=1, y=1, font_size=12),
        text(text=str(size), x=5.3, y=1, font_size=12),
        text(text=card_id, x=5.3, y=7.8, font_size=12, rotation=180),
        text(text=str(size), x=1, y=7.8, font_size=12, rotation=180),
        polyomino(
            pattern=[row.replace("#", "1").replace(".", "0") for row in rows],
            x=(WIDTH / 10 - len(rows[0]) * cell) / 2,
            y=(HEIGHT / 10 - len(rows) * cell) / 2,
            side=cell,
            fill="#d55e00",
        ),
    )
Save()
