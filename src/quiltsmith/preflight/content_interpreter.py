"""One drawing followed as a press would: which colours are painted, how thin lines are, how much ink is used."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator
from copy import copy
from functools import lru_cache
from math import hypot
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, replace

from quiltsmith.i18n import _
from quiltsmith.preflight.pdf_colours import (
    BLACK_AT_START,
    REGISTRATION,
    RGB,
    Paint,
    Space,
    device_space,
    read_space,
)
from quiltsmith.preflight.pdf_facts import Painted
from quiltsmith.preflight.pdf_limits import BYTES_PER_STEP, Budget, content_of
from quiltsmith.preflight.pdf_values import (
    Array,
    Dictionary,
    Stream,
    look_up,
    name_text,
    number_of,
    values_of,
    written,
)

INLINE_IMAGE = b"BI"
_AT_ONCE = 1000
_MOST_OPERANDS = 40
_SPACE = rb"[\0\t\n\f\r ]"
_REGULAR = rb"[^\0\t\n\f\r ()<>\[\]{}/%]"
_NUMBER = rb"[-+.0-9]++"
# Nothing that is wanted has lists, comments or texts for operands, so these are no more than gaps. A text with
# brackets in it is too much for a pattern. Groups are repeated as `(?>(?:…)*)`: as `(?:…)*+`, Python before 3.11.5
# does not find what needs a second look within the group.
_GAPS = rb"(?>(?:[\0\t\n\f\r \[\]{}]++|<<|>>|%[^\r\n]*+|\((?>(?:[^()\\]|\\.)*)\)|<[^<>]*+>)*)"
# Lines and curves, most of what is drawn: they neither paint nor change how things are painted. Six operands at
# most, and nothing is looked at twice, so that a flood of numbers costs no more than its length.
_PATHS = rb"(?>(?:(?>(?:%b%b++){0,6})(?:re|[mlcvyhn])(?=%b)%b++)*)" % (_NUMBER, _SPACE, _SPACE, _SPACE)
_OPERANDS = rb"((?>(?:(?:%b(?!%b)|/%b*+)%b){0,%d}))" % (_NUMBER, _REGULAR, _REGULAR, _GAPS, _MOST_OPERANDS)
_STATEMENT = re.compile(rb"%b%b%b(%b++)?" % (_GAPS, _PATHS, _OPERANDS, _REGULAR), re.DOTALL)
_OPERAND = re.compile(rb"%b|/%b*+" % (_NUMBER, _REGULAR))
_IN_TEXT = re.compile(rb"[^()\\]*+(?>(?:\\.[^()\\]*+)*)([()])", re.DOTALL)
_IMAGE_HEAD = re.compile(rb"(.{0,2000}?)%bID%b" % (_SPACE, _SPACE), re.DOTALL)
# Any bytes may stand in a picture, so what follows its end has to look like a drawing again.
_IMAGE_END = re.compile(rb"%bEI(?=%b|\Z)(?=[\0\t\n\f\r -~]{16}|[\0\t\n\f\r -~]{0,16}\Z)" % (_SPACE, _SPACE))


class CutOffError(Exception):
    """A drawing that ends within a text or a picture; what stands before it was read."""


def instructions(data: bytes, wanted: Container[bytes], budget: Budget) -> Iterator[tuple[bytes, list[bytes]]]:
    """List the wanted operators, each with its numbers and names as they are written.

    A picture within the drawing is listed as `BI`, with the keys and values of its head.
    """
    position, steps, end = 0, 0, len(data)
    statement, operands_of = _STATEMENT.match, _OPERAND.findall
    while position < end:
        steps += 1
        if steps == _AT_ONCE:
            budget.spend(steps)
            steps = 0
        found = statement(data, position)
        if found is None:
            raise AssertionError("the pattern matches even nothing")
        operands, operator = found.groups()
        position = found.end()
        if operator is None:
            if position < end:
                position = _after_text(data, position + 1, budget)
        elif operator in wanted:
            if operator == INLINE_IMAGE:
                position, operands = _after_image(data, position, budget)
            yield operator, operands_of(operands) if operands else []
    budget.spend(steps)


def _after_image(data: bytes, position: int, budget: Budget) -> tuple[int, bytes]:
    """Skip a picture within the drawing; give where it ends, and its head."""
    head = _IMAGE_HEAD.match(data, position)
    end = _IMAGE_END.search(data, head.end() - 1) if head else None
    if head is None or end is None:
        raise CutOffError
    budget.spend((end.end() - position) // BYTES_PER_STEP)
    return end.end(), head[1]


def _after_text(data: bytes, position: int, budget: Budget) -> int:
    """Skip a text with brackets in it, which come in pairs; a lonely closing one is nothing."""
    if data[position - 1 : position] != b"(":
        return position
    depth = 1
    while depth:
        budget.spend(1)
        found = _IN_TEXT.match(data, position)
        if found is None:
            raise CutOffError
        depth += 1 if found[1] == b"(" else -1
        position = found.end()
    return position


_MALFORMED = (ValueError, TypeError, IndexError, KeyError, AttributeError, ArithmeticError, NotImplementedError)
_FILLED_TEXT, _STROKED_TEXT = {0, 2, 4, 6}, {1, 2, 5, 6}
_DEEPEST_STATE = 1_000
_TO_GIVE_UP, _TO_READ_A_HEAD = 5, 3
"""What it costs to find out that an instruction makes no sense, or to read a picture's head, in steps."""
_DEVICE_SPACES = {1: device_space("/DeviceGray"), 3: device_space("/DeviceRGB"), 4: device_space("/DeviceCMYK")}
_COUNTS = {b"g": 1, b"G": 1, b"rg": 3, b"RG": 3, b"k": 4, b"K": 4}
Linear = tuple[float, float, float, float]
Operands = list[bytes]

_UPRIGHT: Linear = (1.0, 0.0, 0.0, 1.0)


class GraphicsState(Struct):
    """The part of the graphics state that matters here."""

    matrix: Linear = _UPRIGHT
    width: float = 1.0
    fill: Paint = BLACK_AT_START
    stroke: Paint = BLACK_AT_START
    fill_space: Space = _DEVICE_SPACES[1]
    stroke_space: Space = _DEVICE_SPACES[1]
    text_mode: int = 0


class _Look(Struct, frozen=True):
    """What a named graphics state changes."""

    width: float | None
    see_through: bool


class DrawnContent:
    """One reading of one stream, with what it has painted so far."""

    def __init__(self, reader: ContentReader, resources: Any, state: GraphicsState) -> None:
        self._reader = reader
        self._resources = resources if isinstance(resources, Dictionary) else Dictionary()
        self._state = copy(state)
        self._saved: list[GraphicsState] = []
        self._unsaved = 0
        self._known: dict[tuple[str, bytes], Any] = {}
        self._colours: set[str] = set()
        self._spots: set[str] = set()
        self._thinnest: float | None = None
        self._most_ink = 0.0
        self._see_through = False

    @property
    def painted(self) -> Painted:
        """What was put on paper."""
        return Painted(
            frozenset(self._colours),
            self._thinnest,
            self._most_ink,
            self._see_through,
            frozenset(self._spots),
        )

    def follow(self, content: bytes) -> None:
        """Follow all instructions; as in viewers, one that makes no sense has no effect."""
        for operator, operands in instructions(content, _HANDLERS, self._reader.budget):
            try:
                _HANDLERS[operator](self, operands)
            except _MALFORMED:
                self._reader.budget.spend(_TO_GIVE_UP)

    def save(self, operands: Operands) -> None:
        """Keep the state; nobody means to keep thousands, so then they are only counted."""
        if len(self._saved) < _DEEPEST_STATE:
            self._saved.append(copy(self._state))
        else:
            self._unsaved += 1

    def restore(self, operands: Operands) -> None:
        """Go back to the state that was kept last."""
        if self._unsaved:
            self._unsaved -= 1
        elif self._saved:
            self._state = self._saved.pop()

    def concatenate(self, operands: Operands) -> None:
        """Turn or scale what follows."""
        a, b, c, d, _x, _y = map(float, operands)
        self._state.matrix = product((a, b, c, d), self._state.matrix)

    def set_width(self, operands: Operands) -> None:
        """Choose the width of lines."""
        (width,) = operands
        self._state.width = float(width)

    def set_text_mode(self, operands: Operands) -> None:
        """Choose whether letters are filled or drawn."""
        (mode,) = operands
        self._state.text_mode = int(mode)

    def use_look(self, operands: Operands) -> None:
        """Take over a graphics state of the resources."""
        (name,) = operands
        look: _Look = self._named("/ExtGState", name, _look)
        if look.width is not None:
            self._state.width = look.width
        self._see_through |= look.see_through

    def choose_space(self, side: str, operands: Operands) -> None:
        """Choose a colour space, which sets its first colour."""
        (name,) = operands
        spaces = look_up(self._resources, "/ColorSpace")
        space = self._remembered("space", name, lambda: read_space(name_text(name), spaces))
        self._set_paint(side, space, space.first_paint())

    def choose_colour(self, side: str, operands: Operands) -> None:
        """Choose a colour of the current space, or a pattern."""
        if operands and operands[-1].startswith(b"/"):
            painted = self._pattern(self._found("/Pattern", operands[-1]))
            setattr(self._state, side, Paint(painted.colours, painted.most_ink, painted.spots))
            self._add(Painted(thinnest=painted.thinnest, see_through=painted.see_through))
            return
        space: Space = getattr(self._state, f"{side}_space")
        setattr(self._state, side, space.paint([float(share) for share in operands]))

    def choose_device_colour(self, side: str, count: int, operands: Operands) -> None:
        """Choose a colour by its numbers alone."""
        if len(operands) == count:
            self._set_paint(side, _DEVICE_SPACES[count], _device_paint(count, *operands))

    def paint_shading(self, operands: Operands) -> None:
        """Paint a gradient."""
        (name,) = operands
        space = self._named("/Shading", name, lambda shading: self._space(look_up(shading, "/ColorSpace")))
        self._colours |= space.kinds
        self._spots |= space.spots

    def draw_object(self, operands: Operands) -> None:
        """Draw a form or a picture of the resources."""
        (name,) = operands
        drawn = self._named("/XObject", name, lambda found: found)
        if look_up(drawn, "/Subtype") == "/Form":
            self._add(self._reader.read_form(drawn, self._resources, self._state))
        elif look_up(drawn, "/ImageMask") == True:  # noqa: E712 - it is no Python bool
            self._paint(self._state.fill)
        else:
            # Without a colour space it is a JPEG 2000 picture, which brings its own; mostly RGB.
            space = self._remembered(
                "picture", name, lambda: self._space(look_up(drawn, "/ColorSpace", "/DeviceRGB"))
            )
            self._colours |= space.kinds
            self._spots |= space.spots
            self._see_through |= "/SMask" in drawn

    def draw_inline_image(self, operands: Operands) -> None:
        """Draw a picture that stands in the drawing itself."""
        self._reader.budget.spend(_TO_READ_A_HEAD)
        head = dict(zip(operands, [*operands[1:], b""], strict=True))
        if b"/IM" in head or b"/ImageMask" in head:
            self._paint(self._state.fill)
            return
        space = head.get(b"/CS") or head.get(b"/ColorSpace")
        # An indexed space stands in a list, whose second word is the space of its table.
        space = head.get(space, b"") if space in (b"/I", b"/Indexed") else space
        named = look_up(self._resources, "/ColorSpace")
        self._colours |= read_space(name_text(space), named).kinds if space else {RGB}

    def fill(self, operands: Operands) -> None:
        """Fill a path."""
        self._paint(self._state.fill)

    def stroke(self, operands: Operands) -> None:
        """Draw a path."""
        # Lines in all inks are the marks around a page, where nothing has to dry.
        if REGISTRATION not in self._state.stroke.kinds:
            self._paint(self._state.stroke)
        width = self._state.width * _least_scale(self._state.matrix)
        if self._thinnest is None or width < self._thinnest:
            self._thinnest = width

    def fill_and_stroke(self, operands: Operands) -> None:
        """Fill a path and draw it."""
        self.fill(operands)
        self.stroke(operands)

    def write(self, operands: Operands) -> None:
        """Fill or draw letters."""
        if self._state.text_mode in _FILLED_TEXT:
            self.fill(operands)
        if self._state.text_mode in _STROKED_TEXT:
            self.stroke(operands)

    def _found(self, kind: str, name: bytes) -> Any:
        """Find something among the resources."""
        found = look_up(look_up(self._resources, kind), name_text(name))
        if found is None:
            raise KeyError(name)
        return found

    def _named(self, kind: str, name: bytes, make: Callable[[Any], Any]) -> Any:
        """Find something among the resources, and remember what was made of it."""
        return self._remembered(kind, name, lambda: make(self._found(kind, name)))

    def _remembered(self, kind: str, name: bytes, make: Callable[[], Any]) -> Any:
        key = kind, name
        if key not in self._known:
            self._known[key] = make()
        return self._known[key]

    def _space(self, value: Any) -> Space:
        return read_space(value, look_up(self._resources, "/ColorSpace"))

    def _pattern(self, pattern: Any) -> Painted:
        if isinstance(pattern, Stream):
            return self._reader.read_form(pattern, self._resources, self._state)
        space = self._space(look_up(look_up(pattern, "/Shading"), "/ColorSpace"))
        return Painted(space.kinds, spots=space.spots)

    def _set_paint(self, side: str, space: Space, paint: Paint) -> None:
        if side == "fill":
            self._state.fill, self._state.fill_space = paint, space
        else:
            self._state.stroke, self._state.stroke_space = paint, space

    def _paint(self, paint: Paint) -> None:
        self._colours |= paint.kinds
        self._spots |= paint.spots
        if paint.ink > self._most_ink:
            self._most_ink = paint.ink

    def _add(self, painted: Painted) -> None:
        together = self.painted.with_(painted)
        self._colours |= together.colours
        self._spots |= together.spots
        self._thinnest, self._most_ink = together.thinnest, together.most_ink
        self._see_through = together.see_through


def product(inner: Linear, outer: Linear) -> Linear:
    """Put two matrices after each other; where things stand does not matter here."""
    a, b, c, d = inner
    e, f, g, h = outer
    return a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h


@lru_cache(maxsize=256)
def _least_scale(matrix: Linear) -> float:
    """Return how much a line shrinks in the direction in which it shrinks most."""
    a, b, c, d = matrix
    larger = (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2
    return abs(a * d - b * c) / larger if larger else 0.0


@lru_cache(maxsize=1024)
def _device_paint(count: int, *shares: bytes) -> Paint:
    return _DEVICE_SPACES[count].paint([float(share) for share in shares])


def _look(state: Any) -> _Look:
    clear = any(float(look_up(state, key, 1)) < 1 for key in ("/ca", "/CA"))
    masked = str(look_up(state, "/SMask", "/None")) != "/None"
    modes = look_up(state, "/BM", "/Normal")
    names = set(map(str, values_of(modes))) if isinstance(modes, Array) else {str(modes)}
    see_through = clear or masked or not names <= {"/Normal", "/Compatible"}
    width = look_up(state, "/LW")
    return _Look(None if width is None else float(width), see_through)


def _device_colour(operator: bytes) -> Callable[[DrawnContent, Operands], None]:
    side, count = "fill" if operator.islower() else "stroke", _COUNTS[operator]
    return lambda drawing, operands: drawing.choose_device_colour(side, count, operands)


_HANDLERS: dict[bytes, Callable[[DrawnContent, Operands], None]] = {
    b"q": DrawnContent.save,
    b"Q": DrawnContent.restore,
    b"cm": DrawnContent.concatenate,
    b"w": DrawnContent.set_width,
    b"Tr": DrawnContent.set_text_mode,
    b"gs": DrawnContent.use_look,
    b"cs": lambda drawing, operands: drawing.choose_space("fill", operands),
    b"CS": lambda drawing, operands: drawing.choose_space("stroke", operands),
    b"sc": lambda drawing, operands: drawing.choose_colour("fill", operands),
    b"SC": lambda drawing, operands: drawing.choose_colour("stroke", operands),
    b"scn": lambda drawing, operands: drawing.choose_colour("fill", operands),
    b"SCN": lambda drawing, operands: drawing.choose_colour("stroke", operands),
    b"sh": DrawnContent.paint_shading,
    b"Do": DrawnContent.draw_object,
    INLINE_IMAGE: DrawnContent.draw_inline_image,
    **dict.fromkeys((b"f", b"F", b"f*"), DrawnContent.fill),
    **dict.fromkeys((b"S", b"s"), DrawnContent.stroke),
    **dict.fromkeys((b"B", b"B*", b"b", b"b*"), DrawnContent.fill_and_stroke),
    **dict.fromkeys((b"Tj", b"TJ", b"'", b'"'), DrawnContent.write),
    **{operator: _device_colour(operator) for operator in _COUNTS},
}


_DEEPEST = 28
_TO_DRAW_A_FORM = 20
"""What it costs to find out whether a form was drawn like this before, in steps."""


class ContentReader:
    """Reads the pages of one file, within its budget; `damage` is what had to be guessed."""

    def __init__(self, budget: Budget) -> None:
        self.damage: dict[str, None] = {}
        self.budget = budget
        self._pages: dict[tuple[bytes, bytes], Painted] = {}
        self._forms: dict[tuple[object, ...], Painted] = {}
        self._inside: list[tuple[int, int]] = []

    def read_page(self, page: Dictionary, resources: Any, resources_key: bytes) -> Painted:
        """Read all that a page draws; pages of the same content and resources are alike."""
        key = written(page, "/Contents"), resources_key
        self.budget.spend((len(key[0]) + len(key[1])) // BYTES_PER_STEP)
        if key not in self._pages:
            self._pages[key] = self._read(page, resources, GraphicsState())
        return self._pages[key].with_(Painted(see_through=_is_see_through_group(page)))

    def read_form(self, form: Any, resources: Any, state: GraphicsState) -> Painted:
        """Read a form or a tiling pattern in the state in which it is drawn."""
        self.budget.spend(_TO_DRAW_A_FORM)
        number = number_of(form)
        if number in self._inside or len(self._inside) >= _DEEPEST:
            return Painted()
        state = replace(state, matrix=product(_matrix(form), state.matrix))
        rounded = tuple(round(number, 4) for number in state.matrix)
        key = (number, rounded, *astuple(state)[1:])
        if key not in self._forms:
            self._inside.append(number)
            painted = self._read(form, look_up(form, "/Resources", resources), state)
            self._inside.pop()
            self._forms[key] = painted.with_(Painted(see_through=_is_see_through_group(form)))
        return self._forms[key]

    def _read(self, owner: Dictionary, resources: Any, state: GraphicsState) -> Painted:
        drawing = DrawnContent(self, resources, state)
        try:
            drawing.follow(content_of(owner, self.budget))
        except CutOffError:
            self.damage[_("a drawing ends within a text or a picture")] = None
        return drawing.painted


def _matrix(form: Dictionary) -> Linear:
    a, b, c, d, *_unused = map(float, look_up(form, "/Matrix", (1, 0, 0, 1, 0, 0)))
    return a, b, c, d


def _is_see_through_group(owner: Dictionary) -> bool:
    group = look_up(owner, "/Group")
    return isinstance(group, Dictionary) and look_up(group, "/S") == "/Transparency"
