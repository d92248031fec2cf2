"""What games of two are played on: the numbers of a game and its deck, and lists for all that changes.

Lists of numbers instead of objects, so that numba can compile the functions that play; in plain Python the same
functions run on Python's lists. A place in a list is told as where its record begins plus the name of the field.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import reduce
from itertools import accumulate
from operator import and_
from typing import NamedTuple

from quiltsmith.geometry.board import Board, Mask
from quiltsmith.simulate.patchwork_losses import LossNumbers, loss_numbers, untidiness
from quiltsmith.simulate.patchwork_setup import SCALE, TIDINESS, MatchSetup, PatchForSale
from quiltsmith.simulate.patchwork_tally import outcome_size

Numbers = MutableSequence[int]

# A price.
COST, DURATION, INCOME_GAINED = range(3)
PRICE_SIZE = 3

# A state of a game: a block for each player, then what both share. The quilts stand in a list of their own.
BUTTONS, INCOME, TIME, ARRIVED, TILE, LOSS = range(6)
PLAYER_SIZE = 6
TILE_IS_FREE, MOVES, FINISHED_FIRST, TAIL, IN_CIRCLE = range(2 * PLAYER_SIZE, 2 * PLAYER_SIZE + 5)
STATE_SIZE = 2 * PLAYER_SIZE + 5

# An option: a patch, or none to advance, and the patch before it in the circle; then where the patch lies: its
# orientation, the space of its corner, how the untidiness of the quilt changes, and whether the tile is won.
NO_CARD, NOWHERE = -1, -1
CARD, BEFORE, TURN, CORNER, CHANGE, WINS = range(6)
OPTION_SIZE = 6
SPECIAL_OPTION, FIRST_OPTION = 0, OPTION_SIZE
"""The first option of the list is the place of a special patch."""

# A prospect of an option: what it is worth before a place is found, how many special patches it gains, what these
# and the tile bring at most, and what it is worth at most in all.
VALUE, GAINED, EXTRA, MOST = range(4)

# A memo: an option found before, with its patch, and the kind that says when it holds instead of the patch before.
# Without a place, its change is what was asked for and not found: there is none that changes less.
KIND = BEFORE
ALWAYS, WHILE_TILE_IS_FREE, WITHOUT_TILE = range(3)
MEMO_BITS, MEMOS = 14, 1 << 14
"""So many memos are kept, under a number made of the quilt and the patch: a later one replaces an earlier one."""
LOSS_BITS = 6
"""The same for the numbers that losses on a quilt are summed up from."""

# A node of a search: the options left, the best value and option so far, and the bounds.
NEXT, END, BEST_VALUE, BEST, ALPHA, BETA = range(6)
NODE_SIZE = 6

# A line of the log.
PLAYER, ACTION, WHICH, HOW, WHERE = range(5)
LINE_SIZE = 5
ADVANCE, TAKE, SPECIAL, DISCARD = range(4)
LINES, MOST_LINES = range(2)
"""The lines that were written, and how many are wanted."""

# Streams of random numbers of a game, one for each use, so that no use disturbs another.
DEAL, FIRST_SEAT, SECOND_SEAT, TASTE = range(4)


class Tables(NamedTuple):
    """What stays the same in all games; the special patch of one space is the card behind the last one."""

    cards: int
    choice: int
    start: int
    per_space: int
    last: int
    stride: int
    spaces: int
    tile_spaces: int
    tile_points: int
    empty_points: int
    may_discard: int
    last_card: int
    untidy: int
    turns: int
    """The number of orientations of all patches."""
    squares_count: int
    prices: Sequence[int]
    sizes: Sequence[int]
    usual_losses: Sequence[int]
    least_changes: Sequence[int]
    """How much laying each patch tidies a quilt up at most: see `PatchForSale.least_change`."""
    special_worth: int
    """What placing a special patch is worth at most, without the tile."""
    first_turns: Sequence[int]
    """Where the orientations of each patch begin."""
    patterns: Sequence[Mask]
    """The spaces of each orientation in the top left corner; behind them the whole board."""
    reflected: Sequence[Mask]
    last_cells: Sequence[int]
    """The spaces of each orientation counted back from its last one, and which that is."""
    differences: Sequence[Mask]
    """How far the cells of each patch lie behind each other in any orientation."""
    squares: Sequence[Mask]
    """The squares that earn the tile; behind them the spaces that all of them have."""
    time_more: int
    """What a unit of time brings beyond what `greedy` counts for it, as games turn out."""
    times: int
    time_worth: Sequence[int]
    """What the time left can still bring, by the space on the track times this number plus the empty spaces."""
    marks: Sequence[int]
    specials: Sequence[int]
    """How many income marks and special patches lie on the track up to each space."""


class Arena(NamedTuple):
    """All that games are played on."""

    tables: Tables
    losses: LossNumbers
    """Compiled, these are rows of short numbers instead; see `patchwork_losses`."""
    loss_quilts: MutableSequence[Mask]
    memos: Numbers
    memo_quilts: MutableSequence[Mask]
    """The quilts that losses and memos belong to."""
    sums: Numbers
    missing: MutableSequence[Mask]
    states: Numbers
    quilts: MutableSequence[Mask]
    """Two for each state."""
    ring: Numbers
    """The patch behind each in the circle."""
    tastes: Numbers
    """What each player adds to the value of each patch."""
    options: Numbers
    prospects: Numbers
    """One for each option that the greedy player has."""
    nodes: Numbers
    values: Numbers
    circle: Numbers
    outcome: Numbers
    likings: Numbers
    log: Numbers
    log_size: Numbers
    tree: Numbers
    """The nodes of a search by playouts."""
    search: Numbers
    """Where the next node goes, and where there is no more space for nodes."""
    path: Numbers
    """The nodes from the root to a leaf."""
    rng_states: Numbers
    """The random streams that are not in use."""
    stream: Numbers
    """The random stream in use."""


def make_arena(setup: MatchSetup, depth: int, tree: int = 0) -> Arena:
    """Make the lists for games in which bots look some moves ahead, or search trees of a size."""
    cards, no_quilt = setup.cards, 1 << (setup.game.board.stride - 1)  # the guard bit, which no quilt has
    tables, losses = _tables(setup), loss_numbers(setup, 1 << LOSS_BITS)
    return Arena(
        tables=tables,
        losses=losses,
        loss_quilts=[no_quilt] * (1 << LOSS_BITS),
        memos=[0] * (MEMOS * OPTION_SIZE),
        memo_quilts=[no_quilt] * MEMOS,
        sums=[0] * (losses.most_turns * losses.length),
        missing=[0] * tables.squares_count,
        nodes=[0] * ((depth + 1) * NODE_SIZE),
        values=[0] * (setup.game.choice + 1),
        circle=[0] * cards,
        likings=[0] * cards,
        tree=[0] * max(1, tree),
        search=[0, tree],
        path=[0] * most_lines(setup),
        rng_states=[0] * 4,
        stream=[0],
        **game_lists(setup, depth),
    )


def game_lists(setup: MatchSetup, depth: int = 1) -> dict[str, list[int]]:
    """Make the lists that a game changes as it goes on, by the names of an arena's fields.

    A second game, which is played to its end for a try, needs its own and shares all others. The first state is
    that of the game itself.
    """
    states, moves = depth + 2, setup.game.choice + 1
    return {
        "options": [0] * (FIRST_OPTION + (depth + 1) * moves * OPTION_SIZE),
        "prospects": [0] * (FIRST_OPTION + moves * OPTION_SIZE),
        "states": [0] * (states * STATE_SIZE),
        "quilts": [0] * (states * 2),
        "ring": [0] * setup.cards,
        "tastes": [0] * (2 * setup.cards),
        "outcome": [0] * outcome_size(setup.cards),
        "log": [0] * (most_lines(setup) * LINE_SIZE),
        "log_size": [0, 0],
    }


def most_lines(setup: MatchSetup) -> int:
    """Return how many lines the log of a game has at most."""
    return setup.cards + 2 * setup.track.last + len(setup.track.specials) + 1


def _tables(setup: MatchSetup) -> Tables:
    game, board, patches = setup.game, setup.game.board, setup.patches
    turned = [turned for patch in patches for turned in patch.turned]
    squares = _squares(board, game.tile_side)
    prices = [(patch.price.cost, patch.price.time, patch.price.income) for patch in patches]
    return Tables(
        cards=setup.cards,
        choice=game.choice,
        start=game.currency.start,
        per_space=game.currency.per_space,
        last=setup.track.last,
        stride=board.stride,
        spaces=board.spaces,
        tile_spaces=game.tile_side**2,
        tile_points=game.tile_points,
        empty_points=game.points_per_empty_space,
        may_discard=int(game.may_discard_special),
        last_card=setup.last_in_circle,
        untidy=untidiness(board, 0),
        turns=len(turned),
        squares_count=len(squares),
        prices=[number for price in prices for number in price],
        sizes=[patch.size for patch in patches],
        usual_losses=[patch.usual_loss for patch in patches],
        least_changes=[patch.least_change for patch in patches],
        special_worth=SCALE * max(0, -game.points_per_empty_space) - TIDINESS * patches[-1].least_change,
        first_turns=[0, *accumulate(len(patch.turned) for patch in patches)],
        patterns=[*(each.pattern for each in turned), board.full],
        reflected=[sum(1 << (max(each.cells) - cell) for cell in each.cells) for each in turned],
        last_cells=[max(each.cells) for each in turned],
        differences=[_differences(patch) for patch in patches],
        squares=[*squares, reduce(and_, squares, board.full)],
        time_more=setup.time_worth * 3 // 10,
        times=board.spaces + 1,
        time_worth=[
            min(
                setup.time_worth * left,
                SCALE * (game.currency.per_space * left - game.points_per_empty_space * empty),
            )
            for left in range(setup.track.last, -1, -1)
            for empty in range(board.spaces + 1)
        ],
        marks=setup.marks_passed,
        specials=setup.specials_passed,
    )


def _differences(patch: PatchForSale) -> Mask:
    """Return a bit for each number of spaces that a cell of a patch lies behind another one, or itself."""
    pairs = {cell - other for turned in patch.turned for cell in turned.cells for other in turned.cells}
    return sum(1 << steps for steps in pairs if steps >= 0)


def _squares(board: Board, side: int) -> list[Mask]:
    """List the squares of a side on a board, topmost and leftmost first."""
    if side > min(board.rows, board.columns):
        return []
    corner = board.mask((row, column) for row in range(side) for column in range(side))
    rows, columns = range(board.rows - side + 1), range(board.columns - side + 1)
    return [corner << (row * board.stride + column) for row in rows for column in columns]
