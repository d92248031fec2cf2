"""The claimed buttons (or eyeballs) are not what the replay gives.

FAIL:
    buttons Andrea 19          the replay gives 18
PASS:
    buttons Andrea 18
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.i18n import _, get_locale

CODE = "buttons-wrong"


def check_game(replay: Replay) -> Iterator[Problem]:
    """Compare the claims with the replay, also where that stops early."""
    for player in PLAYERS:
        claim, has = replay.record.claim(player, "buttons"), replay.state.players[player].buttons
        if claim is not None and claim.value != has and replay.is_claim_meant:
            name, currency = replay.name(player), replay.game.currency.name_in(get_locale())
            message = _(
                "{player} has {number} {currency}, not {claimed}",
                player=name,
                number=has,
                currency=currency,
                claimed=claim.value,
            )
            place = replay.text.word_place(claim.line, claim.word)
            hint = _("write `{line}`", line=f"{currency.lower()} {name} {has}")
            yield Problem(place, CODE, message, hint)
