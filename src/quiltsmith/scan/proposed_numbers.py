"""Handwritten numbers as proposals: a choice among the few that fit the board, or nothing.

Only a rectangle that exists can be a score, only one number of empty spaces is right, and the total is their sum.
What was read in the boxes chooses among these. A proposal is shown to a person; it never becomes part of a sheet
by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from quiltsmith.scan.photo_boards import EMPTY, FILLED, BoardRead

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

BLANK = -1
"""Where the chance of an empty box is, among those of numbers."""
_TRUST = 0.6
"""Hands differ from those that the net has seen: what it thinks of a box counts less than it says."""
_SURE = 0.9
"""A number that is less likely is not proposed."""
_BLANK, _OTHER = 0.1, 0.03
"""How often a box is empty, and how often something else is in it than what fits."""
_NOT_BEST = 0.1
"""How often somebody scores less than the best rectangle in the last round."""
_LESS_THAN_BEFORE = 0.03
"""How much less likely it is that a round scores less than the one before: rectangles only grow."""
_NOTHING_SCORED = 0.05
_SIDES_LEFT_OUT = 0.5
_USUAL = 200
"""Numbers on sheets are smaller than this."""
_MISCOUNTED, _NEAR = 0.01, 3
"""How often somebody miscounts empty spaces, and by how many at most."""
_LEAST_LIKELY = 1e-4
_MOST_SURE = 0.9999


class ProposedNumbers(Struct, frozen=True):
    """Numbers on a sheet, as far as they are clear: the scores of all rounds, and how many spaces are empty."""

    scores: tuple[int | None, ...] = ()
    empty: int | None = None

    def __bool__(self) -> bool:
        return self.empty is not None or any(score is not None for score in self.scores)


def proposed_numbers(
    board: BoardRead, rounds: int, points: Callable[[int, int], int], points_per_empty_space: int
) -> ProposedNumbers:
    """Choose the numbers that fit a board; `points` gives what a rectangle of some rows and columns scores."""
    import numpy as np

    nothing = ProposedNumbers((None,) * rounds)
    fields = [f"round-{number}" for number in range(1, rounds + 1)]
    if rounds != 3 or not {*fields, "empty"} <= board.writing.keys():
        return nothing
    chances = _chances(board)
    rectangles = _rectangles(chances)
    exist: dict[int, float] = {}
    for (rows, columns), chance in rectangles.items():
        score = points(rows, columns)
        exist[score] = max(exist.get(score, 0.0), chance)
    # Nothing is scored where nothing is filled yet.
    exist[0] = _NOTHING_SCORED
    scores = sorted(score for score in exist if 0 <= score < _most(board))
    lost = -points_per_empty_space
    empties = {count: chance for count, chance in _empties(chances).items() if 0 <= count * lost < _most(board)}
    losses = [count * lost for count in empties]
    if not scores or not losses:
        return nothing
    read = {name: _tempered(likelihoods) for name, likelihoods in board.writing.items()}
    states = []
    for number, name in enumerate(fields):
        prior = np.array([exist[score] for score in scores])
        if number == rounds - 1:
            prior = (1 - _NOT_BEST) * _best(scores, exist) + _NOT_BEST * prior / len(scores)
        sides = _side_evidence(read, name, scores, rectangles, points)
        states.append(_field(read[name], scores, prior * sides, _OTHER * read[name][:_USUAL]))
    likely = max(empties, key=lambda count: empties[count]) * lost
    miscounted = read["empty"][max(0, likely - _NEAR * lost) : likely + _NEAR * lost + 1]
    states.append(_field(read["empty"], losses, np.array(list(empties.values())), _MISCOUNTED * miscounted))
    joint = _joint(states, scores, losses, read.get("total"))
    found = [_chosen(joint, axis, values) for axis, values in enumerate((scores, scores, scores, list(empties)))]
    return ProposedNumbers(tuple(found[:rounds]), found[rounds])


def _most(board: BoardRead) -> int:
    """Return the number above all that boxes are read as."""
    return min(len(likelihoods) for likelihoods in board.writing.values()) - 1


def _rectangles(chances: Numbers) -> dict[tuple[int, int], float]:
    """Return all sizes of rectangles that may be filled somewhere, and how likely the likeliest of each is."""
    import numpy as np

    rows, columns = chances.shape
    sums = np.zeros((rows + 1, columns + 1))
    sums[1:, 1:] = np.log(chances).cumsum(axis=0).cumsum(axis=1)
    found = {}
    for high in range(1, rows + 1):
        for wide in range(1, columns + 1):
            inside = sums[high:, wide:] - sums[:-high, wide:] - sums[high:, :-wide] + sums[:-high, :-wide]
            chance = float(np.exp(inside.max()))
            if chance > _LEAST_LIKELY:
                found[high, wide] = chance
    return found


def _empties(chances: Numbers) -> dict[int, float]:
    """Return how likely it is that so many spaces are empty."""
    import numpy as np

    counts = np.ones(1)
    for chance in chances.ravel():
        counts = np.convolve(counts, (chance, 1 - chance))
    return {count: float(share) for count, share in enumerate(counts) if share > _LEAST_LIKELY}


def _tempered(likelihoods: Numbers) -> Numbers:
    """Return chances of what is in a box, of which the largest is 1."""
    import numpy as np

    return np.asarray(np.exp(_TRUST * (likelihoods - likelihoods.max())))


def _best(scores: list[int], exist: Mapping[int, float]) -> Numbers:
    """Return how likely each score is the best one of the board."""
    import numpy as np

    none_better, found = 1.0, []
    for score in reversed(scores):
        found.append(none_better * exist[score])
        none_better *= 1 - exist[score]
    return np.array(found[::-1]) + 1e-6


def _side_evidence(
    read: Mapping[str, Numbers],
    name: str,
    scores: list[int],
    rectangles: Mapping[tuple[int, int], float],
    points: Callable[[int, int], int],
) -> Numbers:
    """Return how well the sides that are written before a score fit it, where a sheet has boxes for them."""
    import numpy as np

    sides = read.get(f"{name}-rows"), read.get(f"{name}-columns")
    down, across = sides
    if down is None or across is None:
        return np.ones(len(scores))
    blank = _SIDES_LEFT_OUT * down[BLANK] * across[BLANK] + _OTHER * down[:_USUAL].mean() * across[:_USUAL].mean()
    found = np.full(len(scores), blank)
    for rows, columns in rectangles:
        score = points(rows, columns)
        if score in scores:
            # Some write the longer side first.
            fits = 0.7 * down[rows] * across[columns] + 0.3 * down[columns] * across[rows]
            place = scores.index(score)
            found[place] = max(found[place], blank + (1 - _SIDES_LEFT_OUT) * fits)
    return found


def _chances(board: BoardRead) -> Numbers:
    """Return how likely spaces are filled; what was read for sure is nearly certain."""
    import numpy as np

    signs = np.array([list(row) for row in board.board])
    chances = np.where(signs == FILLED, 1.0, np.where(signs == EMPTY, 0.0, np.array(board.chances)))
    return np.clip(chances, 1 - _MOST_SURE, _MOST_SURE)


def _field(read: Numbers, values: list[int], prior: Numbers, others: Numbers) -> Numbers:
    """Return weights of the states of a field: its values, an empty box, and anything else, such as `others`."""
    import numpy as np

    share = (1 - _BLANK - _OTHER) * prior / prior.sum()
    return np.concatenate([share * read[values], [_BLANK * read[BLANK], others.mean()]])


def _joint(states: list[Numbers], scores: list[int], losses: list[int], total: Numbers | None) -> Numbers:
    """Return weights of all states together: rounds do not score less and less, and the total is the sum."""
    import numpy as np

    first, second, third, empty = states
    joint = first[:, None, None, None] * second[:, None, None] * third[:, None] * empty
    known = len(scores)
    falls = np.ones((known + 2, known + 2))
    falls[:known, :known] = np.where(np.subtract.outer(scores, scores) > 0, _LESS_THAN_BEFORE, 1.0)
    joint = joint * falls[:, :, None, None] * falls[:, :, None]
    if total is not None:
        other = _BLANK * total[BLANK] + _OTHER * total[:_USUAL].mean()
        sums = np.add.outer(np.add.outer(np.add.outer(scores, scores), scores), -np.array(losses))
        fits = np.full(joint.shape, other + (1 - _BLANK - _OTHER) * total[:_USUAL].mean())
        is_written = (sums >= 0) & (sums < len(total) - 1)
        fits[:known, :known, :known, : len(losses)] = other + np.where(
            is_written, (1 - _BLANK - _OTHER) * total[np.where(is_written, sums, 0)], 0.0
        )
        joint = joint * fits
    return np.asarray(joint / joint.sum())


def _chosen(joint: Numbers, axis: int, values: list[int]) -> int | None:
    """Return the value of a field that is clearly likelier than all else."""
    shares = joint.sum(axis=tuple(other for other in range(joint.ndim) if other != axis))
    place = int(shares.argmax())
    return values[place] if place < len(values) and shares[place] >= _SURE else None
