"""Themes side by side on one page: two cards, all fabrics and all colours of each."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.layout.cards.card_document import card_leaves
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
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
    theme, page = style.theme, Box(0, 0, _WIDTH, _STRIP)
    name = f"{style.name(theme.title)} ({theme.id})"
    head, rest = page.inset(_EDGE).split_top(_TITLE)
    items: list[Item] = [
        paths.box_path(page, theme.paper),
        *fit_text(name, head.left_strip(120).moved(down=-2), TextStyle(18, "display", theme.accent)),
    ]
    chosen = max(deck.cards, key=lambda card: (card.shape.is_chiral(), card.shape.size))
    (leaf,) = card_leaves(deck, style, _CARD, cards=[chosen])
    for face in (leaf.front, leaf.back):
        place, rest = rest.split_left(_CARD.width, 4)
        if face is not None:
            items.append(Use(face, place.x, place.y))
            items.append(paths.box_path(place.top_strip(_CARD.height), None, theme.line_stroke(0.3), 3))
    fabrics, colours = rest.shrink(left=4).split_left(_COLUMNS * (_SWATCH + _GAP), 4)
    return [*items, *_fabrics(theme, fabrics), *_colours(theme, colours)]


def _fabrics(theme: Theme, box: Box) -> list[Item]:
    items: list[Item] = []
    for number, fabric in enumerate((*theme.fabrics, theme.back)):
        row, column = divmod(number, _COLUMNS)
        place = box.square(_SWATCH, "left", "top")
        place = place.moved(column * (_SWATCH + _GAP), row * (_SWATCH + _LABEL + _GAP))
        swatch = paths.rect(0, 0, _SWATCH, _SWATCH, fabric, theme.line_stroke(0.3))
        label = Box(place.x - 1, place.bottom, _SWATCH + 2, _LABEL)
        items += [Group((swatch,), place.x, place.y), *_label(theme, fabric.pattern, label, "centre")]
    return items


def _colours(theme: Theme, box: Box) -> list[Item]:
    items: list[Item] = []
    for name in _COLOURS:
        line, box = box.split_top(6.5, 2)
        colour: Colour = getattr(theme, name)
        swatch, words = line.split_left(line.height, 1.5)
        items.append(paths.box_path(swatch, colour, theme.line_stroke(0.3), 1.2))
        items += _label(theme, name, words.left_strip(18), "left")
    return items


def _label(theme: Theme, text: str, box: Box, align: Align) -> Sequence[Item]:
    return fit_text(text, box, TextStyle(8, colour=theme.text, align=align, smallest=3))
