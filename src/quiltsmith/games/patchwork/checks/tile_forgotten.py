"""The special tile is denied by the player who has it.

In a whole game that is who was the first to fill the square in the replay. Of two finished quilts it is the only
one with a filled square; if both have one, one of the two players has the tile. A tile that is worth nothing may
be left where it is.

FAIL:
    tile Andrea no          and Andrea was the first to fill a square of 7×7
PASS:
    tile Andrea yes
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.patchwork_words import claim_line
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.i18n import _

CODE = "tile-forgotten"


def check_game(replay: Replay) -> Iterator[Problem]:
    """Compare the claims with who got the tile in the replay."""
    for player in PLAYERS if replay.game.tile_points else ():
        claim, own = replay.record.claim(player, "tile"), replay.state.players[player]
        if claim is not None and not claim.value and own.has_tile and replay.can_judge_quilt(player):
            name, side = replay.name(player), replay.game.tile_side
            message = _(
                "{player} has the tile, as the first to fill a square of {side}×{side}", player=name, side=side
            )
            place = replay.text.word_place(claim.line, claim.word)
            yield Problem(place, CODE, message, _("write `{line}`", line=claim_line("tile", name, "yes")))
