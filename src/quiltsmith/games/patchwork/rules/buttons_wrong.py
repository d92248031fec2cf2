"""The claimed buttons (or eyeballs) are not what the replay gives.

FAIL:
    buttons Andrea 19          the replay gives 18
PASS:
    buttons Andrea 18
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.engine import PLAYERS
from quiltsmith.games.patchwork.replay import Replay


def check_game(replay: Replay) -> Iterator[Problem]:
    """Compare the claims with the replay."""
    for player in PLAYERS:
        claim, has = replay.record.claim(player, "buttons"), replay.state.players[player].buttons
        if claim is not None and claim.value != has and replay.is_followed:
            message = f"{replay.name(player)} has {has} {replay.game.currency.name_in('en')}, not {claim.value}"
            place = replay.text.word_place(claim.line, claim.word)
            yield Problem(place, "buttons-wrong", message, f"write `buttons {replay.name(player)} {has}`")
