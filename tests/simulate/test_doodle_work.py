"""Work that is known beforehand: what takes minutes is told, and puzzles of the largest games are bounded."""

from __future__ import annotations

from itertools import cycle, islice

import pytest
from msgspec.structs import replace

import quiltsmith as qs
from quiltsmith.api.products import prepare_of
from quiltsmith.api.puzzle_products import challenge
from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_deal import game_in_circle, make_deal
from quiltsmith.geometry.board import Board
from quiltsmith.simulate import doodle_work, par
from quiltsmith.simulate.doodle_work import PER_SECOND, bot_work, use_clock, work_per_second
from quiltsmith.simulate.par import best_totals, puzzle_work
from quiltsmith.simulate.par_search import HindsightSearch


@pytest.fixture
def meadow() -> Deck:
    return qs.load_deck("meadow")


@pytest.fixture
def large(meadow: Deck) -> Deck:
    """Make the largest variant that is allowed: 30×30 spaces, 90 turns, nine of each special action."""
    game = replace(
        game_in_circle(meadow),
        board=Board(30, 30),
        rounds=6,
        turns_per_round=15,
        circle=15,
        specials=dict.fromkeys(("neighbour", "single", "cut", "repeat"), 9),
    )
    cards = tuple(replace(card, id=f"{card.id}x{copy}") for copy in range(3) for card in meadow.cards)
    return replace(meadow, game=game, cards=cards)


def test_a_large_game_is_tried_in_small_steps_first(
    large: Deck, meadow: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = game_in_circle(meadow)
    found = HindsightSearch(meadow, usual, make_deal(meadow, usual, 1)).best_of(1, 50)
    monkeypatch.setattr(HindsightSearch, "best_of", lambda self, width, credit: found)
    widths = []
    for deck in (meadow, large):
        game = game_in_circle(deck)
        made = best_totals(deck, game, make_deal(deck, game, 1), most_work=8 * PER_SECOND)
        widths.append([attempt.width for attempt, _ in islice(made, 4)])
    assert widths == [[10, 30, 100, 300], [1, 3, 10]]


def test_a_puzzle_of_the_largest_game_takes_seconds(large: Deck, meadow: Deck) -> None:
    assert puzzle_work(meadow, 1) < PER_SECOND
    assert puzzle_work(large, 1) <= 10 * PER_SECOND
    assert bot_work(large, game_in_circle(large), "beam") > 60 * PER_SECOND
    assert bot_work(large, game_in_circle(large), "beam") > par._MOST_AT_PUZZLES


def test_what_takes_long_is_told_beforehand(large: Deck, meadow: Deck) -> None:
    assert prepare_of(challenge)(meadow, count=1, seed=1).notes[-1].startswith("this takes about")
    assert "this takes about" in prepare_of(challenge)(large, count=20, seed=1, jobs=1).notes[-1]


def test_times_are_those_of_this_machine_where_there_is_a_clock(
    meadow: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock on which the same work takes ten times as long tells a tenth of the speed."""
    monkeypatch.setattr(doodle_work, "_clock", None)
    speeds = []
    for seconds in (0.1, 1.0):
        use_clock(cycle((0.0, seconds)).__next__)
        speeds.append(work_per_second(meadow, game_in_circle(meadow)))
    assert speeds[0] == pytest.approx(10 * speeds[1])
    use_clock(None)
    assert work_per_second(meadow, game_in_circle(meadow)) in (PER_SECOND, doodle_work.PLAIN_PER_SECOND)
