"""Names and notes under patches: one size for all, in the print's language, never over something else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Card
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.cards.card_document import card_leaves, printed_cards
from quiltsmith.layout.cards.card_frame import SAFE, CardMeasures
from quiltsmith.scene.elements import Page
from quiltsmith.scene.extents import placed_texts
from quiltsmith.scene.text import TextFitError
from quiltsmith.style.sizes import CARD_SIZES
from tests.layout.samples import LANGUAGES, deck, style
from tests.layout.tidy import assert_tidy, words_of

LONG = "Der alte Schuppen hinter dem Obstgarten"
NOTE = "Whoever draws this patch may water the garden, or the neighbour's, before the next roll."
CARDS = (
    Card("P01", Shape.parse("##./.##/.#."), name={"en": "Apple tree", "de": LONG}, note={"en": NOTE}, copies=3),
    Card("P02", Shape.parse("###"), name={"de": "Hecke"}),
    Card("P03", Shape.parse("#####")),
)


def fronts(size: str, language: str, cards: tuple[Card, ...] = CARDS) -> list[Page]:
    card = CARD_SIZES[size]
    named = replace(deck("meadow"), cards=cards, start=())
    leaves = card_leaves(named, style(language=language), CardMeasures(card.width, card.height), with_cuts=True)
    return [Page(card.width, card.height, leaf.front.items, leaf.label) for leaf in leaves]


@pytest.mark.parametrize("size", CARD_SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_are_tidy_on_every_size(size: str, language: str) -> None:
    pages = fronts(size, language)
    for page in pages:
        assert_tidy(page, SAFE)
    assert ("Der alte" if language == "de" else "Apple tree") in words_of(pages[0])
    names = {
        placed.text.size
        for page in pages
        for placed in placed_texts(page)
        if placed.text.text in ("Apple tree", "Hecke")
    }
    assert len(names) == 1


def test_copies_of_a_card_stand_together() -> None:
    assert [page.label for page in fronts("poker", "en")] == ["P01", "P01", "P01", "P02", "P03"]
    assert len(printed_cards(deck("meadow").everything)) == 40


def test_texts_that_nobody_could_read_are_refused() -> None:
    word = replace(CARDS[0], name={"en": "W" * 40})
    with pytest.raises(TextFitError):
        fronts("mini", "en", (word,))


def test_cards_without_captions_keep_their_room() -> None:
    plain = tuple(replace(card, name={}, note={}) for card in CARDS)
    assert words_of(fronts("poker", "en", plain)[3]) != words_of(fronts("poker", "en")[3])
    assert "Hecke" not in words_of(fronts("poker", "en", plain)[3])


def test_long_names_become_small_before_they_are_refused() -> None:
    name = "Donaudampfschifffahrtsgesellschaftskapitän"
    (page,) = fronts("poker", "en", (replace(CARDS[0], name={"en": name}, note={}, copies=1),))
    assert_tidy(page, SAFE)
    assert name in words_of(page)


@pytest.mark.parametrize("size", CARD_SIZES)
def test_large_print_has_larger_letters(size: str) -> None:
    card, look = CARD_SIZES[size], style(language="de")
    named = replace(deck("meadow"), cards=CARDS, start=())

    def sizes(is_large: bool) -> dict[str, float]:
        measures = CardMeasures(card.width, card.height, is_large=is_large)
        leaf = card_leaves(named, look, measures, with_cuts=True)[3]
        page = Page(card.width, card.height, leaf.front.items)
        assert_tidy(page, SAFE)
        return {placed.text.text: placed.text.size for placed in placed_texts(page)}

    usual, large = sizes(is_large=False), sizes(is_large=True)
    assert large["3"] > usual["3"] * 1.3
    assert large["P02"] > usual["P02"] * 1.2
    assert all(large[text] >= usual[text] for text in usual if text in large)
