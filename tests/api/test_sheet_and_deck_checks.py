"""Verdicts: the facts of the commands' JSON as values, for every kind of sheet."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import quiltsmith as qs
from tests.conftest import Command
from tests.docs_commands import ROOT

EXAMPLES = ROOT / "examples"
SHEETS = sorted([*EXAMPLES.glob("*.txt"), *EXAMPLES.glob("*/*.txt")])


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.relative_to(EXAMPLES)))
def test_the_facts_are_those_of_the_command(path: Path, quiltsmith: Command) -> None:
    wanted = json.loads(quiltsmith("sheet", "check", path, "--format", "json").out)["sheets"]
    verdicts = qs.check_sheets(path)
    assert [verdict.facts for verdict in verdicts] == wanted
    for verdict, facts in zip(verdicts, wanted, strict=True):
        assert [problem.to_json() for problem in verdict.problems] == facts["problems"]
        assert verdict.valid is not bool(verdict.errors)
        assert [*verdict.errors, *verdict.warnings].sort(key=str) == [*verdict.problems].sort(key=str)


def test_a_doodle_sheet() -> None:
    verdict = qs.check_sheet(EXAMPLES / "good.txt")
    assert (verdict.valid, verdict.player, verdict.game) == (True, "Anna", "doodle")
    assert (verdict.total, verdict.claimed_total, verdict.empty) == (129, 129, 5)
    assert [(scored.claimed, scored.best) for scored in verdict.rounds] == [(21, 21), (49, 49), (64, 64)]
    assert verdict.rounds[0].rectangle is not None
    assert verdict.rounds[0].rectangle.rows == 9
    assert verdict.specials == {"neighbour": 1, "single": 2, "cut": 1}
    assert verdict.players == ()


def test_a_finished_quilt() -> None:
    anna, ben = qs.check_sheets(EXAMPLES / "patchwork" / "two-quilts.txt")
    assert (anna.game, anna.valid) == ("patchwork", True)
    assert anna.total is not None
    assert anna.buttons is not None
    assert anna.tile is not ben.tile or not anna.tile
    assert anna.rounds == ()


def test_a_whole_game() -> None:
    verdict = qs.check_sheet(EXAMPLES / "patchwork" / "won-by-the-tile.txt")
    assert verdict.valid
    assert verdict.total is None
    totals = {player.player: player.total or 0 for player in verdict.players}
    assert verdict.winner == max(totals, key=lambda player: totals[player])
    assert [player.time for player in verdict.players] == [53, 53]


def test_a_text_is_checked_like_a_file() -> None:
    text = (EXAMPLES / "five-mistakes.txt").read_text(encoding="utf-8")
    in_text, in_file = qs.check_sheet(text), qs.check_sheet(EXAMPLES / "five-mistakes.txt")
    assert [problem.code for problem in in_text.problems] == [problem.code for problem in in_file.problems]
    assert in_text.file == in_text.problems[0].file == "<text>"
    assert not in_text.valid


def test_a_deal_comes_from_a_file_a_text_or_a_call() -> None:
    folder = EXAMPLES / "three-players"
    text = (folder / "deal.yaml").read_text(encoding="utf-8")
    sheet = folder / "emma.txt"
    assert qs.check_sheet(sheet, deal=folder / "deal.yaml").valid
    assert qs.check_sheet(sheet, deal=text).valid
    other = qs.check_sheet(sheet, deal=qs.deal("meadow", seed=1))
    assert "not-dealt" in [problem.code for problem in other.problems]


def test_a_deck_stands_in_where_a_sheet_names_none() -> None:
    sheet = "board:\nAA.......\n" + ".........\n" * 8 + "\nlog:\nstart A S99\n"
    codes = [problem.code for problem in qs.check_sheet(sheet, deck="meadow").problems]
    assert "unknown-card" in codes
    with pytest.raises(qs.ProblemsError):
        qs.check_sheet(sheet, deck="medow")


def test_a_deal_that_cannot_be_used_is_no_fault_of_the_sheet() -> None:
    with pytest.raises(qs.ProblemsError) as caught:
        qs.check_sheet(EXAMPLES / "good.txt", deal="deck: meadow\ncircle: [P99]\n")
    assert {problem.file for problem in caught.value.problems} == {"<text>"}
    with pytest.raises(qs.ProblemsError, match="there is no file `evening"):
        qs.check_sheet(EXAMPLES / "good.txt", deal="evening.yaml")


def test_one_sheet_is_one_sheet() -> None:
    with pytest.raises(qs.QuiltsmithError, match="here are 2 sheets"):
        qs.check_sheet("player: Anna\n---\nplayer: Ben\n")


@pytest.mark.parametrize("text", ["\n", "\x00\n", "board:\n\ud800\n", "---\n---\n"])
def test_any_text_gets_a_verdict(text: str) -> None:
    assert not qs.check_sheet(text).valid


def test_a_deck_is_judged_whole(quiltsmith: Command) -> None:
    path = EXAMPLES / "mistake.yaml"
    verdict = qs.check_deck(path)
    assert verdict.facts == json.loads(quiltsmith("deck", "check", path, "--format", "json").out)["decks"][0]
    assert (verdict.valid, verdict.deck, verdict.cards) == (False, None, None)
    assert [problem.code for problem in verdict.errors] == ["wrong-size", "unknown-key"]
    assert [problem.code for problem in verdict.warnings] == ["unusual-count"]


def test_a_good_deck_has_numbers() -> None:
    verdict = qs.check_deck("meadow")
    assert (verdict.valid, verdict.deck, verdict.game, verdict.cards, verdict.start) == (
        True,
        "meadow",
        "doodle",
        30,
        10,
    )


@pytest.mark.parametrize("check", [qs.check_deck, qs.check_sheet, qs.check_sheets])
@pytest.mark.parametrize("name", ["medow", "x" * 5_000, "a\0b"])
def test_what_is_not_there_has_no_verdict(check: Callable[[str], object], name: str) -> None:
    with pytest.raises(qs.ProblemsError) as raised:
        check(name)
    assert [problem.code for problem in raised.value.problems] == ["unknown-name"]


def test_a_folder_of_sheets_is_checked_and_an_empty_one_told(tmp_path: Path) -> None:
    for name in ("anna", "ben"):
        (tmp_path / f"{name}.txt").write_text(f"player: {name}\n", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    assert [verdict.player for verdict in qs.check_sheets(tmp_path)] == ["anna", "ben"]
    with pytest.raises(qs.ProblemsError, match="there is no sheet in the folder"):
        qs.check_sheet(tmp_path / "empty")


def test_a_verdict_stays_as_it_is() -> None:
    verdict = qs.check_deck("meadow")
    with pytest.raises(AttributeError):
        verdict.valid = False  # type: ignore[misc]
    assert replace(verdict, valid=False).valid is False


def test_sheets_are_compared_and_say_how_far_they_were_checked() -> None:
    text = (EXAMPLES / "patchwork" / "two-quilts.txt").read_text(encoding="utf-8")
    text = text.replace("tile yes", "tile no").replace("total 11", "total 4")
    first, second = qs.check_sheets(text)
    assert [problem.code for problem in first.problems] == ["tile-forgotten"]
    assert (second.problems, second.checked) == ((), "partly")
    assert qs.check_sheet(EXAMPLES / "good.txt").checked == "full"
