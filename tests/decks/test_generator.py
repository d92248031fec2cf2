"""Generated decks: they meet their wishes, are drawn fairly, and never change."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.generator import generate_deck
from quiltsmith.decks.reader import read_deck
from quiltsmith.decks.wishes import BoundingBox, DeckWishes, WishError
from quiltsmith.decks.writer import write_deck
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.reader import find_game, load_game
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.polyominoes import free_polyominoes
from quiltsmith.geometry.shape import Shape

HALF = Fraction(1, 2)


def test_a_thousand_seeds_give_clean_decks() -> None:
    seen = set()
    used: set[Shape] = set()
    for seed in range(1000):
        deck = new_deck(DeckWishes(cards=30, starts=10), seed)
        patches, starts = free_shapes(deck.cards), free_shapes(deck.start)
        assert len(set(patches)) == 30
        assert len(set(starts)) == 10
        assert {shape.size for shape in starts} == {doodle().start_size}
        seen.add((frozenset(patches), frozenset(starts)))
        used.update(patches, starts)
    assert len(seen) == 1000
    assert all(doodle().board.holds(shape) and not shape.holes() for shape in used)
    # 1 + 1 + 2 + 5 + 12 + 35 + 107: in so many decks every shape of 1 to 7 spaces without a hole turns up.
    assert len(used) == 163


@pytest.mark.parametrize("wishes", [DeckWishes(), DeckWishes(chiral=Fraction(2, 5), max_box=BoundingBox(5, 4))])
def test_decks_are_read_back_without_a_problem(wishes: DeckWishes) -> None:
    for seed in range(50):
        deck = new_deck(wishes, seed)
        assert read_deck(Source("new.yaml", write_deck(deck))) == (deck, [])


def test_decks_of_a_seed_never_change() -> None:
    small = new_deck(DeckWishes(sizes={3: 1, 4: 8, 5: 2}, starts=2, chiral=HALF), 7)
    assert " ".join(str(card.shape) for card in (*small.cards, *small.start)) == (
        "### .#/##/.# .##/##. #./##/#. #/#/#/# #./#./## ###/#.. "
        "##/## ##./.## #./##/#./#. ..#/###/.#. ###/..#/..#/..#/..# #../#../##./.#./.##"
    )
    decks = [new_deck(DeckWishes(chiral=Fraction(seed, 9)), seed) for seed in range(10)]
    drawn = "".join(f"{card.id} {card.shape}\n" for deck in decks for card in (*deck.cards, *deck.start))
    assert sha256(drawn.encode()).hexdigest() == "b69cf4b65e52c044a886c3a7a4657a93b601e54efe4fc2cd10543b6d9284ab50"


SIZES = st.dictionaries(st.integers(1, 7), st.integers(1, 12), min_size=1, max_size=4)
BOXES = st.none() | st.builds(BoundingBox, st.integers(1, 7), st.integers(1, 7))
SHARES = st.none() | st.fractions(0, 1, max_denominator=20)
WISHES = st.builds(
    DeckWishes,
    starts=st.integers(0, 12),
    sizes=SIZES.map(lambda sizes: dict(sorted(sizes.items()))),
    chiral=SHARES,
    max_box=BOXES,
    cuttable=st.booleans(),
    no_duplicates=st.booleans(),
)


@given(WISHES, st.integers(0, 1000))
@settings(max_examples=60)
def test_decks_meet_their_wishes_or_there_is_none(wishes: DeckWishes, seed: int) -> None:
    assert wishes.sizes is not None
    cards = sum(wishes.sizes.values())
    try:
        deck = new_deck(wishes, seed)
    except WishError:
        assert not is_possible(wishes)
        return
    assert is_possible(wishes)
    patches = free_shapes(deck.cards)
    assert Counter(shape.size for shape in patches) == wishes.sizes
    assert all(is_allowed(shape, wishes) for shape in patches)
    if wishes.chiral is not None:
        assert abs(sum(shape.is_chiral() for shape in patches) - wishes.chiral * cards) <= HALF
    if wishes.no_duplicates:
        assert len(set(patches)) == cards
    assert len(set(free_shapes(deck.start))) == len(deck.start) == wishes.starts
    assert [card.id for card in deck.cards] == [f"P{number:02}" for number in range(1, cards + 1)]


def test_unavoidable_repeats_are_spread_evenly() -> None:
    for seed in range(20):
        used = Counter(free_shapes(new_deck(DeckWishes(sizes={4: 8}), seed).cards))
        assert sorted(used.values()) == [1, 1, 2, 2, 2]


def test_repeats_are_few_and_even_with_a_chiral_share_too() -> None:
    for seed in range(20):
        wishes = DeckWishes(sizes={4: 10, 5: 10}, chiral=HALF)
        used = Counter(free_shapes(new_deck(wishes, seed).cards))
        # All 5 tetrominoes come twice, so the 6 other cards of size 5 that are chiral need no repeat.
        assert {used[shape] for shape in free_polyominoes(4)} == {2}
        assert max(used[shape] for shape in free_polyominoes(5)) == 1


def test_shapes_are_equally_likely() -> None:
    decks = 2400
    used: Counter[Shape] = Counter()
    for seed in range(decks):
        used.update(free_shapes(new_deck(DeckWishes(starts=0, sizes={5: 3}), seed).cards))
    expected = decks * 3 / 12
    # Of 12 shapes 3 are drawn without repeats, which makes counts vary less than independent draws do.
    statistic = sum((used[shape] - expected) ** 2 / expected for shape in free_polyominoes(5)) * 11 / 9
    # 31.3 is exceeded by one fair generator in a thousand (11 degrees of freedom).
    assert statistic < 31.3


def test_whole_decks_with_a_chiral_share_are_equally_likely() -> None:
    wishes = DeckWishes(starts=0, sizes={4: 2, 5: 2}, chiral=HALF)
    seen = Counter(frozenset(free_shapes(new_deck(wishes, seed).cards)) for seed in range(5520))
    # 2 chiral and 3 other tetrominoes, 6 and 6 pentominoes: 3·15 + 2·3·6·6 + 15 decks have 2 chiral patches.
    assert len(seen) == 276
    # 353 is exceeded by one fair generator in a thousand (275 degrees of freedom).
    assert sum((count - 20) ** 2 / 20 for count in seen.values()) < 353


def test_orientations_are_equally_likely() -> None:
    seen: Counter[Shape] = Counter()
    for seed in range(1600):
        wishes = DeckWishes(starts=0, sizes={4: 1}, chiral=Fraction(1), max_box=BoundingBox(2, 3))
        (card,) = new_deck(wishes, seed).cards
        seen[card.shape] += 1
    for shape in free_polyominoes(4):
        if shape.is_chiral():
            turned = [seen[orientation] for orientation in shape.orientations()]
            expected = sum(turned) / len(turned)
            # 24.3 is exceeded by one fair generator in a thousand (7 degrees of freedom).
            assert sum((count - expected) ** 2 / expected for count in turned) < 24.3
    assert len(seen) == 12


def test_the_title_is_the_id_where_none_is_given() -> None:
    assert generate_deck(DeckWishes(), doodle(), 1, "mine").title == {"en": "mine", "de": "mine"}
    assert generate_deck(DeckWishes(), doodle(), 1, "mine", "Mine!").title == {"en": "Mine!", "de": "Mine!"}


def test_many_cards_have_longer_ids() -> None:
    ids = [card.id for card in new_deck(DeckWishes(cards=120), 1).cards]
    assert (ids[0], ids[-1]) == ("P001", "P120")


def is_allowed(shape: Shape, wishes: DeckWishes) -> bool:
    box = wishes.max_box or BoundingBox(9, 9)
    fits = any(turn.rows <= box.rows and turn.columns <= box.columns for turn in shape.orientations())
    return fits and shape.holes() == 0 and (not wishes.cuttable or bool(legal_cuts(shape)))


def is_possible(wishes: DeckWishes) -> bool:
    """Try all numbers of chiral patches, size by size."""
    assert wishes.sizes is not None
    reachable = {0}
    for size, count in wishes.sizes.items():
        allowed = [shape.is_chiral() for shape in free_polyominoes(size) if is_allowed(shape, wishes)]
        chiral, others = sum(allowed), len(allowed) - sum(allowed)
        if not wishes.no_duplicates:
            chiral, others = chiral * count, others * count
        numbers = [number for number in range(count + 1) if number <= chiral and count - number <= others]
        reachable = {before + number for before in reachable for number in numbers}
    if wishes.chiral is None:
        return bool(reachable)
    return int(wishes.chiral * sum(wishes.sizes.values()) + HALF) in reachable


def free_shapes(cards: tuple[Card, ...]) -> list[Shape]:
    return [card.shape.canonical() for card in cards]


def new_deck(wishes: DeckWishes, seed: int) -> Deck:
    return generate_deck(wishes, doodle(), seed, f"deck-{seed}")


def doodle() -> DoodleGame:
    path = find_game("doodle")
    assert path is not None
    game, _ = load_game(path)
    assert isinstance(game, DoodleGame)
    return game
