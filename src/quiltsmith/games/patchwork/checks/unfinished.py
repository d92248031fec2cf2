"""The log stops before both tokens are on the last space.

Without claimed totals it is only a warning: the game may still be going on.

FAIL:
    total Andrea 14          while a token is on space 47
PASS:
    the log goes on until both tokens are on the last space
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.i18n import _

CODE = "unfinished"


def check_game(replay: Replay) -> Iterator[Problem]:
    """Look where the tokens are at the end of the log."""
    if len(replay.state.finished) == len(PLAYERS) or replay.lost_in_line is not None:
        return
    where = ", ".join(
        _("{player} on {space}", player=replay.name(player), space=replay.state.players[player].time)
        for player in PLAYERS
    )
    message = _(
        "the game is not over: the last space is {last} ({where})", last=replay.state.track.last, where=where
    )
    is_claimed = any(kind == "total" for _unused, kind in replay.record.claims)
    level = Level.ERROR if is_claimed else Level.WARNING
    place = replay.text.line_place(replay.record.moves[-1].line)
    hint = _("{player} moves next", player=replay.name(replay.state.current()))
    yield Problem(place, CODE, message, hint, level)
