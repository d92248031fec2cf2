"""Complete games by mouse, by keyboard and by touch: the saved sheets get the verdict of the command line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

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


Use = Callable[[Locator], None]
"""Presses a button."""


def by_enter(button: Locator) -> None:
    """Press a button with the keyboard."""
    button.press("Enter")


def by_finger(grid: Locator) -> Lay:
    """Lay what is held by tapping on its place, then on the button."""

    def lay(shape: str, row: int, column: int) -> None:
        rows = shape.split("/")
        down, across = (len(rows) - 1) // 2, (len(rows[0]) - 1) // 2
        box = grid.bounding_box()
        assert box is not None
        cell = box["width"] / 9
        x, y = box["x"] + (column + across + 0.5) * cell, box["y"] + (row + down + 0.5) * cell
        grid.page.touchscreen.tap(x, y)
        place = re.compile(f"--at-row: {row}; --at-column: {column};")
        expect(grid.page.locator(".sheet-held")).to_have_attribute("style", place)
        grid.page.get_by_role("button", name="Place", exact=True).tap()

    return lay


def cut_to(page: Page, wanted: str, use: Use, press: Callable[[str], None]) -> None:
    """Try the legal lines until one leaves the wanted piece."""
    shape = Shape.parse(wanted).canonical()
    for number in range(page.locator(".sheet-strip").count()):
        use(page.locator(".sheet-strip").nth(number))
        for part in range(2):
            address = page.locator(".sheet-part img").nth(part).get_attribute("src") or ""
            if Shape.parse(parse_qs(urlsplit(address).query)["shape"][0]).canonical() == shape:
                use(page.locator(".sheet-part").nth(part))
                expect(page.locator(".sheet-part")).to_have_count(0)
                return
        press("c")  # once more: the patch is whole again
        press("c")
    raise AssertionError("no line leaves the piece")


def play(page: Page, text: str, lay: Lay, press: Callable[[str], None], use: Use = by_enter) -> None:
    """Fill in a sheet; `lay` puts what is held on its place, `press` turns it, `use` presses buttons."""
    sheet = checked(text).sheet
    board = sheet.game.board
    after = {score.entries_before for score in sheet.log.scores}
    for number, entry in enumerate(sheet.log.entries, 1):
        cells = board.cells(sheet.masks.get(entry.letter, 0))
        if entry.is_pass:
            use(page.get_by_role("button", name="Pass", exact=True))
        else:
            name = "Single" if entry.is_single else f"Take {entry.card}"
            whose = ", the neighbour" if entry.neighbours else ""
            named = re.compile(f"^{name}{whose}( \\(uses Repeat\\))?$")
            use(page.get_by_role("button", name=named).first)
            page.locator(".sheet-held").wait_for()
            shape = str(board.shape_of(board.mask(cells)))
            if entry.cuts:
                press("c")
                cut_to(page, shape, use, press)
            turned(page, shape, press)
            lay(shape, min(row for row, _ in cells), min(column for _, column in cells))
        expect_count(page.locator(".sheet-entry"), number + sum(at < number for at in after))
        if number in after:
            use(page.locator(".sheet-choices button").first)
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


TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("visitor", [TABLET], indirect=True, ids=["tablet"])
def test_a_whole_game_by_touch_on_a_tablet_gets_the_verdict_of_the_command_line(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = visitor.go("#/sheet")
    page.get_by_label("Player").fill("Tina")
    page.get_by_label("Deal").select_option("deal.yaml")
    page.get_by_role("button", name="Start").tap()
    names = {"r": "Rotate", "f": "Flip", "c": "Cut"}
    play(
        page,
        SLEEPY,
        by_finger(page.get_by_role("grid")),
        lambda key: page.get_by_role("button", name=names[key], exact=True).tap(),
        lambda button: button.tap(),
    )
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    assert page.evaluate("scrollY") == 0, "all of it is played without scrolling"
    page.get_by_role("button", name="More").tap()
    assert saved_verdict(visitor, "tina.txt") == typed_verdict(visitor, tmp_path, SLEEPY)
