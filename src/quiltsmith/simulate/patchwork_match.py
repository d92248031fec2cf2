"""Matches: many games of two bots with one deck, as sums or as played games, compiled or in plain Python.

The sums are the same however games are played, however many processes do, and wherever games are cut into batches.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from quiltsmith import stable_random
from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork import patchwork_state
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import Action
from quiltsmith.games.patchwork.patchwork_state import new_game
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
from quiltsmith.simulate.compiling import EngineCache, can_compile, compiled
from quiltsmith.simulate.patchwork_arena import (
    ADVANCE,
    DISCARD,
    LINE_SIZE,
    LINES,
    LOSS_BITS,
    MOST_LINES,
    NO_CARD,
    SPECIAL,
    TAKE,
    Arena,
    game_lists,
    make_arena,
    most_lines,
)
from quiltsmith.simulate.patchwork_bots import Strategy
from quiltsmith.simulate.patchwork_games import Order, play_games
from quiltsmith.simulate.patchwork_losses import lane_width, loss_rows
from quiltsmith.simulate.patchwork_setup import SCALE, MatchSetup, set_up
from quiltsmith.simulate.patchwork_tally import (
    BUYERS,
    EMPTY,
    INCOME,
    LENGTH,
    SCORE,
    Counts,
    count_shape,
    empty_counts,
    to_sums,
)

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
_FORCED_RUNS = 1 << 48
"""Added to the number of a patch, this is a number that no game has."""
_ACTIONS: dict[int, Action] = {ADVANCE: "advance", TAKE: "take", SPECIAL: "special", DISCARD: "discard"}
_COMPILED = (
    *(stable_random, board, patchwork_state),
    *(patchwork_tally, patchwork_losses, patchwork_placing, patchwork_rules, patchwork_greedy),
    *(patchwork_tree, patchwork_bots, patchwork_games),
)
_REPLACED = (
    (patchwork_losses.write_losses, patchwork_losses.write_losses_in_rows),
    (patchwork_losses.sum_losses, patchwork_losses.sum_losses_in_rows),
    (patchwork_losses.least_loss, patchwork_losses.least_loss_in_rows),
)
_MASKS = frozenset(("patterns", "squares", "missing", "quilts", "loss_quilts", "memo_quilts"))
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
        return min(bot.kind.size.compiled_batch for bot in self.bots)

    @property
    def setup(self) -> MatchSetup:
        """What bots must know before a game starts."""
        return set_up(self.deck, self.game)


class MatchEngine:
    """One game and deck made ready for any number of games."""

    def __init__(self, setup: MatchSetup, is_compiled: bool) -> None:
        self.setup, self._is_compiled, self._arenas = (
            setup,
            is_compiled,
            dict[tuple[int, int], tuple[Arena, Arena]](),
        )
        self._turned = [turned for patch in setup.patches for turned in patch.turned]
        self._play: Callable[..., None] = play_games
        if is_compiled:
            self._play = compiled(play_games, *_COMPILED, replaced=_REPLACED)

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
        moves = tuple(self._move(arena, line * LINE_SIZE) for line in range(arena.log_size[LINES]))
        for move in moves:
            state.make(move.player, move.action, move.card, move.spaces)
        return PlayedGame(circle, setup.game.track, moves, state)

    def _count(
        self,
        bots: Sequence[Strategy],
        seeds: Sequence[int],
        taste: int,
        card: int = NO_CARD,
        ends: array[int] | None = None,
    ) -> Counts:
        counts, (arena, scratch) = empty_counts(self.setup), self._arena(bots)
        players = [number for bot in bots for number in (bot.kind.number, bot.strength)]
        written = (zeros(1), 0) if ends is None else (ends, BUYERS)
        order = Order(seeds, len(seeds), players, taste, card, *written)
        if self._is_compiled:
            # Rows are the very arrays of the counts and ends, so that what is counted stands there.
            layout = self._layout()
            self._play(arena, scratch, count_shape(self.setup), layout.to_rows(counts), layout.to_rows(order))
        else:
            self._play(arena, scratch, count_shape(self.setup), counts, order)
        return counts

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
            self._arenas[key] = arena, arena._replace(**scratch)
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
