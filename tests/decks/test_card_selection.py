"""Cards chosen by ids, ranges and patterns."""

from __future__ import annotations

import pytest

from quiltsmith.decks.card_selection import chosen_cards, split_ids
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import read_deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.source import Source

TEXT = """\
deck: odd
game: doodle
cards:
  - {id: P01, size: 1, shape: "#"}
  - {id: P02, size: 2, shape: "##"}
  - {id: P03, size: 3, shape: "###"}
  - {id: P-4, size: 4, shape: "####"}
  - {id: a, size: 5, shape: "#####"}
  - {id: A, size: 6, shape: "######"}
start:
  - {id: S01, size: 7, shape: "###/###/#.."}
"""


def deck() -> Deck:
    made, _ = read_deck(Source("odd.yaml", TEXT))
    assert made is not None
    return made


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("P02", "P02"),
        ("S01, P01 P01", "S01 P01"),
        ("P01-P03", "P01 P02 P03"),
        ("p03-p01", "P01 P02 P03"),
        ("P03-P-4", "P03 P-4"),
        ("P-4", "P-4"),
        ("P-4-S01", "P-4 a A S01"),
        ("P0*", "P01 P02 P03"),
        ("s*,p?2", "S01 P02"),
        ("a", "a"),
        ("A", "A"),
        ("*", "P01 P02 P03 P-4 a A S01"),
    ],
)
def test_words_stand_for_cards(text: str, ids: str) -> None:
    assert [card.id for card in chosen_cards(deck(), split_ids(text))] == ids.split()


def test_all_words_that_stand_for_none_are_told() -> None:
    with pytest.raises(QuiltsmithError) as caught:
        chosen_cards(deck(), split_ids("P02,P09,X*,P01-P33,tokns,[a]*"), ["tokens"])
    assert str(caught.value).split("\n") == [
        "there is no card `P09` in odd; did you mean `P03`?",
        "no card of odd is like `X*`; its cards are called P01, P02, …, S01",
        "there is no card `P01-P33` in odd; did you mean `P03`?",
        "there is no card `tokns` in odd; did you mean `tokens`?",
        "no card of odd is like `[a]*`; its cards are called P01, P02, …, S01 (only=)",
    ]


@pytest.mark.parametrize("words", [[], ["P01"] * 1001, ["-" * 100_000]])
def test_nothing_and_too_much_are_refused(words: list[str]) -> None:
    with pytest.raises(QuiltsmithError):
        chosen_cards(deck(), words)
