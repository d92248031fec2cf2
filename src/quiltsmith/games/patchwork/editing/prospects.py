"""What a move would bring, told before it is made."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.games.patchwork.engine.state import GameState
from quiltsmith.games.patchwork.record import Action
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.patchwork.rules.not_enough_buttons import too_expensive
from quiltsmith.talk.saying import say


class Prospect(Struct, frozen=True):
    """Where the token would stand, what the marks on the way bring, and how much of the currency is left then."""

    to: int
    received: int
    specials: int
    buttons: int


class OfferedPatch(Struct, frozen=True):
    """A patch for sale, whether who moves can take it, or else why not, and what it would bring."""

    card: str
    why_not: str
    then: Prospect


def offered_patches(replay: Replay, player: int) -> list[OfferedPatch]:
    """List the patches for sale."""
    state = replay.state
    return [
        OfferedPatch(card, _why_not(replay, player, card), prospect(state, player, "take", card))
        for card in state.offered()
    ]


def prospect(state: GameState, player: int, action: Action, card: str = "") -> Prospect:
    """Try a move."""
    then, before = state.copied(), state.players[player]
    then.make(player, action, card, 0)
    own = then.players[player]
    marks = sum(before.time < mark <= own.time for mark in state.track.income)
    return Prospect(own.time, marks * own.income, len(state.specials_left) - len(then.specials_left), own.buttons)


def _why_not(replay: Replay, player: int, card: str) -> str:
    state, found = replay.state, replay.deck.card(card)
    if not state.can_pay(player, card):
        return too_expensive(state, player, replay.name(player), card)
    if found is None or next(state.game.board.placements(found.shape, state.players[player].quilt), None) is None:
        return say("{patch} fits nowhere on the quilt of {player}", patch=card, player=replay.name(player))
    return ""
