"""The page that prints, in a browser: every option as a form, a preview that follows, files, and preflight."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from playwright.sync_api import Route, expect

from quiltsmith.studio.print_forms import Prints
from tests.conftest import Command
from tests.studio.browsers import PHONE, Visitor


def test_the_preview_follows_the_form_and_the_command_too(visitor: Visitor) -> None:
    visitor.expect_refusals(422)
    page = visitor.go("#/print/cards?deck=tiny.yaml")
    line = page.locator(".print-line")
    expect(line).to_have_text("quiltsmith cards tiny.yaml -o tiny-cards.pdf")
    expect(page.locator(".sheet-label")).to_have_text(["1 P01, P02", "2 Backs of P01, P02"])
    page.get_by_label("Backs", exact=True).click()
    expect(line).to_have_text("quiltsmith cards tiny.yaml --no-backs -o tiny-cards.pdf")
    expect(page.locator(".sheets li")).to_have_count(1)
    page.get_by_label("Copies of each card").fill("3")
    page.get_by_label("Language", exact=True).select_option("Deutsch")
    expect(line).to_have_text("quiltsmith cards tiny.yaml --lang=de --no-backs --copies=3 -o tiny-cards.pdf")
    page.reload()
    expect(line).to_have_text("quiltsmith cards tiny.yaml --lang=de --no-backs --copies=3 -o tiny-cards.pdf")
    page.get_by_role("button", name="All as usual").click()
    expect(line).to_have_text("quiltsmith cards meadow -o meadow-cards.pdf")
    # What takes its time says so, and what is refused has no command.
    held: list[Route] = []
    page.route("**/api/print/preview", lambda route: held.append(route))
    page.get_by_label("Move the backs").fill("nonsense")
    expect(page.locator(".print-head")).to_contain_text("Laying out")
    expect(page.locator(".print-progress")).to_be_visible()
    expect(page.get_by_role("button", name="Copy", exact=True)).to_be_disabled()
    held[-1].continue_()
    page.unroute("**/api/print/preview")
    # What is wrong stands at its field, in words of the page.
    row = page.locator(".print-row", has=page.get_by_label("Move the backs"))
    expect(row.get_by_role("alert")).to_contain_text("for example 0.5,-1")
    expect(page.get_by_label("Move the backs")).to_have_attribute("aria-invalid", "true")
    expect(line).to_be_hidden()
    page.get_by_label("Only these").fill("XYZ")
    page.get_by_label("Move the backs").fill("")
    told = "There is no card XYZ in meadow; its cards are called P01, P02, …, S10."
    expect(page.locator(".print-wrong")).to_have_text(told)
    page.get_by_label("Only these").fill("")
    expect(line).to_have_text("quiltsmith cards meadow -o meadow-cards.pdf")
    expect(page.get_by_role("button", name="Copy", exact=True)).to_be_enabled()


def test_the_download_is_what_the_copied_command_writes(
    visitor: Visitor, quiltsmith: Command, tmp_path: Path
) -> None:
    page = visitor.go("#/print/cards?deck=tiny.yaml&cuts=true&paper=a5")
    expect(page.locator(".print-line")).to_contain_text("--cuts")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download PDF").click()
    waiting.value.save_as(tmp_path / "page.pdf")
    words = shlex.split(page.locator(".print-line").inner_text())
    (tmp_path / "tiny.yaml").write_bytes((visitor.studio.folder / "tiny.yaml").read_bytes())
    assert quiltsmith(*words[1:], cwd=tmp_path).code == 0
    assert (tmp_path / waiting.value.suggested_filename).read_bytes() == (tmp_path / "page.pdf").read_bytes()


def test_pages_are_looked_at_one_by_one_and_a_deck_with_mistakes_has_none(visitor: Visitor) -> None:
    visitor.expect_refusals(422)
    page = visitor.go("#/print/cards?deck=tiny.yaml")
    page.get_by_role("button", name="Page 1, enlarge").click()
    large = page.get_by_role("dialog")
    expect(large).to_contain_text("Page 1 of 2")
    page.keyboard.press("ArrowRight")
    expect(large).to_contain_text("Page 2 of 2")
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    visitor.go("#/print/cards?deck=mistake.yaml")
    expect(page.locator(".sheets-trouble")).to_contain_text("mistake.yaml, line")
    expect(page.get_by_role("button", name="Download PDF")).to_be_disabled()


def test_every_option_of_every_command_has_its_field(visitor: Visitor) -> None:
    visitor.expect_refusals(422)  # what needs a sheet of the folder has no preview yet
    for form in Prints().forms:
        page = visitor.go(f"#/print/{form.name}")
        expect(page.locator(".print-menu [aria-current]")).to_have_attribute("href", f"#/print/{form.name}")
        expect(page.locator(".print-row")).to_have_count(len(form.fields))
        expect(page.locator(".sheet-paper").first).to_be_attached()
        if form.name == "tiles":
            expect(page.get_by_label("Deck")).to_have_value("classic")


def test_everybody_can_print(visitor: Visitor) -> None:
    visitor.go("#/print/pad")
    see_all_options(visitor)
    visitor.become(PHONE, "dark", "de")
    see_all_options(visitor)


def see_all_options(visitor: Visitor) -> None:
    """Open all groups of options and see that everybody can use them."""
    visitor.page.locator(".print-group").evaluate_all("all => all.forEach(one => (one.open = true))")
    expect(visitor.page.locator(".sheet-paper").first).to_be_visible()
    visitor.assert_usable()


def test_any_pdf_is_looked_at_as_a_print_shop_would(visitor: Visitor, quiltsmith: Command, tmp_path: Path) -> None:
    made = tmp_path / "cards.pdf"
    assert quiltsmith("cards", "meadow", "--only", "P01", "-o", made).code == 0
    page = visitor.go("#/print/preflight")
    page.locator("input[type=file]").set_input_files(made)
    result = page.locator(".preflight-result")
    expect(result).to_contain_text(re.compile(r"pages? of 210 × 297 mm"))
    # An answer that comes late says nothing of the print shop that was chosen meanwhile.
    held: list[Route] = []
    page.route("**/api/print/preflight?*", lambda route: held.append(route), times=1)
    with page.expect_request("**/api/print/preflight?*"):
        page.get_by_label("Print shop").select_option(value="home")
    page.get_by_label("Print shop").select_option("Print shop (PDF/X-4)")
    expect(result.locator(".note.bad").first).to_be_visible()
    with page.expect_response("**/api/print/preflight?*"):
        held[0].continue_()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(result.locator(".note.bad").first).to_be_visible(timeout=1)
    visitor.assert_usable_by_all()
