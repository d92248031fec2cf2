"""The two-player game once more, from RULES.md, as plainly and slowly as can be: sets of cells, stacked tokens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from quiltsmith.geometry.board import Board


@dataclass(frozen=True)
class Numbers:
    """The numbers of the game; those of the rulebook, unless somebody plays a variant."""

    rows: int = 9
    columns: int = 9
    start: int = 5
    per_space: int = 1
    choice: int = 3
    last: int = 53
    income: frozenset[int] = frozenset((5, 11, 17, 23, 29, 35, 41, 47, 53))
    specials: frozenset[int] = frozenset((26, 32, 38, 44, 50))
    side: int = 7
    tile: int = 7
    empty: int = -2
    may_discard: bool = False

    @property
    def board(self) -> Board:
        return Board(self.rows, self.columns)


CLASSIC_SPECIALS = frozenset((20, 26, 32, 44, 50))


def numbers_of(game: PatchworkGame) -> Numbers:
    """Copy the numbers of a variant."""
    track = game.tracks[game.track]
    return Numbers(
        rows=game.board.rows,
        columns=game.board.columns,
        start=game.currency.start,
        per_space=game.currency.per_space,
        choice=game.choice,
        last=track.last,
        income=frozenset(track.income),
        specials=frozenset(track.specials),
        side=game.tile_side,
        tile=game.tile_points,
        empty=game.points_per_empty_space,
        may_discard=game.may_discard_special,
    )


def has_square(numbers: Numbers, cells: set[tuple[int, int]]) -> bool:
    """Try every place of the square that earns the tile."""
    return any(
        all((row + down, column + right) in cells for down in range(numbers.side) for right in range(numbers.side))
        for row in range(numbers.rows - numbers.side + 1)
        for column in range(numbers.columns - numbers.side + 1)
    )


@dataclass
class Slow:
    """A game by the rules; a move that they forbid fails an assertion."""

    deck: Deck
    circle: list[str]
    numbers: Numbers = field(default_factory=Numbers)
    buttons: list[int] = field(default_factory=list)
    income: list[int] = field(default_factory=lambda: [0, 0])
    quilts: list[set[tuple[int, int]]] = field(default_factory=lambda: [set(), set()])
    stacks: list[list[int]] = field(default_factory=list)
    """The tokens on each space, the topmost last; the first player's token starts on top."""
    specials: set[int] = field(default_factory=set)
    tile: int | None = None
    arrivals: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.buttons = [self.numbers.start] * 2
        self.stacks = [[1, 0], *([] for _ in range(self.numbers.last))]
        self.specials = set(self.numbers.specials)

    def time(self, player: int) -> int:
        return next(space for space, stack in enumerate(self.stacks) if player in stack)

    def to_move(self) -> int:
        return next(stack for stack in self.stacks if stack)[-1]

    def play(self, moves: Iterable[PlayedMove]) -> None:
        """Play a whole game."""
        self.follow(moves)
        assert self.is_over()

    def follow(self, moves: Iterable[PlayedMove]) -> None:
        """Play some moves."""
        for move in moves:
            assert not self.is_over()
            if move.action in ("special", "discard"):
                assert self.waiting[:1] == [move.player]
                self.waiting.pop(0)
                assert move.action == "special" or self.numbers.may_discard
                self.cover(move.player, move.spaces, 1 if move.action == "special" else 0)
            else:
                assert not self.waiting
                assert self.to_move() == move.player
                self.turn(move)
            self.waiting = [player for player in self.waiting if self.empty(player)]

    def turn(self, move: PlayedMove) -> None:
        player, steps = move.player, 0
        if move.action == "take":
            card = self.deck.card(move.card)
            assert card is not None
            assert card.price is not None
            assert move.card in self.circle[: self.numbers.choice]
            while self.circle[0] != move.card:
                self.circle.append(self.circle.pop(0))
            self.circle.pop(0)
            self.buttons[player] -= card.price.cost
            assert self.buttons[player] >= 0
            self.income[player] += card.price.income
            self.cover(player, move.spaces, card.shape.size)
            assert self.numbers.board.shape_of(move.spaces).canonical() == card.shape.canonical()
            steps = card.price.time
        else:
            steps = self.time(1 - player) + 1 - self.time(player)
        for _ in range(steps):
            self.step(player, self.numbers.per_space if move.action == "advance" else 0)

    def step(self, player: int, paid: int) -> None:
        space = self.time(player)
        if space == self.numbers.last:
            return
        self.stacks[space].remove(player)
        self.stacks[space + 1].append(player)
        self.buttons[player] += paid
        if space + 1 in self.numbers.income:
            self.buttons[player] += self.income[player]
        if space + 1 in self.specials:
            self.specials.remove(space + 1)
            self.waiting.append(player)
        if space + 1 == self.numbers.last:
            self.arrivals.append(player)

    def cover(self, player: int, spaces: int, size: int) -> None:
        cells = set(self.numbers.board.cells(spaces))
        assert len(cells) == size
        assert not cells & self.quilts[player]
        self.quilts[player] |= cells
        if self.tile is None and has_square(self.numbers, self.quilts[player]):
            self.tile = player

    def is_over(self) -> bool:
        return len(self.arrivals) == 2 and not self.waiting

    def empty(self, player: int) -> int:
        return self.numbers.rows * self.numbers.columns - len(self.quilts[player])

    def total(self, player: int) -> int:
        tile = self.numbers.tile if self.tile == player else 0
        return self.buttons[player] + tile + self.numbers.empty * self.empty(player)

    def winner(self) -> int:
        first, second = self.total(0), self.total(1)
        if first == second:
            return self.arrivals[0]
        return 0 if first > second else 1
