"""A bot as opponent in a browser: games to their end by mouse and by keyboard, undo, reload, stop, hints."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from quiltsmith.api.sheet_and_deck_checks import check_sheet
from tests.games.patchwork.samples import NAMES, played
from tests.games.patchwork.sheets import after, begun, edit_of
from tests.studio.browsers import Visitor, expect_count, wait_for_text
from tests.studio.laying import by_mouse, shape_of
from tests.studio.servers import EXAMPLES

SEED = 58
YOURS, BOT = 0, 1


def late(left: int) -> str:
    """Write a game that will soon be over, just before a turn of whoever is not the bot."""
    game = played(SEED)
    first = max(
        number
        for number, move in enumerate(game.moves[: len(game.moves) - left])
        if move.player == YOURS and move.action in ("take", "advance")
    )
    return after(begun(game), *(edit_of(game, move) for move in game.moves[:first]))


def sit_down(visitor: Visitor, text: str, level: str = "easy") -> Page:
    """Go to a game against a bot, as it was left."""
    visitor.go("#/sheet")
    draft = {"sheets": [{"text": text, "rival": {"level": level, "seat": BOT}}], "current": 0}
    visitor.page.evaluate("draft => localStorage.setItem('quiltsmith.sheets', draft)", json.dumps(draft))
    visitor.page.reload()
    visitor.page.locator(".duel-seat").first.wait_for()
    return visitor.page


def entries(page: Page) -> int:
    return page.locator(".duel-moves .sheet-entry").count()


YOUR_TURN = """() => {
    document.querySelector(".duel-thinks button")?.click();
    return document.querySelector("[data-stage=over], .duel-market:not(.waiting) .duel-hint");
}"""
"""Presses "At once" while the bot thinks, and tells whether it has made its moves."""


def wait_for_turn(page: Page) -> None:
    """Let the bot make its moves at once, until the game is over or it is somebody else's turn."""
    page.wait_for_function(YOUR_TURN, polling=50)


def play_on(page: Page, make: Callable[[], None]) -> None:
    """Play until the game is over, as the hints advise."""
    while True:
        wait_for_turn(page)
        if page.locator("[data-stage=over]").count():
            return
        before = entries(page)
        make()
        page.locator(".duel-moves .sheet-entry").nth(before).wait_for(state="attached")


def assert_accepted(visitor: Visitor, name: str) -> None:
    """Save the record, and see that the checker has nothing to say."""
    page = visitor.page
    page.get_by_role("button", name="Save").click()
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".sheet-saved")).to_have_text(f"Saved in {name}")
    facts = check_sheet(visitor.studio.folder / name).facts
    assert facts["problems"] == []
    assert facts["winner"] in NAMES


def test_a_game_against_a_bot_by_mouse(visitor: Visitor) -> None:
    page = sit_down(visitor, late(5))

    def make() -> None:
        page.get_by_role("button", name="Hint").click()
        wait_for_text(page, ".sheet-status", "The bot would")
        if page.locator(".sheet-held").count() == 0:
            page.locator(".duel-advance:focus, .duel-discard:focus").click()
            return
        held = page.locator(".sheet-held")
        place = [int(held.evaluate("(one, key) => one.style.getPropertyValue(key)", key)) for key in PLACE]
        by_mouse(page.get_by_role("grid", name=f"The quilt of {NAMES[YOURS]}"))(shape_of(page), *place)

    play_on(page, make)
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    expect(page.locator(".duel-winner")).to_be_visible()
    assert_accepted(visitor, "bot-mouse.txt")


PLACE = ("--at-row", "--at-column")


def test_a_game_against_a_bot_by_keyboard(visitor: Visitor) -> None:
    page = sit_down(visitor, late(5), "medium")

    def make() -> None:
        page.get_by_role("button", name="Hint").press("Enter")
        wait_for_text(page, ".sheet-status", "The bot would")
        # A patch lies in the hand where it is to be laid, or the button for what is advised has the focus.
        page.keyboard.press("Enter")

    play_on(page, make)
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    assert_accepted(visitor, "bot-keys.txt")


def test_a_game_begins_against_a_bot_that_begins_and_undo_takes_back_its_reply(visitor: Visitor) -> None:
    page = visitor.go("#/sheet")
    page.get_by_role("button", name="Patchwork").click()
    page.get_by_label("Against").select_option(label="A bot, easy")
    page.get_by_label("Who begins?").select_option(label="The bot")
    expect(page.locator("#duel-player-0")).to_have_attribute("placeholder", "Bot")
    page.locator("#duel-seed").fill("3")
    page.get_by_role("button", name="Start").click()
    hint = page.get_by_role("button", name="Hint")
    wait_for_turn(page)
    begun_with = entries(page)
    assert begun_with >= 1
    expect(page.get_by_role("heading", level=1)).to_have_text("Player-2 to move")
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    # The person advances, the bot replies; both go with one undo, and come back with one redo.
    page.get_by_role("button", name="Advance to").click()
    expect(page.locator(".duel-thinks")).to_be_visible()
    page.get_by_role("button", name="At once").click()
    wait_for_turn(page)
    made = entries(page)
    assert made > begun_with + 1
    page.keyboard.press("Control+z")
    expect_count(page.locator(".duel-moves .sheet-entry"), begun_with)
    hint.wait_for()
    page.keyboard.press("Control+y")
    expect_count(page.locator(".duel-moves .sheet-entry"), made)
    hint.wait_for()
    # It is still the bot's game after a reload; stopped, it lets people move for it.
    page.reload()
    page.get_by_role("button", name="Advance to").click()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".sheet-status").first).to_have_text("Bot waits. You can move for it.")
    stopped = entries(page)
    page.get_by_role("button", name="Let Bot go on").click()
    wait_for_turn(page)
    assert entries(page) > stopped


def test_a_bot_that_thinks_is_ended_by_undo(visitor: Visitor) -> None:
    page = sit_down(visitor, late(5), "master")
    before = entries(page)
    asked: list[Route] = []
    page.route("**/api/duel/bot", lambda route: asked.append(route))
    with page.expect_request("**/api/duel/bot"):
        page.get_by_role("button", name="Advance to").click()
    page.locator(".duel-thinks").wait_for()
    with page.expect_event("requestfailed"):
        page.keyboard.press("Control+z")
    page.get_by_role("button", name="Hint").wait_for()
    # Neither the move that was asked for comes, nor is another one asked for.
    page.get_by_role("button", name="At once").wait_for(state="detached")
    expect(page.locator(".duel-moves .sheet-entry")).to_have_count(before)
    assert len(asked) == 1


def test_a_bot_plays_the_same_deal_beside_and_shows_no_more_than_one_has_played(visitor: Visitor) -> None:
    page = visitor.go("#/play")
    page.get_by_label("Seed", exact=True).fill("2026")
    page.get_by_label("A bot beside you").select_option(label="Easy")
    page.get_by_role("button", name="Alone: Deal").click()
    panel = page.get_by_role("region", name="The bot beside you")
    expect(panel).to_contain_text("It takes the start patch that you take.")
    page.get_by_role("button", name="Take S02").click()
    page.locator(".sheet-held").wait_for()
    page.keyboard.press("Enter")
    # Both have laid the start patch, and nothing else.
    pieces = panel.locator(".sheet-piece")
    expect_count(pieces, 1)
    own = page.locator(".sheet-middle .sheet-piece")
    assert len(shape_of(page, ".sheet-rival .sheet-piece")) == len(shape_of(page, ".sheet-middle .sheet-piece"))
    for turn in (1, 2):
        page.get_by_role("button", name="Pass", exact=True).click()
        expect(page.get_by_role("heading", name=f"Turn {turn + 1}", level=1)).to_be_visible()
    expect_count(pieces, 3)
    expect(own).to_have_count(1)
    page.reload()
    expect(panel.locator(".sheet-piece")).to_have_count(3)


def test_totals_are_compared_in_the_end(visitor: Visitor) -> None:
    mine = (EXAMPLES / "three-players" / "emma.txt").read_text("utf-8")
    draft = {
        "name": "solo.txt",
        "text": mine,
        "deal": "deal.yaml",
        "solo": True,
        "rival": {"level": "easy", "seat": 0},
    }
    page = visitor.go("#/")
    page.evaluate("draft => localStorage.setItem('quiltsmith.sheets', draft)", json.dumps({"sheets": [draft]}))
    page = visitor.go("#/sheet")
    panel = page.get_by_role("region", name="The bot beside you")
    wait_for_text(page, ".sheet-rival", "The bot has ")
    expect(panel).to_contain_text("The bot has ")
    visitor.assert_usable_by_all()
    page.get_by_role("button", name="Look at the bot’s game").click()
    expect(page.locator(".sheet-tab.on")).to_contain_text("Bot")
