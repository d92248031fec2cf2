"""What we rely on of reportlab beside its public canvas, which may change with any version of it."""

from __future__ import annotations

import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from uuid import UUID

from pikepdf import Name as PikeName
from pikepdf import Pdf
from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFontFile
from reportlab.pdfgen.canvas import Canvas

import quiltsmith
from quiltsmith.render import reportlab_compat
from quiltsmith.render.pdf import render_pdf
from quiltsmith.render.pdf_objects import Entries, Name
from quiltsmith.render.reportlab_compat import (
    CONTENT_ID,
    BoundingBox,
    InkResources,
    PdfObjects,
    Pixels,
    add_form,
    add_image,
    add_page,
    encode_character,
    new_canvas,
    object_name,
    register_font,
    save_canvas,
)
from quiltsmith.scene import paths
from quiltsmith.scene.colour import BLACK
from quiltsmith.scene.elements import Document, Page, Symbol, Text, Use
from quiltsmith.scene.fonts import font_path
from tests.render.demo_scene import demo

SOURCE = Path(quiltsmith.__file__).parent
FONT = "contract-text"
BOX = BoundingBox(0, 0, 20, 10)


def new_sample() -> Canvas:
    register_font(FONT, font_path("text"))
    return new_canvas(FONT, (1, 6), "de")


def opened(canvas: Canvas) -> Pdf:
    return Pdf.open(BytesIO(save_canvas(canvas)))


def one_page(content: str = "0 0 m 9 9 l S") -> bytes:
    canvas = new_sample()
    add_page(canvas, content, [])
    return save_canvas(canvas)


def test_only_one_module_knows_the_private_parts() -> None:
    users = {
        path.relative_to(SOURCE).as_posix(): re.findall(r"^ *(?:from|import) (reportlab\S*)", text, re.MULTILINE)
        for path in SOURCE.rglob("*.py")
        if "reportlab" in (text := path.read_text(encoding="utf-8"))
    }
    private = users.pop("render/reportlab_compat.py")
    assert "reportlab.pdfbase" in private
    assert {name: used for name, used in users.items() if used} == {
        "render/pdf.py": ["reportlab.pdfgen.canvas"],
        "scene/qr_code.py": ["reportlab.graphics.barcode.qrencoder"],
        "style/theme_reader.py": ["reportlab.pdfbase.ttfonts"],
    }
    hidden = r"\._doc\b|_formsinuse|idToObjectNumberAndVersion|useA85|pdfdoc"
    touching = [path.name for path in SOURCE.rglob("*.py") if re.search(hidden, path.read_text(encoding="utf-8"))]
    assert touching == ["reportlab_compat.py"]


def test_reportlab_has_an_upper_bound() -> None:
    project = (SOURCE.parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    assert re.search(r'"reportlab>=([\d.]+),<(\d+)"', project)


def test_a_canvas_takes_version_and_language_and_writes_the_same_bytes_again() -> None:
    data = one_page()
    assert data == one_page()
    assert data.startswith(b"%PDF-1.6")
    assert b"ASCII85Decode" not in data
    with Pdf.open(BytesIO(data)) as pdf:
        assert str(pdf.Root.Lang) == "de"
        assert all("Helvetica" not in str(used.BaseFont) for used in pdf.pages[0].Resources.Font.values())


def test_pages_hold_what_is_given_and_have_no_transition() -> None:
    with Pdf.open(BytesIO(one_page("1 2 m 3 4 l S"))) as pdf:
        (page,) = pdf.pages
        assert b"1 2 m 3 4 l S" in page.Contents.read_bytes()
        assert "/Trans" not in page


def test_characters_have_a_part_of_the_font_and_a_code() -> None:
    canvas = new_sample()
    name, code = encode_character(canvas, FONT, "Ä")
    assert encode_character(canvas, FONT, "Ä") == (name, code)
    assert encode_character(canvas, FONT, "B") != (name, code)
    add_page(canvas, f"BT /{name} 9 Tf <{code}> Tj ET", [])
    with opened(canvas) as pdf:
        used = pdf.pages[0].Resources.Font[f"/{name}"]
        assert "/FontFile2" in used.FontDescriptor
        assert code.upper().encode() in used.ToUnicode.read_bytes().upper()


def test_fonts_are_registered_once_and_cut_down_once_for_the_same_characters() -> None:
    register_font(FONT, font_path("text"))
    first = pdfmetrics.getFont(FONT)
    register_font(FONT, font_path("text"))
    assert pdfmetrics.getFont(FONT) is first
    assert first.face.makeSubset([65, 66]) is first.face.makeSubset([65, 66])
    assert first.face.makeSubset([65, 66]) != first.face.makeSubset([67])


def test_forms_and_pictures_are_found_by_their_names() -> None:
    canvas = new_sample()
    add_image(canvas, "red", (1, 2), Pixels("DeviceRGB", 8, b"\xff\0\0" * 2))
    add_image(canvas, "inks", (1, 1), Pixels("DeviceCMYK", 8, b"\0\xff\xff\0"))
    add_form(canvas, "framed", BOX, f"/{object_name('red')} Do", ("red",))
    add_page(canvas, f"/{object_name('framed')} Do /{object_name('inks')} Do", ["framed", "inks"])
    with opened(canvas) as pdf:
        drawn = pdf.pages[0].Resources.XObject
        assert set(drawn.keys()) == {f"/{object_name('framed')}", f"/{object_name('inks')}"}
        form, inks = drawn[f"/{object_name('framed')}"], drawn[f"/{object_name('inks')}"]
        assert [float(edge) for edge in form.BBox] == [*BOX]
        red = form.Resources.XObject[f"/{object_name('red')}"]
        assert (int(red.Width), int(red.Height)) == (1, 2)
        assert red.ColorSpace == PikeName.DeviceRGB
        assert red.read_bytes() == b"\xff\0\0" * 2
        assert inks.ColorSpace == PikeName.DeviceCMYK


def test_pages_and_forms_find_states_and_named_inks() -> None:
    canvas = new_sample()
    inks = InkResources(canvas)
    content = "/O10 gs /Knife CS 1 SCN 0 0 m 9 9 l S"
    inks.add_spot("Knife", (0, 1, 0, 0))
    inks.add_spot("Knife", (0, 1, 0, 0))
    add_form(canvas, "framed", BOX, content, (), inks)
    add_page(canvas, f"{content} /{object_name('framed')} Do", ["framed"], inks)
    with opened(canvas) as pdf:
        page = pdf.pages[0].Resources
        for resources in (page, page.XObject[f"/{object_name('framed')}"].Resources):
            state = resources.ExtGState.O10
            assert (bool(state.OP), bool(state.op), int(state.OPM)) == (True, False, 1)
            assert [str(part) for part in list(resources.ColorSpace.Knife)[:3]] == [
                "/Separation",
                "/Knife",
                "/DeviceCMYK",
            ]


def test_own_objects_and_entries_stand_beside_those_of_reportlab() -> None:
    canvas = new_sample()
    canvas.setTitle("Own")
    for content in ("0 0 m 9 9 l S", "1 1 m 9 9 l S"):
        add_page(canvas, content, [])
    objects = PdfObjects(canvas)
    entries: Entries = {"Size": 3}
    stream = objects.add(entries, b"what it holds")
    notes = [objects.add({"Page": objects.page(page)}) for page in (0, 1)]
    objects.annotate_page(1, notes[:1])
    objects.annotate_page(1, notes[1:])
    objects.set_in_page(0, {"Tabs": Name("S"), "StructParents": 7})
    objects.set_in_catalog({"OutputIntents": [stream], "AcroForm": stream, "MarkInfo": {"Marked": True}})
    objects.set_in_info({"Own": "Größe (1)"})
    metadata = objects.add({"Type": Name("Metadata")}, b"as it is")
    objects.set_in_catalog({"Metadata": metadata})
    # What was added may still change.
    entries["Size"] = 4
    with opened(canvas) as pdf:
        assert int(pdf.Root.AcroForm.Size) == 4
        assert pdf.Root.AcroForm.read_bytes() == b"what it holds"
        assert pdf.Root.OutputIntents[0].objgen == pdf.Root.AcroForm.objgen
        assert bool(pdf.Root.MarkInfo.Marked)
        assert pdf.Root.Metadata.read_raw_bytes() == b"as it is"
        assert pdf.docinfo.Own == "Größe (1)"
        assert pdf.docinfo.Title == "Own"
        first, second = pdf.pages
        assert (str(first.obj.Tabs), int(first.obj.StructParents)) == ("/S", 7)
        assert "/Annots" not in first
        assert [note.Page.objgen for note in second.obj.Annots] == [first.objgen, second.objgen]


def test_the_id_of_a_file_tells_its_content() -> None:
    with Pdf.open(BytesIO(one_page())) as pdf, Pdf.open(BytesIO(one_page("1 1 m 9 9 l S"))) as other:
        one, same = pdf.trailer.ID
        assert bytes(one) == bytes(same) != bytes(other.trailer.ID[0])
        assert len(bytes(one)) == 16
    canvas = new_sample()
    add_page(canvas, "0 0 m 9 9 l S", [])
    objects = PdfObjects(canvas)
    objects.set_in_catalog({"Metadata": objects.add({"Type": Name("Metadata")}, CONTENT_ID.encode())})
    with opened(canvas) as pdf:
        assert UUID(pdf.Root.Metadata.read_bytes().decode()).bytes == bytes(pdf.trailer.ID[0])


def test_forms_know_their_box_their_fonts_and_the_forms_in_them() -> None:
    inner = Symbol("dot", 4, 4, (paths.circle(2, 2, 2, BLACK),))
    outer = Symbol("two dots", 20, 10, (Use(inner), Use(inner, 6, 0), Text("dots", 0, 9, 8)))
    data = render_pdf(Document([Page(50, 50, [Use(outer, 5, 5)])], "Forms"))
    with Pdf.open(BytesIO(data)) as pdf:
        ((name, form),) = pdf.pages[0].Resources.XObject.items()
        assert "two-dots" in name
        assert form.Subtype == PikeName.Form
        assert [float(edge) for edge in form.BBox] == [-10, -10, 30, 20]
        (within,) = form.Resources.XObject.keys()
        assert "dot-2" in within
        assert form.read_bytes().count(f"{within} Do".encode()) == 2
        assert form.Resources.Font.keys()
        assert "/XObject" not in form.Resources.XObject[within].Resources


def test_a_document_that_is_drawn_again_has_the_same_bytes() -> None:
    assert render_pdf(demo()) == render_pdf(demo())


def test_the_encoder_of_qr_codes_takes_no_version_and_gives_rows_of_squares() -> None:
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData("quiltsmith")
    code.make()
    assert len(code.modules) == 21
    assert {len(row) for row in code.modules} == {21}
    assert [bool(square) for square in code.modules[0][:8]] == [True] * 7 + [False]


def test_the_reader_of_fonts_cuts_them_down() -> None:
    data = font_path("text").read_bytes()
    subset = TTFontFile(BytesIO(data)).makeSubset([ord("A")])
    assert 0 < len(subset) < len(data)
    assert issubclass(TTFError, Exception)


def test_reportlab_touches_no_picture_while_it_writes_our_documents() -> None:
    program = (
        "import sys\n"
        "from quiltsmith.render.output import render_document\n"
        "from tests.render.demo_scene import demo\n"
        "render_document(demo(), '.pdf')\n"
        "print('PIL.Image' in sys.modules, 'PIL.ImageMode' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]


def test_all_that_is_offered_is_used() -> None:
    own = {
        name
        for name, value in vars(reportlab_compat).items()
        if not name.startswith("_") and getattr(value, "__module__", "") == reportlab_compat.__name__
    }
    others = [path for path in (SOURCE / "render").glob("*.py") if path.name != "reportlab_compat.py"]
    used = "".join(path.read_text(encoding="utf-8") for path in others)
    assert [name for name in sorted(own) if not re.search(rf"\b{name}\b", used)] == []
