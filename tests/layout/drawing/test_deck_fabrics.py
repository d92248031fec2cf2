"""Fabrics of patches: in turn, or as cards name them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

import quiltsmith as qs
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.source import PlacedName, Source
from quiltsmith.games.sheets.drawn_board import PlacedPiece
from quiltsmith.layout.cards.card_frame import CardMeasures, corners
from quiltsmith.layout.drawing.deck_fabrics import (
    card_fabrics,
    case_collisions,
    chosen_fabrics,
    deal_fabrics,
    laid_fabrics,
    special_fabric,
)
from quiltsmith.layout.tiles.tile_pieces import TileLabels
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import theme_names
from tests.layout.samples import style


@pytest.mark.parametrize("name", theme_names())
def test_neighbours_have_different_fabrics(name: str) -> None:
    fabrics = deal_fabrics(40, style(name))
    for columns in range(1, 8):
        assert all(one != other for one, other in zip(fabrics, fabrics[columns:], strict=False))
    assert fabrics == deal_fabrics(40, style(name))
    assert fabrics != deal_fabrics(40, style(name, seed=1))


def test_a_named_fabric_is_taken_and_the_others_stay() -> None:
    chosen = chosen_fabrics([None, PlacedName("Hearts"), None], style())
    dealt = deal_fabrics(3, style())
    assert (chosen[0], chosen[2]) == (dealt[0], dealt[2])
    assert chosen[1].pattern == "hearts"


def test_laid_pieces_keep_the_fabric_of_their_cards_beside_equal_ones_too() -> None:
    deck = qs.load_deck("meadow")
    own = card_fabrics(deck, style())
    one, other = next((one, other) for one in own for other in own if one < other and own[one] == own[other])
    pieces = [
        PlacedPiece("A", ((0, 0), (0, 1)), one),
        PlacedPiece("B", ((1, 0), (1, 1)), other),
        PlacedPiece("C", ((2, 0),)),
    ]
    assert laid_fabrics(pieces, deck, style()) == [own[one], own[one], special_fabric(style().theme)]


def test_pieces_of_unknown_cards_differ_from_their_neighbours() -> None:
    pieces = [PlacedPiece(letter, ((row, 0), (row, 1))) for row, letter in enumerate("ABCD")]
    found = laid_fabrics(pieces, None, style())
    assert all(one != other for one, other in pairwise(found))


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("name", theme_names())
def test_no_card_has_the_fabric_of_special_patches(name: str, ink: Ink) -> None:
    theme = style(name, ink=ink).theme
    assert special_fabric(theme) not in theme.fabrics


def test_a_name_means_the_same_fabric_in_every_ink() -> None:
    look = style()
    mono = replace(look, theme=look.theme.in_ink(Ink.MONO))
    assert chosen_fabrics([PlacedName("stars")], mono)[0].pattern == "stars"


def test_all_unknown_names_are_problems_of_the_deck() -> None:
    source = Source("mine.yaml", "one\nfabric: hartz\n")
    wishes = [PlacedName("hartz", source.place(2, 9, 5)), None, PlacedName("plaid")]
    with pytest.raises(QuiltsmithError) as caught:
        chosen_fabrics(wishes, style())
    first, second = str(caught.value).split("\n")
    assert first == "mine.yaml:2:9: error: there is no fabric `hartz` [unknown-name]; did you mean `hearts`?"
    assert second.startswith(
        "a deck:1:1: error: there is no fabric `plaid` [unknown-name]; known here: dots, stripes,"
    )


def test_only_what_is_another_in_small_letters_is_marked() -> None:
    assert case_collisions(["A", "b", "S", "s", "P01", "p01"]) == {"s", "p01"}
    classic = qs.load_deck("classic")
    assert case_collisions(card.id for card in classic.cards) == set("abcdefg")


def test_marked_ids_look_different_on_cards_and_tiles() -> None:
    theme = style().theme
    card = next(card for card in qs.load_deck("classic").cards if card.id == "a")
    for marked, unmarked in (
        (TileLabels(20, theme, "button", frozenset("a")), TileLabels(20, theme, "button")),
        (TileLabels(20, style(ink=Ink.MONO).theme, "button", frozenset("a")), TileLabels(20, theme, "button")),
    ):
        assert len(marked.draw(card, card.shape)) == len(unmarked.draw(card, card.shape)) + 1
    plain, _ = corners("a", 5, CardMeasures(63, 88), theme)
    underlined, _ = corners("a", 5, CardMeasures(63, 88), theme, is_marked=True)
    assert len(underlined) == len(plain) + 1
