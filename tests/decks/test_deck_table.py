"""Cards in a spreadsheet: read with problems in place, and written so that they come back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.deck_reader import deck_names
from quiltsmith.decks.deck_table import read_cards_table, write_cards_table
from quiltsmith.formats.csv_table import decode_table, read_table
from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import PlacedName, Source
from quiltsmith.geometry.shape import Shape
from tests.decks.test_deck_writer import PRINTABLE, doodle_deck
from tests.layout.samples import deck as shipped

TEXTS = st.text(PRINTABLE, min_size=1, max_size=40).map(str.strip).filter(bool)


def read(text: str, game: str | None = None) -> tuple[Deck | None, list[Problem]]:
    table, problems = read_table(Source("cards.csv", text))
    assert table is not None, problems
    return read_cards_table(table, "mine", "Mine", game)


@pytest.mark.parametrize("name", deck_names())
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_shipped_decks_come_back(name: str, separator: str) -> None:
    deck = shipped(name)
    made, problems = read(write_cards_table(deck, separator))
    assert made is not None, problems
    assert (made.cards, made.start, made.game) == (deck.cards, deck.start, deck.game)


@settings(max_examples=30)
@given(TEXTS, TEXTS)
def test_any_names_come_back(one: str, other: str) -> None:
    cards = (
        Card("=1+1", Shape.parse("##/#."), name={"en": one, "de": other}, note={"de": other}, copies=20),
        Card("P02", Shape.parse("#"), name={"en": one, "de": one}, fabric=PlacedName("dots")),
    )
    text = write_cards_table(replace(doodle_deck({"en": "Two"}), cards=cards))
    table, _ = decode_table(text.encode("utf-16"), "cards.csv")
    assert table is not None
    made, _ = read_cards_table(table, "two", None, None)
    assert made is not None
    assert made.cards == cards


def test_what_people_write() -> None:
    deck, problems = read(
        "ID;Shape;Start;Name;Name DE;Flip;Cuts;Mine\n"
        "P01;##./.##/.#.;;Apple;Apfel;WAHR;## #./##;hello\n"
        "P02;#;nein;;;0;-;\n"
        "S01;###/#.#/#.#;ja;Gate;;;;\n"
    )
    assert deck is not None, problems
    first, second = deck.cards
    assert (first.name, first.shown_cuts) == (
        {**dict.fromkeys(title_languages(), "Apple"), "de": "Apfel"},
        (Shape.parse("##"), Shape.parse("#./##")),
    )
    assert (second.name, second.shape.size) == ({}, 1)
    assert [card.name for card in deck.start] == [dict.fromkeys(title_languages(), "Gate")]
    (own,) = [problem for problem in problems if problem.code == "unknown-key"]
    assert (own.line, own.column, own.is_error) == (1, 39, False)
    assert not [problem for problem in problems if problem.code == "uncuttable"]


def test_prices_make_a_patchwork_deck() -> None:
    text = "id,shape,cost,time,income\nA,##,2,1,0\n"
    deck, _ = read(text)
    assert deck is not None
    assert deck.game.id == "patchwork"
    deck, problems = read(text, "doodle")
    assert deck is None
    assert {problem.code for problem in problems if problem.is_error} == {"other-game"}


@pytest.mark.parametrize(
    ("text", "where", "code"),
    [
        ("id,shape\nP01,##\nP01,###\n", (3, 1), "duplicate-id"),
        ("id,size,shape\nP01,3,##\n", (2, 5), "wrong-size"),
        ('id,shape\nP01,"##\n#q"\n', (2, 5), "unknown-character"),
        ("id,shape\n,##\n", (2, 2), "missing-key"),
        ("id,shape\nP01,##,extra\n", (2, 8), "syntax"),
        ("id,id,shape\nP01,P01,##\n", (1, 4), "duplicate-key"),
        ("id,shape,copies\nP01,##,21\n", (2, 8), "out-of-range"),
        ("id,shape,flip\nP01,##,maybe\n", (2, 8), "wrong-type"),
        ("id,shape,cuts\nP01,###,##/#\n", (2, 9), "illegal-cut"),
        ("id,shape\n", (1, 1), "missing-key"),
        ("", (1, 1), "empty-file"),
    ],
)
def test_problems_point_into_the_table(text: str, where: tuple[int, int], code: str) -> None:
    deck, problems = read(text)
    assert deck is None
    errors = [(problem.line, problem.column, problem.code) for problem in problems if problem.is_error]
    assert (*where, code) in errors
