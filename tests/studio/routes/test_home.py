"""The first page's list: what each file is called, and how many errors it has, in the words of the other pages."""

from __future__ import annotations

import pytest

from tests.studio.servers import RunningStudio


@pytest.mark.parametrize(
    ("language", "deck", "errors"), [("en", "Meadow", "5 errors"), ("de", "Wiese", "5 Fehler")], ids=["en", "de"]
)
def test_decks_of_deals_and_errors_have_their_names_in_the_language_of_the_page(
    studio: RunningStudio, language: str, deck: str, errors: str
) -> None:
    files = {one["name"]: one for one in studio.get("/api/home", language).json["files"]}
    assert files["deal.yaml"]["about"] == deck
    assert files["five-mistakes.txt"]["verdict"] == errors


def test_a_deal_of_a_deck_of_ones_own_names_its_file(studio: RunningStudio) -> None:
    deal = (studio.folder / "deal.yaml").read_text(encoding="utf-8")
    (studio.folder / "own-deal.yaml").write_text(deal.replace("deck: meadow", "deck: own.yaml"), encoding="utf-8")
    files = {one["name"]: one for one in studio.get("/api/home").json["files"]}
    assert files["own-deal.yaml"]["about"] == "own.yaml"
