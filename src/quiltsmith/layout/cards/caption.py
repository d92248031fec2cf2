"""The name of a card and a note, under its patch: one size for all cards of a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Card
from quiltsmith.formats.fields import in_language
from quiltsmith.layout.cards.frame import CardMeasures
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, FontRole, Item
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text, line_height, wrap_text
from quiltsmith.style.print_style import Style

_NAME_SIZE, _SMALLEST_NAME = 12.0, 7.0
_NOTE_SIZE, _SMALLEST_NOTE = 8.0, 6.0
_NAME_LINES, _NOTE_LINES = 2, 4
_STEP = 0.5
_BETWEEN = 0.7
"""Millimetres between name and note."""
_WIDER = 0.98
"""Lines are broken for a little less than the width, so that the last word is not squeezed."""


class Lettering(Struct, frozen=True):
    """The size of all texts of a kind, in points, and the height that the longest needs, in mm."""

    size: float
    height: float


class CaptionPlan(Struct, frozen=True):
    """How names and notes are set; without either there is no room for it."""

    name: Lettering | None
    note: Lettering | None

    @property
    def height(self) -> float:
        """The room for both, in mm."""
        between = _BETWEEN if self.name and self.note else 0.0
        return between + sum(lettering.height for lettering in (self.name, self.note) if lettering)


def plan_caption(cards: Sequence[Card], measures: CardMeasures, language: str) -> CaptionPlan | None:
    """Find the sizes in which all names and all notes of a deck fit a few lines, if it has any."""
    width, scale = measures.middle.width, measures.scale
    names = _texts([card.name for card in cards], language)
    notes = _texts([card.note for card in cards], language)
    if not names and not notes:
        return None
    return CaptionPlan(
        _lettering(names, width, "display", _NAME_SIZE * scale, _SMALLEST_NAME, _NAME_LINES),
        _lettering(notes, width, "text", _NOTE_SIZE * scale, _SMALLEST_NOTE, _NOTE_LINES),
    )


def draw_caption(card: Card, room: Box, plan: CaptionPlan, style: Style) -> tuple[Item, ...]:
    """Write a card's name and note into the room that all cards keep for them."""
    items: tuple[Item, ...] = ()
    below = 0.0 if plan.name is None else plan.name.height
    if card.name and plan.name:
        box = Box(room.x, room.y, room.width, below)
        items += _written(card.name, box, plan.name, "display", style)
    if card.note and plan.note:
        below += _BETWEEN if plan.name else 0.0
        box = Box(room.x, room.y + below, room.width, room.height - below)
        items += _written(card.note, box, plan.note, "text", style)
    return items


def _texts(translated: Sequence[Mapping[str, str]], language: str) -> list[str]:
    return [in_language(texts, language) for texts in translated if texts]


def _lettering(
    texts: list[str], width: float, font: FontRole, largest: float, smallest: float, most_lines: int
) -> Lettering | None:
    """Take one line where that is not too small, else the largest size in which all texts fit a few lines."""
    if not texts:
        return None
    size = max(largest, smallest)
    steps = int((size - smallest) / _STEP)
    sizes = [size - number * _STEP for number in range(steps + 1)]
    for candidate in sizes:
        broken = [wrap_text(text, width * _WIDER, candidate, font) for text in texts]
        lines = max((len(rows) for rows in broken if rows is not None), default=0)
        fits = None not in broken and lines <= most_lines
        # A long name rather takes a second line than become much smaller.
        if fits and (lines == 1 or candidate <= size * 0.85 or candidate == sizes[-1]):
            return Lettering(candidate, lines * line_height(candidate) + 0.4 * candidate * POINT)
    longest = max(texts, key=len)
    raise TextFitError(longest, Box(0, 0, width, most_lines * line_height(smallest)))


def _written(
    texts: Mapping[str, str], box: Box, lettering: Lettering, font: FontRole, style: Style
) -> tuple[Item, ...]:
    theme = style.theme
    return fit_text(
        style.name(texts),
        box,
        TextStyle(
            lettering.size,
            font,
            theme.text if font == "display" else theme.muted,
            "centre",
            valign="top" if font == "text" else "bottom",
            wrap=True,
            smallest=lettering.size,
        ),
    )
