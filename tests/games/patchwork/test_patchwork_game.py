"""What a game of two is made of."""

from __future__ import annotations

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.source import Source
from quiltsmith.games.game_reader import read_game
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame, as_game_for_two
from tests.games.patchwork.samples import game_named
from tests.games.test_game_reader import game_of, text_of
from tests.layout.samples import doodle


def test_a_game_can_be_played_on_the_time_board_of_another_edition() -> None:
    game = game_named("patchwork")
    assert isinstance(game, PatchworkGame)
    assert game.on_track(None) is game
    classic = game.on_track("classic")
    assert (game.track, classic.track) == ("revised", "classic")
    assert classic.tracks == game.tracks


def test_a_time_board_that_is_not_there_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match="patchwork has no track `clasic`"):
        game_named("patchwork").on_track("clasic")
    with pytest.raises(QuiltsmithError, match="doodle has no time board to choose"):
        doodle().on_track("classic")


def test_patches_are_bought_in_games_of_two_only() -> None:
    assert as_game_for_two(game_named("patchwork")) is game_named("patchwork")
    with pytest.raises(QuiltsmithError, match="doodle has no patches to buy; only games of two have"):
        as_game_for_two(doodle())


def said_with(old: str, new: str) -> list[str]:
    """Give what is said about the shipped game with something changed: the marked text and the message."""
    text = text_of("patchwork")
    assert text.count(old) == 1
    _game, problems = read_game(Source("game.yaml", text.replace(old, new)))
    places = [(problem.place, problem.message) for problem in problems]
    return [
        f"{place.source.line(place.line)[place.column - 1 :][: place.length]}: {message}"
        for place, message in places
    ]


@pytest.mark.parametrize(
    ("value", "is_right"),
    [("7", True), ("999", True), ("1000", False), ("ten", False), ("x", False), ("-1", False)],
)
def test_the_value_of_a_tile_is_a_number_of_at_most_three_digits(value: str, is_right: bool) -> None:
    wrong = [] if is_right else [f"{value}: expected the value of a tile, found `{value}`"]
    assert said_with("20: 1}", f"{value}: 1}}") == wrong


@pytest.mark.parametrize(("space", "is_right"), [(53, True), (54, False)])
@pytest.mark.parametrize(
    "spaces", ["specials: [26, 32, 38, 44, 50]", "income: [5, 11, 17, 23, 29, 35, 41, 47, 53]\n    specials: [26"]
)
def test_the_spaces_of_a_track_end_with_its_last(spaces: str, space: int, is_right: bool) -> None:
    wrong = [] if is_right else [f"[: a space of the track is out of range: `{space}`"]
    key, _, rest = spaces.partition(": [")
    assert said_with(spaces, f"{key}: [{space}, {rest}") == wrong


def test_the_hint_names_the_spaces_that_a_track_has() -> None:
    text = text_of("patchwork").replace("[26, 32, 38, 44, 50]", "[54]")
    _game, problems = read_game(Source("game.yaml", text))
    assert [problem.hint for problem in problems] == ["from 1 to 53 is possible here"]


def test_the_usual_track_is_one_of_the_tracks() -> None:
    assert said_with("track: revised ", "track: revisd  ") == ["revisd: there is no track `revisd`"]


def test_a_special_patch_may_be_discarded_only_where_a_game_says_so() -> None:
    game = game_of(text_of("patchwork", "discard_special:"))
    assert isinstance(game, PatchworkGame)
    assert not game.may_discard_special
