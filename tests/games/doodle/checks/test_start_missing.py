from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_checker import DoodleChecker
from quiltsmith.games.doodle.doodle_editor import Stage, stage_of
from quiltsmith.games.sheets.sheet_files import parse_sheet
from tests.games.doodle.checks.small_game import deck, game, said

CODE = "start-missing"


@pytest.mark.parametrize(
    ("log", "board", "expected"),
    [
        ("start A S1/1 pass", "AA../A.../..../....", []),
        ("", "AA../A.../..../....", []),
        ("1 pass/start A S1", "AA../A.../..../....", []),
        ("1 B P1", "BB../..../..../....", ["1 B P1: the log has no start patch"]),
        ("1 pass", "..../..../..../....", ["1 pass: the log has no start patch"]),
    ],
)
def test_what_is_said(log: str, board: str, expected: list[str]) -> None:
    assert said(CODE, log, board) == expected


def codes(log: str, played_with: Deck) -> list[str]:
    text = parse_sheet(Source("sheet.txt", f"log:\n{log}\n"))
    return [problem.code for problem in DoodleChecker(game(), played_with).check(text).problems]


def test_a_deck_without_start_cards_needs_no_start_line() -> None:
    """Nor does it allow one: nobody can have drawn a card that the deck does not have."""
    lonely = replace(deck(), start=())
    assert codes("1 pass", deck()) == [CODE]
    assert codes("1 pass", lonely) == []
    assert codes("start A S1\n1 pass", lonely) == ["unknown-card"]


def test_a_sheet_of_such_a_deck_begins_with_the_first_turn() -> None:
    lonely = replace(deck(), start=())
    blank = parse_sheet(Source("sheet.txt", "board:\n" + "....\n" * 4))
    for played_with, stage in ((deck(), Stage("start")), (lonely, Stage("turn", 1, 1))):
        assert stage_of(DoodleChecker(game(), played_with).check(blank).sheet) == stage
