"""A second engine for games of two, to compare the first with move by move: slower, and easier to read.

It plays on the very state that the checker replays records on, with objects, recursion and dictionaries instead of
lists of numbers. It shares with `simulate` how a game is set up and what is counted, and nothing of how it is
played.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from quiltsmith.games.patchwork.patchwork_state import PLAYERS, GameState, new_game
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, PlayedMove
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.simulate.batches import whole_numbers
from quiltsmith.simulate.patchwork_bots import Strategy
from quiltsmith.simulate.patchwork_setup import SPECIAL, MatchSetup, PatchForSale
from quiltsmith.simulate.patchwork_tally import (
    BUYERS,
    EMPTY,
    INCOME,
    LENGTH,
    NOBODY,
    PAIR_SUMS,
    SCORE,
    TILE,
    WINNER,
    Counts,
    count_game,
    count_pair,
    count_shape,
    empty_counts,
    outcome_size,
)
from quiltsmith.stable_random import StableRandom
from tests.games.patchwork.legal_moves import make_move, payable

Taste = Sequence[int]
"""What a player adds to the value of buying each patch, in twentieths of a point, in the order of the deck."""
POINT = 20
UNTIDY_UNIT = 5
BEYOND = 1 << 60
FORCED = 1 << 40
NOISE = 2 * POINT


class Streams(Struct, frozen=True):
    """The streams of random numbers of a game, one for each use, so that no use disturbs another."""

    seats: tuple[StableRandom, StableRandom]
    taste: StableRandom
    deal: StableRandom


def streams_of(seed: int) -> Streams:
    """Start the streams with the first words of the game's own."""
    own = StableRandom(seed)
    first, second, taste, deal = (StableRandom(own.word()) for _ in range(4))
    return Streams((first, second), taste, deal)


def deal_circle(setup: MatchSetup, random: StableRandom) -> tuple[str, ...]:
    """Lay the patches in a circle; the token stands behind the smallest one, which so comes last."""
    names = [patch.id for patch in setup.patches[: setup.cards]]
    last = names.pop(setup.last_in_circle)
    return (*random.shuffled(names), last)


def draw_taste(random: StableRandom, cards: int, strength: int) -> list[int]:
    """Like each patch or dislike it, by the bits of random words."""
    words = [random.word() for _ in range(0, cards, 64)]
    return [strength if words[card // 64] >> card % 64 & 1 else -strength for card in range(cards)]


class Force(Struct, frozen=True):
    """One player of a game must buy a patch, or never does."""

    card: int
    seat: int
    must: bool


def draw_tastes(setup: MatchSetup, streams: Streams, strength: int, force: Force | None) -> list[list[int]]:
    """Draw the tastes of both players, of strength 0 if nobody has any, and let one be forced."""
    tastes = [draw_taste(streams.taste, setup.cards, strength) for _ in PLAYERS]
    if force is not None:
        tastes[force.seat][force.card] = FORCED if force.must else -FORCED
    return tastes


class Placed(Struct, frozen=True):
    """A patch on a quilt: the spaces, the change of untidiness, and whether it fills the square of the tile."""

    spaces: Mask
    loss: int
    wins_tile: bool = False


class Placer:
    """Places patches on quilts; what was found for a quilt is kept until the next game."""

    def __init__(self, setup: MatchSetup) -> None:
        self._game, self._board = setup.game, setup.game.board
        self._best: dict[tuple[Mask, str, bool], Placed | None] = {}
        self._untidy: dict[Mask, int] = {}
        side = range(self._game.tile_side)
        self._squares = [
            self._board.mask((row + down, column + right) for down in side for right in side)
            for row in range(self._board.rows - self._game.tile_side + 1)
            for column in range(self._board.columns - self._game.tile_side + 1)
        ]

    def forget(self) -> None:
        """Make room for another game."""
        self._best.clear()
        self._untidy.clear()

    def untidiness(self, quilt: Mask) -> int:
        """Measure a quilt: walls of the free area, then dents and holes."""
        if quilt not in self._untidy:
            self._untidy[quilt] = untidiness_of(self._board, quilt)
        return self._untidy[quilt]

    def best(self, quilt: Mask, patch: PatchForSale, is_tile_free: bool) -> Placed | None:
        """Find the placement that leaves the quilt tidiest, or wins the tile if that is worth more.

        Of equals the first counts, by orientation, then by row and column. None if there is no room.
        """
        key = (quilt, patch.id, is_tile_free)
        if key not in self._best:
            placed = self.places(quilt, patch, is_tile_free)
            self._best[key] = max(placed, key=self._value, default=None)
        return self._best[key]

    def places(self, quilt: Mask, patch: PatchForSale, is_tile_free: bool = False) -> list[Placed]:
        """List all placements, by orientation, then by row and column."""
        free = self._board.full & ~quilt
        missing = [square & free for square in self._squares] if is_tile_free else []
        missing = [spaces for spaces in missing if spaces.bit_count() <= patch.size]
        found = []
        for turned in patch.turned:
            for corner in range(turned.reach):
                spaces = turned.pattern << corner
                if spaces & ~free == 0:
                    wins = any(square & ~spaces == 0 for square in missing)
                    found.append(Placed(spaces, self.loss(quilt, spaces), wins))
        return found

    def loss(self, quilt: Mask, spaces: Mask) -> int:
        """Tell how much more untidy spaces make a quilt."""
        return untidiness_of(self._board, quilt | spaces) - self.untidiness(quilt)

    def _value(self, placed: Placed) -> int:
        return POINT * self._game.tile_points * placed.wins_tile - UNTIDY_UNIT * placed.loss


def untidiness_of(board: Board, quilt: Mask) -> int:
    """Measure a quilt: the walls of its free area, 1 more for each dent and 3 more for each hole."""
    free = board.full & ~quilt
    sides = [free & ~near for near in (free << 1, free >> 1, free << board.stride, free >> board.stride)]
    left, right, up, down = sides
    three = (left & right & (up | down)) | (up & down & (left | right))
    hole = left & right & up & down
    walls = sum(side.bit_count() for side in sides)
    return walls + (three & ~hole).bit_count() + 3 * hole.bit_count()


class Bot(Protocol):
    """Somebody who plays."""

    def choose(self, state: GameState) -> PlayedMove:
        """Decide on the next move of the player who is to act."""


class Judge:
    """Values positions and lists moves for one setup; bots at a table share it, and what it has found."""

    def __init__(self, setup: MatchSetup) -> None:
        self.setup, self.placer = setup, Placer(setup)
        self.patches: Mapping[str, PatchForSale] = {patch.id: patch for patch in setup.patches}
        self._index = {patch.id: index for index, patch in enumerate(setup.patches)}

    def worth(self, state: GameState, player: int) -> int:
        """Value the position of a player, in twentieths of a point."""
        game, own = self.setup.game, state.players[player]
        per_space, per_empty = game.currency.per_space, -game.points_per_empty_space
        time_left = state.track.last - own.time
        income = own.income * sum(mark > own.time for mark in state.track.income)
        by_patches = (POINT * per_space + 13 * per_empty) * time_left
        by_walking = POINT * (per_empty * state.empty(player) + per_space * time_left)
        points = POINT * (state.score(player) + income) + min(by_patches, by_walking)
        return points - UNTIDY_UNIT * self.placer.untidiness(own.quilt)

    def options(self, state: GameState) -> list[PlayedMove]:
        """List the moves worth a look: to advance, and each patch that can be paid, where it lies best."""
        player = state.current()
        moves = [PlayedMove(player, "advance")]
        for card in payable(state, player):
            placed = self.placer.best(state.players[player].quilt, self.patches[card], state.tile_is_free)
            if placed is not None:
                moves.append(PlayedMove(player, "take", card, placed.spaces))
        return moves

    def after(self, state: GameState, move: PlayedMove) -> GameState:
        """Give the position after a move, special patches placed."""
        after = state.copied()
        make_move(after, move)
        while after.owes_special(move.player):
            make_move(after, self.special(after, move.player))
        return after

    def special(self, state: GameState, player: int) -> PlayedMove:
        """Place a special patch where the quilt gets tidiest, or discard it if that is allowed and worth more."""
        placed = self.placer.best(state.players[player].quilt, self.patches[SPECIAL], state.tile_is_free)
        move = PlayedMove(player, "special", spaces=placed.spaces if placed is not None else 0)
        if state.game.may_discard_special:
            after = state.copied()
            make_move(after, move)
            if self.worth(state, player) > self.worth(after, player):
                return PlayedMove(player, "discard")
        return move

    def liking(self, taste: Taste, move: PlayedMove) -> int:
        """Give what a taste adds to a move."""
        return taste[self._index[move.card]] if move.action == "take" else 0


class Greedy:
    """Takes what is best after one move."""

    def __init__(self, judge: Judge, taste: Taste) -> None:
        self._judge, self._taste = judge, taste

    def choose(self, state: GameState) -> PlayedMove:
        """Make the move after which the own position is worth most; of equals the first."""
        player = state.to_act()
        if state.owes_special(player):
            return self._judge.special(state, player)
        return max(self._judge.options(state), key=lambda move: self._value(state, move))

    def _value(self, state: GameState, move: PlayedMove) -> int:
        worth = self._judge.worth(self._judge.after(state, move), move.player)
        return worth + self._judge.liking(self._taste, move)


class Minimax:
    """Searches a few moves deep."""

    def __init__(self, judge: Judge, depth: int, taste: Taste) -> None:
        self._judge, self._depth, self._taste = judge, depth, taste

    def choose(self, state: GameState) -> PlayedMove:
        """Make the move with the best outcome after the search depth; of equals the first."""
        player = state.to_act()
        if state.owes_special(player):
            return self._judge.special(state, player)
        options = self._judge.options(state)
        best, best_value = options[0], -BEYOND
        for move in options:
            liking = self._judge.liking(self._taste, move)
            after = self._judge.after(state, move)
            value = liking + self._search(after, player, self._depth - 1, best_value - liking, BEYOND)
            if value > best_value:
                best, best_value = move, value
        return best

    def _search(self, state: GameState, me: int, depth: int, alpha: int, beta: int) -> int:
        if depth == 0 or state.is_over:
            return self._judge.worth(state, me) - self._judge.worth(state, 1 - me)
        is_mine = state.current() == me
        best = -BEYOND if is_mine else BEYOND
        for move in self._judge.options(state):
            liking = self._judge.liking(self._taste, move) if is_mine else 0
            after = self._judge.after(state, move)
            value = liking + self._search(after, me, depth - 1, alpha - liking, beta - liking)
            if is_mine:
                best = max(best, value)
                alpha = max(alpha, value)
            else:
                best = min(best, value)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return best


class Rollout:
    """Plays games to their end before it decides."""

    def __init__(self, judge: Judge, games: int, random: StableRandom, taste: Taste) -> None:
        self._judge, self._games, self._random, self._taste = judge, games, random, taste

    def choose(self, state: GameState) -> PlayedMove:
        """Make the move whose games ended best; of equals the first."""
        player = state.to_act()
        if state.owes_special(player):
            return self._judge.special(state, player)
        options = self._judge.options(state)
        if len(options) == 1:
            return options[0]
        sums = [self._games * self._judge.liking(self._taste, move) for move in options]
        for _ in range(self._games):
            tastes = [draw_taste(self._random, self._judge.setup.cards, NOISE) for _ in PLAYERS]
            players = [Greedy(self._judge, taste) for taste in tastes]
            for index, move in enumerate(options):
                sums[index] += POINT * self._play_out(self._judge.after(state, move), players, player)
        return options[sums.index(max(sums))]

    def _play_out(self, state: GameState, players: list[Greedy], me: int) -> int:
        while not state.is_over:
            make_move(state, players[state.to_act()].choose(state))
        return state.score(me) - state.score(1 - me)


class Random:
    """Plays at random."""

    def __init__(self, judge: Judge, random: StableRandom, taste: Taste) -> None:
        self._judge, self._random, self._taste = judge, random, taste

    def choose(self, state: GameState) -> PlayedMove:
        """Make some move."""
        player = state.to_act()
        if not state.owes_special(player):
            return self._turn(state, player)
        if state.game.may_discard_special and self._happens(30):
            return PlayedMove(player, "discard")
        return PlayedMove(player, "special", spaces=self._place(state, player, SPECIAL))

    def _turn(self, state: GameState, player: int) -> PlayedMove:
        takes = [PlayedMove(player, "take", card) for card in state.offered()]
        moves = self._random.shuffled([PlayedMove(player, "advance"), *takes])
        for move in sorted(moves, key=lambda move: -self._judge.liking(self._taste, move)):
            if move.action == "advance":
                break
            spaces = self._place(state, player, move.card) if state.can_pay(player, move.card) else 0
            if spaces:
                return PlayedMove(player, "take", move.card, spaces)
        return PlayedMove(player, "advance")

    def _happens(self, percent: int) -> bool:
        return self._random.below(100) < percent

    def _place(self, state: GameState, player: int, card: str) -> Mask:
        """Lay a patch somewhere, turned somehow; no spaces if it fits nowhere."""
        places = self._judge.placer.places(state.players[player].quilt, self._judge.patches[card])
        if places and self._happens(80):
            least = min(placed.loss for placed in places)
            places = [placed for placed in places if placed.loss == least]
        return self._random.pick(places).spaces if places else 0


class OracleEngine:
    """Plays games of a setup."""

    def __init__(self, setup: MatchSetup) -> None:
        self.setup, self._judge = setup, Judge(setup)

    def play(self, bots: Sequence[Strategy], seed: int, taste: int = 0, force: Force | None = None) -> PlayedGame:
        """Play a game; the same seed gives the same game."""
        setup, streams = self.setup, streams_of(seed)
        tastes = draw_tastes(setup, streams, taste, force)
        circle = deal_circle(setup, streams.deal)
        players = [self._bot(*seat) for seat in zip(bots, streams.seats, tastes, strict=True)]
        state = new_game(setup.game, setup.deck, list(circle))
        self._judge.placer.forget()
        moves: list[PlayedMove] = []
        while not state.is_over:
            move = players[state.to_act()].choose(state)
            make_move(state, move)
            moves.append(move)
        return PlayedGame(circle, setup.game.track, tuple(moves), state)

    def count_ends(self, bots: Sequence[Strategy], seeds: Sequence[int], taste: int) -> tuple[Counts, array[int]]:
        """Play a game for each seed and count them; tell of each how it ended."""
        ends = whole_numbers(())
        setup, counts, shape = self.setup, empty_counts(self.setup), count_shape(self.setup)
        for seed in seeds:
            first, second = draw_tastes(setup, streams_of(seed), taste, None)
            likings = [(one > other) - (one < other) for one, other in zip(first, second, strict=True)]
            outcome = outcome_of(setup, self.play(bots, seed, taste))
            count_game(shape, counts, outcome, likings, list(setup.marks_passed))
            ends.extend(outcome[:BUYERS])
        return counts, ends

    def count_pairs(self, bots: Sequence[Strategy], seeds: Sequence[int], taste: int, card: int) -> Counts:
        """Play two games for each seed: the player by its last bit must buy a patch, and never does."""
        counts = empty_counts(self.setup)
        for seed in seeds:
            forced = seed & 1
            never, must = (
                self._seen_from(forced, card, self.play(bots, seed, taste, Force(card, forced, must)))
                for must in (False, True)
            )
            count_pair(counts.pairs, card * PAIR_SUMS, must[0] - never[0], must[1] - never[1])
        return counts

    def _seen_from(self, seat: int, card: int, played: PlayedGame) -> tuple[int, int]:
        """Give the difference of scores as a player sees it, and 1 or -1 if that player or the other has it."""
        outcome = outcome_of(self.setup, played)
        sign, buyer = 1 - 2 * seat, outcome[BUYERS + card]
        return sign * (outcome[SCORE] - outcome[SCORE + 1]), sign * (1 - 2 * buyer) if buyer != NOBODY else 0

    def _bot(self, strategy: Strategy, random: StableRandom, taste: Taste) -> Bot:
        judge = self._judge
        if strategy.name == "random":
            return Random(judge, random, taste)
        if strategy.name == "minimax":
            return Minimax(judge, strategy.strength, taste)
        if strategy.name == "rollout":
            return Rollout(judge, strategy.strength, random, taste)
        return Greedy(judge, taste)


def outcome_of(setup: MatchSetup, played: PlayedGame) -> list[int]:
    """Sum a game up in the numbers that are counted."""
    end, cards = played.end, setup.cards
    winner = end.winner()
    outcome = [0] * outcome_size(cards)
    for seat in PLAYERS:
        outcome[SCORE + seat], outcome[INCOME + seat] = end.score(seat), end.players[seat].income
        outcome[EMPTY + seat], outcome[TILE + seat] = end.empty(seat), int(end.players[seat].has_tile)
    outcome[WINNER] = winner if winner is not None else NOBODY
    outcome[BUYERS : BUYERS + cards] = [NOBODY] * cards
    index = {patch.id: number for number, patch in enumerate(setup.patches)}
    state = new_game(setup.game, setup.deck, list(played.circle))
    for move in played.moves:
        if move.action == "take":
            outcome[BUYERS + index[move.card]] = move.player
            outcome[BUYERS + cards + index[move.card]] = state.players[move.player].time
        outcome[LENGTH] += move.action in ("take", "advance")
        make_move(state, move)
    return outcome
