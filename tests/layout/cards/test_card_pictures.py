"""Pictures of cards and the theme of a deck, printed by the command as people use it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

import quiltsmith as qs
from quiltsmith.formats.problems import ProblemsError
from tests.conftest import Command

DECK = """\
deck: orchard
game: doodle
theme: {theme}
cards:
  - {{id: P01, size: 3, shape: "##/#.", picture: {picture}}}
  - {{id: P02, size: 4, shape: "####"}}
"""


def write_deck(folder: Path, picture: str = "tree.png", theme: str = "night", width: int = 800) -> Path:
    Image.new("RGB", (width, width * 3 // 2), (10, 200, 30)).save(folder / "tree.png")
    path = folder / "orchard.yaml"
    path.write_text(DECK.format(picture=picture, theme=theme), encoding="utf-8")
    return path


def share_of(colour: tuple[int, int, int], picture: Path) -> float:
    with Image.open(picture) as image:
        pixels = image.convert("RGB").tobytes()
    return sum(pixels[at : at + 3] == bytes(colour) for at in range(0, len(pixels), 3)) * 3 / len(pixels)


def test_a_card_shows_its_picture_and_others_do_not(tmp_path: Path) -> None:
    shown = qs.cards(write_deck(tmp_path), preset="gamecrafter", backs=False)
    with_picture, without = qs.write(shown, tmp_path / "cards.png")
    assert share_of((10, 200, 30), with_picture) > 0.3
    assert share_of((10, 200, 30), without) == 0


def test_mono_pictures_are_black_and_white(tmp_path: Path) -> None:
    shown = qs.cards(write_deck(tmp_path), preset="gamecrafter", backs=False, ink="mono")
    with_picture, _without = qs.write(shown, tmp_path / "cards.png")
    with Image.open(with_picture) as image:
        red, green, blue = image.convert("RGB").split()
        assert red.tobytes() == green.tobytes() == blue.tobytes()


def test_a_coarse_picture_is_warned_of_at_its_place(tmp_path: Path, quiltsmith: Command) -> None:
    write_deck(tmp_path, width=100)
    said = quiltsmith("cards", "orchard.yaml", "-o", "cards.pdf", cwd=tmp_path)
    assert said.code == 0
    assert "orchard.yaml:5:49: warning: `tree.png` has" in said.err
    assert "[low-resolution]" in said.err


def test_a_missing_picture_is_an_error_at_its_place(tmp_path: Path, quiltsmith: Command) -> None:
    path = write_deck(tmp_path, picture="three.png")
    said = quiltsmith("cards", "orchard.yaml", "-o", "cards.pdf", cwd=tmp_path)
    assert said.code == 1
    assert "orchard.yaml:5:49: error: there is no picture `three.png` [unknown-name]" in said.err
    assert not (tmp_path / "cards.pdf").exists()
    with pytest.raises(ProblemsError):
        qs.cards(path)


def test_a_deck_brings_its_theme_along_unless_another_is_named(tmp_path: Path) -> None:
    path = write_deck(tmp_path)
    options = {"preset": "gamecrafter", "only": ["P02"], "backs": False}
    (own,), (night,), (quilt,) = (
        qs.write(qs.cards(path, **options, **theme), tmp_path / f"{name}.png")  # type: ignore[arg-type]
        for name, theme in (("own", {}), ("night", {"theme": "night"}), ("quilt", {"theme": "quilt"}))
    )
    assert own.read_bytes() == night.read_bytes() != quilt.read_bytes()


def test_an_unknown_theme_is_told_where_it_stands(tmp_path: Path, quiltsmith: Command) -> None:
    write_deck(tmp_path, theme="nigth")
    said = quiltsmith("deck", "check", "orchard.yaml", cwd=tmp_path)
    assert "orchard.yaml:3:8: error: there is no theme `nigth` [unknown-name]" in said.out + said.err


def test_a_deck_is_written_with_its_pictures(tmp_path: Path, quiltsmith: Command) -> None:
    write_deck(tmp_path)
    table = quiltsmith("deck", "export", "orchard.yaml", "--csv", cwd=tmp_path).out
    assert "picture" in table.splitlines()[0]
    assert "tree.png" in table.splitlines()[1]


def test_a_deck_on_another_may_name_a_theme(tmp_path: Path, quiltsmith: Command) -> None:
    text = "deck: dark\ntheme: night\nbase: classic\noverride: {A: {cost: 1}}\n"
    (tmp_path / "dark.yaml").write_text(text, encoding="utf-8")
    said = quiltsmith("deck", "check", "dark.yaml", cwd=tmp_path)
    assert (said.code, said.err) == (0, "")
