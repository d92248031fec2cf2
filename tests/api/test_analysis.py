"""What is worked out for programs is what the commands tell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quiltsmith as qs
from tests.conftest import Command

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_statistics_are_those_of_the_command(quiltsmith: Command) -> None:
    told = json.loads(quiltsmith("deck", "stats", "classic", "--format", "json").out)
    assert json.loads(json.dumps(qs.stats("classic").facts)) == told


def test_a_ranking_is_that_of_the_command(quiltsmith: Command) -> None:
    folder = EXAMPLES / "three-players"
    told = json.loads(quiltsmith("sheet", "check", folder, "--format", "json").out)
    found = qs.rank(folder)
    assert found.facts["ranking"] == told["ranking"]
    assert found.facts["unranked"] == told["unranked"]
    several = qs.rank([folder / "emma.txt", folder / "finn.txt"])
    assert {entry.player for entry in several.ranking} == {"Emma", "Finn"}


def test_a_rebalancing_is_that_of_the_command(quiltsmith: Command) -> None:
    options = ("--games", "200", "--most", "1", "--seed", "3", "--jobs", "1", "--format", "json")
    told = json.loads(quiltsmith("rebalance", "classic", *options).out)
    found = qs.rebalance("classic", games=200, most=1, seed=3, jobs=1)
    assert found.facts == told
    new = found.deck_found
    assert new is not None
    changed = [card.id for card, old in zip(new.cards, qs.load_deck("classic").cards, strict=True) if card != old]
    assert changed == [change.id for change in found.changes]


def test_the_best_game_of_a_deal_is_a_sheet_that_checks() -> None:
    deal = qs.deal("meadow", seed=7)
    found = qs.par(deal, seconds=0, start="s03")
    verdict = qs.check_sheet(found.sheet, deal=deal)
    assert (verdict.valid, verdict.total) == (True, found.total)
    assert found.total <= found.upper_bound
    with pytest.raises(qs.QuiltsmithError, match=r"there is no start card S99; there are S01.*\(start=\)"):
        qs.par(deal, seconds=0, start="S99")
    with pytest.raises(qs.QuiltsmithError, match="was not dealt from tiny"):
        qs.par(deal, seconds=0, deck=EXAMPLES / "tiny.yaml")


def test_preflight_finds_what_the_command_finds(quiltsmith: Command, tmp_path: Path) -> None:
    [path] = qs.write(qs.pad("doodle"), tmp_path / "pad.pdf")
    told = json.loads(quiltsmith("preflight", path, "--preset", "x4", "--format", "json").out)
    found = qs.preflight(path, preset="x4")
    assert json.loads(json.dumps(found.facts)) == told["files"][0]
    assert not found.valid
    with pytest.raises(qs.QuiltsmithError):
        qs.preflight(tmp_path / "nothing.pdf")


def test_puzzles_are_a_document() -> None:
    puzzles = qs.challenge("meadow", count=1, seed=7)
    assert isinstance(puzzles, qs.Printable)


@pytest.mark.parametrize("count", [-1, 0, 201, 10**30])
def test_booklets_have_some_puzzles_and_not_countless_ones(count: int) -> None:
    with pytest.raises(qs.QuiltsmithError, match=r"1 to 200.*\(count=\)"):
        qs.challenge("meadow", count=count, seed=7)


def test_decks_are_rebalanced_by_any_bot() -> None:
    found = qs.rebalance("classic", games=10, bot="mcts:1", most=1, jobs=1)
    assert found.bot == "mcts:1"
    assert len(found.changes) <= 1


def test_a_deck_is_written_as_it_is_read() -> None:
    for name in ("meadow", "classic"):
        deck = qs.load_deck(name)
        again = qs.load_deck(deck.to_yaml())
        assert again.is_same_as(deck)
        assert isinstance(again.cards[0], qs.Card)


def test_functions_stay_callable_whatever_was_imported() -> None:
    """`quiltsmith.simulate` and `quiltsmith.preflight` are packages, too."""

    assert callable(qs.simulate)
    assert callable(qs.preflight)
    assert qs.simulate("meadow", bot="random", games=3, jobs=1).games == 3
