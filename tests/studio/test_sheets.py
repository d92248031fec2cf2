"""Sheets are checked once: what has not changed is remembered, whatever it is asked for."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.i18n import use_locale
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_processes import run_in_process
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.print_forms import Prints
from quiltsmith.studio.routes.sheet_routes import (
    BeginQuestion,
    HoldQuestion,
    TableSheet,
    WorkQuestion,
    begin,
    hold,
    work,
)
from quiltsmith.studio.shared import Studio
from quiltsmith.studio.sheets import NamedSheet
from tests.studio.servers import EXAMPLES

FILES = ("good.txt", "five-mistakes.txt", "tiny.yaml", "three-players/deal.yaml", "patchwork/two-quilts.txt")
LAID = {"type": "lay", "card": "S02", "spaces": [[0, 0], [0, 1], [0, 2], [1, 1], [2, 0], [2, 1], [2, 2]]}


@pytest.fixture
def own_studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Studio:
    """Make a studio in this process, in a folder with some examples."""
    for name in FILES:
        shutil.copy(EXAMPLES / name, tmp_path)
    monkeypatch.chdir(tmp_path)
    return Studio(Folder(tmp_path), Prints(), Jobs(tmp_path, run_in_process))


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the name of every sheet that is really checked."""
    noted: list[str] = []
    check = SheetChecking.check

    def noting(self: SheetChecking, text: SheetText, *more: Any) -> Checked:
        noted.append(text.source.name)
        return check(self, text, *more)

    monkeypatch.setattr(SheetChecking, "check", noting)
    return noted


def taken(checks: list[str]) -> list[str]:
    """Give what was checked since the last time."""
    found = [*checks]
    checks.clear()
    return found


def sheet(name: str, group: int = 0) -> TableSheet:
    """Put a file of the folder on the table."""
    return TableSheet(name, Path(name).read_text(encoding="utf-8"), group)


def test_a_change_is_one_check_of_the_sheet_that_changes(own_studio: Studio, checks: list[str]) -> None:
    text = begin(own_studio, BeginQuestion(deal="deal.yaml", player="Ida"))["text"]
    others = [sheet("good.txt", 1), sheet("five-mistakes.txt", 2)]
    work(own_studio, WorkQuestion([TableSheet("new.txt", text, 3), *others], deal="deal.yaml"))
    assert sorted(taken(checks)) == ["five-mistakes.txt", "good.txt", "new.txt"]
    question = WorkQuestion([TableSheet("new.txt", text, 3), *others], deal="deal.yaml", edits=(LAID,))
    laid = work(own_studio, question)
    assert taken(checks) == ["new.txt"]
    assert [one.player for one in laid.table.sheets] == ["Ida", "Anna", "Dora"]
    hold(own_studio, HoldQuestion("new.txt", laid.text, "##/##", "deal.yaml"))
    undone = work(own_studio, WorkQuestion([TableSheet("new.txt", text, 3), *others], deal="deal.yaml"))
    assert undone.text == text
    assert taken(checks) == []


def test_sheets_that_tell_about_each_other_are_checked_no_more_than_that(
    own_studio: Studio, checks: list[str]
) -> None:
    quilts = Path("two-quilts.txt").read_text(encoding="utf-8").replace("tile no", "tile yes").split("---\n")
    pair = [TableSheet("two-quilts.txt", text, 1) for text in quilts]
    first = work(own_studio, WorkQuestion(pair, 0))
    second = work(own_studio, WorkQuestion(pair, 1))
    codes = [[one["code"] for one in found.verdict["problems"]] for found in (first, second)]
    assert any("tile" in code for code in codes[1]), codes
    # Each alone, then with what the other tells about it.
    assert len(taken(checks)) <= 2 * len(pair)
    work(own_studio, WorkQuestion(pair, 0))
    assert taken(checks) == []


def test_another_language_deal_or_name_is_another_check(own_studio: Studio, checks: list[str]) -> None:
    wrong = sheet("five-mistakes.txt")
    english = work(own_studio, WorkQuestion([wrong])).verdict["problems"]
    with use_locale("de"):
        german = work(own_studio, WorkQuestion([wrong])).verdict["problems"]
    assert english[0]["message"] != german[0]["message"]
    elsewhere = work(own_studio, WorkQuestion([TableSheet("other.txt", wrong.text)])).verdict["problems"]
    assert {one["file"] for one in elsewhere} == {"other.txt"}
    work(own_studio, WorkQuestion([wrong], deal="deal.yaml"))
    assert len(taken(checks)) == 4


@pytest.mark.parametrize("name", ["tiny.yaml", "mine.yaml"], ids=["its deck", "the base of its deck"])
def test_what_a_sheet_depends_on_is_looked_at_again(own_studio: Studio, name: str) -> None:
    Path("mine.yaml").write_text("deck: tiny\ngame: doodle\nbase: tiny.yaml\n", encoding="utf-8")
    text = Path("good.txt").read_text(encoding="utf-8").replace("meadow", name)

    def is_known() -> bool:
        problems = work(own_studio, WorkQuestion([TableSheet("own.txt", text)])).verdict["problems"]
        return "the deck tiny has no card P02" not in [one["message"] for one in problems]

    deck = Path("tiny.yaml").read_text(encoding="utf-8")
    assert is_known()
    Path("tiny.yaml").write_text(deck.replace("P02", "X02"), encoding="utf-8")
    assert not is_known()
    # Another sheet of the deck finds it remembered, and depends on as much.
    own_studio.check_sheet(NamedSheet("other.txt", text))
    Path("tiny.yaml").write_text(deck, encoding="utf-8")
    assert is_known()
    problems = own_studio.check_sheet(NamedSheet("other.txt", text)).problems
    assert "the deck tiny has no card P02" not in [one.message for one in problems]
