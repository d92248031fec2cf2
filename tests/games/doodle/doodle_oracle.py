"""The game as a small state: what may be done next, what comes of it, and what it scores.

A state never changes; `after` gives the next one. Bots that play millions of games have tables of their own in
`simulate/doodle_arena.py`; they share the circle, the special actions, the cuts and the rectangles with this
oracle, and a test plays their games here move by move.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.doodle.doodle_circle import CUT, NEIGHBOUR, SINGLE, all_specials, paid, uses_left
from quiltsmith.games.doodle.doodle_deal import DealtTurn
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import Move, Scoring
from quiltsmith.geometry.board import Mask, bits
from quiltsmith.geometry.cuts import pieces_after
from quiltsmith.geometry.rectangles import all_rectangles

BEFORE_START = -1
"""The turn of a state whose start patch is still to be drawn."""


class IllegalMoveError(ValueError):
    """A move that the rules do not allow."""


class Table(Struct, frozen=True):
    """What is the same throughout a game: the game, the deck, the start card, and what each turn offers."""

    game: DoodleGame
    deck: Deck
    turns: tuple[DealtTurn, ...]
    start: Card | None = None


class DoodleState(Struct, frozen=True):
    """A game in progress: the last turn made, the spaces shaded, the special actions left, and the scores."""

    table: Table
    turn: int
    left: int
    shaded: Mask = 0
    scores: tuple[int, ...] = ()

    @property
    def is_scoring(self) -> bool:
        """Whether a round is over and not yet scored."""
        return self.turn > 0 and self.turn // self.table.game.turns_per_round > len(self.scores)

    @property
    def is_over(self) -> bool:
        """Whether all rounds are scored; a single space may still be shaded."""
        return len(self.scores) == self.table.game.rounds

    @property
    def empty(self) -> int:
        """The number of empty spaces."""
        return self.table.game.board.spaces - self.shaded.bit_count()

    @property
    def total(self) -> int:
        """The scores so far less what the empty spaces cost."""
        return sum(self.scores) + self.table.game.points_per_empty_space * self.empty

    def legal_moves(self) -> Iterator[Move | Scoring]:
        """List all that may be done next."""
        if self._owes_start:
            yield from self._draws(self._offered(False), False, 0)
            return
        if self.is_scoring:
            rectangles = all_rectangles(self.table.game.board, self.shaded)
            yield from map(Scoring, rectangles if self.shaded else (None,))
        elif not self.is_over:
            yield Move(self.turn + 1)
            for is_neighbour in (False, True):
                if not is_neighbour or uses_left(self.left, NEIGHBOUR):
                    left = paid(self.left, NEIGHBOUR) if is_neighbour else self.left
                    for cuts in range(uses_left(left, CUT) + 1):
                        yield from self._draws(self._offered(is_neighbour), is_neighbour, cuts)
        if uses_left(self.left, SINGLE):
            yield from (Move(max(self.turn, 1), 1 << space) for space in bits(self._free))

    def after(self, line: Move | Scoring) -> DoodleState:
        """Make a move or score a round; refuse what is not allowed."""
        if not self._allows(line):
            raise IllegalMoveError(f"{line} is not allowed after turn {self.turn}")
        if isinstance(line, Scoring):
            found, scoring = line.rectangle, self.table.game.scoring
            points = scoring.score(found.rows, found.columns) if found else 0
            return replace(self, scores=(*self.scores, points))
        is_single, left = _is_single(line), self.left
        for action in (*[NEIGHBOUR] * line.neighbour, *[CUT] * line.cuts, *[SINGLE] * is_single):
            left = paid(left, action)
        turn = self.turn if is_single else line.turn
        return replace(self, turn=turn, left=left, shaded=self.shaded | line.spaces)

    @property
    def _owes_start(self) -> bool:
        return self.turn == BEFORE_START

    @property
    def _free(self) -> Mask:
        return self.table.game.board.full & ~self.shaded

    def _allows(self, line: Move | Scoring) -> bool:
        is_turn = not (self.is_scoring or self.is_over)
        if isinstance(line, Scoring):
            found = line.rectangle
            is_filled = not found.mask(self.table.game.board) & ~self.shaded if found else not self.shaded
            return self.is_scoring and is_filled
        if line.spaces & ~self._free:
            return False
        if _is_single(line):
            # At the end of a turn or at the beginning of the next: it makes no difference.
            is_now = line.turn in ((self.turn, self.turn + 1) if is_turn else (self.turn,)) and line.turn > 0
            is_one = line.spaces.bit_count() == 1 and line == Move(line.turn, line.spaces)
            return is_now and is_one and uses_left(self.left, SINGLE) > 0
        if not is_turn or line.turn != self.turn + 1:
            return False
        return self._allows_draw(line) if line.spaces else not self._owes_start and line == Move(line.turn)

    def _allows_draw(self, line: Move) -> bool:
        left = self.left
        if line.neighbour:
            if not uses_left(left, NEIGHBOUR):
                return False
            left = paid(left, NEIGHBOUR)
        card = next((card for card in self._offered(line.neighbour) if card.id == line.card), None)
        if card is None or line.cuts > (0 if self._owes_start else uses_left(left, CUT)):
            return False
        return self.table.game.board.shape_of(line.spaces).canonical() in pieces_after(card.shape, line.cuts)

    def _offered(self, is_neighbour: bool) -> list[Card]:
        """List the cards of which one may be drawn next, as the token's or as its neighbour."""
        if self._owes_start:
            return [self.table.start] if self.table.start and not is_neighbour else []
        turn = self.table.turns[self.turn]
        offered = turn.neighbours if is_neighbour else (turn.token,) if turn.token else turn.choice
        return [card for card in self.table.deck.cards if card.id in offered]

    def _draws(self, cards: list[Card], is_neighbour: bool, cuts: int) -> Iterator[Move]:
        board = self.table.game.board
        for card in cards:
            for shape in pieces_after(card.shape, cuts):
                for placement in board.placements(shape, self.shaded):
                    yield Move(self.turn + 1, placement.mask, card.id, is_neighbour, cuts)


def new_game(table: Table) -> DoodleState:
    """Give the state in which nothing is drawn yet."""
    turn = BEFORE_START if table.start else 0
    return DoodleState(table, turn, all_specials(table.game.specials))


def _is_single(line: Move) -> bool:
    return bool(line.spaces) and not line.card
