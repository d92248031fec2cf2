"""The bar that shows how far a long work is."""

from __future__ import annotations

import io
import sys

import pytest

from quiltsmith.cli.terminal import progress
from quiltsmith.cli.terminal.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_drawn_on_a_terminal_and_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.setattr(progress, "_FIRST_AFTER", 0)
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
    monkeypatch.setattr(progress, "_FIRST_AFTER", 0)
    with Progress("checking") as bar:
        bar.step(3)
    assert screen.getvalue() == ""
