"""Decks as YAML: what is written reads back as the same deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.deck_reader import deck_names, find_deck, load_deck, read_deck
from quiltsmith.decks.deck_writer import write_deck
from quiltsmith.formats.source import PlacedName, Source
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.geometry.shape import Shape

PRINTABLE = st.characters(exclude_categories=("C", "Z"))
CARD_IDS = st.text(PRINTABLE, min_size=1, max_size=16).filter(lambda text: not set(text) & set("#:/,[]{}"))
TITLES = st.text(PRINTABLE | st.just(" "), min_size=1, max_size=80).filter(
    lambda text: text == text.strip() and text.isprintable()
)


def test_a_doodle_deck_in_full() -> None:
    deck = replace(
        doodle_deck({"en": "Two", "de": "Zwei"}),
        cards=(
            Card("P01", Shape.parse("#")),
            Card("P02", Shape.parse("##/#.")),
            Card("P03", Shape.parse("##./.##"), shown_cuts=(Shape.parse("##"), Shape.parse("#./##"))),
        ),
        start=(Card("S01", Shape.parse("###/#.#/#.#"), is_start=True),),
    )
    assert write_deck(deck, ["Made by hand.", "", "\x07line\nbreak"]) == (
        "# Made by hand.\n"
        "#\n"
        "# ?line?break\n"
        "deck: two\n"
        "title: {en: Two, de: Zwei}\n"
        "game: doodle\n"
        "cards:\n"
        "  # 1 space: 1 card, none chiral\n"
        '  - {id: P01, size: 1, cuts: [], shape: "#"}\n'
        "  # 3 spaces: 1 card, none chiral\n"
        '  - {id: P02, size: 3, shape: "##/#."}\n'
        "  # 4 spaces: 1 card, 1 chiral\n"
        '  - {id: P03, size: 4, flip: true, cuts: ["##", "#./##"], shape: "##./.##"}\n'
        "start:\n"
        '  - {id: S01, size: 7, shape: "###/#.#/#.#"}\n'
    )
    assert reread(deck) == deck


def test_what_is_only_printed_comes_back_equal() -> None:
    card = Card(
        "P01",
        Shape.parse("##/#."),
        name={"en": "Hedge", "de": "Hecke"},
        note={"en": 'no: "yes"'},
        fabric=PlacedName("dots"),
        copies=3,
    )
    deck = replace(doodle_deck({"en": "Two", "de": "Zwei"}), cards=(card,))
    assert (
        '{id: P01, size: 3, name: {en: Hedge, de: Hecke}, note: {en: "no: \\"yes\\""}, fabric: dots, copies: 3, '
        'shape: "##/#."}'
    ) in write_deck(deck)
    assert reread(deck) == deck


@pytest.mark.parametrize("name", deck_names())
def test_shipped_decks_come_back_equal(name: str) -> None:
    path = find_deck(name)
    assert path is not None
    deck, _ = load_deck(path)
    assert deck is not None
    assert reread(deck) == deck


@given(
    st.dictionaries(st.sampled_from(["en", "de"]), TITLES, min_size=1), st.sets(CARD_IDS, min_size=1, max_size=4)
)
def test_any_title_and_ids_come_back_equal(title: dict[str, str], ids: set[str]) -> None:
    cards = tuple(Card(card_id, Shape.parse("#" * size)) for size, card_id in enumerate(sorted(ids), 1))
    deck = replace(doodle_deck(title), cards=cards)
    assert reread(deck) == deck


@pytest.mark.parametrize(
    "word", ["null", "~", "yes", "12", "1e3", "0x1", "- a", "a: b", "a #b", "'", '"', "\\", "é"]
)
def test_words_that_yaml_takes_for_something_else_stay_text(word: str) -> None:
    deck = doodle_deck({"en": word, "de": word})
    assert reread(deck) == deck


def test_a_rebalanced_deck_is_written_out_whole(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("deck: mine\nbase: classic\noverride: {Q: {cost: 4}}\n")
    deck, _ = load_deck(path)
    assert deck is not None
    text = write_deck(deck)
    assert (
        '  - {id: Q, size: 6, cost: 4, time: 6, income: 2, shape: ".#./###/#.#"}  # was cost 3, time 6, income 2\n'
    ) in text
    whole = tuple(replace(card, original_price=None) for card in deck.cards)
    assert reread(deck) == replace(deck, base=None, cards=whole)


def test_a_game_of_ones_own_is_named_by_its_path(tmp_path: Path) -> None:
    shipped = find_game("doodle")
    assert shipped is not None
    own = tmp_path / "my game.yaml"
    own.write_text(shipped.read_text().replace("game: doodle", "game: mine"))
    game, _ = load_game(own)
    assert game is not None
    deck = replace(doodle_deck({"en": "Two"}), game=game)
    back, _ = read_deck(Source("two.yaml", write_deck(deck, game="./my game.yaml"), tmp_path))
    assert back == deck


def reread(deck: Deck) -> Deck | None:
    back, _ = read_deck(Source("written.yaml", write_deck(deck)))
    return back


def doodle_deck(title: dict[str, str]) -> Deck:
    path = find_game("doodle")
    assert path is not None
    game, _ = load_game(path)
    assert game is not None
    return Deck("two", title, game, (Card("P01", Shape.parse("##/#.")),))
