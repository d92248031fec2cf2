"""Finished quilts: the numbers of the rulebook, letters without lines, and what one quilt takes from the other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Card
from quiltsmith.games.patchwork.patchwork_checker import PatchworkChecker
from quiltsmith.geometry.shape import Shape
from tests.conftest import Command
from tests.games.patchwork.quilt_samples import check_both
from tests.games.patchwork.samples import check_quilt, classic, codes, game_named, read
from tests.games.patchwork.variants import named_variant

WITH_TILE = """game: patchwork
player: Andrea

board:
AxABBBCCy
AAADBBBCC
AEADFFCCG
EEEDDFHGG
EEEDDFHGG
IEJJJFFKG
IIIIJJKKK
IL..LMMK.
.LLLLMMK.

buttons 14
tile yes
empty 5
total 11
"""
WITHOUT_TILE = """game: patchwork
player: Doris

board:
AABBBCDDx
AAABBCyDD
EzA.CCCFD
EEEEGCHFF
III.GCHFJ
IKIGGGHFJ
KKKKLLHJJ
MMKLLNHOO
MPPPPNNNO

buttons 18
tile no
empty 2
total 14
"""


def test_fourteen_buttons_the_tile_and_five_empty_spaces_are_eleven() -> None:
    found = check_quilt(WITH_TILE).to_json()
    assert found.pop("unchecked") == ["the buttons: only the record of a whole game can tell"]
    assert found == {
        "file": "game.txt",
        "game": "patchwork",
        "valid": True,
        "player": "Andrea",
        "buttons": 14,
        "tile": True,
        "empty": 5,
        "total": 11,
        "claimed_total": 11,
        "problems": [],
        "checked": "partly",
        "notes": [],
    }


def test_eighteen_buttons_and_two_empty_spaces_are_fourteen() -> None:
    checked = check_quilt(WITHOUT_TILE)
    assert checked.problems == []
    assert (checked.quilt.buttons, checked.quilt.has_tile, checked.quilt.empty) == (18, False, 2)
    assert (checked.total, checked.claimed_total) == (14, 14)


def test_a_filled_square_without_the_tile_is_noted() -> None:
    checked = check_quilt(WITH_TILE.replace("tile yes", "tile no").replace("total 11", "total 4"))
    assert checked.problems == []
    assert checked.notes == [
        "a square of 7×7 is filled: 7 points more for whoever was the first to fill one",
    ]


def test_a_filled_square_is_not_noted_where_the_other_quilt_has_the_tile() -> None:
    silent = WITH_TILE.replace("Andrea", "Doris").replace("tile yes\n", "").replace("total 11\n", "")
    assert len(check_quilt(silent).notes) == 1
    both = check_both(named_variant("patchwork").checker, WITH_TILE, silent)
    assert [checked.notes for checked in both] == [[], []]


@pytest.mark.parametrize(
    ("number", "message"),
    [
        (0, "A is `##`, which no patch of classic is"),
        (1, "B is `##`, which classic has only once"),
        (2, "C is `##`, which classic has only twice"),
        (3, "D is `##`, which classic has only 3 times"),
    ],
)
def test_a_quilt_has_no_more_patches_of_a_shape_than_its_deck(number: int, message: str) -> None:
    dominoes = tuple(Card(f"d{index}", Shape.parse("##")) for index in range(number))
    checker = PatchworkChecker(game_named("patchwork"), replace(classic(), cards=dominoes))
    row = "AABBCCDD"[: 2 * number + 2].ljust(9, ".")
    [problem] = checker.check(read("board:\n" + row + 8 * "\n.........")).problems
    assert problem.message == message


def test_letters_get_patches_of_their_own_though_shapes_occur_twice() -> None:
    assigned = check_quilt(WITHOUT_TILE).quilt.assigned
    cards = [card for card in assigned.values() if card]
    assert len(cards) == len(set(cards)) == 16
    assert {assigned["M"], assigned["O"]} == {"B", "C"}
    named = WITHOUT_TILE.replace("buttons", "M  C\nbuttons")
    assert check_quilt(named).quilt.assigned["O"] == "B"


def test_an_empty_quilt_is_a_quilt() -> None:
    text = "game: patchwork\nboard:\n" + ".........\n" * 9 + "\nbuttons 7\nempty 81\ntotal -155\n"
    checked = check_quilt(text)
    assert checked.problems == []
    assert checked.total == -155


def test_a_quilt_without_results_is_checked_as_far_as_it_goes() -> None:
    checked = check_quilt(WITH_TILE.partition("buttons")[0])
    assert checked.problems == []
    assert checked.total is None
    assert checked.unchecked == ["the total: the sheet does not say how many buttons are left"]


def test_german_words_are_understood() -> None:
    text = (
        WITH_TILE.replace("game:", "spiel:")
        .replace("player:", "spieler:")
        .replace("buttons 14", "knöpfe 14")
        .replace("tile yes", "plättchen ja")
        .replace("empty", "leer")
        .replace("total", "summe")
    )
    assert check_quilt(text).total == 11
    assert codes(text) == []


def test_only_one_of_two_players_has_the_tile(tmp_path: Path, quiltsmith: Command) -> None:
    twin = WITH_TILE.replace("Andrea", "Doris")
    (tmp_path / "both.txt").write_text(f"{WITH_TILE}---\n{twin}", encoding="utf-8")
    result = quiltsmith("sheet", "check", "both.txt", "--format", "json", cwd=tmp_path)
    first, second = json.loads(result.out)["sheets"]
    assert (result.code, first["problems"]) == (1, [])
    assert [problem["code"] for problem in second["problems"]] == ["patch-twice", "tile-unearned"]
    # The same quilt written down twice, or quilts in files of their own, are no two players of one game.
    (tmp_path / "same.txt").write_text(f"{WITH_TILE}---\n{WITH_TILE}", encoding="utf-8")
    (tmp_path / "one.txt").write_text(WITH_TILE, encoding="utf-8")
    (tmp_path / "two.txt").write_text(twin, encoding="utf-8")
    assert quiltsmith("sheet", "check", "same.txt", cwd=tmp_path).code == 0
    assert quiltsmith("sheet", "check", "one.txt", "two.txt", cwd=tmp_path).code == 0
