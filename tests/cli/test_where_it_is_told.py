"""Where problems go: to standard output where a command was asked to find them, else to standard error.

So `quiltsmith deal mine.yaml > evening.yaml` never puts a complaint into a deal, and `deck check | less` works.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer

from quiltsmith.cli.main import app
from tests.cli.test_file_watching import commands
from tests.conftest import Command

ASKED = {
    "deck check": "deck check deck.yaml",
    "sheet check": "sheet check sheet.txt",
    "game check": "game check game.yaml",
    "theme check": "theme check theme.yaml",
    "language check": "language check words.yaml",
    "pad check": "pad check pad.yaml",
    "check": "check deck.yaml",
    "preflight": "preflight file.pdf",
}
"""Commands that are asked for problems."""
IN_THE_WAY = {
    "kit": "kit game.yaml",
    "pad": "pad --template pad.yaml",
    "cards": "cards deck.yaml",
    "tiles": "tiles deck.yaml",
    "boards": "boards game.yaml",
    "box": "box deck.yaml",
    "rules": "rules --theme theme.yaml",
    "checker": "checker --theme theme.yaml",
    "calibrate": "calibrate --theme theme.yaml",
    "deck show": "deck show deck.yaml",
    "deck stats": "deck stats deck.yaml",
    "deck new": "deck new --game game.yaml",
    "deck export": "deck export deck.yaml --csv",
    "deck diff": "deck diff meadow deck.yaml",
    "league": "league sheet.txt --deal deal.yaml",
    "certificate": "certificate sheet.txt --theme theme.yaml",
    "deal": "deal deck.yaml",
    "sheet new": "sheet new --deck deck.yaml",
    "simulate": "simulate deck.yaml",
    "rebalance": "rebalance deck.yaml",
    "par": "par deal.yaml",
    "challenge": "challenge deck.yaml",
}
"""Commands that find problems in the way of what they were asked for."""
WITHOUT_FILES = {
    *("shape", "studio", "page", "themes", "papers", "presets", "decks", "games", "pads"),
    *("languages", "explain", "schema"),
    *("examples", "help", "scan"),
}
"""Commands that read no files of ours; `scan` reads photos, and has tests of its own."""


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Make a folder in which every file is broken."""
    for name in ("deck", "game", "theme", "words", "pad", "deal"):
        (tmp_path / f"{name}.yaml").write_text("sise: 3\n", encoding="utf-8")
    for name in ("sheet.txt", "file.pdf"):
        (tmp_path / name).write_text("what: nothing\n", encoding="utf-8")
    return tmp_path


def test_every_command_is_in_the_table() -> None:
    known = set(commands(typer.main.get_command(app)))
    assert known - {*ASKED, *IN_THE_WAY} - WITHOUT_FILES == set()


@pytest.mark.parametrize("words", ASKED.values())
def test_problems_that_were_asked_for_are_the_result(words: str, broken: Path, quiltsmith: Command) -> None:
    result = quiltsmith(*words.split(), cwd=broken)
    assert (result.code, result.err) == (1, "")
    assert "error: " in result.out
    for_scripts = quiltsmith(*words.split(), "--format", "json", cwd=broken)
    assert (for_scripts.code, for_scripts.err) == (1, "")
    assert '"problems": [' in for_scripts.out
    json.loads(for_scripts.out)


@pytest.mark.parametrize("words", IN_THE_WAY.values())
def test_problems_in_the_way_are_talk(words: str, broken: Path, quiltsmith: Command) -> None:
    result = quiltsmith(*words.split(), cwd=broken)
    assert (result.code, result.out) == (1, "")
    assert "error: " in result.err
    assert result.err.endswith("cannot be used before this is mended\n")
