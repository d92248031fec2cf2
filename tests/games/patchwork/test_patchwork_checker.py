"""Whose game and whose board it is, where a sheet does not say so plainly."""

from __future__ import annotations

import pytest

from quiltsmith.games.patchwork.patchwork_results import CheckedGame, player_quilts, summarise
from tests.games.patchwork import pocket
from tests.games.patchwork.samples import check_game, check_quilt

ROWS = 9 * ".........\n"


def game_of(players: str, *titles: str) -> CheckedGame:
    """Check a game without a log, with a board below each of these titles."""
    boards = "\n".join(f"board {title}:\n{ROWS}".replace(" :", ":") for title in titles)
    return check_game(f"game: patchwork\nplayers: {players}\n\n{boards}")


@pytest.mark.parametrize(
    ("players", "titles", "names"),
    [
        ("Ann Bob", ("Ann", "Bob"), ["Ann", "Bob"]),
        ("Ann", ("Ann", "Bob"), ["Ann", "Bob"]),
        ("Ann", ("Bob", "Zoe"), ["Bob", "Zoe"]),
        ("Ann", ("Bob",), ["Ann", "Bob"]),
        ("Ann", ("", "Bob"), ["Ann", "Bob"]),
        ("Ann", ("Bob Smith",), ["Ann", "?1"]),
        ("Zoe Ann Bob", ("Ann", "Bob", "Tom"), ["Ann", "Bob"]),
        ("Ann and Bob", ("Ann", "Bob"), ["Ann", "Bob"]),
        ("Ann ann", ("Ann", "Bob"), ["Ann", "Bob"]),
    ],
)
def test_the_likely_players(players: str, titles: tuple[str, ...], names: list[str]) -> None:
    assert game_of(players, *titles).replay.players == names


@pytest.mark.parametrize(
    ("titles", "lines"),
    [
        (("Ann", "Bob"), (4, 15)),
        (("Bob", "Ann"), (15, 4)),
        (("Ann", "Zoe"), (4, 15)),  # the board that is nobody's
        (("Zoe", "Bob"), (4, 15)),
        (("Ann", ""), (4, 15)),
        (("Ann", "Ann"), (4, None)),
        (("Ann", "Bob", "Zoe"), (4, 15)),
        (("Zoe",), (None, None)),
        (("Zoe", "Tom"), (None, None)),
        (("Ann", "Zoe", "Tom"), (4, None)),
    ],
)
def test_a_board_that_is_nobody_s_is_that_of_the_player_who_has_none(
    titles: tuple[str, ...], lines: tuple[int | None, ...]
) -> None:
    boards = game_of("Ann Bob", *titles).replay.boards
    assert tuple(board.number if board else None for board in boards) == lines


@pytest.mark.parametrize(
    ("game", "claims"),
    [
        ("patchwork", "buttons 14\nempty 81"),
        ("patchwork", "empty 81\nbuttons 14"),
        ("patchwork", "\nempty 81\nbuttons 14"),
        ("halloween", "eyeballs 14\nempty 81"),
        ("halloween", "Augäpfel: 14\nempty 81"),
    ],
)
def test_claims_right_below_the_board_are_no_rows_of_it(game: str, claims: str) -> None:
    checked = check_quilt(f"game: {game}\nboard:\n{ROWS}{claims}\n")
    assert (checked.problems, checked.quilt.buttons) == ([], 14)


@pytest.mark.parametrize("row", [".........", "eyeballs", "cats 14"])
def test_other_lines_right_below_the_board_are_rows_of_it(row: str) -> None:
    problems = check_quilt(f"game: halloween\nboard:\n{ROWS}{row}\n").problems
    assert "board-size" in [problem.code for problem in problems]


@pytest.mark.parametrize(
    ("claims", "line", "column"),
    [
        ("total 4\ntile no", 14, 6),
        ("buttons 4\ntotal 4", 14, 1),
        ("empty 1\nbuttons 4", 14, 1),
        ("empty 1", 2, 1),
    ],
)
def test_where_the_tile_is_claimed_or_should_be(claims: str, line: int, column: int) -> None:
    spot = summarise(check_quilt(f"game: patchwork\nboard:\n{ROWS}\n{claims}\n").quilt).tile_spot
    assert (spot.line, spot.column) == (line, column)


def test_each_player_has_the_pieces_of_the_own_quilt() -> None:
    checked = pocket.checked(
        "Ann take M A/Bob take I A/Bob take A B", "AAA./..../..../....", "AA../AA../BB../...."
    )
    pieces = [[(piece.letter, piece.card) for piece in quilt.rounds[0].pieces] for quilt in player_quilts(checked)]
    assert pieces == [[("A", "M")], [("A", "I"), ("B", "A")]]


def test_the_pieces_of_a_quilt_have_their_lines_where_there_are_any() -> None:
    text = f"game: patchwork\nboard:\n{'AA.BB.CCC' + ROWS[9:]}\nA A\n"
    [quilt] = player_quilts(check_quilt(text))
    assert {piece.letter: piece.line for piece in quilt.rounds[0].pieces} == {"A": 13, "B": 0, "C": 0}


@pytest.mark.parametrize(("space", "buttons", "summed"), [(".", 0, "0 − 162 = −162"), ("#", 7, "7 − 0 = 7")])
def test_the_sum_of_a_quilt_without_buttons_or_without_empty_spaces(space: str, buttons: int, summed: str) -> None:
    board = ROWS.replace(".", space)
    claims = f"buttons {buttons}\ntile no\ntotal 5"
    [problem] = check_quilt(f"game: patchwork\nboard:\n{board}\n{claims}\n").problems
    assert problem.hint == summed
