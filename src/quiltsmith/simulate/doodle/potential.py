"""What a board is worth to a bot at the end of a turn: points just scored, hopes, and what is hard to fill.

Compiled as it stands.
"""

from __future__ import annotations

from quiltsmith.geometry.board import Mask, count
from quiltsmith.simulate.doodle.plan import ONE, SURE, Plan
from quiltsmith.simulate.doodle.state import best_points, whole_board
from quiltsmith.simulate.doodle.tables import Tables
from quiltsmith.simulate.doodle.work import Work


def potential(tables: Tables, plan: Plan, work: Work, filled: Mask, turn: int) -> int:
    """Weigh a board when so many turns are over, in parts of a point."""
    free = whole_board(tables) & ~filled
    empty, value = count(free), 0
    if turn > 0 and turn % tables.round_turns == 0:
        value = ONE * best_points(tables, filled)
        if turn == tables.turns:
            return value + ONE * tables.per_empty * empty
    left, right, above, below = free << 1, free >> 1, free << tables.stride, free >> tables.stride
    edges = count(free & ~left) + count(free & ~right) + count(free & ~above) + count(free & ~below)
    holes = count(free & ~(left | right | above | below))
    value -= plan.empty * empty + plan.edges[turn] * edges + plan.holes[turn] * holes
    return value + hoped(tables, plan, work, free, turn)


def hoped(tables: Tables, plan: Plan, work: Work, free: Mask, turn: int) -> int:
    """Add up what the scorings to come may bring, each with the target that promises most.

    A later scoring never has less hope than an earlier one, and targets come with the most valuable first: what is
    worth less than the hope so far need not be looked at, and what each target lacks is counted once.
    """
    begin = (tables.round_turns - turn % tables.round_turns) * (tables.spaces + 1)
    best = 0
    for target in range(plan.target_count):
        points = plan.target_points[target]
        if points * SURE <= best:
            break
        lacks = count(free & plan.targets[target])
        work.lacking[target] = lacks
        best = max(best, points * plan.hopes[begin + lacks])
    value = plan.weights[0] * best
    for later in range(1, tables.rounds - turn // tables.round_turns):
        begin += tables.round_turns * (tables.spaces + 1)
        for target in range(plan.target_count):
            points = plan.target_points[target]
            if points * SURE <= best:
                break
            best = max(best, points * plan.hopes[begin + work.lacking[target]])
        value += plan.weights[later] * best
    return value
