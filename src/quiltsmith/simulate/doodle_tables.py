"""A game and its deck as lists of numbers: all that bots ask while they play, in a form that can be compiled.

Every shape that can be drawn, whole patch or piece of a cut, has a number; so has every orientation of it, and
the orientations of a shape follow each other. Where a list is cut into parts, a second one says where each part
begins, with the end of the last one as its last item.

*What a board is hoped to bring* are numbers that follow from them. The greedy bot builds from the top left
corner. A target is a rectangle in that corner, mostly a square. With T turns to go until a scoring, a target that
lacks m spaces is hoped to bring its points times c²/(c² + m²), where c grows with T and with the average size of
the deck's patches: half of what it is worth if it lacks c spaces. The other numbers weigh what makes a board hard
to fill. They were found by playing meadow and are given in points per space of the full board, so that they fit
games that count in other numbers. All are whole numbers of 1/65,536 point, rounded in one way only, so that every
machine computes the same values.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_circle import AGAIN, CUT, all_specials, uses_left
from quiltsmith.games.doodle.doodle_deal import too_few_cards
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.cuts import cut_pieces
from quiltsmith.geometry.rectangles import RectangleScoring, best_score
from quiltsmith.geometry.shape import Shape

SINGLE_SHAPE = 0
"""The number of the single space among the shapes, and of its orientation."""


class Tables(NamedTuple):
    """What the rules, the game's numbers and the deck say."""

    stride: int
    spaces: int
    longest_side: int
    rounds: int
    round_turns: int
    turns: int
    circle: int
    cards: int
    starts: int
    specials: int
    per_space: int
    per_line: int
    per_empty: int
    all_orientations: int
    faces: int
    die: Sequence[int]
    card_shapes: Sequence[int]
    """The shapes of the patch cards, then those of the start cards."""
    orientations: Sequence[int]
    """Where the orientations of each shape begin."""
    pieces: Sequence[int]
    """The shapes that one cut gives."""
    shape_pieces: Sequence[int]
    """Where the pieces of each shape begin."""
    steps: Sequence[int]
    """From the last space of an orientation to the first one: how many bits each is from the next."""
    orientation_steps: Sequence[int]
    """Where the steps of each orientation begin."""
    patterns: Sequence[Mask]
    """The spaces of each orientation, its first space being the very first one; behind them the whole board."""


class DoodleSetup(NamedTuple):
    """All that the course of a game depends on: two decks that agree in it play alike."""

    board: Board
    scoring: RectangleScoring
    per_empty: int
    rounds: int
    round_turns: int
    circle: int
    die: tuple[int, ...]
    specials: int
    cards: tuple[Shape, ...]
    starts: tuple[Shape, ...]


def doodle_setup(game: DoodleGame, deck: Deck) -> DoodleSetup:
    """Take what matters from a game and its deck."""
    if len(deck.cards) < game.cards_dealt:
        raise too_few_cards(deck, game.cards_dealt)
    return DoodleSetup(
        game.board,
        game.scoring,
        game.points_per_empty_space,
        game.rounds,
        game.turns_per_round,
        game.circle,
        tuple(game.die),
        all_specials(game.specials),
        tuple(card.shape for card in deck.cards),
        tuple(card.shape for card in deck.start),
    )


def tables_of(setup: DoodleSetup) -> Tables:
    """Make the tables of a game and its deck."""
    board, cards, starts = setup.board, setup.cards, setup.starts
    pieces = _pieces_by_shape(cards, starts, uses_left(setup.specials, CUT))
    numbered = {shape: number for number, shape in enumerate(pieces)}
    turned = [
        [shape for shape in shape.orientations() if shape.rows <= board.rows and shape.columns <= board.columns]
        for shape in pieces
    ]
    spaces = [_spaces(board, orientation) for orientations in turned for orientation in orientations]
    return Tables(
        board.stride,
        board.spaces,
        max(board.rows, board.columns),
        setup.rounds,
        setup.round_turns,
        setup.rounds * setup.round_turns,
        setup.circle,
        len(cards),
        len(starts),
        setup.specials,
        setup.scoring.per_square_space,
        setup.scoring.per_extra_line,
        setup.per_empty,
        len(spaces),
        len(setup.die),
        die=setup.die,
        card_shapes=[numbered[shape.canonical()] for shape in (*cards, *starts)],
        orientations=_beginnings(turned),
        pieces=[numbered[piece] for shape in pieces for piece in pieces[shape]],
        shape_pieces=_beginnings(list(pieces.values())),
        steps=[step for indexes in spaces for step in _steps_back(indexes)],
        orientation_steps=_beginnings([indexes[1:] for indexes in spaces]),
        patterns=[*(sum(1 << index for index in indexes) for indexes in spaces), board.full],
    )


def _pieces_by_shape(
    cards: tuple[Shape, ...], starts: tuple[Shape, ...], most_cuts: int
) -> dict[Shape, tuple[Shape, ...]]:
    """List all free shapes that can be drawn, each with the pieces that it can be cut into; the single first."""
    fewest = {shape.canonical(): 0 for shape in cards}
    for cuts in range(1, most_cuts + 1):
        for shape in [shape for shape, least in fewest.items() if least == cuts - 1]:
            for piece in cut_pieces(shape):
                fewest.setdefault(piece, cuts)
    shapes = dict.fromkeys((Shape(((0, 0),)), *fewest, *(shape.canonical() for shape in starts)))
    return {shape: cut_pieces(shape) if fewest.get(shape, most_cuts) < most_cuts else () for shape in shapes}


def _spaces(board: Board, shape: Shape) -> list[int]:
    """Return the indexes of an orientation's spaces, counted from the first of them."""
    indexes = [row * board.stride + column for row, column in shape.cells]
    return [index - indexes[0] for index in indexes]


def _steps_back(indexes: list[int]) -> list[int]:
    return [later - index for index, later in zip(indexes[-2::-1], indexes[:0:-1], strict=True)]


def _beginnings(parts: Sequence[Sequence[object]]) -> list[int]:
    return list(accumulate(map(len, parts), initial=0))


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
    sizes: Sequence[int]
    perimeters: Sequence[int]
    """By shape."""
    area_points: Sequence[int]
    """What the best rectangle of at most so many spaces scores."""
    side_bits: int
    """How many bits it takes to count the sides of a shape's spaces."""


PLAIN, SQUARES_FIRST, EDGES_FIRST = range(3)
"""What a greedy player may like best."""
STYLES = ((100, 100), (180, 30), (60, 250))
"""By style, how much of the usual hope in squares, and of the usual dislike of edges and holes, in percent."""


def plan_of(setup: DoodleSetup, style: int = PLAIN) -> Plan:
    """Return the numbers for a game and its deck, to a player of a style."""
    hope, dislike = STYLES[style]
    board, scoring, turns = setup.board, setup.scoring, setup.rounds * setup.round_turns
    shapes = list(_pieces_by_shape(setup.cards, setup.starts, uses_left(setup.specials, CUT)))
    sizes = [shape.size for shape in setup.cards]
    targets = sorted(_targets(board, scoring), key=lambda target: (-target[0], target[1:]))
    # What a space is worth: its share of the full board, or what it costs if it stays empty.
    worth = max(scoring.score(board.rows, board.columns), -setup.per_empty * board.spaces)

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
        weights=[
            ONE * percent * hope // (100 * 100 * SURE)
            for percent in (*SCORING_WEIGHTS, *SCORING_WEIGHTS[-1:] * turns)
        ],
        empty=weigh(EMPTY),
        edges=[weigh(EDGE * dislike // 100, turns - turn) for turn in range(turns + 1)],
        holes=[weigh(HOLE * dislike // 100, turns - turn) for turn in range(turns + 1)],
        prices=[price(action, turn) for action in range(AGAIN) for turn in range(turns + 1)],
        content=weigh(CONTENT),
        sizes=[shape.size for shape in shapes],
        perimeters=[shape.perimeter() for shape in shapes],
        area_points=[best_score(scoring, board, spaces) for spaces in range(board.spaces + 1)],
        side_bits=8 if 4 * max(shape.size for shape in shapes) < 1 << 8 else 16,
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
