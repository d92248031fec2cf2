"""Deck files changed as a person would: the change is made, and every other byte stays."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.decks.deck_editor import edited
from quiltsmith.decks.deck_edits import (
    AddCard,
    CardList,
    DrawShape,
    Edit,
    EditRefusedError,
    EditValue,
    MoveCard,
    RemoveCard,
    SetDeckKey,
    SetKey,
    plain_data,
)
from quiltsmith.decks.deck_reader import read_deck
from quiltsmith.formats.source import Source
from quiltsmith.geometry.shape import Shape
from tests.decks.random_edits import PATCHES, try_edits

MEADOW = (PATCHES / "meadow.yaml").read_text(encoding="utf-8")
LISTS: tuple[CardList, ...] = ("cards", "start")
BLOCK = """\
# A deck.
deck: tiny   # its id
title: Tiny
game: doodle
cards:
  # The first two.
  - id: P01            # boot
    size: 4
    cuts: ["#"]        # one of them
    shape: |
      #..
      ###

  # The others.
  - {id: P02, size:  4, shape: "###/.#."}   # hill
  -
    id: P03
    name:
      en: Cross
      de: Kreuz
    size: 5
    shape: ".#./###/.#."
# The end.
"""
CARD = "\n".join(BLOCK.splitlines()[6:12]) + "\n"


def test_a_value_is_replaced_where_it_stands() -> None:
    assert edited(BLOCK, [SetKey("cards", 0, "id", "P10")]) == BLOCK.replace("P01", "P10")
    assert edited(BLOCK, [SetKey("cards", 1, "size", 5)]) == BLOCK.replace("size:  4", "size:  5")
    assert edited(BLOCK, [SetDeckKey("title", {"en": "A", "de": "B"})]) == BLOCK.replace("Tiny", "{en: A, de: B}")
    assert edited(BLOCK, [SetKey("cards", 2, "name", "Plus: one")]) == BLOCK.replace(
        "name:\n      en: Cross\n      de: Kreuz", 'name: "Plus: one"'
    )


def test_a_key_comes_where_it_belongs_and_goes_without_a_trace() -> None:
    added = edited(BLOCK, [SetKey("cards", 0, "flip", True), SetKey("cards", 1, "copies", 2)])
    assert added == BLOCK.replace("    size: 4\n", "    size: 4\n    flip: true\n").replace(
        "size:  4,", "size:  4, copies: 2,"
    )
    assert edited(added, [SetKey("cards", 0, "flip"), SetKey("cards", 1, "copies")]) == BLOCK
    assert edited(BLOCK, [SetKey("cards", 0, "note")]) == BLOCK


def test_a_new_shape_brings_size_flip_and_cuts_with_it() -> None:
    drawn = edited(BLOCK, [DrawShape("cards", 0, "##/##")])
    assert drawn == BLOCK.replace("      #..\n      ###\n", "      ##\n      ##\n").replace(
        '    cuts: ["#"]        # one of them\n', "    # one of them\n"
    )
    assert edited(BLOCK, [DrawShape("cards", 1, "##./.##")]) == BLOCK.replace(
        'size:  4, shape: "###/.#."', 'size:  4, flip: true, shape: "##./.##"'
    )


@pytest.mark.parametrize("deck", ["classic", "meadow"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"], ids=["unix", "windows"])
def test_the_shape_that_a_card_has_is_drawn_without_a_change(deck: str, line_end: str) -> None:
    text = (PATCHES / f"{deck}.yaml").read_text(encoding="utf-8").replace("\n", line_end)
    data = plain_data(text)
    for name in LISTS:
        for index, card in enumerate(data.get(name, ())):
            shape = card["shape"].strip().replace("\n", "/")
            assert edited(text, [DrawShape(name, index, shape)]) == text


@given(st.integers(0, 29), st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6))
def test_no_comment_is_lost_by_drawing(index: int, cells: list[tuple[int, int]]) -> None:
    drawn = edited(MEADOW, [DrawShape("cards", index, str(Shape(tuple(cells))))])
    assert comments_of(drawn) == comments_of(MEADOW)


def comments_of(text: str) -> list[str]:
    return re.findall(r"# .*", text)


def test_a_card_goes_and_comments_stay() -> None:
    assert edited(BLOCK, [RemoveCard("cards", 0)]) == BLOCK.replace(CARD, "")
    alone = edited(BLOCK, [RemoveCard("cards", 0), RemoveCard("cards", 0), RemoveCard("cards", 0)])
    assert "# The first two." in alone
    assert "cards: []" in alone
    card = AddCard("cards", 0, {"id": "P01", "size": 1, "shape": "#"})
    again = edited(alone, [card])
    assert '  - {id: P01, size: 1, shape: "#"}\n' in again


def test_a_new_card_is_written_as_its_neighbour_is() -> None:
    card: dict[str, EditValue] = {"id": "P09", "size": 3, "shape": "##/#.", "note": "yes"}
    after_block = edited(BLOCK, [AddCard("cards", 1, card)])
    lines = '  - id: P09\n    size: 3\n    note: "yes"\n    shape: |\n      ##\n      #.\n'
    assert after_block == BLOCK.replace(CARD, CARD + lines)
    hill = '  - {id: P02, size:  4, shape: "###/.#."}   # hill\n'
    after_flow = edited(BLOCK, [AddCard("cards", 2, card)])
    assert after_flow == BLOCK.replace(hill, hill + '  - {id: P09, size: 3, note: "yes", shape: "##/#."}\n')
    started = edited(BLOCK, [AddCard("start", 0, {"id": "S01", "size": 1, "shape": "#"})])
    assert started == BLOCK + 'start:\n  - id: S01\n    size: 1\n    shape: "#"\n'


def test_a_card_moves_with_its_own_comments() -> None:
    hill = '  - {id: P02, size:  4, shape: "###/.#."}   # hill\n'
    moved = edited(BLOCK, [MoveCard("cards", 1, 0)])
    assert moved == BLOCK.replace(hill, "").replace(CARD, hill + CARD)
    assert edited(BLOCK, [MoveCard("cards", 2, 2)]) == BLOCK


@pytest.mark.parametrize("end", ["\r\n", "\n"])
def test_line_ends_and_byte_order_marks_stay(end: str) -> None:
    text = "\ufeff" + BLOCK.rstrip("\n").replace("\n", end)
    after = edited(text, [AddCard("cards", 3, {"id": "P04", "size": 1, "shape": "#"})])
    assert after.startswith("\ufeff# A deck.")
    assert after.count("\n") == after.count(end)
    assert "# The end." in after


@pytest.mark.parametrize(
    ("text", "edit"),
    [
        (BLOCK, SetKey("cards", 7, "size", 1)),
        (BLOCK, SetKey("start", 0, "size", 1)),
        (BLOCK, SetKey("cards", 0, "id")),
        ("cards: [{id: A, size: 1, shape: '#'}, {id: B, size: 1, shape: '#'}]\n", RemoveCard("cards", 0)),
        ("cards: soon\n", AddCard("cards", 0, {"id": "A"})),
        ("cards: {\n", SetDeckKey("title", "x")),
        ("- a list\n", SetDeckKey("title", "x")),
        ("cards:\r  - {id: A}\r", SetKey("cards", 0, "id", "B")),
        ("x: &a {id: A}\ncards:\n  - *a\n", SetKey("cards", 0, "id", "B")),
        ("cards:\n  - id: A\n    id: B\n", SetKey("cards", 0, "id", "C")),
    ],
)
def test_what_cannot_be_changed_alone_is_refused(text: str, edit: Edit) -> None:
    with pytest.raises(EditRefusedError):
        edited(text, [edit])


@pytest.mark.parametrize("deck", ["classic", "meadow"])
def test_random_edits_keep_every_byte_elsewhere(deck: str) -> None:
    text = (PATCHES / f"{deck}.yaml").read_text(encoding="utf-8")
    results = try_edits(text, 60, seed=1)
    assert results["made"] == 60


def test_an_edited_deck_is_still_a_deck() -> None:
    text = (PATCHES / "meadow.yaml").read_text(encoding="utf-8")
    after = edited(
        text, [DrawShape("cards", 4, "##/##/#."), AddCard("cards", 30, {"id": "P31", "size": 1, "shape": "#"})]
    )
    deck, _ = read_deck(Source("meadow.yaml", after))
    assert deck is not None
    assert str(deck.cards[4].shape) == "##/##/#."
    assert deck.cards[-1].id == "P31"
