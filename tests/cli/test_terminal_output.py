"""What is listed and measured stays within the terminal: no line is broken in the middle of a word or a table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.cli.terminal_output import bar, columns_of, table
from quiltsmith.reference import explanations
from tests.conftest import Command


@given(st.integers(1, 10_000), st.integers(1, 10_000), st.integers(1, 200))
def test_bars_never_vanish_and_never_outgrow_their_room(value: int, more: int, columns: int) -> None:
    drawn = bar(value, value + more, columns)
    assert 1 <= len(drawn) <= columns
    assert bar(value, value, columns) == "█" * columns
    assert bar(0, value, columns) == ""


def test_tables_are_aligned_under_heads_of_several_lines() -> None:
    lines = table(("card", "per\nspace"), [("A", "1"), ("Bcdef", "22")], left=("card",))
    assert lines == ["         per", "card   space", "A          1", "Bcdef     22"]


LISTS = ("decks", "games", "pads", "themes", "papers", "presets", "explain", "help", "help deck new", "help pad")
LOOKS = (
    *("deck stats meadow", "deck stats classic", "deck show meadow", "deck show classic", "shape ##/#./##/#."),
    *("deck check meadow", "game check doodle", "theme check quilt", "pad check tall", "explain low-contrast"),
    *("simulate meadow --games 4 --jobs 1", "simulate classic --games 4 --jobs 1"),
    "sheet check examples/good.txt examples/poor.txt --brief",
)


def too_long(text: str, columns: int) -> list[str]:
    """Give the lines that need more columns."""
    return [line for line in text.splitlines() if columns_of(line) > columns]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("words", LISTS)
def test_lists(
    words: str, columns: int, language: str, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    result = quiltsmith("--lang", language, *words.split())
    assert result.code == 0
    assert too_long(result.out, columns) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("words", LOOKS)
def test_looks(words: str, language: str, quiltsmith: Command) -> None:
    result = quiltsmith("--lang", language, *words.split())
    assert result.code == 0, result.err
    assert too_long(result.out, 80) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_explanations(language: str, quiltsmith: Command) -> None:
    for code in list(explanations())[::9]:
        page, _, _ = quiltsmith("--lang", language, "explain", code).out.partition("FAIL")
        assert too_long(page, 80) == [], code
