"""The special actions of a doodle pad: a swing tag for each, with a box to tick for every use."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.drawing.sewing_notions import swing_tag
from quiltsmith.layout.pad.pad_context import Detail, PadContext, PartOutput
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, FormField, Item, Path, Stroke
from quiltsmith.scene.text import wrap_text

_TAG, _TAG_ALONE, _WIDEST_TAG = 25.5, 30.0, 34.0
_GAP, _HANG = 2.2, 3.6
_SAG = 3.0
_LOWEST = 0.75
"""How far the line that tags hang from comes down in its middle, as a share of how far its curve is pulled."""
_TICK, _PICTURE = 9.2, 10.4
_EDGE, _TOP = 2.2, 7.0
_NAME_TYPE, _MEANING_TYPE = 10.5, 7.5
_LEADING = 1.2
_MOST_ACROSS = 4
_FEW = 2
_APART = 1.0


class SpecialsPart(Struct, frozen=True):
    """Tags on a line where the part is wide, below each other where it is high."""

    look: PadContext
    game: DoodleGame

    @property
    def is_shown(self) -> bool:
        """Whether the game has special actions."""
        return bool(self._uses)

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        count = len(self._uses)
        if self.look.detail is Detail.BARE:
            return self._strip_width, self._strip_width * count
        alone = self.look.size(_TAG_ALONE if self.look.detail is Detail.FULL else _TAG)
        return max(self._tag_width, alone), self.look.size(_WIDEST_TAG + _GAP) * min(count, _MOST_ACROSS)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        rows = ceil(len(self._uses) / self._across(width))
        if self.look.detail is Detail.BARE:
            height = rows * (self._tick + self.look.size(1.2))
            return height, height * 1.2
        tag = self._tag_height(self._tag_in(width))
        if self.look.detail is not Detail.FULL and self._across(width) > 1:
            # The line sags; explanations have that much room to spare.
            tag += self.look.size(_SAG) * _LOWEST
        height = self._head + rows * (tag + self.look.size(_HANG + 1))
        return height, height + rows * self.look.size(4)

    def draw(self, box: Box) -> PartOutput:
        """Draw the tags."""
        if self.look.detail is Detail.BARE:
            return self._strip(box)
        look, across = self.look, self._across(box.width)
        rows = ceil(len(self._uses) / across)
        gap = look.size(_GAP)
        width = self._tag_in(box.width)
        drawn = PartOutput(self._heading(Box(box.x, box.y, box.width, self._head)))
        pitch = (box.height - self._head) / rows
        height = min(pitch - look.size(_HANG + 1), self._tag_height(width) + look.size(4))
        start = box.x + (box.width - across * width - (across - 1) * gap) / 2
        names, meanings = list[tuple[str, Box]](), list[tuple[str, Box]]()
        for row in range(rows):
            y = box.y + self._head + row * pitch
            sag = look.size(_SAG) if across > 1 else 0.0
            if across > 1:
                drawn.items += self._line(Box(box.x, y, box.width, sag))
            for place, (name, uses) in enumerate(list(self._uses.items())[row * across : (row + 1) * across]):
                x = start + place * (width + gap)
                share = (x + width / 2 - box.x) / box.width
                hang = y + 3 * sag * share * (1 - share)
                tag = Box(x, hang + look.size(_HANG), width, height - (sag * _LOWEST if across > 1 else 0.0))
                middle = (tag.centre[0], hang if across > 1 else y - (look.size(0.6) if row else 0))
                drawn.items += swing_tag(tag, middle, look.theme)
                drawn.add(self._content(tag, name, uses))
                names.append((look.word(f"special.{name}"), self._name_room(tag, uses)))
                meanings.append((look.word(f"special.{name}.meaning"), self._meaning_room(tag, uses)))
        drawn.items += look.write_together(names, _NAME_TYPE, font="display")
        if look.detail is Detail.FULL:
            drawn.items += look.write_together(meanings, _MEANING_TYPE, valign="top", wrap=True)
        return drawn

    @property
    def _uses(self) -> dict[str, int]:
        return {name: count for name, count in self.game.specials.items() if count}

    @property
    def _tick(self) -> float:
        return self.look.tick(_TICK)

    @property
    def _head(self) -> float:
        return self.look.heading_height + self.look.size(1)

    @property
    def _tag_width(self) -> float:
        least = self._tick + self.look.size(_PICTURE + 2 * _EDGE + 1)
        words = max(
            (text_width_of(self.look, self.look.word(f"special.{name}")) for name in self._uses), default=0.0
        )
        return max(self.look.size(_TAG), least, words + self.look.size(2 * _EDGE))

    @property
    def _strip_width(self) -> float:
        most = max(self._uses.values())
        return self._tick * (1 + most) + self.look.size(2.5)

    def _across(self, width: float) -> int:
        least = self._strip_width if self.look.detail is Detail.BARE else self._tag_width
        gap = self.look.size(_GAP)
        fits = max(1, int((width + gap + 1e-6) / (least + gap)))
        count = len(self._uses)
        return ceil(count / ceil(count / min(fits, _MOST_ACROSS, count)))

    def _tag_in(self, width: float) -> float:
        """Give the width of a tag in a part of a width."""
        gap = self.look.size(_GAP)
        return min(max(self.look.size(_WIDEST_TAG), self._tag_width), (width + gap) / self._across(width) - gap)

    def _ticks_in_a_line(self, width: float, uses: int) -> int:
        """Count the boxes side by side: few stand beside the picture, many below it."""
        taken = 2 * _EDGE + (_PICTURE + 1 if uses <= _FEW else 0)
        return max(1, int((width - self.look.size(taken) + _APART + 1e-6) / (self._tick + _APART)))

    def _ticks_height(self, width: float, uses: int) -> float:
        lines = ceil(uses / self._ticks_in_a_line(width, uses))
        above = 0.0 if uses <= _FEW else self.look.size(_PICTURE + 1)
        return above + lines * self._tick + (lines - 1) * _APART

    def _tag_height(self, width: float) -> float:
        look = self.look
        ticks = max(self._ticks_height(width, uses) for uses in self._uses.values())
        height = look.size(_TOP) + max(ticks, look.size(_PICTURE)) + self._name_height + look.size(1.6)
        if look.detail is not Detail.FULL:
            return height
        size = look.type(_MEANING_TYPE)
        room = width - look.size(2 * _EDGE - 0.6)
        lines = [wrap_text(look.word(f"special.{name}.meaning"), room, size) for name in self._uses]
        most = max(len(broken) if broken else 6 for broken in lines)
        return height + most * size * POINT * _LEADING + look.size(1)

    @property
    def _name_height(self) -> float:
        return self.look.type(_NAME_TYPE) * POINT * 1.25

    def _name_room(self, tag: Box, uses: int) -> Box:
        look = self.look
        ticks = max(self._ticks_height(tag.width, uses) for uses in self._uses.values())
        y = tag.y + look.size(_TOP) + max(ticks, look.size(_PICTURE)) + look.size(0.8)
        return Box(tag.x + look.size(_EDGE), y, tag.width - look.size(2 * _EDGE), self._name_height)

    def _meaning_room(self, tag: Box, uses: int) -> Box:
        name = self._name_room(tag, uses)
        y = name.bottom + self.look.size(0.5)
        return Box(name.x, y, name.width + self.look.size(0.6), tag.bottom - y - self.look.size(0.8))

    def _heading(self, box: Box) -> list[Item]:
        look = self.look
        title = look.word("pad.specials")
        room = Box(box.x, box.y, box.width, look.heading_height)
        return [*look.write(title, room, 12.5, font="display", colour=look.theme.accent, wrap=True)]

    def _line(self, box: Box) -> list[Item]:
        """Draw the line that the tags hang from."""
        look, theme = self.look, self.look.theme
        low = box.y + box.height
        line = Path(
            (
                ("M", box.x, box.y),
                ("C", box.x + box.width * 0.3, low, box.x + box.width * 0.7, low, box.right, box.y),
            ),
            None,
            Stroke(theme.accent, look.size(0.55), round=True),
        )
        ends = [
            paths.circle(x, box.y, look.size(1.0), theme.badge, Stroke(theme.accent, look.size(0.35)))
            for x in (box.x, box.right)
        ]
        return [line, *ends]

    def _content(self, tag: Box, name: str, uses: int) -> PartOutput:
        look = self.look
        top = tag.y + look.size(_TOP)
        side = look.size(_PICTURE)
        below = 0.0 if uses <= _FEW else side + look.size(1)
        ticks = list(self._ticks(Box(tag.x, top + below, tag.width - look.size(_EDGE), tag.height), uses))
        middle = (ticks[0].y + ticks[-1].bottom) / 2 if uses <= _FEW else top + side / 2
        shown = Box(tag.x + look.size(_EDGE), max(top, middle - side / 2), side, side)
        drawn = PartOutput([picture(name, shown, look.theme)])
        title = look.word(f"special.{name}")
        for use, box in enumerate(ticks, 1):
            drawn.items.append(look.writing_box(box, width=0.45))
            drawn.fields.append(FormField("check", f"{name}-{use}", box, title))
        return drawn

    def _ticks(self, room: Box, uses: int) -> Iterator[Box]:
        in_a_line = self._ticks_in_a_line(room.width + self.look.size(_EDGE), uses)
        side = self._tick
        for use in range(uses):
            line, place = divmod(use, in_a_line)
            here = min(in_a_line, uses - line * in_a_line)
            yield Box(
                room.right - (here - place) * side - (here - place - 1) * _APART,
                room.y + line * (side + _APART),
                side,
                side,
            )

    def _strip(self, box: Box) -> PartOutput:
        """Draw only a picture and its boxes to tick for each action."""
        look, across = self.look, self._across(box.width)
        rows = ceil(len(self._uses) / across)
        side, drawn = self._tick, PartOutput()
        pitch, width = box.height / rows, box.width / across
        for number, (name, uses) in enumerate(self._uses.items()):
            row, place = divmod(number, across)
            x, y = box.x + place * width, box.y + row * pitch + (pitch - side) / 2
            drawn.items.append(picture(name, Box(x, y, side, side).inset(side * 0.06, side * 0.06), look.theme))
            for use in range(uses):
                tick = Box(x + side + look.size(1.5) + use * (side + look.size(0.5)), y, side, side)
                drawn.items.append(look.writing_box(tick))
                drawn.fields.append(FormField("check", f"{name}-{use + 1}", tick, look.word(f"special.{name}")))
        return drawn


def text_width_of(look: PadContext, name: str) -> float:
    """Measure the name of an action as it stands on its tag."""
    from quiltsmith.scene.text import text_width

    return text_width(
        name, look.least.text if look.detail is not Detail.FULL else look.type(_NAME_TYPE * 0.8), "display"
    )
