"""Variants with other numbers, whole and stopped early: the checker says what a slow game from the rules says."""

from __future__ import annotations

from collections import Counter

import pytest

from quiltsmith.games.patchwork.patchwork_writer import write_played
from quiltsmith.stable_random import StableRandom
from tests.games.patchwork.fuzz import PLAYERS, check, compare_claims, compare_whole, fuzz
from tests.games.patchwork.samples import NAMES
from tests.games.patchwork.variants import VARIANTS, named_variant


@pytest.mark.parametrize("name", VARIANTS)
def test_a_whole_game_with_other_numbers(name: str) -> None:
    for seed in range(12):
        compare_whole(named_variant(name), named_variant(name).play(seed))


@pytest.mark.parametrize("name", VARIANTS)
def test_claims_of_a_record_that_stops_early(name: str) -> None:
    """Buttons, tile and empty spaces must agree with what was replayed so far; the game may still be going on."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        seen[compare_claims(named_variant(name), named_variant(name).play(seed % 12), StableRandom(seed))] += 1
    assert min(seen["early, right"], seen["early, wrong"]) > 2


def test_random_variants_are_judged_as_the_oracles_judge_them() -> None:
    """A hundred of each; `tests/games/patchwork/fuzz.py` tells how to look at more."""
    games, quilts, different = fuzz(100)
    assert different == []
    assert games.keys() >= {"whole", "early, right", "early, wrong", "changed, illegal"}
    assert quilts.keys() >= {"fine", "patch-twice"}


@pytest.mark.parametrize("name", VARIANTS)
def test_two_boards_without_a_log_are_two_quilts(name: str) -> None:
    """They are partly checked, nobody's turn is invented, and a tie is not decided."""
    variant = named_variant(name)
    for seed in range(12):
        game = variant.play(seed)
        lines = write_played(game, NAMES, {}).splitlines()
        start = lines.index("log:")
        claims = [line for line in lines[start:] if line.split()[0] not in NAMES and line != "log:"]
        checked = check(variant, "\n".join([*lines[:start], *claims]))
        assert (checked.problems, checked.checked) == ([], "partly")
        totals = [game.end.score(player) for player in PLAYERS]
        assert [checked.total(player) for player in PLAYERS] == totals
        assert [checked.standing(player).time for player in PLAYERS] == [None, None]
        best = [who for who, total in zip(NAMES, totals, strict=True) if total == max(totals)]
        assert checked.winner == (best[0] if len(best) == 1 else None)
        wrong = [f"{line}9" if line.startswith("total") else line for line in claims]
        checked = check(variant, "\n".join([*lines[:start], *wrong]))
        assert [problem.code for problem in checked.problems] == ["total-wrong"] * 2
