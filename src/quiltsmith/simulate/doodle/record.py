"""Records of simulated games: the numbers of a game, and the sheet that they stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import Move, PlayedSheet, Scoring
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.simulate.doodle.tables import Tables
from quiltsmith.simulate.doodle.work import (
    CARD,
    CUTS,
    IS_NEIGHBOUR,
    NOTHING,
    ORIENTATION,
    POSITION,
    SCORE_FIELDS,
    SINGLE_FIELDS,
    SINGLES,
    TOKEN,
    TURN_FIELDS,
    TURNS,
    choice_begins,
    end_begins,
    scores_begin,
    singles_begin,
)


class PlayedRecord(Struct, frozen=True):
    """One game as numbers, in the order that `work.py` gives; cards are counted as the deck has them."""

    numbers: Sequence[int]
    tables: Tables

    @property
    def start(self) -> int:
        """The start card, or -1."""
        return self.numbers[CARD]

    @property
    def tokens(self) -> list[int]:
        """The token's card of each turn; the last turn has none, -1."""
        return [self.numbers[at + TOKEN] for at in self._turns()]

    @property
    def cards(self) -> list[int]:
        """The card drawn in each turn, -1 for a pass."""
        return [self.numbers[at + CARD] for at in self._turns()]

    @property
    def scores(self) -> list[int]:
        """The points of each round."""
        return list(self.numbers[scores_begin(self.tables) : choice_begins(self.tables) : SCORE_FIELDS])

    @property
    def empty(self) -> int:
        """The number of empty spaces."""
        return self.numbers[end_begins(self.tables)]

    @property
    def total(self) -> int:
        """The total."""
        return self.numbers[end_begins(self.tables) + 1]

    @property
    def singles(self) -> list[tuple[int, int]]:
        """Turn and space of each single; those shaded after the last scoring have a turn more than there are."""
        begin = singles_begin(self.tables)
        spaces = range(begin, begin + SINGLE_FIELDS * self.numbers[SINGLES], SINGLE_FIELDS)
        return [(self.numbers[at], self.numbers[at + 1]) for at in spaces]

    def played(self, game: DoodleGame, deck: Deck) -> PlayedSheet:
        """Give the game as the sheet of a player; game and deck are those that it was played with."""
        return PlayedSheet(game, tuple(self._lines(game, deck)))

    def _turns(self) -> range:
        return range(TURNS, singles_begin(self.tables), TURN_FIELDS)

    def _lines(self, game: DoodleGame, deck: Deck) -> Iterator[Move | Scoring]:
        last = self.tables.turns
        if self.start != NOTHING:
            yield Move(0, self._spaces(0), deck.start[self.start].id)
        for turn, at in enumerate(self._turns(), 1):
            yield self._move(deck, turn, at)
            yield from (Move(turn, 1 << space) for when, space in self.singles if when == turn)
            if turn % self.tables.round_turns == 0:
                yield self._scoring(turn // self.tables.round_turns)
        yield from (Move(last, 1 << space) for when, space in self.singles if when > last)

    def _move(self, deck: Deck, turn: int, at: int) -> Move:
        card = self.numbers[at + CARD]
        if card == NOTHING:
            return Move(turn)
        is_neighbour, cuts = bool(self.numbers[at + IS_NEIGHBOUR]), self.numbers[at + CUTS]
        return Move(turn, self._spaces(at), deck.cards[card].id, is_neighbour, cuts)

    def _spaces(self, at: int) -> Mask:
        return self.tables.patterns[self.numbers[at + ORIENTATION]] << self.numbers[at + POSITION]

    def _scoring(self, number: int) -> Scoring:
        at = scores_begin(self.tables) + SCORE_FIELDS * (number - 1)
        corner, rows, columns = self.numbers[at + 1 : at + SCORE_FIELDS]
        return Scoring(Rectangle(*divmod(corner, self.tables.stride), rows, columns) if rows else None)
