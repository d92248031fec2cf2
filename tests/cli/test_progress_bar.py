"""The bar that shows how far a long work is."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from quiltsmith.cli import progress_bar
from quiltsmith.cli.progress_bar import Progress
from tests.conftest import Command


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_drawn_on_a_terminal_and_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.setattr(progress_bar, "_FIRST_AFTER", 0)
    with Progress("checking", 4) as bar:
        bar.step(1)
    assert screen.getvalue() == "\r\x1b[Kchecking [#######.......................]  25%\r\x1b[K"


@pytest.mark.parametrize(
    ("out", "err"), [(io.StringIO, io.StringIO), (Terminal, io.StringIO), (Terminal, Terminal)]
)
def test_there_is_no_bar_where_nobody_wants_it(
    monkeypatch: pytest.MonkeyPatch, out: type[io.StringIO], err: type[io.StringIO]
) -> None:
    screen = err()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(sys, "stdout", out())
    monkeypatch.setattr(progress_bar, "_FIRST_AFTER", 0)
    with Progress("checking") as bar:
        bar.step(3)
    assert screen.getvalue() == ""


def test_a_bar_within_another_takes_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(progress_bar, "_FIRST_AFTER", 0)
    with Progress("printing", 2, results_at_end=True) as outer:
        with Progress("puzzles", 2, results_at_end=True) as inner:
            inner.step(2)
        outer.step(2)
    assert "puzzles" in screen.getvalue()
    assert "printing" not in screen.getvalue()


@pytest.mark.parametrize("end", ["pdf", "svg"])
def test_the_bar_of_a_print_starts_once(
    end: str, quiltsmith: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares: list[float] = []

    def note(bar: Progress, count: int = 1) -> None:
        bar._done += count
        shares.append(bar._done / (bar._total or 1))

    monkeypatch.setattr(Progress, "step", note)
    words = ("cards", "meadow", "--only", "P01-P09", "--copies", "5", "-o", tmp_path / f"cards.{end}")
    assert quiltsmith(*words).code == 0
    assert shares == sorted(set(shares))
    assert len(shares) > 5
