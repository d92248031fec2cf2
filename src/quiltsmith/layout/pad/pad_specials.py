"""The special actions of a doodle pad: a swing tag for each, with a box to tick for every use."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.drawing.sewing_notions import swing_tag
from quiltsmith.layout.pad.pad_context import UNLIMITED, Detail, PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Path, Stroke
from quiltsmith.scene.text import TextStyle, line_height, text_width, wrap_text

_TAG, _TAG_ALONE, _WIDEST_TAG = 25.5, 30.0, 34.0
_GAP, _HANG = 2.2, 3.6
_SAG = 3.0
_LOWEST = 0.75
"""How far the line that tags hang from comes down in its middle, as a share of how far its curve is pulled."""
_TICK, _PICTURE = 9.2, 10.4
_EDGE, _TOP = 2.2, 7.0
_TITLE = TextStyle(12.5, "display", wrap=True)
_NAME = TextStyle(10.5, "display")
_MEANING = TextStyle(7.5, valign="top", wrap=True)
_LARGEST_MEANING = 10.5
"""Explanations grow with their tags up to this size."""
_MOST_LINES = 6
"""The lines of an explanation one of whose words is too wide to be broken."""
_MOST_ACROSS = 4
_FEW = 2
_APART = 1.0


class SpecialsPart(ShownPart, frozen=True):
    """Tags on a line where the part is wide, below each other where it is high."""

    game: DoodleGame

    @property
    def is_shown(self) -> bool:
        return bool(self._uses)

    def widths(self) -> tuple[float, float]:
        count = len(self._uses)
        if self.pad.is_bare:
            return self._strip_width, self._strip_width * count
        alone = self.pad.size(_TAG_ALONE if self.pad.detail is Detail.FULL else _TAG)
        return max(self._tag_width, alone), self.pad.size(_WIDEST_TAG + _GAP) * min(count, _MOST_ACROSS)

    def heights(self, width: float) -> tuple[float, float]:
        across = self._across(width)
        rows = ceil(len(self._uses) / across)
        if self.pad.is_bare:
            height = rows * (self._tick + self.pad.size(1.2))
            return height, height * 1.2
        height, more = self._height(width, across), 0.0
        if self.pad.detail is Detail.FULL:
            tag = self._tag_in(width, across)
            more = self._tag_height(tag, _LARGEST_MEANING) - self._tag_height(tag)
        return height, height + rows * (self.pad.size(4) + more)

    def _height(self, width: float, across: int) -> float:
        """Return the least height with so many tags side by side."""
        tag = self._tag_height(self._tag_in(width, across))
        if self.pad.detail is not Detail.FULL and across > 1:
            # The line sags; explanations have that much to spare.
            tag += self.pad.size(_SAG) * _LOWEST
        return self._head + ceil(len(self._uses) / across) * (tag + self.pad.size(_HANG + 1))

    def draw(self, box: Box) -> PartOutput:
        pad, across = self.pad, self._across(box.width)
        if across < len(self._uses) and not pad.is_bare and self._height(box.width, 1) <= box.height:
            across = 1  # one below the other fills a high box without holes
        rows = ceil(len(self._uses) / across)
        if pad.is_bare:
            return self._strips(box, rows, across)
        width = self._tag_in(box.width, across)
        title, body = box.split_top(self._head)
        title = title.top_strip(pad.heading_height)
        drawn = PartOutput([*pad.write(pad.word("pad.specials"), title, replace(_TITLE, colour=pad.theme.accent))])
        room = body.height / rows - pad.size(_HANG + 1)
        meaning = self._meaning_style(width, room)
        height = min(room, self._tag_height(width, meaning.size) + pad.size(4))
        tags = dict[str, Box]()
        uses = iter(self._uses)
        for row, line in enumerate(body.rows(rows)):
            sag = pad.size(_SAG) if across > 1 else 0.0
            if sag:
                drawn.items += self._line(line.top_strip(sag))
            gap = pad.size(_GAP)
            for place in line.place(across * width + (across - 1) * gap, height, valign="top").columns(
                across, gap
            ):
                if (name := next(uses, None)) is None:
                    break
                share = (place.centre[0] - line.x) / line.width
                hang = 3 * sag * share * (1 - share)
                tags[name] = tag = place.shrink(bottom=sag * _LOWEST).moved(down=hang + pad.size(_HANG))
                up = line.y + hang if sag else line.y - (pad.size(0.6) if row else 0)
                drawn.items += swing_tag(tag, (tag.centre[0], up), pad.theme)
                drawn.add(self._content(tag, name))
        drawn.items += pad.write_all(
            [(self._name(name), self._name_box(tag)) for name, tag in tags.items()], _NAME
        )
        if pad.detail is Detail.FULL:
            meanings = [(self._meaning(name), self._meaning_box(tag)) for name, tag in tags.items()]
            drawn.items += pad.write_all(meanings, meaning)
        return drawn

    @property
    def _uses(self) -> dict[str, int]:
        return {name: count for name, count in self.game.specials.items() if count}

    def _name(self, special: str) -> str:
        return self.pad.word(f"special.{special}")

    def _meaning(self, special: str) -> str:
        return self.pad.word(f"special.{special}.meaning")

    @property
    def _tick(self) -> float:
        return self.pad.tick(_TICK)

    @property
    def _head(self) -> float:
        return self.pad.heading_height + self.pad.size(1)

    @property
    def _tag_width(self) -> float:
        pad = self.pad
        least = self._tick + pad.size(_PICTURE + 2 * _EDGE + 1)
        size = pad.least.text if pad.detail is not Detail.FULL else pad.type(_NAME.size * 0.8)
        words = max((text_width(self._name(name), size, _NAME.font) for name in self._uses), default=0.0)
        return max(pad.size(_TAG), least, words + pad.size(2 * _EDGE))

    @property
    def _strip_width(self) -> float:
        most = max(self._uses.values())
        return self._tick * (1 + most) + self.pad.size(2.5)

    def _across(self, width: float) -> int:
        least = self._strip_width if self.pad.is_bare else self._tag_width
        gap = self.pad.size(_GAP)
        fits = max(1, int((width + gap + 1e-6) / (least + gap)))
        count = len(self._uses)
        return ceil(count / ceil(count / min(fits, _MOST_ACROSS, count)))

    def _tag_in(self, width: float, across: int) -> float:
        gap = self.pad.size(_GAP)
        return min(max(self.pad.size(_WIDEST_TAG), self._tag_width), (width + gap) / across - gap)

    def _ticks_in_a_line(self, width: float, uses: int) -> int:
        """Count the boxes side by side: few stand beside the picture, many below it."""
        taken = 2 * _EDGE + (_PICTURE + 1 if uses <= _FEW else 0)
        return max(1, int((width - self.pad.size(taken) + _APART + 1e-6) / (self._tick + _APART)))

    def _ticks_height(self, width: float, uses: int) -> float:
        lines = ceil(uses / self._ticks_in_a_line(width, uses))
        above = 0.0 if uses <= _FEW else self.pad.size(_PICTURE + 1)
        return above + lines * self._tick + (lines - 1) * _APART

    def _above_name(self, width: float) -> float:
        """Return the height of picture and boxes of the tag that has most of them, and of what is above."""
        ticks = max(self._ticks_height(width, uses) for uses in self._uses.values())
        return self.pad.size(_TOP) + max(ticks, self.pad.size(_PICTURE))

    def _meaning_style(self, width: float, room: float) -> TextStyle:
        """Return explanations as large as tags of this width and height allow."""
        sizes = [_LARGEST_MEANING - step * 0.5 for step in range(int(2 * (_LARGEST_MEANING - _MEANING.size)) + 1)]
        size = next((size for size in sizes if self._tag_height(width, size) <= room), _MEANING.size)
        return replace(_MEANING, size=size)

    def _tag_height(self, width: float, meaning: float = _MEANING.size) -> float:
        pad = self.pad
        height = self._above_name(width) + pad.type_height(_NAME.size, 1.25) + pad.size(1.6)
        if pad.detail is not Detail.FULL:
            return height
        size, inner = pad.type(meaning), width - pad.size(2 * _EDGE - 0.6)
        lines = [wrap_text(self._meaning(name), inner, size) for name in self._uses]
        if meaning > _MEANING.size and not all(lines):
            return UNLIMITED
        most = max(len(broken) if broken else _MOST_LINES for broken in lines)
        return height + most * line_height(size) + pad.size(1)

    def _name_box(self, tag: Box) -> Box:
        inner = tag.inset(self.pad.size(_EDGE), 0).shrink(top=self._above_name(tag.width) + self.pad.size(0.8))
        return inner.top_strip(self.pad.type_height(_NAME.size, 1.25))

    def _meaning_box(self, tag: Box) -> Box:
        name = self._name_box(tag)
        above = name.bottom + self.pad.size(0.5) - tag.y
        inner = tag.shrink(left=self.pad.size(_EDGE), right=self.pad.size(_EDGE - 0.6))
        return inner.shrink(top=above, bottom=self.pad.size(0.8))

    def _line(self, box: Box) -> list[Item]:
        """Draw the line that the tags hang from."""
        size, theme = self.pad.size, self.pad.theme
        third, two_thirds = box.x + box.width * 0.3, box.x + box.width * 0.7
        curve = ("C", third, box.bottom, two_thirds, box.bottom, box.right, box.y)
        ends = [
            paths.circle(x, box.y, size(1.0), theme.badge, Stroke(theme.accent, size(0.35)))
            for x in (box.x, box.right)
        ]
        return [Path((("M", box.x, box.y), curve), None, self.pad.pen(0.55, theme.accent)), *ends]

    def _content(self, tag: Box, name: str) -> PartOutput:
        pad, uses, side = self.pad, self._uses[name], self.pad.size(_PICTURE)
        inner = tag.inset(pad.size(_EDGE), 0).shrink(top=pad.size(_TOP))
        below = 0.0 if uses <= _FEW else side + pad.size(1)
        ticks = list(self._ticks(inner.shrink(top=below), tag.width, uses))
        beside = (ticks[0].y + ticks[-1].bottom) / 2 - side / 2 - inner.y if uses <= _FEW else 0.0
        drawn = PartOutput(
            [picture(name, inner.square(side, "left", "top").moved(down=max(0.0, beside)), pad.theme)]
        )
        for use, box in enumerate(ticks, 1):
            drawn.add(pad.tick_box(f"{name}-{use}", box, self._name(name), 0.45))
        return drawn

    def _ticks(self, box: Box, tag_width: float, uses: int) -> Iterator[Box]:
        """List the boxes to tick, in lines that end at the right."""
        in_a_line, side = self._ticks_in_a_line(tag_width, uses), self._tick
        for use in range(uses):
            line, place = divmod(use, in_a_line)
            after = min(in_a_line, uses - line * in_a_line) - place - 1
            corner = box.square(side, "right", "top")
            yield corner.moved(-after * (side + _APART), line * (side + _APART))

    def _strips(self, box: Box, rows: int, across: int) -> PartOutput:
        """Draw only a picture and its boxes to tick for each action."""
        pad, side, drawn = self.pad, self._tick, PartOutput()
        places = [place for row in box.table(rows, across) for place in row]
        for (name, uses), place in zip(self._uses.items(), places, strict=False):
            icon = place.square(side, "left")
            drawn.items.append(picture(name, icon.inset(side * 0.06), pad.theme))
            for use in range(uses):
                tick = icon.moved(side + pad.size(1.5) + use * (side + pad.size(0.5)))
                drawn.add(pad.tick_box(f"{name}-{use + 1}", tick, self._name(name)))
        return drawn
