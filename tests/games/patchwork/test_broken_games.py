"""Known breaches in random games are named; one mistake is one problem wherever the record allows it."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from tests.games.patchwork.samples import NAMES, check_game, classic, codes, played, text_of

SEEDS = st.integers(0, 30)  # few, so that the games are played once for all tests
INDEXES = st.integers(0, 1000)
Lines = list[str]
TILE = 1  # in this game Doris fills the square


def log_of(text: str) -> tuple[Lines, Lines, Lines]:
    """Cut a record into what stands before the moves, the moves, and the claims."""
    lines = text.splitlines()
    start = lines.index("log:") + 1
    moves = [line for line in lines[start:] if line.split()[0] in NAMES]
    return lines[:start], moves, lines[start + len(moves) :]


def broken(seed: int, change: Callable[[Lines], None], game: str = "patchwork") -> str:
    """Change the moves of a random game."""
    head, moves, claims = log_of(text_of(seed, game))
    change(moves)
    return "\n".join([*head, *moves, *claims]) + "\n"


def pick(seed: int, index: int, wanted: Callable[[PlayedMove], bool], game: str = "patchwork") -> int:
    """Choose one of the moves of a kind."""
    fitting = [number for number, move in enumerate(played(seed, game).moves) if wanted(move)]
    assume(fitting)
    return fitting[index % len(fitting)]


def is_take(move: PlayedMove) -> bool:
    return move.action == "take"


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_wrong_player_advances(seed: int, index: int) -> None:
    number = pick(seed, index, lambda move: move.action == "advance")
    player = played(seed).moves[number].player

    def swap(moves: Lines) -> None:
        moves[number] = f"{NAMES[1 - player]} advance"

    assert codes(broken(seed, swap)) == ["wrong-player"]


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_wrong_player_takes(seed: int, index: int) -> None:
    number = pick(seed, index, is_take)

    def swap(moves: Lines) -> None:
        name, rest = moves[number].split(maxsplit=1)
        moves[number] = f"{NAMES[1 - NAMES.index(name)]} {rest}"

    assert "wrong-player" in codes(broken(seed, swap))


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_misspelled_name_or_move_is_one_problem(seed: int, index: int) -> None:
    number = pick(seed, index, is_take)

    def misspell_name(moves: Lines) -> None:
        moves[number] = moves[number].replace("Andrea", "Andera").replace("Doris", "Dorsi")

    def misspell_move(moves: Lines) -> None:
        moves[number] = moves[number].replace("take", "tke")

    assert codes(broken(seed, misspell_name)) == ["syntax"]
    assert codes(broken(seed, misspell_move)) == ["syntax"]


@settings(max_examples=10)
@given(SEEDS, INDEXES, INDEXES)
def test_another_patch_than_the_next_three(seed: int, index: int, other: int) -> None:
    number = pick(seed, index, is_take)
    move = played(seed).moves[number]
    circle = list(played(seed).circle)
    for earlier in played(seed).moves[:number]:
        if earlier.card:
            place = circle.index(earlier.card)
            circle = circle[place + 1 :] + circle[:place]
    assume(len(circle) > 3)
    far = circle[3 + other % (len(circle) - 3)]

    def change(moves: Lines) -> None:
        name, _, _, letter = moves[number].split()
        moves[number] = f"{name} take {far} {letter}"

    named, drawn = classic().card(far), classic().card(move.card)
    assert named is not None
    assert drawn is not None
    found = codes(broken(seed, change))
    if named.shape.canonical() == drawn.shape.canonical():
        assert "not-available" in found
    else:
        assert found == ["not-available"]


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_patch_that_the_deck_does_not_have(seed: int, index: int) -> None:
    number = pick(seed, index, is_take)

    def change(moves: Lines) -> None:
        name, _, _, letter = moves[number].split()
        moves[number] = f"{name} take Ä {letter}"

    found = codes(broken(seed, change))
    assert found == ["unknown-card"]


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_letter_that_is_not_on_the_board(seed: int, index: int) -> None:
    number = pick(seed, index, is_take)

    def change(moves: Lines) -> None:
        moves[number] = f"{moves[number][:-1]}9"

    assert codes(broken(seed, change)) == ["unknown-letter"]


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_special_patch_that_was_not_placed(seed: int, index: int) -> None:
    number = pick(seed, index, lambda move: move.action == "special")
    found = codes(broken(seed, lambda moves: moves.__delitem__(number)))
    assert found == ["special-missing"]


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_special_patch_placed_one_move_late(seed: int, index: int) -> None:
    number = pick(seed, index, lambda move: move.action == "special")
    assume(number + 1 < len(played(seed).moves) and played(seed).moves[number + 1].action in ("take", "advance"))

    def swap(moves: Lines) -> None:
        moves[number], moves[number + 1] = moves[number + 1], moves[number]

    assert "special-missing" in codes(broken(seed, swap))
    assert "special-unearned" not in codes(broken(seed, swap))


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_special_patch_out_of_nothing(seed: int, index: int) -> None:
    number = pick(seed, index, lambda move: move.action == "special")

    def double(moves: Lines) -> None:
        moves.insert(number + 1, moves[number])

    found = codes(broken(seed, double))
    assert "special-unearned" in found
    assert set(found) <= {"special-unearned", "letter-twice"}


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_discard_in_patchwork(seed: int, index: int) -> None:
    number = pick(seed, index, lambda move: move.action == "discard", "halloween")
    text = text_of(seed, "halloween").replace("game: halloween", "game: patchwork")
    discards = [move for move in played(seed, "halloween").moves if move.action == "discard"]
    assert played(seed, "halloween").moves[number] in discards
    assert codes(text) == ["discard-not-allowed"] * len(discards)


@settings(max_examples=10)
@given(SEEDS, st.sampled_from(["advance", "take Q a", "special z"]))
def test_a_line_after_the_end(seed: int, move: str) -> None:
    assert codes(broken(seed, lambda moves: moves.extend([f"Doris {move}", "Andrea advance"]))) == [
        "after-the-end"
    ]


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_log_cut_short(seed: int, index: int) -> None:
    keep = max(1, pick(seed, index, lambda move: move.action in ("take", "advance")))
    found = codes(broken(seed, lambda lines: lines.__delitem__(slice(keep, None))))
    assert found == ["unfinished"]


@settings(max_examples=10)
@given(SEEDS, st.sampled_from(NAMES), st.integers(1, 40))
def test_wrong_claims(seed: int, name: str, more: int) -> None:
    text = text_of(seed)
    state = played(seed).end
    player = NAMES.index(name)
    for word, value in (
        ("buttons", state.players[player].buttons),
        ("empty", state.empty(player)),
        ("total", state.score(player)),
    ):
        lines = [
            f"{word} {name} {value + more}" if line.split()[:2] == [word, name] else line
            for line in text.splitlines()
        ]
        assert codes("\n".join(lines)) == [f"{word}-wrong"]
    wrong = {True: "no", False: "yes"}[state.players[player].has_tile]
    lines = [f"tile {name} {wrong}" if line.split()[:2] == ["tile", name] else line for line in text.splitlines()]
    assert codes("\n".join(lines)) in (["tile-unearned"], ["tile-forgotten"])


def test_a_tile_that_the_other_player_won() -> None:
    text = "".join(
        f"tile {line.split()[1]} yes\n" if line.startswith("tile") else f"{line}\n"
        for line in text_of(TILE).splitlines()
    )
    assert codes(text) == ["tile-unearned"]


@settings(max_examples=10)
@given(SEEDS, INDEXES)
def test_a_space_that_moved(seed: int, index: int) -> None:
    head, moves, claims = log_of(text_of(seed))
    rows = [number for number, line in enumerate(head) if len(line) == 9 and "." in line and set(line) != {"."}]
    assume(rows)
    number = rows[index % len(rows)]
    empty = head[number].index(".")
    taken = next(column for column, character in enumerate(head[number]) if character != ".")
    row = list(head[number])
    row[empty], row[taken] = row[taken], row[empty]
    head[number] = "".join(row)
    found = codes("\n".join([*head, *moves, *claims]))
    # A special patch may lie anywhere, and a patch of one line may have moved along it; then nothing is wrong.
    assert found[:1] in ([], ["wrong-shape"])
    # Where the square of the tile has got a hole, its points are lost as well.
    assert found[1:] in ([], ["tile-unearned", "total-wrong"])


def test_a_board_of_another_size() -> None:
    head, moves, claims = log_of(text_of(3))
    first = head.index("board Andrea:") + 1
    checked = check_game("\n".join([*head[:first], *head[first + 1 :], *moves, *claims]))
    assert [problem.code for problem in checked.problems] == ["board-size"]
    assert checked.total(0) is None
    assert checked.total(1) == played(3).end.score(1)
    assert checked.winner is None


def test_a_letter_without_a_line() -> None:
    head, moves, claims = log_of(text_of(3))
    number = next(number for number, line in enumerate(head) if len(line) == 9 and "." in line)
    head[number] = head[number].replace(".", "8", 1)
    found = codes("\n".join([*head, *moves, *claims]))
    assert found[0] == "unlogged-letter"
