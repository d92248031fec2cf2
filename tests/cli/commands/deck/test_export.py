"""`deck export --csv` and `deck new --from`: there and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.decks.deck_reader import load_deck
from tests.conftest import Command


def test_there_and_back(quiltsmith: Command, tmp_path: Path) -> None:
    table, deck = tmp_path / "mine.csv", tmp_path / "mine.yaml"
    assert quiltsmith("deck", "export", "meadow", "--csv", "--separator", "semicolon", "-o", table).code == 0
    assert table.read_bytes().startswith(b"\xef\xbb\xbfid;start;size;shape;")
    result = quiltsmith("deck", "new", "--from", table, "--title", "Mine", "-o", deck)
    assert (result.code, result.out, result.err) == (0, f"{deck}\n", "")
    made, problems = load_deck(deck)
    assert problems == ()
    assert made is not None
    assert (made.id, made.title["en"], len(made.cards), len(made.start)) == ("mine", "Mine", 30, 10)


def test_a_table_on_standard_output_has_no_mark(quiltsmith: Command) -> None:
    assert quiltsmith("deck", "export", "classic", "--csv").out.startswith("id,size,shape,flip,cost")


def test_mistakes_are_shown_in_the_table_and_nothing_is_written(quiltsmith: Command, tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("id,size,shape\nP01,3,##\n")
    result = quiltsmith("deck", "new", "--from", table, "-o", tmp_path / "mine.yaml")
    assert result.code == 1
    assert f"{table}:2:5: error: card P01 says size 3, but its shape has 2 [wrong-size]" in result.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.csv"]


def test_what_is_only_strange_is_told_beside_the_deck(quiltsmith: Command, tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("id,shape,mine\nP01,##,x\n")
    result = quiltsmith("deck", "new", "--from", table, "-o", "-")
    assert result.code == 0
    assert result.out.endswith('  - {id: P01, size: 2, shape: "##"}\n')
    assert "cards have no column `mine`, so it is not read" in result.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("new", "--from", "nope.csv"), "there is no file `nope.csv`"),
        (
            ("new", "--from", "nope.csv", "--cards", "3"),
            "--from takes the cards of a table as they are; leave --cards out",
        ),
        (("new", "--from", "nope.csv", "--game", "dodle"), "there is no game `dodle`"),
    ],
)
def test_wrong_use(quiltsmith: Command, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    result = quiltsmith("deck", *arguments, cwd=tmp_path)
    assert result.code == 2
    assert result.err.startswith(f"quiltsmith: {message}")


def test_a_table_needs_no_word_for_it(quiltsmith: Command) -> None:
    assert quiltsmith("deck", "export", "meadow").out == quiltsmith("deck", "export", "meadow", "--csv").out
