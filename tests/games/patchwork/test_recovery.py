"""Moves with one mistake: what was meant is made, so that it stays one problem and later lines are judged.

At the start Ann has four buttons and moves first; on the time track a special patch lies on spaces 4 and 7.
"""

from __future__ import annotations

import pytest

from tests.games.patchwork.pocket import EMPTY, checked, said

TO_SPECIAL = "Ann take M A/Bob take I A/Bob take A B/Ann advance"  # Ann gains the first special patch
ROW = "AAA./..../..../...."
ANN, BOB = "AAAB/..../..../....", "AA../AA../BB../...."
SQUARE = "AA../AA../..../...."
ALIKE = "M I J X S L A"  # I and J are squares of four; one costs 2, the other 3


def test_a_game_without_a_mistake() -> None:
    assert said(f"{TO_SPECIAL}/Ann special B/Bob advance", ANN, BOB) == []


def test_who_has_no_special_patch_places_that_of_the_other() -> None:
    assert said(f"{TO_SPECIAL}/Bob special B/Bob advance", ANN, BOB) == ["special-unearned: Bob special B"]
    # In this game it is Bob who gains the first one
    moves = "Ann advance/Bob advance/Ann take M A/Bob advance/{} special B/Ann advance"
    boards = ROW, "B.../..../..../...."
    assert said(moves.format("Bob"), *boards) == []
    assert said(moves.format("Ann"), *boards) == ["special-unearned: Ann special B"]


def test_a_special_patch_that_is_placed_late_is_that_of_the_named_player() -> None:
    assert said(f"{TO_SPECIAL}/Bob advance/Ann special B", ANN, BOB) == ["special-missing: Bob advance"]


def test_of_an_unknown_player_a_special_patch_is_that_of_who_has_gained_one() -> None:
    assert said(f"{TO_SPECIAL}/Zoe special B/Bob advance", ANN, BOB) == ["syntax: Zoe special B"]


def test_of_an_unknown_player_a_move_is_that_of_whose_turn_it_is() -> None:
    assert said("Zoe take M A/Bob take I A/Bob take A B", ROW, BOB) == ["syntax: Zoe take M A"]


def test_who_takes_out_of_turn_has_the_patch_that_lies_on_the_own_board() -> None:
    """The board of whose turn it is shows such a patch as well."""
    moves = "Ann take M A/Ann take I B/Ann special C/Bob take J B"
    assert said(moves, "AAA./BB../BB../C...", "BB../BB../..../....", ALIKE) == ["wrong-player: Ann take I B"]


@pytest.mark.parametrize("ann", [ROW, "..../..../..../AAA."])
def test_a_patch_that_lies_on_the_board_of_whose_turn_it_is_was_taken_by_that_player(ann: str) -> None:
    moves = "Ann take M A/{} take I A/Bob take A B"
    assert said(moves.format("Bob"), ann, BOB) == []
    assert said(moves.format("Ann"), ann, BOB) == ["wrong-player: Ann take I A"]


def test_a_letter_that_was_named_before_is_no_piece_of_the_next_move() -> None:
    moves = "Ann take I A/{} take J A/Bob take A B"
    circle = "I J M X S L A"
    assert said(moves.format("Bob"), SQUARE, BOB, circle) == ["not-available: Bob take A B"]
    assert said(moves.format("Ann"), SQUARE, BOB, circle) == [
        "wrong-player: Ann take J A",
        "not-available: Bob take A B",
    ]


@pytest.mark.parametrize(
    ("moves", "boards"),
    [
        ("Ann advance/Bob take A B", (ROW, "AA../AA../BB../....")),  # Ann advanced, though her token lies below
        ("Ann advance/Ann take A B", ("AAA./BB../..../....", SQUARE)),  # Bob did
    ],
)
def test_who_advanced_on_the_same_space_is_told_by_the_next_line(moves: str, boards: tuple[str, str]) -> None:
    assert said(f"Ann take M A/Bob take I A/{moves}", *boards) == ["wrong-player: Ann advance"]


def test_an_advance_of_who_is_in_front_is_that_of_the_other() -> None:
    moves = "Ann take M A/Ann advance"
    assert said(moves, ROW) == ["wrong-player: Ann advance"]
    assert [player.time for player in checked(moves, ROW).replay.state.players] == [2, 3]


@pytest.mark.parametrize("card", ["Q", "X"])  # that the deck lacks, and that has another shape
def test_of_two_patches_of_the_drawn_shape_that_is_meant_which_can_be_paid(card: str) -> None:
    """Ann has two left: enough for I, which takes her to space 4, and not for J."""
    moves = f"Ann take M A/Bob advance/Ann take {card} B/Ann special C"
    [problem] = said(moves, "AAA./BB../BB../C...", circle=ALIKE)
    assert problem.endswith(f": Ann take {card} B")
    assert checked(moves, "AAA./BB../BB../C...", circle=ALIKE).replay.played[2].cost == 2


def test_where_either_patch_can_be_paid_nobody_can_tell_which_is_meant() -> None:
    moves = "Ann advance/Bob take Q B/Bob advance/Bob advance"
    assert said(moves, bob="BB../BB../..../....", circle=ALIKE) == ["unknown-card: Bob take Q B"]
    assert checked(moves, bob="BB../BB../..../....", circle=ALIKE).replay.lost_in_line == 19


def test_where_nobody_can_tell_what_is_meant_one_mistake_is_told() -> None:
    """X is not for sale, and B is no X either."""
    moves = "Ann advance/Bob take X B/Bob advance"
    assert said(moves, bob="BB../BB../..../....", circle=ALIKE) == ["not-available: Bob take X B"]


def test_a_line_that_is_not_followed_explains_the_letters_of_its_player_only() -> None:
    moves = "Ann advance/Bob take X B/{} take A C"
    told = ["unlogged-letter: CC..", "not-available: Bob take X B"]
    boards = EMPTY, "BB../BB../CC../...."
    assert said(moves.format("Bob"), *boards, ALIKE) == told[1:]
    assert said(moves.format("Ann"), *boards, ALIKE) == told
    assert said(moves.format("Zoe"), *boards, ALIKE) == [*told, "syntax: Zoe take A C"]


def test_the_only_patch_of_the_drawn_shape_is_meant_though_it_cannot_be_paid() -> None:
    moves = "Ann take M A/Bob advance/Ann take Q B"
    assert said(moves, "AAA./BB../BB../....", circle="M J A X S L I") == [
        "not-enough-buttons: Ann take Q B",
        "unknown-card: Ann take Q B",
    ]


@pytest.mark.parametrize("letter", ["A", "Z"])
def test_a_letter_that_is_not_on_the_board_is_the_one_that_is_left_over(letter: str) -> None:
    wrong = [f"unknown-letter: Ann take M {letter}"] if letter == "Z" else []
    assert said(f"Ann take M {letter}/Bob advance", ROW) == wrong


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Z", "B"),  # B comes first on the board, but a later line names it
        ("Y", "Z"),
        ("A", "A"),
    ],
)
def test_a_letter_that_another_line_names_or_was_meant_by_is_not_left_over(first: str, second: str) -> None:
    moves = f"Ann advance/Bob advance/Ann take I {first}/Bob advance/Bob special E/Ann take J {second}"
    assert said(moves, "BBAA/BBAA/..../....", "E.../..../..../....", "I J M X S L A") == [
        *([f"unknown-letter: Ann take I {first}"] if first not in "AB" else []),
        *([f"unknown-letter: Ann take J {second}"] if second not in "AB" else []),
        *(["letter-twice: Ann take J A"] if first == second else []),
    ]


@pytest.mark.parametrize("letter", ["Z", "A"])
def test_the_letter_of_a_special_patch_is_a_single_space_that_is_left_over(letter: str) -> None:
    """D is left over too, but larger, so that nobody means it."""
    [wrong, left] = said(f"{TO_SPECIAL}/Ann special {letter}/Bob advance", "AAAB/DD../..../....", BOB)
    assert wrong.startswith("unlogged-letter: DD")
    assert left.endswith(f": Ann special {letter}")


@pytest.mark.parametrize(("board", "is_told"), [("AAAB/..../..../....", False), ("AAA./BB../..../....", True)])
def test_a_special_patch_is_one_space(board: str, is_told: bool) -> None:
    wrong = ["single-size: Ann special B"] if is_told else []
    assert said(f"{TO_SPECIAL}/Ann special B/Bob advance", board, BOB) == wrong


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("advanc", "advance"),
        ("discad", "discard"),
        ("speciel A", "special"),
        ("tke M A", "take"),
        ("x y z a", None),
    ],
)
def test_a_mistyped_move_is_the_nearest_with_as_many_words(line: str, action: str | None) -> None:
    moves = checked(f"Ann {line}", ROW).replay.record.moves
    assert [move.action for move in moves] == ([action] if action else [])
