"""PDF for print shops: what the file says about itself, seen by pikepdf, qpdf and poppler."""

from __future__ import annotations

import subprocess
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from quiltsmith.render.output import preset_options
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK
from quiltsmith.scene.elements import Document, Group, Item, Page, Stroke, Text
from quiltsmith.style.preset import Preset
from quiltsmith.style.preset_reader import find_preset, load_preset, preset_names, profile_path
from tests.render.demo_scene import demo

STANDARDS = {"drivethrucards": ("PDF/X-1a:2003", "1.4"), "x4": ("PDF/X-4", "1.6")}


def preset(name: str) -> Preset:
    path = find_preset(name)
    assert path is not None
    loaded, problems = load_preset(path)
    assert loaded is not None
    assert problems == ()
    return loaded


def rendered(name: str, document: Document | None = None) -> pikepdf.Pdf:
    return pikepdf.Pdf.open(BytesIO(render_pdf(document or demo(), preset_options(preset(name)))))


@pytest.mark.parametrize("name", sorted(STANDARDS))
def test_says_which_pdfx_it_is(name: str) -> None:
    pdf = rendered(name)
    claim, version = STANDARDS[name]
    assert pdf.pdf_version == version
    assert pdf.docinfo.GTS_PDFXVersion == claim
    assert pdf.docinfo.Trapped == pikepdf.Name("/False")
    assert pdf.docinfo.Title == "Demo <of> all"
    assert pdf.docinfo.CreationDate == pdf.docinfo.ModDate == "D:20000101000000+00'00'"
    metadata = pdf.open_metadata()
    assert metadata["pdfxid:GTS_PDFXVersion"] == claim
    assert metadata["dc:title"] == "Demo <of> all"
    assert metadata["pdf:Trapped"] == "False"
    assert metadata["xmp:CreateDate"] == "2000-01-01T00:00:00Z"
    assert metadata["xmpMM:DocumentID"].startswith("uuid:")


def test_x4_brings_its_profile_and_x1a_names_its_condition() -> None:
    x4, x1a = rendered("x4"), rendered("drivethrucards")
    (intent,) = x4.Root.OutputIntents
    assert intent.S == "/GTS_PDFX"
    assert intent.OutputConditionIdentifier == "FOGRA39"
    assert intent.DestOutputProfile.N == 4
    assert intent.DestOutputProfile.read_bytes() == profile_path("FOGRA39L_coated.icc").read_bytes()
    (named,) = x1a.Root.OutputIntents
    assert named.OutputConditionIdentifier == "CGATS TR 001"
    assert named.RegistryName == "http://www.color.org"
    assert "/DestOutputProfile" not in named


def test_a_shop_that_wants_no_pdfx_is_promised_none() -> None:
    pdf = rendered("mbprint")
    assert "/GTS_PDFXVersion" not in pdf.docinfo
    assert pdf.Root.OutputIntents[0].OutputConditionIdentifier == "FOGRA39"


def test_home_prints_are_left_alone() -> None:
    assert render_pdf(demo(), preset_options(preset("home"))) == render_pdf(demo())


def test_every_page_says_where_it_is_cut() -> None:
    pdf = rendered("x4")
    first, second = pdf.pages
    assert [float(edge) for edge in first.obj.TrimBox] == pytest.approx(
        [14.173, 14.173, 581.102, 827.717], abs=0.01
    )
    assert list(second.obj.TrimBox) == list(second.obj.BleedBox) == list(second.obj.MediaBox)


@pytest.mark.parametrize("name", preset_names())
def test_same_document_same_bytes(name: str) -> None:
    options = preset_options(preset(name))
    assert render_pdf(demo(), options) == render_pdf(demo(), options)


def test_another_title_is_another_document() -> None:
    one, other = (
        rendered("x4", Document([Page(50, 50, ())], title)).open_metadata()["xmpMM:DocumentID"]
        for title in ("a", "b")
    )
    assert one != other


@pytest.mark.parametrize("name", sorted(STANDARDS))
def test_qpdf_and_poppler_agree(name: str, tmp_path: Path) -> None:
    path = tmp_path / "demo.pdf"
    path.write_bytes(render_pdf(demo(), preset_options(preset(name))))
    checked = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
    told = subprocess.run(["pdfinfo", "-box", path], capture_output=True, text=True, check=True).stdout
    lines = dict(line.split(":", 1) for line in told.splitlines() if ":" in line)
    assert lines["PDF version"].strip() == STANDARDS[name][1]
    assert lines["Form"].strip() == "none"
    assert lines["TrimBox"].split() == ["14.17", "14.17", "581.10", "827.72"]
    fonts = subprocess.run(["pdffonts", path], capture_output=True, text=True, check=True).stdout
    # The last columns are: embedded, subset, with Unicode, and the two numbers of the object.
    assert {line.split()[-5] for line in fonts.splitlines()[2:]} == {"yes"}


def inks(items: tuple[Item, ...]) -> list[tuple[float, ...]]:
    pdf = rendered("drivethrucards", Document([Page(50, 50, items)], "card"))
    return [
        tuple(float(str(share)) for share in instruction.operands)
        for instruction in pikepdf.parse_content_stream(pdf.pages[0], "k")
    ]


def test_large_black_areas_are_rich_and_text_is_pure_black() -> None:
    rich, pure = (0.6, 0.4, 0.4, 1.0), (0.0, 0.0, 0.0, 1.0)
    area = paths.box_path(Box(0, 0, 30, 30), BLACK)
    bar = paths.box_path(Box(0, 40, 30, 2), BLACK)
    assert inks((area,)) == [rich]
    assert inks((bar,)) == [pure]
    assert inks((Text("black", 5, 5, 10), area, bar, Text("again", 5, 9, 10))) == [pure, rich, pure]


def test_no_line_is_thinner_than_the_shop_takes() -> None:
    thin = paths.line(0, 0, 9, 9, Stroke(BLACK, 0.01))
    items = (thin, Group((thin, paths.line(9, 0, 0, 9, Stroke(BLACK, 2))), scale=0.1), thin)
    document = Document([Page(50, 50, items)], "card")
    pdf = rendered("x4", document)
    widths = [float(str(each.operands[0])) for each in pikepdf.parse_content_stream(pdf.pages[0], "w")]
    thinnest = 0.25 * 25.4 / 72
    assert widths == pytest.approx([thinnest, 10 * thinnest, 2], abs=0.0001)
    plain = rendered("home", document)
    home = float(str(pikepdf.parse_content_stream(plain.pages[0], "w")[0].operands[0]))
    assert home == pytest.approx(thinnest, abs=0.0001)
