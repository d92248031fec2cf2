"""The table of the kinds of games."""

from __future__ import annotations

import pytest

from quiltsmith.games.game_reader import GameReading, find_game, load_game, reading_of
from quiltsmith.games.kinds import KINDS, import_string


@pytest.mark.parametrize("rules", KINDS)
def test_every_kind_has_a_shipped_game_of_its_name(rules: str) -> None:
    path = find_game(rules)
    assert path is not None
    game, problems = load_game(path)
    assert game is not None
    assert not problems
    assert game.rules == rules


@pytest.mark.parametrize("rules", KINDS)
def test_what_the_table_names_is_there(rules: str) -> None:
    assert isinstance(reading_of(rules), GameReading)
    assert import_string(KINDS[rules].rules).__doc__
