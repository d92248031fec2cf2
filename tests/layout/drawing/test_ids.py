"""Ids that differ only by small letters are told apart wherever they are printed."""

from __future__ import annotations

import quiltsmith as qs
from quiltsmith.layout.cards.card_frame import CardMeasures, corners
from quiltsmith.layout.drawing.deck_fabrics import case_collisions
from quiltsmith.layout.tiles.tile_pieces import TileLabels
from quiltsmith.style.theme import Ink
from tests.layout.samples import style


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
