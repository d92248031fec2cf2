"""Simulated games of one player: many of them as sums, some of them as records, or one on a given deal.

A `DoodleEngine` holds the tables of a game and its deck and the lists to play on, plain or compiled. A record is
the numbers of a game, and the sheet that they stand for.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from quiltsmith import stable_random
from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle import doodle_circle
from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import Move, PlayedSheet, Scoring
from quiltsmith.geometry import board, rectangles
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.simulate import doodle_arena, doodle_bots, doodle_games, doodle_sides, doodle_tally, doodle_tree
from quiltsmith.simulate.batches import WHOLE, GameBatch, Sums, game_seed, zeros
from quiltsmith.simulate.compiling import EngineCache, can_compile, compiled, with_slots
from quiltsmith.simulate.doodle_arena import (
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
    Arena,
    State,
    choice_begins,
    end_begins,
    make_arena,
    record_size,
    save_state,
    saved_state,
    scores_begin,
    singles_begin,
)
from quiltsmith.simulate.doodle_bots import WIDTH, rank_moves
from quiltsmith.simulate.doodle_games import (
    BEAM,
    BEGIN,
    DECIDE,
    FINISH,
    GREEDY,
    MCTS,
    RANDOM,
    ROLL,
    START,
    THINK,
    TURN,
    Order,
    play_seeds,
)
from quiltsmith.simulate.doodle_tables import (
    EDGES_FIRST,
    SQUARES_FIRST,
    DoodleSetup,
    Tables,
    doodle_setup,
    plan_of,
    tables_of,
)
from quiltsmith.simulate.doodle_tally import Tally, new_tally, sums_of, tally_shape
from quiltsmith.simulate.doodle_tree import MOST_SAMPLES, TREE_WIDTH, tree_space
from quiltsmith.simulate.simulation import BotSize
from quiltsmith.simulate.strategies import BotKind, Stop, Strategy, parse_bot, think_until

if TYPE_CHECKING:
    from quiltsmith.simulate.numba_support import RowLayout

BOTS = {
    "greedy": BotKind(GREEDY, BotSize(25_000, 250, 10)),
    "greedy-squares": BotKind(GREEDY, BotSize(25_000, 250, 10), style=SQUARES_FIRST),
    "greedy-edges": BotKind(GREEDY, BotSize(25_000, 250, 10), style=EDGES_FIRST),
    "beam": BotKind(BEAM, BotSize(1_000, 5, 1)),
    "mcts": BotKind(
        MCTS,
        BotSize(100, 1, 1),
        strength=400,
        most_strength=1_000_000,
        also_offered=("100ms", "1s"),
        takes_time=True,
    ),
    "random": BotKind(RANDOM, BotSize(100_000, 2_000, 200)),
}
"""The first one plays where nobody chooses."""
GAMES_PER_BATCH = {name: kind.size.compiled_batch for name, kind in BOTS.items()}
"""How many games make a batch that takes some hundredths of a second to play compiled."""
PLAYOUTS_AT_ONCE = 32
"""How many playouts a compiled bot makes between two looks at the clock: some milliseconds."""
COMPILED = (
    *(stable_random, doodle_circle, board, rectangles),
    *(doodle_tally, doodle_arena, doodle_sides, doodle_bots, doodle_tree, doodle_games),
)
MASK_FIELDS, _WORDS = (
    frozenset(("patterns", "targets", "board", "sides")),
    frozenset(("stream", "seeds", "samples")),
)


class PlayedRecord(Struct, frozen=True):
    """One game as numbers, in the order that `doodle_arena.py` gives; cards are counted as the deck has them."""

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
        return self.numbers[end_begins(self.tables) + 1]

    @property
    def singles(self) -> list[tuple[int, int]]:
        """Turn and space of each single; those shaded after the last scoring have a turn more than there are."""
        begin = singles_begin(self.tables)
        spaces = range(begin, begin + SINGLE_FIELDS * self.numbers[SINGLES], SINGLE_FIELDS)
        return [(self.numbers[at], self.numbers[at + 1]) for at in spaces]

    def played(self, game: DoodleGame, deck: Deck) -> PlayedSheet:
        """Return the game as the sheet of a player; game and deck are those that it was played with."""
        return PlayedSheet(game, tuple(self._lines(game, deck)))

    def moves(self, deck: Deck, turn: int) -> tuple[Move, ...]:
        """Return what was drawn in a turn: a patch or nothing, then single spaces."""
        singles = (Move(turn, 1 << space) for when, space in self.singles if when == turn)
        return (self._move(deck, turn, TURNS + (turn - 1) * TURN_FIELDS), *singles)

    def _turns(self) -> range:
        return range(TURNS, singles_begin(self.tables), TURN_FIELDS)

    def _lines(self, game: DoodleGame, deck: Deck) -> Iterator[Move | Scoring]:
        last = self.tables.turns
        if self.start != NOTHING:
            yield Move(0, self._spaces(0), deck.start[self.start].id)
        for turn in range(1, last + 1):
            yield from self.moves(deck, turn)
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


class DoodleEngine:
    """One game and deck made ready for any number of games, compiled or in plain Python."""

    def __init__(self, setup: DoodleSetup, is_compiled: bool) -> None:
        self.setup, self._is_compiled = setup, is_compiled
        self.tables, self.shape = tables_of(setup), tally_shape(setup)
        self._lists = dict[tuple[int, int], tuple[Any, ...]]()
        self._play: Callable[..., None] = play_seeds
        if is_compiled:
            self._play = compiled(play_seeds, *COMPILED)

    def play(self, bot: Strategy, seeds: Iterable[int], with_records: bool = False) -> tuple[Tally, array[int]]:
        """Play a game for each seed; return the sums and, if they are wanted, all records one after the other."""
        seeds = list(seeds)
        tally, size = new_tally(self.tables, self.shape), record_size(self.tables)
        records = zeros(size * len(seeds) if with_records else size)
        order = Order(seeds, len(seeds), BOTS[bot.name].number, records, size if with_records else 0, bot.strength)
        if not bot.milliseconds:
            self._work(bot, order, tally)()
            return tally, records
        for number, seed in enumerate(seeds):
            of_game = self._order(bot, seed)
            self._work(bot, of_game._replace(task=BEGIN), tally)()
            self._play_on(bot, of_game, tally)
            if with_records:
                records[number * size : (number + 1) * size] = array(WHOLE, of_game.records)
        return tally, records

    def play_deal(
        self,
        bot: Strategy,
        seed: int,
        cards: Sequence[int] | None,
        rolls: Sequence[int] | None,
        start: int | None = None,
    ) -> PlayedRecord:
        """Play one game with cards and rolls that were dealt elsewhere.

        A start card that is given decides the seed: the next one that draws it.
        """
        arena, order, tally = self._lists_for(bot)[2], self._order(bot, seed), new_tally(self.tables, self.shape)
        self._work(bot, order._replace(task=BEGIN), tally)()
        while start is not None and self._record(arena).start != start:
            seed += 1
            order = self._order(bot, seed)
            self._work(bot, order._replace(task=BEGIN), tally)()
        if cards is not None and rolls is not None:
            _write(arena.cards, cards)
            _write(arena.rolls, rolls)
        self._play_on(bot, order, tally)
        return self._record(arena)

    def choose(
        self,
        bot: Strategy,
        position: State,
        circle: Sequence[int],
        seen: Iterable[int],
        seed: int,
        stop: Stop | None = None,
    ) -> PlayedRecord:
        """Return a record in which nothing but the turn of a position is played.

        `circle` has the cards on the table from the token on, `seen` those that were there before.
        """
        arena, cards = self._lists_for(bot)[2], [*circle, *seen]
        _write(arena.cards, cards)
        _write(arena.line, circle)
        _write(arena.record, [0] * record_size(self.tables))
        arena.stream[0] = seed
        save_state(arena, position._replace(head=0, tail=len(circle), dealt=len(cards)))
        self._make_turn(bot, self._order(bot, seed), new_tally(self.tables, self.shape), stop)
        return self._record(arena)

    def _order(self, bot: Strategy, seed: int) -> Order:
        """Return the order for one game, whose task is still to be said."""
        return Order([seed], 1, BOTS[bot.name].number, zeros(record_size(self.tables)), 0, bot.strength)

    def _record(self, arena: Arena) -> PlayedRecord:
        numbers = tuple(arena.record[field] for field in range(record_size(self.tables)))
        return PlayedRecord(numbers, self.tables)

    def _play_on(self, bot: Strategy, order: Order, tally: Tally) -> None:
        """Play a game that has begun to its end, step by step, and count it."""
        arena = self._lists_for(bot)[2]
        roll = self._work(bot, order._replace(task=ROLL), tally)
        while saved_state(arena).turn < self.tables.turns:
            roll()
            self._make_turn(bot, order, tally)
        self._work(bot, order._replace(task=FINISH), tally)()

    def _make_turn(self, bot: Strategy, order: Order, tally: Tally, stop: Stop | None = None) -> None:
        """Play a turn; a bot that searches a tree stops when it is told to. In the last one there is no chance."""
        arena = self._lists_for(bot)[2]
        if not bot.takes_playouts or saved_state(arena).turn == self.tables.turns:
            self._work(bot, order._replace(task=TURN), tally)()
            return
        self._work(bot, order._replace(task=START), tally)()
        think_until(
            lambda playouts: self._work(bot, order._replace(task=THINK, strength=playouts), tally),
            bot,
            PLAYOUTS_AT_ONCE if self._is_compiled else 1,
            stop,
        )
        self._work(bot, order._replace(task=DECIDE), tally)()

    def _work(self, bot: Strategy, order: Order, tally: Tally) -> Callable[[], None]:
        """Return a function that does what is ordered."""
        if self._is_compiled:
            # Rows are the very arrays of the tally and records, so that what is counted stands there.
            layout = self._layout()
            tally, order = layout.to_rows(tally), layout.to_rows(order)
        return partial(self._play, *self._lists_for(bot), self.shape, tally, order)

    def _lists_for(self, bot: Strategy) -> tuple[Any, ...]:
        """Return tables, plan, and what games of a bot are played on, with a second arena for imagined ones."""
        tree = tree_space(bot.strength, bot.milliseconds) if bot.takes_playouts else 0
        key = tree, BOTS[bot.name].style
        if key not in self._lists:
            tables, plan = self.tables, plan_of(self.setup, BOTS[bot.name].style)
            arena = make_arena(tables, plan, max(WIDTH, TREE_WIDTH), tree, MOST_SAMPLES if tree else 1)
            lists: tuple[Any, ...] = (tables, plan, arena, make_arena(tables, plan, TREE_WIDTH))
            to_fast = self._layout().to_rows if self._is_compiled else with_slots
            self._lists[key] = tuple(map(to_fast, lists))
        return self._lists[key]

    def _layout(self) -> RowLayout:
        from quiltsmith.simulate.numba_support import RowLayout

        return RowLayout(self.setup.board.rows * self.setup.board.stride, MASK_FIELDS, _WORDS)


def _write(row: MutableSequence[int], numbers: Sequence[int]) -> None:
    for place, number in enumerate(numbers):
        row[place] = number


def parse_strategy(text: str) -> Strategy | None:
    """Read the name of a bot with or without its strength or time; None if there is no such bot."""
    return parse_bot(text, BOTS, Strategy)


def strategy_of(bot: str) -> Strategy:
    """Return the bot of a name that is known to be one."""
    found = parse_strategy(bot)
    if found is None:
        raise ValueError(f"there is no bot {bot}")
    return found


def engine_for(setup: DoodleSetup, is_compiled: bool) -> DoodleEngine:
    """Return the engine for a game and deck: one that was used before, if possible."""
    return _engines.get((setup, is_compiled))


_engines = EngineCache[tuple[DoodleSetup, bool], DoodleEngine](lambda key: DoodleEngine(*key))


def play_batch(
    game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch, is_compiled: bool | None = None
) -> Sums:
    """Play a batch of the games of a run and sum them up; compiled where that is possible, or as is asked for.

    The rows of the sums are those of `Tally`.
    """
    tally, _ = _engine(game, deck, is_compiled).play(strategy_of(bot), _seeds(seed, batch))
    return sums_of(tally)


def play_outcomes(
    game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch
) -> tuple[Sums, dict[str, array[int]]]:
    """Play a batch of the games of a run; return the sums, and of each game total, rounds and empty spaces."""
    engine = _engine(game, deck, None)
    tally, numbers = engine.play(strategy_of(bot), _seeds(seed, batch), with_records=True)
    size, end, scores = record_size(engine.tables), end_begins(engine.tables), scores_begin(engine.tables)
    rounds = {f"round {number + 1}": scores + SCORE_FIELDS * number for number in range(game.rounds)}
    places = {"total": end + 1, **rounds, "empty": end}
    return sums_of(tally), {name: numbers[place::size] for name, place in places.items()}


def play_records(
    game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch, is_compiled: bool | None = None
) -> list[PlayedRecord]:
    """Play a batch of the games of a run and give their records."""
    engine = _engine(game, deck, is_compiled)
    _, numbers = engine.play(strategy_of(bot), _seeds(seed, batch), with_records=True)
    size = record_size(engine.tables)
    return [PlayedRecord(numbers[at : at + size].tolist(), engine.tables) for at in range(0, len(numbers), size)]


def play_seed(game: DoodleGame, deck: Deck, bot: str, seed: int) -> PlayedSheet:
    """Play the challenge of a seed: the very deal and start card that are printed for it."""
    engine = _engine(game, deck, None)
    _, numbers = engine.play(strategy_of(bot), [seed], with_records=True)
    return PlayedRecord(numbers.tolist(), engine.tables).played(game, deck)


def play_sheet(
    game: DoodleGame, deck: Deck, bot: str, seed: int, deal: Deal | None = None, start: str = ""
) -> PlayedSheet:
    """Play one game: the deal of its seed or another one.

    All else follows from the seed, the start card too unless one of the deck's is given.
    """
    numbered = {card.id: number for number, card in enumerate(deck.cards)}
    dealt = [numbered.pop(card) for card in deal.cards] + list(numbered.values()) if deal else None
    strategy = strategy_of(bot)
    # Who thinks long had better be compiled; for one game of the others it is not worth it to load numba.
    engine = _engine(game, deck, None if strategy.takes_playouts else False)
    starts = [card.id for card in deck.start]
    first = starts.index(start) if start in starts else None
    record = engine.play_deal(strategy, seed, dealt, deal.rolls if deal else None, first)
    return record.played(game, deck)


def _engine(game: DoodleGame, deck: Deck, is_compiled: bool | None) -> DoodleEngine:
    return engine_for(doodle_setup(game, deck), can_compile() if is_compiled is None else is_compiled)


def _seeds(seed: int, batch: GameBatch) -> list[int]:
    return [game_seed(seed, number) for number in range(batch.first, batch.first + batch.games)]


def advise(game: DoodleGame, deck: Deck, turn: int, circle: Sequence[str], shaded: Mask, left: int) -> Move:
    """Choose a move; `circle` goes clockwise from the token's card on, `left` are the special actions left."""
    setup = doodle_setup(game, deck)
    tables, plan = tables_of(setup), plan_of(setup)
    arena = make_arena(tables, plan, 1)
    numbers = {card.id: number for number, card in enumerate(deck.cards)}
    arena.line[: len(circle)] = [numbers[card] for card in circle]
    rank_moves(tables, plan, arena, State(shaded, left, turn, 0, len(circle), 0), 1)
    best = arena.ranked
    if best[CARD] == NOTHING:
        return Move(turn)
    spaces = tables.patterns[best[ORIENTATION]] << best[POSITION]
    return Move(turn, spaces, deck.cards[best[CARD]].id, bool(best[IS_NEIGHBOUR]), best[CUTS])
