"""The special actions of a doodle pad: pictures, meanings, and a box to cross off for each use."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.pad.look import HEADING_HEIGHT, Drawn, Look
from quiltsmith.scene.elements import Box, FormField, Item
from quiltsmith.scene.text import TextFitError, text_width

_ROW, _TALLEST_ROW = 12.0, 17.0
_BOX = 7.0
_BOX_STEP = 8.2
_BETWEEN = 3.0
_FEW_USES = 6
_FEW_IN_A_LINE, _MANY_IN_A_LINE = 3, 5
_PICTURE = 11.0
_MEANING = 9.0
_SQUEEZED = 0.8
"""How much smaller a meaning may be set to stay on one line."""


class SpecialsPart(Struct, frozen=True):
    """A row for each special action that the game allows."""

    look: Look
    game: DoodleGame

    @property
    def is_shown(self) -> bool:
        """Whether the game has special actions."""
        return bool(self._uses)

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(66 + self._boxes_width), self.look.size(105)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        head, rows = self.look.size(HEADING_HEIGHT + 1), sum(self._row_shares)
        return head + self.look.row(_ROW) * rows, head + self.look.size(_TALLEST_ROW) * rows

    def draw(self, box: Box) -> Drawn:
        """Draw the rows."""
        look = self.look
        drawn = Drawn([*look.heading(look.word("pad.specials"), box)])
        y = box.y + look.size(HEADING_HEIGHT + 1)
        height = (box.bottom - y) / sum(self._row_shares)
        for (name, uses), share in zip(self._uses.items(), self._row_shares, strict=True):
            drawn.add(self._row(name, uses, Box(box.x, y, box.width, height * share)))
            y += height * share
        return drawn

    @property
    def _uses(self) -> dict[str, int]:
        return {name: uses for name, uses in self.game.specials.items() if uses}

    @property
    def _row_shares(self) -> list[float]:
        """How high the rows are, counted in usual rows: many boxes need more room."""
        needed = [ceil(uses / self._in_a_line) * _BOX_STEP + _BETWEEN for uses in self._uses.values()]
        return [max(1.0, height / _ROW) for height in needed]

    @property
    def _boxes_width(self) -> float:
        return _BOX_STEP * min(max(self._uses.values(), default=1), self._in_a_line)

    @property
    def _in_a_line(self) -> int:
        """How many boxes stand beside each other."""
        return _FEW_IN_A_LINE if max(self._uses.values(), default=1) <= _FEW_USES else _MANY_IN_A_LINE

    def _row(self, name: str, uses: int, row: Box) -> Drawn:
        look, theme = self.look, self.look.theme
        side = min(look.size(_PICTURE), row.height * 0.86)
        icon = Box(row.x, row.centre[1] - side / 2, side, side)
        left = row.x + look.size(_PICTURE + 2.5)
        right = row.right - look.size(self._boxes_width + 1)
        middle = row.centre[1]
        title, meaning = look.word(f"special.{name}"), look.word(f"special.{name}.meaning")
        above = Box(left, middle - look.size(5.9), right - left, look.size(5.3))
        below = Box(left, middle + look.size(0.2), right - left, row.bottom - middle - look.size(0.4))
        items: list[Item] = [
            picture(name, icon, theme),
            *look.write(title, above, 12, font="bold", valign="bottom"),
            *_lightly(look, meaning, below),
        ]
        drawn = Drawn(items)
        for use, box in enumerate(self._boxes(uses, row), 1):
            drawn.items.append(look.writing_box(box))
            drawn.fields.append(FormField("check", f"{name}-{use}", box, title))
        return drawn

    def _boxes(self, uses: int, row: Box) -> Iterator[Box]:
        look, lines = self.look, ceil(uses / self._in_a_line)
        step = min(look.size(_BOX_STEP), row.height / (lines + _BETWEEN / _BOX_STEP))
        side = min(look.size(_BOX), step * 0.9)
        top = row.centre[1] - step * lines / 2 + (step - side) / 2
        for use in range(uses):
            line, place = divmod(use, self._in_a_line)
            # A single line of boxes ends at the right, so that boxes of all actions stand below each other.
            in_line = min(uses, self._in_a_line)
            x = row.right - look.size(_BOX_STEP) * (in_line - place) + look.size(_BOX_STEP) - side
            yield Box(x, top + line * step, side, side)


def _lightly(look: Look, meaning: str, box: Box) -> tuple[Item, ...]:
    """Set a meaning on one line if it can be read there, else on two."""
    colour, size = look.theme.muted, look.size(_MEANING)
    if text_width(meaning, max(size * _SQUEEZED, look.smallest)) <= box.width:
        return look.write(meaning, box, _MEANING, colour=colour, valign="top")
    try:
        return look.write(meaning, box, _MEANING, colour=colour, valign="top", wrap=True)
    except TextFitError:
        if look.is_tight:
            return ()  # a picture with a name is better than no pad
        raise
