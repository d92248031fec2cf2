"""Where a game of two stands: what comes next, and who does it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.quilt import Quilt


class DuelStage(Struct, frozen=True):
    """What comes next: the circle is laid, a turn, a special patch is placed, nothing, or nobody can tell."""

    kind: Literal["circle", "turn", "special", "over", "lost"]
    player: int


def stage_of(checked: CheckedGame) -> DuelStage:
    """Tell what comes after the last line of a record."""
    replay = checked.replay
    state, player = replay.state, replay.state.to_act()
    if replay.lost_in_line is not None:
        return DuelStage("lost", player)
    if state.is_over:
        return DuelStage("over", player)
    if not replay.is_circle_known:
        return DuelStage("circle", player)
    return DuelStage("special" if state.owes_special(player) else "turn", player)


def quilts_of(checked: CheckedGame | CheckedQuilt) -> list[Quilt]:
    """List the quilts of a sheet that has nothing else: one, or both of a game without a log.

    A game whose boards are still empty has only begun.
    """
    if isinstance(checked, CheckedQuilt):
        return [checked.quilt]
    return checked.quilts if any(quilt.covered for quilt in checked.quilts) else []


def deck_of(checked: CheckedGame | CheckedQuilt) -> Deck:
    """Give the deck that a sheet was checked with."""
    return checked.quilt.deck if isinstance(checked, CheckedQuilt) else checked.replay.deck
