"""Searches through one deal: what its turns offer, beams of any width, and the best game as a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate, chain
from typing import Any

from quiltsmith import stable_random
from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.doodle import doodle_circle
from quiltsmith.games.doodle.doodle_circle import AGAIN, CUT, NEIGHBOUR, SINGLE, uses_left
from quiltsmith.games.doodle.doodle_deal import Deal, DealtTurn, play_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import Move, PlayedSheet, Scoring
from quiltsmith.geometry import board, rectangles
from quiltsmith.geometry.board import Mask, bits, lowest, without_lowest
from quiltsmith.geometry.rectangles import best_rectangle
from quiltsmith.simulate import doodle_arena, doodle_bots, doodle_sides
from quiltsmith.simulate import par_beam as beams
from quiltsmith.simulate.compiling import can_compile, compiled
from quiltsmith.simulate.doodle_arena import NOTHING, Offer, drawn, make_arena, places, whole_board
from quiltsmith.simulate.doodle_bots import potential as weigh_board
from quiltsmith.simulate.doodle_tables import Tables, doodle_setup, plan_of, tables_of
from quiltsmith.simulate.doodle_work import board_work
from quiltsmith.simulate.par_beam import (
    CARD,
    CUTS,
    FOUND_FIELDS,
    GAME_FIELDS,
    IS_NEIGHBOUR,
    ORIENTATION,
    PARENT,
    POSITION,
    STEP_FIELDS,
    Beam,
    search,
)

MOST_CUTS = 2
"""A patch that is cut more often is hardly worth a turn."""
_COMPILED = (stable_random, doodle_circle, board, rectangles, doodle_sides, doodle_bots, doodle_arena, beams)
_MASKS, _WORDS = frozenset(("patterns", "targets", "boards", "found_boards")), frozenset(("stream",))
_FOUND_PER_GAME = 3
"""So many games are found for each that is kept, since some have the same board."""


def turn_offers(
    tables: Tables, turn: DealtTurn, numbers: dict[str, int], cuts: int, neighbours: int
) -> list[Offer]:
    """List all different shapes that may be drawn; of the ways to one shape those that take least."""
    own = [numbers[card] for card in ((turn.token,) if turn.token else turn.choice)]
    beside = [numbers[card] for card in turn.neighbours] if neighbours else []
    listed = [*_of_cards(tables, own, 0, cuts), *_of_cards(tables, beside, 1, cuts)]
    listed.sort(key=lambda offer: (offer.is_neighbour + offer.cuts, offer.cuts, offer.card))
    kept: list[Offer] = []
    for offer in listed:
        if not any(
            other.shape == offer.shape and other.is_neighbour <= offer.is_neighbour and other.cuts <= offer.cuts
            for other in kept
        ):
            kept.append(offer)
    return kept


def _of_cards(tables: Tables, cards: Iterable[int], is_neighbour: int, most_cuts: int) -> list[Offer]:
    offers: list[Offer] = []
    for card in cards:
        shapes: Sequence[int] = [tables.card_shapes[card]]
        for cuts in range(min(most_cuts, MOST_CUTS) + 1):
            offers += [Offer(card, shape, is_neighbour, cuts) for shape in shapes]
            shapes = sorted({piece for shape in shapes for piece in _pieces(tables, shape)})
    return offers


def _pieces(tables: Tables, shape: int) -> Sequence[int]:
    return tables.pieces[tables.shape_pieces[shape] : tables.shape_pieces[shape + 1]]


class HindsightSearch:
    """One deal made ready for beams; without a start card, the best of all start cards is found."""

    def __init__(
        self, deck: Deck, game: DoodleGame, deal: Deal, start: Card | None = None, is_compiled: bool | None = None
    ) -> None:
        self._deck, self._game = deck, game
        self._is_fast = can_compile() if is_compiled is None else is_compiled
        setup = doodle_setup(game, deck)
        self._bits = game.board.rows * game.board.stride
        self._tables, self._plan = tables_of(setup), plan_of(setup)
        self._arena = make_arena(self._tables, self._plan, 1)
        numbers = {card.id: number for number, card in enumerate(deck.cards)}
        left = self._tables.specials
        allowed = uses_left(left, CUT), uses_left(left, NEIGHBOUR)
        turns = play_deal(deal, game)
        self._offers = [turn_offers(self._tables, turn, numbers, *allowed) for turn in turns]
        self._start = deck.start.index(start) if start else None

    @cached_property
    def _starts(self) -> list[tuple[int, Mask, int, int, int]]:
        """The start games, the best first; there are thousands, which only a search needs."""
        return sorted(self._start_games(self._start), key=lambda start: (-start[0], start[1:]))

    @property
    def work(self) -> int:
        """What a beam takes for each game that it keeps: every place of all that is offered, and single spaces."""
        tables, board = self._tables, self._game.board
        free = whole_board(tables)
        shapes = {offer.shape for offers in self._offers for offer in offers}
        counts = {
            shape: sum(
                places(tables, free, orientation).bit_count()
                for orientation in range(tables.orientations[shape], tables.orientations[shape + 1])
            )
            for shape in shapes
        }
        drawn = sum(counts[offer.shape] for offers in self._offers for offer in offers)
        singles = tables.turns * uses_left(tables.specials, SINGLE) * board.spaces
        return board_work(self._game, drawn + singles)

    def best_of(self, width: int, credit: int) -> PlayedSheet:
        """Search with a beam of a width and a credit for special actions that are left, in percent."""
        beam = self._beam(width, credit)
        lists = (self._tables, self._plan, self._arena, beam)
        if self._is_fast:
            from quiltsmith.simulate.numba_support import RowLayout

            rows: tuple[Any, ...] = tuple(map(RowLayout(self._bits, _MASKS, _WORDS).to_rows, lists))
            compiled(search, *_COMPILED)(*rows)
            steps = rows[3].steps.array.tolist()
        else:
            search(*lists)
            steps = list(beam.steps)
        return self._played(steps, beam)

    def _start_games(self, number: int | None) -> Iterator[tuple[int, Mask, int, int, int]]:
        """List value, board, card, orientation and position of all ways to draw a start card but mirror images."""
        tables, empty = self._tables, 0
        if not tables.starts:
            yield 0, empty, NOTHING, 0, 0
            return
        seen: set[Mask] = set()
        for card in range(tables.starts) if number is None else (number,):
            shape = tables.card_shapes[tables.cards + card]
            for orientation in range(tables.orientations[shape], tables.orientations[shape + 1]):
                found = places(tables, whole_board(tables), orientation)
                while found:
                    position = lowest(found)
                    found = without_lowest(found)
                    board = drawn(tables, empty, orientation, position)
                    if board not in seen:
                        seen |= {board, self._transposed(board)}
                        value = weigh_board(tables, self._plan, self._arena, board, 0)
                        yield value, board, card, orientation, position

    def _transposed(self, mask: Mask) -> Mask:
        """Mirror a mask along the diagonal; targets lie in the corner, so that both are worth the same."""
        board = self._game.board
        if board.rows != board.columns:
            return mask
        places = [divmod(index, board.stride) for index in bits(mask)]
        return board.mask((column, row) for row, column in places)

    def _beam(self, width: int, credit: int) -> Beam:
        tables, capacity = self._tables, _FOUND_PER_GAME * width
        layers = 1 + tables.turns * (1 + uses_left(tables.specials, SINGLE))
        starts = self._starts[:width]
        steps = [0] * (layers * width * STEP_FIELDS)
        for index, (_, _, card, orientation, position) in enumerate(starts):
            steps[index * STEP_FIELDS : (index + 1) * STEP_FIELDS] = [NOTHING, card, orientation, position, 0, 0]
        games = [*chain.from_iterable((tables.specials, 0) for _ in starts)]
        prices = self._plan.prices
        worth = [
            prices[action * (tables.turns + 1) + turn] * credit // 100
            for turn in range(tables.turns + 1)
            for action in range(AGAIN)
        ]
        return Beam(
            width=width,
            capacity=capacity,
            boards=[board for _, board, *_ in starts] + [0] * (width - len(starts)),
            games=games + [0] * (width * GAME_FIELDS - len(games)),
            found_boards=[0] * capacity,
            found=[0] * (capacity * FOUND_FIELDS),
            heap=[0] * capacity,
            order=[0] * capacity,
            steps=steps,
            counts=[len(starts), 0, 1],
            offers=[number for offers in self._offers for offer in offers for number in offer],
            offer_begins=[0, *accumulate(map(len, self._offers), initial=0)],
            credits=worth,
        )

    def _played(self, steps: Sequence[int], beam: Beam) -> PlayedSheet:
        """Follow the best game of the last layer back to its start, and write it down as a sheet."""
        tables, singles = self._tables, uses_left(self._tables.specials, SINGLE)
        game, taken = 0, list[Sequence[int]]()
        for layer in range(tables.turns * (1 + singles), -1, -1):
            at = (layer * beam.width + game) * STEP_FIELDS
            taken.append(steps[at : at + STEP_FIELDS])
            game = taken[-1][PARENT]
        first, *rest = reversed(taken)
        log: list[Move | Scoring] = []
        if first[CARD] != NOTHING:
            log.append(Move(0, self._spaces(first), self._deck.start[first[CARD]].id))
        for turn in range(1, tables.turns + 1):
            move, *more = rest[(turn - 1) * (1 + singles) : turn * (1 + singles)]
            log.append(self._move(turn, move))
            log += [Move(turn, 1 << step[POSITION]) for step in more if step[POSITION] != NOTHING]
            if turn % tables.round_turns == 0:
                log.append(Scoring(best_rectangle(self._game.board, _shaded(log), self._game.scoring)))
        return PlayedSheet(self._game, tuple(log))

    def _move(self, turn: int, step: Sequence[int]) -> Move:
        if step[CARD] == NOTHING:
            return Move(turn)
        card = self._deck.cards[step[CARD]].id
        return Move(turn, self._spaces(step), card, bool(step[IS_NEIGHBOUR]), step[CUTS])

    def _spaces(self, step: Sequence[int]) -> Mask:
        return self._tables.patterns[step[ORIENTATION]] << step[POSITION]


def _shaded(log: Sequence[Move | Scoring]) -> Mask:
    shaded = 0
    for line in log:
        if isinstance(line, Move):
            shaded |= line.spaces
    return shaded
