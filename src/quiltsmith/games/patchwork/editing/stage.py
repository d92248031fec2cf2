"""Where a game of two stands: what comes next, and who does it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.rules import circle_wrong, special_missing, unfinished
from quiltsmith.games.patchwork.rules.circle_wrong import circle_of


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


def open_ends(checked: CheckedGame | CheckedQuilt) -> list[Problem]:
    """List the problems that are none while a game goes on, since what comes next settles them."""
    if quilts_of(checked) or isinstance(checked, CheckedQuilt):
        return []
    replay, kind = checked.replay, stage_of(checked).kind
    if kind == "circle":
        is_right_so_far = circle_of(replay.text, replay.deck) == replay.state.circle
        return [one for one in checked.problems if one.code == circle_wrong.CODE] if is_right_so_far else []
    last = replay.record.moves[-1].line if replay.record.moves else 0
    here = [one for one in checked.problems if one.place.line == last]
    # One that was not placed before the last move is a problem of that line, too.
    waiting = [one for one in here if one.code == special_missing.CODE][-1:] if kind == "special" else []
    return [*waiting, *(one for one in here if one.code == unfinished.CODE and not one.is_error)]


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
