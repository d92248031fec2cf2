"""The plan of a generated deck: usual sizes, and why wishes cannot be met."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.plan import plan_deck
from quiltsmith.decks.wishes import DeckWishes, WishError, parse_box, parse_share, parse_sizes
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.game import Game, UsualPad
from quiltsmith.games.reader import find_game, load_game
from quiltsmith.geometry.board import Board


class _Game(Game, frozen=True):
    """A game of no kind that wants nothing of a deck."""


@pytest.mark.parametrize(
    ("wishes", "sizes"),
    [
        (DeckWishes(), "1:1,2:1,3:2,4:5,5:8,6:8,7:5"),
        (DeckWishes(cards=40), "1:1,2:1,3:2,4:5,5:12,6:12,7:7"),
        (DeckWishes(cuttable=True), "2:1,3:2,4:5,5:9,6:8,7:5"),
        (DeckWishes(chiral=parse_share("100%")), "4:2,5:6,6:14,7:8"),
        (DeckWishes(chiral=parse_share("40%")), "1:1,2:1,3:1,4:5,5:9,6:8,7:5"),
        (DeckWishes(cards=163), "1:1,2:1,3:2,4:5,5:12,6:35,7:107"),
        (DeckWishes(cards=164), "1:1,2:1,3:2,4:5,5:13,6:35,7:107"),
        (DeckWishes(max_box=parse_box("2x2")), "1:7,2:7,3:8,4:8"),
    ],
)
def test_usual_sizes_need_no_shape_twice_while_there_are_enough(wishes: DeckWishes, sizes: str) -> None:
    assert plan_deck(wishes, doodle()).sizes == parse_sizes(sizes)


def test_counts_come_from_the_game() -> None:
    plan = plan_deck(DeckWishes(), replace(doodle(), cards=20, start_cards=4, start_size=5))
    assert sum(plan.sizes.values()) == 20
    assert (plan.starts, plan.start_pool.size) == (4, 5)


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        (
            DeckWishes(sizes={4: 8}, no_duplicates=True),
            "size 4 has only 5 shapes, but 8 are needed; ask for fewer of that size, or allow duplicates",
        ),
        (
            DeckWishes(sizes={4: 5}, chiral=parse_share("100%"), max_box=parse_box("3x2"), no_duplicates=True),
            (
                "size 4 has only 4 shapes in a box of 3x2, but 5 are needed; "
                "ask for fewer of that size, or allow duplicates\n"
                "size 4 has only 2 chiral shapes in a box of 3x2, but 5 are needed; "
                "ask for fewer chiral cards or larger sizes"
            ),
        ),
        (
            DeckWishes(sizes={3: 10}, chiral=parse_share("50%")),
            "size 3 has no chiral shape, but 5 are needed; ask for fewer chiral cards or larger sizes",
        ),
        (
            DeckWishes(sizes={3: 2, 4: 4, 5: 4}, chiral=parse_share("90%")),
            (
                "only 8 of the 10 cards can be chiral (size 3: 0, size 4: 4, size 5: 4), but 9 are needed; "
                "ask for fewer chiral cards or larger sizes"
            ),
        ),
        (
            DeckWishes(sizes={4: 4, 5: 11}, chiral=parse_share("0%"), no_duplicates=True),
            (
                "only 9 of the 15 cards can be non-chiral (size 4: 3, size 5: 6), but 15 are needed; "
                "ask for fewer non-chiral cards or other sizes"
            ),
        ),
        (
            DeckWishes(sizes={1: 2, 5: 3}, cuttable=True),
            "size 1 has no shape that can be cut, but 2 are needed; leave this size out, or wish for less",
        ),
        (
            DeckWishes(sizes={7: 3}, max_box=parse_box("3x2"), cuttable=True, chiral=parse_share("50%")),
            (
                "size 7 has no shape in a box of 3x2 that can be cut, but 3 are needed; "
                "leave this size out, or wish for less"
            ),
        ),
        (
            DeckWishes(cards=200, no_duplicates=True),
            (
                "there are only 163 shapes of 1 to 7 spaces, but 200 are needed; "
                "ask for fewer cards, or choose other sizes with --sizes"
            ),
        ),
        (
            DeckWishes(max_box=parse_box("2x2"), chiral=parse_share("10%")),
            (
                "there is no chiral shape of 1 to 7 spaces in a box of 2x2, but 3 are needed; "
                "ask for fewer cards, or choose other sizes with --sizes"
            ),
        ),
        (
            DeckWishes(max_box=parse_box("1x1"), no_duplicates=True),
            (
                "there is only 1 shape of 1 to 7 spaces in a box of 1x1, but 30 are needed; "
                "ask for fewer cards, or choose other sizes with --sizes"
            ),
        ),
        (
            DeckWishes(starts=108),
            (
                "doodle starts with 7 spaces, a size that has only 107 shapes without a hole that fit "
                "the board of 9x9, but 108 different start cards are needed; ask for at most 107"
            ),
        ),
    ],
)
def test_impossible_wishes_are_explained(wishes: DeckWishes, reason: str) -> None:
    with pytest.raises(WishError) as refused:
        plan_deck(wishes, doodle())
    assert str(refused.value) == reason


def test_a_small_board_is_a_reason() -> None:
    small = replace(doodle(), board=Board(2, 2), start_size=4, start_cards=1)
    with pytest.raises(WishError) as refused:
        plan_deck(DeckWishes(sizes={5: 2}), small)
    assert str(refused.value) == (
        "size 5 has no shape without a hole that fits the board of 2x2, but 2 are needed; "
        "leave this size out, or wish for less"
    )


def test_a_huge_start_size_is_refused() -> None:
    with pytest.raises(WishError, match="a generated start patch has 1 to 10 spaces, not 12"):
        plan_deck(DeckWishes(), replace(doodle(), start_size=12))


def doodle() -> DoodleGame:
    path = find_game("doodle")
    assert path is not None
    game, _ = load_game(path)
    assert isinstance(game, DoodleGame)
    return game


def test_a_game_without_start_cards_gets_none() -> None:
    game = _Game("plain", {"en": "Plain"}, Board(9, 9), "meadow", 30, 0, "quilt", UsualPad("classic", 6))
    plan = plan_deck(DeckWishes(), game)
    assert plan.starts == 0
    with pytest.raises(WishError, match="plain has no start cards; ask for none with --starts 0"):
        plan_deck(DeckWishes(starts=3), game)
