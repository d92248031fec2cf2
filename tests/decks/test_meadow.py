"""The shipped deck for doodle keeps what its comments and the issue promise."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.deck_reader import load_deck
from quiltsmith.decks.shape_pool import free_polyominoes
from quiltsmith.formats.library import PATCHES, shipped_folder
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.cuts import cut_pieces
from tests.conftest import Command


@pytest.fixture(scope="module")
def path() -> Path:
    return shipped_folder(PATCHES) / "meadow.yaml"


@pytest.fixture(scope="module")
def meadow(path: Path) -> Deck:
    deck, problems = load_deck(path)
    assert deck is not None
    assert problems == ()
    return deck


def test_it_has_the_cards_that_the_game_asks_for(meadow: Deck) -> None:
    assert isinstance(meadow.game, DoodleGame)
    assert [card.id for card in meadow.cards] == [f"P{number:02}" for number in range(1, meadow.game.cards + 1)]
    assert [card.id for card in meadow.start] == [
        f"S{number:02}" for number in range(1, meadow.game.start_cards + 1)
    ]
    assert {card.shape.size for card in meadow.start} == {meadow.game.start_size}


def test_sizes_are_sorted_and_most_are_four_to_six(meadow: Deck) -> None:
    sizes = [card.shape.size for card in meadow.cards]
    assert sizes == sorted(sizes)
    assert Counter(sizes) == {1: 1, 2: 1, 3: 2, 4: 5, 5: 8, 6: 8, 7: 5}
    assert sum(sizes) == 152


def test_no_free_shape_comes_twice_not_even_as_a_start(meadow: Deck) -> None:
    shapes = Counter(card.shape.canonical() for card in (*meadow.cards, *meadow.start))
    assert max(shapes.values()) == 1


def test_every_shape_is_one_piece_without_holes(meadow: Deck) -> None:
    for card in (*meadow.cards, *meadow.start):
        assert card.shape.is_connected(), card.id
        assert card.shape.holes() == 0, card.id


def test_chiral_and_symmetric_patches_are_mixed(meadow: Deck) -> None:
    assert _chiral(meadow.cards) == 11
    assert _chiral(meadow.start) == 6


def test_only_the_single_space_cannot_be_cut(meadow: Deck) -> None:
    assert [card.id for card in meadow.cards if not cut_pieces(card.shape)] == ["P01"]
    assert sum(bool(card.shown_cuts) for card in meadow.cards) >= 5


def test_the_comments_on_the_choice_are_true(meadow: Deck) -> None:
    chosen = {card.shape.canonical() for card in meadow.cards}
    assert set(free_polyominoes(4)) <= chosen
    left_out = [str(shape) for shape in free_polyominoes(5) if shape not in chosen]
    assert left_out == ["##/#./#./#.", "##./.#./.##", "#./##/#./#.", "#/#/#/#/#"]
    assert max(max(card.shape.rows, card.shape.columns) for card in meadow.cards) == 4
    assert max(max(card.shape.rows, card.shape.columns) for card in meadow.start) == 5


def test_the_file_shows_its_shapes_and_names_every_patch(path: Path, meadow: Deck) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert lines[0] == "# yaml-language-server: $schema=../templates/schemas/deck.schema.json"
    names = [line.partition("#")[2].strip() for line in lines if line.startswith("  - id:")]
    assert len(names) == len(set(names)) == len(meadow.cards) + len(meadow.start)
    assert all(names)
    assert sum(line == "    shape: |" for line in lines) == len(names)
    assert dict(meadow.title) == {"en": "Meadow", "de": "Wiese"}


def test_it_is_clean_even_for_the_strict(quiltsmith: Command) -> None:
    result = quiltsmith("deck", "check", "--strict", "meadow")
    assert (result.code, result.err) == (0, "")
    assert result.out == "meadow: 30 patches and 10 start cards for doodle, no problems\n"


def test_it_is_clean_from_standard_input_as_well(quiltsmith: Command, path: Path) -> None:
    result = quiltsmith("deck", "check", "--strict", "-", stdin=path.read_bytes())
    assert (result.code, result.out) == (0, "<stdin>: 30 patches and 10 start cards for doodle, no problems\n")


def _chiral(cards: tuple[Card, ...]) -> int:
    return sum(card.shape.is_chiral() for card in cards)
