"""Roll-and-draw games of bots that people write: readable states and moves over the engine, in plain Python."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_circle import CUT, NEIGHBOUR, SINGLE, cards_beside, paid, uses_left
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board, Mask, bits
from quiltsmith.geometry.rectangles import best_sides
from quiltsmith.simulate.batches import WHOLE, GameBatch, Sums, game_seed
from quiltsmith.simulate.compiling import EngineCache
from quiltsmith.simulate.doodle_arena import (
    NOTHING,
    SCORE_FIELDS,
    SINGLE_FIELDS,
    SINGLES,
    TOKEN,
    TURN_FIELDS,
    TURNS,
    Arena,
    Offer,
    State,
    before_the_game,
    choice_begins,
    end_begins,
    make_arena,
    places,
    put_move,
    put_pass,
    record_size,
    scores_begin,
    whole_board,
    with_next_turn,
    with_single,
)
from quiltsmith.simulate.doodle_engine import PlayedRecord
from quiltsmith.simulate.doodle_games import GREEDY, deal_cards, score_round, with_recorded_move
from quiltsmith.simulate.doodle_tables import DoodleSetup, Tables, doodle_setup, plan_of, tables_of
from quiltsmith.simulate.doodle_tally import count_game, new_tally, sums_of, tally_shape
from quiltsmith.simulate.own_bots import choose
from quiltsmith.stable_random import StableRandom

Stage = Literal["start", "draw", "single"]
_LOTS = 1 << 50
"""Added to a game's number, this is a number that no game has: the random numbers of a bot."""


class DoodleMove(Struct, frozen=True):
    """What a player may do in a roll-and-draw game: draw a patch, shade a single space, or neither.

    Attributes:
        card: The id of the card; empty for a single space.
        spaces: The spaces that are shaded, as a mask of `Board`; 0 for none.
        neighbour: Whether the card is beside the token's, which uses the special action.
        cuts: How often the patch is cut.
    """

    card: str = ""
    spaces: Mask = 0
    neighbour: bool = False
    cuts: int = 0


class DoodleState(Struct, frozen=True, dict=True):
    """A roll-and-draw game at one moment, with all that its player can see.

    Attributes:
        game: The game.
        deck: The deck.
        stage: What is asked for: `"start"` (where the start patch lies), `"draw"` (what is drawn in this turn) or
            `"single"` (whether a single space is shaded after it).
        turn: The number of the turn.
        circle: The cards, clockwise from the token's card; in the last turn each of them may be drawn.
        shaded: The shaded spaces, as a mask of `Board`.
        scores: The points of the rounds that are over.
        specials: How often each special action can still be used.
    """

    game: DoodleGame
    deck: Deck
    stage: Stage
    turn: int
    circle: tuple[str, ...]
    shaded: Mask
    scores: tuple[int, ...]
    specials: Mapping[str, int]

    @property
    def board(self) -> Board:
        """The board, which reads and draws numbers of spaces."""
        return self.game.board

    def after(self, move: DoodleMove) -> Mask:
        """Return the shaded spaces after a move."""
        return self.shaded | move.spaces

    def best_score(self, shaded: Mask | None = None) -> int:
        """Return the points of the best rectangle, as the board is or as it would be with other spaces shaded."""
        filled = self.shaded if shaded is None else shaded
        return best_sides(filled, self.board.stride, self._longest, *self._points)[0]

    @cached_property
    def _longest(self) -> int:
        return max(self.board.rows, self.board.columns)

    @cached_property
    def _points(self) -> tuple[int, int]:
        return self.game.scoring.per_square_space, self.game.scoring.per_extra_line

    def __str__(self) -> str:
        return self.board.draw_mask(self.shaded)


class OwnDoodleEngine:
    """A game and deck, made ready for bots that people write."""

    def __init__(self, game: DoodleGame, deck: Deck) -> None:
        self._game, self._deck, setup = game, deck, doodle_setup(game, deck)
        self.setup: DoodleSetup = setup
        self.tables: Tables = tables_of(setup)
        self.arena: Arena = make_arena(self.tables, plan_of(setup), 1)
        self._ids = [card.id for card in deck.cards]

    def play(self, bot: str, seed: int, rng: StableRandom) -> Mask:
        """Play the deal of a seed; the record is in the arena. Returns the final board."""
        tables, arena, record = self.tables, self.arena, self.arena.record
        arena.stream[0] = seed
        start = deal_cards(tables, arena)
        record[:] = [0] * record_size(tables)
        state, scores = before_the_game(tables), list[int]()
        put_pass(arena.ranked, 0)
        if start != NOTHING:
            shape = tables.card_shapes[tables.cards + start]
            offers = [(self._deck.start[start].id, Offer(start, shape, 0, 0))]
            self._choose(bot, rng, state, "start", scores, offers, may_pass=False)
        state = with_recorded_move(tables, arena, state, 0)
        for turn in range(1, tables.turns + 1):
            state = with_next_turn(tables, arena, state)
            at = TURNS + (turn - 1) * TURN_FIELDS
            record[at + TOKEN] = arena.line[state.head] if turn < tables.turns else NOTHING
            self._choose(bot, rng, state, "draw", scores, list(self._offers(state)))
            state = with_recorded_move(tables, arena, state, at)
            state = self._with_singles(bot, rng, state, scores)
            if turn % tables.round_turns == 0:
                score_round(tables, arena, GREEDY, state)
                scores.append(record[scores_begin(tables) + SCORE_FIELDS * len(scores)])
        for index in range(state.head, state.tail):
            record[choice_begins(tables) + index - state.head] = arena.line[index]
        empty = (whole_board(tables) & ~state.filled).bit_count()
        record[end_begins(tables)] = empty
        record[end_begins(tables) + 1] = sum(scores) + tables.per_empty * empty
        return state.filled

    def _choose(
        self,
        bot: str,
        rng: StableRandom,
        state: State,
        stage: Stage,
        scores: Sequence[int],
        offers: Sequence[tuple[str, Offer]],
        may_pass: bool = True,
    ) -> None:
        """Let the bot choose, and put its move at the top of the ranked moves."""
        ways = dict(self._ways(state, offers))
        moves = (*ways, DoodleMove()) if may_pass or not ways else tuple(ways)
        move = choose(bot, self._seen(state, stage, scores), moves, rng)
        put_pass(self.arena.ranked, 0)
        if move in ways:
            put_move(self.arena.ranked, 0, *ways[move])

    def _with_singles(self, bot: str, rng: StableRandom, state: State, scores: Sequence[int]) -> State:
        """Ask for single spaces while there are any left to be shaded."""
        tables, record = self.tables, self.arena.record
        while uses_left(state.left, SINGLE) and (free := whole_board(tables) & ~state.filled):
            moves = (DoodleMove(), *(DoodleMove(spaces=1 << space) for space in bits(free)))
            move = choose(bot, self._seen(state, "single", scores), moves, rng)
            if not move.spaces:
                break
            space = move.spaces.bit_length() - 1
            at = TURNS + tables.turns * TURN_FIELDS + SINGLE_FIELDS * record[SINGLES]
            record[at : at + SINGLE_FIELDS] = [state.turn, space]
            record[SINGLES] += 1
            state = with_single(tables, state, space)
        return state

    def _seen(self, state: State, stage: Stage, scores: Sequence[int]) -> DoodleState:
        circle = tuple(self._ids[self.arena.line[place]] for place in range(state.head, state.tail))
        left = {name: uses_left(state.left, action) for action, name in enumerate(("neighbour", "single", "cut"))}
        return DoodleState(self._game, self._deck, stage, state.turn, circle, state.filled, tuple(scores), left)

    def _offers(self, state: State) -> Iterator[tuple[str, Offer]]:
        """Yield what may be drawn: the token's card or, in the last turn, any; neighbours; and pieces of all."""
        tables, line, head, tail = self.tables, self.arena.line, state.head, state.tail
        is_last = state.turn == tables.turns
        for card in dict.fromkeys(line[head : tail if is_last else head + 1]):
            yield from self._pieces(Offer(card, tables.card_shapes[card], 0, 0), state.left)
        if not is_last and uses_left(state.left, NEIGHBOUR):
            sides = [line[tail - 1], line[head + 1]][: cards_beside(head, tail)]
            for card in dict.fromkeys(sides):
                offer = Offer(card, tables.card_shapes[card], 1, 0)
                yield from self._pieces(offer, paid(state.left, NEIGHBOUR))

    def _pieces(self, offer: Offer, left: int) -> Iterator[tuple[str, Offer]]:
        """Yield an offer, and the pieces of it that the cuts left can make, each with as few cuts as possible."""
        tables, name = self.tables, self._ids[offer.card]
        shapes, seen = [offer.shape], {offer.shape}
        cuts = 0
        while shapes:
            for shape in shapes:
                yield name, offer._replace(shape=shape, cuts=cuts)
            if not uses_left(left, CUT):
                return
            left, cuts = paid(left, CUT), cuts + 1
            pieces = [
                tables.pieces[piece]
                for shape in shapes
                for piece in range(tables.shape_pieces[shape], tables.shape_pieces[shape + 1])
            ]
            shapes = [shape for shape in dict.fromkeys(pieces) if shape not in seen]
            seen.update(shapes)

    def _ways(
        self, state: State, offers: Sequence[tuple[str, Offer]]
    ) -> Iterator[tuple[DoodleMove, tuple[Offer, int, int]]]:
        """Yield the moves that offers allow, and how the engine writes each."""
        tables, free = self.tables, whole_board(self.tables) & ~state.filled
        for name, offer in offers:
            for orientation in range(tables.orientations[offer.shape], tables.orientations[offer.shape + 1]):
                pattern = tables.patterns[orientation]
                for position in bits(places(tables, free, orientation)):
                    move = DoodleMove(name, pattern << position, bool(offer.is_neighbour), offer.cuts)
                    yield move, (offer, orientation, position)


def _make_engine(key: tuple[DoodleGame, Deck]) -> OwnDoodleEngine:
    return OwnDoodleEngine(*key)


_engines = EngineCache[Any, OwnDoodleEngine](_make_engine)


def play_own_records(
    game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch
) -> Iterator[tuple[PlayedRecord, Mask, OwnDoodleEngine]]:
    """Play a batch of the games of a run; yield each with its final board, while its record is in the arena."""
    engine = _engines.get((game, deck))
    for number in range(batch.first, batch.first + batch.games):
        own = game_seed(seed, number)
        filled = engine.play(bot, own, StableRandom(game_seed(seed, number + _LOTS)))
        yield PlayedRecord(tuple(engine.arena.record), engine.tables), filled, engine


def play_own_batch(game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch) -> Sums:
    """Play a batch of the games of a run and sum them up, as other bots' games are."""
    return play_own_outcomes(game, deck, bot, seed, batch)[0]


def play_own_outcomes(
    game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch
) -> tuple[Sums, dict[str, array[int]]]:
    """Play a batch of the games of a run; return the sums, and of each game total, rounds and empty spaces."""
    setup = doodle_setup(game, deck)
    tables, shape = tables_of(setup), tally_shape(setup)
    tally = new_tally(tables, shape)
    names = ["total", *(f"round {number}" for number in range(1, game.rounds + 1)), "empty"]
    outcomes = {name: array(WHOLE) for name in names}
    for record, filled, engine in play_own_records(game, deck, bot, seed, batch):
        count_game(tables, shape, tally, engine.arena, filled)
        for name, number in zip(names, (record.total, *record.scores, record.empty), strict=True):
            outcomes[name].append(number)
    return sums_of(tally), outcomes
