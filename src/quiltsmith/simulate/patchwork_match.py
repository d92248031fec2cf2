"""Matches: many games of two bots with one deck, as sums or as played games, compiled or in plain Python.

The sums are the same however games are played, however many processes do, and wherever games are cut into batches.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from quiltsmith import stable_random
from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork import patchwork_state
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import Action
from quiltsmith.games.patchwork.patchwork_state import GameState, new_game
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, PlayedMove
from quiltsmith.geometry import board
from quiltsmith.simulate import (
    patchwork_bots,
    patchwork_games,
    patchwork_greedy,
    patchwork_losses,
    patchwork_placing,
    patchwork_rules,
    patchwork_tally,
    patchwork_tree,
)
from quiltsmith.simulate.batches import GameBatch, Sums, game_seed, zeros
from quiltsmith.simulate.compiling import EngineCache, can_compile, compiled, with_slots
from quiltsmith.simulate.patchwork_arena import (
    ADVANCE,
    DISCARD,
    FINISHED_FIRST,
    FIRST_SEAT,
    IN_CIRCLE,
    LINE_SIZE,
    LINES,
    LOSS_BITS,
    MOST_LINES,
    MOVES,
    NO_CARD,
    PLAYER_SIZE,
    SPECIAL,
    TAIL,
    TAKE,
    TILE_IS_FREE,
    Arena,
    game_lists,
    make_arena,
    most_lines,
)
from quiltsmith.simulate.patchwork_bots import BOTS, Strategy
from quiltsmith.simulate.patchwork_games import (
    AT_SPECIAL,
    BEGIN,
    DECIDE,
    FINISH,
    FORCED,
    GAME,
    THINK,
    TURN,
    Order,
    forced_seat,
    play_games,
    seen_from,
)
from quiltsmith.simulate.patchwork_losses import lane_width, loss_rows, untidiness
from quiltsmith.simulate.patchwork_rules import current, is_over
from quiltsmith.simulate.patchwork_setup import SCALE, MatchSetup, set_up
from quiltsmith.simulate.patchwork_tally import (
    BUYERS,
    EMPTY,
    INCOME,
    LENGTH,
    PAIR_SUMS,
    SCORE,
    Counts,
    count_pair,
    count_shape,
    empty_counts,
    to_sums,
)
from quiltsmith.simulate.patchwork_tree import start_search
from quiltsmith.simulate.strategies import OfferedBots, Stop, think_until

if TYPE_CHECKING:
    from quiltsmith.simulate.numba_support import RowLayout

OUTCOMES = {
    "first": SCORE,
    "second": SCORE + 1,
    "moves": LENGTH,
    "income of the first": INCOME,
    "income of the second": INCOME + 1,
    "empty of the first": EMPTY,
    "empty of the second": EMPTY + 1,
}
"""What is told of each game where decks are compared."""
PLAYOUTS_AT_ONCE = 256
"""How many playouts a compiled bot makes before it looks at the clock: about a millisecond."""
_FORCED_RUNS = 1 << 48
"""Added to the number of a patch, this is a number that no game has."""
_ACTIONS: dict[int, Action] = {ADVANCE: "advance", TAKE: "take", SPECIAL: "special", DISCARD: "discard"}
COMPILED = (
    *(stable_random, board, patchwork_state),
    *(patchwork_tally, patchwork_losses, patchwork_placing, patchwork_rules, patchwork_greedy),
    *(patchwork_tree, patchwork_bots, patchwork_games),
)
_MASKS = frozenset(
    ("patterns", "reflected", "differences", "squares", "missing", "quilts", "loss_quilts", "memo_quilts")
)
_WORDS = frozenset(("rng_states", "stream", "seeds"))
_SHORT = frozenset(("sums", "bitmap", "numbers"))


class Match(Struct, frozen=True):
    """Who plays what: the second bot may differ from the first; seats do not change.

    `taste` is how many points each player likes or dislikes each patch, drawn by lot for every game.
    """

    game: PatchworkGame
    deck: Deck
    bots: tuple[Strategy, Strategy]
    seed: int
    taste: int = 0

    @property
    def batch_size(self) -> int:
        """How many games make a batch."""
        return min(OfferedBots(BOTS)[str(bot)].compiled_batch for bot in self.bots)

    @property
    def setup(self) -> MatchSetup:
        """What bots must know before a game starts."""
        return set_up(self.deck, self.game)


class MatchEngine:
    """One game and deck made ready for any number of games."""

    def __init__(self, setup: MatchSetup, is_compiled: bool) -> None:
        self.setup, self._is_compiled = setup, is_compiled
        self._arenas = dict[tuple[int, int], tuple[Arena, Arena]]()
        self._turned = [turned for patch in setup.patches for turned in patch.turned]
        self._play: Callable[..., None] = play_games
        if is_compiled:
            self._play = compiled(play_games, *COMPILED)

    def count_games(self, bots: Sequence[Strategy], seeds: Sequence[int], taste: int = 0) -> Counts:
        """Play a game for each seed, with tastes of a strength, and count them."""
        return self._count(bots, seeds, taste)

    def count_ends(self, bots: Sequence[Strategy], seeds: Sequence[int], taste: int) -> tuple[Counts, array[int]]:
        """Play a game for each seed and count them; return also how each ended."""
        ends = zeros(len(seeds) * BUYERS)
        return self._count(bots, seeds, taste, ends=ends), ends

    def count_pairs(self, bots: Sequence[Strategy], seeds: Sequence[int], taste: int, card: int) -> Counts:
        """Play two games for each seed: the player by its last bit must buy a patch, and never does."""
        return self._count(bots, seeds, taste, card)

    def play(self, bots: Sequence[Strategy], seed: int, taste: int = 0) -> PlayedGame:
        """Play a game and return all its moves."""
        setup, (arena, _) = self.setup, self._arena(bots)
        arena.log_size[MOST_LINES] = most_lines(setup)
        self.count_games(bots, [seed], taste)
        arena.log_size[MOST_LINES] = 0
        circle = tuple(setup.patches[arena.circle[index]].id for index in range(setup.cards))
        state = new_game(setup.game, setup.deck, list(circle))
        moves = self._moves(arena)
        for move in moves:
            state.make(move.player, move.action, move.card, move.spaces)
        return PlayedGame(circle, setup.game.track, moves, state)

    def choose(
        self, bot: Strategy, position: GameState, seed: int, stop: Stop | None = None
    ) -> tuple[PlayedMove, ...]:
        """Return the moves of a turn: of whom it is, with the special patches that it gains.

        Where a special patch waits to be placed, only that is done.
        """
        bots, counts = (bot, bot), empty_counts(self.setup)
        arena, _ = self._arena(bots)
        self._put(arena, position, seed)
        order = Order([seed], 1, [*bot.numbers] * 2, 0, NO_CARD, zeros(1), 0)
        if position.owes_special(player := position.to_act()):
            self._work(bots, order._replace(task=AT_SPECIAL, bots=[player]), counts)()
        else:
            self._make_turn(bots, order, counts, stop)
        arena.log_size[MOST_LINES] = 0
        return self._moves(arena)

    def _put(self, arena: Arena, position: GameState, seed: int) -> None:
        """Set up a game at some moment, to be written down from there."""
        setup = self.setup
        numbers = {patch.id: number for number, patch in enumerate(setup.patches)}
        circle = [numbers[card] for card in position.circle]
        for card, behind in zip(circle, circle[1:] + circle[:1], strict=True):
            arena.ring[card] = behind
        for seat, player in enumerate(position.players):
            loss = untidiness(setup.game.board, player.quilt)
            fields = (player.buttons, player.income, player.time, player.arrived, int(player.has_tile), loss)
            for place, number in enumerate(fields):
                arena.states[seat * PLAYER_SIZE + place] = number
            arena.quilts[seat] = player.quilt
            arena.rng_states[FIRST_SEAT + seat] = game_seed(seed, seat)
        arena.states[TILE_IS_FREE] = int(position.tile_is_free)
        arena.states[MOVES] = position.moves
        arena.states[FINISHED_FIRST] = position.finished[0] if position.finished else -1
        arena.states[TAIL] = circle[-1] if circle else 0
        arena.states[IN_CIRCLE] = len(circle)
        for place in range(2 * setup.cards):
            arena.tastes[place] = 0
        arena.log_size[LINES], arena.log_size[MOST_LINES] = 0, most_lines(setup)

    def _moves(self, arena: Arena) -> tuple[PlayedMove, ...]:
        """Return what was written down."""
        return tuple(self._move(arena, line * LINE_SIZE) for line in range(arena.log_size[LINES]))

    def _count(
        self,
        bots: Sequence[Strategy],
        seeds: Sequence[int],
        taste: int,
        card: int = NO_CARD,
        ends: array[int] | None = None,
    ) -> Counts:
        counts, players = empty_counts(self.setup), [number for bot in bots for number in bot.numbers]
        written = (zeros(1), 0) if ends is None else (ends, BUYERS)
        order = Order(seeds, len(seeds), players, taste, card, *written)
        if not any(bot.milliseconds for bot in bots):
            self._work(bots, order, counts)()
            return counts
        for number, seed in enumerate(seeds):
            end = zeros(max(1, order.end_size))
            if card == NO_CARD:
                self._play_timed(bots, order._replace(seeds=[seed], ends=end), counts)
            else:
                self._play_timed_pair(bots, order._replace(seeds=[seed]), counts)
            if ends is not None:
                ends[number * BUYERS : (number + 1) * BUYERS] = end
        return counts

    def _work(self, bots: Sequence[Strategy], order: Order, counts: Counts) -> Callable[[], None]:
        """Return a function that does what is ordered."""
        if self._is_compiled:
            # Rows are the very arrays of the counts and ends, so that what is counted stands there.
            layout = self._layout()
            counts, order = layout.to_rows(counts), layout.to_rows(order)
        return partial(self._play, *self._arena(bots), count_shape(self.setup), counts, order)

    def _play_timed(self, bots: Sequence[Strategy], order: Order, counts: Counts, forced: int = 0) -> None:
        """Play a game in which bots have so much time for each move, and count it."""
        arena, _ = self._arena(bots)
        self._work(bots, order._replace(task=BEGIN), counts)()
        if forced:
            arena.tastes[forced_seat(order.seeds[0]) * self.setup.cards + order.card] = forced
        while not is_over(arena, GAME):
            self._make_turn(bots, order, counts)
        self._work(bots, order._replace(task=FINISH), counts)()

    def _play_timed_pair(self, bots: Sequence[Strategy], order: Order, counts: Counts) -> None:
        """Do what `play_pair` does with bots that have so much time for each move."""
        arena, _ = self._arena(bots)
        seat, change, bought_more = forced_seat(order.seeds[0]), 0, 0
        for sign in (-1, 1):
            self._play_timed(bots, order, empty_counts(self.setup), sign * FORCED)
            difference, bought = seen_from(arena.outcome, seat, order.card)
            change, bought_more = change + sign * difference, bought_more + sign * bought
        count_pair(counts.pairs, order.card * PAIR_SUMS, change, bought_more)

    def _make_turn(self, bots: Sequence[Strategy], order: Order, counts: Counts, stop: Stop | None = None) -> None:
        """Make the turn of whose it is; a bot that searches a tree stops when it is told to."""
        arena, _ = self._arena(bots)
        bot = bots[current(arena.states, GAME)]
        if not bot.tree:
            self._work(bots, order._replace(task=TURN), counts)()
            return
        start_search(arena)
        think_until(
            lambda playouts: self._work(bots, order._replace(task=THINK, playouts=playouts), counts),
            bot,
            PLAYOUTS_AT_ONCE if self._is_compiled else 1,
            stop,
        )
        self._work(bots, order._replace(task=DECIDE), counts)()

    def _arena(self, bots: Iterable[Strategy]) -> tuple[Arena, Arena]:
        """Return what games of some bots are played on, and a scratch arena for games that are tried."""
        key = max(bot.depth for bot in bots), max(bot.tree for bot in bots)
        if key not in self._arenas:
            arena, scratch = make_arena(self.setup, *key), dict[str, Any](game_lists(self.setup))
            if self._is_compiled:
                layout, losses = self._layout(), loss_rows(self.setup, 1 << LOSS_BITS)
                sums = [0] * (arena.losses.most_turns * losses.length)
                arena = layout.to_rows(Arena(**{**arena._asdict(), "losses": losses, "sums": sums}))
                scratch = {name: layout.to_row(name, value) for name, value in scratch.items()}
            arenas = arena, arena._replace(**scratch)
            self._arenas[key] = arenas if self._is_compiled else (with_slots(arenas[0]), with_slots(arenas[1]))
        return self._arenas[key]

    def _layout(self) -> RowLayout:
        from quiltsmith.simulate.numba_support import RowLayout

        board = self.setup.game.board
        return RowLayout(board.rows * board.stride, _MASKS, _WORDS, _SHORT, lane_width(self.setup))

    def _move(self, arena: Arena, line: int) -> PlayedMove:
        player, action, card, turn, corner = (arena.log[line + field] for field in range(LINE_SIZE))
        if action in (ADVANCE, DISCARD):
            return PlayedMove(player, _ACTIONS[action])
        spaces = self._turned[turn].pattern << corner
        return PlayedMove(player, _ACTIONS[action], self.setup.patches[card].id, spaces)


def play_batch(match: Match, batch: GameBatch, is_compiled: bool | None = None) -> Sums:
    """Play a batch of the games of a match and sum them up; compiled where that is possible, or as is asked for.

    The rows of the sums are those of `Counts`.
    """
    seeds = [game_seed(match.seed, number) for number in _numbers(batch)]
    return to_sums(engine_for(match, is_compiled).count_games(match.bots, seeds, match.taste * SCALE))


def play_outcomes(match: Match, batch: GameBatch) -> tuple[Sums, dict[str, array[int]]]:
    """Play a batch of the games of a match; return the sums, and some numbers of each game by name."""
    seeds = [game_seed(match.seed, number) for number in _numbers(batch)]
    counts, ends = engine_for(match).count_ends(match.bots, seeds, match.taste * SCALE)
    return to_sums(counts), {name: ends[place::BUYERS] for name, place in OUTCOMES.items()}


def play_forced_batch(
    match: Match, cards: Sequence[int], pairs: int, batch: GameBatch, is_compiled: bool | None = None
) -> Sums:
    """Play pairs of games, so many for each patch in turn; all pairs of a batch are of the same patch."""
    card, first = cards[batch.first // pairs], batch.first % pairs
    run = game_seed(match.seed, _FORCED_RUNS + card)
    seeds = [game_seed(run, number) for number in range(first, first + batch.games)]
    return to_sums(engine_for(match, is_compiled).count_pairs(match.bots, seeds, match.taste * SCALE, card))


def play_records(match: Match, batch: GameBatch, is_compiled: bool | None = None) -> list[PlayedGame]:
    """Play a batch of the games of a match and return all their moves."""
    engine = engine_for(match, is_compiled)
    seeds = (game_seed(match.seed, number) for number in _numbers(batch))
    return [engine.play(match.bots, seed, match.taste * SCALE) for seed in seeds]


def engine_for(match: Match, is_compiled: bool | None = None) -> MatchEngine:
    """Return the engine for a match: one that was used before, if possible."""
    return _engines.get((match.deck, match.game, can_compile() if is_compiled is None else is_compiled))


def _make_engine(key: tuple[Deck, PatchworkGame, bool]) -> MatchEngine:
    deck, game, is_compiled = key
    return MatchEngine(set_up(deck, game), is_compiled)


_engines = EngineCache(_make_engine)


def _numbers(batch: GameBatch) -> range:
    return range(batch.first, batch.first + batch.games)
