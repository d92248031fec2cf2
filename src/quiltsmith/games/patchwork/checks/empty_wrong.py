"""In a quilt or a whole game: the number of empty spaces is not what the board shows.

FAIL (five spaces are `.`):
    empty 4
PASS:
    empty 5
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.patchwork_words import claim_line
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.sheets.shared_checks import wrong_empty
from quiltsmith.i18n import _


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Count the empty spaces."""
    claim = quilt.claim("empty")
    if claim is not None and quilt.empty is not None and claim.value != quilt.empty:
        place = quilt.text.word_place(claim.line, claim.word)
        hint = _("write `{line}`", line=quilt.line("empty", quilt.empty))
        yield wrong_empty(place, claim.value, quilt.empty, hint)


def check_game(replay: Replay) -> Iterator[Problem]:
    """Count the empty spaces of both quilts."""
    for player in PLAYERS:
        claim, empty = replay.record.claim(player, "empty"), replay.state.empty(player)
        if claim is not None and claim.value != empty and replay.masks[player] is not None:
            name = replay.name(player)
            place = replay.text.word_place(claim.line, claim.word)
            hint = _("write `{line}`", line=claim_line("empty", name, empty))
            yield wrong_empty(place, claim.value, empty, hint, name)
