"""Complete games in a browser, by mouse and by keyboard: the saved sheets get the verdict of the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from quiltsmith.api.sheet_and_deck_checks import check_sheet
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.sheets import checked
from tests.studio.browsers import Visitor, expect_count
from tests.studio.laying import Lay, begin, by_keyboard, by_mouse, turned

TIRED = """game: doodle
deck: meadow
player: Tina

board:
...ICCAAA
..IIGCCAx
...GGCAAA
..HGGyBBB
..HHFFBBB
..HHHFFFB
....FFEEE
......EED
......EED

log:
start  A  S02
1      B  P28 neighbour
1      x  single
2      C  P16
2      y  single
3      D  P02
4      E  P28
5      F  P30
6      G  P15
score 25
7      H  P19
8      I  P07 cut
9 pass
10 pass
11 pass
12 pass
score 36
13 pass
14 pass
15 pass
16 pass
17 pass
18 pass
score 36
empty 30
total 67
"""
"""A whole game of Emma's deal by somebody who passes from turn 9 on: all that can happen, in fewer patches."""
SLEEPY = """game: doodle
deck: meadow
player: Tina

board:
...ECCAAA
..EE.CCAx
.....CAAA
.....yBBB
......BBB
........B
......DDD
......DD.
......DD.

log:
start  A  S02
1      B  P28 neighbour
1      x  single
2      C  P16
2      y  single
3 pass
4      D  P28
5 pass
6 pass
score 16
7 pass
8      E  P07 cut
9 pass
10 pass
11 pass
12 pass
score 16
13 pass
14 pass
15 pass
16 pass
17 pass
18 pass
score 16
empty 50
total -2
"""
"""Another one, by somebody who passes more often than not."""
VERDICT = ("valid", "total", "claimed_total", "empty", "specials", "checked", "problems")


def cut_to(page: Page, wanted: str) -> None:
    """Try the legal lines until one leaves the wanted piece."""
    shape = Shape.parse(wanted).canonical()
    for number in range(page.locator(".sheet-strip").count()):
        page.locator(".sheet-strip").nth(number).press("Enter")
        for part in range(2):
            address = page.locator(".sheet-part img").nth(part).get_attribute("src") or ""
            if Shape.parse(parse_qs(urlsplit(address).query)["shape"][0]).canonical() == shape:
                page.locator(".sheet-part").nth(part).press("Enter")
                expect(page.locator(".sheet-part")).to_have_count(0)
                return
        page.keyboard.press("Escape")
        page.keyboard.press("c")
    raise AssertionError("no line leaves the piece")


def play(page: Page, text: str, lay: Lay, press: Callable[[str], None]) -> None:
    """Fill in a sheet; `lay` puts what is held on its place, `press` turns it."""
    sheet = checked(text).sheet
    board = sheet.game.board
    after = {score.entries_before for score in sheet.log.scores}
    for number, entry in enumerate(sheet.log.entries, 1):
        cells = board.cells(sheet.masks.get(entry.letter, 0))
        if entry.is_pass:
            page.get_by_role("button", name="Pass", exact=True).press("Enter")
        else:
            name = "Single" if entry.is_single else f"Take {entry.card}"
            whose = ", the neighbour" if entry.neighbours else ""
            page.get_by_role("button", name=f"{name}{whose}", exact=True).first.press("Enter")
            page.locator(".sheet-held").wait_for()
            shape = str(board.shape_of(board.mask(cells)))
            if entry.cuts:
                press("c")
                cut_to(page, shape)
            turned(page, shape, press)
            lay(shape, min(row for row, _ in cells), min(column for _, column in cells))
        expect_count(page.locator(".sheet-entry"), number + sum(at < number for at in after))
        if number in after:
            page.locator(".sheet-choices button").first.press("Enter")
            expect_count(page.locator(".sheet-log .scored"), sum(at <= number for at in after))


def saved_verdict(visitor: Visitor, name: str) -> dict[str, object]:
    """Save the sheet and ask as the command line does."""
    page = visitor.page
    page.get_by_role("button", name="Save").click()
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".sheet-saved")).to_have_text(f"Saved in {name}")
    return verdict_of(visitor, visitor.studio.folder / name)


def verdict_of(visitor: Visitor, sheet: Path) -> dict[str, object]:
    """Say what the command line says about a sheet of the folder's deal."""
    facts = check_sheet(sheet, deal=visitor.studio.folder / "deal.yaml").facts
    return {key: facts[key] for key in VERDICT}


def typed_verdict(visitor: Visitor, folder: Path, text: str) -> dict[str, object]:
    """Say what the command line says about the same game typed by hand."""
    typed = folder / "typed.txt"
    typed.write_text(text, encoding="utf-8")
    return verdict_of(visitor, typed)


def test_a_whole_game_by_mouse_gets_the_verdict_of_the_command_line(visitor: Visitor, tmp_path: Path) -> None:
    page = begin(visitor, "Maus")
    names = {"r": "Rotate", "f": "Flip", "c": "Cut"}

    play(
        page,
        TIRED,
        by_mouse(page.get_by_role("grid")),
        lambda key: page.locator(".sheet-tool").get_by_role("button", name=names[key]).click(),
    )
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    assert saved_verdict(visitor, "maus.txt") == typed_verdict(visitor, tmp_path, TIRED)


def test_a_whole_game_by_keyboard_gets_the_verdict_of_the_command_line(visitor: Visitor, tmp_path: Path) -> None:
    page = begin(visitor, "Tina")

    play(page, SLEEPY, by_keyboard(page.get_by_role("grid")), page.keyboard.press)
    assert saved_verdict(visitor, "tina.txt") == typed_verdict(visitor, tmp_path, SLEEPY)
