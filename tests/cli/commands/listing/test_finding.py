"""Finding things: decks, pads, help, examples, and names that were meant as something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.formats.library import shipped_folder
from tests.conftest import Command


def test_decks_and_pads_are_listed(quiltsmith: Command) -> None:
    assert quiltsmith("decks").out.splitlines()[1:] == [
        "classic  Classic patches  patchwork  33     0",
        "meadow   Meadow           doodle     30     10",
    ]
    assert [line.split()[0] for line in quiltsmith("pads").out.splitlines()[1:]] == [
        "classic",
        "duel",
        "large",
        "quilts",
        "tall",
    ]


@pytest.mark.parametrize(
    ("command", "name"),
    [("decks", "Meadow"), ("games", "doodle"), ("pads", "tall"), ("themes", "quilt"), ("presets", "x4")],
)
def test_a_file_can_be_copied(command: str, name: str, tmp_path: Path, quiltsmith: Command) -> None:
    assert quiltsmith(command, "--show", name, "-o", "mine.yaml", cwd=tmp_path).out == "mine.yaml\n"
    text = (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    assert text == quiltsmith(command, "--show", name).out
    assert "yaml-language-server" not in text
    again = quiltsmith(command, "--show", name, "-o", "mine.yaml", cwd=tmp_path)
    assert (again.code, "exists already" in again.err) == (2, True)


def test_help_is_the_help(quiltsmith: Command) -> None:
    assert quiltsmith("help", "deck", "new").out == quiltsmith("deck", "new", "--help").out
    assert quiltsmith("help").out == quiltsmith("--help").out


def test_examples_can_be_had(tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith("examples", "mine", cwd=tmp_path)
    assert result.code == 0
    assert "expected" not in result.out
    good = shipped_folder("examples") / "good.txt"
    assert (tmp_path / "mine" / "good.txt").read_bytes() == good.read_bytes()
    assert quiltsmith("sheet", "check", "mine/good.txt", cwd=tmp_path).code == 0
    assert quiltsmith("examples", "mine", cwd=tmp_path).code == 2
    assert quiltsmith("examples", "mine", "--force", cwd=tmp_path).code == 0


def test_a_game_for_a_deck_and_a_deck_for_a_game(quiltsmith: Command, tmp_path: Path) -> None:
    shown = quiltsmith("deck", "stats", "Doodle")
    assert (shown.code, shown.err) == (0, "note: doodle is a game; its deck is meadow\n")
    printed = quiltsmith("checker", "classic", "-o", "aid.pdf", cwd=tmp_path)
    assert (printed.code, printed.err) == (0, "note: classic is a deck; its game is patchwork\n")
    assert quiltsmith("deck", "stats", "doodle", "--quiet").err == ""


def test_the_ending_of_an_own_file_may_be_left_out(tmp_path: Path, quiltsmith: Command) -> None:
    quiltsmith("decks", "--show", "meadow", "-o", "mine.yaml", cwd=tmp_path)
    assert quiltsmith("deck", "check", "mine", cwd=tmp_path).code == 0


def test_a_file_of_the_same_name_as_a_shipped_deck_is_not_forgotten(quiltsmith: Command, tmp_path: Path) -> None:
    told = "note: meadow is the shipped deck; for your own file write meadow.yaml\n"
    assert quiltsmith("deck", "check", "meadow", cwd=tmp_path).err == ""
    (tmp_path / "meadow.yaml").write_text("deck: meadow\n", encoding="utf-8")
    result = quiltsmith("deck", "check", "meadow", cwd=tmp_path)
    assert (result.code, result.err) == (0, told)
    assert quiltsmith("deck", "check", "meadow.yaml", cwd=tmp_path).code == 1
    assert quiltsmith("deck", "check", "meadow", cwd=Path("patches")).err == ""


@pytest.mark.parametrize("words", ["explain Wrong-Size", "schema DECK", "themes --show Quilt", "help deck"])
def test_case_does_not_matter(words: str, quiltsmith: Command) -> None:
    assert quiltsmith(*words.split()).code == 0
