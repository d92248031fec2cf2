"""Tagged PDF: headings, paragraphs, tables, pictures and links, read back in the order of reading."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path as FilePath
from typing import Any

import pikepdf
import pytest

import quiltsmith as qs
from quiltsmith.api.puzzle_products import challenge
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK
from quiltsmith.scene.elements import Document, Group, Item, Page, Symbol, Tagged, Text, Use
from quiltsmith.style.print_style import text
from tests.conftest import Command
from tests.layout.samples import LANGUAGES

GROUND = paths.box_path(Box(0, 0, 90, 90), BLACK)


def said(text: str, y: float = 20.0, box: Box | None = None) -> Text:
    return Text(text, 10, y, 10, box=box)


def opened(*pages: tuple[Item, ...]) -> pikepdf.Pdf:
    document = Document([Page(100, 100, items) for items in pages], "Tagged", language="de")
    return pikepdf.Pdf.open(BytesIO(render_pdf(document)))


def tree(pdf: pikepdf.Pdf) -> list[Any]:
    """Read the structure back: roles, and the operators that each has marked; containers are lists."""
    shown = {page.obj.objgen: list(marked(page)) for page in pdf.pages}

    def read(element: pikepdf.Object) -> Any:
        kids = element.K
        if isinstance(kids, pikepdf.Array) and all("/S" in kid for kid in kids if not isinstance(kid, int)):
            return [str(element.S)[1:], *(read(kid) for kid in kids)]
        mcid = int(kids[0] if isinstance(kids, pikepdf.Array) else kids)
        role, content = shown[element.Pg.objgen][mcid]
        assert role == str(element.S)
        return (role[1:], content)

    [whole] = pdf.Root.StructTreeRoot.K
    assert str(whole.S) == "/Document"
    return [read(kid) for kid in whole.K]


def marked(page: pikepdf.Page) -> Iterator[tuple[str, str]]:
    """List what a page marks, by number, and see that nothing is drawn outside of marks."""
    open_marks: list[str] = []
    operators: list[str] = []
    for instruction in pikepdf.parse_content_stream(page):
        operator = str(instruction.operator)
        if operator in ("BDC", "BMC"):
            assert not open_marks, "marks do not nest"
            open_marks.append(str(instruction.operands[0]))
            operators = []
        elif operator == "EMC":
            role = open_marks.pop()
            if role != "/Artifact":
                yield role, "".join(operators)
        elif operator in ("Tj", "S", "f*", "B*", "Do"):
            assert open_marks, f"{operator} is drawn outside of all marks"
            operators.append(operator[0])
    assert not open_marks


def test_headings_paragraphs_and_pictures_come_in_the_order_of_drawing() -> None:
    box = Box(5, 30, 50, 30)
    pdf = opened(
        (
            GROUND,
            Tagged((said("Title"),), role="H1"),
            said("two", 40, box),
            said("lines", 45, box),
            said("other", 60, Box(5, 60, 50, 9)),
            Tagged((GROUND, said("12")), role="Figure", alt="A picture"),
        )
    )
    assert tree(pdf) == [("H1", "T"), ("P", "TT"), ("P", "T"), ("Figure", "fT")]
    assert bool(pdf.Root.MarkInfo.Marked)
    assert str(pdf.Root.Lang) == "de"
    assert str(pdf.Root.StructTreeRoot.K[0].K[3].Alt) == "A picture"


def test_tags_are_found_in_groups_that_are_moved_and_turned() -> None:
    inner = Group((GROUND, Tagged((said("in"),), role="H2"), GROUND), 5, 5, rotate=90)
    pdf = opened((Group((GROUND, inner, said("after")), 3, 3, scale=0.5), GROUND))
    assert tree(pdf) == [("H2", "T"), ("P", "T")]


def test_tables_hold_rows_and_rows_hold_cells() -> None:
    rows = [Tagged(tuple(Tagged((said(cell),), role="TD") for cell in cells), role="TR") for cells in ("ab", "cd")]
    pdf = opened((Tagged((rows[0], GROUND, rows[1]), role="Table"),), (Tagged((rows[0],), role="Table"),))
    row = ["TR", ("TD", "T"), ("TD", "T")]
    assert tree(pdf) == [["Table", row, row], ["Table", row]]


def test_symbols_with_words_are_read_and_others_are_not() -> None:
    worded, plain = Symbol("worded", 9, 9, (said("w"),)), Symbol("plain", 9, 9, (GROUND,))
    pdf = opened((Tagged((said("T"),), role="H1"), Use(worded, 1, 1), Use(plain, 1, 1), Use(worded, 9, 9)))
    assert tree(pdf) == [("H1", "T"), ("P", "D"), ("P", "D")]


def test_links_lead_to_their_pages() -> None:
    link = Tagged((said("to 2"),), role="Link", alt="Page 2", target=1, area=Box(10, 10, 20, 5))
    pdf = opened((Group((link,), 10, 20, scale=2),), (said("here"),))
    assert tree(pdf) == [("Link", "T"), ("P", "T")]
    [made] = pdf.pages[0].obj.Annots
    assert made.Dest[0].objgen == pdf.pages[1].objgen
    edges = [float(edge) * 25.4 / 72 for edge in made.Rect]
    assert edges == pytest.approx([30, 100 - 50, 70, 100 - 40], abs=0.01)
    nums: list[Any] = list(pdf.Root.StructTreeRoot.ParentTree.Nums)
    assert nums[nums.index(int(made.StructParent)) + 1].S == "/Link"


def test_some_pages_of_a_document_have_the_links_that_lead_to_them() -> None:
    links = [Tagged((said("x"),), role="Link", target=target, area=Box(9, 9, 9, 9)) for target in (5, 0)]
    pdf = opened(tuple(links))
    [made] = pdf.pages[0].obj.Annots
    assert str(made.Subtype) == "/Link"


def test_documents_without_tags_have_none() -> None:
    for printable in (qs.pad("doodle", paper="a5", marks=True), qs.cards("meadow", only=["P01"])):
        [data] = qs.write(printable)
        assert b"/StructTreeRoot" not in data
        assert b"BDC" not in data


def structure(printable: qs.Printable) -> tuple[list[str], list[str]]:
    """Return the roles of all elements of a print, and what its figures say."""
    [data] = qs.write(printable)
    with pikepdf.Pdf.open(BytesIO(data)) as pdf:
        tree(pdf)
        elements = [item for item in pdf.objects if isinstance(item, pikepdf.Dictionary) and "/S" in item]
        elements = [item for item in elements if item.get("/Type") == "/StructElem"]
        figures = [item for item in elements if item.S == "/Figure"]
        return [str(item.S)[1:] for item in elements], [str(item.get("/Alt", "")) for item in figures]


@pytest.mark.parametrize("game", ["doodle", "patchwork"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scoring_aid_can_be_heard(game: str, lang: Any) -> None:
    roles, figures = structure(qs.scoring_aid(game, lang=lang))
    assert roles.count("H1") == 1
    assert roles.count("H2") == 5
    assert len(figures) >= 3
    assert all(figures)
    assert ("Table" in roles) == (game == "doodle")


@pytest.mark.usefixtures("quick_puzzles")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawings_of_advice_and_puzzles_can_be_heard(lang: Any) -> None:
    _, advice = structure(qs.kit("doodle", sheets=1, lang=lang))
    _, puzzle = structure(challenge("meadow", seed=3, count=1, lang=lang))
    assert text(lang, "kit.how.picture.cut") in advice
    assert text(lang, "kit.how.picture.duplex") in advice
    assert all(puzzle)
    assert len(puzzle) > 18, "a patch for every turn"


def test_the_contents_of_a_kit_are_links() -> None:
    kit = qs.kit("doodle", sheets=1)
    [data] = qs.write(kit)
    with pikepdf.Pdf.open(BytesIO(data)) as pdf:
        pages = [page.obj.objgen for page in pdf.pages]
        links = [pages.index(link.Dest[0].objgen) for link in pdf.pages[0].obj.Annots]
    assert links == [mark.page for mark in kit.document.bookmarks[1:]]


def test_the_page_of_a_ruler_is_not_read() -> None:
    [data] = qs.write(qs.scoring_aid("doodle"))
    with pikepdf.Pdf.open(BytesIO(data)) as pdf:
        operators = [str(one.operator) for one in pikepdf.parse_content_stream(pdf.pages[0])]
        assert operators.count("BMC") > 0
        last = [mark for mark in operators if mark in ("BMC", "BDC")][-1]
    assert last == "BMC", "the footer is the last that is drawn"


@pytest.mark.parametrize("make", [lambda: qs.scoring_aid("doodle", preset="booklet"), lambda: qs.kit("patchwork")])
def test_qpdf_finds_nothing(make: Any, tmp_path: FilePath) -> None:
    path = tmp_path / "tagged.pdf"
    qs.write(make(), path)
    checked = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_tagged_files_have_the_same_bytes_every_time() -> None:
    assert qs.write(qs.scoring_aid("doodle")) == qs.write(qs.scoring_aid("doodle"))


def test_reports_can_be_heard(quiltsmith: Command, tmp_path: FilePath) -> None:
    path = tmp_path / "report.pdf"
    made = quiltsmith("simulate", "meadow", "--games", "12", "--seed", "1", "--jobs", "1", "--report", path)
    assert made.code == 0, made.err
    with pikepdf.Pdf.open(path) as pdf:
        roles = [part[0] for part in tree(pdf)]
    assert roles[0] == "H1"
    assert {"H1", "H2", "P", "Figure", "Table"} <= set(roles)
