from __future__ import annotations

from quiltsmith.games.sheets.checked_sheet import Findings
from quiltsmith.games.sheets.related_sheets import compare_sheets
from tests.games.doodle.checks.small_game import DEAL, checked


def found(*logs: str, with_deal: bool = True) -> list[Findings]:
    return list(compare_sheets(checked(log, deal=DEAL if with_deal else None).summary for log in logs))


def test_the_second_sheet_of_a_deal_with_the_same_start_card_is_told() -> None:
    first, second, third, fourth = found("start A S1", "start A S2", "start B S1/1 pass", "start C s1")
    assert not any((first, second))
    for findings in (third, fourth):
        (finding,) = findings.problems
        assert (finding.code, finding.level) == ("start-twice", "warning")
        assert finding.message == "S1 is the start card of another sheet too, in sheet.txt:8"
        assert finding.spot[1:] == (9, 2)


def test_without_a_deal_nobody_knows_whether_they_played_together() -> None:
    assert not any(found("start A S1", "start A S1", with_deal=False))


def test_a_sheet_without_a_start_card_tells_nothing() -> None:
    assert not any(found("1 pass", "start x single", "start A S1"))
