"""Styles: balance for one style of playing need not be balance for another, and the report says so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.i18n import use_locale
from quiltsmith.simulate.patchwork_simulation import PATCHWORK_SIMULATION
from quiltsmith.simulate.runs import play_run, report_of
from quiltsmith.simulate.simulation import RunConfig
from quiltsmith.simulate.strategies import OfferedBots
from quiltsmith.simulate.style_balance import play_styles, standing_out, style_games
from tests.games.patchwork.samples import classic
from tests.simulate.doodle_samples import meadow


@pytest.fixture
def gift() -> Deck:
    """Make a deck with a patch that costs nothing and brings much."""
    cards = classic().cards
    return replace(classic(), cards=(replace(cards[0], price=Price(0, 1, 3)), *cards[1:]))


def test_styles_are_listed() -> None:
    assert isinstance(PATCHWORK_SIMULATION.bots, OfferedBots)
    assert PATCHWORK_SIMULATION.bots.styles == ("greedy-income", "greedy-space", "greedy-tile")


def test_what_stands_out_for_all_is_told_once(gift: Deck) -> None:
    config = RunConfig(gift, "greedy", "greedy", 1)
    finished = play_run(config, 8_000)
    report = report_of(config, finished)
    assert standing_out(report)[0] == gift.cards[0].id
    assert report.json["styles"]["games"] == 2_000
    others = report.json["styles"]["standing_out"]
    assert list(others) == ["greedy-income", "greedy-space", "greedy-tile"]
    assert all(gift.cards[0].id not in cards for cards in others.values())
    told = [verdict for verdict in report.verdicts if verdict.code in ("style", "styles")]
    assert told
    assert {card for verdict in told for card in verdict.cards} == {
        card for cards in others.values() for card in cards
    }


def test_few_games_tell_of_no_difference() -> None:
    config = RunConfig(meadow(), "greedy", None, 1)
    finished = play_run(config, 1_000)
    with use_locale("de"):
        *_, verdict = report_of(config, finished).verdicts
    assert verdict.text == "Bei anderen Spielweisen fallen keine weiteren Karten auf: greedy-squares, greedy-edges"
    assert verdict.detail == "Jede davon hat 250 Partien gespielt; die zeigen nur große Unterschiede."
    assert verdict.is_good


def test_styles_play_beside_greedy_only_and_not_beside_few_games() -> None:
    assert play_styles(RunConfig(meadow(), "random", None, 1), 40_000) is None
    assert play_styles(RunConfig(classic(), "greedy", "random", 1), 40_000) is None
    assert play_styles(RunConfig(meadow(), "greedy", None, 1), 999) is None
    assert style_games(1_000_000) == 10_000
