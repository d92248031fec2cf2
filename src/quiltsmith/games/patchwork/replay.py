"""The replay of a whole game: move by move through the engine, every rule asked before each move."""

from __future__ import annotations

from dataclasses import dataclass, field

from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_text import BoardText, SheetText
from quiltsmith.games.deck import Deck
from quiltsmith.games.game import PatchworkGame
from quiltsmith.games.patchwork.engine import GameState
from quiltsmith.games.patchwork.record import Move, Record
from quiltsmith.geometry.board import Mask


@dataclass(frozen=True, slots=True)
class Played:
    """A move and how its player stood afterwards, for the report."""

    move: Move
    time: int
    buttons: int
    income: int
    gained_special: bool
    gained_tile: bool


@dataclass(slots=True)
class Replay:
    """A whole game: what was recorded, and the state of play as far as it was followed."""

    text: SheetText
    game: PatchworkGame
    deck: Deck
    players: list[str]
    boards: list[BoardText | None]
    masks: list[dict[str, Mask]]
    record: Record
    state: GameState
    used_letters: list[dict[str, int]] = field(default_factory=lambda: [{}, {}])
    played: list[Played] = field(default_factory=list)

    def name(self, player: int) -> str:
        """Give the name of a player."""
        return self.players[player]

    def drawn(self, move: Move) -> Mask:
        """Give the spaces of a move's letter on its player's board."""
        return self.masks[move.player].get(move.letter, 0)


@dataclass(frozen=True, slots=True)
class Step:
    """A move about to be made, for the rules to look at."""

    replay: Replay
    move: Move

    @property
    def state(self) -> GameState:
        """The game before the move."""
        return self.replay.state

    @property
    def name(self) -> str:
        """The player who moves."""
        return self.replay.name(self.move.player)

    def problem(self, code: str, word: int, message: str, hint: str) -> Problem:
        """Point at a word of the move's line."""
        return Problem(self.replay.text.word_place(self.move.line, word), code, message, hint)


def apply(replay: Replay, move: Move) -> None:
    """Make a move, right or wrong, as far as it can be made."""
    state, own = replay.state, replay.state.players[move.player]
    pending, had_tile = own.pending_specials, own.has_tile
    replay.used_letters[move.player].setdefault(move.letter, move.line)
    if move.action == "advance":
        state.advance(move.player)
    elif move.action == "take":
        if move.card in state.prices:
            state.take(move.player, move.card, replay.drawn(move))
    elif move.action == "special":
        state.place_special(move.player, replay.drawn(move))
    else:
        state.discard_special(move.player)
    gained = own.pending_specials > pending
    replay.played.append(Played(move, own.time, own.buttons, own.income, gained, own.has_tile and not had_tile))
