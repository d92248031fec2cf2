"""Sections of a rules booklet: panels of steps, each a sentence with its picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.layout.sheets.panel_pages import Block, body_style, framed, paragraph
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

Picture = Callable[[Box], list[Item]]
"""Draws a picture into a box."""
READING_MARK = "†"
"""Stands behind what is our reading of a point that the rules leave open."""
_TYPE, _HEAD, _NOTE = 10.0, 11.0, 7.5
_BADGE = 2.8
_BESIDE_BADGE = 2 * _BADGE + 2
_BETWEEN, _BETWEEN_ROWS = 6.0, 4.0
_ABOVE_TEXT, _BESIDE_PICTURE = 2.0, 5.0
_PANEL_EDGES, _PANEL_SIDES = 11.0, 8.0
_SLACK = 0.8
"""What a text takes beside its lines: what hangs below the last of them."""


class Step(Struct, frozen=True):
    """A sentence and the picture beside it, or above it."""

    text: str
    draw: Picture
    height: float = 24.0
    """The least height of the picture in mm."""
    mark: str = ""
    """A number or letter before the sentence."""
    head: str = ""
    """A name above the sentence."""

    @property
    def is_reading(self) -> bool:
        return READING_MARK in self.text


class Columns(Struct, frozen=True):
    """How many steps stand beside each other, and whether their pictures are above or left of the sentences."""

    count: int
    is_above: bool = False
    picture_share: float = 0.4
    """How much of a step's width a picture at its left takes."""


ONE, TWO = Columns(1), Columns(2)
_LEAD = Columns(1, picture_share=0.48)
ONE_BELOW, TWO_BELOW, THREE_BELOW, FOUR_BELOW = (Columns(count, is_above=True) for count in (1, 2, 3, 4))


class Section(Struct, frozen=True):
    """A panel of steps, in the narrow and the wide design."""

    title: str
    steps: Sequence[Step]
    narrow: Columns = ONE
    wide: Columns = TWO
    lead: Step | None = None
    """A step above all others, over the whole width."""


def section_block(section: Section, width: float, is_narrow: bool, style: Style) -> Block:
    """Make the panel of a section for a page of a width; it is as high as its steps need."""
    design = section.narrow if is_narrow else section.wide
    rows = _rows(section, design, Box(0, 0, width - _PANEL_SIDES, 0))
    heights = [row.height for row in rows]
    note = style.word("rules.reading") if any(step.is_reading for row in rows for step in row.steps) else ""
    foot = body_style(style.theme, _NOTE).height(note, width - _PANEL_SIDES) + 1.5 if note else 0.0
    total = sum(heights) + _BETWEEN_ROWS * (len(rows) - 1) + foot + _PANEL_EDGES

    def draw(box: Box) -> list[Item]:
        items: list[Item] = []
        for row, line in zip(rows, box.shrink(bottom=foot).rows(heights, _BETWEEN_ROWS), strict=True):
            for step, place in zip(row.steps, line.columns(row.design.count, _BETWEEN), strict=False):
                items += _draw_step(step, place, row, style)
        if note:
            items += paragraph(note, box.bottom_strip(foot - 0.5), style.theme, _NOTE, is_muted=True)
        return items

    return framed(section.title, total, draw, style)


class _Row(Struct, frozen=True):
    """Steps beside each other."""

    steps: Sequence[Step]
    design: Columns
    height: float
    words: float
    """The height of the longest text."""


def _rows(section: Section, design: Columns, box: Box) -> list[_Row]:
    """Part the steps of a section into rows, and measure these."""
    across = min(design.count, len(section.steps))
    parts = [section.steps[first : first + across] for first in range(0, len(section.steps), across)]
    designs = [replace(design, count=across)] * len(parts)
    if section.lead is not None:
        parts, designs = [[section.lead], *parts], [_LEAD, *designs]
    rows = []
    for steps, kind in zip(parts, designs, strict=True):
        column = box.columns(kind.count, _BETWEEN)[0].width
        words = [_text_height(step, column, kind) for step in steps]
        pictures = [step.height for step in steps]
        height = max(pictures) + _ABOVE_TEXT + max(words) if kind.is_above else max(*pictures, *words)
        rows.append(_Row(steps, kind, height, max(words)))
    return rows


def _text_width(step: Step, width: float, design: Columns) -> float:
    if not design.is_above:
        width = (
            Box(0, 0, width, 0).columns((design.picture_share, 1 - design.picture_share), _BESIDE_PICTURE)[1].width
        )
    return width - (_BESIDE_BADGE if step.mark else 0.0)


def _text_height(step: Step, width: float, design: Columns) -> float:
    if not step.text:
        return 0.0
    lines = TextStyle(_TYPE).height(step.text, _text_width(step, width, design))
    return max(lines + _SLACK, 2 * _BADGE if step.mark else 0.0) + (5.0 if step.head else 0.0)


def _draw_step(step: Step, box: Box, row: _Row, style: Style) -> list[Item]:
    design = row.design
    if design.is_above:
        shown, words = box.split_bottom(row.words, _ABOVE_TEXT if row.words else 0.0)
    else:
        shown, words = box.columns((design.picture_share, 1 - design.picture_share), _BESIDE_PICTURE)
        words = words.place(words.width, _text_height(step, box.width, design))
    theme = style.theme
    items = [*step.draw(shown)]
    if not step.text:
        return items
    if step.mark:
        mark, words = words.split_left(2 * _BADGE, 2)
        badge = mark.square(2 * _BADGE, valign="top")
        items.append(paths.circle(*badge.centre, _BADGE, theme.badge, theme.line_stroke(0.3)))
        items += fit_text(step.mark, badge, TextStyle(9, "bold", theme.on_badge, "centre"))
        words = words.shrink(top=0.0 if step.head else 1.2, bottom=-1.2)
    if step.head:
        head, words = words.split_top(4.5, 0.5)
        items += fit_text(step.head, head, TextStyle(_HEAD, "bold", theme.accent, valign="top"))
    text = body_style(theme, _TYPE)
    if design.is_above and not (step.mark or step.head):
        text = replace(text, align="centre")
    return [*items, *fit_text(step.text, words, text)]
