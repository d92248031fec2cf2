"""Things of a scene as operators of a PDF content stream.

The operators are written here and not by reportlab's canvas: a scene is already in the order of drawing,
so most of what the canvas does for each call would be done twice. The canvas keeps what is hard:
fonts, objects and the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Protocol

from quiltsmith.render.options import ColourSpace, PdfOptions
from quiltsmith.scene.colour import BLACK, Colour
from quiltsmith.scene.elements import (
    POINT,
    Fabric,
    FontRole,
    Group,
    Item,
    Path,
    Raster,
    RasterBox,
    Segment,
    Stroke,
    Symbol,
    Text,
    Use,
)
from quiltsmith.scene.extents import group_matrix
from quiltsmith.scene.fabrics import fabric_group
from quiltsmith.scene.fonts import font
from quiltsmith.scene.paths import bounds

_OPERATORS = {"M": "%.3f %.3f m", "L": "%.3f %.3f l", "C": "%.3f %.3f %.3f %.3f %.3f %.3f c", "Z": "h"}
_LARGE = 10.0
_ALIGNED = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Resources(Protocol):
    """What a content stream asks of the document it is in."""

    def encode(self, role: FontRole, text: str) -> tuple[tuple[str, str], ...]:
        """Give the font's name and the hexadecimal codes for each stretch of the text."""

    def form(self, symbol: Symbol) -> str:
        """Give the name of the form that draws a symbol."""

    def image(self, raster: Raster) -> str:
        """Give the name of the picture that holds pixels."""


class ContentWriter:
    """Writes one content stream, in millimetres with y downwards; see `start` for how a page gets there."""

    def __init__(self, resources: Resources, options: PdfOptions) -> None:
        self._resources = resources
        self._colours = options.colours
        self._thinnest = options.thinnest_line
        # What was set last, so that it is not set again.
        self._fill: Colour | None = None
        self._stroke: Stroke | None = None
        self._out: list[str] = []
        self._writers: dict[type, Callable[..., None]] = {
            Path: self._path,
            Text: self._text,
            Group: self._group,
            Use: self._use,
            RasterBox: self._raster,
        }

    @classmethod
    def start(cls, resources: Resources, options: PdfOptions, height: float) -> ContentWriter:
        """Start the stream of a page of a height in mm: turn points with y upwards into our coordinates."""
        writer = cls(resources, options)
        scale = 1 / POINT
        writer._out.append(f"{scale:.8f} 0 0 {-scale:.8f} 0 {height * scale:.6f} cm")
        return writer

    def add(self, items: Iterable[Item]) -> None:
        """Draw things; form fields are not drawn but added to the file later."""
        for item in items:
            writer = self._writers.get(type(item))
            if writer is not None:
                writer(item)

    def stream(self) -> str:
        """Give all that was written."""
        return "\n".join(self._out)

    def _path(self, path: Path) -> None:
        if isinstance(path.fill, Fabric):
            self._group(fabric_group(path))
            return
        if path.fill is not None:
            if path.fill == BLACK and self._colours.rich_black is not None and _is_large(path):
                self._set_rich_black(self._colours.rich_black)
            else:
                self._set_fill(path.fill)
        if path.stroke is not None:
            self._set_stroke(path.stroke)
        self._out.append(_operators(path.segments))
        rule = "" if path.winding else "*"
        self._out.append(
            (f"B{rule}" if path.stroke else f"f{rule}") if path.fill else ("S" if path.stroke else "n")
        )

    def _text(self, text: Text) -> None:
        metrics = font(text.font)
        size = text.size * POINT
        # Measuring also refuses what the font cannot print.
        x = text.x - _ALIGNED[text.align] * metrics.width(text.text, size)
        self._set_fill(text.colour)
        parts = [
            f"/{name} {size:.4f} Tf <{codes}> Tj" for name, codes in self._resources.encode(text.font, text.text)
        ]
        if parts:
            parts[0] = parts[0].replace("Tf", f"Tf 1 0 0 -1 {x:.3f} {text.y:.3f} Tm", 1)
            self._out.append(f"BT {' '.join(parts)} ET")

    def _group(self, group: Group) -> None:
        fill, stroke, thinnest = self._fill, self._stroke, self._thinnest
        self._out.append("q")
        if group.x or group.y or group.rotate or group.scale != 1:
            a, b, c, d, e, f = group_matrix(group)
            self._out.append(f"{a:.6f} {b:.6f} {c:.6f} {d:.6f} {e:.4f} {f:.4f} cm")
        if group.clip is not None:
            self._out.append(f"{_operators(group.clip.segments)} W* n")
        if thinnest and group.scale != 1:
            # A line that was set outside would be drawn thinner inside.
            self._thinnest = thinnest / group.scale
            self._stroke = None
        self.add(group.items)
        self._out.append("Q")
        self._fill, self._stroke, self._thinnest = fill, stroke, thinnest

    def _use(self, use: Use) -> None:
        name = self._resources.form(use.symbol)
        if use.x or use.y:
            self._out.append(f"q 1 0 0 1 {use.x:.4f} {use.y:.4f} cm /{name} Do Q")
        else:
            self._out.append(f"/{name} Do")

    def _raster(self, item: RasterBox) -> None:
        """Draw pixels: they stand on their feet in a square of one, in coordinates that go upwards."""
        box, name = item.box, self._resources.image(item.raster)
        self._out.append(f"q {box.width:.4f} 0 0 {-box.height:.4f} {box.x:.4f} {box.bottom:.4f} cm /{name} Do Q")

    def _set_fill(self, colour: Colour) -> None:
        if colour != self._fill:
            self._out.append(f"{_numbers(colour, self._colours)} {'k' if self._colours.cmyk else 'rg'}")
            self._fill = colour

    def _set_rich_black(self, shares: tuple[float, ...]) -> None:
        self._out.append(f"{' '.join(f'{share:.4f}' for share in shares)} k")
        self._fill = None

    def _set_stroke(self, stroke: Stroke) -> None:
        if stroke != self._stroke:
            self._out.append(_pen(stroke, self._colours, self._thinnest))
            self._stroke = stroke


def _is_large(path: Path) -> bool:
    """Tell whether a path is an area and not a figure or a bar, in which four inks would blur the edges."""
    box = bounds(path)
    return min(box.width, box.height) >= _LARGE


# The same lines, pens and colours come again on every card, and in the next document of the same process.
@lru_cache(maxsize=1024)
def _numbers(colour: Colour, colours: ColourSpace) -> str:
    return " ".join([f"{share:.4f}" for share in colours.shares(colour)])


@lru_cache(maxsize=1024)
def _pen(stroke: Stroke, colours: ColourSpace, thinnest: float) -> str:
    ends = 1 if stroke.round else 0
    dash = " ".join([f"{length:.3f}" for length in stroke.dash])
    colour = f"{_numbers(stroke.colour, colours)} {'K' if colours.cmyk else 'RG'}"
    return f"{colour} {max(stroke.width, thinnest):.4f} w {ends} J {ends} j [{dash}] 0 d"


@lru_cache(maxsize=2048)
def _operators(segments: tuple[Segment, ...]) -> str:
    return " ".join([_OPERATORS[segment[0]] % segment[1:] for segment in segments])
