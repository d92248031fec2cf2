"""Sheets that are there twice."""

from __future__ import annotations

from quiltsmith.games.sheets.twins import Twins


def test_only_what_stands_in_a_sheet_counts() -> None:
    twins = Twins()
    assert twins.find(b"player: Anna\nlog:\n", "a.txt:1") == ""
    assert twins.find(b"player: Ben\nlog:\n", "b.txt:1") == ""
    assert twins.find(b"\r\nplayer: Anna\r\nlog:\r\n\r\n", "c.txt:1") == "a.txt:1"
    assert twins.find(b"player: Anna\nlog:", "a.txt:1") == "a.txt:1"


def test_nothing_is_nobodys_twin() -> None:
    twins = Twins()
    assert [twins.find(b"\n", "a.txt:1"), twins.find(b"", "b.txt:1")] == ["", ""]
