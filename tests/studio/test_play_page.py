"""Playing in a browser: the table deals what the command line deals, and who plays alone is saved and advised."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from quiltsmith.api.deals import deal
from quiltsmith.api.sheet_and_deck_checks import check_sheet
from tests.studio.browsers import PHONE, Visitor, finish_job
from tests.studio.servers import EXAMPLES


def find_par(page: Page) -> None:
    """Let par have been found already: the search takes seconds, and is tested without a browser."""
    found = {"total": 141, "upper_bound": 183, "is_proven": False, "medals": [102, 135, 140]}
    sheet = (EXAMPLES / "three-players" / "finn.txt").read_text("utf-8")
    finish_job(page, "par", {**found, "sheet": sheet})


def test_the_table_deals_what_the_command_line_deals_and_can_be_taken_back(visitor: Visitor) -> None:
    page = visitor.go("#/play")
    visitor.assert_usable_by_all()
    page.get_by_label("Seed", exact=True).fill("7")
    page.get_by_role("button", name="At the table: Deal").click()
    after = page.locator(".play-next")
    expect(page.locator(".play-starts li")).to_have_count(10)
    after.click()
    token = page.locator(".play-card.token .picture")
    made = deal("meadow", seed=7)
    expect(token).to_have_attribute("aria-label", made.circle[made.rolls[0] - 1])
    assert not (visitor.studio.folder / "deal-7.yaml").exists()
    visitor.assert_usable_by_all()
    expect(page.locator(".play-die")).to_have_attribute("aria-label", f"A roll of {made.rolls[0]}")
    after.click()
    page.get_by_role("button", name="Undo roll").click()
    expect(page.locator(".play-words.near")).to_contain_text("Turn 1 of 18")
    page.reload()
    expect(page.locator(".play-words.near")).to_contain_text("Turn 1 of 18")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Go on")).to_be_hidden()
    # An hour later: who comes back to the table finds it as it was left, some turns before the end.
    page.evaluate("localStorage['quiltsmith.table-7@meadow'] = 17")
    page.reload()
    for _ in range(3):
        after.press("Enter")
    expect(page.locator(".play-announced")).to_contain_text(["Last turn: choose one of"] * 2)
    expect(page.locator(".play-dot.done")).to_have_count(17)
    expect(after).to_have_text("Score")
    after.click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    page.get_by_role("button", name="Keep the deal as a file").click()
    expect(page.locator(".told")).to_contain_text("deal-7.yaml now lies in your folder")
    assert (visitor.studio.folder / "deal-7.yaml").read_text(encoding="utf-8") == made.to_yaml()
    page.get_by_role("link", name="Check the sheets").click()
    expect(page.get_by_label("Deal")).to_have_value("7@meadow")


@pytest.mark.parametrize(
    "visitor", [{"viewport": PHONE, "color_scheme": "dark", "locale": "de-AT"}], indirect=True
)
def test_the_table_fits_a_phone_in_german(visitor: Visitor) -> None:
    visitor.expect_refusals(422)
    page = visitor.go("#/play?deal=deal.yaml")
    page.get_by_role("button", name="Würfeln").click()
    expect(page.locator(".play-words.near")).to_contain_text("Zug 1 von 18")
    visitor.assert_fits()
    visitor.assert_usable_by_all()
    deal = (visitor.studio.folder / "deal.yaml").read_text("utf-8")
    (visitor.studio.folder / "typo.yaml").write_text(deal.replace("circle: [", "circle: [P99, "), "utf-8")
    page.evaluate("location.hash = '#/play?deal=typo.yaml'")
    expect(page.locator(".trouble .note.bad").first).to_contain_text("typo.yaml, Zeile")
    expect(page.locator(".trouble")).not_to_contain_text("error:")


def test_who_plays_alone_is_offered_what_is_dealt_advised_and_saved(visitor: Visitor) -> None:
    find_par(visitor.page)
    page = visitor.go("#/play")
    page.get_by_label("Seed", exact=True).fill("2026")
    page.get_by_role("button", name="Alone: Deal").click()
    page.get_by_role("button", name="Take S02").click()
    expect(page.locator(".sheet-held")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet-offer")).to_have_count(3)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".sheet-status")).to_contain_text("The bot would lay")
    with page.expect_response("**/api/file/save"):
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Turn 2", level=1)).to_be_visible()
    expect(page.locator(".sheet-saved")).to_contain_text("Saved in solo-2026-")
    (saved,) = visitor.studio.folder.glob("solo-2026-*.txt")
    verdict = check_sheet(saved, deal=deal("meadow", seed=2026))
    assert verdict.valid
    assert saved.read_text(encoding="utf-8").count("P17") == 1


def test_the_end_is_compared_with_par_and_the_best_game_is_seen(visitor: Visitor) -> None:
    mine = (EXAMPLES / "three-players" / "emma.txt").read_text("utf-8")
    draft = {"name": "solo.txt", "text": mine, "deal": "deal.yaml", "solo": True}
    find_par(visitor.page)
    page = visitor.go("#/")
    page.evaluate("draft => localStorage.setItem('quiltsmith.sheets', draft)", json.dumps({"sheets": [draft]}))
    page = visitor.go("#/sheet")
    expect(page.locator(".sheet-medals .won")).to_have_text(["102Bronzewon", "135Silverwon"])
    expect(page.locator(".sheet-par")).to_contain_text("6 below par.")
    visitor.assert_usable_by_all()
    page.get_by_role("button", name="Look at the best game").click()
    expect(page.locator(".sheet-tab.on")).to_contain_text("Finn")
    expect(page.locator(".sheet-par")).to_be_hidden()


def test_points_are_kept_by_names_and_the_deal_is_shared(visitor: Visitor) -> None:
    page = visitor.go("#/play")
    page.get_by_label("Seed", exact=True).fill("7")
    page.get_by_label("Who plays?").fill("Anna, Ben")
    page.get_by_role("button", name="At the table: Deal").click()
    with page.expect_download() as shared:
        page.get_by_role("button", name="Share the deal").click()
    assert shared.value.suggested_filename == "deal-7.yaml"
    assert shared.value.path().read_text("utf-8") == deal("meadow", seed=7).to_yaml()
    page.evaluate("localStorage['quiltsmith.table-7@meadow'] = 7")
    page.reload()
    for player, points in (("Anna", 12), ("Ben", 20)):
        page.get_by_label(f"{player}: Round 1").fill(str(points))
    expect(page.locator("tr.first th")).to_have_text("Ben")
    page.evaluate("localStorage['quiltsmith.table-7@meadow'] = 21")
    page.reload()
    page.get_by_label("Anna: Round 3").fill("30")
    page.get_by_label("Anna: Empty").fill("5")
    page.get_by_role("button", name="Who has won?").click()
    expect(page.locator(".play-podium li")).to_have_text(["1Anna37", "2Ben20"])
    visitor.assert_usable_by_all()
    page.evaluate("Element.prototype.requestFullscreen = () => { document.body.dataset.full = 'yes' }")
    page.get_by_role("button", name="Full screen").click()
    expect(page.locator("body")).to_have_attribute("data-full", "yes")


def test_a_game_alone_has_a_name_and_goes_on_with_the_next_number(visitor: Visitor) -> None:
    page = visitor.go("#/play")
    find_par(page)
    page.get_by_label("Seed", exact=True).fill("41")
    page.get_by_role("button", name="Alone: Deal").click()
    expect(page.locator(".sheet-tab.on")).to_contain_text("Alone 41")
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_hidden()
    # As if it had been played to its end.
    text = (EXAMPLES / "three-players" / "emma.txt").read_text("utf-8")
    page.evaluate(
        """text => {
            const kept = JSON.parse(localStorage['quiltsmith.sheets']);
            kept.sheets[0].text = text;
            localStorage['quiltsmith.sheets'] = JSON.stringify(kept);
        }""",
        text,
    )
    page.reload()
    page.get_by_role("button", name="Next number: 42").click()
    expect(page.locator(".sheet-tab.on")).to_contain_text("Alone 42")
