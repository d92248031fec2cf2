"""Games of two with bots that people write: readable states and moves over the one engine, in plain Python.

One of the two players, or both, may be such a bot; the other one is a bot of ours. Nobody has tastes by lot.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import Action
from quiltsmith.games.patchwork.patchwork_state import new_game
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame
from quiltsmith.geometry.board import Board, Mask, bits
from quiltsmith.simulate import patchwork_arena as at
from quiltsmith.simulate.batches import GameBatch, Sums, game_seed
from quiltsmith.simulate.compiling import EngineCache
from quiltsmith.simulate.own_bots import choose, is_own
from quiltsmith.simulate.patchwork_arena import (
    BEFORE,
    CARD,
    CHANGE,
    CORNER,
    COST,
    DISCARD,
    FIRST_OPTION,
    FIRST_SEAT,
    IN_CIRCLE,
    LINE_SIZE,
    LINES,
    MOST_LINES,
    NO_CARD,
    PLAYER_SIZE,
    PRICE_SIZE,
    SPECIAL,
    SPECIAL_OPTION,
    TAIL,
    TILE_IS_FREE,
    TURN,
    WINS,
    Arena,
    most_lines,
)
from quiltsmith.simulate.patchwork_bots import Strategy, parse_strategy, play_turn
from quiltsmith.simulate.patchwork_games import GAME, deal, start_streams, sum_up
from quiltsmith.simulate.patchwork_losses import untidiness
from quiltsmith.simulate.patchwork_match import OUTCOMES, MatchEngine
from quiltsmith.simulate.patchwork_placing import fills_square, free_corners, list_squares
from quiltsmith.simulate.patchwork_rules import current, is_over, lay, make_move, write_line
from quiltsmith.simulate.patchwork_setup import set_up
from quiltsmith.simulate.patchwork_tally import count_game, count_shape, empty_counts, to_sums
from quiltsmith.stable_random import StableRandom

GREEDY = Strategy("greedy")
_LOTS = 1 << 50
"""Added to a game's number, this is a number that no game has: the random numbers of bots."""


class PatchworkMove(Struct, frozen=True):
    """What a player may do in a game of two.

    Attributes:
        action: `"advance"`, `"take"`, `"special"` (place a special patch) or `"discard"` (remove it from play).
        card: The id of the patch that is taken.
        spaces: The spaces that are covered, as a mask of `Board`.
    """

    action: Action
    card: str = ""
    spaces: Mask = 0


class PatchworkPlayer(Struct, frozen=True):
    """What one player of a game of two has.

    Attributes:
        buttons: The currency in hand.
        income: The buttons that each income mark brings.
        time: The space on the time track.
        quilt: The covered spaces, as a mask of `Board`.
        has_tile: Whether the player has the special tile.
    """

    buttons: int
    income: int
    time: int
    quilt: Mask
    has_tile: bool


class PatchworkState(Struct, frozen=True):
    """A game of two at one moment, as the player sees it who is to move.

    Attributes:
        game: The game.
        deck: The deck.
        me: The player who is to move.
        other: The other player.
        circle: The patches left, clockwise from the neutral token; the first ones are for sale.
        tile_is_free: Whether nobody has the special tile yet.
        is_special: Whether a special patch is to be placed now.
    """

    game: PatchworkGame
    deck: Deck
    me: PatchworkPlayer
    other: PatchworkPlayer
    circle: tuple[str, ...]
    tile_is_free: bool
    is_special: bool

    @property
    def board(self) -> Board:
        """The board of a quilt, which reads and draws numbers of spaces."""
        return self.game.board

    @property
    def offered(self) -> tuple[str, ...]:
        """The patches that are for sale."""
        return self.circle[: self.game.choice]

    def price(self, card: str) -> Price:
        """Return cost, time and income of a patch; those of a special patch are 0."""
        found = self.deck.card(card)
        return found.price if found is not None and found.price is not None else Price(0, 0, 0)

    def score(self, player: PatchworkPlayer | None = None) -> int:
        """Return the points that a player would have now; without a player, one's own."""
        own = player or self.me
        empty = self.board.spaces - own.quilt.bit_count()
        return own.buttons + own.has_tile * self.game.tile_points + empty * self.game.points_per_empty_space

    def __str__(self) -> str:
        return self.board.draw_mask(self.me.quilt)


class OwnMatchEngine(MatchEngine):
    """One game and deck made ready for bots that people write, and others."""

    def __init__(self, deck: Deck, game: PatchworkGame) -> None:
        super().__init__(set_up(deck, game), False)
        self._ids = [patch.id for patch in self.setup.patches]

    def play_own(self, bots: tuple[str, str], seed: int, rng: StableRandom) -> Arena:
        """Play the deal of a seed; how it ended, and its log, are in the arena that is returned."""
        strategies = [parse_strategy(bot) or GREEDY for bot in bots]
        arena, scratch = self._arena(strategies)
        arena.log_size[MOST_LINES] = most_lines(self.setup)
        start_streams(arena, seed, 0)
        deal(arena)
        while not is_over(arena, GAME):
            player = current(arena.states, GAME)
            if is_own(bots[player]):
                self._turn(arena, player, bots[player], rng)
            else:
                strategy = strategies[player]
                arena.stream[0] = arena.rng_states[FIRST_SEAT + player]
                play_turn(arena, scratch, GAME, player, *strategy.numbers)
                arena.rng_states[FIRST_SEAT + player] = arena.stream[0]
        sum_up(arena)
        arena.log_size[MOST_LINES] = 0
        return arena

    def played(self, arena: Arena) -> PlayedGame:
        """Return the game that was played last, with all its moves."""
        circle = tuple(self._ids[card] for card in arena.circle)
        state = new_game(self.setup.game, self.setup.deck, list(circle))
        moves = tuple(self._move(arena, line * LINE_SIZE) for line in range(arena.log_size[LINES]))
        for move in moves:
            state.make(move.player, move.action, move.card, move.spaces)
        return PlayedGame(circle, self.setup.game.track, moves, state)

    def _turn(self, arena: Arena, player: int, bot: str, rng: StableRandom) -> None:
        """Let a bot make its move, and place the special patches that it gains."""
        ways = {PatchworkMove("advance"): (NO_CARD, NO_CARD, 0, 0), **dict(self._takes(arena, player))}
        move = choose(bot, self._seen(arena, player, is_special=False), tuple(ways), rng)
        card, before, turn, corner = ways[move]
        self._write_option(arena, player, FIRST_OPTION, card, turn, corner)
        arena.options[FIRST_OPTION + BEFORE] = before
        for _special in range(make_move(arena, GAME, player, FIRST_OPTION)):
            self._place_special(arena, player, bot, rng)

    def _place_special(self, arena: Arena, player: int, bot: str, rng: StableRandom) -> None:
        tables = arena.tables
        free = tables.patterns[tables.turns] & ~arena.quilts[player]
        if not free:
            return
        discard = (PatchworkMove("discard"),) if tables.may_discard else ()
        moves = (*(PatchworkMove("special", "", 1 << space) for space in bits(free)), *discard)
        move = choose(bot, self._seen(arena, player, is_special=True), moves, rng)
        if move.action == "discard":
            write_line(arena, player, DISCARD, SPECIAL_OPTION)
            return
        corner = move.spaces.bit_length() - 1
        self._write_option(arena, player, SPECIAL_OPTION, tables.cards, tables.first_turns[tables.cards], corner)
        write_line(arena, player, SPECIAL, SPECIAL_OPTION)
        lay(arena, GAME, player, SPECIAL_OPTION)

    def _takes(self, arena: Arena, player: int) -> Iterator[tuple[PatchworkMove, tuple[int, int, int, int]]]:
        """Yield the patches that can be paid, in every place, and how the engine writes each."""
        tables, states, before = arena.tables, arena.states, arena.states[TAIL]
        buttons, quilt = states[player * PLAYER_SIZE + at.BUTTONS], arena.quilts[player]
        for _offered in range(min(tables.choice, states[IN_CIRCLE])):
            card = arena.ring[before]
            if tables.prices[card * PRICE_SIZE + COST] <= buttons:
                for turn in range(tables.first_turns[card], tables.first_turns[card + 1]):
                    for corner in bits(free_corners(arena, quilt, turn)):
                        spaces = tables.patterns[turn] << corner
                        yield PatchworkMove("take", self._ids[card], spaces), (card, before, turn, corner)
            before = card

    def _write_option(self, arena: Arena, player: int, option: int, card: int, turn: int, corner: int) -> None:
        """Write where a patch is laid into an option, with what that does to the quilt."""
        options, tables, board = arena.options, arena.tables, self.setup.game.board
        options[option + CARD], options[option + TURN], options[option + CORNER] = card, turn, corner
        options[option + CHANGE] = options[option + WINS] = 0
        if card == NO_CARD:
            return
        quilt, spaces = arena.quilts[player], tables.patterns[turn] << corner
        options[option + CHANGE] = untidiness(board, quilt | spaces) - untidiness(board, quilt)
        if arena.states[TILE_IS_FREE]:
            options[option + WINS] = fills_square(arena, spaces, list_squares(arena, quilt, card))

    def _seen(self, arena: Arena, player: int, is_special: bool) -> PatchworkState:
        players = [self._player(arena, number) for number in range(2)]
        circle, card = list[str](), arena.states[TAIL]
        for _left in range(arena.states[IN_CIRCLE]):
            card = arena.ring[card]
            circle.append(self._ids[card])
        return PatchworkState(
            self.setup.game,
            self.setup.deck,
            players[player],
            players[1 - player],
            tuple(circle),
            bool(arena.states[TILE_IS_FREE]),
            is_special,
        )

    def _player(self, arena: Arena, number: int) -> PatchworkPlayer:
        own = number * PLAYER_SIZE
        buttons, income, time, tile = (
            arena.states[own + field] for field in (at.BUTTONS, at.INCOME, at.TIME, at.TILE)
        )
        return PatchworkPlayer(buttons, income, time, arena.quilts[number], bool(tile))


_engines = EngineCache[tuple[Deck, PatchworkGame], OwnMatchEngine](lambda key: OwnMatchEngine(*key))


def own_games(
    deck: Deck, game: PatchworkGame, bots: tuple[str, str], seed: int, batch: GameBatch
) -> Iterator[tuple[OwnMatchEngine, Arena]]:
    """Play a batch of the games of a run, and yield the engine and the arena after each."""
    engine = _engines.get((deck, game))
    for number in range(batch.first, batch.first + batch.games):
        rng = StableRandom(game_seed(seed, number + _LOTS))
        yield engine, engine.play_own(bots, game_seed(seed, number), rng)


def play_own_outcomes(
    deck: Deck, game: PatchworkGame, bots: tuple[str, str], seed: int, batch: GameBatch
) -> tuple[Sums, Mapping[str, Sequence[int]]]:
    """Play a batch of the games of a run; return the sums, and some numbers of each game by name."""
    setup = set_up(deck, game)
    counts, ends = empty_counts(setup), {name: array("q") for name in OUTCOMES}
    nobody = [0] * setup.cards
    for _engine, arena in own_games(deck, game, bots, seed, batch):
        count_game(count_shape(setup), counts, arena.outcome, nobody, arena.tables.marks)
        for name, place in OUTCOMES.items():
            ends[name].append(arena.outcome[place])
    return to_sums(counts), ends
