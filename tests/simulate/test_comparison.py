"""Two decks on the same seeds: what differs is told, and nothing else."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate.balance_report import Report
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.comparison import compared, play_pairs
from quiltsmith.simulate.doodle_engine import play_records
from quiltsmith.simulate.runs import play_comparison
from quiltsmith.simulate.simulation import RunConfig
from tests.simulate.doodle_samples import game_of, meadow, small

GAMES = 2000
FIRST = RunConfig(meadow(), "random", None, 2)


def with_singles(count: int) -> RunConfig:
    """Give the setup with single spaces instead of the last cards."""
    deck = meadow()
    single = [replace(card, shape=Shape(((0, 0),)), shown_cuts=()) for card in deck.cards[-count:]]
    return replace(
        FIRST, deck=replace(deck, id="singles", title={"en": "Singles"}, cards=(*deck.cards[:-count], *single))
    )


def report(second: RunConfig) -> Report:
    run = play_comparison(FIRST, second, GAMES, jobs=1)
    assert run.outcome is not None
    return compared(FIRST, second, run.games, run.outcome)


def test_what_differs_is_told() -> None:
    second = with_singles(12)
    made = report(second)
    assert made.title == "Meadow and Singles"
    total = made.json["compare"]["outcomes"][0]
    totals = [
        sum(
            record.total
            for record in play_records(game_of(setup.deck), setup.deck, "random", 2, GameBatch(0, GAMES))
        )
        for setup in (FIRST, second)
    ]
    assert total["name"] == "total"
    assert [total["first"], total["second"]] == pytest.approx([number / GAMES for number in totals])
    assert total["differs"]
    low, high = total["ci95"]
    assert low < total["difference"] < high < 0
    assert made.verdicts[0].text.startswith("Total: Singles has ")
    assert {verdict.code for verdict in made.verdicts} <= {"outcome-differs", "card-differs"}
    assert made.json["compare"]["report"]["deck"] == "singles"


def test_the_same_deck_does_not_differ() -> None:
    made = report(FIRST)
    assert [verdict.code for verdict in made.verdicts] == ["no-difference"]
    assert made.title == "Meadow 1 and Meadow 2"
    assert not any(card["differs"] for card in made.json["compare"]["cards"])


def test_other_games_are_compared_by_what_both_have() -> None:
    second = replace(FIRST, deck=small())
    made = report(second)
    names = [outcome["name"] for outcome in made.json["compare"]["outcomes"]]
    assert names == ["total", "round 1", "round 2", "empty"]


def test_batches_add_up() -> None:
    second = with_singles(3)
    parts = [play_pairs(FIRST, second, GameBatch(first, last - first)) for first, last in pairwise((0, 7, 20))]
    assert parts[0] + parts[1] == play_pairs(FIRST, second, GameBatch(0, 20))
