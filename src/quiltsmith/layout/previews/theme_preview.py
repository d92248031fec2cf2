"""Themes side by side on one page: two cards, all fabrics and all colours of each."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.layout.cards.card_document import card_leaves
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Document, Group, Item, Page, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_WIDTH, _STRIP, _EDGE = 300.0, 112.0, 8.0
_CARD = CardMeasures(63, 88)
_TITLE = 9.0
_SWATCH, _LABEL, _GAP = 17.0, 4.5, 3.0
_COLUMNS = 6
_COLOURS = ("text", "muted", "accent", "line", "guide", "paper", "panel", "badge", "on_badge", "card")


@refusing_unprintable()
def theme_preview(styles: Sequence[Style], deck: Deck, title: str) -> Document:
    """Show the themes of several styles, with cards of a deck, below each other."""
    items: list[Item] = []
    for number, style in enumerate(styles):
        items.append(Group(tuple(_strip(style, deck)), 0, number * _STRIP))
    return Document([Page(_WIDTH, _STRIP * len(styles), items, title)], title, language=styles[0].language)


def _strip(style: Style, deck: Deck) -> list[Item]:
    theme = style.theme
    box = Box(0, 0, _WIDTH, _STRIP).inset(_EDGE)
    name = f"{style.name(theme.title)} ({theme.id})"
    items: list[Item] = [
        paths.rect(0, 0, _WIDTH, _STRIP, theme.paper),
        *fit_text(name, Box(box.x, box.y - 2, 120, _TITLE), TextStyle(18, "display", theme.accent)),
    ]
    top = box.y + _TITLE
    chosen = max(deck.cards, key=lambda card: (card.shape.is_chiral(), card.shape.size))
    (leaf,) = card_leaves(deck, style, _CARD, cards=[chosen])
    for number, face in enumerate((leaf.front, leaf.back)):
        if face is not None:
            x = box.x + number * (_CARD.width + 4)
            items.append(Use(face, x, top))
            items.append(paths.rounded_rect(x, top, _CARD.width, _CARD.height, 3, None, theme.line_stroke(0.3)))
    left = box.x + 2 * (_CARD.width + 4) + 4
    items += _fabrics(theme, left, top)
    items += _colours(theme, left + _COLUMNS * (_SWATCH + _GAP) + 4, top)
    return items


def _fabrics(theme: Theme, left: float, top: float) -> list[Item]:
    items: list[Item] = []
    for number, fabric in enumerate((*theme.fabrics, theme.back)):
        x = left + number % _COLUMNS * (_SWATCH + _GAP)
        y = top + number // _COLUMNS * (_SWATCH + _LABEL + _GAP)
        swatch = paths.rect(0, 0, _SWATCH, _SWATCH, fabric, theme.line_stroke(0.3))
        items.append(Group((swatch,), x, y))
        items += _label(theme, fabric.pattern, Box(x - 1, y + _SWATCH, _SWATCH + 2, _LABEL), "centre")
    return items


def _colours(theme: Theme, left: float, top: float) -> list[Item]:
    items: list[Item] = []
    side = 6.5
    for number, name in enumerate(_COLOURS):
        y = top + number * (side + 2)
        colour: Colour = getattr(theme, name)
        items.append(paths.rounded_rect(left, y, side, side, 1.2, colour, theme.line_stroke(0.3)))
        items += _label(theme, name, Box(left + side + 1.5, y, 18, side), "left")
    return items


def _label(theme: Theme, text: str, box: Box, align: str) -> Sequence[Item]:
    return fit_text(
        text, box, TextStyle(8, colour=theme.text, align="left" if align == "left" else "centre", smallest=3)
    )
