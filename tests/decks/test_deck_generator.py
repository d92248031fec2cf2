"""Generated decks: they meet their wishes, are drawn fairly, and never change."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.deck_generator import generate_deck, plan_deck
from quiltsmith.decks.deck_options import BoundingBox, DeckOptions, parse_box, parse_share, parse_sizes
from quiltsmith.decks.deck_reader import read_deck
from quiltsmith.decks.deck_writer import write_deck
from quiltsmith.decks.shape_pool import free_polyominoes
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game import Game, PadDefaults
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.shape import Shape

HALF = Fraction(1, 2)


def test_a_thousand_seeds_give_clean_decks() -> None:
    seen = set()
    used: set[Shape] = set()
    for seed in range(1000):
        deck = new_deck(DeckOptions(cards=30, starts=10), seed)
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


@pytest.mark.parametrize("wishes", [DeckOptions(), DeckOptions(chiral=Fraction(2, 5), max_box=BoundingBox(5, 4))])
def test_decks_are_read_back_without_a_problem(wishes: DeckOptions) -> None:
    for seed in range(50):
        deck = new_deck(wishes, seed)
        assert read_deck(Source("new.yaml", write_deck(deck))) == (deck, [])


def test_decks_of_a_seed_never_change() -> None:
    small = new_deck(DeckOptions(sizes={3: 1, 4: 8, 5: 2}, starts=2, chiral=HALF), 7)
    assert " ".join(str(card.shape) for card in (*small.cards, *small.start)) == (
        "### .#/##/.# .##/##. #./##/#. #/#/#/# #./#./## ###/#.. "
        "##/## ##./.## #./##/#./#. ..#/###/.#. ###/..#/..#/..#/..# #../#../##./.#./.##"
    )
    decks = [new_deck(DeckOptions(chiral=Fraction(seed, 9)), seed) for seed in range(10)]
    drawn = "".join(f"{card.id} {card.shape}\n" for deck in decks for card in (*deck.cards, *deck.start))
    assert sha256(drawn.encode()).hexdigest() == "b69cf4b65e52c044a886c3a7a4657a93b601e54efe4fc2cd10543b6d9284ab50"


SIZES = st.dictionaries(st.integers(1, 7), st.integers(1, 12), min_size=1, max_size=4)
BOXES = st.none() | st.builds(BoundingBox, st.integers(1, 7), st.integers(1, 7))
SHARES = st.none() | st.fractions(0, 1, max_denominator=20)
WISHES = st.builds(
    DeckOptions,
    starts=st.integers(0, 12),
    sizes=SIZES.map(lambda sizes: dict(sorted(sizes.items()))),
    chiral=SHARES,
    max_box=BOXES,
    cuttable=st.booleans(),
    no_duplicates=st.booleans(),
)


@given(WISHES, st.integers(0, 1000))
@settings(max_examples=60)
def test_decks_meet_their_wishes_or_there_is_none(wishes: DeckOptions, seed: int) -> None:
    assert wishes.sizes is not None
    cards = sum(wishes.sizes.values())
    try:
        deck = new_deck(wishes, seed)
    except QuiltsmithError:
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
        used = Counter(free_shapes(new_deck(DeckOptions(sizes={4: 8}), seed).cards))
        assert sorted(used.values()) == [1, 1, 2, 2, 2]


def test_repeats_are_few_and_even_with_a_chiral_share_too() -> None:
    for seed in range(20):
        wishes = DeckOptions(sizes={4: 10, 5: 10}, chiral=HALF)
        used = Counter(free_shapes(new_deck(wishes, seed).cards))
        # All 5 tetrominoes come twice, so the 6 other cards of size 5 that are chiral need no repeat.
        assert {used[shape] for shape in free_polyominoes(4)} == {2}
        assert max(used[shape] for shape in free_polyominoes(5)) == 1


def test_shapes_are_equally_likely() -> None:
    decks = 2400
    used: Counter[Shape] = Counter()
    for seed in range(decks):
        used.update(free_shapes(new_deck(DeckOptions(starts=0, sizes={5: 3}), seed).cards))
    expected = decks * 3 / 12
    # Of 12 shapes 3 are drawn without repeats, which makes counts vary less than independent draws do.
    statistic = sum((used[shape] - expected) ** 2 / expected for shape in free_polyominoes(5)) * 11 / 9
    # 31.3 is exceeded by one fair generator in a thousand (11 degrees of freedom).
    assert statistic < 31.3


def test_whole_decks_with_a_chiral_share_are_equally_likely() -> None:
    wishes = DeckOptions(starts=0, sizes={4: 2, 5: 2}, chiral=HALF)
    seen = Counter(frozenset(free_shapes(new_deck(wishes, seed).cards)) for seed in range(5520))
    # 2 chiral and 3 other tetrominoes, 6 and 6 pentominoes: 3·15 + 2·3·6·6 + 15 decks have 2 chiral patches.
    assert len(seen) == 276
    # 353 is exceeded by one fair generator in a thousand (275 degrees of freedom).
    assert sum((count - 20) ** 2 / 20 for count in seen.values()) < 353


def test_orientations_are_equally_likely() -> None:
    seen: Counter[Shape] = Counter()
    for seed in range(1600):
        wishes = DeckOptions(starts=0, sizes={4: 1}, chiral=Fraction(1), max_box=BoundingBox(2, 3))
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
    assert generate_deck(DeckOptions(), doodle(), 1, "mine").title == dict.fromkeys(title_languages(), "mine")
    assert generate_deck(DeckOptions(), doodle(), 1, "mine", "Mine!").title == dict.fromkeys(
        title_languages(), "Mine!"
    )


def test_many_cards_have_longer_ids() -> None:
    ids = [card.id for card in new_deck(DeckOptions(cards=120), 1).cards]
    assert (ids[0], ids[-1]) == ("P001", "P120")


def is_allowed(shape: Shape, wishes: DeckOptions) -> bool:
    box = wishes.max_box or BoundingBox(9, 9)
    fits = any(turn.rows <= box.rows and turn.columns <= box.columns for turn in shape.orientations())
    return fits and shape.holes() == 0 and (not wishes.cuttable or bool(legal_cuts(shape)))


def is_possible(wishes: DeckOptions) -> bool:
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


def new_deck(wishes: DeckOptions, seed: int) -> Deck:
    return generate_deck(wishes, doodle(), seed, f"deck-{seed}")


def doodle() -> DoodleGame:
    path = find_game("doodle")
    assert path is not None
    game, _ = load_game(path)
    assert isinstance(game, DoodleGame)
    return game


class _Game(Game, frozen=True):
    """A game of no kind that wants nothing of a deck."""


@pytest.mark.parametrize(
    ("wishes", "sizes"),
    [
        (DeckOptions(), "1:1,2:1,3:2,4:5,5:8,6:8,7:5"),
        (DeckOptions(cards=40), "1:1,2:1,3:2,4:5,5:12,6:12,7:7"),
        (DeckOptions(cuttable=True), "2:1,3:2,4:5,5:9,6:8,7:5"),
        (DeckOptions(chiral=parse_share("100%")), "4:2,5:6,6:14,7:8"),
        (DeckOptions(chiral=parse_share("40%")), "1:1,2:1,3:1,4:5,5:9,6:8,7:5"),
        (DeckOptions(cards=163), "1:1,2:1,3:2,4:5,5:12,6:35,7:107"),
        (DeckOptions(cards=164), "1:1,2:1,3:2,4:5,5:13,6:35,7:107"),
        (DeckOptions(max_box=parse_box("2x2")), "1:7,2:7,3:8,4:8"),
    ],
)
def test_usual_sizes_need_no_shape_twice_while_there_are_enough(wishes: DeckOptions, sizes: str) -> None:
    assert plan_deck(wishes, plan_doodle()).sizes == parse_sizes(sizes)


def test_counts_come_from_the_game() -> None:
    plan = plan_deck(DeckOptions(), replace(plan_doodle(), cards=20, start_cards=4, start_size=5))
    assert sum(plan.sizes.values()) == 20
    assert (plan.starts, plan.start_pool.size) == (4, 5)


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        (
            DeckOptions(sizes={4: 8}, no_duplicates=True),
            "size 4 has only 5 shapes, but 8 are needed; ask for fewer of that size, or allow duplicates",
        ),
        (
            DeckOptions(sizes={4: 5}, chiral=parse_share("100%"), max_box=parse_box("3x2"), no_duplicates=True),
            (
                "size 4 has only 4 shapes in a box of 3x2, but 5 are needed; "
                "ask for fewer of that size, or allow duplicates\n"
                "size 4 has only 2 chiral shapes in a box of 3x2, but 5 are needed; "
                "ask for fewer chiral cards or larger sizes"
            ),
        ),
        (
            DeckOptions(sizes={3: 10}, chiral=parse_share("50%")),
            "size 3 has no chiral shape, but 5 are needed; ask for fewer chiral cards or larger sizes",
        ),
        (
            DeckOptions(sizes={3: 2, 4: 4, 5: 4}, chiral=parse_share("90%")),
            (
                "only 8 of the 10 cards can be chiral (size 3: 0, size 4: 4, size 5: 4), but 9 are needed; "
                "ask for fewer chiral cards or larger sizes"
            ),
        ),
        (
            DeckOptions(sizes={4: 4, 5: 11}, chiral=parse_share("0%"), no_duplicates=True),
            (
                "only 9 of the 15 cards can be non-chiral (size 4: 3, size 5: 6), but 15 are needed; "
                "ask for fewer non-chiral cards or other sizes"
            ),
        ),
        (
            DeckOptions(sizes={1: 2, 5: 3}, cuttable=True),
            "size 1 has no shape that can be cut, but 2 are needed; leave this size out, or wish for less",
        ),
        (
            DeckOptions(sizes={7: 3}, max_box=parse_box("3x2"), cuttable=True, chiral=parse_share("50%")),
            (
                "size 7 has no shape in a box of 3x2 that can be cut, but 3 are needed; "
                "leave this size out, or wish for less"
            ),
        ),
        (
            DeckOptions(cards=200, no_duplicates=True),
            (
                "there are only 163 shapes of 1 to 7 spaces, but 200 are needed; "
                "ask for fewer cards, or choose other sizes"
            ),
        ),
        (
            DeckOptions(max_box=parse_box("2x2"), chiral=parse_share("10%")),
            (
                "there is no chiral shape of 1 to 7 spaces in a box of 2x2, but 3 are needed; "
                "ask for fewer cards, or choose other sizes"
            ),
        ),
        (
            DeckOptions(max_box=parse_box("1x1"), no_duplicates=True),
            (
                "there is only 1 shape of 1 to 7 spaces in a box of 1x1, but 30 are needed; "
                "ask for fewer cards, or choose other sizes"
            ),
        ),
        (
            DeckOptions(starts=108),
            (
                "doodle starts with 7 spaces, a size that has only 107 shapes without a hole that fit "
                "the board of 9x9, but 108 different start cards are needed; ask for at most 107"
            ),
        ),
    ],
)
def test_impossible_wishes_are_explained(wishes: DeckOptions, reason: str) -> None:
    with pytest.raises(QuiltsmithError) as refused:
        plan_deck(wishes, plan_doodle())
    assert str(refused.value) == reason


def test_a_small_board_is_a_reason() -> None:
    small = replace(plan_doodle(), board=Board(2, 2), start_size=4, start_cards=1)
    with pytest.raises(QuiltsmithError) as refused:
        plan_deck(DeckOptions(sizes={5: 2}), small)
    assert str(refused.value) == (
        "size 5 has no shape without a hole that fits the board of 2x2, but 2 are needed; "
        "leave this size out, or wish for less"
    )


def test_a_huge_start_size_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match="a generated start patch has 1 to 10 spaces, not 12"):
        plan_deck(DeckOptions(), replace(plan_doodle(), start_size=12))


def plan_doodle() -> DoodleGame:
    path = find_game("doodle")
    assert path is not None
    game, _ = load_game(path)
    assert isinstance(game, DoodleGame)
    return game


def test_a_game_without_start_cards_gets_none() -> None:
    game = _Game("plain", {"en": "Plain"}, Board(9, 9), "meadow", 30, 0, "quilt", PadDefaults("classic", 6))
    plan = plan_deck(DeckOptions(), game)
    assert plan.starts == 0
    with pytest.raises(QuiltsmithError, match="plain has no start cards; ask for none"):
        plan_deck(DeckOptions(starts=3), game)
