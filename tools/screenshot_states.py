"""What people meet in the studio besides its bare pages: a patch in the hand, dialogs, ends of games, mistakes.

Each function brings a page into one state; `make_screenshots.py --all` takes a picture of every one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route
from tests.scan.photographed import UNSURE, photo_of
from tests.studio.browsers import Visitor, finish_job

EXAMPLES = Path(__file__).parent.parent / "examples"
PLAYERS = ("emma", "finn", "grete")
HELD_TURN = 10
WRONG_SCORE = "26"
TWIN = "\n".join(
    ("deck: twins", "game: doodle", "cards:", *(f"  - {{id: P0{n}, size: 3, shape: '##/#.'}}" for n in (1, 2)), "")
)
BROKEN = TWIN.replace("size: 3", "size: 4", 1)
PAR = {"total": 141, "upper_bound": 183, "is_proven": False, "medals": [102, 135, 140]}


def home_empty(visitor: Visitor) -> Page:
    """Come for the first time: the folder is empty."""

    def empty(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "files": []})

    visitor.page.route("**/api/home", empty)
    visitor.page.reload()
    page = visitor.go("#/")
    page.locator(".nothing").wait_for()
    page.unroute_all()
    return page


def lay_on_table(visitor: Visitor, *sheets: dict[str, Any]) -> Page:
    """Put sheets on the table as if somebody had left them there, and go to them."""
    draft = json.dumps({"sheets": [{"saved": one["text"], **one} for one in sheets]})
    visitor.go("#/").evaluate("draft => localStorage.setItem('quiltsmith.sheets', draft)", draft)
    page = visitor.go("#/sheet")
    page.reload()
    page.locator(".sheet-piece").first.wait_for(state="attached")
    return page


def emmas_sheet_until(turn: int) -> str:
    """Cut Emma's sheet off before a turn, with a mistake in what she wrote for the first round."""
    text = (EXAMPLES / "three-players" / "emma.txt").read_text("utf-8")
    head, log = text.split("log:\n")
    lines = log.splitlines()
    until = next(number for number, line in enumerate(lines) if line.split()[0] == str(turn))
    gone = {line.split()[1] for line in lines[until:] if line.split()[1] not in ("pass",)}
    before, board = head.split("board:\n")
    kept = re.sub(f"[{''.join(letter for letter in gone if letter.isalpha())}]", ".", board)
    played = "\n".join(lines[:until]).replace("score  25", f"score  {WRONG_SCORE}")
    return f"{before}board:\n{kept}log:\n{played}\n"


def sheet_in_hand(visitor: Visitor) -> Page:
    """Lay Emma's sheet down at a turn in the middle, beside those of two others, the dealt patch in her hand."""
    texts = [emmas_sheet_until(HELD_TURN)] + [
        (EXAMPLES / "three-players" / f"{name}.txt").read_text("utf-8") for name in PLAYERS[1:]
    ]
    sheets = [
        {"name": f"{name}.txt", "text": text, "deal": "deal.yaml", "group": number}
        for number, (name, text) in enumerate(zip(PLAYERS, texts, strict=True), 1)
    ]
    page = lay_on_table(visitor, *sheets)
    page.locator(".sheet-offer.token").click()
    page.locator(".sheet-held").wait_for()
    return page


def sheet_ranking(visitor: Visitor) -> Page:
    """Show who stands where."""
    page = sheet_in_hand(visitor)
    page.locator(".sheet-bar .button:not([hidden])").first.click()
    page.locator(".sheet-ranking").wait_for()
    return page


def sheet_cut(visitor: Visitor) -> Page:
    """Offer the lines along which the patch in the hand may be cut."""
    page = lay_on_table(visitor, {"name": "emma.txt", "text": emmas_sheet_until(7), "deal": "deal.yaml"})
    page.locator(".sheet-offer.token").click()
    page.locator(".sheet-tool .button").nth(2).click()
    page.locator(".sheet-strip").first.wait_for()
    return page


def sheet_cut_piece(visitor: Visitor) -> Page:
    """Ask which of two pieces is kept."""
    page = sheet_cut(visitor)
    page.locator(".sheet-strip").first.click()
    page.locator(".sheet-part").first.wait_for()
    return page


def sheet_scoring(visitor: Visitor) -> Page:
    """Score a round."""
    text = emmas_sheet_until(7).replace(f"score  {WRONG_SCORE}\n", "")
    page = lay_on_table(visitor, {"name": "emma.txt", "text": text, "deal": "deal.yaml"})
    page.locator(".sheet-choices").wait_for()
    return page


def sheet_all_cards(visitor: Visitor) -> Page:
    """Play without a deal: any card may come."""
    page = lay_on_table(visitor, {"name": "emma.txt", "text": emmas_sheet_until(HELD_TURN)})
    page.locator(".sheet-tile").first.wait_for()
    return page


def sheet_text(visitor: Visitor) -> Page:
    """Show a sheet with mistakes as text."""
    page = visitor.go("#/sheet?sheet=five-mistakes.txt")
    page.locator(".sheet-bar [aria-pressed].button").last.click()
    page.locator(".sheet-words").wait_for()
    return page


def sheet_board(visitor: Visitor) -> Page:
    """Show a board without a log, as a photo gives it."""
    page = visitor.go("#/sheet?sheet=board-and-scores.txt&example=1")
    page.locator(".sheet-result").wait_for(state="attached")
    return page


def sheet_conflict(visitor: Visitor) -> Page:
    """Save a sheet that somebody else has written meanwhile."""
    text = emmas_sheet_until(HELD_TURN)
    page = lay_on_table(visitor, {"name": "good.txt", "text": text, "version": "0" * 64, "saved": None})
    page.locator(".sheet-bar .button:has(svg)").nth(-3).click()
    page.locator(".versions").wait_for()
    return page


def sheet_solo_end(visitor: Visitor) -> Page:
    """End a game that somebody played alone."""
    texts = [(EXAMPLES / "three-players" / f"{name}.txt").read_text("utf-8") for name in PLAYERS]
    finish_job(visitor.page, "par", {**PAR, "sheet": texts[1]})
    page = lay_on_table(visitor, {"name": "solo.txt", "text": texts[0], "deal": "deal.yaml", "solo": True})
    page.locator(".sheet-medals").wait_for(state="attached")
    if (score := page.locator("[data-tab=score]").last).is_visible():
        score.click()
    page.unroute_all()
    return page


def duel_move(visitor: Visitor) -> Page:
    """Hold a patch in a game of two."""
    page = visitor.go("#/sheet?sheet=tied.txt")
    page.locator("[data-tab=moves]").first.click()
    page.locator(".sheet-log .icon-button").nth(-3).click()
    page.locator(".duel-correcting .button").last.click()
    page.locator(".duel-correcting").wait_for(state="hidden")
    page.locator("[class*=offer][aria-disabled=false]").first.click()
    return page


def _with_deck(visitor: Visitor, text: str, place: str, until: str) -> Page:
    """Go to a place while the deck that its address names lies in the folder."""
    file = visitor.studio.folder / place.partition("deck=")[2]
    file.write_text(text, "utf-8")
    page = visitor.go(place)
    page.locator(until).first.wait_for()
    file.unlink()
    return page


def deck_twin(visitor: Visitor) -> Page:
    """Show a deck with a warning: a shape that is there twice."""
    return _with_deck(visitor, TWIN, "#/deck?deck=twins.yaml", ".deck-fact.warning")


def deck_broken(visitor: Visitor) -> Page:
    """Show a deck with an error."""
    return _with_deck(visitor, BROKEN, "#/deck?deck=broken.yaml", ".deck-fact")


def deck_card(visitor: Visitor) -> Page:
    """Show a card with much to say about it."""
    page = visitor.go("#/deck?deck=meadow")
    tabs = page.locator(".deck-tabs button")
    if tabs.first.is_visible():
        tabs.first.click()
    page.locator(".deck-tile").nth(19).click()
    if tabs.first.is_visible():
        tabs.nth(1).click()
    page.locator(".deck-cut").first.wait_for()
    return page


def deck_conflict(visitor: Visitor) -> Page:
    """Change a deck that somebody else has written meanwhile."""
    file = visitor.studio.folder / "conflict.yaml"
    file.write_text(TWIN, "utf-8")
    page = visitor.go("#/deck?deck=conflict.yaml")
    page.locator(".deck-fact").first.wait_for()
    file.write_text(TWIN.replace("twins", "others"), "utf-8")
    page.locator(".deck-tools .button").first.click()
    page.locator(".deck-conflict").wait_for()
    file.unlink()
    return page


def deck_report(visitor: Visitor) -> Page:
    """Let bots play the deck, and read their report."""
    page = visitor.go("#/deck?deck=meadow")
    page.locator(".deck-bar .button").nth(1).click()
    page.locator("#deck-games").fill("60")
    page.locator(".deck-dialog[open] .button.main").click()
    page.locator(".report-sheet").first.wait_for(timeout=120_000)
    return page


def scan_unsure(visitor: Visitor) -> Page:
    """Read a photo with spaces that are hard to tell."""
    page = visitor.go("#/scan")
    page.route("**/api/scan/photo*", _be_unsure)
    page.set_input_files("#scan-choose", {"name": "anna.jpg", "mimeType": "image/jpeg", "buffer": photo_of()})
    page.locator(".scan-desk [role=grid]").wait_for()
    page.unroute_all()
    return page


def _be_unsure(route: Route) -> None:
    answer = route.fetch()
    found = answer.json()
    found["boards"][0]["rows"] = list(UNSURE)
    route.fulfill(response=answer, json=found)


def print_problem(visitor: Visitor) -> Page:
    """Print a deck that has a mistake."""
    return _with_deck(visitor, BROKEN, "#/print/cards?deck=broken.yaml", ".note.bad")


def preflight_told(visitor: Visitor) -> Page:
    """Check a picture for print."""
    page = visitor.go("#/print/preflight")
    page.set_input_files(
        "input[type=file]", {"name": "pad.pdf", "mimeType": "application/pdf", "buffer": page.pdf()}
    )
    page.locator("#preflight-shop").select_option(index=2)
    page.locator(".preflight-result .note, .preflight-result .problems").first.wait_for()
    return page


def at_step(step: int) -> Callable[[Visitor], Page]:
    """Give what lays the table as it is at a step of the game."""

    def table(visitor: Visitor) -> Page:
        visitor.go("#/").evaluate("step => localStorage.setItem('quiltsmith.table-deal.yaml', step)", str(step))
        page = visitor.go("#/play?deal=deal.yaml")
        page.locator(".play-words").first.wait_for(state="attached")
        return page

    return table


def duel_correcting(visitor: Visitor) -> Page:
    """Correct a move in the middle of a game that is over."""
    text = (EXAMPLES / "patchwork" / "tied.txt").read_text("utf-8")
    page = lay_on_table(visitor, {"name": "tied.txt", "text": text})
    page.locator("button[data-tab=moves]").click()
    page.locator(".duel-moves .icon-button").nth(7).click()
    page.locator(".duel-correcting").wait_for()
    return page


def duel_end(visitor: Visitor) -> Page:
    """Look at the end of a game of two."""
    text = (EXAMPLES / "patchwork" / "tied.txt").read_text("utf-8")
    return lay_on_table(visitor, {"name": "tied.txt", "text": text})


def sheet_end(visitor: Visitor) -> Page:
    """Look at the end of a game of Doodle."""
    text = (EXAMPLES / "good.txt").read_text("utf-8")
    return lay_on_table(visitor, {"name": "good.txt", "text": text})


def deck_begun(visitor: Visitor) -> Page:
    """Begin a deck."""
    (visitor.studio.folder / "begun.yaml").write_text(TWIN.replace("deck: twins", "deck: begun"))
    return visitor.go("#/deck?deck=begun.yaml")


STATES: dict[str, Callable[[Visitor], Page]] = {
    "home-empty": home_empty,
    "sheet-hand": sheet_in_hand,
    "sheet-ranking": sheet_ranking,
    "sheet-cut": sheet_cut,
    "sheet-cut-piece": sheet_cut_piece,
    "sheet-scoring": sheet_scoring,
    "sheet-all": sheet_all_cards,
    "sheet-text": sheet_text,
    "sheet-board": sheet_board,
    "sheet-conflict": sheet_conflict,
    "sheet-solo-end": sheet_solo_end,
    "sheet-end": sheet_end,
    "duel-move": duel_move,
    "duel-correcting": duel_correcting,
    "duel-end": duel_end,
    "deck-begun": deck_begun,
    "deck-card": deck_card,
    "deck-twin": deck_twin,
    "deck-broken": deck_broken,
    "deck-conflict": deck_conflict,
    "deck-report": deck_report,
    "scan-unsure": scan_unsure,
    "print-problem": print_problem,
    "preflight-told": preflight_told,
    "table-begin": at_step(0),
    "table-middle": at_step(11),
    "table-score": at_step(7),
    "table-last": at_step(20),
    "table-over": at_step(21),
}
