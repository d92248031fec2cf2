from __future__ import annotations

import quiltsmith.games
from tests.frozen_values import changeable_values

SHEETS_BEING_CHECKED = {"CheckedGame", "CheckedQuilt", "CheckedSheet", "DoodleLog", "DoodleSheet", "GameRecord"}
SHEETS_BEING_CHECKED |= {"Quilt", "Replay", "Round"}
GAMES_BEING_PLAYED = {"GameState", "PlayerState"}


def test_only_what_is_being_checked_or_played_can_be_changed() -> None:
    assert changeable_values(quiltsmith.games) == SHEETS_BEING_CHECKED | GAMES_BEING_PLAYED
