"""The numbers that the rulebooks give as examples."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.formats.sheet_text import SheetPart
from quiltsmith.games.doodle.doodle_checker import CheckedSheet, DoodleChecker
from quiltsmith.games.sheets.sheet_files import read_part
from quiltsmith.geometry.rectangles import best_rectangle
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.random_games import usual_game


@pytest.mark.parametrize(
    ("rows", "columns", "points"), [(3, 8, 14), (8, 3, 14), (4, 5, 17), (2, 4, 6), (7, 8, 50), (9, 9, 81)]
)
def test_rectangles(rows: int, columns: int, points: int) -> None:
    game = usual_game()
    filled = game.board.mask((row, column) for row in range(rows) for column in range(columns))
    best = best_rectangle(game.board, filled, game.scoring)
    assert best is not None
    assert (best.rows, best.columns) == (rows, columns)
    assert game.scoring.score(best.rows, best.columns) == points


BARS = {
    **{f"P{number:02}": 3 for number in range(1, 7)},
    **dict(zip(("P07", "P08", "P09", "P10", "P11"), (5, 6, 7, 7, 5), strict=True)),
    **dict(zip(("P12", "P13", "P14", "P15"), (6, 6, 4, 4), strict=True)),
}
SHEET = """
player: Anna

board:
AAAAAHMN.
AABBBHMNJ
CDEFGHMNJ
CDEFGHMNJ
CDEFGHMNJ
IIIIIIMNJ
OOOOPPPPJ
.KKKKKKKJ
..LLLLL..

log:
start  A  S01
1      B  P01
2      C  P02
3      D  P03
4      E  P04
5      F  P05
6      G  P06
score  25
7      H  P07
8      I  P08
9      J  P09
10     K  P10
11     L  P11
12     pass
score  36
13     M  P12
14     N  P13
15     O  P14
16     P  P15
17     pass
18     pass
score  50
empty  6
total  105
"""


def check(text: str) -> CheckedSheet:
    cards = tuple(Card(name, Shape.parse("#" * size)) for name, size in BARS.items())
    deck = Deck("bars", {}, usual_game(), cards, (Card("S01", Shape.parse("#####/##"), is_start=True),))
    return DoodleChecker(usual_game(), deck).check(read_part(SheetPart("anna.txt", Path(), 1, text.encode())))


def test_a_whole_sheet() -> None:
    checked = check(SHEET)
    assert (checked.problems, checked.notes, checked.unchecked) == ([], [], [])
    assert [scored.best for scored in checked.sheet.rounds] == [25, 36, 50]
    assert (checked.empty, checked.total, checked.claimed_total) == (6, 105, 105)
    assert [str(scored.rectangle) for scored in checked.sheet.rounds] == ["5×5", "6×6", "7×8"]


def test_the_same_sheet_without_its_claims_has_the_same_total() -> None:
    lines = [line for line in SHEET.splitlines() if line.split()[:1] not in (["score"], ["empty"], ["total"])]
    checked = check("\n".join(lines))
    assert checked.problems == []
    assert (checked.total, checked.claimed_total) == (105, None)


def test_a_smaller_rectangle_may_be_chosen() -> None:
    checked = check(SHEET.replace("score  36", "score  5x5").replace("total  105", "total  94"))
    assert checked.problems == []
    assert checked.total == 25 + 25 + 50 - 6
    assert len(checked.notes) == 1
    assert "11 points missed" in checked.notes[0]
