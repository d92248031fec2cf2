"""`quiltsmith checker` as a user runs it, down to the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Command
from tests.sound_pdf import assert_sound


@pytest.mark.parametrize("suffix", ["pdf", "svg"])
@pytest.mark.parametrize("kind", [(), ("--card",)])
def test_checkers_are_written(suffix: str, kind: tuple[str, ...], quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / f"checker.{suffix}"
    result = quiltsmith("checker", "doodle", *kind, "--lang", "de", "--paper", "letter", "-o", path)
    assert (result.code, result.out) == (0, f"{path}\n")
    if suffix == "pdf":
        assert_sound(path)
    else:
        assert 'aria-label="105"' in path.read_text(encoding="utf-8") or kind


def test_texts_of_svg_are_outlines_unless_they_are_to_be_edited(quiltsmith: Command, tmp_path: Path) -> None:
    outlined, live = tmp_path / "outlined.svg", tmp_path / "live.svg"
    assert quiltsmith("checker", "doodle", "-o", outlined).code == 0
    assert quiltsmith("checker", "doodle", "--live-text", "-o", live).code == 0
    assert ("<text" in outlined.read_text("utf-8"), "<text" in live.read_text("utf-8")) == (False, True)
    assert ">105<" in live.read_text("utf-8")
