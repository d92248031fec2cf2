"""Random legal games: written, read, checked valid, and ended as the engine and a slow second one say."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quiltsmith.games.patchwork.patchwork_writer import write_sheet
from tests.games.patchwork.oracle import CLASSIC_SPECIALS, Numbers, Slow
from tests.games.patchwork.samples import EDITIONS, NAMES, check_game, classic, played, read, text_of

SEEDS = st.integers(0, 2**32)


@settings(max_examples=40)
@given(SEEDS, st.sampled_from(EDITIONS))
@example(13243, EDITIONS[0])  # tied, with the tile
@example(680, EDITIONS[1])  # a quilt without an empty space
@example(238, EDITIONS[0])  # the tile does not help
@example(113, EDITIONS[1])  # the tile
@example(1526, EDITIONS[2])  # tied, with the tile
def test_a_legal_game_is_valid_and_ends_the_same(seed: int, edition: tuple[str, str]) -> None:
    game = played(seed, *edition)
    checked = check_game(text_of(seed, *edition))
    assert checked.problems == []
    specials = {"classic": CLASSIC_SPECIALS, "revised": Numbers().specials}[game.track]
    slow = Slow(classic(), list(game.circle), Numbers(specials=specials, may_discard=edition[0] == "halloween"))
    slow.play(game.moves)
    found = checked.to_json()
    assert found["valid"]
    assert found["winner"] == NAMES[slow.winner()]
    for player, name in enumerate(NAMES):
        assert found["players"][player] == {
            "player": name,
            "buttons": slow.buttons[player],
            "income": slow.income[player],
            "time": 53,
            "tile": slow.tile == player,
            "empty": 81 - len(slow.quilts[player]),
            "total": slow.total(player),
            "claimed_total": game.end.score(player),
        }


@settings(max_examples=20)
@given(SEEDS, st.sampled_from(EDITIONS))
def test_reading_and_writing_changes_nothing(seed: int, edition: tuple[str, str]) -> None:
    text = text_of(seed, *edition)
    assert write_sheet(read(text)) == text


@pytest.mark.parametrize("edition", EDITIONS, ids=" ".join)
def test_the_same_seed_is_the_same_game(edition: tuple[str, str]) -> None:
    first = text_of(7, *edition)
    played.cache_clear()
    text_of.cache_clear()
    assert text_of(7, *edition) == first


def test_random_games_know_every_kind_of_move() -> None:
    games = [played(seed, "halloween") for seed in range(12)]
    assert {move.action for game in games for move in game.moves} == {"take", "advance", "special", "discard"}
