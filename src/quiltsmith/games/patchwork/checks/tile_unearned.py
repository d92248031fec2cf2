"""The special tile is claimed without its square, or by a player who was not the first to fill it.

The first player to fill a square of 7×7 completely gets it, so that only one of two quilts has it.

FAIL:
    tile yes          and no filled 7×7 on the quilt
PASS:
    tile no
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_state import PLAYERS, has_square
from quiltsmith.games.patchwork.patchwork_words import claim_line
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.i18n import _

CODE = "tile-unearned"


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Look for the filled square."""
    claim, side = quilt.claim("tile"), quilt.game.tile_side
    if claim is not None and claim.value and quilt.has_board and not quilt.has_square:
        message = _("the tile is claimed, but no square of {side}×{side} is filled", side=side)
        place = quilt.text.word_place(claim.line, claim.word)
        hint = _("write `{line}`, or mend the board", line=quilt.line("tile", "no"))
        yield Problem(place, CODE, message, hint)


def check_game(replay: Replay) -> Iterator[Problem]:
    """Compare the claims with who got the tile in the replay, also where that stops early."""
    side = replay.game.tile_side
    for player in PLAYERS:
        claim, own = replay.record.claim(player, "tile"), replay.state.players[player]
        if claim is None or not claim.value or own.has_tile or not replay.can_judge_quilt(player):
            continue
        if has_square(replay.game, own.quilt):
            message = _(
                "{player} was the first to fill a square of {side}×{side}",
                player=replay.name(1 - player),
                side=side,
            )
        else:
            message = _("{player} has no filled square of {side}×{side}", player=replay.name(player), side=side)
        place = replay.text.word_place(claim.line, claim.word)
        yield Problem(
            place, CODE, message, _("write `{line}`", line=claim_line("tile", replay.name(player), "no"))
        )
