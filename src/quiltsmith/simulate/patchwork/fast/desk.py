"""The lists that games of a setup are played on."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from itertools import accumulate
from typing import NamedTuple

from quiltsmith.simulate.patchwork.fast import places as at
from quiltsmith.simulate.patchwork.placing import BLOCKED, lane_width, untidiness
from quiltsmith.simulate.patchwork.setup import MatchSetup, Turned
from quiltsmith.simulate.patchwork.tally import outcome_size


class Desk(NamedTuple):
    """Room for a game and for thinking about it; `places` says what lies where."""

    kit: MutableSequence[int]
    note: MutableSequence[int]
    lane: MutableSequence[int]
    lots: MutableSequence[int]
    """The states of the random streams that are not in use."""
    stream: MutableSequence[int]
    """The random stream in use."""
    circle: MutableSequence[int]
    outcome: MutableSequence[int]
    likings: MutableSequence[int]
    marks: MutableSequence[int]
    """How many income marks lie on the track up to each space."""
    log: MutableSequence[int]


def make_desk(setup: MatchSetup, depth: int) -> Desk:
    """Make room for looking some moves ahead.

    Each move makes a level, a quilt with one piece more, and so does each special patch gained on the way.
    """
    length = (setup.game.board.rows + 2) * setup.game.board.stride + 2
    quilts = 2 * (depth + len(setup.track.specials) + 1)
    lists = _lists(setup, length)
    kit = _numbers(setup, length) + [number for numbers in lists.values() for number in numbers]
    sizes = {
        at.READY: quilts,
        at.MEMOS: quilts * len(setup.patches) * at.MEMO_SIZE,
        at.WINDOWS: setup.game.board.spaces * at.WINDOW_SIZE,
        at.PIECES: quilts * at.PIECE_SIZE,
        at.RING: setup.cards,
        at.OPTIONS: (depth + 1) * (setup.game.choice + 1) * at.OPTION_SIZE,
        at.NODES: (depth + 1) * at.NODE_SIZE,
        at.STATES: (depth + 2) * at.STATE_SIZE,
        at.TASTES: 2 * setup.cards,
        at.VALUES: setup.game.choice + 1,
    }
    for place, start in _starts({place: len(numbers) for place, numbers in lists.items()}, at.KIT_HEAD):
        kit[place] = start
    for place, start in _starts(sizes, at.NOTE_HEAD):
        kit[place] = start
    return Desk(
        kit=kit,
        note=[0] * (at.NOTE_HEAD + sum(sizes.values())),
        lane=[0] * ((at.LANES + quilts * at.ROWS_PER_QUILT) * length),
        lots=[0] * at.STREAMS,
        stream=[0],
        circle=[0] * setup.cards,
        outcome=[0] * outcome_size(setup.cards),
        likings=[0] * setup.cards,
        marks=list(setup.marks_passed),
        log=[0] * (most_lines(setup) * at.LINE_SIZE),
    )


def most_lines(setup: MatchSetup) -> int:
    """Tell how many lines the log of a game has at most."""
    return setup.cards + 2 * setup.track.last + len(setup.track.specials) + 1


def _starts(sizes: dict[int, int], first: int) -> list[tuple[int, int]]:
    return list(zip(sizes, accumulate(sizes.values(), initial=first), strict=False))


def _numbers(setup: MatchSetup, length: int) -> list[int]:
    game, board = setup.game, setup.game.board
    numbers = {
        at.STRIDE: board.stride,
        at.ROWS: board.rows,
        at.COLUMNS: board.columns,
        at.SPACES: board.spaces,
        at.MARGIN: board.stride + 1,
        at.LENGTH: length,
        at.CARDS: setup.cards,
        at.CHOICE: game.choice,
        at.START: game.currency.start,
        at.PER_SPACE: game.currency.per_space,
        at.LAST: setup.track.last,
        at.TILE_SIDE: game.tile_side,
        at.TILE_POINTS: game.tile_points,
        at.EMPTY_POINTS: game.points_per_empty_space,
        at.MAY_DISCARD: int(game.may_discard_special),
        at.TIME_WORTH: setup.time_worth,
        at.BLOCKED_SUM: BLOCKED[lane_width(setup)],
        at.LAST_CARD: setup.last_in_circle,
        at.UNTIDY: untidiness(board, 0),
    }
    return [numbers.get(place, 0) for place in range(at.KIT_HEAD)]


def _lists(setup: MatchSetup, length: int) -> dict[int, Sequence[int]]:
    patches = setup.patches
    turned = [turned for patch in patches for turned in patch.turned]
    steps = [_steps(each, length, setup.game.board.stride + 1) for each in turned]
    prices = [(patch.price.cost, patch.price.time, patch.price.income) for patch in patches]
    return {
        at.PRICES: [number for price in prices for number in price],
        at.SIZES: [patch.size for patch in patches],
        at.USUAL_LOSSES: [patch.usual_loss for patch in patches],
        at.FIRST_TURNS: [0, *accumulate(len(patch.turned) for patch in patches)],
        at.REACHES: [each.reach for each in turned],
        at.FIRST_STEPS: [0, *accumulate(map(len, steps))],
        at.STEPS: [step for each in steps for step in each],
        at.MARKS: setup.marks_passed,
        at.SPECIALS: setup.specials_passed,
    }


def _steps(turned: Turned, length: int, margin: int) -> list[int]:
    """List where to look from the start of a quilt's rows: own cells first, filled up with looks at zeros."""
    steps = [margin + step for step in turned.cells]
    steps += [touched * length + margin + step for step, touched in turned.around]
    return steps + [(at.ROWS_PER_QUILT - 1) * length] * (-len(steps) % at.STEPS_AT_ONCE)
