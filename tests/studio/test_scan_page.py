"""A photo in a browser: dropped, corrected, scored, with the verdict of the command line."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.conftest import Command
from tests.scan.photographed import BOARD, UNSURE, photo_of
from tests.studio.browsers import PHONE, Visitor, expect_count, expect_text
from tests.studio.test_screen_sizes_page import box_of

WRONG = ("########.", BOARD[1], "##.######", *BOARD[3:])
"""What is on the photo: H1 is filled and C3 is empty, which the player did not mean."""
VERDICT = ("valid", "checked", "rounds", "empty", "total", "claimed_total", "specials", "problems")


def drop(page: Page, place: str, data: bytes, name: str) -> None:
    """Drop a file on a part of the page."""
    transfer = page.evaluate_handle(
        """([encoded, name]) => {
            const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
            const transfer = new DataTransfer();
            transfer.items.add(new File([bytes], name, { type: "image/jpeg" }));
            return transfer;
        }""",
        [b64encode(data).decode(), name],
    )
    page.dispatch_event(place, "drop", {"dataTransfer": transfer})


def be_unsure(route: Route) -> None:
    """Let the reader be unsure of a space that looks empty, and of a patch that looks filled."""
    answer = route.fetch()
    found = answer.json()
    looks = (*BOARD[:2], WRONG[2], *BOARD[3:])
    rows = (*UNSURE[:3], "###??####", *UNSURE[4:])
    found["boards"][0].update(rows=rows, looks=looks, regions=[["D4", "E4"]])
    route.fulfill(response=answer, json=found)


def test_a_photo_is_dropped_corrected_and_scored(visitor: Visitor, quiltsmith: Command, tmp_path: Path) -> None:
    page = visitor.go("#/sheet")
    drop(page, ".sheet-begin", photo_of(WRONG), "anna.jpg")
    expect(page.get_by_role("gridcell", name="H1, filled")).to_be_visible()
    page.get_by_role("gridcell", name="H1, filled").click()
    page.get_by_role("gridcell", name="C3, empty").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Best rectangle: 8 × 8, 64 points")).to_be_visible()
    page.get_by_label("Player").fill("Anna")
    page.get_by_label("Round 1").fill("21")
    page.get_by_label("Round 2").fill("49")
    # The answers to questions that were given up have no body to look into.
    with page.expect_response(lambda answer: "[21,49,64]" in (answer.request.post_data or "")) as response:
        page.get_by_label("Round 3").fill("64")
    expect(page.locator(".scan-total")).to_have_text("Total 129")
    expect(page.get_by_text("No mistakes, partly checked")).to_be_visible()
    visitor.assert_usable_by_all()

    photo = tmp_path / "anna.jpg"
    photo.write_bytes(photo_of(BOARD))
    sheet = tmp_path / "anna.txt"
    scanned = quiltsmith("scan", photo, "--scores", "21,49,64", "--player", "Anna", "-o", sheet)
    assert scanned.code == 0
    checked = json.loads(quiltsmith("sheet", "check", sheet, "--format", "json").out)["sheets"][0]
    judged = response.value.json()["verdict"]
    assert {key: judged[key] for key in VERDICT} == {key: checked[key] for key in VERDICT}

    # Photos that come meanwhile get tabs, and leave everybody where they are.
    page.route("**/api/scan/photo*name=ben.jpg", be_unsure)
    ben: FilePayload = {"name": "ben.jpg", "mimeType": "image/jpeg", "buffer": photo_of()}
    notes: FilePayload = {"name": "notes.webp", "mimeType": "image/webp", "buffer": b"RIFF"}
    page.set_input_files("#scan-choose", [ben, notes])
    expect_text(
        page,
        ".scan-told",
        "This is not a photo that can be read. Photos are JPEG, PNG or HEIC files; choose one. notes.webp",
    )
    expect(page.locator(".scan-list [aria-pressed=true]")).to_have_text("Anna")
    expect(page.locator(".scan-list button").nth(1)).to_have_text("ben.jpgnew3 unsure")
    expect(page.get_by_label("Round 3")).to_have_value("64")

    page.get_by_role("button", name="Open the sheet").click()
    expect(page.locator("main")).to_have_attribute("data-page", "sheet")
    expect(page.get_by_text("Anna").first).to_be_visible()

    # A board that is opened again is the same sheet, with what was corrected meanwhile.
    page.get_by_role("link", name="Back to the photos (1)").click()
    page.locator(".scan-list button").first.click()
    page.get_by_label("Player").fill("Anne")
    page.get_by_role("button", name="Open the sheet").click()
    expect(page.locator(".sheet-tab")).to_have_text(["Anne129"])

    # The next board waits, each answer is one click away, and there is a way back to being unsure.
    page.get_by_role("link", name="Back to the photos (1)").click()
    expect(page.locator(".scan-list [aria-pressed=true]")).to_have_text("ben.jpg3 unsure")
    expect(page.locator(".jobs [aria-current]")).to_have_text("Check a sheet")
    space, beside = page.locator(".scan-cell").nth(3 * 9 + 3), page.locator(".scan-cell").nth(3 * 9 + 4)
    for told in (
        "D4, patch a, unsure, looks filled",
        "D4, filled, by you",
        "D4, empty, by you",
        "D4, unsure, looks filled",
    ):
        expect(space).to_have_attribute("aria-label", told)
        expect(beside).to_have_attribute("aria-label", told.replace("D4", "E4"))
        space.click()
    expect(space).to_have_attribute("aria-label", "D4, filled, by you")
    expect(beside).to_have_attribute("aria-label", "E4, unsure, looks filled")
    expect(page.locator(".scan-asked")).to_have_text("C3, looks empty:")
    page.get_by_role("button", name="filled", exact=True).click()
    expect(page.locator(".scan-asked")).to_have_text("E4, looks filled:")
    page.get_by_label("Player").fill("Ben")

    # A reload and another language keep all of it, the photo too.
    page.reload()
    visitor.become(PHONE, "dark", "de")
    expect(page.locator(".scan-list [aria-pressed=true]")).to_have_text("Ben1 unsicher")
    expect(page.locator(".scan-list button").first).to_have_text("Anneals Blatt geöffnet")
    expect(page.locator(".scan-cell").nth(2 * 9 + 2)).to_have_attribute("aria-label", "C3, gefüllt, von dir")
    expect(page.get_by_label("Spielername")).to_have_value("Ben")
    expect(page.locator(".scan-picture")).to_be_visible()
    assert page.locator(".scan-picture").evaluate("picture => picture.decode().then(() => picture.naturalWidth)")
    visitor.assert_usable()
    page.get_by_role("button", name="Diesen Spielplan entfernen").click()
    expect(page.locator(".scan-list button")).to_have_count(1)
    page.get_by_role("button", name="Zurückholen").click()
    expect(page.get_by_label("Spielername")).to_have_value("Ben")


def propose(route: Route) -> None:
    """Let the reader have seen all numbers but the score of the second round."""
    answer = route.fetch()
    found = answer.json()
    found["boards"][0].update(proposed=[21, None, 64], proposed_empty=5)
    route.fulfill(response=answer, json=found)


def test_numbers_that_were_read_count_once_they_are_confirmed(visitor: Visitor) -> None:
    page = visitor.go("#/scan")
    page.route("**/api/scan/photo*", propose)
    with page.expect_response("**/api/scan/sheet") as response:
        page.set_input_files("#scan-choose", {"name": "a.jpg", "mimeType": "image/jpeg", "buffer": photo_of()})
    sent = json.loads(response.value.request.post_data or "")
    assert (sent["scores"], sent["empty"]) == ([], None)
    rounds = [page.get_by_label(f"Round {number}") for number in (1, 2, 3)]
    for field, value, look in zip(rounds, ("21", "", "64"), ("dashed", "solid", "dashed"), strict=True):
        expect(field).to_have_value(value)
        expect(field).to_have_css("border-top-style", look)
    expect(rounds[0]).to_have_accessible_description(re.compile("read from the photo"))
    expect(page.get_by_label("Empty spaces")).to_have_value("5")
    visitor.assert_usable_by_all()

    # What is typed over is confirmed by that; the others wait for the button.
    rounds[0].fill("25")
    expect(rounds[0]).to_have_css("border-top-style", "solid")
    expect(page.get_by_text("Type all scores to get the total.")).to_be_visible()
    rounds[1].fill("49")
    page.reload()
    expect(rounds[2]).to_have_css("border-top-style", "dashed")
    page.get_by_role("button", name="They are right").click()
    expect(rounds[0]).to_have_value("25")
    expect(rounds[2]).to_have_css("border-top-style", "solid")
    expect(page.get_by_role("button", name="They are right")).to_be_hidden()
    expect(page.locator(".scan-total")).to_have_text("Total 133")


@pytest.mark.parametrize("visitor", [{"viewport": PHONE, "locale": "de-AT"}], indirect=True)
def test_on_a_phone_in_german_and_without_a_board(visitor: Visitor) -> None:
    page = visitor.go("#/scan")
    page.set_input_files("#scan-camera", {"name": "x.png", "mimeType": "image/png", "buffer": b"no picture"})
    expect(page.get_by_text("Das ist kein Foto, das sich lesen lässt.")).to_be_visible()
    expect(page.get_by_text("Von oben, mit dem ganzen Rahmen")).to_be_visible()
    visitor.assert_speaks_one_language()
    visitor.assert_fits()
    visitor.assert_usable_by_all()


@pytest.mark.parametrize("visitor", [{"viewport": {"width": 768, "height": 1024}, "locale": "de"}], indirect=True)
def test_on_a_tablet_the_form_stays_in_its_column_and_on_a_phone_the_way_back_moves_no_menu(
    visitor: Visitor,
) -> None:
    page = visitor.go("#/scan")
    photos: list[FilePayload] = [
        {"name": f"{name}.jpg", "mimeType": "image/jpeg", "buffer": photo_of()} for name in ("anna", "ben")
    ]
    page.set_input_files("#scan-choose", photos)
    expect_count(page.locator(".scan-list button"), 2)
    desk, form = (box_of(page, place) for place in (".scan-desk", ".scan-side"))
    assert form["x"] + form["width"] <= desk["x"] + desk["width"]
    page.get_by_role("button", name="Das Blatt öffnen").click()
    expect(page.get_by_role("link", name="Zurück zu den Fotos (1)")).to_be_visible()
    page.set_viewport_size(PHONE)
    menu, language = (box_of(page, place) for place in (".menu-button", ".top-language"))
    assert menu["y"] < language["y"] + language["height"]
