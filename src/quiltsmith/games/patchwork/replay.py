"""The replay of a whole game: move by move through the engine, every rule asked before each move."""

from __future__ import annotations

from msgspec import Struct, field

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import BoardText, SheetText
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import PLACINGS, GameRecord, LoggedMove
from quiltsmith.games.patchwork.patchwork_state import PLAYERS, GameState
from quiltsmith.geometry.board import Mask


class Played(Struct, frozen=True):
    """A move and what it did, for the report."""

    move: LoggedMove
    cost: int
    earned: int
    """What an advance brought, one unit of currency for each space."""
    received: int
    """The income of the marks on the way."""
    specials: int
    has_gained_tile: bool
    time: tuple[int, int]
    buttons: int
    income: int


class Replay(Struct):
    """A whole game: what was recorded, and the state of play as far as it was followed."""

    text: SheetText
    game: PatchworkGame
    deck: Deck
    players: list[str]
    boards: list[BoardText | None]
    masks: list[dict[str, Mask] | None]
    """The letters of each board; None where it is missing or cannot be read."""
    record: GameRecord
    state: GameState
    is_circle_known: bool
    used_letters: list[dict[str, int]] = field(default_factory=lambda: [{}, {}])
    overdue_specials: list[int] = field(default_factory=lambda: [0, 0])
    """Special patches that were gained and not placed at once, which is a problem of its own."""
    played: list[Played] = field(default_factory=list)
    lost_in_line: int | None = None
    """The line after which nobody can tell how the game stood."""

    def name(self, player: int) -> str:
        return self.players[player]

    def drawn(self, move: LoggedMove) -> Mask:
        """Return the spaces of a move's letter on its player's board."""
        return (self.masks[move.player] or {}).get(move.letter, 0)

    def can_judge_total(self, player: int) -> bool:
        """Return whether a player's final state is known: the game was followed to its end, the board is there."""
        return self.masks[player] is not None and self.is_followed

    def can_judge_quilt(self, player: int) -> bool:
        """Return whether a player's tile is known: of a game that stops early, as far as it goes."""
        return self.masks[player] is not None and self.is_claim_meant

    @property
    def is_claim_meant(self) -> bool:
        """Whether claims are about the state that was reached: at the end of the game, or where the record stops.

        A total says that the game is over; where the record stops before that, one problem stands for all claims.
        """
        if self.lost_in_line is not None:
            return False
        return self.is_followed or all(self.record.claim(player, "total") is None for player in PLAYERS)

    @property
    def is_followed(self) -> bool:
        """Whether the game was followed to its end."""
        return self.lost_in_line is None and len(self.state.finished) == len(PLAYERS)


class Step(Struct, frozen=True):
    """A move about to be made, for the rules to look at: as it is written, and as it is most likely meant."""

    replay: Replay
    move: LoggedMove
    meant: LoggedMove

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


def apply(replay: Replay, move: LoggedMove) -> None:
    """Make a move, right or wrong, as far as it can be made."""
    state, own = replay.state, replay.state.players[move.player]
    time, buttons, had_tile, specials = own.time, own.buttons, own.has_tile, len(state.specials_left)
    if move.letter:
        replay.used_letters[move.player].setdefault(move.letter, move.line)
    if move.action not in PLACINGS:
        for player in PLAYERS:
            if state.owes_special(player):
                replay.overdue_specials[player] += state.players[player].pending_specials
    elif not own.pending_specials:
        replay.overdue_specials[move.player] = max(0, replay.overdue_specials[move.player] - 1)
    state.make(move.player, move.action, move.card, replay.drawn(move))
    marks = sum(time < mark <= own.time for mark in state.track.income)
    received = marks * own.income
    cost = min(buttons, state.prices[move.card].cost) if move.action == "take" else 0
    replay.played.append(
        Played(
            move=move,
            cost=cost,
            earned=own.buttons - buttons + cost - received,
            received=received,
            specials=specials - len(state.specials_left),
            has_gained_tile=own.has_tile and not had_tile,
            time=(time, own.time),
            buttons=own.buttons,
            income=own.income,
        )
    )


def cover_what_is_drawn(replay: Replay) -> None:
    """Let the drawn quilts count at the end: where they differ from the moves, that was reported already."""
    for player in PLAYERS:
        for mask in (replay.masks[player] or {}).values():
            replay.state.place(player, mask)
