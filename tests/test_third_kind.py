"""A third kind of game is a package of its own, found by its entry point: `docs/add-a-game.md`, proved."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.ruleset import get_ruleset, ruleset_names
from quiltsmith.games.sheets.checked_sheet import Checked, Rankable
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_sheets
from quiltsmith.studio.endpoints import Nothing
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_processes import run_in_process
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.print_forms import Prints
from quiltsmith.studio.routes import deck_routes, duel_routes, sheet_routes
from quiltsmith.studio.routes.deck_routes import DeckQuestion
from quiltsmith.studio.routes.home_routes import HomeQuestion, home
from quiltsmith.studio.routes.print_routes import FilledQuestion, pages
from quiltsmith.studio.routes.sheet_routes import HoldQuestion, SheetTab, TableSheet, WorkQuestion
from quiltsmith.studio.shared import Studio
from quiltsmith.studio.sheets import TextView
from tests.conftest import Command
from tests.docs_commands import shown_files

ROOT = Path(__file__).parent.parent
TINY = ROOT / "tests" / "tiny_quilts"
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the package as its authors would, and install it into a folder of its own."""
    folder = tmp_path_factory.mktemp("tiny")
    shutil.copytree(TINY, folder / "project", ignore=shutil.ignore_patterns("__pycache__"))
    run = partial(subprocess.run, cwd=folder / "project", check=True, capture_output=True)
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)])
    (wheel,) = folder.glob("*.whl")
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-index")
    run([sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder / "site"), str(wheel)])
    return folder / "site"


@pytest.fixture(autouse=True)
def _is_found(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(installed))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("tiny.yaml", "deck.yaml", "sheet.txt"):
        (tmp_path / name).write_bytes((TINY / name).read_bytes())
    return tmp_path


def test_its_sheets_are_checked(folder: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", "sheet.txt", cwd=folder)
    assert result.code == 0, result.err
    assert result.out.endswith("\nTotal 14\n")
    assert f"```text\n{result.out}```" in GUIDE


def test_its_rules_find_mistakes(folder: Path, quiltsmith: Command) -> None:
    text = (folder / "sheet.txt").read_text(encoding="utf-8")
    (folder / "sheet.txt").write_text(text.replace("covered 14", "bedeckt 9"), encoding="utf-8")
    result = quiltsmith("sheet", "check", "sheet.txt", cwd=folder)
    assert result.code == 1
    assert "sheet.txt:9:9: error: 14 spaces are covered, not 9 [covered-wrong]" in result.out
    assert quiltsmith("explain", "covered-wrong").out.startswith("covered-wrong\n\nThe number of covered spaces")


def test_its_sheets_are_ranked_in_a_list_of_their_own(folder: Path, quiltsmith: Command) -> None:
    good = str(ROOT / "examples" / "good.txt")
    brief = quiltsmith("sheet", "check", "sheet.txt", good, "--brief", cwd=folder).out
    assert re.search(r"^valid +14 +Anna +sheet.txt:1$", brief, re.MULTILINE)
    assert brief.count("  1. Anna") == 2  # each game has a list of its own
    record = json.loads(quiltsmith("sheet", "check", "sheet.txt", "--format", "json", cwd=folder).out)
    assert record["sheets"][0]["total"] == 14
    ranked = {"rank": 1, "player": "Anna", "total": 14, "file": "sheet.txt", "checked": "full", "corrected": False}
    assert record["ranking"] == [{**ranked, "game": record["sheets"][0]["game"]}]


def test_its_pad_is_printed(folder: Path, quiltsmith: Command) -> None:
    result = quiltsmith("pad", "tiny.yaml", "-o", "pad.svg", cwd=folder)
    assert result.code == 0, result.err
    drawn = (folder / "pad.svg").read_text(encoding="utf-8")
    assert "of 10 spaces covered" in drawn
    assert "Tiny" in drawn


def test_its_definition_and_its_decks_are_checked(folder: Path, quiltsmith: Command) -> None:
    checked = quiltsmith("deck", "check", "deck.yaml", cwd=folder)
    assert checked.out == "deck.yaml: 2 patches for tiny, no problems\n"
    schema = json.loads(quiltsmith("schema", "game").out)
    assert schema["if"]["properties"]["rules"] == {"const": "tiny"}
    assert "goal" in schema["then"]["properties"]
    wrong = (folder / "tiny.yaml").read_text(encoding="utf-8").replace("goal: 10", "goal: 17")
    (folder / "tiny.yaml").write_text(wrong, encoding="utf-8")
    assert "the goal is out of range: `17`" in quiltsmith("pad", "tiny.yaml", cwd=folder).err


def test_what_it_does_not_have_is_refused_in_a_sentence(folder: Path, quiltsmith: Command) -> None:
    kit = quiltsmith("kit", "tiny.yaml", "-o", "kit.pdf", cwd=folder)
    assert "nothing draws the kit of tiny: games with the rules of tiny have none yet" in kit.err
    boards = quiltsmith("boards", "tiny.yaml", "-o", "boards.pdf", cwd=folder)
    assert "tiny is drawn on score sheets, not played on boards" in boards.err
    new = quiltsmith("sheet", "new", "--game", "tiny.yaml", cwd=folder)
    assert "there is no empty sheet for tiny yet" in new.err
    assert {result.code for result in (kit, boards, new)} == {2}


def test_the_studio_shows_its_sheets_as_texts_and_says_why(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    studio = Studio(Folder(folder), Prints(), Jobs(folder, run_in_process))
    (entry,) = (file for file in home(studio, HomeQuestion()).files if file.kind == "sheet")
    assert (entry.title, entry.verdict, entry.mood) == ("Anna", "14 points", "good")
    sheet = TableSheet("sheet.txt", (folder / "sheet.txt").read_text(encoding="utf-8"))
    shown = sheet_routes.work(studio, WorkQuestion([sheet]))
    why = "sheets of tiny cannot be laid on the screen yet; change their text"
    assert shown.view == TextView(why)
    assert (shown.text, shown.verdict["total"], shown.table.sheets) == (sheet.text, 14, [SheetTab("Anna", 14, 0)])
    assert [(one.player, one.total) for one in shown.table.ranking] == [("Anna", 14)]
    with pytest.raises(QuiltsmithError, match=why):
        sheet_routes.work(studio, WorkQuestion([sheet], edits=({"type": "pass"},)))
    with pytest.raises(QuiltsmithError, match=why):
        sheet_routes.hold(studio, HoldQuestion("sheet.txt", sheet.text, "##"))
    with pytest.raises(QuiltsmithError, match="cannot be printed as they are filled in"):
        pages(studio, FilledQuestion([sheet]))


def test_the_studio_works_with_its_decks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    studio = Studio(Folder(folder), Prints(), Jobs(folder, run_in_process))
    deck = DeckQuestion("deck.yaml", (folder / "deck.yaml").read_text(encoding="utf-8"))
    assert (deck_routes.look(studio, deck).mood, deck_routes.stats(studio, deck)["patches"]["cards"]) == (
        "good",
        2,
    )
    # There is nothing to begin with it yet, so that nobody is offered it.
    assert "deck.yaml" not in [one.name for one in sheet_routes.choices(studio, Nothing()).decks]
    assert "deck.yaml" not in [one.name for one in duel_routes.choices(studio, Nothing())]


def test_its_rules_are_found_by_their_name() -> None:
    from tiny_quilts.ruleset import TINY

    assert ruleset_names() == ("doodle", "patchwork", "tiny")
    assert get_ruleset("tiny") is TINY


def test_its_checked_sheets_are_what_reports_ask_for() -> None:
    from tiny_quilts.sheet import TinySheet

    (text,) = read_sheets(TINY / "sheet.txt")
    checked: Checked = SheetChecking().check(text)
    assert isinstance(checked, TinySheet)
    assert checked.rankable == Rankable("Anna", 14)


def test_without_the_package_its_rules_are_unknown(
    folder: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch, installed: Path
) -> None:
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(installed)])
    refused = quiltsmith("pad", "tiny.yaml", "-o", "pad.svg", cwd=folder)
    assert "tiny.yaml:3:8: error: there is no set of rules `tiny`" in refused.err
    assert refused.code == 1


def test_a_package_that_cannot_be_loaded_is_named(
    folder: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "broken"
    info = broken / "broken_quilts-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-quilts\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[quiltsmith.rulesets]\nbroken = no_such_module:RULES\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(broken))
    game = (folder / "tiny.yaml").read_text(encoding="utf-8").replace("rules: tiny", "rules: broken")
    (folder / "broken.yaml").write_text(game, encoding="utf-8")
    refused = quiltsmith("pad", "broken.yaml", "-o", "pad.svg", cwd=folder)
    assert "the rules of broken come from the package broken-quilts, which cannot be loaded" in refused.err
    assert refused.code == 2


def test_the_guide_shows_all_of_it() -> None:
    files = {
        str(file.relative_to(ROOT))
        for file in TINY.rglob("*.*")
        if file.suffix in (".py", ".yaml", ".txt", ".toml")
    }
    hidden = {"tests/tiny_quilts/tiny_quilts/__init__.py", "tests/tiny_quilts/deck.yaml"}
    assert files - set(shown_files(GUIDE)) == hidden
