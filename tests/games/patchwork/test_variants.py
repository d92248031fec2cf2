"""Variants with other numbers, whole and stopped early: the checker says what a slow game from the rules says."""

from __future__ import annotations

from collections import Counter

import pytest

from quiltsmith.games.patchwork.patchwork_results import CheckedGame
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, write_played
from quiltsmith.stable_random import StableRandom
from tests.games.patchwork.oracle import Slow, numbers_of
from tests.games.patchwork.samples import NAMES, read
from tests.games.patchwork.variants import VARIANTS, checker, deck_of, played_variant, variant

PLAYERS = (0, 1)


def check(name: str, text: str) -> CheckedGame:
    checked = checker(name).check(read(text))
    assert isinstance(checked, CheckedGame)
    return checked


def head_of(game: PlayedGame) -> list[str]:
    """Write a game without its claims."""
    lines = write_played(game, NAMES, {}).splitlines()
    return [line for line in lines if line.split()[:1] not in (["buttons"], ["tile"], ["empty"], ["total"])]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_whole_game_with_other_numbers(name: str) -> None:
    for seed in range(12):
        game = played_variant(name, seed)
        checked = check(name, write_played(game, NAMES, {}))
        slow = Slow(deck_of(name), list(game.circle), numbers_of(variant(name)))
        slow.play(game.moves)
        assert (checked.problems, checked.checked) == ([], "full")
        assert checked.winner == NAMES[slow.winner()]
        for player in PLAYERS:
            standing = checked.standing(player)
            assert (standing.buttons, standing.income) == (slow.buttons[player], slow.income[player])
            assert (standing.has_tile, standing.empty) == (slow.tile == player, slow.empty(player))
            assert standing.total == slow.total(player)


@pytest.mark.parametrize("name", VARIANTS)
def test_claims_of_a_record_that_stops_early(name: str) -> None:
    """Buttons, tile and empty spaces must agree with what was replayed so far; the game may still be going on."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        random, game = StableRandom(seed), played_variant(name, seed % 12)
        count = 1 + random.below(len(game.moves))
        slow = Slow(deck_of(name), list(game.circle), numbers_of(variant(name)))
        slow.follow(game.moves[:count])
        if slow.waiting or slow.is_over():
            continue
        lines, expected = head_of(PlayedGame(game.circle, game.track, game.moves[:count], game.end)), []
        for player, who in enumerate(NAMES):
            buttons = slow.buttons[player] + random.pick((0, 0, 0, 1))
            empty = slow.empty(player) + random.pick((0, 0, 0, 1))
            has_tile = (slow.tile == player) != (random.below(4) == 0)
            lines += [
                f"buttons {who} {buttons}",
                f"tile {who} {'yes' if has_tile else 'no'}",
                f"empty {who} {empty}",
            ]
            expected += ["buttons-wrong"] * (buttons != slow.buttons[player])
            if has_tile != (slow.tile == player):
                # Who has a tile that is worth nothing may leave it where it is.
                expected += ["tile-unearned"] if has_tile else ["tile-forgotten"] * bool(slow.numbers.tile)
            expected += ["empty-wrong"] * (empty != slow.empty(player))
        checked = check(name, "\n".join(lines))
        assert sorted(problem.code for problem in checked.problems if problem.is_error) == sorted(expected)
        assert [problem.code for problem in checked.problems if not problem.is_error] == ["unfinished"]
        assert (checked.checked, checked.winner) == ("partly", None)
        seen.update(expected or ["fine"])
    assert min(seen["fine"], seen["buttons-wrong"], seen["empty-wrong"]) > 2


@pytest.mark.parametrize("name", VARIANTS)
def test_two_boards_without_a_log_are_two_quilts(name: str) -> None:
    """They are partly checked, nobody's turn is invented, and a tie is not decided."""
    for seed in range(12):
        game = played_variant(name, seed)
        lines = write_played(game, NAMES, {}).splitlines()
        start = lines.index("log:")
        claims = [line for line in lines[start:] if line.split()[0] not in NAMES and line != "log:"]
        checked = check(name, "\n".join([*lines[:start], *claims]))
        assert (checked.problems, checked.checked) == ([], "partly")
        totals = [game.end.score(player) for player in PLAYERS]
        assert [checked.total(player) for player in PLAYERS] == totals
        assert [checked.standing(player).time for player in PLAYERS] == [None, None]
        best = [who for who, total in zip(NAMES, totals, strict=True) if total == max(totals)]
        assert checked.winner == (best[0] if len(best) == 1 else None)
        wrong = [f"{line}9" if line.startswith("total") else line for line in claims]
        checked = check(name, "\n".join([*lines[:start], *wrong]))
        assert [problem.code for problem in checked.problems] == ["total-wrong"] * 2
