"""Random legal games broken in one known way: the checker names just that breach."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_writer import Move, write_played
from quiltsmith.geometry.board import bits
from quiltsmith.geometry.rectangles import best_rectangle
from tests.games.doodle.random_games import HEADS, RandomGame, random_game

seeds = st.integers(0, 2**32)


def game_with(seed: int, fits: Callable[[RandomGame], bool]) -> RandomGame:
    """Find the first random game from a seed on that can be broken in the way wanted."""
    return next(made for number in count(seed) if fits(made := random_game(number)))


def plain_moves(made: RandomGame) -> list[Move]:
    """List the patches that were drawn whole from the token's card."""
    return [move for move in made.played.moves if move.turn and move.card and not move.cuts and not move.neighbour]


def with_move(made: RandomGame, old: Move, *new: Move) -> str:
    """Write the game with one move replaced; its claims are still those of the legal game."""
    log = [line for each in made.played.log for line in (new if each is old else (each,))]
    broken = write_played(replace(made.played, log=tuple(log)), HEADS)
    claims = made.text().splitlines()[-2:]
    return "\n".join([*broken.splitlines()[:-2], *claims]) + "\n"


def replaced(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def line_of(made: RandomGame, move: Move) -> str:
    letter = next(letter for letter, line in made.played.lettered() if line is move)
    return next(
        line for line in made.text().splitlines() if line.split()[:2] == [str(move.turn or "start"), letter]
    )


@settings(max_examples=12)
@given(seeds, st.data())
def test_moved_space(seed: int, data: st.DataObject) -> None:
    """A space of a patch moved away so that it is no longer the patch."""

    def moved(made: RandomGame) -> list[tuple[Move, Move]]:
        empty = list(bits(made.game.board.full & ~made.played.shaded))
        return [
            (move, replace(move, spaces=move.spaces & ~(move.spaces & -move.spaces) | 1 << empty[-1]))
            for move in plain_moves(made)
            if empty and move.spaces.bit_count() > 1
        ]

    made = game_with(seed, lambda made: bool(moved(made)))
    old, new = data.draw(st.sampled_from(moved(made)))
    board = made.game.board
    shape = next(card.shape for card in made.deck.cards if card.id == old.card)
    if board.shape_of(new.spaces).canonical() == shape.canonical():
        assert "wrong-shape" not in made.codes(with_move(made, old, new))
    else:
        assert "wrong-shape" in made.codes(with_move(made, old, new))


@settings(max_examples=12)
@given(seeds, st.data())
def test_swapped_card(seed: int, data: st.DataObject) -> None:
    made = game_with(seed, lambda made: bool(plain_moves(made)))
    move = data.draw(st.sampled_from(plain_moves(made)))
    shape = next(card.shape for card in made.deck.cards if card.id == move.card)
    others = [card.id for card in made.deck.cards if card.shape.canonical() != shape.canonical()]
    text = with_move(made, move, replace(move, card=data.draw(st.sampled_from(others))))
    assert "wrong-shape" in made.codes(text)
    if move.turn < made.game.turns:
        assert "not-dealt" in made.codes(text, with_deal=True)


@settings(max_examples=12)
@given(seeds, st.data())
def test_unknown_card(seed: int, data: st.DataObject) -> None:
    made = game_with(seed, lambda made: bool(plain_moves(made)))
    move = data.draw(st.sampled_from(plain_moves(made)))
    for card in ("P99", made.deck.start[0].id):
        assert made.codes(with_move(made, move, replace(move, card=card))) == {"unknown-card"}


@settings(max_examples=12)
@given(seeds, st.integers(3, 5))
def test_too_many_singles(seed: int, wanted: int) -> None:
    """Each special action once, one of them twice, paid with repeat in the order of the log."""
    made = game_with(seed, lambda made: made.played.empty >= wanted)
    empty = made.game.board.full & ~made.played.shaded
    first = made.played.moves[1]
    singles = [Move(first.turn, 1 << space) for space in list(bits(empty))[:wanted]]
    # The scores are still possible: more spaces are shaded than before.
    text = with_move(made, first, *singles, first)
    assert made.codes(text) == {"too-many-specials", "empty-wrong", "total-wrong"}
    found = [problem for problem in made.check(text).problems if problem.code == "too-many-specials"]
    uses = [made.played.specials[name] for name in ("neighbour", "cut")]
    uses.append(made.played.specials["single"] + wanted)
    assert len(found) == sum(max(0, used - 1) for used in uses) - 1


@settings(max_examples=12)
@given(seeds, st.booleans())
def test_impossible_score(seed: int, off_by_one: bool) -> None:
    """A score just above the best is impossible; one beside the claimed only if no rectangle has it."""
    made = random_game(seed)
    board, scoring = made.game.board, made.game.scoring
    best = best_rectangle(board, made.played.shaded, scoring)
    assert best is not None
    wrong = scoring.score(best.rows, best.columns) + 1 if off_by_one else made.game.board.spaces + 1
    lines = made.text().splitlines()
    index = max(number for number, line in enumerate(lines) if line.startswith("score"))
    lines[index] = f"score  {wrong}"
    checked = made.check("\n".join(lines))
    assert "score-impossible" in {problem.code for problem in checked.problems}
    assert checked.sheet.rounds[-1].counted == checked.sheet.rounds[-1].best


@settings(max_examples=12)
@given(seeds)
def test_wrong_claims(seed: int) -> None:
    made = random_game(seed)
    empty, total = f"empty  {made.played.empty}\n", f"total  {made.played.total}\n"
    assert made.codes(replaced(made.text(), empty, f"empty  {made.played.empty + 1}\n")) == {"empty-wrong"}
    assert made.codes(replaced(made.text(), total, f"total  {made.played.total - 1}\n")) == {"total-wrong"}


@settings(max_examples=12)
@given(seeds)
def test_illegal_cut(seed: int) -> None:
    """A whole patch passed off as a piece: no cut leaves the whole."""
    made = game_with(seed, lambda made: bool(plain_moves(made)))
    move = plain_moves(made)[-1]
    codes = made.codes(with_move(made, move, replace(move, cuts=1)))
    assert "illegal-cut" in codes
    assert codes <= {"illegal-cut", "too-many-specials"}


@settings(max_examples=12)
@given(seeds)
def test_cut_and_missing_start(seed: int) -> None:
    made = random_game(seed)
    start = line_of(made, made.played.moves[0])
    assert made.codes(replaced(made.text(), start, f"{start} cut")) == {"start-cut"}
    # Without its line the start patch stands on the board, but nobody knows what it is.
    assert made.codes(replaced(made.text(), f"{start}\n", "")) == {"start-missing", "unlogged-letter"}


@settings(max_examples=12)
@given(seeds)
def test_swapped_turns(seed: int) -> None:
    made = random_game(seed)
    lines = made.text().splitlines()
    turns = [number for number, line in enumerate(lines) if line[:1].isdigit() and number > lines.index("log:")]
    pairs = [(one, two) for one, two in pairwise(turns) if lines[one].split()[0] != lines[two].split()[0]]
    one, two = pairs[len(pairs) // 2]
    lines[one], lines[two] = lines[two], lines[one]
    assert "turn-order" in made.codes("\n".join(lines))


@settings(max_examples=12)
@given(seeds)
def test_two_patches_in_one_turn(seed: int) -> None:
    def same_round(made: RandomGame) -> list[tuple[Move, Move]]:
        moves, length = plain_moves(made), made.game.turns_per_round
        pairs = pairwise(moves)
        return [(one, two) for one, two in pairs if (one.turn - 1) // length == (two.turn - 1) // length]

    made = game_with(seed, lambda made: bool(same_round(made)))
    one, two = same_round(made)[0]
    codes = made.codes(with_move(made, two, replace(two, turn=one.turn)))
    assert "two-patches" in codes
    assert codes <= {"two-patches", "turn-order"}


@settings(max_examples=12)
@given(seeds)
def test_discarded_card_drawn_again(seed: int) -> None:
    made = game_with(seed, lambda made: len(plain_moves(made)) > 1)
    first, second = plain_moves(made)[:2]
    assert "card-discarded" in made.codes(with_move(made, second, replace(second, card=first.card)))


@settings(max_examples=12)
@given(seeds)
def test_large_single(seed: int) -> None:
    made = game_with(seed, lambda made: made.played.specials["single"] > 0 and made.played.empty > 0)
    single = next(move for move in made.played.moves if move.spaces and not move.card)
    empty = made.game.board.full & ~made.played.shaded
    larger = replace(single, spaces=single.spaces | (empty & -empty))
    assert made.codes(with_move(made, single, larger)) == {"single-size", "empty-wrong", "total-wrong"}


@settings(max_examples=12)
@given(seeds, st.data())
def test_letters(seed: int, data: st.DataObject) -> None:
    made = game_with(seed, lambda made: bool(plain_moves(made)))
    move = data.draw(st.sampled_from(plain_moves(made)))
    line = line_of(made, move)
    letter = line.split()[1]
    board, log = made.text().split("log:")
    assert "unknown-letter" in made.codes(board.replace(letter, ".") + "log:" + log)
    assert "unlogged-letter" in made.codes(replaced(made.text(), f"{line}\n", ""))


@pytest.mark.parametrize("change", ["drop", "add", "shorten", "lengthen"])
@settings(max_examples=8)
@given(seed=seeds)
def test_wrong_board_size(change: str, seed: int) -> None:
    made = random_game(seed)
    lines = made.text().splitlines()
    row = lines.index("board:") + 2
    lines[row : row + 1] = {
        "drop": [],
        "add": [lines[row], lines[row]],
        "shorten": [lines[row][:-1]],
        "lengthen": [lines[row] + "."],
    }[change]
    assert made.codes("\n".join(lines)) == {"board-size"}


@settings(max_examples=10)
@given(seeds)
def test_another_deal(seed: int) -> None:
    made, other = random_game(seed), random_game(seed + 1)
    foreign = RandomGame(made.deck, replace(other.deal, rolls=made.deal.rolls), made.played)
    drawn = [move for move in made.played.moves if move.turn]
    assert ("not-dealt" in foreign.codes(made.text(), with_deal=True)) or len(drawn) == 0
