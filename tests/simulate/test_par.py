"""The best total of a deal: reached by a legal game, never above the bound, the same from either engine."""

from __future__ import annotations

from itertools import islice, product

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.challenge import make_challenge
from quiltsmith.games.doodle.doodle_deal import Deal, make_deal, play_deal
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate.doodle_engine import play_sheet
from quiltsmith.simulate.par import (
    ATTEMPTS,
    Par,
    best_totals,
    make_puzzle,
    medals,
    next_work,
    par_sheet,
    puzzle_seeds,
    upper_bound,
)
from quiltsmith.simulate.par_search import HindsightSearch
from tests.games.doodle.doodle_oracle import DoodleState, Table, new_game
from tests.simulate.doodle_samples import game_from, game_of, meadow, small, tight

TINY = """
game: tiny
rules: doodle
title: Tiny
board: {rows: 3, columns: 3}
deck: meadow
cards: 4
start: {cards: 1, size: 2}
rounds: 2
turns: 1
circle: 2
die: [1]
specials: {neighbour: 1, single: 1, cut: 1, repeat: 0}
scoring: {square_space: 1, extra_line: 1, empty_space: -1}
"""


def best(deck: Deck, deal: Deal, attempts: int = 3) -> Par:
    *_, (_, par) = islice(best_totals(deck, game_of(deck), deal), attempts)
    return par


def tiny() -> Deck:
    """Give a deck for a game of two turns on nine spaces, small enough to try everything."""
    shapes = ("##/##", "###", "##/#.", "#./##/.#")
    cards = tuple(
        replace(meadow().cards[n], shape=Shape.parse(text), shown_cuts=()) for n, text in enumerate(shapes)
    )
    start = (replace(meadow().start[0], shape=Shape.parse("##")),)
    return replace(meadow(), game=game_from(TINY), cards=cards, start=start)


def every_total(state: DoodleState, known: dict[tuple[int, int, int, tuple[int, ...]], int]) -> int:
    """Try all that the rules allow, and give the best total."""
    key = state.turn, state.left, state.shaded, state.scores
    if key not in known:
        known[key] = state.total if state.is_over else -99
        for line in state.legal_moves():
            known[key] = max(known[key], every_total(state.after(line), known))
    return known[key]


@pytest.mark.parametrize("deck", [meadow(), small(), tight()], ids=["meadow", "small", "tight"])
def test_the_sheet_is_accepted_and_no_bound_is_below_it(deck: Deck) -> None:
    for seed in range(2):
        deal = make_deal(deck, game_of(deck), seed)
        par = best(deck, deal)
        assert par_sheet(par, deck, deal, {"deck": deck.id}).startswith("deck: ")
        assert par.total <= par.upper_bound
        assert par.total > play_sheet(game_of(deck), deck, "greedy", seed).total


def test_hindsight_reaches_far_more_than_any_bot() -> None:
    """In ten seconds a mean of 175 and more is reached; here a beam of 100 games must do."""
    totals = [best(meadow(), make_deal(meadow(), game_of(meadow()), seed)).total for seed in range(1, 4)]
    assert sum(totals) / len(totals) > 165


@pytest.mark.parametrize("seed", range(2))
def test_a_tiny_game_is_solved(seed: int) -> None:
    deck = tiny()
    game = game_of(deck)
    deal = make_deal(deck, game, seed)
    state = new_game(Table(game, deck, play_deal(deal, game), deck.start[0]))
    found = HindsightSearch(deck, game, deal, is_compiled=False).best_of(300, 100)
    assert found.total == every_total(state, {}) <= upper_bound(deck, game, deal)


def test_compiled_searches_find_the_plain_ones_games() -> None:
    deck = small()
    deal = make_deal(deck, game_of(deck), 3)
    plain, fast = (
        HindsightSearch(deck, game_of(deck), deal, is_compiled=is_compiled) for is_compiled in (False, True)
    )
    for width, credit in product((1, 7), (0, 100)):
        assert plain.best_of(width, credit) == fast.best_of(width, credit)


def test_a_start_card_can_be_asked_for() -> None:
    deck = meadow()
    deal = make_deal(deck, game_of(deck), 7)
    for start in deck.start[:2]:
        _, par = next(best_totals(deck, game_of(deck), deal, start))
        assert par.played.moves[0].card == start.id


def test_the_bound_counts_what_can_be_drawn() -> None:
    deck = tiny()
    game = replace(game_of(deck), board=Board(3, 4))
    deal = Deal(None, ("P02", "P01"), (("P03",),), (1,))
    # The start has 2 spaces, the token's card 3, its neighbour 4, and a single 1: 7 spaces hold 2×3, worth 5.
    # Then 4 more are drawn: 11 spaces hold 3×3, worth 9, and leave 1 of 12 empty.
    turns = play_deal(deal, game)
    assert (turns[0].token, turns[0].neighbours) == ("P02", ("P01",))
    assert upper_bound(deck, game, deal) == 5 + 9 - 1
    assert upper_bound(deck, game, deal) < upper_bound(deck, replace(game, points_per_empty_space=1), deal)


def test_the_bound_repeats_only_what_is_allowed() -> None:
    deck = tiny()
    deal = Deal(None, ("P02", "P01"), (("P03",),), (1,))

    def bound(**specials: int) -> int:
        never = {"neighbour": 0, "single": 0, "cut": 0, "repeat": 0}
        game = replace(game_of(deck), board=Board(4, 4), specials=never | specials)
        return upper_bound(deck, game, deal)

    assert bound(repeat=9) == bound(cut=1, repeat=9) == bound()
    assert bound(single=1) < bound(single=1, repeat=1)
    assert bound(neighbour=1) == bound(neighbour=1, repeat=1), "only one turn has a neighbour"


def test_attempts_become_more_work() -> None:
    assert next_work(ATTEMPTS[0]) == 3
    assert next_work(ATTEMPTS[-1]) == 0


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
