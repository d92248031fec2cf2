"""Form fields of a PDF: boxes to tick, numbers to type, totals that add up.

Reportlab's own fields refer to Helvetica and ZapfDingbats without embedding them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from quiltsmith.render.pdf_objects import Entries, Name, Reference, Value
from quiltsmith.render.reportlab_compat import PdfObjects
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, FormField, Page, RectanglePoints, UntickedPoints
from quiltsmith.scene.extents import placed_fields
from quiltsmith.scene.fonts import Font, font, font_file, font_path

_FONT_NAME = "Quiltsmith"
_QUADDING = {"left": 0, "centre": 1, "right": 2}
_PRINTED, _READ_ONLY = 4, 1
_NONSYMBOLIC = 32
_TICK = ((-0.26, 0.0), (-0.07, -0.24), (0.3, 0.26))
_HAIR = 0.3
_FIRST_CODE, _LAST_CODE = 32, 255


def add_fields(objects: PdfObjects, pages: Sequence[Page]) -> None:
    """Add the fields of pages that were drawn; nothing where there are none."""
    fields = [placed_fields(page) for page in pages]
    if any(fields):
        form = _Form(objects)
        for number, (page, some) in enumerate(zip(pages, fields, strict=True)):
            form.add_page(number, page, some)
        form.finish()


class _Form:
    """The fields of a document, which share their font and how they look."""

    def __init__(self, objects: PdfObjects) -> None:
        self._objects = objects
        self._typeface = _whole_font(objects)
        self._looks: dict[tuple[float, float, str], Reference] = {}
        self._fields: list[Value] = []
        self._proposed: list[Value] = []
        self._sums: list[Value] = []

    def add_page(self, number: int, page: Page, fields: Sequence[FormField]) -> None:
        """Add the fields of a page, counted from 0."""
        if not fields:
            return
        shown = self._objects.page(number)
        widgets = [self._objects.add(self._widget(field, page, shown)) for field in fields]
        self._objects.annotate_page(number, widgets)
        self._objects.set_in_page(number, {"Tabs": Name("S")})
        self._fields += widgets
        self._proposed += [widget for widget, field in zip(widgets, fields, strict=True) if field.proposed]
        self._sums += [widget for widget, field in zip(widgets, fields, strict=True) if field.plus or field.minus]

    def finish(self) -> None:
        """Put the form into the document; sums are worked out after what they add up."""
        form: Entries = {
            "Fields": self._fields,
            "CO": [*self._proposed, *self._sums],
            "DR": {"Font": {_FONT_NAME: self._typeface}},
            "DA": f"/{_FONT_NAME} 0 Tf 0 g",
        }
        self._objects.set_in_catalog({"AcroForm": self._objects.add(form)})

    def _widget(self, field: FormField, page: Page, shown: Reference) -> Entries:
        box = field.box
        edges = (box.x, page.height - box.bottom, box.right, page.height - box.y)
        widget: Entries = {
            "Type": Name("Annot"),
            "Subtype": Name("Widget"),
            "Rect": [round(edge / POINT, 3) for edge in edges],
            "T": field.name,
            "TU": field.label or field.name,
            "F": _PRINTED,
            "P": shown,
        }
        width, height = round(box.width / POINT, 3), round(box.height / POINT, 3)
        if field.kind == "check":
            mark = _tick(width, height) if field.fill is None else _filled(width, height, field.fill)
            looks: Entries = {"Yes": self._look(width, height, mark), "Off": self._look(width, height, _NOTHING)}
            return widget | {"FT": Name("Btn"), "V": Name("Off"), "AS": Name("Off"), "AP": {"N": looks}}
        widget |= {
            "FT": Name("Tx"),
            "V": "",
            "DA": f"/{_FONT_NAME} {field.size:g} Tf 0 g",
            "Q": _QUADDING[field.align],
            "AP": {"N": self._look(width, height, _NO_TEXT)},
        }
        if field.plus or field.minus:
            return widget | {"Ff": _READ_ONLY, "AA": {"C": _script(_sum_script(field))}}
        if field.proposed:
            return widget | {"AA": {"C": _script(_proposing_script(field.proposed))}}
        return widget

    def _look(self, width: float, height: float, operators: str) -> Reference:
        """Return the drawing of a box; boxes that look the same share it."""
        key = width, height, operators
        if key not in self._looks:
            fonts: Entries = {"Font": {_FONT_NAME: self._typeface}} if operators == _NO_TEXT else {}
            entries: Entries = {
                "Type": Name("XObject"),
                "Subtype": Name("Form"),
                "BBox": [0, 0, width, height],
                "Resources": fonts,
            }
            self._looks[key] = self._objects.add(entries, operators.encode("ascii"))
        return self._looks[key]


_NOTHING, _NO_TEXT = "q Q", "/Tx BMC EMC"
"""Nothing, in so many words: an empty stream looks broken to some viewers."""


def _script(script: str) -> Entries:
    return {"S": Name("JavaScript"), "JS": script}


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


def _tick(width: float, height: float) -> str:
    """Draw a tick into a box: what a pencil does."""
    side = min(width, height)
    places = [(width / 2 + x * side, height / 2 + y * side) for x, y in _TICK]
    lines = " l ".join(f"{x:.2f} {y:.2f}" for x, y in places).replace(" l ", " m ", 1)
    return f"q 0 G 1 J 1 j {side * 0.12:.2f} w {lines} l S Q"


def _filled(width: float, height: float, colour: Colour) -> str:
    """Fill a box but for a hair at its edges, which leaves the lines between boxes to be seen."""
    inset = _HAIR / POINT
    shares = [f"{share:.3f}" for share in colour.rgb()]
    paint = f"{shares[0]} g" if colour.is_grey() else f"{' '.join(shares)} rg"
    return f"q {paint} {inset:.2f} {inset:.2f} {width - 2 * inset:.2f} {height - 2 * inset:.2f} re f Q"


def _whole_font(objects: PdfObjects) -> Reference:
    """Embed a whole font, because nobody knows what will be typed."""
    metrics = font("text")
    data = font_path("text").read_bytes()
    name = Name(font_file("text").file.rpartition("/")[2].removesuffix(".ttf"))
    thousandths = 1000
    descriptor: Entries = {
        "Type": Name("FontDescriptor"),
        "FontName": name,
        "Flags": _NONSYMBOLIC,
        "FontBBox": [-500, round(-metrics.descent * thousandths), 1500, round(metrics.ascent * thousandths)],
        "ItalicAngle": 0,
        "Ascent": round(metrics.ascent * thousandths),
        "Descent": round(-metrics.descent * thousandths),
        "CapHeight": round(metrics.cap_height * thousandths),
        "StemV": 80,
        "FontFile2": objects.add({"Length1": len(data)}, data),
    }
    return objects.add(
        {
            "Type": Name("Font"),
            "Subtype": Name("TrueType"),
            "BaseFont": name,
            "Encoding": Name("WinAnsiEncoding"),
            "FirstChar": _FIRST_CODE,
            "LastChar": _LAST_CODE,
            "Widths": [_width_of(code, metrics) for code in range(_FIRST_CODE, _LAST_CODE + 1)],
            "FontDescriptor": objects.add(descriptor),
        }
    )


def _width_of(code: int, metrics: Font) -> int:
    character = bytes([code]).decode("cp1252", errors="replace")
    return round(metrics.width(character) * 1000) if metrics.has(character) else 0
