"""The ranking of all sheets of a call."""

from __future__ import annotations

from quiltsmith.cli.reports.ranking import ranking_text
from quiltsmith.games.sheets.ranking import Rankable, rank


def test_ranking_shares_ranks_and_lists_who_has_none() -> None:
    players = [Rankable("Anna", 90), Rankable("Jörg", 105), Rankable("Bo", None), Rankable("Cäcilie", 105)]
    assert ranking_text(rank(players), players).splitlines() == [
        "Ranking",
        "  1. Jörg      105",
        "  1. Cäcilie   105",
        "  3. Anna       90",
        "  -  Bo  not ranked: errors, or no total",
    ]
