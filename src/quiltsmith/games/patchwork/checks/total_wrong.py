"""In a quilt or a whole game: the total is not buttons plus tile less two for each empty space.

FAIL (14 buttons, the tile, 5 empty spaces: 14 + 7 − 10):
    total 21
PASS:
    total 11
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.quilt import Quilt, total_sum
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.sheets.shared_checks import wrong_total


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Add up."""
    claim, total = quilt.claim("total"), quilt.total
    if claim is None or total is None or claim.value == total:
        return
    summed = total_sum(quilt.game, quilt.buttons or 0, quilt.has_tile, quilt.empty or 0)
    yield wrong_total(quilt.text.word_place(claim.line, claim.word), claim.value, total, summed)


def check_game(replay: Replay) -> Iterator[Problem]:
    """Add up for both players."""
    for player in PLAYERS:
        claim, total = replay.record.claim(player, "total"), replay.state.score(player)
        if claim is None or claim.value == total or not replay.can_judge_total(player):
            continue
        own = replay.state.players[player]
        summed = total_sum(replay.game, own.buttons, own.has_tile, replay.state.empty(player))
        place = replay.text.word_place(claim.line, claim.word)
        yield wrong_total(place, claim.value, total, summed, replay.name(player))
