"""A deck without start cards is allowed, with a warning: all that is made of decks works with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith import load_deck
from quiltsmith.decks.deck_writer import write_deck
from tests.conftest import Command
from tests.printed_text import printed_text


@pytest.fixture
def folder(quiltsmith: Command, tmp_path: Path) -> Path:
    deck = replace(load_deck("meadow"), id="plain", start=())
    (tmp_path / "plain.yaml").write_text(write_deck(deck), "utf-8")
    assert quiltsmith("deal", "plain.yaml", "--seed", "3", "-o", "deal.yaml", cwd=tmp_path).code == 0
    return tmp_path


def test_the_deck_is_allowed(quiltsmith: Command, folder: Path) -> None:
    run = quiltsmith("deck", "check", folder / "plain.yaml")
    assert run.code == 0
    assert "unusual-count" in run.out


def test_the_proof_of_par_is_accepted(quiltsmith: Command, folder: Path) -> None:
    assert quiltsmith("par", "deal.yaml", "--seconds", "0", "-o", "best.txt", cwd=folder).code == 0
    assert "start" not in (folder / "best.txt").read_text("utf-8")
    run = quiltsmith("sheet", "check", "best.txt", "--deal", "deal.yaml", "--strict", cwd=folder)
    assert run.code == 0
    run = quiltsmith("par", "deal.yaml", "--start", "S01", cwd=folder)
    assert (run.code, run.err) == (2, "quiltsmith: plain has no start cards; leave --start out\n")


@pytest.mark.usefixtures("quick_puzzles")
@pytest.mark.parametrize(
    ("command", "words"),
    [
        (("challenge", "plain.yaml", "--count", "1", "--seed", "1"), ["Start card"]),
        (("deal", "plain.yaml", "--seed", "3"), ["Start card"]),
        (("kit", "doodle", "--deck", "plain.yaml"), ["start card by chance", "start patch is not cut"]),
        (("pad", "--deal", "deal.yaml"), ["Start card"]),
        (("cards", "plain.yaml"), ["Start"]),
    ],
)
def test_nothing_printed_asks_for_a_start_card(
    quiltsmith: Command, folder: Path, command: tuple[str, ...], words: list[str]
) -> None:
    usual = [argument.replace("plain.yaml", "meadow").replace("deal.yaml", "usual.yaml") for argument in command]
    quiltsmith("deal", "meadow", "--seed", "3", "-o", "usual.yaml", cwd=folder)
    for arguments, is_told in ((command, False), (usual, True)):
        assert quiltsmith(*arguments, "--lang", "en", "-o", "page.pdf", cwd=folder).code == 0
        shown = " ".join(printed_text(folder / "page.pdf")[:12])
        assert [word in shown for word in words] == [is_told] * len(words)


def test_an_empty_sheet_begins_with_the_first_turn(quiltsmith: Command, folder: Path) -> None:
    sheet = quiltsmith("sheet", "new", "--deck", "plain.yaml", cwd=folder).out
    assert "# 1      A  P.." in sheet
    assert "start  " not in sheet


def test_bots_play_it(quiltsmith: Command, folder: Path) -> None:
    run = quiltsmith("simulate", "plain.yaml", "--games", "50", "--format", "json", cwd=folder)
    assert run.code == 0
    assert json.loads(run.out)["starts"] == []
