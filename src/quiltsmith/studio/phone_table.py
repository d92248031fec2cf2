"""The table on phones: a piece of HTML that says what is to be drawn now."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from quiltsmith.decks.deck import Deck
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics
from quiltsmith.layout.previews.screen_pictures import patch_picture
from quiltsmith.render.svg import render_page
from quiltsmith.style.print_style import Style

_FEW = 4
"""More patches than these are small, in rows."""


def table_html(
    title: str, told: str, deck: Deck, style: Style, large: tuple[str, ...], small: tuple[str, ...]
) -> str:
    """Write what phones show: words, then the patches to draw, and smaller those that the neighbours have.

    Spaces have the same size in all patches of a row: the page divides its room by the size of the row.
    """
    fabrics = card_fabrics(deck, style)
    shapes = {card.id: card.shape for card in deck.everything}

    def figure(card: str) -> str:
        shape = shapes[card]
        drawn = render_page(patch_picture(shape, fabrics[card], style.theme), 1, "bare")
        address = f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
        image = f'<img alt="" data-size="{shape.columns} {shape.rows}" src="{address}">'
        return f"<figure>{image}<figcaption>{escape(card)}</figcaption></figure>"

    def row(kind: str, cards: tuple[str, ...]) -> str:
        wide = sum(shapes[card].columns for card in cards)
        high = max(shapes[card].rows for card in cards)
        return f'<div class="{kind}" data-size="{wide} {high}">{"".join(map(figure, cards))}</div>'

    rows = "".join(
        row(kind, cards)
        for kind, cards in (("large" if len(large) <= _FEW else "many", large), ("small", small))
        if cards
    )
    return f"<header><h1>{escape(title)}</h1><p>{escape(told)}</p></header>{rows}"
