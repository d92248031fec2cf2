"""The head of a pad: a little quilt, the title, and lines for name and date."""

from __future__ import annotations

from quiltsmith.layout.pad.look import Drawn, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, FormField, Item, Stroke
from quiltsmith.scene.text import fit_text, text_width

_HEIGHT = 16.0
_LINE_HEIGHT = 11.0
_TITLE_TYPE = 27.0
_SUBTITLE_TYPE = 8.5
_LABEL_TYPE = 8.0
_WIDE, _WIDE_FOR_A_DATE = 160.0, 110.0
_FIELD_HEIGHT = 6.5
_PATCHES = 2
_FABRIC_SCALE = 0.75


class HeaderPart(ShownPart, frozen=True):
    """Title at the left; name and date beside it, or below it on a narrow sheet."""

    has_name: bool = True
    """Whether there is a line for a name; sheets of several players have the names in their tables."""

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(60), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the height for a width; a head does not grow."""
        height = self.look.size(_HEIGHT if self._is_wide(width) else _HEIGHT + _LINE_HEIGHT)
        return height, height

    def draw(self, box: Box) -> Drawn:
        """Draw the head."""
        look = self.look
        height = look.size(_HEIGHT)
        is_wide = self._is_wide(box.width)
        logo = Box(box.x, box.y + height * 0.06, height * 0.82, height * 0.82)
        left = logo.right + look.size(4)
        most = box.right - left if not is_wide else (box.right - left) * 0.52
        drawn = Drawn([*self._quilt(logo), *self._title(Box(left, box.y, most, height))])
        if is_wide:
            gap = look.size(8)
            wanted = text_width(look.title, look.size(_TITLE_TYPE), "display")
            start = left + min(most, max(wanted, most * 0.55)) + gap
            lines = Box(start, box.y, box.right - start, height * 0.85)
        else:
            lines = Box(box.x, box.y + height, box.width, look.size(_LINE_HEIGHT) * 0.85)
        drawn.add(self._lines(lines))
        return drawn

    def _is_wide(self, width: float) -> bool:
        return width >= self.look.size(_WIDE if self.has_name else _WIDE_FOR_A_DATE)

    def _title(self, box: Box) -> tuple[Item, ...]:
        look, theme = self.look, self.look.theme
        game_title = look.style.name(look.game.title)
        kind = look.word("pad.title")
        subtitle = kind if look.title == game_title else f"{game_title} · {kind}"
        split = box.height * 0.66
        top = Box(box.x, box.y, box.width, split)
        below = Box(box.x, box.y + split, box.width, box.height * 0.25)
        return (
            *fit_text(look.title, top, look.size(_TITLE_TYPE), font="display", colour=theme.accent, smallest=6),
            *look.write(subtitle, below, _SUBTITLE_TYPE, colour=theme.muted),
        )

    def _quilt(self, box: Box) -> list[Item]:
        """Draw a little quilt of four patches with a stitched edge."""
        theme, side = self.look.theme, box.width / _PATCHES
        numbers = [(row, column) for row in range(_PATCHES) for column in range(_PATCHES)]
        patches: list[Item] = []
        for number, (row, column) in enumerate(numbers):
            fabric = theme.fabric(number + self.look.style.seed)
            scaled = type(fabric)(fabric.pattern, fabric.colour, fabric.ground, _FABRIC_SCALE * self.look.scale)
            patches.append(paths.rect(box.x + column * side, box.y + row * side, side, side, scaled))
        cross = (
            (box.x, box.centre[1], box.right, box.centre[1]),
            (box.centre[0], box.y, box.centre[0], box.bottom),
        )
        thread = Stroke(theme.paper, self.look.size(0.5))
        return [*patches, paths.lines(cross, thread), paths.box_path(box, None, self.look.line(0.45))]

    def _lines(self, box: Box) -> Drawn:
        """Draw the lines for name and date."""
        look, gap = self.look, self.look.size(5)
        if not self.has_name:
            width = min(box.width, look.size(55))
            return self._line("date", Box(box.right - width, box.y, width, box.height))
        drawn = Drawn()
        name = Box(box.x, box.y, (box.width - gap) * 0.66, box.height)
        drawn.add(self._line("name", name))
        drawn.add(self._line("date", Box(name.right + gap, box.y, box.right - name.right - gap, box.height)))
        return drawn

    def _line(self, what: str, box: Box) -> Drawn:
        look = self.look
        label = look.word(f"pad.{what}")
        size = look.size(_LABEL_TYPE)
        width = min(text_width(label, size) + look.size(2), box.width * 0.4)
        room = Box(box.x, box.bottom - look.size(4), width - look.size(1), look.size(4))
        writing = Box(box.x + width, box.y, box.width - width, box.height)
        items: list[Item] = [
            *look.write(label, room, _LABEL_TYPE, valign="bottom", colour=look.theme.muted),
            paths.line(writing.x, writing.bottom, writing.right, writing.bottom, look.line(0.3)),
        ]
        height = look.size(_FIELD_HEIGHT)
        typed = Box(writing.x, writing.bottom - height, writing.width, height * 0.95)
        field = FormField("text", what, typed, label, look.size(13), "left")
        return Drawn(items, [field], writing if what == "name" else None)
