"""Content streams read as a press would: which colours are painted, how thin lines are, how much ink is used."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from math import hypot
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from pikepdf import Dictionary, Name, Object, Page, Stream, parse_content_stream

from quiltsmith.preflight.colours import BLACK_AT_START, RGB, Paint, Space, device_space, read_space
from quiltsmith.preflight.facts import Painted
from quiltsmith.preflight.limits import LARGEST_STREAM, content_length
from quiltsmith.talk.saying import say

MOST_INSTRUCTIONS = 3_000_000
_TO_START = 50
"""What it costs to start reading a stream, in instructions."""
_DEEPEST = 28
_MALFORMED = (ValueError, TypeError, IndexError, KeyError, AttributeError, ArithmeticError, NotImplementedError)
_FILL = ("f", "F", "f*")
_STROKE = ("S", "s")
_BOTH = ("B", "B*", "b", "b*")
_TEXT = ("Tj", "TJ", "'", '"')
_FILLED_TEXT, _STROKED_TEXT = {0, 2, 4, 6}, {1, 2, 5, 6}
_DEVICE_COLOURS = {
    "g": ("/DeviceGray", 1),
    "G": ("/DeviceGray", 1),
    "rg": ("/DeviceRGB", 3),
    "RG": ("/DeviceRGB", 3),
    "k": ("/DeviceCMYK", 4),
    "K": ("/DeviceCMYK", 4),
}
_OPERATORS = " ".join(
    ("q Q cm w gs cs CS sc SC scn SCN sh Do Tr BI ID EI", *_FILL, *_STROKE, *_BOTH, *_TEXT, *_DEVICE_COLOURS)
)
_GREY = device_space("/DeviceGray")
Linear = tuple[float, float, float, float]

_UPRIGHT: Linear = (1.0, 0.0, 0.0, 1.0)


class TooMuchError(Exception):
    """A drawing with more instructions than are read."""


class _GraphicsState(Struct, frozen=True):
    """The part of the graphics state that matters here."""

    matrix: Linear = _UPRIGHT
    width: float = 1.0
    fill: Paint = BLACK_AT_START
    stroke: Paint = BLACK_AT_START
    fill_space: Space = _GREY
    stroke_space: Space = _GREY
    text_mode: int = 0


class ContentReader:
    """Reads the pages of one file; forms that are drawn often in the same way are read once."""

    def __init__(self) -> None:
        self._left = MOST_INSTRUCTIONS
        self._forms: dict[tuple[object, ...], Painted] = {}
        self._inside: list[tuple[int, int]] = []

    def read_page(self, page: Page) -> Painted:
        """Read all that a page draws."""
        painted = Painted(see_through=_is_see_through_group(page.obj))
        return painted.with_(_Run(self, page.resources, _GraphicsState()).read(page.obj))

    def read_form(self, form: Object, resources: Any, state: _GraphicsState) -> Painted:
        """Read a form or a tiling pattern in the state in which it is drawn."""
        if form.objgen in self._inside or len(self._inside) >= _DEEPEST:
            return Painted()
        matrix = [float(number) for number in form.get("/Matrix", (1, 0, 0, 1, 0, 0))]
        state = replace(state, matrix=_product((matrix[0], matrix[1], matrix[2], matrix[3]), state.matrix))
        rounded = tuple(round(number, 4) for number in state.matrix)
        key = (form.objgen, rounded, replace(state, matrix=_UPRIGHT))
        if key not in self._forms:
            self._inside.append(form.objgen)
            painted = _Run(self, form.get("/Resources", resources), state).read(form)
            self._inside.pop()
            self._forms[key] = painted.with_(Painted(see_through=_is_see_through_group(form)))
        return self._forms[key]

    def spend(self, instructions: int) -> None:
        """Count instructions, so that a few forms that draw each other cannot stand for billions of them."""
        self._left -= instructions
        if self._left < 0:
            raise TooMuchError(say("{number:,} instructions", number=MOST_INSTRUCTIONS))


class _Run:
    """One reading of one stream."""

    def __init__(self, reader: ContentReader, resources: Any, state: _GraphicsState) -> None:
        self._reader = reader
        self._resources = resources if isinstance(resources, Dictionary) else Dictionary()
        self._state = state
        self._saved: list[_GraphicsState] = []
        self._painted = Painted()
        self._handlers: dict[str, Callable[..., None]] = {
            "q": lambda: self._saved.append(self._state),
            "Q": self._restore,
            "cm": self._concatenate,
            "w": lambda width: self._set(width=float(width)),
            "Tr": lambda mode: self._set(text_mode=int(mode)),
            "gs": self._use_state,
            "cs": lambda name: self._choose_space(name, "fill"),
            "CS": lambda name: self._choose_space(name, "stroke"),
            "sc": lambda *shares: self._choose_colour(shares, "fill"),
            "SC": lambda *shares: self._choose_colour(shares, "stroke"),
            "scn": lambda *shares: self._choose_colour(shares, "fill"),
            "SCN": lambda *shares: self._choose_colour(shares, "stroke"),
            "sh": self._paint_shading,
            "Do": self._draw_object,
            "INLINE IMAGE": self._draw_inline_image,
        }
        for name in _FILL:
            self._handlers[name] = lambda: self._paint(self._state.fill)
        for name in _STROKE:
            self._handlers[name] = self._paint_line
        for name in _BOTH:
            self._handlers[name] = self._paint_both
        for name in _TEXT:
            self._handlers[name] = self._paint_text

    def read(self, stream: Object) -> Painted:
        """Follow all instructions; as in viewers, one that makes no sense has no effect."""
        if content_length(stream) > LARGEST_STREAM:
            raise TooMuchError(f"{LARGEST_STREAM // 1_000_000} MB")
        instructions = parse_content_stream(stream, _OPERATORS)
        self._reader.spend(len(instructions) + _TO_START)
        for instruction in instructions:
            operator = str(instruction.operator)
            with suppress(*_MALFORMED):
                if operator in _DEVICE_COLOURS:
                    self._choose_device_colour(operator, [float(share) for share in instruction.operands])
                elif operator in self._handlers:
                    self._handlers[operator](*instruction.operands)
        return self._painted

    def _set(self, **values: Any) -> None:
        self._state = replace(self._state, **values)

    def _set_paint(self, side: str, space: Space, shares: list[float] | None) -> None:
        paint = space.first_paint() if shares is None else space.paint(shares)
        self._set(**{side: paint, f"{side}_space": space})

    def _restore(self) -> None:
        if self._saved:
            self._state = self._saved.pop()

    def _concatenate(self, *numbers: Any) -> None:
        a, b, c, d, _, _ = (float(number) for number in numbers)
        self._set(matrix=_product((a, b, c, d), self._state.matrix))

    def _use_state(self, name: Name) -> None:
        wanted = self._resources.ExtGState[str(name)]
        if "/LW" in wanted:
            self._set(width=float(wanted.LW))
        clear = any(float(wanted.get(key, 1)) < 1 for key in ("/ca", "/CA"))
        masked = str(wanted.get("/SMask", "/None")) != "/None"
        modes = wanted.get("/BM", Name.Normal)
        names = {str(modes)} if isinstance(modes, Name) else {str(mode) for mode in modes}
        if clear or masked or not names <= {"/Normal", "/Compatible"}:
            self._add(Painted(see_through=True))

    def _choose_device_colour(self, operator: str, shares: list[float]) -> None:
        name, count = _DEVICE_COLOURS[operator]
        if len(shares) == count:
            self._set_paint("fill" if operator.islower() else "stroke", device_space(name), shares)

    def _choose_space(self, name: Name, side: str) -> None:
        self._set_paint(side, read_space(name, self._resources.get("/ColorSpace")), None)

    def _choose_colour(self, operands: tuple[Any, ...], side: str) -> None:
        if operands and isinstance(operands[-1], Name):
            painted = self._pattern(self._resources.Pattern[str(operands[-1])])
            self._set(**{side: Paint(painted.colours, painted.most_ink)})
            self._add(Painted(thinnest=painted.thinnest, see_through=painted.see_through))
            return
        space = getattr(self._state, f"{side}_space")
        self._set_paint(side, space, [float(share) for share in operands])

    def _pattern(self, pattern: Object) -> Painted:
        if isinstance(pattern, Stream):
            return self._reader.read_form(pattern, self._resources, self._state)
        return Painted(read_space(pattern.Shading.ColorSpace, self._resources.get("/ColorSpace")).kinds)

    def _paint_shading(self, name: Name) -> None:
        space = self._resources.Shading[str(name)].ColorSpace
        self._add(Painted(read_space(space, self._resources.get("/ColorSpace")).kinds))

    def _draw_object(self, name: Name) -> None:
        drawn = self._resources.XObject[str(name)]
        if str(drawn.get("/Subtype")) == "/Form":
            self._add(self._reader.read_form(drawn, self._resources, self._state))
        elif drawn.get("/ImageMask", False):
            self._paint(self._state.fill)
        else:
            # Without a colour space it is a JPEG 2000 picture, which brings its own; mostly RGB.
            space = drawn.get("/ColorSpace", Name.DeviceRGB)
            kinds = read_space(space, self._resources.get("/ColorSpace")).kinds
            self._add(Painted(kinds, see_through="/SMask" in drawn))

    def _draw_inline_image(self, image: Any) -> None:
        if image.image_mask:
            self._paint(self._state.fill)
        else:
            space = image.colorspace
            self._add(Painted(device_space(space).kinds if space else frozenset({RGB})))

    def _paint_text(self, *_: Any) -> None:
        if self._state.text_mode in _FILLED_TEXT:
            self._paint(self._state.fill)
        if self._state.text_mode in _STROKED_TEXT:
            self._paint_line()

    def _paint_both(self) -> None:
        self._paint(self._state.fill)
        self._paint_line()

    def _paint_line(self) -> None:
        self._paint(self._state.stroke)
        self._add(Painted(thinnest=self._state.width * _least_scale(self._state.matrix)))

    def _paint(self, paint: Paint) -> None:
        self._add(Painted(paint.kinds, most_ink=paint.ink))

    def _add(self, painted: Painted) -> None:
        self._painted = self._painted.with_(painted)


def _is_see_through_group(owner: Object) -> bool:
    group = owner.get("/Group")
    return isinstance(group, Dictionary) and str(group.get("/S")) == "/Transparency"


def _product(inner: Linear, outer: Linear) -> Linear:
    """Put two matrices after each other; where things stand does not matter here."""
    a, b, c, d = inner
    e, f, g, h = outer
    return a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h


def _least_scale(matrix: Linear) -> float:
    """Tell how much a line shrinks in the direction in which it shrinks most."""
    a, b, c, d = matrix
    larger = (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2
    return abs(a * d - b * c) / larger if larger else 0.0
