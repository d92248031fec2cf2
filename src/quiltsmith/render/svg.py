"""Pages as SVG: the same scene for screens, with titles for those who do not see it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from io import BytesIO
from typing import Any, Literal

from quiltsmith.render.output import symbol_id
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import (
    POINT,
    Document,
    Fabric,
    FontRole,
    Group,
    Item,
    Page,
    Path,
    Raster,
    RasterBox,
    Segment,
    Symbol,
    Tagged,
    Text,
    Use,
)
from quiltsmith.scene.fabrics import fabric_group
from quiltsmith.scene.fonts import font, font_file, using_fonts

_ANCHORS = {"left": "start", "centre": "middle", "right": "end"}
_ALIGNED = {"left": 0.0, "centre": 0.5, "right": 1.0}
SvgTexts = Literal["outlines", "live", "bare"]
"""How texts are written: as outlines, which look the same everywhere; live, to be edited, with their fonts in the
file; or live without fonts, for a page that has loaded them already."""
_FALLBACKS: dict[FontRole, str] = {
    "text": "'Source Sans 3', sans-serif",
    "bold": "'Source Sans 3', sans-serif",
    "display": "'Quilt Display', Fredoka, 'Source Sans Pro', sans-serif",
}


def svg_fragment(
    items: Iterable[Item], width: float, height: float, label: str, prefix: str, colours: Mapping[str, str]
) -> tuple[str, dict[FontRole, set[str]]]:
    """Draw something to stand inside a page for browsers, and tell which characters of which fonts it shows.

    All names begin with the prefix, since a page can hold several drawings; colours in the table, such as
    `#2b2622`, are written as it says, so that a page can change them.
    """
    page = Page(width, height, tuple(items), label)
    writer = _PageWriter(Document((page,), label), page, 1, "bare", prefix, colours)
    return writer.fragment(), writer.characters


def render_svg(document: Document, texts: SvgTexts = "outlines") -> Iterator[str]:
    """Return the pages as SVG texts, one after the other."""
    for number in range(1, len(document.pages) + 1):
        yield render_page(document, number, texts)


def render_page(document: Document, number: int, texts: SvgTexts = "outlines") -> str:
    """Return one page, the first being 1, as an SVG text."""
    with using_fonts(document.fonts):
        return _PageWriter(document, document.pages[number - 1], number, texts).text()


class _PageWriter:
    """Draws one page."""

    def __init__(
        self,
        document: Document,
        page: Page,
        number: int,
        texts: SvgTexts,
        prefix: str = "",
        colours: Mapping[str, str] | None = None,
    ) -> None:
        import svgwrite  # a fifth of all imports of the page, whose workers do not all draw

        self._texts, self._prefix, self._colours = texts, prefix, colours or {}
        size = (f"{page.width:g}mm", f"{page.height:g}mm")
        box = f"0 0 {page.width:g} {page.height:g}"
        self._drawing: Any = svgwrite.Drawing(size=size, viewBox=box, debug=False)
        self._drawing.attribs["xml:lang"] = document.language
        self._drawing.attribs["role"] = "img"
        count = len(document.pages)
        title = f"{document.title} ({number}/{count})" if count > 1 else document.title
        self._drawing.set_desc(title, page.label or document.title)
        self._symbols: dict[Symbol, str] = {}
        self._glyphs: dict[tuple[FontRole, str], str] = {}
        self._clips = 0
        self.characters: dict[FontRole, set[str]] = {}
        self._writers: dict[type, Callable[..., Any]] = {
            Path: self._path,
            Text: self._outlined if texts == "outlines" else self._text,
            Group: self._group,
            Use: self._use,
            RasterBox: self._raster,
        }
        if texts != "bare":
            # A page is white, whatever lies below it on the screen; pictures within other pages are not.
            self._drawing.add(self._drawing.rect(size=(_number(page.width), _number(page.height)), fill="#ffffff"))
        self._add(page.items, self._drawing)

    def text(self) -> str:
        """Return the whole file."""
        if self.characters and self._texts == "live":
            # Loaded by whoever needs it: it brings a large library with it.
            from quiltsmith.render.svg_fonts import font_faces

            self._drawing.defs.add(self._drawing.style(font_faces(self.characters)))
        return f'<?xml version="1.0" encoding="utf-8"?>\n{self._drawing.tostring()}\n'

    def fragment(self) -> str:
        """Return the drawing without what only a file needs; it is as wide as its place in the page."""
        for name in ("width", "height", "xml:lang"):
            del self._drawing.attribs[name]
        text: str = self._drawing.tostring()
        return text

    def _colour(self, colour: Colour) -> str:
        return self._colours.get(colour.hex(), colour.hex())

    def _add(self, items: Iterable[Item], parent: Any) -> None:
        for item in items:
            if isinstance(item, Tagged):
                self._add(item.items, parent)
                continue
            writer = self._writers.get(type(item))
            if writer is not None:
                parent.add(writer(item))

    def _path(self, path: Path) -> Any:
        if isinstance(path.fill, Fabric):
            return self._group(fabric_group(path))
        extra: dict[str, Any] = {"fill": self._colour(path.fill) if path.fill else "none"}
        if path.fill:
            extra["fill_rule"] = "nonzero" if path.winding else "evenodd"
        if path.stroke:
            extra |= {"stroke": self._colour(path.stroke.colour), "stroke_width": _number(path.stroke.width)}
            if path.stroke.dash:
                extra["stroke_dasharray"] = ",".join(_number(length) for length in path.stroke.dash)
            if path.stroke.round:
                extra |= {"stroke_linecap": "round", "stroke_linejoin": "round"}
        return self._drawing.path(d=_data(path.segments), **extra)

    def _text(self, text: Text) -> Any:
        size = text.size * POINT
        self.characters.setdefault(text.font, set()).update(text.text)
        source = font_file(text.font)
        extra = {"font_weight": source.weight} if source.weight != 400 else {}
        made = self._drawing.text(
            text.text,
            insert=(_number(text.x), _number(text.y)),
            font_family=f"'{source.family}', {_FALLBACKS[text.font]}",
            font_size=_number(size),
            fill=self._colour(text.colour),
            text_anchor=_ANCHORS[text.align],
            **extra,
        )
        # Some programs leave embedded fonts aside; then the text must not become wider than it was measured.
        made["textLength"] = _number(font(text.font).width(text.text, size))
        made["lengthAdjust"] = "spacingAndGlyphs"
        return made

    def _outlined(self, text: Text) -> Any:
        """Draw a text as its characters' outlines; what it says stands beside them for those who do not see it."""
        from quiltsmith.render.svg_fonts import units

        metrics, role = font(text.font), text.font
        size, per_size = text.size * POINT, units(role)
        x = text.x - _ALIGNED[text.align] * metrics.width(text.text, size)
        made = self._drawing.g(fill=self._colour(text.colour))
        scale = f"{size / per_size:.7f}"
        made["transform"] = f"translate({_number(x)} {_number(text.y)}) scale({scale} -{scale})"
        made["aria-label"] = text.text
        at = 0.0
        for character in text.text:
            name = self._glyph(role, character)
            if name:
                drawn = made.add(self._drawing.use(f"#{name}"))
                drawn["x"] = _number(at)
            at += metrics.width(character, per_size)
        return made

    def _glyph(self, role: FontRole, character: str) -> str:
        """Return the name of a character's outline, which is written once for the page; a blank has none."""
        from quiltsmith.render.svg_fonts import outline

        known = self._glyphs.get((role, character))
        if known is None:
            drawn = outline(role, character)
            known = f"{self._prefix}{role}-{ord(character):x}" if drawn else ""
            self._glyphs[role, character] = known
            if drawn:
                self._drawing.defs.add(self._drawing.path(d=drawn, id=known))
        return known

    def _group(self, group: Group) -> Any:
        made = self._drawing.g()
        moves = []
        if group.x or group.y:
            moves.append(f"translate({_number(group.x)} {_number(group.y)})")
        if group.rotate:
            moves.append(f"rotate({_number(group.rotate)})")
        if group.scale != 1:
            moves.append(f"scale({_number(group.scale)})")
        if moves:
            made["transform"] = " ".join(moves)
        if group.clip is not None:
            self._clips += 1
            name = f"{self._prefix}clip-{self._clips}"
            clip = self._drawing.defs.add(self._drawing.clipPath(id=name))
            clip.add(self._drawing.path(d=_data(group.clip.segments), clip_rule="evenodd"))
            made["clip-path"] = f"url(#{name})"
        self._add(group.items, made)
        return made

    def _use(self, use: Use) -> Any:
        return self._drawing.use(f"#{self._symbol(use.symbol)}", insert=(_number(use.x), _number(use.y)))

    def _raster(self, item: RasterBox) -> Any:
        box = item.box
        place, size = (_number(box.x), _number(box.y)), (_number(box.width), _number(box.height))
        made = self._drawing.image(png_data(item.raster), insert=place, size=size)
        made["preserveAspectRatio"] = "none"
        return made

    def _symbol(self, symbol: Symbol) -> str:
        name = self._symbols.get(symbol)
        if name is None:
            name = self._symbols[symbol] = self._prefix + symbol_id(symbol, len(self._symbols) + 1)
            made = self._drawing.symbol(id=name)
            made["overflow"] = "visible"
            self._add(symbol.items, made)
            self._drawing.defs.add(made)
        return name


@lru_cache(maxsize=16)
def png_data(raster: Raster) -> str:
    """Write pixels as a PNG within an address."""
    from PIL import Image

    file = BytesIO()
    # The highest level takes eight times as long for a photo, and makes it four parts in a hundred smaller.
    Image.frombytes("RGB", (raster.width, raster.height), raster.pixels).save(file, "PNG", compress_level=4)
    return f"data:image/png;base64,{b64encode(file.getvalue()).decode('ascii')}"


@lru_cache(maxsize=4096)
def _data(segments: tuple[Segment, ...]) -> str:
    """Write the steps of a path; figures of fabrics come again and again."""
    return " ".join(f"{segment[0]}{' '.join(map(_number, segment[1:]))}" for segment in segments)


@lru_cache(maxsize=1 << 15)
def _number(value: float) -> str:
    """Write a number of millimetres to the micrometre, without needless zeros."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
