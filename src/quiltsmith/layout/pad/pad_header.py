"""The head of a pad with its lines to write on, the code of a deal, and lines for notes."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from quiltsmith.layout.drawing.sewing_notions import binding, needle, scraps
from quiltsmith.layout.pad.pad_context import HEADING_HEIGHT, UNLIMITED, PadContext, PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import FormField, Item, Stroke, Text
from quiltsmith.scene.qr_code import qr_code_in
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text, text_width

_HEIGHT, _BARE_HEIGHT = 26.0, 14.0
_LABEL_WIDTH, _BARE_LABEL_WIDTH = 63.0, 40.0
_BINDING = 3.4
_TITLE = TextStyle(31.0, "display", align="centre")
_SUBTITLE = TextStyle(8.5, align="centre")
_GAP, _BETWEEN_LINES = 8.0, 5.0
_LEAST_LINE, _DATE_LINE = 34.0, 60.0
_LEAST_WRITING = 12.0
_LONG_TITLE, _WIDEST_LABEL = 0.6, 1.2
"""A long title may become this much smaller and its label this much wider."""
_TWO_LINES = 24
"""A title of so many characters may stand on two lines."""
_WRITING, _NEEDLE = 6.0, 7.4
_BELOW_LABEL = 1.0
_NOTE_LINE, _NOTES_WIDTH = 8.0, 117.0
LABEL = TextStyle(8.5, "bold", valign="bottom")
"""How the labels of lines to write on are set."""


def writing_height(pad: PadContext) -> float:
    """Return the space above a line in which a person writes."""
    return pad.size(_WRITING)


def labelled_line(
    pad: PadContext, field: str, label: str, box: Box, thread: Colour | None = None
) -> tuple[PartOutput, Box]:
    """Draw a line at the lower edge of a box, plain or a thread of a colour; return the box above it, too."""
    theme = pad.theme
    width = min(text_width(label, pad.type(LABEL.size), "bold") + pad.size(2), box.width * 0.55)
    words, writing = box.split_left(width)
    words = words.shrink(right=pad.size(1)).bottom_strip(pad.type_height(LABEL.size, 1.2))
    items: list[Item] = [*pad.write(label, words, replace(LABEL, colour=theme.muted))]
    if thread is None:
        items.append(paths.line(writing.x, writing.bottom, writing.right, writing.bottom, pad.line(0.3)))
    else:
        length = pad.size(_NEEDLE)
        end = writing.right - length
        items.append(paths.line(writing.x, writing.bottom, end, writing.bottom, Stroke(thread, pad.size(0.4))))
        items.append(needle(end, writing.bottom, length, theme))
    above = writing_height(pad)
    typed = writing.bottom_strip(above).moved(down=-above * 0.05)
    return PartOutput(items, [FormField("text", field, typed, label, pad.type(12), "left")]), writing


def _halves(title: str) -> tuple[str, ...]:
    """Break a title between two words, as near to its middle as possible."""
    blanks = [place for place, character in enumerate(title) if character == " "]
    if not blanks:
        return (title,)
    middle = min(blanks, key=lambda place: abs(place - len(title) / 2))
    return title[:middle], title[middle + 1 :]


def _largest(title: str, box: Box, style: TextStyle) -> tuple[Text, ...]:
    """Set a title on one line, or on two where it becomes larger by that."""
    tries = []
    for text, wrap in ((title, False), ("\n".join(_halves(title)), True)):
        with suppress(TextFitError):
            tries.append(fit_text(text, box, replace(style, wrap=wrap)))
    if not tries:
        raise TextFitError(title, box)
    return max(tries, key=lambda found: found[0].size)


def written_name(pad: PadContext, writing: Box) -> Box:
    """Return where a printed name stands on a line to write on."""
    return writing.shrink(left=pad.size(1), bottom=pad.size(0.8))


class HeaderPart(ShownPart, frozen=True):
    """A label at the left; beside it lines for what the game asks for; at the right the code of a deal.

    In a column beside the board, the lines and the code stand below the label.
    """

    asks: tuple[str, ...] = ("name", "date", "start")
    is_stacked: bool = False

    def widths(self) -> tuple[float, float]:
        beside = self._lines_width + self._code_width
        least = max(self._label_width, beside) if self.is_stacked else self._label_width + self._gap + beside
        return least, self.pad.size(UNLIMITED)

    def heights(self, width: float) -> tuple[float, float]:
        height = self._height + (self._between + self._lines_height if self.is_stacked else 0.0)
        return height, height

    def draw(self, box: Box) -> PartOutput:
        if self.is_stacked:
            label, rest = box.split_top(self._height, self._between)
        else:
            label, rest = box.split_left(self._label_width, self._gap)
        drawn = PartOutput(self._label(label))
        drawn.add(self._lines(rest.shrink(right=self._code_width)))
        if self._code is not None:
            drawn.items += qr_code_in(self._code, rest.right_strip(rest.height))
        return drawn

    @property
    def _height(self) -> float:
        """The height of the label, and of the lines where they stand beside it."""
        pad = self.pad
        return max(pad.size(_BARE_HEIGHT if pad.is_bare else _HEIGHT), self._writing_height)

    @property
    def _writing_height(self) -> float:
        """The least height of the lines to write on."""
        return 0.0 if self.pad.is_bare else 2 * (self.pad.type_height(LABEL.size) + writing_height(self.pad))

    @property
    def _lines_height(self) -> float:
        """The height of lines below the label: more beside a code, which a camera has to read."""
        return self._height if self._code is not None or self.pad.is_bare else self._writing_height

    @property
    def _between(self) -> float:
        return self.pad.size(_BELOW_LABEL)

    @property
    def _gap(self) -> float:
        return self.pad.size(_GAP * (0.5 if self.pad.is_bare else 1))

    @property
    def _lines_width(self) -> float:
        """The least width of the lines to write on, which stand side by side below the name."""
        pad, others = self.pad, [what for what in self.asks if what != "name"]
        if pad.is_bare or "name" not in self.asks:
            return pad.size(_LEAST_LINE)
        labels = [text_width(pad.word(f"pad.{what}"), pad.type(LABEL.size), "bold") for what in others]
        line = max(labels, default=0.0) + pad.size(2 + _LEAST_WRITING)
        return max(pad.size(_LEAST_LINE), line * len(others) + pad.size(_BETWEEN_LINES) * (len(others) - 1))

    @property
    def _code(self) -> str | None:
        dealt = self.pad.dealt
        return None if dealt is None or dealt.code is None else dealt.code.to_text()

    @property
    def _code_width(self) -> float:
        """The width of a deal's code, which brings its own light edge."""
        return 0.0 if self._code is None else self._height

    @property
    def _label_width(self) -> float:
        """The width of the label: more for a long title, so that it stays large."""
        pad = self.pad
        usual = pad.size(_BARE_LABEL_WIDTH if pad.is_bare else _LABEL_WIDTH)
        lines = _halves(pad.title) if len(pad.title) >= _TWO_LINES else (pad.title,)
        words = max(text_width(line, pad.size(_TITLE.size) * _LONG_TITLE, "display") for line in lines)
        wanted = words + pad.size(2 * _BINDING + 6)
        return min(max(usual, wanted), usual * _WIDEST_LABEL)

    def _label(self, box: Box) -> list[Item]:
        """Draw a quilt label: cloth with a binding of scraps, and the title on it."""
        pad, theme = self.pad, self.pad.theme
        width = pad.size(_BINDING * (0.6 if pad.is_bare else 1))
        inside = box.inset(width)
        items = [paths.box_path(box, theme.cloth), *binding(box, width, scraps(theme, pad.style.seed), theme)]
        items.append(paths.box_path(inside, None, pad.line(0.35)))
        if pad.is_bare:
            return [*items, *self._title(inside.inset(pad.size(0.8), pad.size(0.4)))]
        seam = inside.inset(pad.size(1.1))
        items.append(paths.box_path(seam, None, pad.stitches(theme.on_cloth), pad.size(0.6)))
        return [*items, *self._title(seam.inset(pad.size(1.2), pad.size(1.0)))]

    def _title(self, box: Box) -> tuple[Item, ...]:
        pad, theme = self.pad, self.pad.theme
        small = 0.0 if pad.is_bare else pad.type_height(_SUBTITLE.size, 1.15)
        top, below = box.split_bottom(small)
        large = replace(_TITLE, size=pad.size(_TITLE.size), colour=theme.on_cloth, smallest=pad.least.text)
        title = _largest(pad.title, top, large)
        if pad.is_bare:
            return title
        game_title = pad.style.name(pad.game.title)
        kind = (pad.dealt and pad.dealt.name(pad.style)) or pad.word("pad.title")
        subtitle = kind if pad.title == game_title else f"{game_title} · {kind}"
        soft = theme.on_cloth.mix(theme.cloth, 0.15) if theme.has_dark_cloth else theme.muted
        return (*title, *pad.write(subtitle, below, replace(_SUBTITLE, colour=soft)))

    def _lines(self, box: Box) -> PartOutput:
        """Draw the lines to write on; games of two have names in their tables."""
        pad = self.pad
        upper, lower, _ = box.rows((0.42, 0.46, 0.12))
        if "name" not in self.asks:
            return self._line("date", lower.right_strip(min(box.width, pad.size(_DATE_LINE))))
        if pad.is_bare:
            return self._line("name", box.top_strip(box.height * 0.8), is_thread=True)
        drawn = self._line("name", upper, is_thread=True)
        others = [what for what in self.asks if what != "name"]
        for what, line in zip(others, lower.columns(len(others), pad.size(_BETWEEN_LINES)), strict=True):
            drawn.add(self._line(what, line))
        return drawn

    def _line(self, what: str, box: Box, is_thread: bool = False) -> PartOutput:
        thread = self.pad.theme.accent if is_thread else None
        drawn, writing = labelled_line(self.pad, what, self.pad.word(f"pad.{what}"), box, thread)
        return PartOutput(drawn.items, drawn.fields, writing if what == "name" else None)


class NotesPart(ShownPart, frozen=True):
    """As many lines to write on as fit."""

    def widths(self) -> tuple[float, float]:
        return self.pad.size(40), self.pad.size(_NOTES_WIDTH)

    def heights(self, width: float) -> tuple[float, float]:
        size = self.pad.size
        return size(HEADING_HEIGHT + 2 * _NOTE_LINE), size(HEADING_HEIGHT + 12 * _NOTE_LINE)

    def draw(self, box: Box) -> PartOutput:
        pad, label = self.pad, self.pad.word("pad.notes")
        _, body = box.split_top(pad.size(HEADING_HEIGHT))
        rows = body.rows(max(1, int(body.height / pad.size(_NOTE_LINE))))
        lines = [(row.x, row.bottom, row.right, row.bottom) for row in rows]
        size = pad.size(11)
        fields = [
            FormField("text", f"note-{number}", row, label, size, "left") for number, row in enumerate(rows, 1)
        ]
        return PartOutput([*pad.heading(label, box), paths.lines(lines, pad.theme.guide_stroke(0.3))], fields)
