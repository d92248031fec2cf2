"""Tables and bars of characters."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.cli.terminal.tables import bar, table


@given(st.integers(1, 10_000), st.integers(1, 10_000), st.integers(1, 200))
def test_bars_never_vanish_and_never_outgrow_their_room(value: int, more: int, columns: int) -> None:
    drawn = bar(value, value + more, columns)
    assert 1 <= len(drawn) <= columns
    assert bar(value, value, columns) == "█" * columns
    assert bar(0, value, columns) == ""


def test_tables_are_aligned_under_heads_of_several_lines() -> None:
    lines = table(("card", "per\nspace"), [("A", "1"), ("Bcdef", "22")], left=("card",))
    assert lines == ["         per", "card   space", "A          1", "Bcdef     22"]
