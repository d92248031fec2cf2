from __future__ import annotations

import pytest

from quiltsmith.formats.problems import Problem
from quiltsmith.games.sheets.related_sheets import repeats_in
from tests.games.doodle.checks.small_game import DEAL, checked


def found(*logs: str, with_deal: bool = True) -> list[Problem]:
    return repeats_in(checked(log, deal=DEAL if with_deal else None) for log in logs)


def test_sheets_of_a_deal_with_the_same_start_card_are_told_once() -> None:
    (problem,) = found("start A S1", "start A S2", "start B S1/1 pass", "start C s1")
    assert (problem.code, problem.level) == ("start-twice", "warning")
    assert problem.message == "1 start card is on several sheets of one deal: S1 (sheet.txt, sheet.txt, sheet.txt)"
    assert (problem.line, problem.column) == (8, 9)


def test_all_start_cards_are_in_one_sentence() -> None:
    (problem,) = found("start A S1", "start A S2", "start B S1", "start C S2")
    assert problem.message.startswith("2 start cards are on several sheets of one deal: S1 (")


def test_without_a_deal_nobody_knows_whether_they_played_together() -> None:
    assert found("start A S1", "start A S1", with_deal=False) == []


def test_a_sheet_without_a_start_card_tells_nothing() -> None:
    assert found("1 pass", "start x single", "start A S1") == []


@pytest.mark.parametrize(
    ("cards", "ending"), [(6, "S6 (sheet.txt, sheet.txt)"), (7, "S6 (sheet.txt, sheet.txt), …")]
)
def test_six_start_cards_are_named(cards: int, ending: str) -> None:
    (problem,) = found(*(f"start A S{number}" for number in range(1, cards + 1) for _ in range(2)))
    assert problem.message.endswith(ending)


@pytest.mark.parametrize(("players", "named"), [(6, 6 * ["sheet.txt"]), (7, [*6 * ["sheet.txt"], "…"])])
def test_six_players_of_a_start_card_are_named(players: int, named: list[str]) -> None:
    (problem,) = found(*players * ["start A S1"])
    assert problem.message.endswith(f"S1 ({', '.join(named)})")
