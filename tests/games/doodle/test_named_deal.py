"""`deal:` in the head of a sheet: a seed, or a file beside it; checked as if the deal were given."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import quiltsmith as qs
from quiltsmith.formats.problems import Problem
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.related_sheets import check_related, repeats_in
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_sheets
from quiltsmith.stable_random import LARGEST_SEED
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.sheets import NamedSheet, SheetChecks
from tests.conftest import Command

RIGHT, WRONG = "1 B P02", "1 B P09"
"""What the token's card of the first turn of the deal 7 of meadow was, and what it was not."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "seven.yaml").write_text(qs.deal("meadow", seed=7).to_yaml(), "utf-8")
    (tmp_path / "eight.yaml").write_text(qs.deal("meadow", seed=8).to_yaml(), "utf-8")
    return tmp_path


def written(folder: Path, heads: str, log: str = RIGHT, name: str = "sheet.txt") -> Path:
    path = folder / name
    path.write_text(f"{heads}\nlog:\nstart A S01\n{log}\n", "utf-8")
    return path


def checked(folder: Path, heads: str, log: str = RIGHT) -> Checked:
    return check_related(SheetChecking(), read_sheets(written(folder, heads, log)))[0]


def told(problems: list[Problem] | tuple[Problem, ...]) -> list[tuple[str, int, str]]:
    return [(problem.code, problem.line, problem.message) for problem in problems]


@pytest.mark.parametrize(
    "heads", ["deck: meadow\ndeal: 7", "deal: seven.yaml", "deck: MEADOW\ndeal: ./seven.yaml"]
)
def test_a_sheet_is_checked_against_the_deal_that_it_names(folder: Path, heads: str) -> None:
    assert told(checked(folder, heads).problems) == []
    message = "the token's card of turn 1 was P02, not P09"
    assert [(code, text) for code, _, text in told(checked(folder, heads, WRONG).problems)] == [
        ("not-dealt", message)
    ]


def test_every_door_reads_it(folder: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = written(folder, "deck: meadow\ndeal: seven.yaml", WRONG)
    assert [problem.code for problem in qs.check_sheet(sheet).errors] == ["not-dealt"]
    assert "[not-dealt]" in quiltsmith("sheet", "check", sheet).out
    assert "1 error" in quiltsmith("pad", "--filled", sheet, "-o", folder / "pad.pdf").err
    monkeypatch.chdir(folder)
    found = SheetChecks().check(Folder(folder), [NamedSheet("sheet.txt", sheet.read_text("utf-8"))], None)
    assert [problem.code for problem in found[0].problems] == ["not-dealt"]


def test_the_studio_looks_again_when_the_deal_has_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    checks, sheet = (
        SheetChecks(),
        NamedSheet("s.txt", "deck: meadow\ndeal: new.yaml\nlog:\nstart A S01\n1 B P02\n"),
    )
    for source, codes in ((None, ["unknown-name"]), ("seven.yaml", []), ("eight.yaml", ["not-dealt"])):
        if source:
            shutil.copy(folder / source, folder / "new.yaml")
        found = checks.check(Folder(folder), [sheet], None)[0]
        assert [problem.code for problem in found.problems] == codes


def test_another_deal_than_the_named_one_is_told_at_the_head(folder: Path, quiltsmith: Command) -> None:
    """Nobody is accused of drawing cards that the other deal did not offer."""
    for head in ("7", "seven.yaml"):
        sheet = written(folder, f"deck: meadow\ndeal: {head}")
        assert quiltsmith("sheet", "check", sheet, "--deal", folder / "seven.yaml").code == 0
        found = qs.check_sheet(sheet, deal=folder / "eight.yaml").errors
        message = f"this sheet was played with the deal {head}, not with the one it is checked with"
        assert told(found) == [("not-dealt", 2, message)]
        assert found[0].column == 7


def test_a_deal_of_another_deck_is_another_deal(folder: Path) -> None:
    (folder / "copy.yaml").write_text("deck: copy\nbase: meadow\ncards: []\n", "utf-8")
    other = (folder / "seven.yaml").read_text("utf-8").replace("deck: meadow", "deck: copy.yaml")
    (folder / "other.yaml").write_text(other, "utf-8")
    found = qs.check_sheet(written(folder, "deal: other.yaml"), deal=folder / "seven.yaml").errors
    assert [problem.message[:45] for problem in found] == ["this sheet was played with the deal other.yam"]


def test_a_deal_is_known_by_its_file_name_where_the_sheet_left_it(folder: Path, quiltsmith: Command) -> None:
    """Players send their sheets in; the deal stays where it is."""
    inbox = folder / "inbox"
    inbox.mkdir()
    for log, codes in ((RIGHT, 0), (WRONG, 1)):
        sheet = written(inbox, "deck: meadow\ndeal: seven.yaml", log)
        assert quiltsmith("sheet", "check", sheet, "--deal", folder / "seven.yaml").code == codes
    assert told(qs.check_sheet(sheet, deal=folder / "eight.yaml").errors)[0][0] == "unknown-name"


@pytest.mark.parametrize(
    ("heads", "code", "line", "message"),
    [
        ("deck: meadow\ndeal: sevn.yaml", "unknown-name", 2, "there is no deal `sevn.yaml`"),
        ("deal: 7", "missing-key", 1, "a sheet that names its deal by a seed has no `deck`"),
        ("deck: meadow\ndeal: 99999999999999999999", "out-of-range", 2, "the seed is out of range: `9999"),
        ("deck: small.yaml\ndeal: 7", "few-cards", 2, "a game of doodle shows 20 patch cards, small has 1"),
        ("game: patchwork\ndeal: seven.yaml", "other-game", 2, "a sheet of patchwork has no `deal:`"),
        ("deck: copy.yaml\ndeal: seven.yaml", "not-dealt", 2, "the deal is of the deck meadow, and this"),
        ("game: short.yaml\ndeal: seven.yaml", "other-game", 2, "the deal is not for short, which has other"),
        ("deck: meadow\ndeal: broken.yaml", "missing-key", 1, "a deal has no `rolls`"),
        ("deck: meadow\ndeal: .", "unknown-name", 2, "there is no deal `.`"),
        (f"deck: meadow\ndeal: {300 * 'x'}", "unknown-name", 2, "there is no deal `xxx"),
    ],
)
def test_what_cannot_be_used_is_told(folder: Path, heads: str, code: str, line: int, message: str) -> None:
    game = Path("templates/games/doodle.yaml").read_text("utf-8")
    (folder / "copy.yaml").write_text("deck: copy\nbase: meadow\ncards: []\n", "utf-8")
    (folder / "small.yaml").write_text(
        "deck: small\ngame: doodle\ncards: [{id: P1, size: 2, shape: '##'}]\n", "utf-8"
    )
    (folder / "short.yaml").write_text(game.replace("game: doodle", "game: short").replace("turns: 6", "turns: 5"))
    (folder / "broken.yaml").write_text("circle: [P01]\nrefills: []\n", "utf-8")
    problems = [problem for problem in checked(folder, heads).problems if problem.is_error]
    found = [problem for problem in problems if problem.code == code]
    assert [problem.line for problem in found] == [line]
    assert found[0].message.startswith(message)


def test_what_is_printed_on_a_deck_does_not_make_it_another(folder: Path) -> None:
    """Names, notes, fabrics, copies and the title are for the printer."""
    deck = Path("patches/meadow.yaml").read_text("utf-8").replace("title:", "title: Wiese #", 1)
    deck = deck.replace(
        "  - id: P02 ", "  - name: Apple\n    note: sweet\n    fabric: dots\n    copies: 2\n    id: P02 "
    )
    (folder / "mine.yaml").write_text(deck, "utf-8")
    assert qs.load_deck(folder / "mine.yaml") != qs.load_deck("meadow")
    assert told(checked(folder, "deck: mine.yaml\ndeal: seven.yaml").problems) == []
    sheet = written(folder, "deck: mine.yaml")
    assert qs.check_sheet(sheet, deal=folder / "seven.yaml").valid
    (folder / "mine.yaml").write_text(deck.replace("id: S01", "id: S99"), "utf-8")
    assert [code for code, *_ in told(checked(folder, "deck: mine.yaml\ndeal: seven.yaml").problems)][:1] == [
        "not-dealt"
    ]


def test_start_cards_are_compared_within_one_deal(folder: Path) -> None:
    sheets = [
        f"deck: meadow\ndeal: {deal}\nplayer: {name}\nlog:\nstart A S01\n1 pass\n"
        for name, deal in (("Anna", "7"), ("Ben", "8"), ("Cleo", "seven.yaml"))
    ]
    (folder / "all.txt").write_text("---\n".join(sheets), "utf-8")
    sheets_read = check_related(SheetChecking(), read_sheets(folder / "all.txt"))
    assert [sheet.problems for sheet in sheets_read] == [[], [], []]
    (found,) = repeats_in(sheets_read)
    assert (found.code, found.message.partition(": ")[2]) == ("start-twice", "S01 (Anna, Cleo)")


@pytest.mark.parametrize(("seed", "is_right"), [(0, True), (LARGEST_SEED, True), (LARGEST_SEED + 1, False)])
def test_the_seeds_of_deals(folder: Path, seed: int, is_right: bool) -> None:
    problems = checked(folder, f"deck: meadow\ndeal: {seed}").problems
    hints = [problem.hint for problem in problems if problem.code == "out-of-range"]
    assert hints == ([] if is_right else [f"from 0 to {LARGEST_SEED} is possible here"])


def test_of_the_files_beside_a_sheet_the_nearest_is_suggested(folder: Path) -> None:
    [problem] = checked(folder, "deck: meadow\ndeal: sevn.yaml").problems
    assert problem.hint == "did you mean `seven.yaml`?"
