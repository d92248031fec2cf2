"""Sheets for a spreadsheet."""

from __future__ import annotations

from quiltsmith.cli.reports.spreadsheet import COLUMNS, head_line


def test_the_columns_stay_as_they_are() -> None:
    """People build tables on them: new ones are added at the end."""
    first = (
        "file,line,player,game,valid,checked,total,claimed_total,empty,winner,errors,warnings,codes,rank,unranked"
    )
    assert head_line().startswith(first)
    assert len(set(COLUMNS)) == len(COLUMNS)
