"""What a board is hoped to bring, in numbers that follow from the game and its deck.

The greedy bot builds from the top left corner. A target is a rectangle in that corner, mostly a square. With T
turns to go until a scoring, a target that lacks m spaces is hoped to bring its points times c²/(c² + m²), where c
grows with T and with the average size of the deck's patches: half of what it is worth if it lacks c spaces. The
other numbers weigh what makes a board hard to fill. They were found by playing meadow and are given in points per
space of the full board, so that they fit games that count in other numbers. All are whole numbers of 1/65,536
point, rounded in one way only, so that every machine computes the same values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quiltsmith.games.doodle.engine.specials import AGAIN
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.rectangles import RectangleScoring
from quiltsmith.simulate.doodle.tables import GameTables

ONE = 1 << 16
"""One point."""
SURE = 1 << 10
"""The hope in a target that lacks nothing."""
SCORING_WEIGHTS = (22, 59, 58)
"""How much the hope counts for the next scoring, the one after it, and all later ones, in percent."""
REACH_PER_TURN, REACH = 44, 112
"""How many hundredths of an average patch are half of what can be filled with each turn to go, and at once."""
EMPTY, EDGE, HOLE = 13, 104, 196
"""What an empty space costs at any time; what its sides and single holes cost at the start, in percent."""
PRICES = ((296, 220), (216, 430), (161, 1345))
"""What neighbour, single and cut must gain at the end of a game, and how much more at its start, in percent."""
CONTENT = 400
"""With so large a gain a bot does not look at special actions, in percent."""
SLIM = 3
"""A target that is no square must bring more than so many times what any square of its size brings."""


class Plan(NamedTuple):
    """The numbers of the greedy bot for one game and deck; lists by turn say what holds when it is over."""

    target_count: int
    targets: Sequence[Mask]
    target_points: Sequence[int]
    hopes: Sequence[int]
    """By the turns to go and the spaces that are lacking."""
    weights: Sequence[int]
    """By the number of scorings before it."""
    empty: int
    edges: Sequence[int]
    holes: Sequence[int]
    prices: Sequence[int]
    """By special action and turn."""
    content: int


def plan_of(setting: GameTables) -> Plan:
    """Work out the numbers for a game and its deck."""
    board, scoring, turns = setting.board, setting.scoring, setting.rounds * setting.round_turns
    sizes = [shape.size for shape in setting.cards]
    targets = sorted(_targets(board, scoring), key=lambda target: (-target[0], target[1:]))
    # What a space is worth: its share of the full board, or what it costs if it stays empty.
    worth = max(scoring.score(board.rows, board.columns), -setting.per_empty * board.spaces)

    def weigh(percent: int, to_go: int = turns) -> int:
        return ONE * percent * worth * to_go // (100 * board.spaces * turns)

    def price(action: int, turn: int) -> int:
        at_end, more = PRICES[action]
        return weigh(at_end) + weigh(more, turns - turn) if turn < turns else 0

    return Plan(
        target_count=len(targets),
        targets=[_corner(board, rows, columns) for _, rows, columns in targets],
        target_points=[points for points, _, _ in targets],
        hopes=[_hope(sizes, to_go, lacking) for to_go in range(turns + 1) for lacking in range(board.spaces + 1)],
        weights=[ONE * percent // (100 * SURE) for percent in (*SCORING_WEIGHTS, *SCORING_WEIGHTS[-1:] * turns)],
        empty=weigh(EMPTY),
        edges=[weigh(EDGE, turns - turn) for turn in range(turns + 1)],
        holes=[weigh(HOLE, turns - turn) for turn in range(turns + 1)],
        prices=[price(action, turn) for action in range(AGAIN) for turn in range(turns + 1)],
        content=weigh(CONTENT),
    )


def _hope(sizes: list[int], to_go: int, lacking: int) -> int:
    reach = (sum(sizes) * (REACH_PER_TURN * to_go + REACH)) ** 2
    return SURE * reach // (reach + (100 * len(sizes) * lacking) ** 2)


def _targets(board: Board, scoring: RectangleScoring) -> list[tuple[int, int, int]]:
    """List points, rows and columns of the rectangles worth building."""
    squares = {side: scoring.score(side, side) for side in range(1, min(board.rows, board.columns) + 1)}
    targets = [(points, side, side) for side, points in squares.items()]
    for rows in range(1, board.rows + 1):
        for columns in range(1, board.columns + 1):
            points = scoring.score(rows, columns)
            best = max((squares[side] for side in squares if side * side <= rows * columns), default=0)
            if rows != columns and points > SLIM * best:
                targets.append((points, rows, columns))
    return targets


def _corner(board: Board, rows: int, columns: int) -> Mask:
    return board.mask((row, column) for row in range(rows) for column in range(columns))
