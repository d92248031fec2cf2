"""Ranks: who has errors stands among the others, and takes a rank from nobody."""

from __future__ import annotations

from quiltsmith.games.sheets.checked_sheet import Rankable
from quiltsmith.games.sheets.ranking import rank

DORA = Rankable("Dora", 138, "5 errors", errors=5)


def ranks(*players: Rankable) -> list[tuple[int, str]]:
    return [(one.rank, one.player) for one in rank(players, with_errors=True)]


def test_who_has_errors_has_the_rank_that_the_total_would_have() -> None:
    anna, ben, cleo = Rankable("Anna", 140), Rankable("Ben", 130), Rankable("Cleo", 138)
    assert ranks(anna, ben, DORA) == [(1, "Anna"), (2, "Dora"), (2, "Ben")]
    assert ranks(ben, DORA) == [(1, "Dora"), (1, "Ben")]
    assert ranks(cleo, DORA, ben) == [(1, "Cleo"), (1, "Dora"), (2, "Ben")]


def test_who_has_no_total_or_another_reason_stays_out() -> None:
    nobody = Rankable("Emil", None, "no total", errors=2)
    twin = Rankable("Fay", 140, "the same sheet as a.txt")
    assert ranks(nobody, twin, DORA) == [(1, "Dora")]
    assert rank([DORA]) == []
