"""The examples of the page about bots run."""

from __future__ import annotations

import re

import pytest

from tests.docs_commands import ROOT

EXAMPLES = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "bots.md").read_text(), re.M | re.S)


def test_an_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[0], "docs/bots.md", "exec"), {})  # noqa: S102 - it is our own page
    assert capsys.readouterr().out.split()[0] in ("take", "advance")


def test_one_player(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[1], "docs/bots.md", "exec"), {})  # noqa: S102 - it is our own page
    empties, best, total = capsys.readouterr().out.splitlines()
    assert empties.startswith("array('q', [")
    assert int(best.split()[0]) > 150
    assert int(total) > 80


def test_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[2], "docs/bots.md", "exec"), {})  # noqa: S102 - it is our own page
    wins, board = capsys.readouterr().out.splitlines()
    assert 45 < int(wins.split()[0]) < 80
    assert len(board.split(",")) == 9
