"""Forms of a PDF: named, with what they draw themselves, and the same bytes in a cold and a warm process."""

from __future__ import annotations

from io import BytesIO

from pikepdf import Name, Pdf

from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene import paths
from quiltsmith.scene.colour import BLACK
from quiltsmith.scene.elements import Document, Page, Symbol, Text, Use
from tests.render.demo_scene import demo


def test_forms_know_their_box_their_fonts_and_the_forms_in_them() -> None:
    inner = Symbol("dot", 4, 4, (paths.circle(2, 2, 2, BLACK),))
    outer = Symbol("two dots", 20, 10, (Use(inner), Use(inner, 6, 0), Text("dots", 0, 9, 8)))
    data = render_pdf(Document([Page(50, 50, [Use(outer, 5, 5)])], "Forms"))
    with Pdf.open(BytesIO(data)) as pdf:
        ((name, form),) = pdf.pages[0].Resources.XObject.items()
        assert "two-dots" in name
        assert form.Subtype == Name.Form
        assert [float(edge) for edge in form.BBox] == [-10, -10, 30, 20]
        (within,) = form.Resources.XObject.keys()
        assert "dot-2" in within
        assert form.read_bytes().count(f"{within} Do".encode()) == 2
        assert form.Resources.Font.keys()
        assert "/XObject" not in form.Resources.XObject[within].Resources


def test_a_document_that_is_drawn_again_has_the_same_bytes() -> None:
    assert render_pdf(demo()) == render_pdf(demo())
