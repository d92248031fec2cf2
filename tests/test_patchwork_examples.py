"""The examples of the two-player game: what is said about each is compared in full.

Why is a test here failing? The report changed. If that is what you want, run `python -m tests.update_patchwork`
and `python -m tests.update_docs`, and read the differences as a player would.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Command
from tests.update_patchwork import PATCHWORK_EXAMPLES, example_command, expected_file
from tests.update_sheets import ROOT

EXAMPLES = sorted(PATCHWORK_EXAMPLES.glob("*.txt"))


def checked(name: str, quiltsmith: Command) -> Any:
    result = quiltsmith(*example_command(PATCHWORK_EXAMPLES / f"{name}.txt"), "--format", "json", cwd=ROOT)
    return json.loads(result.out)["sheets"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)
def test_report(example: Path, quiltsmith: Command) -> None:
    result = quiltsmith(*example_command(example), cwd=ROOT)
    assert f"{result.out}exit code {result.code}\n" == expected_file(example).read_text(encoding="utf-8")
    assert result.err == ""
    assert result.code == (1 if example.stem == "five-mistakes" else 0)
    # Problems, and the line that names the file, may be as long as they are.
    long_lines = [line for line in result.out.splitlines() if len(line) > 80]
    assert [line for line in long_lines if ": error: " not in line and f"{example.name}:1" not in line] == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)
def test_report_is_readable_without_unicode(
    example: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quiltsmith.cli.terminal_output._encoding", lambda: "ascii")
    result = quiltsmith(*example_command(example), cwd=ROOT)
    assert result.out.isascii()
    assert "?" not in result.out


def test_all_expectations_belong_to_an_example() -> None:
    assert {path.stem for path in expected_file(EXAMPLES[0]).parent.iterdir()} == {path.stem for path in EXAMPLES}


def test_the_tile_decides(quiltsmith: Command) -> None:
    (game,) = checked("won-by-the-tile", quiltsmith)
    winner, loser = sorted(game["players"], key=lambda player: -player["total"])
    assert game["winner"] == winner["player"]
    assert winner["tile"]
    assert winner["total"] - 7 < loser["total"] < winner["total"]


def test_a_tie_goes_to_who_arrived_first(quiltsmith: Command) -> None:
    (game,) = checked("tied", quiltsmith)
    first, second = game["players"]
    assert first["total"] == second["total"]
    assert game["winner"] == "Clara"


def test_halloween_has_a_discarded_special_patch(quiltsmith: Command) -> None:
    (game,) = checked("halloween", quiltsmith)
    assert (game["game"], game["valid"]) == ("halloween", True)
    assert " discard\n" in (PATCHWORK_EXAMPLES / "halloween.txt").read_text(encoding="utf-8")


def test_five_mistakes_are_five_different_ones(quiltsmith: Command) -> None:
    (game,) = checked("five-mistakes", quiltsmith)
    codes = [problem["code"] for problem in game["problems"]]
    assert len(codes) == len(set(codes)) == 5


@pytest.mark.parametrize("name", ["won-by-the-tile", "two-quilts"])
def test_the_guide_shows_the_very_sheets_of_the_examples(name: str) -> None:
    guide = (ROOT / "docs" / "check-patchwork.md").read_text(encoding="utf-8")
    assert f"```text\n{(PATCHWORK_EXAMPLES / f'{name}.txt').read_text(encoding='utf-8')}```" in guide
