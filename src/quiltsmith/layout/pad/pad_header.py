"""The head of a pad with its lines to write on, the code of a deal, and lines for notes."""

from __future__ import annotations

from quiltsmith.layout.drawing.sewing_notions import binding, needle
from quiltsmith.layout.pad.pad_context import HEADING_HEIGHT, Detail, PadContext, PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, FormField, Item, Stroke
from quiltsmith.scene.qr_code import qr_code_in
from quiltsmith.scene.text import TextStyle, fit_text, text_width

FIELD_TYPE = 8.5
_WRITING = 6.0
_NEEDLE = 7.4


def writing_height(look: PadContext) -> float:
    """Give the room above a line in which a person writes."""
    return look.size(_WRITING)


def labelled_line(
    look: PadContext, field: str, label: str, box: Box, thread: Colour | None = None
) -> tuple[PartOutput, Box]:
    """Draw a line at the lower edge of a box, plain or a thread of a colour; give the room above it, too."""
    theme = look.theme
    size = look.type(FIELD_TYPE)
    width = min(text_width(label, size, "bold") + look.size(2), box.width * 0.55)
    height = size * POINT * 1.2
    room = Box(box.x, box.bottom - height, width - look.size(1), height)
    writing = Box(box.x + width, box.y, box.width - width, box.height)
    items: list[Item] = [*look.write(label, room, FIELD_TYPE, font="bold", valign="bottom", colour=theme.muted)]
    if thread is None:
        items.append(paths.line(writing.x, writing.bottom, writing.right, writing.bottom, look.line(0.3)))
    else:
        length = look.size(_NEEDLE)
        end = writing.right - length
        items.append(paths.line(writing.x, writing.bottom, end, writing.bottom, Stroke(thread, look.size(0.4))))
        items.append(needle(end, writing.bottom, length, theme))
    above = writing_height(look)
    typed = Box(writing.x, writing.bottom - above * 1.05, writing.width, above)
    return PartOutput(items, [FormField("text", field, typed, label, look.type(12), "left")]), writing


_HEIGHT, _BARE_HEIGHT = 26.0, 14.0
_LABEL_WIDTH, _BARE_LABEL_WIDTH = 63.0, 40.0
_BINDING = 3.4
_TITLE_TYPE = 31.0
_SUBTITLE_TYPE = 8.5
_GAP = 8.0
_LEAST_LINE = 34.0
_LONG_TITLE, _WIDEST_LABEL = 0.6, 1.45
"""A long title may become this much smaller and its label this much wider."""
_SCRAP_STEP = 5
"""From one scrap of the binding to the next in the theme's list of fabrics, so that neighbours differ much."""


class HeaderPart(ShownPart, frozen=True):
    """A label at the left; beside it lines for what the game asks for; at the right the code of a deal."""

    asks: tuple[str, ...] = ("name", "date", "start")

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        lines = self.look.size(_GAP) + self.look.size(_LEAST_LINE)
        return self._label_width + lines + self._code_width, self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the height for a width; a head does not grow."""
        lines = 2 * (self.look.type(FIELD_TYPE) * POINT + writing_height(self.look))
        height = max(self.look.size(_BARE_HEIGHT if self._is_bare else _HEIGHT), 0.0 if self._is_bare else lines)
        return height, height

    def draw(self, box: Box) -> PartOutput:
        """Draw the head."""
        label = Box(box.x, box.y, self._label_width, box.height)
        left = label.right + self.look.size(_GAP * (0.5 if self._is_bare else 1))
        drawn = PartOutput(self._label(label))
        drawn.add(self._lines(Box(left, box.y, box.right - left - self._code_width, box.height)))
        if self._code is not None:
            drawn.items += qr_code_in(self._code, Box(box.right - box.height, box.y, box.height, box.height))
        return drawn

    @property
    def _is_bare(self) -> bool:
        return self.look.detail is Detail.BARE

    @property
    def _code(self) -> str | None:
        dealt = self.look.dealt
        return None if dealt is None or dealt.code is None else dealt.code.to_text()

    @property
    def _code_width(self) -> float:
        """The room of a deal's code, which brings its own light edge."""
        return 0.0 if self._code is None else self.heights(0)[0]

    @property
    def _label_width(self) -> float:
        """The width of the label: more for a long title, so that it stays large."""
        look = self.look
        usual = _BARE_LABEL_WIDTH if self._is_bare else _LABEL_WIDTH
        wanted = text_width(look.title, look.size(_TITLE_TYPE) * _LONG_TITLE, "display") + look.size(
            2 * _BINDING + 6
        )
        return min(max(look.size(usual), wanted), look.size(usual) * _WIDEST_LABEL)

    def _label(self, box: Box) -> list[Item]:
        """Draw a quilt label: cloth with a binding of scraps, and the title on it."""
        look, theme = self.look, self.look.theme
        width = look.size(_BINDING * (0.6 if self._is_bare else 1))
        count = len(theme.fabrics)
        scraps = [theme.fabric(number * _SCRAP_STEP + look.style.seed) for number in range(count)]
        inside = box.inset(width, width)
        items: list[Item] = [paths.box_path(box, theme.cloth), *binding(box, width, scraps, theme)]
        items.append(paths.box_path(inside, None, look.line(0.35)))
        if self._is_bare:
            return [*items, *self._title(inside.inset(look.size(0.8), look.size(0.4)))]
        seam = inside.inset(look.size(1.1), look.size(1.1))
        items.append(paths.box_path(seam, None, look.stitches(theme.on_cloth), look.size(0.6)))
        return [*items, *self._title(seam.inset(look.size(1.2), look.size(1.0)))]

    def _title(self, box: Box) -> tuple[Item, ...]:
        look, theme = self.look, self.look.theme
        game_title = look.style.name(look.game.title)
        kind = (look.dealt and look.dealt.name(look.style)) or look.word("pad.title")
        subtitle = kind if look.title == game_title else f"{game_title} · {kind}"
        small = look.type(_SUBTITLE_TYPE) * POINT * 1.15
        has_subtitle = not self._is_bare
        top = Box(box.x, box.y, box.width, box.height - (small if has_subtitle else 0))
        title = fit_text(
            look.title,
            top,
            TextStyle(look.size(_TITLE_TYPE), "display", theme.on_cloth, "centre", smallest=look.least.text),
        )
        if not has_subtitle:
            return title
        below = Box(box.x, top.bottom, box.width, small)
        soft = theme.on_cloth.mix(theme.cloth, 0.15) if theme.has_dark_cloth else theme.muted
        return (*title, *look.write(subtitle, below, _SUBTITLE_TYPE, align="centre", colour=soft))

    def _lines(self, box: Box) -> PartOutput:
        """Draw the lines to write on; games of two have names in their tables."""
        look, gap = self.look, self.look.size(5)
        drawn = PartOutput()
        upper = Box(box.x, box.y, box.width, box.height * 0.42)
        lower = Box(box.x, upper.bottom, box.width, box.height * 0.46)
        if "name" not in self.asks:
            width = min(box.width, look.size(60))
            drawn.add(self._line("date", Box(box.right - width, lower.y, width, lower.height)))
            return drawn
        if self._is_bare:
            drawn.add(self._line("name", Box(box.x, box.y, box.width, box.height * 0.8), is_thread=True))
            return drawn
        drawn.add(self._line("name", upper, is_thread=True))
        others = [what for what in self.asks if what != "name"]
        width = (box.width - gap * (len(others) - 1)) / len(others)
        for number, what in enumerate(others):
            room = Box(box.x + number * (width + gap), lower.y, width, lower.height)
            drawn.add(self._line(what, room))
        return drawn

    def _line(self, what: str, box: Box, is_thread: bool = False) -> PartOutput:
        look = self.look
        thread = look.theme.accent if is_thread else None
        drawn, writing = labelled_line(look, what, look.word(f"pad.{what}"), box, thread)
        return PartOutput(drawn.items, drawn.fields, writing if what == "name" else None)


_LINE = 8.0


class NotesPart(ShownPart, frozen=True):
    """As many lines as there is room for."""

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(40), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        return self.look.size(HEADING_HEIGHT + 2 * _LINE), self.look.size(HEADING_HEIGHT + 12 * _LINE)

    def draw(self, box: Box) -> PartOutput:
        """Draw the lines."""
        look = self.look
        label = look.word("pad.notes")
        top = box.y + look.size(HEADING_HEIGHT)
        count = max(1, int((box.bottom - top) / look.size(_LINE)))
        step = (box.bottom - top) / count
        lines = [(box.x, top + number * step, box.right, top + number * step) for number in range(1, count + 1)]
        size = look.size(11)
        fields = [
            FormField("text", f"note-{number}", Box(box.x, y - step, box.width, step), label, size, "left")
            for number, (_, y, _, _) in enumerate(lines, 1)
        ]
        return PartOutput([*look.heading(label, box), paths.lines(lines, look.theme.guide_stroke(0.3))], fields)
