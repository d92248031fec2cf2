"""Form fields for a PDF that is otherwise finished: boxes to tick, numbers to type, totals that add up.

Written with pikepdf, because reportlab's fields refer to Helvetica and ZapfDingbats without embedding them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import BytesIO

from pikepdf import Array, Dictionary, Name, Object, Pdf, Stream, String

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, FormField, RectanglePoints, UntickedPoints
from quiltsmith.scene.fonts import Font, font, font_file, font_path

_FONT_NAME = "Quiltsmith"
_QUADDING = {"left": 0, "centre": 1, "right": 2}
_PRINTED, _READ_ONLY = 4, 1
_NONSYMBOLIC = 32
_TICK = ((-0.26, 0.0), (-0.07, -0.24), (0.3, 0.26))
_HAIR = 0.3
_FIRST_CODE, _LAST_CODE = 32, 255


def add_fields(pdf: bytes, pages: Sequence[Sequence[FormField]]) -> bytes:
    """Add fields to the pages of a PDF, in the pages' coordinates."""
    with Pdf.open(BytesIO(pdf)) as document:
        typeface = _whole_font(document)
        widgets: list[Object] = []
        computed: list[Object] = []
        sums: list[Object] = []
        for page, fields in zip(document.pages, pages, strict=True):
            made = [_widget(document, field, page.obj, typeface) for field in fields]
            if made:
                page.obj.Annots = document.make_indirect(Array([*page.obj.get("/Annots", ()), *made]))
                page.obj.Tabs = Name.S
            widgets += made
            computed += [widget for widget, field in zip(made, fields, strict=True) if field.proposed]
            sums += [widget for widget, field in zip(made, fields, strict=True) if field.plus or field.minus]
        document.Root.AcroForm = document.make_indirect(
            Dictionary(
                Fields=Array(widgets),
                CO=Array([*computed, *sums]),
                DR=Dictionary(Font=Dictionary({f"/{_FONT_NAME}": typeface})),
                DA=String(f"/{_FONT_NAME} 0 Tf 0 g"),
            )
        )
        out = BytesIO()
        document.save(out, deterministic_id=True)
        return out.getvalue()


def _widget(document: Pdf, field: FormField, page: Object, typeface: Object) -> Object:
    height = float(page.MediaBox[3])
    box = field.box
    edges = (box.x, height * POINT - box.bottom, box.right, height * POINT - box.y)
    widget = Dictionary(
        Type=Name.Annot,
        Subtype=Name.Widget,
        Rect=Array([round(edge / POINT, 3) for edge in edges]),
        T=String(field.name),
        TU=String(field.label or field.name),
        F=_PRINTED,
        P=page,
    )
    if field.kind == "check":
        widget.FT = Name.Btn
        widget.V = widget.AS = Name.Off
        mark = _tick(document, box) if field.fill is None else _filled(document, box, field.fill)
        widget.AP = Dictionary(N=Dictionary(Yes=mark, Off=_nothing(document, box)))
    else:
        widget.FT = Name.Tx
        widget.V = String("")
        widget.DA = String(f"/{_FONT_NAME} {field.size:g} Tf 0 g")
        widget.Q = _QUADDING[field.align]
        widget.AP = Dictionary(N=_nothing(document, box, typeface))
        if field.plus or field.minus:
            widget.Ff = _READ_ONLY
            widget.AA = _calculated(_sum_script(field))
        elif field.proposed:
            widget.AA = _calculated(_proposing_script(field.proposed))
    return document.make_indirect(widget)


def _calculated(script: str) -> Object:
    return Dictionary(C=Dictionary(S=Name.JavaScript, JS=String(script)))


def _proposing_script(proposed: RectanglePoints | UntickedPoints) -> str:
    """Write what a viewer computes from other fields; as long as these are empty, what is typed stays."""
    if isinstance(proposed, UntickedPoints):
        return (
            f"var names = {json.dumps(proposed.fields)}, empty = 0; "
            "var there = 0; for (var i = 0; i < names.length; i++) { var space = this.getField(names[i]); "
            'if (space) { there++; if (space.value == "Off") empty++; } } '
            f"if (empty < there) event.value = {proposed.points} * empty;"
        )
    sides = [f"Number(this.getField({json.dumps(name)}).value || 0)" for name in (proposed.rows, proposed.columns)]
    points = f"{proposed.per_square_space} * side * side + {proposed.per_extra_line} * more"
    return (
        f"var a = {sides[0]}, b = {sides[1]}, side = Math.min(a, b), more = Math.max(a, b) - side; "
        f"if (side > 0) event.value = {points};"
    )


def _sum_script(field: FormField) -> str:
    """Write what a viewer computes: the total of some fields less that of others."""
    signs = [(name, 1) for name in field.plus] + [(name, -1) for name in field.minus]
    parts = [f"{sign} * Number(this.getField({json.dumps(name)}).value || 0)" for name, sign in signs]
    return f"event.value = {' + '.join(parts)};"


def _tick(document: Pdf, box: Box) -> Object:
    """Draw a tick into the box: what a pencil does."""
    width, height = box.width / POINT, box.height / POINT
    side = min(width, height)
    places = [(width / 2 + x * side, height / 2 + y * side) for x, y in _TICK]
    lines = " l ".join(f"{x:.2f} {y:.2f}" for x, y in places).replace(" l ", " m ", 1)
    return _appearance(document, box, f"q 0 G 1 J 1 j {side * 0.12:.2f} w {lines} l S Q")


def _filled(document: Pdf, box: Box, colour: Colour) -> Object:
    """Fill the box but for a hair at its edges, which leaves the lines between boxes to be seen."""
    inset = _HAIR / POINT
    width, height = box.width / POINT - 2 * inset, box.height / POINT - 2 * inset
    shares = " ".join(f"{share / 255:.3f}" for share in (colour.red, colour.green, colour.blue))
    if colour.red == colour.green == colour.blue:
        shares = f"{colour.red / 255:.3f} g"
    else:
        shares += " rg"
    return _appearance(document, box, f"q {shares} {inset:.2f} {inset:.2f} {width:.2f} {height:.2f} re f Q")


def _nothing(document: Pdf, box: Box, typeface: Object | None = None) -> Object:
    """Draw nothing, in so many words: an empty stream looks broken to some viewers."""
    return _appearance(document, box, "/Tx BMC EMC" if typeface is not None else "q Q", typeface)


def _appearance(document: Pdf, box: Box, operators: str, typeface: Object | None = None) -> Object:
    fonts = {"/Font": Dictionary({f"/{_FONT_NAME}": typeface})} if typeface is not None else {}
    stream = Stream(document, operators.encode("ascii"))
    stream.Type, stream.Subtype = Name.XObject, Name.Form
    stream.BBox = Array([0, 0, round(box.width / POINT, 3), round(box.height / POINT, 3)])
    stream.Resources = Dictionary(fonts)
    return document.make_indirect(stream)


def _whole_font(document: Pdf) -> Object:
    """Embed a whole font, because nobody knows what will be typed."""
    metrics = font("text")
    data = font_path("text").read_bytes()
    file = Stream(document, data)
    file.Length1 = len(data)
    name = Name(f"/{font_file('text').file.rpartition('/')[2].removesuffix('.ttf')}")
    thousandths = 1000
    descriptor = Dictionary(
        Type=Name.FontDescriptor,
        FontName=name,
        Flags=_NONSYMBOLIC,
        FontBBox=Array([-500, round(-metrics.descent * thousandths), 1500, round(metrics.ascent * thousandths)]),
        ItalicAngle=0,
        Ascent=round(metrics.ascent * thousandths),
        Descent=round(-metrics.descent * thousandths),
        CapHeight=round(metrics.cap_height * thousandths),
        StemV=80,
        FontFile2=document.make_indirect(file),
    )
    return document.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name.TrueType,
            BaseFont=name,
            Encoding=Name.WinAnsiEncoding,
            FirstChar=_FIRST_CODE,
            LastChar=_LAST_CODE,
            Widths=Array([_width_of(code, metrics) for code in range(_FIRST_CODE, _LAST_CODE + 1)]),
            FontDescriptor=document.make_indirect(descriptor),
        )
    )


def _width_of(code: int, metrics: Font) -> int:
    character = bytes([code]).decode("cp1252", errors="replace")
    return round(metrics.width(character) * 1000) if metrics.has(character) else 0
