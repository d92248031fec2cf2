"""A photo in a browser: dropped, corrected, scored, with the verdict of the command line."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Command
from tests.scan.photographed import BOARD, photo_of
from tests.studio.browsers import PHONE, Visitor

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
    with page.expect_response(lambda answer: '"total":129' in answer.text()) as response:
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

    page.get_by_role("button", name="Open the sheet").click()
    expect(page.locator("main")).to_have_attribute("data-page", "sheet")
    expect(page.get_by_text("Anna").first).to_be_visible()


@pytest.mark.parametrize("visitor", [{"viewport": PHONE, "locale": "de-AT"}], indirect=True)
def test_on_a_phone_in_german_and_without_a_board(visitor: Visitor) -> None:
    page = visitor.go("#/scan")
    page.set_input_files("#scan-camera", {"name": "x.png", "mimeType": "image/png", "buffer": b"no picture"})
    expect(page.get_by_text("Das ist kein Foto, das sich lesen lässt.")).to_be_visible()
    visitor.assert_speaks_german()
    visitor.assert_fits()
    visitor.assert_usable_by_all()
