"""How roll-and-draw decks feel to play, on decks that are made so that the answer is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.simulate.doodle_feel import Part, doodle_feel, play_part, read_table, restrictions, trace_engine
from quiltsmith.simulate.doodle_tables import doodle_setup
from quiltsmith.simulate.feel import (
    COURSE_MEASURES,
    SHIPPED_DEALS,
    SHIPPED_SEED,
    course_measures,
    deal_seeds,
    lot_seeds,
    shipped_feel,
)
from quiltsmith.simulate.simulation import RunConfig
from tests.simulate.doodle_samples import game_of, meadow, small
from tests.simulate.feel_samples import ALONE, deck_alone


def test_a_patch_that_fits_in_one_place_leaves_no_choice(tmp_path: Path) -> None:
    feel = doodle_feel(RunConfig(deck_alone(tmp_path, "###/###/###", 9), "greedy", None, 1), 10)
    assert feel.measures["choices"].value == 1.0
    assert feel.several == 0.0
    # Both players draw the same in the same place: nobody leads, and nothing is ever decided.
    told = {name: feel.measures[name].value for name in COURSE_MEASURES[1:]}
    assert told == {"decisive_turns": 0.0, "lead_changes": 0.0, "comebacks": 0.0, "decided": 1.0}


def test_a_deck_of_single_spaces_leaves_no_choice_on_a_board_of_one_space(tmp_path: Path) -> None:
    game = ALONE.replace("rows: 3, columns: 3", "rows: 1, columns: 1")
    feel = doodle_feel(RunConfig(deck_alone(tmp_path, "#", 1, game), "greedy", None, 1), 10)
    assert feel.measures["choices"].value == 1.0


def test_equal_cards_to_choose_from_are_no_choice(tmp_path: Path) -> None:
    """In the last turn every card left may be drawn, but all of them fill the same spaces."""
    game = ALONE.replace("turns: 3", "turns: 1").replace("circle: 4", "circle: 3")
    feel = doodle_feel(RunConfig(deck_alone(tmp_path, "###/###/###", 9, game), "greedy", None, 1), 10)
    assert feel.measures["choices"].value == 1.0


def test_many_equal_places_are_a_choice(tmp_path: Path) -> None:
    """On an empty board a domino fits in many places that are as good as each other."""
    game = ALONE.replace(
        "square_space: 1, extra_line: 1, empty_space: -1", "square_space: 0, extra_line: 0, empty_space: -1"
    )
    feel = doodle_feel(RunConfig(deck_alone(tmp_path, "##", 2, game), "greedy", None, 1), 10)
    assert feel.measures["choices"].value > 2


def test_equal_cards_are_no_luck(tmp_path: Path) -> None:
    """Whatever is dealt and rolled, the cards are the same: only choices make a difference."""
    feel = doodle_feel(RunConfig(deck_alone(tmp_path, "##/#.", 3), "greedy", None, 1), 200)
    assert feel.measures["deal"].low == 0.0
    assert feel.measures["deal"].value < 0.1
    assert feel.measures["deal"].value + feel.measures["choice"].value + feel.measures[
        "rest"
    ].value == pytest.approx(1)


def test_where_nothing_can_be_chosen_there_is_no_skill(tmp_path: Path) -> None:
    skilful = doodle_feel(RunConfig(meadow(), "greedy", None, 1), 20).measures["skill"]
    bare = doodle_feel(RunConfig(deck_alone(tmp_path, "###/###/###", 9), "greedy", None, 1), 20).measures["skill"]
    assert bare.value < 1 < 4 < skilful.value


def test_an_action_that_cannot_be_used_is_worth_nothing(tmp_path: Path) -> None:
    """A single space cannot be cut."""
    feel = doodle_feel(RunConfig(deck_alone(tmp_path, "#", 1), "greedy", None, 1), 10)
    assert feel.worth == {"cut": feel.worth["cut"]}
    assert (feel.worth["cut"].value, feel.worth["cut"].low, feel.worth["cut"].high) == (0.0, 0.0, 0.0)


def test_each_action_and_the_start_card_are_taken_away() -> None:
    setup = doodle_setup(game_of(meadow()), meadow())
    named = dict(restrictions(game_of(meadow()), setup))
    assert list(named) == ["neighbour", "single", "cut", "repeat", "start"]
    assert len({one.specials for one in named.values()}) == 5
    assert named["start"].starts == ()


@pytest.mark.parametrize("deck", [meadow(), small()], ids=["meadow", "small"])
@pytest.mark.parametrize(("slips", "is_varied"), [(0, True), (25, False), (100, False)])
def test_traces_are_the_same_compiled_and_plain(deck: object, slips: int, is_varied: bool) -> None:
    pytest.importorskip("numba")
    setup = doodle_setup(game_of(deck), deck)  # type: ignore[arg-type]
    deals, lots = deal_seeds(5, 6), lot_seeds(5, 1, 6)
    plain, fast = (
        trace_engine(setup, is_compiled).trace(deals, lots, 1, slips, is_varied) for is_compiled in (False, True)
    )
    assert plain == fast


def test_the_last_standing_is_the_total() -> None:
    """The game that greedy plays without slips is the one that the engine plays."""
    config = RunConfig(meadow(), "greedy", None, 3)
    traced, usual = play_part(config, 10, Part(slips=0)), play_part(config, 10, Part())
    assert [trace[-1] for trace in traced] == [total for (total,) in usual]


def test_the_values_of_the_shipped_deck_are_those_of_the_deck() -> None:
    """Those that follow from the course of games are worked out again as `make feel` did."""
    pytest.importorskip("numba")
    config = RunConfig(meadow(), "greedy", None, SHIPPED_SEED)
    measures, _several = course_measures(
        read_table(*(play_part(config, SHIPPED_DEALS, Part(seat=seat)) for seat in range(2)))
    )
    for name, own in measures.items():
        told = shipped_feel()["meadow"][name]
        assert (told.value, told.low, told.high) == pytest.approx((own.value, own.low, own.high), abs=1e-4), name
