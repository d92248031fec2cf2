"""Fillable sheets: what viewers without scripts show, and what happens in one that runs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import pikepdf
from playwright.sync_api import Page as BrowserPage
from playwright.sync_api import Route, expect

from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import Document, Fabric, FormField, Page, UntickedPoints
from tests.studio.browsers import OpenBrowser

HIDDEN, PRINTED = 2, 4
FILLS = (Colour(200, 200, 200), Fabric("dots", BLACK, WHITE), Fabric("stripes", BLACK, WHITE))
PDFJS = Path("tools/pdfjs/node_modules/pdfjs-dist")
VIEWER = Path(__file__).with_name("fillable_viewer.html")


def board(*names: str) -> bytes:
    """Write a sheet with a pen and some spaces."""
    pen = FormField("pen", "pen", Box(10, 2, 20, 5), "fabric", fills=FILLS)
    spaces = [
        FormField("check", name, Box(10 + 10 * place, 10, 10, 10), name, fills=FILLS, pen="pen")
        for place, name in enumerate(names)
    ]
    empty = FormField("text", "empty", Box(10, 25, 20, 8), proposed=UntickedPoints(names, 1))
    return render_pdf(Document([Page(60, 40, [pen, empty, *spaces])], "board"))


def test_what_needs_scripts_is_hidden_until_a_script_shows_it() -> None:
    with pikepdf.open(BytesIO(board("A1", "B1"))) as pdf:
        fields = {str(field.T): field for field in pdf.Root.AcroForm.Fields}
        shown = {name for name, field in fields.items() if int(field.F) == PRINTED}
        assert shown == {"A1", "B1", "empty"}
        assert {int(field.F) for name, field in fields.items() if name not in shown} == {HIDDEN}
        assert set(fields) == {
            *shown,
            *(f"{number}-{name}" for number in (2, 3) for name in ("A1", "B1", "pen", "pen-chosen")),
            "pen",
        }
        assert set(fields["A1"].AP.N.keys()) == {"/Yes", "/Off"}
        # What looks the same is there once, and buttons lie above their space.
        assert fields["2-A1"].AP.objgen == fields["2-B1"].AP.objgen != fields["3-A1"].AP.objgen
        order = [str(note.T) for note in pdf.pages[0].obj.Annots]
        assert order.index("A1") < order.index("2-A1")


def test_a_sheet_without_pens_has_no_script_of_its_own() -> None:
    box = FormField("check", "A1", Box(10, 10, 10, 10), fills=FILLS[:1])
    with pikepdf.open(BytesIO(render_pdf(Document([Page(60, 40, [box])], "board")))) as pdf:
        assert "/Names" not in pdf.Root
        assert len(pdf.Root.AcroForm.Fields) == 1


class Viewed:
    """A fillable sheet in a viewer."""

    def __init__(self, page: BrowserPage) -> None:
        self.page = page
        self._ids: dict[str, str] = page.evaluate("fieldIds()")

    def click(self, name: str) -> None:
        """Click where a field is, on whatever lies uppermost there."""
        box = self.page.locator(f'section[data-annotation-id="{self._ids[name]}"]').bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def expect_fabric(self, space: str, fabric: int | None) -> None:
        """Expect that a space is ticked and shows a fabric, or is empty."""
        expect(self.page.locator(f'input[name="{space}"]')).to_be_checked(checked=fabric is not None)
        for number in (2, 3):
            button = self.page.locator(f'section[data-annotation-id="{self._ids[f"{number}-{space}"]}"]')
            expect(button).to_have_css("visibility", "visible" if number == fabric else "hidden")

    def expect_shown(self, name: str, is_shown: bool = True) -> None:
        button = self.page.locator(f'section[data-annotation-id="{self._ids[name]}"]')
        expect(button).to_have_css("visibility", "visible" if is_shown else "hidden")


@contextmanager
def viewed(browser: OpenBrowser, data: bytes) -> Iterator[Viewed]:
    """Show a file in pdf.js, which runs its scripts."""
    page = browser.profile().new_page()

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix("http://127.0.0.1/").partition("?")[0]
        body = {"viewer.html": VIEWER.read_bytes(), "sheet.pdf": data}.get(name)
        kinds = {"mjs": "text/javascript", "html": "text/html", "css": "text/css", "pdf": "application/pdf"}
        kind = kinds.get(name.rpartition(".")[2], "application/octet-stream")
        route.fulfill(body=(PDFJS / name).read_bytes() if body is None else body, content_type=kind)

    page.route("**/*", answer)
    page.goto("http://127.0.0.1/viewer.html?sheet.pdf")
    page.locator('input[name="A1"]').wait_for()
    yield Viewed(page)
    page.close()


def test_spaces_are_filled_with_the_fabric_that_was_chosen(browser: OpenBrowser) -> None:
    with viewed(browser, board("A1", "B1", "C1", "D1")) as view:
        view.expect_shown("2-pen")
        view.expect_shown("3-pen")
        view.expect_shown("2-pen-chosen")
        view.click("A1")
        view.expect_fabric("A1", 2)
        view.click("3-pen")
        view.expect_shown("3-pen-chosen")
        view.expect_shown("2-pen-chosen", is_shown=False)
        view.click("B1")
        view.expect_fabric("B1", 3)
        view.click("A1")
        view.expect_fabric("A1", 3)
        view.click("A1")
        view.expect_fabric("A1", None)
        view.click("C1")
        expect(view.page.locator('input[name="empty"]')).to_have_value("2")
        saved = bytes(view.page.evaluate("savedFile()"))
    with viewed(browser, saved) as view:
        view.expect_fabric("A1", None)
        view.expect_fabric("B1", 3)
        view.expect_fabric("C1", 3)
        expect(view.page.locator('input[name="empty"]')).to_have_value("2")
