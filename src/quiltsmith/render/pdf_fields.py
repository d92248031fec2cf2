"""Form fields for a PDF that is otherwise finished: boxes to tick, numbers to type, totals that add up.

Written with pikepdf, because reportlab's fields refer to Helvetica and ZapfDingbats without embedding them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import BytesIO

from pikepdf import Array, Dictionary, Name, Object, Pdf, Stream, String

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, FormField
from quiltsmith.scene.fonts import Font, font, font_file, font_path

_FONT_NAME = "Quiltsmith"
_QUADDING = {"left": 0, "centre": 1, "right": 2}
_PRINTED, _READ_ONLY = 4, 1
_NONSYMBOLIC = 32
_FIRST_CODE, _LAST_CODE = 32, 255


def add_fields(pdf: bytes, pages: Sequence[Sequence[FormField]]) -> bytes:
    """Add fields to the pages of a PDF, in the pages' coordinates."""
    with Pdf.open(BytesIO(pdf)) as document:
        typeface = _whole_font(document)
        widgets: list[Object] = []
        sums: list[Object] = []
        for page, fields in zip(document.pages, pages, strict=True):
            made = [_widget(document, field, page.obj, typeface) for field in fields]
            if made:
                page.obj.Annots = document.make_indirect(Array([*page.obj.get("/Annots", ()), *made]))
            widgets += made
            sums += [widget for widget, field in zip(made, fields, strict=True) if field.plus or field.minus]
        document.Root.AcroForm = document.make_indirect(
            Dictionary(
                Fields=Array(widgets),
                CO=Array(sums),
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
        widget.AP = Dictionary(N=Dictionary(Yes=_cross(document, box), Off=_nothing(document, box)))
    else:
        widget.FT = Name.Tx
        widget.V = String("")
        widget.DA = String(f"/{_FONT_NAME} {field.size:g} Tf 0 g")
        widget.Q = _QUADDING[field.align]
        widget.AP = Dictionary(N=_nothing(document, box, typeface))
        if field.plus or field.minus:
            widget.Ff = _READ_ONLY
            widget.AA = Dictionary(C=Dictionary(S=Name.JavaScript, JS=String(_sum_script(field))))
    return document.make_indirect(widget)


def _sum_script(field: FormField) -> str:
    """Write what a viewer computes: the total of some fields less that of others."""
    signs = [(name, 1) for name in field.plus] + [(name, -1) for name in field.minus]
    parts = [f"{sign} * Number(this.getField({json.dumps(name)}).value || 0)" for name, sign in signs]
    return f"event.value = {' + '.join(parts)};"


def _cross(document: Pdf, box: Box) -> Object:
    """Draw a cross over the box: what a pencil does."""
    width, height = box.width / POINT, box.height / POINT
    inset = min(width, height) * 0.15
    right, top = width - inset, height - inset
    rising = f"{inset:.2f} {inset:.2f} m {right:.2f} {top:.2f} l"
    falling = f"{inset:.2f} {top:.2f} m {right:.2f} {inset:.2f} l"
    return _appearance(document, box, f"q 0 G 1 J {min(width, height) * 0.1:.2f} w {rising} {falling} S Q")


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
