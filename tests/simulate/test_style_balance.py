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
from quiltsmith.simulate.style_balance import standing_out, with_styles
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
    report = report_of(config, play_run(config, 2_000))
    assert standing_out(report)[0] == gift.cards[0].id
    styled = with_styles(report, config, 2_000)
    assert set(styled.json["styles"]) == {"greedy-income", "greedy-space", "greedy-tile"}
    assert all(gift.cards[0].id not in cards for cards in styled.json["styles"].values())
    told = styled.verdicts[len(report.verdicts) :]
    assert told
    assert {card for verdict in told for card in verdict.cards} == {
        card for cards in styled.json["styles"].values() for card in cards
    }


def test_few_games_tell_of_no_difference() -> None:
    config = RunConfig(meadow(), "greedy", None, 1)
    report = report_of(config, play_run(config, 200))
    with use_locale("de"):
        *_, verdict = with_styles(report, config, 200).verdicts
    assert verdict.text == "Das Gleichgewicht hält auch bei anderen Spielweisen: greedy-squares, greedy-edges"
    assert verdict.is_good
