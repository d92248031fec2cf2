"""What changed between two decks."""

from __future__ import annotations

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_diff import diff_decks
from quiltsmith.decks.deck_reader import read_deck
from quiltsmith.formats.source import Source


def deck(*cards: str, name: str = "mine") -> Deck:
    text = f"deck: {name}\ngame: doodle\ncards:\n" + "".join(f"  - {{{card}}}\n" for card in cards)
    found, problems = read_deck(Source("deck.yaml", text))
    assert found is not None, problems
    return found


ANGLE, BAR, SQUARE = (
    'id: P01, size: 3, shape: "##/#."',
    'id: P02, size: 3, shape: "###"',
    'size: 4, shape: "##/##"',
)


def test_equal_decks_have_no_difference() -> None:
    assert not diff_decks(deck(ANGLE, BAR), deck(ANGLE, BAR))


def test_cards_come_and_go() -> None:
    diff = diff_decks(deck(ANGLE, BAR), deck(ANGLE, f"id: P03, {SQUARE}"))
    assert [card.id for card in diff.added] == ["P03"]
    assert [card.id for card in diff.removed] == ["P02"]
    assert (diff.changed, diff.renamed) == ((), ())


def test_a_card_with_another_id_is_renamed_and_not_lost() -> None:
    diff = diff_decks(deck(ANGLE, BAR), deck(ANGLE, 'id: P09, size: 3, shape: "#/#/#", name: Bar'))
    [change] = diff.renamed
    assert (change.before.id, change.after.id, change.is_redrawn) == ("P02", "P09", False)
    assert set(change.values) == {"shape", "name"}
    assert (diff.added, diff.removed) == ((), ())


def test_two_like_cards_are_not_guessed_about() -> None:
    diff = diff_decks(
        deck(f"id: A1, {SQUARE}", f"id: A2, {SQUARE}"), deck(f"id: B1, {SQUARE}", f"id: B2, {SQUARE}")
    )
    assert (len(diff.added), len(diff.removed), diff.renamed) == (2, 2, ())


def test_a_redrawn_card_is_told_from_a_turned_one() -> None:
    turned, redrawn = 'id: P01, size: 3, shape: "#./##"', 'id: P01, size: 3, shape: "###"'
    assert [one.is_redrawn for one in diff_decks(deck(ANGLE), deck(turned)).changed] == [False]
    assert [one.is_redrawn for one in diff_decks(deck(ANGLE), deck(redrawn)).changed] == [True]


def test_scripts_get_values_before_and_after() -> None:
    record = diff_decks(deck(ANGLE), deck(f"{ANGLE}, copies: 2", name="yours")).to_json()
    assert record["deck"]["deck"] == {"before": "mine", "after": "yours"}
    assert record["changed"] == [{"id": "P01", "changes": {"copies": {"before": 1, "after": 2}}}]
