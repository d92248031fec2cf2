"""A game whose names are written in one language only prints and checks in the other as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Command

TEMPLATES = Path(__file__).parents[2] / "templates"


@pytest.fixture
def german_game(tmp_path: Path) -> Path:
    text = (TEMPLATES / "games" / "patchwork.yaml").read_text(encoding="utf-8")
    text = text.replace("title: Patchwork", "title: {de: Flickwerk}").replace(
        "{en: buttons, de: Knöpfe}", "{de: Taler}"
    )
    path = tmp_path / "flickwerk.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("command", ["pad", "checker", "boards"])
def test_prints_in_english(command: str, german_game: Path, quiltsmith: Command) -> None:
    result = quiltsmith(command, german_game.name, "-o", "out.pdf", cwd=german_game.parent)
    assert (result.code, result.err) == (0, "")
    assert (german_game.parent / "out.pdf").read_bytes().startswith(b"%PDF")


def test_checks_in_english(german_game: Path, quiltsmith: Command) -> None:
    sheet = quiltsmith("sheet", "new", "--game", german_game.name, "--deck", "classic", cwd=german_game.parent)
    assert sheet.code == 0
    (german_game.parent / "quilt.txt").write_text(sheet.out, encoding="utf-8")
    checked = quiltsmith("sheet", "check", "quilt.txt", cwd=german_game.parent)
    assert checked.code == 0
    assert "Taler" in checked.out
