"""Text that is measured before it is set: shrunk, then wrapped, never clipped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from quiltsmith.scene.boxes import Align, Box, VerticalAlign
from quiltsmith.scene.colour import BLACK, Colour
from quiltsmith.scene.elements import POINT, FontFile, FontRole, Text
from quiltsmith.scene.fonts import font, fonts_in_use, role_for

SMALLEST_SIZE = 7.0
"""Points; below that few like to read, and who sets smaller text says so."""
LEADING = 1.2
_SHRINK = 0.25
_TOLERANCE = 1e-6
_STANDING = re.compile(r"[0-9A-IK-PR-Z +−–×·.:%=?!]*")
"""Texts of which nothing hangs below the line, such as numbers."""


class TextStyle(Struct, frozen=True):
    """How a text is set: at most in a size in points, and how small it may become to fit its box.

    Without `wrap` a text stays on one line and shrinks; with `wrap` it takes as many lines as the box holds, and
    shrinks when they are too many. Without a colour it is black, or as the page that it stands on says.
    """

    size: float
    font: FontRole = "text"
    colour: Colour | None = None
    align: Align = "left"
    valign: VerticalAlign = "middle"
    wrap: bool = False
    smallest: float = SMALLEST_SIZE

    def width(self, text: str) -> float:
        """Return the width of a line of text in mm."""
        return text_width(text, self.size, self.font)

    def height(self, text: str, width: float) -> float:
        """Return the height in mm of a text that is broken into lines of a width."""
        return len(wrap_text(text, width, self.size, self.font) or ("",)) * line_height(self.size)


class TextFitError(ValueError):
    """A text that does not fit its box, even in the smallest size."""

    def __init__(self, text: str, box: Box) -> None:
        shown = text if len(text) <= 40 else f"{text[:39]}…"
        super().__init__(f"`{shown}` does not fit into {box.width:.0f} × {box.height:.0f} mm; shorten it")
        self.text = text
        self.box = box


def text_width(text: str, size: float, role: FontRole = "text") -> float:
    """Return the width in mm of a line of text of a size in points."""
    return _unit_width(text, role, fonts_in_use()) * (size * POINT)


@lru_cache(maxsize=16_384)
def _unit_width(text: str, role: FontRole, own: tuple[tuple[FontRole, FontFile], ...]) -> float:
    """Measure each text once, in sizes of its font: a layout tries the same one in many sizes."""
    return font(role_for(text, role)).width(text)


def line_height(size: float) -> float:
    """Return the distance in mm of two baselines for a size in points."""
    return size * POINT * LEADING


def cap_height(size: float, role: FontRole = "text") -> float:
    """Return the height in mm of capital letters and digits for a size in points."""
    return font(role).cap_height * size * POINT


def wrap_text(text: str, width: float, size: float, role: FontRole = "text") -> tuple[str, ...] | None:
    """Break a text at blanks and line feeds into lines of a width in mm; None if one word is too wide.

    A word that is too wide is broken after a hyphen, if it has one.
    """
    return _wrap_text(text, width, size, role_for(text, role), fonts_in_use())


@lru_cache(maxsize=4096)
def _wrap_text(
    text: str, width: float, size: float, role: FontRole, own: tuple[tuple[FontRole, FontFile], ...]
) -> tuple[str, ...] | None:
    """Answer once for each text: a layout tries the same one again and again."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word, joint in _words(paragraph, width, size, role):
            longer = f"{line}{joint}{word}" if line else word
            if text_width(longer, size, role) <= width + _TOLERANCE:
                line = longer
                continue
            if not line or text_width(word, size, role) > width + _TOLERANCE:
                return None
            lines.append(line)
            line = word
        lines.append(line)
    return tuple(lines)


def _words(paragraph: str, width: float, size: float, role: FontRole) -> Iterator[tuple[str, str]]:
    """List words with what joins each to the one before it."""
    for word in paragraph.split(" "):
        parts = [word]
        if "-" in word.strip("-") and text_width(word, size, role) > width + _TOLERANCE:
            parts = [part for part in re.split(r"(?<=-)", word) if part]
        yield from ((part, "" if number else " ") for number, part in enumerate(parts))


def fit_text(text: str, box: Box, style: TextStyle) -> tuple[Text, ...]:
    """Set a text into a box, or raise TextFitError when the smallest size is too large."""
    return fit_texts([(text, box)], style)


def fit_texts(texts: Sequence[tuple[str, Box]], style: TextStyle) -> tuple[Text, ...]:
    """Set texts that stand side by side, each into its box, all in one font and the largest size for all."""
    font = role_for("".join(text for text, _ in texts), style.font)
    for size in _sizes(style.size, style.smallest):
        lines = [_lines(text, box, size, font, style.wrap) for text, box in texts]
        if None not in lines:
            return tuple(
                line
                for broken, (_, box) in zip(lines, texts, strict=True)
                for line in _set(broken or (), box, size, font, style)
            )
    too_long = next(item for item, broken in zip(texts, lines, strict=True) if broken is None)
    raise TextFitError(*too_long)


def _sizes(size: float, smallest: float) -> list[float]:
    smallest = min(size, smallest)
    steps = int((size - smallest) / _SHRINK)
    sizes = [size - step * _SHRINK for step in range(steps + 1)]
    return sizes if sizes[-1] == smallest else [*sizes, smallest]


def _lines(text: str, box: Box, size: float, role: FontRole, wrap: bool) -> tuple[str, ...] | None:
    """Break the text for a size; None if the size is too large."""
    width = box.width + _TOLERANCE
    lines: tuple[str, ...] | None = (text,)
    if text_width(text.replace("\n", " "), size, role) > width or "\n" in text:
        lines = wrap_text(text, box.width, size, role) if wrap else None
    if lines is None or _height(lines, size, role) > box.height + _TOLERANCE:
        return None
    return lines


def _height(lines: Sequence[str], size: float, role: FontRole) -> float:
    """Measure from the top of the first line's capitals to what hangs below the last baseline."""
    metrics = font(role)
    below = 0.0 if _STANDING.fullmatch(lines[-1]) else metrics.descent * 0.9
    return (len(lines) - 1) * line_height(size) + (metrics.cap_height + below) * size * POINT


def _set(lines: tuple[str, ...], box: Box, size: float, role: FontRole, style: TextStyle) -> tuple[Text, ...]:
    caps = cap_height(size, role)
    block = caps + (len(lines) - 1) * line_height(size)
    height = _height(lines, size, role)
    # Capitals and digits look centred when what hangs below the line is left out, if there is space for it.
    below = height - block
    top = {
        "top": box.y,
        "middle": min(box.y + (box.height - block) / 2, box.bottom - below - block),
        "bottom": box.bottom - height,
    }[style.valign]
    x = {"left": box.x, "centre": box.x + box.width / 2, "right": box.right}[style.align]
    colour = BLACK if style.colour is None else style.colour
    return tuple(
        Text(line, x, top + caps + number * line_height(size), size, role, style.align, colour, box)
        for number, line in enumerate(lines)
        if line
    )
