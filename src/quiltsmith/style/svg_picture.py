"""SVG files as shapes of a scene: lines and areas of plain colours, which print sharply in every ink.

What has no place on a card that is cut and sold, such as shading, see-through parts, scripts, links to other
files and text in a font that is not here, is refused with its line; a PNG can hold it.
"""

from __future__ import annotations

import re
from math import cos, isfinite, radians, sin, sqrt, tan
from pathlib import Path as FilePath
from xml.parsers import expat

from msgspec import Struct

from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place, Source
from quiltsmith.i18n import _
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Artwork, Item, Path, Segment, Stroke
from quiltsmith.style.css_colours import css_colour

_KEPT = {
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule", "display", "color"),
    *("opacity", "fill-opacity", "stroke-opacity", "filter", "mask", "clip-path", "visibility"),
}
_NUMBER = re.compile(r"\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,2})?)\s*(?:px|pt|mm|cm|in|%)?\s*")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SIMPLE = re.compile(r"[.#]?[\w-]+")


class SvgError(Exception):
    """Something in a drawing that cannot be printed or read, with what to say about it."""


def number(text: str) -> float:
    """Read a number, with or without a unit; units of one drawing are all the same to us."""
    match = _NUMBER.fullmatch(text[:40])
    if match is None:
        raise SvgError(_("`{text}` is no number", text=text[:20]))
    return float(match[1])


class Styles:
    """The style sheets of a drawing, and what its elements say themselves."""

    def __init__(self) -> None:
        self._rules: dict[str, dict[str, str]] = {}

    def add_sheet(self, text: str) -> None:
        """Remember the rules of a style sheet for classes, ids and kinds of elements."""
        for selectors, body in _RULE.findall(_COMMENT.sub("", text)):
            for selector in selectors.split(","):
                if _SIMPLE.fullmatch(selector.strip()):
                    self._rules.setdefault(selector.strip(), {}).update(_declarations(body))

    def own(self, tag: str, attributes: dict[str, str]) -> dict[str, str]:
        """Return what an element says of its own look, the strongest last."""
        style = {name: value.strip() for name, value in attributes.items() if name in _KEPT}
        names = [
            tag,
            *(f".{name}" for name in attributes.get("class", "").split()),
            f"#{attributes.get('id', '')}",
        ]
        for name in names:
            style |= self._rules.get(name, {})
        style |= _declarations(attributes.get("style", ""))
        for name in ("opacity", "fill-opacity", "stroke-opacity"):
            value = style.pop(name, "1")
            share = number(value) / (100 if value.endswith("%") else 1)
            if 0 < share < 1:
                raise SvgError(_("a part that can be seen through cannot be printed"))
            if share <= 0:
                style |= {"fill": "none"} if name != "stroke-opacity" else {}
                style |= {"stroke": "none"} if name != "fill-opacity" else {}
        if style.get("visibility") == "hidden":
            style["display"] = "none"
        return style

    def colour(self, style: dict[str, str], name: str, usual: Colour | None) -> Colour | None:
        """Return the colour of an area or a line; none is none."""
        value = style.get(name, "").lower()
        if value == "currentcolor":
            value = style.get("color", "black").lower()
        if value in ("", "inherit"):
            return usual
        if value in ("none", "transparent"):
            return None
        if value.startswith("url"):
            raise SvgError(_("shading and patterns of a drawing cannot be printed"))
        found = css_colour(value[:60])
        if found is None:
            raise SvgError(_("`{text}` is no colour", text=value[:20]))
        red, green, blue, opaque = found
        if opaque < 1:
            raise SvgError(_("a part that can be seen through cannot be printed"))
        return Colour(red, green, blue)


def _declarations(text: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in text.split(";"))
    found = {name.strip().lower(): value.replace("!important", "").strip() for name, _unused, value in pairs}
    return {name: value for name, value in found.items() if name in _KEPT and value}


Matrix = tuple[float, float, float, float, float, float]
"""x' = a·x + c·y + e, y' = b·x + d·y + f."""
UNMOVED: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_MOVE = re.compile(r"\s*,?\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)")
_MOST_MOVES = 20
_FURTHEST = 1e7


def combined(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the movement that does the inner one first."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def parse_transform(text: str) -> Matrix:
    """Read `translate(1 2) rotate(30)` and the like."""
    matrix, at = UNMOVED, 0
    for _unused in range(_MOST_MOVES):
        match = _MOVE.match(text, at)
        if match is None:
            break
        matrix = combined(matrix, _move(match[1], match[2]))
        at = match.end()
    if text[at:].strip():
        raise SvgError(_("`{text}` is no movement", text=text[at : at + 20]))
    return matrix


def path_data(tag: str, attributes: dict[str, str]) -> str:
    """Write a shape as the data of a path."""
    if tag == "path":
        return attributes.get("d", "")
    if tag in ("polyline", "polygon"):
        points = attributes.get("points", "").strip()
        return f"M{points}{'Z' if tag == 'polygon' else ''}" if points else ""

    def given(*names: str) -> list[float]:
        return [number(attributes.get(name, "0")) for name in names]

    if tag == "line":
        x1, y1, x2, y2 = given("x1", "y1", "x2", "y2")
        return f"M{x1} {y1}L{x2} {y2}"
    if tag == "rect":
        x, y, width, height = given("x", "y", "width", "height")
        return _rectangle(x, y, width, height, attributes)
    x, y = given("cx", "cy")
    across, down = given("r", "r") if tag == "circle" else given("rx", "ry")
    if across <= 0 or down <= 0:
        return ""
    half = f"A{across} {down} 0 1 0"
    return f"M{x - across} {y}{half} {x + across} {y}{half} {x - across} {y}Z"


def moved_segments(data: str, matrix: Matrix) -> tuple[Segment, ...]:
    """Read the data of a path, and move its points."""
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.svgLib.path import parse_path

    pen = RecordingPen()
    try:
        parse_path(data, pen)
    except (ValueError, TypeError, IndexError, AssertionError, ZeroDivisionError, OverflowError):
        raise SvgError(_("the data of a path cannot be read: `{text}`", text=data[:20])) from None
    segments: list[Segment] = []
    last = (0.0, 0.0)
    for name, points in pen.value:
        if name == "moveTo":
            segments.append(("M", *_moved(points[0], matrix)))
        elif name == "lineTo":
            segments.append(("L", *_moved(points[0], matrix)))
        elif name == "curveTo":
            segments.append(("C", *(share for point in points for share in _moved(point, matrix))))
        elif name == "qCurveTo":
            segments.append(("C", *(share for point in _cubic(last, *points) for share in _moved(point, matrix))))
        elif name == "closePath":
            segments.append(("Z",))
        last = points[-1] if points else last
    return tuple(segments)


def _move(kind: str, text: str) -> Matrix:
    values = [number(word) for word in text.replace(",", " ").split()]
    first, second, *_unused = [*values, 0.0, 0.0]
    if kind == "matrix" and len(values) == 6:
        a, b, c, d, e, f = values
        return a, b, c, d, e, f
    if kind == "translate" and values:
        return 1, 0, 0, 1, first, second
    if kind == "scale" and values:
        return first, 0, 0, second if len(values) > 1 else first, 0, 0
    if kind == "rotate" and len(values) in (1, 3):
        c, s = cos(radians(first)), sin(radians(first))
        x, y = values[1:] or (0.0, 0.0)
        return combined(combined((1, 0, 0, 1, x, y), (c, s, -s, c, 0, 0)), (1, 0, 0, 1, -x, -y))
    if kind == "skewX" and len(values) == 1:
        return 1, 0, tan(radians(first)), 1, 0, 0
    if kind == "skewY" and len(values) == 1:
        return 1, tan(radians(first)), 0, 1, 0, 0
    raise SvgError(_("`{text}` is no movement", text=f"{kind}({text[:20]})"))


def _rectangle(x: float, y: float, width: float, height: float, attributes: dict[str, str]) -> str:
    if width <= 0 or height <= 0:
        return ""
    given = attributes.get("rx") or attributes.get("ry")
    across = min(number(attributes.get("rx") or given), width / 2) if given else 0.0
    down = min(number(attributes.get("ry") or given), height / 2) if given else 0.0
    if across <= 0 or down <= 0:
        return f"M{x} {y}H{x + width}V{y + height}H{x}Z"
    turn = f"a{across} {down} 0 0 1"
    return (
        f"M{x + across} {y}H{x + width - across}{turn} {across} {down}V{y + height - down}{turn} {-across} {down}"
        f"H{x + across}{turn} {-across} {-down}V{y + down}{turn} {across} {-down}Z"
    )


def _cubic(
    start: tuple[float, float], control: tuple[float, float], end: tuple[float, float]
) -> tuple[tuple[float, float], ...]:
    """Return a curve with one handle as one with two."""
    one = tuple(s + 2 / 3 * (c - s) for s, c in zip(start, control, strict=True))
    two = tuple(e + 2 / 3 * (c - e) for e, c in zip(end, control, strict=True))
    return (one[0], one[1]), (two[0], two[1]), end


def _moved(point: tuple[float, float], matrix: Matrix) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    x, y = a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f
    if not (isfinite(x) and isfinite(y) and abs(x) < _FURTHEST and abs(y) < _FURTHEST):
        raise SvgError(_("a shape lies further away than any drawing is large"))
    return x, y


MOST_BYTES, MOST_SHAPES, MOST_SEGMENTS, DEEPEST = 2_000_000, 5_000, 100_000, 60
_LIMIT = f"{MOST_BYTES // 1_000_000} MB"
_SVG = "http://www.w3.org/2000/svg "
_SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
_GROUPS = {"svg", "g", "a", "switch"}
_SILENT = {"title", "desc", "metadata", "defs", "style", "symbol", "namedview"}
"""What is not drawn itself."""
_EFFECTS = ("filter", "mask", "clip-path")


class _Level(Struct, frozen=True):
    """What holds for an element and all within it."""

    matrix: Matrix = UNMOVED
    style: dict[str, str] = {}
    is_drawn: bool = True


def read_drawing(data: bytes, path: FilePath, problems: list[Problem]) -> Artwork | None:
    """Read an SVG file; what is wrong with it is a problem at its line there."""
    source = Source(str(path), data[:MOST_BYTES].decode("utf-8", "replace"))
    if len(data) > MOST_BYTES:
        problems.append(diagnostics.too_large(source.place(), _("the drawing is larger"), _LIMIT))
        return None
    reader = _Reader(source)
    try:
        return reader.read(data)
    except SvgError as refused:
        what = str(refused)
    except expat.ExpatError as error:
        what = _("this is not XML: {reason}", reason=expat.errors.messages.get(error.code, str(error.code)))
        problems.append(diagnostics.broken_picture(source.place(error.lineno, error.offset + 1), what, _hint()))
        return None
    problems.append(diagnostics.broken_picture(reader.place(), what, _hint()))
    return None


def _hint() -> str:
    return _("change it in a drawing program, or save the picture as PNG")


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
        """Return the shapes, in units of the drawing."""
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text
        self._parser.EntityDeclHandler = self._entity
        self._parser.Parse(data, True)
        if self._size is None or not self._items:
            raise SvgError(_("there is nothing to print in this drawing"))
        return Artwork(*self._size, shapes=tuple(self._items))

    def place(self) -> Place:
        """Point at the element that is being read."""
        return self._source.place(max(1, self._parser.CurrentLineNumber), self._parser.CurrentColumnNumber + 1)

    def _entity(self, name: str, *_rest: object) -> None:
        raise SvgError(_("the drawing declares an entity, which is not followed"))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        above = self._levels[-1]
        if len(self._levels) > DEEPEST or len(self._items) > MOST_SHAPES or self._segments > MOST_SEGMENTS:
            raise SvgError(_("the drawing has more in it than a card can show"))
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
            raise SvgError(_("`{tag}` cannot be printed", tag=tag[:40]))
        is_drawn = above.is_drawn and tag not in _SILENT
        level = self._level(above, tag, attributes, is_drawn)
        self._levels.append(level)
        if is_drawn and tag in _SHAPES:
            self._draw(tag, attributes, level)

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        """Read the size of the drawing, and where it begins."""
        if tag != "svg":
            raise SvgError(_("the file is not an SVG drawing"))
        try:
            corners = [number(word) for word in attributes.get("viewBox", "").replace(",", " ").split()]
            if len(corners) != 4:
                corners = [0.0, 0.0, number(attributes.get("width", "")), number(attributes.get("height", ""))]
        except SvgError:
            raise SvgError(_("the drawing does not say how large it is; it needs a `viewBox`")) from None
        left, top, width, height = corners
        if not (0 < width < 1e6 and 0 < height < 1e6 and 0.02 < width / height < 50):
            raise SvgError(_("the drawing does not say how large it is; it needs a `viewBox`"))
        self._size = width, height
        start = _Level((1.0, 0.0, 0.0, 1.0, -left, -top))
        self._levels.append(self._level(start, tag, attributes, True))

    def _level(self, above: _Level, tag: str, attributes: dict[str, str], is_drawn: bool) -> _Level:
        style = above.style | self._styles.own(tag, attributes) if is_drawn else above.style
        matrix = combined(above.matrix, parse_transform(attributes.get("transform", "")))
        effect = next((name for name in _EFFECTS if style.get(name, "none") != "none"), None)
        if effect is not None:
            raise SvgError(_("`{tag}` cannot be printed", tag=effect))
        return _Level(matrix, style, is_drawn and style.get("display") != "none")

    def _draw(self, tag: str, attributes: dict[str, str], level: _Level) -> None:
        segments = moved_segments(path_data(tag, attributes), level.matrix)
        fill = self._styles.colour(level.style, "fill", Colour(0, 0, 0))
        line = self._styles.colour(level.style, "stroke", None)
        width = number(level.style.get("stroke-width", "1")) * _growth(level.matrix)
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
    """Return how much thicker a line becomes."""
    a, b, c, d, _unused, _unused = matrix
    return sqrt(abs(a * d - b * c))
