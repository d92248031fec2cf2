"""Games of two in a browser: moves by mouse and by keyboard, quilts by clicks, drafts, problems, phones."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

import quiltsmith as qs
from quiltsmith.api.sheet_and_deck_checks import check_sheet
from quiltsmith.games.patchwork.patchwork_editor import WriteCircle
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, write_played
from quiltsmith.i18n.number_format import whole
from tests.games.patchwork.samples import NAMES, hurried, played
from tests.games.patchwork.sheets import after, begun, edit_of
from tests.studio.browsers import PHONE, Visitor, expect_count, see_printed_and_shared
from tests.studio.laying import by_keyboard, by_mouse, turned, undrawn

EXAMPLES = Path(__file__).parents[2] / "examples" / "patchwork"
SEED = 58
"""A game of bots that do not care."""
SHORT = 2500
"""A game of 27 moves, 13 of them patches bought, with a special patch placed and others removed from play."""


def paste(visitor: Visitor, text: str) -> Page:
    """Open a text as somebody does who has it."""
    page = visitor.go("#/sheet")
    page.get_by_role("button", name="Paste text").click()
    page.get_by_role("dialog").get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Open it").click()
    expect(page.locator(".duel-seat").first).to_be_visible()
    return page


def quilt(page: Page, player: int) -> Locator:
    """Find the quilt of a player."""
    return page.get_by_role("grid", name=f"The quilt of {NAMES[player]}")


def play(page: Page, game: PlayedGame, way: Any, press: Callable[[str], None], most: int | None = None) -> None:
    """Make the first moves of a game, or all; who is about to make each stands in the heading."""
    board = game.end.game.board
    for number, move in enumerate(game.moves[:most], 1):
        expect(page.get_by_role("heading", level=1)).to_contain_text(NAMES[move.player])
        if move.action == "advance":
            page.get_by_role("button", name="Advance to").press("Enter")
        elif move.action == "discard":
            page.get_by_role("button", name="Remove it from play").press("Enter")
        else:
            if move.action == "take":
                page.get_by_role("button", name=re.compile(f"^Take {move.card}:")).press("Enter")
            page.locator(".sheet-held").wait_for()
            shape, cells = str(board.shape_of(move.spaces)), board.cells(move.spaces)
            turned(page, shape, press)
            way(quilt(page, move.player))(shape, min(row for row, _ in cells), min(column for _, column in cells))
        expect_count(page.locator(".duel-moves .sheet-entry"), number)


def saved_verdict(visitor: Visitor, name: str) -> dict[str, Any]:
    """Save the record and ask as the command line does."""
    page = visitor.page
    page.get_by_role("button", name="Save").click()
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".sheet-saved")).to_have_text(f"Saved in {name}")
    return {**check_sheet(visitor.studio.folder / name).facts, "file": ""}


def test_a_whole_game_of_two_by_mouse_gets_the_verdict_of_the_command_line(
    visitor: Visitor, tmp_path: Path
) -> None:
    game = hurried(SHORT, "halloween")
    assert {move.action for move in game.moves} == {"take", "advance", "special", "discard"}
    page = visitor.go("#/sheet")
    page.get_by_role("button", name="Patchwork").click()
    for number, name in enumerate(NAMES):
        page.locator(f"#duel-player-{number}").fill(name)
    page.get_by_label("Edition").select_option("halloween")
    page.locator("#duel-seed").fill(str(SHORT))
    page.get_by_role("button", name="Start").click()
    names = {"r": "Rotate", "f": "Flip"}
    play(page, game, by_mouse, lambda key: page.locator(".sheet-tool button", has_text=names[key]).click())
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    file = tmp_path / "whole.txt"
    heads = {"game": "halloween", "deck": "classic"}
    file.write_text(write_played(game, NAMES, heads), encoding="utf-8")
    verdict = {**check_sheet(file).facts, "file": ""}
    expect(page.locator(".duel-total")).to_have_text([whole(one["total"]) for one in verdict["players"]])
    expect(page.locator(".duel-winner")).to_contain_text(verdict["winner"])
    assert saved_verdict(visitor, "mouse.txt") == verdict


def test_a_game_begins_by_keyboard_and_is_kept_on_reload(visitor: Visitor) -> None:
    game = played(SEED)
    page = paste(visitor, begun(game))
    play(page, game, by_keyboard, page.keyboard.press, most=5)
    page.reload()
    entries = page.locator(".duel-moves .sheet-entry")
    expect(entries).to_have_count(5)
    page.get_by_role("button", name="Turns").click()
    page.get_by_role("button", name="Correct:").nth(3).click()
    page.get_by_role("button", name="Take back 2 moves from here on").click()
    expect(entries).to_have_count(3)
    page.keyboard.press("Control+z")
    expect(entries).to_have_count(5)
    page.keyboard.press("Control+y")
    expect(entries).to_have_count(3)
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.locator("textarea")).to_have_value(after(begun(game), *(edit_of(game, m) for m in game.moves[:3])))


def test_one_move_is_corrected_and_the_later_ones_stay_with_what_no_longer_fits_marked(visitor: Visitor) -> None:
    game = played(SEED)
    text = after(begun(game), *(edit_of(game, move) for move in game.moves))
    page = paste(visitor, text)
    entries = page.locator(".duel-moves .sheet-entry")
    board = game.end.game.board
    number = next(n for n, move in enumerate(game.moves) if move.action == "take" and n > 2)
    move = game.moves[number]
    page.get_by_role("button", name="Turns").click()
    # The game as it stood then, and back without a change.
    page.get_by_role("button", name="Correct:").nth(number).click()
    expect(page.locator(".duel-correcting b")).to_have_text(f"You correct move {number + 1}.")
    expect(entries).to_have_count(number)
    expect(page.get_by_role("button", name=re.compile(f"^Take {move.card}:"))).to_be_focused()
    page.get_by_role("button", name="Leave it as it is").click()
    expect(entries).to_have_count(len(game.moves))
    expect(page.locator(".duel-correcting")).to_be_hidden()
    # The same patch, laid over one that came later: that one is marked, and nothing is lost.
    later = next(one for one in game.moves[number + 1 :] if one.player == move.player and one.spaces)
    page.get_by_role("button", name="Turns").click()
    page.get_by_role("button", name="Correct:").nth(number).click()
    page.get_by_role("button", name=re.compile(f"^Take {move.card}:")).press("Enter")
    page.locator(".sheet-held").wait_for()
    row, column = board.cells(later.spaces)[0]
    quilt(page, move.player).locator(f"[data-row='{row}'][data-column='{column}']").hover()
    page.mouse.down()
    page.mouse.up()
    expect(entries).to_have_count(len(game.moves))
    expect(page.locator(".sheet-status").first).to_contain_text(f"Move {number + 1} is corrected.")
    expect(page.locator(".duel-moves .told-here").first).to_be_attached()
    page.keyboard.press("Control+z")
    expect(page.locator(".duel-moves .told-here")).to_have_count(0)
    # One that was left out is put in again before the next.
    page.get_by_role("button", name="Turns").click()
    page.get_by_role("button", name="Correct:").nth(number).click()
    page.get_by_role("button", name="Leave it out").click()
    expect(entries).to_have_count(len(game.moves) - 1)
    visitor.assert_usable()


def test_the_end_of_a_game_adds_up_and_is_seen_once_more_printed_and_shared(visitor: Visitor) -> None:
    game = played(SEED)
    page = paste(visitor, after(begun(game), *(edit_of(game, move) for move in game.moves)))
    for player in range(2):
        seat = page.locator(".duel-totals li").nth(player)
        numbers = [int(text.replace("−", "-")) for text in seat.locator("dd").all_inner_texts()]
        assert str(sum(numbers)).replace("-", "−") == seat.locator(".duel-total").inner_text()
    expect(page.locator(".duel-winner")).to_contain_text("wins by")
    see_printed_and_shared(page)
    pieces = page.locator(".duel-seat .sheet-pieces > *")
    all_pieces = pieces.count()
    page.get_by_role("slider", name="Turn by turn").fill("1")
    expect(page.locator(".sheet-replay [role=status]")).to_contain_text(NAMES[0])
    assert pieces.count() <= 1
    page.get_by_role("button", name="One turn on").click()
    page.get_by_role("slider", name="Turn by turn").fill(str(len(game.moves)))
    expect(pieces).to_have_count(all_pieces)
    visitor.assert_usable()


def test_a_new_game_has_a_circle_as_it_lay_on_the_table(visitor: Visitor) -> None:
    page = visitor.go("#/sheet")
    page.get_by_role("button", name="Patchwork").click()
    page.get_by_label("First player").fill("<b>Ina</b>")
    page.get_by_label("The circle").select_option("As it lay on the table")
    page.get_by_role("button", name="Start").click()
    for card in "TQ":
        page.get_by_role("button", name=f"Take {card}", exact=True).click()
        expect(page.locator(".sheet-tile.used", has_text=card)).to_be_visible()
    visitor.assert_usable_by_all()
    page.get_by_role("button", name="Mix the others").click()
    expect(page.get_by_role("heading", name="<b>Ina</b> to move")).to_be_visible()
    expect(page.locator(".duel-offer .duel-id").nth(0)).to_have_text("T")
    expect(page.locator(".duel-offer .duel-id").nth(1)).to_have_text("Q")
    page.get_by_role("button", name="Advance to 1").click()
    expect(page.get_by_role("heading", name="Player-2 to move")).to_be_visible()


def test_who_is_quick_removes_the_special_patch_and_does_not_lay_it(visitor: Visitor) -> None:
    game = hurried(SHORT, "halloween")
    first = next(number for number, move in enumerate(game.moves) if move.action == "discard")
    remove = visitor.page.get_by_role("button", name="Remove it from play")

    def go_to_the_button_before_the_patch_comes(route: Route) -> None:
        remove.focus()
        route.continue_()

    visitor.page.route("**/api/sheet/hold", go_to_the_button_before_the_patch_comes, times=1)
    page = paste(visitor, after(begun(game), *(edit_of(game, move) for move in game.moves[:first])))
    expect(page.locator(".sheet-held")).to_be_visible()
    expect(remove).to_be_focused()
    page.keyboard.press("Enter")
    expect_count(page.locator(".duel-moves .sheet-entry"), first + 1)
    page.get_by_role("button", name="Turns").click()
    expect(page.locator(".duel-moves .sheet-entry").last).to_contain_text("removes it")


def test_what_cannot_be_paid_says_why(visitor: Visitor) -> None:
    text = begun(played(SEED))
    page = paste(visitor, after(text, WriteCircle(["W", "Y"], seed=1)))
    page.locator(".duel-offer").first.click(force=True)
    expect(page.locator(".sheet-status[role=status]")).to_contain_text("W costs 10, and Andrea has 5.")
    expect(page.locator(".sheet-held")).to_have_count(0)


def test_problems_stand_at_their_places_in_the_checkers_words_and_can_be_mended(visitor: Visitor) -> None:
    page = visitor.go("#/sheet?sheet=patchwork%2Ffive-mistakes.txt&example=1")
    page.get_by_role("button", name="Turns").click()
    for problem in check_sheet(EXAMPLES / "five-mistakes.txt").errors:
        words = undrawn(problem.message[0].upper() + problem.message[1:])
        expect(page.locator(".note.bad b", has_text=words)).to_be_visible()
    page.get_by_role("button", name="Write what is right").click()
    expect(page.locator(".duel-seat .note.bad")).to_have_count(0)
    expect(page.locator(".duel-moves .note.bad")).to_have_count(4)


def test_a_finished_quilt_is_laid_and_painted_by_clicks(visitor: Visitor) -> None:
    page = visitor.go("#/sheet")
    expect(page.get_by_role("button", name="From a photo")).to_be_visible()
    page.get_by_role("button", name="Patchwork").click()
    expect(page.get_by_role("button", name="From a photo")).to_be_hidden()
    page.get_by_label("What do you have?").select_option("A finished quilt")
    page.locator("#duel-player-0").fill("Andrea")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Take T", exact=True).click()
    expect(page.locator(".sheet-held")).to_be_visible()
    by_mouse(quilt(page, 0))(".#./###/.#.", 0, 0)
    expect(page.locator(".sheet-piece")).to_have_count(1)
    page.get_by_role("button", name="Special patch", exact=True).click()
    expect(page.locator(".sheet-held")).to_be_visible()
    by_mouse(quilt(page, 0))("#", 8, 8)
    expect(page.locator(".sheet-piece")).to_have_count(2)
    by_mouse(quilt(page, 0))("#", 0, 0)
    expect(quilt(page, 0).get_by_role("gridcell", name="A1, covered")).to_be_attached()
    quilt(page, 0).locator("[tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(quilt(page, 0).get_by_role("gridcell", name="H9, covered")).to_be_attached()
    page.get_by_label("buttons left").fill("14")
    page.get_by_label("buttons left").press("Enter")
    expect(page.locator(".duel-sum .sheet-box")).to_have_text(whole(14 - 2 * (81 - 8)))
    found = saved_verdict(visitor, "quilt.txt")
    assert (found["valid"], found["total"], found["claimed_total"]) == (True, -132, -132)
    page.get_by_role("button", name="Pieces").click()
    page.get_by_role("button", name="Take away: T B1-B3").click()
    expect(page.locator(".duel-sum .sheet-box")).to_have_text(whole(14 - 2 * (81 - 3)))


def test_everybody_can_use_it(visitor: Visitor) -> None:
    game = played(SEED, "halloween")
    half = after(begun(game), *(edit_of(game, move) for move in game.moves[:20]))
    (visitor.studio.folder / "half.txt").write_text(half, encoding="utf-8")
    visitor.go("#/sheet")
    visitor.become(PHONE, language="de")
    see(visitor, "half.txt")
    visitor.become(color_scheme="dark", language="de")
    see(visitor, "patchwork%2Ffive-mistakes.txt&example=1")
    visitor.become(PHONE, "dark")
    see(visitor, "patchwork%2Ftwo-quilts.txt&example=1")


def see(visitor: Visitor, sheet: str) -> None:
    """Look at a sheet, whatever stands beside it, and see that everybody can use it."""
    page = visitor.go(f"#/sheet?sheet={sheet}")
    expect(page.locator(".sheet-piece").first).to_be_visible()
    for tab in page.locator(".duel-switch button:visible").all():
        tab.click()
        visitor.assert_fits()
        if page.locator("html").get_attribute("lang") == "de":
            visitor.assert_speaks_one_language()
    visitor.assert_usable_by_all()


def test_a_game_of_two_is_printed_with_its_quilts(visitor: Visitor) -> None:
    shutil.copy(EXAMPLES / "two-quilts.txt", visitor.studio.folder)
    page = visitor.go("#/sheet?sheet=two-quilts.txt")
    expect(page.locator(".sheet-piece").first).to_be_visible()
    page.get_by_role("button", name="Print", exact=True).click()
    dialog = page.get_by_role("dialog", name="Print")
    expect(dialog.get_by_role("img", name="Andrea, Doris")).to_have_count(1)
    visitor.assert_usable_by_all()
    with page.expect_download() as found:
        dialog.get_by_role("button", name="Download PDF").click()
    [ours] = qs.write(qs.pad(filled=EXAMPLES / "two-quilts.txt"))
    assert Path(found.value.path()).read_bytes() == ours
    dialog.get_by_role("link", name="More choices").click()
    expect(page.locator(".print-line")).to_have_text(
        "quiltsmith pad --filled=two-quilts.txt -o two-quilts-sheet.pdf"
    )
    expect(page.get_by_text("Score sheet, Andrea, Doris").first).to_be_visible()
