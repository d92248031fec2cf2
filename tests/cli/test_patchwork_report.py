"""Reports on games of two."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.cli.terminal_output import columns_of
from tests.conftest import Command

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_report_fits_the_screen_whatever_the_names(language: str, quiltsmith: Command) -> None:
    game = (ROOT / "examples" / "patchwork" / "halloween.txt").read_text(encoding="utf-8")
    named = game.replace("Mia", "Maximiliane-Sophie-Charlotte").replace("Max ", "麗麗麗麗麗麗麗麗麗 ")
    named = named.replace("Max:", "麗麗麗麗麗麗麗麗麗:").replace("-Charlotte Max", "-Charlotte 麗麗麗麗麗麗麗麗麗")
    result = quiltsmith("--lang", language, "sheet", "check", "-", stdin=named.encode())
    assert (result.code, result.err) == (0, "")
    assert "Maximiliane-Sophie-Charlotte" in result.out
    assert max(map(columns_of, result.out.splitlines())) <= 80
