"""SVG files as shapes of a scene: lines and areas of plain colours, which print sharply in every ink.

What has no place on a card that is cut and sold, such as shading, see-through parts, scripts, links to other
files and text in a font that is not here, is refused with its line; a PNG can hold it.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path as FilePath
from xml.parsers import expat

from msgspec import Struct

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place, Source
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Artwork, Item, Path, Stroke
from quiltsmith.style.pictures.svg_shapes import (
    UNMOVED,
    Matrix,
    SvgShapeError,
    combined,
    moved_segments,
    parse_transform,
    path_data,
)
from quiltsmith.style.pictures.svg_style import Styles, SvgStyleError, number
from quiltsmith.talk.saying import say

MOST_BYTES, MOST_SHAPES, MOST_SEGMENTS, DEEPEST = 2_000_000, 5_000, 100_000, 60
_LIMIT = f"{MOST_BYTES // 1_000_000} MB"
_SVG = "http://www.w3.org/2000/svg "
_SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
_GROUPS = {"svg", "g", "a", "switch"}
_SILENT = {"title", "desc", "metadata", "defs", "style", "symbol", "namedview"}
"""What is not drawn itself."""
_EFFECTS = ("filter", "mask", "clip-path")


class _RefusedError(Exception):
    """Something that cannot be printed, with what to say about it."""


class _Level(Struct, frozen=True):
    """What holds for an element and all within it."""

    matrix: Matrix = UNMOVED
    style: dict[str, str] = {}
    is_drawn: bool = True


def read_drawing(data: bytes, path: FilePath, problems: list[Problem]) -> Artwork | None:
    """Read an SVG file; what is wrong with it is a problem at its line there."""
    source = Source(str(path), data[:MOST_BYTES].decode("utf-8", "replace"))
    if len(data) > MOST_BYTES:
        problems.append(faults.too_large(source.place(), say("the drawing is larger"), _LIMIT))
        return None
    reader = _Reader(source)
    try:
        return reader.read(data)
    except _RefusedError as refused:
        what = str(refused)
    except expat.ExpatError as error:
        what = say("this is not XML: {reason}", reason=expat.errors.messages.get(error.code, str(error.code)))
        problems.append(faults.broken_picture(source.place(error.lineno, error.offset + 1), what, _hint()))
        return None
    problems.append(faults.broken_picture(reader.place(), what, _hint()))
    return None


def _hint() -> str:
    return say("change it in a drawing program, or save the picture as PNG")


class _Reader:
    """Reads one file, element by element."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._levels = [_Level()]
        self._styles = Styles()
        self._css: list[str] | None = None
        self._items: list[Item] = []
        self._segments = 0
        self._size: tuple[float, float] | None = None
        self._parser = expat.ParserCreate(namespace_separator=" ")

    def read(self, data: bytes) -> Artwork:
        """Give the shapes, in units of the drawing."""
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text
        self._parser.EntityDeclHandler = self._entity
        self._parser.Parse(data, True)
        if self._size is None or not self._items:
            raise _RefusedError(say("there is nothing to print in this drawing"))
        return Artwork(*self._size, shapes=tuple(self._items))

    def place(self) -> Place:
        """Point at the element that is being read."""
        return self._source.place(max(1, self._parser.CurrentLineNumber), self._parser.CurrentColumnNumber + 1)

    def _entity(self, name: str, *_rest: object) -> None:
        raise _RefusedError(say("the drawing declares an entity, which is not followed"))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        above = self._levels[-1]
        if len(self._levels) > DEEPEST or len(self._items) > MOST_SHAPES or self._segments > MOST_SEGMENTS:
            raise _RefusedError(say("the drawing has more in it than a card can show"))
        tag = name.removeprefix(_SVG)
        if " " in tag:  # what drawing programs keep for themselves
            self._levels.append(_Level(above.matrix, above.style, False))
            return
        if self._size is None:
            self._begin(tag, attributes)
            return
        if tag == "style":
            self._css = []
        if tag not in _SHAPES | _GROUPS | _SILENT and above.is_drawn:
            raise _RefusedError(say("`{tag}` cannot be printed", tag=tag[:40]))
        is_drawn = above.is_drawn and tag not in _SILENT
        level = self._level(above, tag, attributes, is_drawn)
        self._levels.append(level)
        if is_drawn and tag in _SHAPES:
            self._draw(tag, attributes, level)

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        """Read the size of the drawing, and where it begins."""
        if tag != "svg":
            raise _RefusedError(say("the file is not an SVG drawing"))
        try:
            corners = [number(word) for word in attributes.get("viewBox", "").replace(",", " ").split()]
            if len(corners) != 4:
                corners = [0.0, 0.0, number(attributes.get("width", "")), number(attributes.get("height", ""))]
        except SvgStyleError:
            raise _RefusedError(say("the drawing does not say how large it is; it needs a `viewBox`")) from None
        left, top, width, height = corners
        if not (0 < width < 1e6 and 0 < height < 1e6 and 0.02 < width / height < 50):
            raise _RefusedError(say("the drawing does not say how large it is; it needs a `viewBox`"))
        self._size = width, height
        start = _Level((1.0, 0.0, 0.0, 1.0, -left, -top))
        self._levels.append(self._level(start, tag, attributes, True))

    def _level(self, above: _Level, tag: str, attributes: dict[str, str], is_drawn: bool) -> _Level:
        try:
            style = above.style | self._styles.own(tag, attributes) if is_drawn else above.style
            matrix = combined(above.matrix, parse_transform(attributes.get("transform", "")))
        except (SvgStyleError, SvgShapeError) as error:
            raise _RefusedError(str(error)) from None
        effect = next((name for name in _EFFECTS if style.get(name, "none") != "none"), None)
        if effect is not None:
            raise _RefusedError(say("`{tag}` cannot be printed", tag=effect))
        return _Level(matrix, style, is_drawn and style.get("display") != "none")

    def _draw(self, tag: str, attributes: dict[str, str], level: _Level) -> None:
        try:
            segments = moved_segments(path_data(tag, attributes), level.matrix)
            fill = self._styles.colour(level.style, "fill", Colour(0, 0, 0))
            line = self._styles.colour(level.style, "stroke", None)
            width = number(level.style.get("stroke-width", "1")) * _growth(level.matrix)
        except (SvgStyleError, SvgShapeError) as error:
            raise _RefusedError(str(error)) from None
        self._segments += len(segments)
        is_round = level.style.get("stroke-linecap") == "round" or level.style.get("stroke-linejoin") == "round"
        stroke = Stroke(line, width, round=is_round) if line is not None and width > 0 else None
        if tag == "line" or not segments:
            fill = None
        if segments and level.is_drawn and (fill is not None or stroke is not None):
            winding = level.style.get("fill-rule") != "evenodd"
            self._items.append(Path(segments, fill, stroke, winding))

    def _end(self, name: str) -> None:
        self._levels.pop()
        if name == f"{_SVG}style" and self._css is not None:
            self._styles.add_sheet("".join(self._css))
            self._css = None

    def _text(self, text: str) -> None:
        if self._css is not None:
            self._css.append(text)


def _growth(matrix: Matrix) -> float:
    """Tell how much thicker a line becomes."""
    a, b, c, d, _, _ = matrix
    return sqrt(abs(a * d - b * c))
