"""Every screen: board, hand and buttons are in sight together, nothing covers anything, nothing jumps.

Pages are loaded once and looked at in all sizes, as a tablet that is turned and a window that is drawn larger.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page

from quiltsmith.i18n import locales
from tests.games.patchwork.samples import played
from tests.games.patchwork.sheets import after, edit_of
from tests.games.patchwork.sheets import begun as begun_game
from tests.studio.browsers import PHONE, Visitor, finish_job

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SIZES = {
    "phone": (360, 740),
    "phone lying": (740, 360),
    "tablet": (768, 1024),
    "tablet lying": (1024, 768),
    "desktop": (1280, 800),
    "large": (1920, 1080),
    "desktop at 200 %": (640, 400),
    "large at 200 %": (960, 540),
    "tablet lying at 200 %": (512, 384),
    "small tablet": (600, 960),
    "tablet of 11 inches": (834, 1194),
}
LONGEST_SPACE, SMALLEST_SPACE = 120, 22
SMALLEST_CARD = 48
GEOMETRY = """({ whole, touched, parts }) => {
    const found = [];
    const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const name = (one) => `${one.className || one.tagName} ${(one.textContent || "").trim().slice(0, 20)}`;
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    if (document.documentElement.scrollWidth > wide) found.push(`the page is wider than ${wide}`);
    for (const selector of [...whole, ...touched].filter((one) => !all(one).length))
        found.push(`there is no ${selector}`);
    for (const one of [...whole, ...touched].flatMap(all)) {
        const box = one.getBoundingClientRect();
        if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1)
            found.push(`${name(one)} is out of sight: ${JSON.stringify(box)}`);
        if (one.tagName === "BUTTON" && one.scrollWidth > one.clientWidth + 1)
            found.push(`${name(one)} is cut off`);
    }
    for (const one of touched.flatMap(all)) {
        const box = one.getBoundingClientRect();
        for (const [x, y] of [[0.5, 0.5], [0.15, 0.2], [0.85, 0.8]]) {
            const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
            if (hit && !one.contains(hit) && !hit.contains(one)) found.push(`${name(one)} is below ${name(hit)}`);
        }
    }
    const boxes = parts.flatMap((selector) => all(selector).map((one) => [selector, one.getBoundingClientRect()]));
    boxes.forEach(([one, a], number) => boxes.slice(number + 1).forEach(([other, b]) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (one !== other && across > 2 && down > 2) found.push(`${one} and ${other} overlap`);
    }));
    return found;
}"""
"""Tells what is out of sight, cut off, covered or overlapping: by geometry, and by what a finger would hit."""


def at_all_sizes(page: Page, look: Callable[[Page, str], None]) -> None:
    """Look at a page in every size, while nothing is on its way."""
    page.emulate_media(reduced_motion="reduce")
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        look(page, name)


def assert_composed(
    page: Page, size: str, whole: list[str], touched: list[str], parts: list[str], place: str = ""
) -> None:
    """See that a page is composed for a size.

    `whole` is in sight, `touched` is moreover not covered by anything, and no two of the `parts` overlap.
    """
    found = page.evaluate(GEOMETRY, {"whole": whole, "touched": touched, "parts": parts})
    assert not found, f"{place} {size} {SIZES[size]}:\n" + "\n".join(found)


def box_of(page: Page, place: str) -> FloatRect:
    """Measure the first element that a selector means."""
    box: FloatRect = page.evaluate(
        "place => document.querySelector(place).getBoundingClientRect().toJSON()", place
    )
    assert box["width"] > 0, f"{place} is not shown"
    return box


def lay_on_table(visitor: Visitor, **sheet: Any) -> Page:
    """Put a sheet on the table as if somebody had left it there."""
    draft = json.dumps({"sheets": [{"saved": sheet["text"], **sheet}]})
    visitor.go("#/").evaluate("draft => localStorage.setItem('quiltsmith.sheets', draft)", draft)
    page = visitor.go("#/sheet")
    page.locator(".sheet-piece").first.wait_for(state="attached")
    return page


HAND = [".sheet-tool .button"]


def begun() -> str:
    """Give Emma's sheet as it was when only her start patch was drawn."""
    text = (EXAMPLES / "three-players" / "emma.txt").read_text("utf-8")
    head, board, log = re.split("board:\n|log:\n", text)
    drawn = re.sub(r"[^A\n]", ".", board.strip())
    return f"{head}board:\n{drawn}\nlog:\n{log.splitlines()[0]}\n"


GERMAN = pytest.mark.parametrize("visitor", [{"locale": "de"}], indirect=True, ids=["German"])
"""German words are the longest."""
STATUS = ".sheet-status:not(.unseen)"
SHEET_PARTS = [".sheet-bar", ".sheet-head", STATUS, ".sheet-board", ".sheet-tools", ".sheet-switch"]


@GERMAN
@pytest.mark.parametrize("is_solo", [False, True], ids=["sheet", "solo"])
def test_a_sheet_fits_every_screen(visitor: Visitor, is_solo: bool) -> None:
    finish_job(visitor.page, "par", {"total": 141, "upper_bound": 183, "is_proven": False, "medals": [1, 2, 3]})
    page = lay_on_table(visitor, name="emma.txt", text=begun(), deal="deal.yaml", solo=is_solo)
    tray = ".sheet-tray, .sheet-offer.token"
    boxes = {}

    def idle(page: Page, size: str) -> None:
        boxes[size] = box_of(page, ".sheet-board")
        assert box_of(page, tray)["y"] < SIZES[size][1] - 40, f"{size}: no card in sight"

    at_all_sizes(page, idle)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".sheet-offer.token").click()
    page.locator(".sheet-held").wait_for()

    def holding(page: Page, size: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        assert_composed(page, size, [".sheet-board", ".sheet-status:not(.unseen)"], HAND, SHEET_PARTS)
        box = box_of(page, ".holding")
        assert SMALLEST_SPACE <= box["width"] / 9 <= LONGEST_SPACE
        assert box == boxes[size], f"{size}: the board jumps"

    at_all_sizes(page, holding)


@GERMAN
def test_a_game_of_two_fits_every_screen(visitor: Visitor) -> None:
    text = (EXAMPLES / "patchwork" / "tied.txt").read_text("utf-8")
    page = lay_on_table(visitor, name="tied.txt", text=text)
    page.locator("[data-tab=moves]").click()
    page.locator(".sheet-log .icon-button").nth(-3).click()
    page.locator(".duel-correcting .button").last.click()
    page.locator(".duel-correcting").wait_for(state="hidden")
    page.locator(".duel-offer[aria-disabled=false]").first.click()
    page.locator(".sheet-held").wait_for()
    parts = [
        ".sheet-bar",
        ".duel-title",
        STATUS,
        ".duel-track",
        ".duel-head",
        ".sheet-board",
    ]

    def look(page: Page, size: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        assert_composed(
            page,
            size,
            [".sheet-board.holding", ".sheet-status:not(.unseen)"],
            [*HAND, ".duel-head"],
            [*parts, ".sheet-tools"],
        )
        assert SMALLEST_SPACE <= box_of(page, ".holding")["width"] / 9 <= LONGEST_SPACE
        assert box_of(page, ".duel-side")["y"] < SIZES[size][1] - 40, f"{size}: no patch for sale in sight"

    at_all_sizes(page, look)


DUEL_PARTS = [".sheet-bar", ".duel-title", STATUS, ".duel-track", ".duel-head", ".sheet-board", ".duel-side"]


@GERMAN
def test_the_end_of_a_sheet_and_a_patch_that_is_tapped_fit_every_screen(visitor: Visitor) -> None:
    text = (EXAMPLES / "good.txt").read_text("utf-8")
    page = lay_on_table(visitor, name="good.txt", text=text)

    def end(page: Page, size: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        parts = [
            ".sheet-bar",
            ".sheet-head",
            STATUS,
            ".sheet-board",
            ".sheet-switch",
            ".sheet-left",
            ".sheet-right",
        ]
        assert_composed(page, size, [".sheet-board"], [], parts, "the end")
        assert box_of(page, ".sheet-result")["y"] < SIZES[size][1] - 40, f"{size}: no result in sight"

    at_all_sizes(page, end)
    page.set_viewport_size({"width": 1280, "height": 800})
    back = page.locator(".sheet-log .icon-button")
    for number in (back.count() - 1, back.count() - 2):
        back.nth(number).click()
        back.nth(number).wait_for(state="detached")
    page.locator(".sheet-tile").first.click()
    page.locator(".sheet-held").wait_for()
    page.locator(".sheet-two .button:has-text('Anders')").click()

    def tapped(page: Page, size: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        assert_composed(page, size, [".sheet-board", STATUS], [], [*SHEET_PARTS, ".sheet-tray"], "tapped")
        assert box_of(page, ".sheet-tray .button.main")["y"] < SIZES[size][1] - 20, f"{size}: no button in sight"

    at_all_sizes(page, tapped)


@GERMAN
def test_corrections_and_ends_of_games_of_two_fit_every_screen(visitor: Visitor) -> None:
    text = (EXAMPLES / "patchwork" / "tied.txt").read_text("utf-8")
    page = lay_on_table(visitor, name="tied.txt", text=text)

    def end(page: Page, size: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        assert_composed(page, size, [".duel-title"], [".duel-head"], DUEL_PARTS, "the end")
        assert box_of(page, ".duel-side")["y"] < SIZES[size][1] - 40, f"{size}: no result in sight"

    at_all_sizes(page, end)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator("[data-tab=moves]").click()
    page.locator(".duel-moves .icon-button").nth(7).click()
    page.locator(".duel-correcting").wait_for()

    def correcting(page: Page, size: str) -> None:
        page.evaluate("document.querySelector('.duel-correcting').scrollIntoView({ block: 'nearest' })")
        assert_composed(page, size, [], [".duel-correcting .button:first-child"], DUEL_PARTS, "correcting")

    at_all_sizes(page, correcting)


@GERMAN
def test_a_bot_that_thinks_fits_every_screen(visitor: Visitor) -> None:
    game = played(58)
    first = next(number for number, move in enumerate(game.moves) if number > 20 and move.player == 1)
    text = after(begun_game(game), *(edit_of(game, move) for move in game.moves[:first]))
    visitor.go("#/").route("**/api/duel/bot", lambda route: None)
    page = lay_on_table(visitor, text=text, rival={"level": "master", "seat": 1})
    page.locator(".duel-thinks").wait_for()

    def look(page: Page, size: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        assert_composed(page, size, [], [".duel-head"], DUEL_PARTS, "thinking")
        assert box_of(page, ".duel-thinks .button")["y"] < SIZES[size][1] - 20, f"{size}: no button in sight"

    at_all_sizes(page, look)


@GERMAN
@pytest.mark.parametrize("mode", ["lying", "standing"])
def test_the_table_fits_every_screen(visitor: Visitor, mode: str) -> None:
    visitor.go("#/").evaluate("mode => localStorage.setItem('quiltsmith.table-mode', mode)", mode)
    page = visitor.go("#/play?deal=deal.yaml")
    strips = [".play-corner", ".play-words", ".play-next"]
    if mode == "standing":
        strips.remove(".play-words")
    inside = {
        "start": [".play-starts li"],
        "turn": [".play-patch > img", ".play-die", ".play-count"],
        "last": [".play-patch > img", ".play-count"],
    }
    for step, middle in inside.items():

        def look(page: Page, size: str, middle: list[str] = middle) -> None:
            if mode == "lying" and SIZES[size][1] < 400:
                return  # whoever lays a small phone on its side has it standing
            cards = box_of(page, ".play-card")
            assert min(cards["width"], cards["height"]) >= SMALLEST_CARD, f"{size}: cards that nobody can read"
            # Cards that are turned have larger boxes than themselves.
            straight = [".play-card", ".play-announced"] if mode == "standing" or size == "phone" else []
            assert_composed(page, size, [".play-card"], [*strips, *middle], [*strips, *straight])

        at_all_sizes(page, look)
        page.set_viewport_size({"width": 1280, "height": 800})
        if step == "start":
            page.locator(".play-next").click()
            page.locator(".play-die").wait_for()
        elif step == "turn":
            page.evaluate("localStorage.setItem('quiltsmith.table-deal.yaml', '20')")
            page.reload()
            page.locator(".play-many").wait_for()


@GERMAN
def test_the_pages_around_are_not_wider_than_any_screen(visitor: Visitor) -> None:
    for place in ("#/", "#/sheet", "#/play", "#/deck", "#/print/cards"):
        page = visitor.go(place)

        def look(page: Page, size: str, place: str = place) -> None:
            assert_composed(page, size, [], [], [], place)

        at_all_sizes(page, look)


PLACES = [
    "#/",
    "#/sheet?fresh",
    "#/sheet?sheet=good.txt&example=1",
    "#/sheet?sheet=patchwork/tied.txt&example=1",
    "#/scan",
    "#/deck",
    "#/deck?deck=meadow",
    "#/print/cards?deck=meadow",
    "#/print/preflight",
    "#/play",
]


@pytest.mark.parametrize(("number", "place"), list(enumerate(PLACES)))
def test_a_page_speaks_other_languages_and_fits_a_phone(visitor: Visitor, number: int, place: str) -> None:
    visitor.go(place)
    # Half of them on each page, to save time: what stands around a page is seen in all.
    for language in locales()[1 + number % 2 :: 2]:
        visitor.become(PHONE, language=language)
        visitor.assert_fits()
        visitor.assert_speaks_one_language()
