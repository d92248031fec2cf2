"""What patches are worth: found by tastes, or by pairs of games where nobody has a choice."""

from __future__ import annotations

from functools import cache
from math import inf

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.simulate.patchwork_balance import (
    MatchBalance,
    PatchEffect,
    effects_of,
    forced_effect,
    needs_pairs,
    pairs_for,
    spread,
    taste_effects,
)
from quiltsmith.simulate.patchwork_simulation import balance_of, match_of, pairs_to_play
from quiltsmith.simulate.patchwork_tally import count_shape, empty_counts
from quiltsmith.simulate.runs import play_run
from quiltsmith.simulate.simulation import RunConfig, RunSums
from tests.games.patchwork.samples import classic
from tests.simulate.patchwork_samples import game_of


def with_price(deck: Deck, card_id: str, price: Price) -> Deck:
    cards = tuple(replace(card, price=price) if card.id == card_id else card for card in deck.cards)
    return replace(deck, cards=cards)


def balance(deck: Deck, games: int, seed: int = 1) -> MatchBalance:
    setup = RunConfig(deck, "greedy", "greedy", seed)
    finished = play_run(setup, games, 1)
    assert finished.run.outcome is not None
    return balance_of(setup, RunSums(games, finished.run.outcome, finished.extra))


@cache
def classic_balance() -> MatchBalance:
    return balance(classic(), 4_000)


def effect(found: MatchBalance, card: str) -> float:
    found_effect = next(patch.effect for patch in found.patches if patch.id == card)
    assert found_effect is not None
    return found_effect.effect


def test_the_classic_patches_are_ranked_as_in_long_runs() -> None:
    found = classic_balance()
    effects = {patch.id: effect(found, patch.id) for patch in found.patches}
    assert max(effects, key=lambda card: effects[card]) == "H"
    assert min(effects[card] for card in "GeE") > 0
    assert max(effects[card] for card in "BDJ") < 0
    assert sorted(effects.values())[len(effects) // 2] == 0


def test_a_patch_that_costs_nothing_is_the_best() -> None:
    """Everybody buys it, so that only pairs of games can tell what it is worth."""
    card = classic().card("Y")
    assert card is not None
    assert card.price is not None
    found = balance(with_price(classic(), "Y", replace(card.price, cost=0)), 3_000)
    best = max(found.patches, key=lambda patch: effect(found, patch.id))
    assert best.id == "Y"
    assert best.effect is not None
    assert best.effect.is_forced
    assert best.effect.interval[0] > 10


def test_nothing_is_known_without_games() -> None:
    setup = match_of(RunConfig(classic(), "greedy", None, 1)).setup
    counts, shape = empty_counts(setup), count_shape(setup)
    assert effects_of(counts, shape) == [None] * 33
    assert needs_pairs(taste_effects(counts, shape)) == list(range(33))
    assert forced_effect(counts.pairs[:6]) is None
    assert spread([None]) == 0


def test_taste_is_enough_where_patches_change_hands() -> None:
    usual, seldom, unsure = PatchEffect(1.0, 0.4, 0.9), PatchEffect(1.0, 0.4, 0.2), PatchEffect(1.0, 1.2, 0.9)
    assert needs_pairs([usual, usual, seldom, unsure, PatchEffect(0, inf)]) == [2, 3, 4]
    # In a short run all errors are large.
    assert needs_pairs([PatchEffect(1.0, 2.0, 0.9), PatchEffect(1.0, 3.0, 0.9), PatchEffect(1.0, 4.0, 0.9)]) == []
    assert [pairs_for(games) for games in (100, 4_000, 40_000)] == [50, 200, 800]


@pytest.mark.parametrize("changes", [[(6, 2), (2, 2), (4, 1), (0, 0)]])
def test_pairs_by_hand(changes: list[tuple[int, int]]) -> None:
    """12 points in 5 steps are 2.4 a step; what is left over gives the error."""
    sums = [
        len(changes),
        *(sum(change for change, _ in changes), sum(change * change for change, _ in changes)),
        *(sum(more for _, more in changes), sum(more * more for _, more in changes)),
        sum(change * more for change, more in changes),
    ]
    found = forced_effect(sums)
    assert found is not None
    assert found.effect == pytest.approx(2.4)
    left = sum((change - 2.4 * more) ** 2 for change, more in changes)
    assert found.error == pytest.approx(left**0.5 / 5)
    assert found.first_stage == pytest.approx(5 / 8)


def test_pairs_are_played_for_those_patches_only() -> None:
    setup = RunConfig(replace(classic(), game=game_of("short")), "greedy", "random", 2)
    finished = play_run(setup, 400, 1)
    assert finished.run.outcome is not None
    more = pairs_to_play(setup, finished.run.outcome, 400)
    assert more is not None
    assert finished.extra is not None
    pairs = finished.extra.rows["pairs"]
    played = [card for card in range(33) if pairs[card * 6]]
    assert len(played) * 50 == more.games
    assert sum(finished.extra.rows["totals"]) == 0
