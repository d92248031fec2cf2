"""Many sheets in one call: in order whatever the number of processes, few in memory, with a bar on a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quiltsmith.decks.writer import write_deck
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
