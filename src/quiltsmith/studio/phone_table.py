"""The table on phones: a piece of HTML that says what is to be drawn now."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from quiltsmith.decks.deck import Deck
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics
from quiltsmith.layout.previews.screen_pictures import patch_picture
from quiltsmith.render.svg import render_page
from quiltsmith.style.print_style import Style


def table_html(
    title: str, told: str, deck: Deck, style: Style, large: tuple[str, ...], small: tuple[str, ...]
) -> str:
    """Write what phones show: words, then the patches to draw, and smaller those that the neighbours have."""
    fabrics = card_fabrics(deck, style)
    shapes = {card.id: card.shape for card in deck.everything}

    def figure(card: str) -> str:
        drawn = render_page(patch_picture(shapes[card], fabrics[card], style.theme), 1, "bare")
        address = f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
        return f'<figure><img alt="" src="{address}"><figcaption>{escape(card)}</figcaption></figure>'

    rows = "".join(
        f'<div class="{kind}">{"".join(map(figure, cards))}</div>'
        for kind, cards in (("large", large), ("small", small))
        if cards
    )
    return f"<h1>{escape(title)}</h1><p>{escape(told)}</p>{rows}"
