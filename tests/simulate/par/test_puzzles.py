"""Puzzles: the challenge of their seed, medals in rising order, and a solution that the rules allow."""

from __future__ import annotations

import pytest

from quiltsmith.games.doodle.challenge import make_challenge
from quiltsmith.games.doodle.engine.state import Table, new_game
from quiltsmith.simulate.par.puzzles import make_puzzle, medals, puzzle_seeds
from tests.simulate.doodle.samples import game_of, small


def test_a_puzzle_is_the_challenge_of_its_seed() -> None:
    deck = small()
    puzzle = make_puzzle(deck, 12)
    challenge = make_challenge(deck, game_of(deck), 12)
    assert puzzle.challenge == challenge
    state = new_game(Table(game_of(deck), deck, challenge.turns, challenge.start))
    for line in puzzle.solution.log:
        state = state.after(line)
    assert state.is_over
    assert state.total == puzzle.solution.total >= puzzle.medals[2]
    assert puzzle == make_puzzle(deck, 12)


@pytest.mark.parametrize(
    ("greedy", "beam", "best", "earned"),
    [
        (132, 145, 170, (99, 132, 145)),
        (150, 140, 170, (112, 150, 156)),
        (150, 160, 150, (112, 149, 150)),
        (-4, -8, -3, (-5, -4, -3)),
    ],
)
def test_medals_rise(greedy: int, beam: int, best: int, earned: tuple[int, int, int]) -> None:
    assert medals(greedy, beam, best) == earned


def test_seeds_are_different_and_short() -> None:
    seeds = puzzle_seeds(7, 200)
    assert len(set(seeds)) == 200
    assert max(seeds) < 1_000_000
    assert puzzle_seeds(7, 20) == seeds[:20]
