"""The two-player game once more, from RULES.md, as plainly and slowly as can be: sets of cells, stacked tokens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from quiltsmith.games.patchwork.played import PlayedMove
from quiltsmith.geometry.board import Board
from tests.games.patchwork.samples import classic

NINE = Board(9, 9)
INCOME = {5, 11, 17, 23, 29, 35, 41, 47, 53}
SPECIALS = {"classic": {20, 26, 32, 44, 50}, "revised": {26, 32, 38, 44, 50}}
LAST = 53


@dataclass
class Slow:
    """A game by the rules; a move that they forbid fails an assertion."""

    circle: list[str]
    specials: set[int]
    may_discard: bool
    buttons: list[int] = field(default_factory=lambda: [5, 5])
    income: list[int] = field(default_factory=lambda: [0, 0])
    quilts: list[set[tuple[int, int]]] = field(default_factory=lambda: [set(), set()])
    stacks: list[list[int]] = field(default_factory=lambda: [[1, 0], *([] for _ in range(LAST))])
    """The tokens on each space, the topmost last; the first player's token starts on top."""
    tile: int | None = None
    arrivals: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)

    def time(self, player: int) -> int:
        return next(space for space, stack in enumerate(self.stacks) if player in stack)

    def to_move(self) -> int:
        return next(stack for stack in self.stacks if stack)[-1]

    def play(self, moves: Iterable[PlayedMove]) -> None:
        for move in moves:
            assert not self.is_over()
            if move.action in ("special", "discard"):
                assert self.waiting.pop(0) == move.player
                assert move.action == "special" or self.may_discard
                self.cover(move.player, move.spaces, 1 if move.action == "special" else 0)
            else:
                assert not self.waiting
                assert self.to_move() == move.player
                self.turn(move)
            self.waiting = [player for player in self.waiting if len(self.quilts[player]) < 81]
        assert self.is_over()

    def turn(self, move: PlayedMove) -> None:
        player, steps = move.player, 0
        if move.action == "take":
            card = classic().card(move.card)
            assert card is not None
            assert card.price is not None
            assert move.card in self.circle[:3]
            while self.circle[0] != move.card:
                self.circle.append(self.circle.pop(0))
            self.circle.pop(0)
            self.buttons[player] -= card.price.cost
            assert self.buttons[player] >= 0
            self.income[player] += card.price.income
            self.cover(player, move.spaces, card.shape.size)
            assert NINE.shape_of(move.spaces).canonical() == card.shape.canonical()
            steps = card.price.time
        else:
            steps = self.time(1 - player) + 1 - self.time(player)
        for _ in range(steps):
            self.step(player, 1 if move.action == "advance" else 0)

    def step(self, player: int, paid: int) -> None:
        space = self.time(player)
        if space == LAST:
            return
        self.stacks[space].remove(player)
        self.stacks[space + 1].append(player)
        self.buttons[player] += paid
        if space + 1 in INCOME:
            self.buttons[player] += self.income[player]
        if space + 1 in self.specials:
            self.specials.remove(space + 1)
            self.waiting.append(player)
        if space + 1 == LAST:
            self.arrivals.append(player)

    def cover(self, player: int, spaces: int, size: int) -> None:
        cells = set(NINE.cells(spaces))
        assert len(cells) == size
        assert not cells & self.quilts[player]
        self.quilts[player] |= cells
        square = any(
            all((row + down, column + right) in self.quilts[player] for down in range(7) for right in range(7))
            for row in range(3)
            for column in range(3)
        )
        if square and self.tile is None:
            self.tile = player

    def is_over(self) -> bool:
        return len(self.arrivals) == 2 and not self.waiting

    def total(self, player: int) -> int:
        return self.buttons[player] + 7 * (self.tile == player) - 2 * (81 - len(self.quilts[player]))

    def winner(self) -> int:
        first, second = self.total(0), self.total(1)
        if first == second:
            return self.arrivals[0]
        return 0 if first > second else 1
