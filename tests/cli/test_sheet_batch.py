"""Many sheets in one call: in order whatever the number of processes, few in memory, with a bar on a terminal."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from quiltsmith.cli import sheet_batch
from quiltsmith.cli.sheet_batch import SHEETS_PER_TASK
from quiltsmith.decks.deck_reader import find_deck
from quiltsmith.decks.deck_writer import write_deck
from quiltsmith.games.sheets.related_sheets import check_related
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_sheets
from tests.conftest import Command
from tests.games.doodle.random_games import random_game


@pytest.fixture
def many_sheets(tmp_path: Path) -> Path:
    """250 sheets, so that there are several tasks, of which every seventh is wrong."""
    made = random_game(1)
    (tmp_path / "random.yaml").write_text(write_deck(made.deck), encoding="utf-8")
    sheets = []
    for number in range(250):
        text = made.text().replace("player: Anna", f"deck: random.yaml\nplayer: Player {number}")
        sheets.append(text.replace("total  ", "total  9") if number % 7 == 3 else text)
    path = tmp_path / "sheets.txt"
    path.write_text("---\n".join(sheets), encoding="utf-8")
    return path


@pytest.mark.parametrize("report_format", ["text", "json", "github"])
def test_two_processes_write_the_same(many_sheets: Path, quiltsmith: Command, report_format: str) -> None:
    results = [quiltsmith("sheet", "check", many_sheets, "--format", report_format, "--jobs", n) for n in "12"]
    assert results[0] == results[1]
    assert (results[0].code, results[0].err) == (1, "")
    if report_format != "github":
        places = [results[0].out.index(f"Player {number}") for number in range(100, 200)]
        assert places == sorted(places)


def test_a_quilt_finds_its_partner_in_another_task(tmp_path: Path, quiltsmith: Command) -> None:
    """The second quilt is the first sheet of the second task, and so perhaps in another process."""
    quilt = "game: patchwork\nplayer: {}\nlog:\na A\n"
    filler = "---\n".join(["player: Anna\n"] * (SHEETS_PER_TASK - 1))
    (tmp_path / "first.txt").write_text(filler, encoding="utf-8")
    (tmp_path / "pair.txt").write_text(f"{quilt.format('Ada')}---\n{quilt.format('Bo')}", encoding="utf-8")
    results = [
        quiltsmith("sheet", "check", "first.txt", "pair.txt", "--format", "json", "--jobs", jobs, cwd=tmp_path)
        for jobs in "123"
    ]
    assert results[0] == results[1] == results[2]
    *_, first, second = json.loads(results[0].out)["sheets"]
    assert (first["valid"], [problem["code"] for problem in second["problems"]]) == (True, ["patch-twice"])


def test_start_cards_of_a_deal_are_compared_over_all_files(tmp_path: Path, quiltsmith: Command) -> None:
    deal = quiltsmith("deal", "meadow", "--seed", "7").out
    (tmp_path / "deal.yaml").write_text(deal, encoding="utf-8")
    for name in ("anna", "ben"):
        (tmp_path / f"{name}.txt").write_text(f"player: {name}\nlog:\nstart A S01\n", encoding="utf-8")
    command = ("sheet", "check", "anna.txt", "ben.txt", "--deal", "deal.yaml")
    result = quiltsmith(*command, "--format", "json", cwd=tmp_path)
    anna, ben = json.loads(result.out)["sheets"]
    assert (result.code, anna["problems"], ben["problems"]) == (0, [], [])
    (told,) = json.loads(result.out)["problems"]
    assert (told["code"], told["level"], told["file"]) == ("start-twice", "warning", "ben.txt")
    assert told["message"] == "1 start card is on several sheets of one deal: S01 (anna, ben)"
    without = quiltsmith(*command[:-2], "--format", "json", cwd=tmp_path)
    assert [sheet["problems"] for sheet in json.loads(without.out)["sheets"]] == [[], []]


@pytest.mark.parametrize("change", ["name", "shape"])
def test_a_deal_belongs_to_its_deck(change: str, tmp_path: Path, quiltsmith: Command) -> None:
    """A sheet of another deck was not dealt from it, even if all cards have the same names."""
    meadow = find_deck("meadow")
    assert meadow is not None
    old, new = ("deck: meadow", "deck: copy") if change == "name" else ("      ###\n", "      ##.\n      .#.\n")
    deck = meadow.read_text(encoding="utf-8").replace(old, new, 1)
    (tmp_path / "other.yaml").write_text(deck, encoding="utf-8")
    (tmp_path / "deal.yaml").write_text(quiltsmith("deal", "meadow", "--seed", "7").out, encoding="utf-8")
    sheet = "deck: {}\nlog:\nstart A S01\n1 B P02\n"
    codes = {}
    for name in ("meadow", "MEADOW", "other.yaml"):
        (tmp_path / "sheet.txt").write_text(sheet.format(name), encoding="utf-8")
        result = quiltsmith("sheet", "check", "sheet.txt", "--deal", "deal.yaml", "--format", "json", cwd=tmp_path)
        codes[name] = [problem["code"] for problem in json.loads(result.out)["sheets"][0]["problems"]]
    assert codes == {"meadow": [], "MEADOW": [], "other.yaml": ["not-dealt"]}


def test_strict_refuses_what_is_only_partly_checked(tmp_path: Path, quiltsmith: Command) -> None:
    good = (Path(__file__).parents[2] / "examples" / "good.txt").read_text(encoding="utf-8")
    (tmp_path / "good.txt").write_text(good, encoding="utf-8")
    (tmp_path / "board.txt").write_text(good.partition("log:")[0], encoding="utf-8")
    for name, extent, code in (("good.txt", "full", 0), ("board.txt", "partly", 1)):
        assert quiltsmith("sheet", "check", name, cwd=tmp_path).code == 0
        result = quiltsmith("sheet", "check", name, "--strict", "--format", "json", cwd=tmp_path)
        assert (json.loads(result.out)["sheets"][0]["checked"], result.code) == (extent, code)


def test_a_bad_deck_is_a_sentence_before_processes_are_started(many_sheets: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "check", many_sheets, "--deck", "none", "--jobs", "2")
    assert result.code == 2
    assert "none" in result.err
    assert "Traceback" not in result.err


def test_a_deal_without_a_deck_is_compared_with_the_game_of_the_sheet(tmp_path: Path, quiltsmith: Command) -> None:
    """The format allows to leave the deck out of a deal as well as of a sheet."""
    deal = quiltsmith("deal", "meadow", "--seed", "7").out.replace("deck: meadow\n", "")
    (tmp_path / "deal.yaml").write_text(deal, encoding="utf-8")
    (tmp_path / "short.yaml").write_text(deal.replace("P02, ", "", 1), encoding="utf-8")
    (tmp_path / "sheet.txt").write_text("deck: meadow\nlog:\nstart A S01\n1 B P02\n2 C P02\n", encoding="utf-8")
    result = quiltsmith("sheet", "check", "sheet.txt", "--deal", "deal.yaml", "--format", "json", cwd=tmp_path)
    codes = [problem["code"] for problem in json.loads(result.out)["sheets"][0]["problems"]]
    assert codes == ["card-discarded", "not-dealt"]
    result = quiltsmith("sheet", "check", "sheet.txt", "--deal", "short.yaml", "--format", "json", cwd=tmp_path)
    codes = [problem["code"] for problem in json.loads(result.out)["sheets"][0]["problems"]]
    assert codes == ["other-game", "card-discarded"]
    new = quiltsmith("sheet", "new", "--from-deal", "deal.yaml", cwd=tmp_path)
    assert (new.code, new.err) == (0, "")
    assert "deck: meadow" in new.out.splitlines()


@pytest.mark.parametrize("option", ["--deal", "--deck"])
def test_problems_of_a_bad_deal_or_deck_come_in_the_format_asked_for(
    tmp_path: Path, quiltsmith: Command, option: str
) -> None:
    (tmp_path / "bad.yaml").write_text("deck: meadow\nrols: 5\n", encoding="utf-8")
    (tmp_path / "sheet.txt").write_text("log:\nstart A S01\n", encoding="utf-8")
    command = ("sheet", "check", "sheet.txt", option, "bad.yaml", "--format")
    result = quiltsmith(*command, "json", cwd=tmp_path)
    assert result.code == 1
    assert result.err == "quiltsmith: bad.yaml cannot be used before this is mended\n"
    answer = json.loads(result.out)
    assert (answer["sheets"], answer["ranking"]) == ([], [])
    assert {problem["file"] for problem in answer["problems"]} == {"bad.yaml"}
    assert "unknown-key" in [problem["code"] for problem in answer["problems"]]
    assert quiltsmith(*command, "github", cwd=tmp_path).out.startswith("::error file=bad.yaml,line=")


# One letter is one sheet: quilts of four players that have the patch of their letter, and doodle sheets between.
# Two quilts beside each other in one file belong to one game, so that `aa` has one patch twice, and `ab` has not.
FILES = ("a", "a", "aa", "abaa", "d", "ada", "aad", "daa", "aaa", "bbddabaab", "dd", "bb", "a", "bbb")
PATCHES = {"a": "A", "b": "B"}


def sheet(letter: str, number: int) -> str:
    if letter == "d":
        return f"player: Dora {number}\nlog:\nstart A S01\nscore 5\n"
    return f"game: patchwork\nplayer: Quilt {number}\nlog:\na {PATCHES[letter]}\nbuttons {number}\n"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"{number:02}-{letters}.txt" for number, letters in enumerate(FILES)]
    numbers = count()
    for path in paths:
        letters = path.stem.partition("-")[2]
        sheets = [sheet(letter, next(numbers)) for letter in letters]
        path.write_text("---\n".join(sheets), encoding="utf-8")
    return paths


@pytest.mark.parametrize("sheets_per_task", [1, 4])
def test_pairs_over_the_borders_of_tasks_and_files(
    files: list[Path], sheets_per_task: int, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet_batch, "SHEETS_PER_TASK", sheets_per_task)
    command = ("sheet", "check", *files, "--format", "json", "--jobs")
    alone, shared = quiltsmith(*command, "1"), quiltsmith(*command, "3")
    assert alone == shared
    checked = [one for path in files for one in check_related(SheetChecking(), read_sheets(path))]
    assert json.loads(alone.out)["sheets"] == [one.to_json() for one in checked]
    twice = ["".join("!" if "patch-twice" in codes(one) else "." for one in file) for file in by_file(alone.out)]
    assert " ".join(twice) == ". . .! ...! . ... .!. ..! .!. .!.....!. .. .! . .!."


@pytest.mark.parametrize("options", [("--brief",), ("--full", "--strict")])
def test_every_report_is_the_same(
    files: list[Path], options: tuple[str, ...], quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet_batch, "SHEETS_PER_TASK", 5)
    monkeypatch.setenv("FORCE_COLOR", "1")
    command = ("sheet", "check", *files, *options, "--jobs")
    assert quiltsmith(*command, "1") == quiltsmith(*command, "2")


def by_file(out: str) -> list[list[dict[str, object]]]:
    """Put the sheets of one file together."""
    found: dict[str, list[dict[str, object]]] = {}
    for one in json.loads(out)["sheets"]:
        found.setdefault(one["file"], []).append(one)
    return list(found.values())


def codes(one: dict[str, object]) -> list[str]:
    problems = one["problems"]
    assert isinstance(problems, list)
    return [problem["code"] for problem in problems]
