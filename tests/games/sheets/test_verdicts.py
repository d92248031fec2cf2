"""Each verdict that the rules page decides, played through both games with the shipped examples."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.related_sheets import check_related
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_sheets

EXAMPLES = Path(__file__).parents[3] / "examples"
GOOD, WHOLE, SPOOKY = "good.txt", "patchwork/won-by-the-tile.txt", "patchwork/halloween.txt"
QUILTS = "patchwork/two-quilts.txt"
FULL, PARTLY = "full", "partly"
BLANK = "board:\n" + ".........\n" * 9 + "\n"
RESULTS = ("buttons", "tile", "empty", "total", "score")
Change = Callable[[str], str]


def check(folder: Path, text: str) -> list[Checked]:
    path = folder / "sheets.txt"
    path.write_text(text, encoding="utf-8")
    return check_related(SheetChecking(), read_sheets(path))


def example(name: str) -> str:
    """Read one of the shipped examples."""
    return (EXAMPLES / name).read_text(encoding="utf-8")


def swap(*pairs: tuple[str, str]) -> Change:
    """Replace pieces of a text, each of which is there."""

    def change(text: str) -> str:
        for old, new in pairs:
            assert old in text, old
            text = text.replace(old, new)
        return text

    return change


def only(text: str) -> Change:
    """Hand in something else."""
    return lambda _: text


def without(*starts: str) -> Change:
    """Leave lines away that start with these words."""
    return lambda text: "\n".join(line for line in text.splitlines() if not line.startswith(starts)) + "\n"


def no_log(*pairs: tuple[str, str]) -> Change:
    """Leave the log away, but for its results, and change these."""

    def change(text: str) -> str:
        head, _, log = text.partition("log:\n")
        results = [line for line in log.splitlines() if line.startswith(RESULTS)]
        return swap(*pairs)(head + "\n".join(results) + "\n")

    return change


def early(*claims: str) -> Change:
    """Stop a whole game after its first two moves, each of which has the letter A, and claim something then."""

    def change(text: str) -> str:
        head, _, log = text.partition("log:\n")
        head = re.sub(r"^(?!board)[A-Z.]{9}$", lambda row: re.sub("[^A]", ".", row[0]), head, flags=re.MULTILINE)
        return head + "log:\n" + "\n".join([*log.splitlines()[:2], *claims]) + "\n"

    return change


@pytest.mark.parametrize(
    ("name", "change", "errors", "warnings", "extent"),
    [
        # As they are
        (GOOD, swap(), "", "", FULL),
        (WHOLE, swap(), "", "", FULL),
        (QUILTS, swap(), "", "", PARTLY),
        # Spaces that nobody explains: beside a complete log, with a gap in it, and without one
        (GOOD, swap(("JJO..", "JJO#."), ("  5\ntotal  129", "  4\ntotal  130")), "unlogged-letter", "", PARTLY),
        (GOOD, swap(("JJO..", "JJOq."), ("  5\ntotal  129", "  4\ntotal  130")), "unlogged-letter", "", PARTLY),
        (GOOD, swap(("16     pass\n", "")), "", "turn-order", PARTLY),
        (GOOD, swap(("11     L  P03\n", "")), "", "unlogged-letter turn-order", PARTLY),
        (GOOD, swap(("11     L  P03\n", ""), ("LLL", "###")), "", "turn-order", PARTLY),
        (GOOD, no_log(), "", "", PARTLY),
        (WHOLE, swap(("NNNN.J", "NNNN#J")), "unlogged-letter empty-wrong total-wrong", "", FULL),
        (WHOLE, swap(("NNNN.J", "NNNNqJ")), "unlogged-letter empty-wrong total-wrong", "", FULL),
        # A board without a single shaded space
        (GOOD, only(f"{BLANK}empty 81\n"), "", "", PARTLY),
        (GOOD, only(f"{BLANK}empty 80\n"), "empty-wrong", "", PARTLY),
        (GOOD, only(f"{BLANK}score 1\nscore 0\nscore 0\ntotal -80\n"), "score-impossible total-wrong", "", PARTLY),
        (QUILTS, only(f"game: patchwork\n{BLANK}buttons 7\nempty 81\ntotal -155\n"), "", "", PARTLY),
        # Sides of 0, also without a board
        (GOOD, swap(("score  21", "score  0x9")), "score-impossible", "", FULL),
        (GOOD, only("score 0x0\n"), "score-impossible", "", PARTLY),
        (GOOD, only("score 10x9\n"), "score-impossible", "", PARTLY),
        # Too many scores, with and without a log
        (GOOD, swap(("score  64", "score  64\nscore  64")), "turn-order", "", FULL),
        (GOOD, no_log(("score  64", "score  64\nscore  64")), "turn-order", "", PARTLY),
        # A missing score: a smaller rectangle can explain the total, but not every total
        (GOOD, swap(("score  49\n", "")), "", "score-missing", PARTLY),
        (GOOD, swap(("score  49\n", ""), ("  129", "  116")), "", "score-missing", PARTLY),
        (GOOD, swap(("score  49\n", ""), ("  129", "  130")), "total-wrong", "score-missing", PARTLY),
        (GOOD, swap(("score  64\n", ""), ("  129", "  114")), "", "score-missing", PARTLY),
        (GOOD, swap(("score  64\n", ""), ("  129", "  113")), "total-wrong", "score-missing", PARTLY),
        (GOOD, no_log(("score  49\n", "")), "", "score-missing", PARTLY),
        (GOOD, no_log(("score  49\n", ""), ("  129", "  145")), "total-wrong", "score-missing", PARTLY),
        (GOOD, without("score"), "", "score-missing", PARTLY),
        (GOOD, without("score", "total"), "", "", PARTLY),
        # Score lines that end a log after turn 1
        (GOOD, without(*(f"{turn} " for turn in range(2, 19))), "", "unlogged-letter turn-order", PARTLY),
        # A single space is no start
        (GOOD, swap(("start  A  S05", "start  A  single")), "start-cut", "", FULL),
        # Records that stop early, with and without claims
        (WHOLE, early(), "", "unfinished", PARTLY),
        (WHOLE, early("buttons Andrea 4", "buttons Doris 3", "tile Doris no"), "", "unfinished", PARTLY),
        (WHOLE, early("buttons Andrea 9"), "buttons-wrong", "unfinished", PARTLY),
        (WHOLE, early("tile Andrea yes"), "tile-unearned", "unfinished", PARTLY),
        (WHOLE, early("empty Doris 70"), "empty-wrong", "unfinished", PARTLY),
        (WHOLE, early("total Andrea 4", "buttons Andrea 9"), "unfinished", "", PARTLY),
        # Two boards of a whole game without a log
        (WHOLE, no_log(), "", "", PARTLY),
        (WHOLE, no_log(("total    Doris 14", "total    Doris 7")), "total-wrong", "", PARTLY),
        (
            WHOLE,
            no_log(("total    Doris 14", ""), ("tile     Doris yes", "tile Doris no")),
            "tile-forgotten",
            "",
            PARTLY,
        ),
        # Names that are joined, or one too many
        (WHOLE, swap(("players: Andrea Doris", "players: Andrea and Doris")), "syntax", "", FULL),
        (WHOLE, swap(("players: Andrea Doris", "players: Andrea & Doris")), "syntax", "", FULL),
        (WHOLE, swap(("players: Andrea Doris", "players: Emil Andrea Doris")), "syntax", "", FULL),
        # The edition's own word for what is paid with
        (SPOOKY, swap(("buttons", "eyeballs")), "", "", FULL),
        (SPOOKY, swap(("buttons", "Augäpfel")), "", "", FULL),
        (SPOOKY, swap(("buttons  Mia 32", "EYEBALLS: Mia 31")), "buttons-wrong", "", FULL),
        (QUILTS, swap(("game: patchwork", "game: halloween"), ("buttons ", "Augäpfel: ")), "", "", PARTLY),
        (WHOLE, swap(("buttons  Andrea", "eyeballs Andrea")), "syntax", "", FULL),
        # Harmless spellings
        (GOOD, swap(("game: doodle", "Game: DOODLE"), ("meadow", "Meadow"), ("player:", "name:")), "", "", FULL),
        (
            GOOD,
            swap(("P23", "p23"), ("S05", "s05"), ("4      E", "4:     E"), ("5      F", "5.     F")),
            "",
            "",
            FULL,
        ),
        (GOOD, swap(("score  21", "wertung: 21"), ("empty  5", "Leer: 5"), ("total ", "SUMME:")), "", "", FULL),
        (
            GOOD,
            swap(("score  21", "score:21"), ("start  A", "start: A"), ("13     pass", "13:passe")),
            "",
            "",
            FULL,
        ),
        (WHOLE, swap(("classic", "Classic"), ("revised", "REVISED"), ("take N ", "take n ")), "", "", FULL),
        (WHOLE, swap((" X J Y F A", " x j y F A"), ("total    Andrea", "total Andrea:")), "", "", FULL),
    ],
)
def test_of_one_sheet(
    name: str, change: Change, errors: str, warnings: str, extent: str | None, tmp_path: Path
) -> None:
    checked = check(tmp_path, change(example(name)))[0]
    assert [problem.code for problem in checked.problems if problem.is_error] == errors.split()
    assert [problem.code for problem in checked.problems if not problem.is_error] == warnings.split()
    if extent is not None:
        assert checked.to_json()["checked"] == checked.checked == extent


TILE_NO = ("tile yes\nempty 5\ntotal 11", "tile no\nempty 5\ntotal 4")


@pytest.mark.parametrize(
    ("change", "first", "second"),
    [
        (swap(), "", ""),
        # The tile: only Andrea has filled a square
        (swap(TILE_NO), "tile-forgotten", ""),
        (swap(("tile no", "tile yes"), ("total 14", "total 21")), "", "tile-unearned total-wrong"),
        # The same quilt twice, or two games, are no pair
        (swap(("player: Doris", "player: andrea"), TILE_NO), "", ""),
        (
            swap(("deck: classic\nplayer: Doris", "deck: classic\ngame: halloween\nplayer: Doris")),
            "",
            "duplicate-key",
        ),
    ],
)
def test_of_two_quilts(change: Change, first: str, second: str, tmp_path: Path) -> None:
    both = check(tmp_path, change(example(QUILTS)))
    found = [{problem.code for problem in checked.problems} for checked in both]
    assert [" ".join(sorted(codes)) for codes in found] == [first, second]


def test_two_quilts_share_patches_and_special_patches(tmp_path: Path) -> None:
    andrea, doris = example(QUILTS).split("---\n")
    twin = (
        andrea.replace("player: Andrea", "player: Doris")
        .replace("tile yes", "tile no")
        .replace("total 11", "total 4")
    )
    for text in (twin, re.sub(r"^(?!board)\w  \w+\n", "", twin, flags=re.MULTILINE)):
        codes = [problem.code for problem in check(tmp_path, f"{andrea}---\n{text}")[1].problems]
        assert set(codes) == {"patch-twice"}
    # Two special patches there and three here are all there are; a fourth is one too many.
    assert [checked.problems for checked in check(tmp_path, f"{andrea}---\n{doris}")] == [[], []]
    fourth = doris.replace("EzA.", "EzAq").replace("empty 2", "empty 1").replace("total 14", "total 16")
    codes = [problem.code for problem in check(tmp_path, f"{andrea}---\n{fourth}")[1].problems]
    assert codes == ["too-many-specials"]


def test_a_tie_of_quilts_is_not_decided(tmp_path: Path) -> None:
    text = example(QUILTS).replace("buttons 18", "buttons 15").replace("total 14", "total 11")
    for checked in check(tmp_path, text):
        assert checked.problems == []
        assert checked.notes == [
            "both have 11 points: who reached the last space first has won, but quilts do not show that"
        ]


def test_without_a_line_the_only_square_has_the_tile(tmp_path: Path) -> None:
    text = example(QUILTS).replace("tile yes\n", "").replace("total 11\n", "")
    first, _ = check(tmp_path, text)
    assert first.to_json()["tile"]
    assert first.to_json()["total"] == 11
    assert first.problems == []


def test_no_turn_is_invented_where_there_is_no_log(tmp_path: Path) -> None:
    (checked,) = check(tmp_path, no_log()(example(WHOLE)))
    record = checked.to_json()
    assert record["winner"] == "Doris"
    assert [player["total"] for player in record["players"]] == [11, 14]
    assert [(player["time"], player["income"]) for player in record["players"]] == [(None, None)] * 2
    assert "the moves: the sheet has no log" in checked.unchecked


def test_a_smaller_rectangle_than_the_best_explains_a_total(tmp_path: Path) -> None:
    text = swap(("score  49\n", ""), ("total  129", "total  116"))(example(GOOD))
    (checked,) = check(tmp_path, text)
    assert (checked.to_json()["total"], checked.to_json()["claimed_total"]) == (129, 116)
    assert "the total of 116 counts smaller rectangles than the best, 129 were possible" in checked.notes
