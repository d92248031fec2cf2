"""Form fields of a PDF: boxes to tick or fill, numbers to type, totals that add up.

Reportlab's own fields refer to Helvetica and ZapfDingbats without embedding them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence

from quiltsmith.render.pdf_objects import Entries, Name, Reference, Value
from quiltsmith.render.reportlab_compat import PdfObjects
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import (
    POINT,
    Fabric,
    FormField,
    Item,
    Page,
    RectanglePoints,
    Stroke,
    UntickedPoints,
)
from quiltsmith.scene.fonts import Font, font, font_file, font_path

Drawing = Callable[[tuple[Item, ...], float, float], Reference]
"""Adds a drawing of a width and a height in mm to the document."""

_FONT_NAME = "Quiltsmith"
_QUADDING = {"left": 0, "centre": 1, "right": 2}
_HIDDEN, _PRINTED, _READ_ONLY = 2, 4, 1
_PUSH_BUTTON = 1 << 16
_NONSYMBOLIC = 32
_TICK = ((-0.26, 0.0), (-0.07, 0.24), (0.3, -0.26))
_HAIR = 0.3
_FRAME, _BROAD_FRAME = 0.15, 0.5
_OF_CHOSEN = "-chosen"
_FIRST_CODE, _LAST_CODE = 32, 255


def add_fields(
    objects: PdfObjects, pages: Sequence[Page], fields: Sequence[Sequence[FormField]], draw: Drawing
) -> None:
    """Add the fields of pages that were drawn, in the pages' coordinates."""
    form = _Form(objects, draw)
    for number, (page, some) in enumerate(zip(pages, fields, strict=True)):
        form.add_page(number, page, some)
    form.finish()


class _Form:
    """The fields of a document, which share their font and how they look."""

    def __init__(self, objects: PdfObjects, draw: Drawing) -> None:
        self._objects = objects
        self._draw = draw
        self._typeface = _whole_font(objects)
        self._looks: dict[tuple[object, ...], Reference] = {}
        self._appearances: dict[Reference, Reference] = {}
        self._actions: dict[str, Reference] = {}
        self._fields: list[Value] = []
        self._proposed: list[Value] = []
        self._sums: list[Value] = []
        self._pens: dict[str, int] = {}

    def add_page(self, number: int, page: Page, fields: Sequence[FormField]) -> None:
        """Add the fields of a page, counted from 0."""
        if not fields:
            return
        shown = self._objects.page(number)
        widgets: list[Reference] = []
        for field in fields:
            if field.kind == "pen":
                widgets += map(self._objects.add, [_hidden_text(field, page), *self._swatches(field, page)])
                self._pens[field.name] = len(field.fills)
                continue
            make = self._text if field.kind == "text" else self._box
            widgets.append(self._objects.add(make(field, page, shown)))
            if field.proposed:
                self._proposed.append(widgets[-1])
            if field.plus or field.minus:
                self._sums.append(widgets[-1])
        for field in fields:
            if field.kind == "check" and field.pen:
                widgets += map(self._objects.add, self._fabrics(field, page))
        self._fields += widgets
        self._objects.annotate_page(number, widgets)
        self._objects.set_in_page(number, {"Tabs": Name("S")})

    def finish(self) -> None:
        """Put the form into the document; sums are worked out after what they add up."""
        form: Entries = {
            "Fields": self._fields,
            "CO": [*self._proposed, *self._sums],
            "DR": {"Font": {_FONT_NAME: self._typeface}},
            "DA": f"/{_FONT_NAME} 0 Tf 0 g",
        }
        self._objects.set_in_catalog({"AcroForm": self._objects.add(form)})
        if self._pens:
            script = _script(_painting_script(self._pens))
            names: Entries = {"Names": ["quilt", self._objects.add(script)]}
            self._objects.set_in_catalog({"Names": {"JavaScript": names}})

    def _text(self, field: FormField, page: Page, shown: Reference) -> Entries:
        """Return a field to type in."""
        made = (
            _field(field)
            | _widget(field.box, page, shown)
            | {
                "FT": Name("Tx"),
                "V": "",
                "DA": f"/{_FONT_NAME} {field.size:g} Tf 0 g",
                "Q": _QUADDING[field.align],
                "AP": {"N": self._empty_text(field.box)},
            }
        )
        if field.plus or field.minus:
            made |= {"Ff": _READ_ONLY, "AA": {"C": _script(_sum_script(field))}}
        elif field.proposed:
            made |= {"AA": {"C": _script(_proposing_script(field.proposed))}}
        return made

    def _box(self, field: FormField, page: Page, shown: Reference) -> Entries:
        """Return a box to tick."""
        mark = _filled(field.box, field.fills[0]) if field.fills else _tick(field.box)
        looks: Entries = {"Yes": self._look(field.box, (mark,)), "Off": self._look(field.box, ())}
        made = _field(field) | _widget(field.box, page, shown)
        made |= {"FT": Name("Btn"), "V": Name("Off"), "AS": Name("Off"), "AP": {"N": looks}}
        return made | {"A": self._action("paint", field.pen)} if field.pen else made

    def _fabrics(self, field: FormField, page: Page) -> Iterator[Entries]:
        """List buttons over a box that show its fabrics, each hidden until a script wants it to be seen."""
        for number, fill in enumerate(field.fills[1:], 2):
            look = self._look(field.box, (_filled(field.box, fill),))
            yield _hidden_button(f"{number}-{field.name}", field, field.box, page) | {
                "AP": self._appearance(look),
                "A": self._action("paint", field.pen),
            }

    def _swatches(self, field: FormField, page: Page) -> Iterator[Entries]:
        """List buttons to choose a fabric with, and above each what it looks like if it is chosen."""
        places = [box.square(box.height) for box in field.box.columns(len(field.fills) - 1)]
        for width, ending in ((_FRAME, ""), (_BROAD_FRAME, _OF_CHOSEN)):
            for number, (fill, box) in enumerate(zip(field.fills[1:], places, strict=True), 2):
                look = self._look(box, _swatch(box, fill, width))
                yield _hidden_button(f"{number}-{field.name}{ending}", field, box, page) | {
                    "AP": self._appearance(look),
                    "A": self._action("choose", field.name),
                }

    def _appearance(self, look: Reference) -> Reference:
        """Return a dictionary that says how a button looks; the many buttons of a fabric share it."""
        if look not in self._appearances:
            self._appearances[look] = self._objects.add({"N": look})
        return self._appearances[look]

    def _action(self, function: str, pen: str) -> Reference:
        script = f"{function}(this, {json.dumps(pen)}, event.target.name);"
        if script not in self._actions:
            self._actions[script] = self._objects.add(_script(script))
        return self._actions[script]

    def _look(self, box: Box, items: tuple[Item, ...]) -> Reference:
        """Return a drawing in a box; boxes that look the same share it."""
        width, height = round(box.width, 3), round(box.height, 3)
        key = width, height, items
        if key not in self._looks:
            self._looks[key] = self._draw(items, width, height)
        return self._looks[key]

    def _empty_text(self, box: Box) -> Reference:
        width, height = round(box.width / POINT, 3), round(box.height / POINT, 3)
        key = width, height
        if key not in self._looks:
            entries: Entries = {
                "Type": Name("XObject"),
                "Subtype": Name("Form"),
                "BBox": [0, 0, width, height],
                "Resources": {"Font": {_FONT_NAME: self._typeface}},
            }
            self._looks[key] = self._objects.add(entries, b"/Tx BMC EMC")
        return self._looks[key]


def _field(field: FormField) -> Entries:
    return {"T": field.name, "TU": field.label or field.name}


def _widget(box: Box, page: Page, shown: Reference) -> Entries:
    return {"Type": Name("Annot"), "Subtype": Name("Widget"), "Rect": _edges(box, page), "F": _PRINTED, "P": shown}


def _hidden_button(name: str, field: FormField, box: Box, page: Page) -> Entries:
    """Return a button that is not there until a script shows it; there are hundreds, so it says what it must."""
    return {
        "T": name,
        "TU": field.label,
        "FT": Name("Btn"),
        "Ff": _PUSH_BUTTON,
        "Subtype": Name("Widget"),
        "Rect": _edges(box, page),
        "F": _HIDDEN,
        "H": Name("N"),
    }


def _hidden_text(field: FormField, page: Page) -> Entries:
    """Return a text that only scripts read and write."""
    return _field(field) | {
        "FT": Name("Tx"),
        "V": "",
        "DA": f"/{_FONT_NAME} 0 Tf 0 g",
        "Subtype": Name("Widget"),
        "Rect": _edges(field.box, page),
        "F": _HIDDEN,
    }


def _edges(box: Box, page: Page) -> list[Value]:
    edges = (box.x, page.height - box.bottom, box.right, page.height - box.y)
    return [round(edge / POINT, 2) for edge in edges]


def _painting_script(pens: Mapping[str, int]) -> str:
    """Write what a viewer does when it opens the file, when a fabric is chosen, and when a space is clicked.

    A space is a box that can be ticked, below buttons that show fabrics: a ticked one shows one of them. A click
    on the box has ticked or emptied it before the script runs. A hidden text lists the buttons that are shown,
    since not all viewers save that.
    """
    return (
        f"var fills = {json.dumps(pens)}, chosen = {{}}; "
        "function show(doc, name, how) { doc.getField(name).display = how; } "
        "function spaceOf(name) { return name.substring(name.indexOf('-') + 1); } "
        "function choose(doc, pen, name) { "
        f"if (chosen[pen]) show(doc, chosen[pen] + '-' + pen + '{_OF_CHOSEN}', display.hidden); "
        "chosen[pen] = parseInt(name, 10); "
        f"show(doc, chosen[pen] + '-' + pen + '{_OF_CHOSEN}', display.noPrint); }} "
        "function paint(doc, pen, name) { "
        "var was = parseInt(name, 10), now = chosen[pen]; "
        "var space = doc.getField(was ? spaceOf(name) : name), list = doc.getField(pen); "
        "var empty = was ? was == now : space.value == 'Off', old = list.value.split(' '), kept = []; "
        "for (var i = 2; i <= fills[pen]; i++) "
        "show(doc, i + '-' + space.name, i == now && !empty ? display.visible : display.hidden); "
        "for (var j = 0; j < old.length; j++) if (old[j] && spaceOf(old[j]) != space.name) kept.push(old[j]); "
        "if (!empty) kept.push(now + '-' + space.name); "
        "list.value = kept.join(' '); space.value = empty ? 'Off' : 'Yes'; doc.calculateNow(); } "
        "for (var pen in fills) { var shown = this.getField(pen).value.split(' '); "
        "for (var i = 2; i <= fills[pen]; i++) show(this, i + '-' + pen, display.noPrint); "
        "for (var j = 0; j < shown.length; j++) if (shown[j] && this.getField(spaceOf(shown[j])).value != 'Off') "
        "show(this, shown[j], display.visible); "
        "choose(this, pen, '2'); }"
    )


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


def _tick(box: Box) -> Item:
    """Draw a tick into a box: what a pencil does."""
    side = min(box.width, box.height)
    points = [(box.width / 2 + x * side, box.height / 2 + y * side) for x, y in _TICK]
    return paths.polyline(points, Stroke(BLACK, side * 0.12, round=True))


def _filled(box: Box, fill: Colour | Fabric) -> Item:
    """Fill a box but for a hair at its edges, which leaves the lines between boxes to be seen."""
    return paths.box_path(Box(0, 0, round(box.width, 3), round(box.height, 3)).inset(_HAIR), fill)


def _swatch(box: Box, fill: Colour | Fabric, width: float) -> tuple[Item, ...]:
    """Draw a fill to choose, with a frame that is broad if it is chosen."""
    inner = Box(0, 0, box.width, box.height).inset(width / 2)
    return (paths.box_path(inner, WHITE), paths.box_path(inner, fill, Stroke(BLACK, width)))


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
