"""Cut files: the outlines of what a document prints, page by page, as SVG or DXF with the same three layers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path as FilePath
from typing import Literal

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.atomic_write import write_whole
from quiltsmith.i18n import _
from quiltsmith.render.cut_order import cutting_order
from quiltsmith.scene.cutting import CutPath, arc_of
from quiltsmith.scene.elements import Document, Page

CUT_SUFFIXES = (".svg", ".dxf")
Layer = Literal["Cut", "Crease", "Marks"]
_COLOURS: dict[Layer, tuple[str, int]] = {"Cut": ("#ff0000", 1), "Crease": ("#0000ff", 5), "Marks": ("#000000", 7)}
"""What layers look like: in SVG, and as a number of AutoCAD's colours."""
_HAIRLINE = 0.1
_NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'


class Cutting(Struct, frozen=True):
    """How something is cut: `kerf` is how wide a laser burns, in mm."""

    is_laser: bool = False
    kerf: float = 0.0


def check_cut_suffix(path: FilePath) -> str:
    """Return the suffix of a cut file in lower case, or refuse it; commands call it before any work."""
    suffix = path.suffix.lower()
    if suffix not in CUT_SUFFIXES:
        raise QuiltsmithError(_("`{path}` is no cut file; end its name with .svg or .dxf", path=path.name))
    return suffix


def write_cuts(document: Document, path: FilePath, cutting: Cutting) -> tuple[FilePath, ...]:
    """Write a file for each page that something is cut out of, numbered like the page if there are several."""
    contents = render_cuts(document, check_cut_suffix(path), cutting)
    digits = len(str(len(document.pages)))
    files = {
        path if len(document.pages) == 1 else path.with_stem(f"{path.stem}-{number:0{digits}}"): content
        for number, content in contents.items()
    }
    for target, content in files.items():
        write_whole(target, content)
    return tuple(files)


def render_cuts(document: Document, suffix: str, cutting: Cutting) -> dict[int, bytes]:
    """Return the contents of cut files by the numbers of their pages, counted from 1."""
    cut = {number: page for number, page in enumerate(document.pages, 1) if page.cuts is not None}
    if not cut:
        raise QuiltsmithError(_("nothing is cut out of these pages, so there is no cut file"))
    write = _svg if suffix == ".svg" else _dxf
    return {number: write(page, layers_of(page, cutting), document.title).encode() for number, page in cut.items()}


def layers_of(page: Page, cutting: Cutting) -> dict[Layer, Sequence[CutPath]]:
    """Return what each layer of a page's cut file holds, in the order of cutting."""
    if page.cuts is None:
        return {"Cut": (), "Crease": (), "Marks": ()}
    outlines = [path.grown(cutting.kerf / 2) for path in page.cuts.cut]
    return {
        "Cut": cutting_order(outlines, is_laser=cutting.is_laser),
        "Crease": cutting_order(page.cuts.crease),
        "Marks": page.cuts.marks,
    }


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".") if round(value, 4) else "0"


def _svg(page: Page, layers: dict[Layer, Sequence[CutPath]], title: str) -> str:
    width, height = _number(page.width), _number(page.height)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg {_NAMESPACES} width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">',
        f"<title>{_escaped(title)}</title>",
    ]
    for layer, paths in layers.items():
        if paths:
            lines.append(
                f'<g id="{layer}" inkscape:groupmode="layer" inkscape:label="{layer}" fill="none" '
                f'stroke="{_COLOURS[layer][0]}" stroke-width="{_HAIRLINE}">'
            )
            lines += [f'<path d="{_svg_path(path)}"/>' for path in paths]
            lines.append("</g>")
    return "\n".join([*lines, "</svg>", ""])


def _svg_path(path: CutPath) -> str:
    x, y, _unused = path.points[0]
    words = [f"M{_number(x)} {_number(y)}"]
    for start, end in path.edges:
        place = f"{_number(end[0])} {_number(end[1])}"
        if start[2]:
            radius = _number(arc_of(start, end)[2])
            words.append(f"A{radius} {radius} 0 {int(abs(start[2]) > 1)} {int(start[2] > 0)} {place}")
        else:
            words.append(f"L{place}")
    return " ".join([*words, "Z"] if path.is_closed else words)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _dxf(page: Page, layers: dict[Layer, Sequence[CutPath]], title: str) -> str:
    """Write R12, which every program reads; its y goes up, and the corner of the page is below left."""
    pairs: list[tuple[int, object]] = [(999, f"quiltsmith: {_ascii(title)}; millimetres")]
    pairs += [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (9, "$EXTMIN"), (10, 0.0), (20, 0.0)]
    pairs += [(9, "$EXTMAX"), (10, page.width), (20, page.height), (0, "ENDSEC")]
    pairs += [(0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LAYER"), (70, len(layers))]
    for layer in layers:
        pairs += [(0, "LAYER"), (2, layer), (70, 0), (62, _COLOURS[layer][1]), (6, "CONTINUOUS")]
    pairs += [(0, "ENDTAB"), (0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")]
    for layer, paths in layers.items():
        for path in paths:
            pairs += _dxf_path(path, layer, page.height)
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code:3}\r\n{_number(v) if isinstance(v, float) else v}\r\n" for code, v in pairs)


def _dxf_path(path: CutPath, layer: Layer, height: float) -> list[tuple[int, object]]:
    if len(path.points) == 2 and path.is_straight and not path.is_closed:
        (x1, y1, _bulge), (x2, y2, _unused) = path.points
        ends: list[tuple[int, object]] = [(10, x1), (20, height - y1), (11, x2), (21, height - y2)]
        return [(0, "LINE"), (8, layer), *ends]
    pairs: list[tuple[int, object]] = [(0, "POLYLINE"), (8, layer), (66, 1), (70, int(path.is_closed))]
    for x, y, bulge in path.points:
        pairs += [(0, "VERTEX"), (8, layer), *_dxf_place(x, height - y, bulge)]
    return [*pairs, (0, "SEQEND"), (8, layer)]


def _dxf_place(x: float, y: float, bulge: float) -> list[tuple[int, object]]:
    place: list[tuple[int, object]] = [(10, x), (20, y)]
    # Upside down, what turns right turns left, which DXF calls positive.
    return [*place, (42, -bulge)] if bulge else place


def _ascii(text: str) -> str:
    return text.encode("ascii", "replace").decode()
