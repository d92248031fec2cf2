"""Keys and their values: each is read as the type of its kind, for mypy too, and asked for by its field."""

from __future__ import annotations

from typing import Literal, assert_type

import pytest

from quiltsmith.formats.fields import (
    Choice,
    Field,
    Flag,
    ListOf,
    MapOf,
    Read,
    Record,
    ShortText,
    Translated,
    Whole,
    title_languages,
)
from quiltsmith.formats.nodes import Node
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place, Source
from quiltsmith.formats.yaml_reader import read_yaml

Turn = Literal["left", "right"]
TURNS: tuple[Turn, ...] = ("left", "right")

SIZE = Field("size", Whole(1, 9), "", True, "size: 5")
FLIP = Field("flip", Flag(), "")
NAME = Field("name", ShortText(10), "")
TURN: Field[Turn] = Field("turn", Choice(TURNS), "")
ROLLS = Field("rolls", ListOf(Whole(1, 6), 9, "a list"), "")
COSTS = Field("costs", MapOf(Whole(0, 99), "names with costs"), "")
TITLE = Field("title", Translated(), "")
INNER = Field("inner", Record("the inner part", (SIZE,)), "")
OUTER = Record("a thing", (SIZE, FLIP, NAME, TURN, ROLLS, COSTS, TITLE, INNER))
GOOD = """\
size: 5
flip: yes
name: Anna
turn: left
rolls: [1, 6]
costs: {P01: 3}
title: {de: Wiese, en: Meadow}
inner: {size: 7}
"""


def read(text: str) -> tuple[Read, list[Problem]]:
    problems: list[Problem] = []
    node: Node | None = read_yaml(Source("thing.yaml", text), problems)
    assert node is not None
    return OUTER.read(node, problems), problems


def test_values_have_the_type_of_their_kind() -> None:
    thing, problems = read(GOOD)
    assert problems == []
    assert assert_type(thing.need(SIZE), int) == 5
    assert assert_type(thing.get(FLIP), bool | None) is True
    assert assert_type(thing.get(NAME, "nobody"), str) == "Anna"
    assert assert_type(thing.need(TURN), Turn) == "left"
    assert assert_type(thing.need(ROLLS), tuple[int, ...]) == (1, 6)
    costs = assert_type(thing.need(COSTS), dict[str, tuple[Place, int]])
    assert {name: cost for name, (_, cost) in costs.items()} == {"P01": 3}
    assert assert_type(thing.need(TITLE), dict[str, str]) == {"de": "Wiese", "en": "Meadow"}
    assert assert_type(thing.need(INNER), Read).need(SIZE) == 7


def test_a_text_for_all_languages_is_one_for_each() -> None:
    thing, problems = read("size: 5\ntitle: Meadow\n")
    assert (thing.get(TITLE), problems) == (dict.fromkeys(title_languages(), "Meadow"), [])


def test_what_is_missing_or_unreadable_has_its_default() -> None:
    thing, problems = read("flip: perhaps\n")
    assert [problem.code for problem in problems] == ["wrong-type", "missing-key"]
    assert (thing.get(FLIP), thing.get(FLIP, False), thing.get(NAME, "nobody")) == (None, False, "nobody")
    assert (thing.has(FLIP), thing.has(NAME)) == (True, False)
    assert (thing.at(FLIP).column, thing.at(NAME)) == (7, thing.place)


def test_needing_what_is_not_there_is_a_mistake_of_ours() -> None:
    thing, _ = read("name: Anna\n")
    with pytest.raises(LookupError, match="`size` is needed before all errors are out of the way"):
        thing.need(SIZE)


def test_a_field_of_the_same_name_is_another_field() -> None:
    thing, _ = read(GOOD)
    assert thing.get(Field("size", ShortText(), "")) is None
