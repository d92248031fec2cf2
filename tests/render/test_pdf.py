from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.render.output import ColourSpace, PdfOptions
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, Colour
from quiltsmith.scene.elements import Document, FormField, Page, RectanglePoints, Symbol, Text, UntickedPoints, Use
from quiltsmith.scene.fonts import MissingGlyphError
from tests.render.demo_scene import FIELDS, demo


def opened(document: Document, options: PdfOptions | None = None) -> pikepdf.Pdf:
    return pikepdf.Pdf.open(BytesIO(render_pdf(document, options)))


def fonts_of(pdf: pikepdf.Pdf) -> list[pikepdf.Object]:
    return [
        thing for thing in pdf.objects if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"
    ]


def edges(box: pikepdf.Object) -> list[float]:
    return [float(edge) * 25.4 / 72 for edge in box]


@pytest.mark.parametrize("fields", [(), FIELDS])
def test_is_clean(fields: tuple[()], tmp_path: Path) -> None:
    path = tmp_path / "demo.pdf"
    path.write_bytes(render_pdf(demo(fields)))
    with pikepdf.open(path) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert len(pdf.pages) == 2


@pytest.mark.parametrize("fields", [(), FIELDS])
def test_all_fonts_are_embedded(fields: tuple[()]) -> None:
    pdf = opened(demo(fields))
    fonts = fonts_of(pdf)
    assert {str(font.BaseFont).split("+")[-1].lstrip("/") for font in fonts} == {
        "SourceSansPro-Regular",
        "SourceSansPro-Bold",
        "QuiltDisplay-Regular",
    }
    assert all("/FontFile2" in font.FontDescriptor for font in fonts)


@pytest.mark.parametrize("with_fields", [False, True])
def test_same_bytes_in_another_process(with_fields: bool) -> None:
    here = render_pdf(demo(FIELDS if with_fields else ()))
    script = (
        "import sys; from tests.render.demo_scene import FIELDS, demo;"
        "from quiltsmith.render.pdf import render_pdf;"
        f"sys.stdout.buffer.write(render_pdf(demo(FIELDS if {with_fields} else ())))"
    )
    there = subprocess.run(
        [sys.executable, "-c", script], cwd=Path(__file__).parents[2], capture_output=True, check=True
    ).stdout
    assert here == there == render_pdf(demo(FIELDS if with_fields else ()))


def test_page_boxes() -> None:
    pdf = opened(demo())
    first, second = pdf.pages
    assert edges(first.obj.MediaBox) == pytest.approx([0, 0, 210, 297], abs=0.01)
    assert edges(first.obj.TrimBox) == pytest.approx([5, 5, 205, 292], abs=0.01)
    assert edges(first.obj.BleedBox) == pytest.approx([2, 2, 208, 295], abs=0.01)
    assert "/TrimBox" not in second.obj
    assert "/BleedBox" not in second.obj


def test_pages_have_no_transition() -> None:
    pdf = opened(demo())
    assert all("/Trans" not in page.obj for page in pdf.pages)


def test_what_viewers_and_printers_are_told() -> None:
    pdf = opened(demo())
    preferences = pdf.Root.ViewerPreferences
    assert preferences.PrintScaling == "/None"
    assert preferences.Duplex == "/DuplexFlipLongEdge"
    assert pdf.Root.Lang == "de"
    assert pdf.docinfo.Title == "Demo <of> all"
    assert pdf.docinfo.Subject == "demo job"


def test_bookmarks_are_nested() -> None:
    with opened(demo()).open_outline() as outline:
        assert [entry.title for entry in outline.root] == ["Patterns", "Things"]
        assert [entry.title for entry in outline.root[1].children] == ["Detail"]


def test_a_symbol_is_written_once() -> None:
    symbol = Symbol("board", 10, 10, (paths.rect(0, 0, 10, 10, BLACK),))
    pdf = opened(Document([Page(50, 50, [Use(symbol, 5, y)]) for y in range(20)], "pad"))
    forms = [
        thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"
    ]
    assert len(forms) == 1
    assert all(list(page.obj.Resources.XObject) == ["/FormXob.board-1"] for page in pdf.pages)


def test_symbols_of_one_name_stay_apart() -> None:
    one, other = (Symbol("der Tisch/#1", 10, 10, (paths.rect(0, 0, side, side, BLACK),)) for side in (3, 4))
    pdf = opened(Document([Page(50, 50, [Use(one), Use(other)])], "pad"))
    assert sorted(pdf.pages[0].obj.Resources.XObject.keys()) == [
        "/FormXob.der-Tisch-1-1",
        "/FormXob.der-Tisch-1-2",
    ]


def test_missing_characters_are_named() -> None:
    with pytest.raises(MissingGlyphError, match="`漢`") as caught:
        render_pdf(Document([Page(50, 50, [Text("ab漢", 5, 5, 10)])], "pad"))
    assert caught.value.character == "漢"


def test_cmyk_has_no_rgb_and_black_text_is_pure_black() -> None:
    items = (Text("black", 5, 5, 10), paths.rect(5, 10, 20, 20, Colour(30, 10, 90)))
    pdf = opened(Document([Page(50, 50, items)], "card"), PdfOptions(ColourSpace(cmyk=True)))
    setters = [
        (str(instruction.operator), [float(str(share)) for share in instruction.operands])
        for instruction in pikepdf.parse_content_stream(pdf.pages[0])
        if str(instruction.operator) in ("rg", "RG", "k", "K", "g", "G")
    ]
    assert [name for name, _ in setters] == ["k", "k"]
    assert setters[0][1] == [0, 0, 0, 1]
    assert sum(setters[1][1]) <= 2.4


def test_fields_add_up() -> None:
    pdf = opened(demo(FIELDS))
    by_name = {str(field.T): field for field in pdf.Root.AcroForm.Fields}
    assert set(by_name) == {field.name for field in FIELDS}
    script = str(by_name["total"].AA.C.JS)
    assert '1 * Number(this.getField("round-1")' in script
    assert '-1 * Number(this.getField("empty")' in script
    assert [str(field.T) for field in pdf.Root.AcroForm.CO] == ["total"]
    assert edges(by_name["used"].Rect) == pytest.approx([10, 141, 16, 147], abs=0.01)
    assert len(pdf.pages[1].obj.Annots) == len(FIELDS)


@pytest.mark.parametrize("date", ["banana", "-1", "1.5", "9" * 5000, "²"])
def test_a_date_that_is_none_is_refused(date: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", date)
    with pytest.raises(QuiltsmithError, match="SOURCE_DATE_EPOCH"):
        render_pdf(demo())


def test_files_bear_the_date_that_is_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "253402300799")
    with opened(demo()) as pdf:
        assert str(pdf.docinfo["/CreationDate"]).startswith("D:99991231235959")


def evaluated(script: str, values: Mapping[str, object], value: object = "") -> object:
    """Run a field's script as a viewer does, and return the field's value."""
    program = (
        "const values = JSON.parse(process.argv[1]), event = {value: JSON.parse(process.argv[2])};"
        "const page = {getField: name => name in values ? {value: values[name]} : null};"
        "new Function('event', process.argv[3]).call(page, event); console.log(JSON.stringify(event.value));"
    )
    words = ["node", "-e", program, json.dumps(values), json.dumps(value), script]
    return json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


def test_points_are_proposed_where_a_viewer_can_compute_them() -> None:
    spaces = ("space-A1", "space-A2", "space-A3")
    fields = (
        FormField("text", "total", Box(95, 150, 20, 8), plus=("points",), minus=("empty",)),
        FormField("text", "points", Box(20, 150, 20, 8), proposed=RectanglePoints("rows", "columns", 2, 3)),
        FormField("text", "empty", Box(45, 150, 20, 8), proposed=UntickedPoints(spaces, 2)),
        FormField("check", "space-A1", Box(70, 150, 8, 8), fills=(Colour(200, 100, 50),)),
    )
    pdf = opened(demo(fields))
    by_name = {str(field.T): field for field in pdf.Root.AcroForm.Fields}
    # The total comes last, since it adds up what was computed before.
    assert [str(field.T) for field in pdf.Root.AcroForm.CO] == ["points", "empty", "total"]
    assert pdf.pages[1].obj.Tabs == "/S"
    points, empty = (str(by_name[name].AA.C.JS) for name in ("points", "empty"))
    assert evaluated(points, {"rows": "3", "columns": 8}) == 2 * 9 + 3 * 5
    assert evaluated(points, {"rows": "", "columns": "8"}, "7") == "7"
    ticks = dict(zip(spaces, ("Yes", "Off", "Off"), strict=True))
    assert evaluated(empty, ticks) == 2 * 2
    assert evaluated(empty, dict.fromkeys(spaces, "Off"), "9") == "9"
    assert evaluated(empty, {}, "9") == "9"
    shown = by_name["space-A1"].AP.N
    assert b"0.7843 0.3922 0.1961 rg" in shown.Yes.read_bytes()
