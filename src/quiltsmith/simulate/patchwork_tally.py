"""What is counted over many games, in whole numbers: functions of lists, compiled as they stand.

`totals` counts what games and players did, `histogram` the scores of both players, `cards` what became of each
patch: by whom it was bought and when, and how tastes went with buying it and with the outcome. The taste for a
patch is 1 if the first player likes it better than the second, -1 if it is the other way round, else 0.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from quiltsmith.simulate.batches import Sums, zeros
from quiltsmith.simulate.patchwork_setup import MatchSetup

Row = MutableSequence[int]

# The outcome of one game: for each of both players, then once, then the buyer and the time of buying for each
# patch.
SCORE, INCOME, EMPTY, TILE = 0, 2, 4, 6
WINNER, LENGTH, BUYERS = 8, 9, 10
NOBODY = -1

# `totals`: once, then for each of both players.
GAMES, FIRST_WINS, DIFFERENCE, DIFFERENCE_SQUARED, TURNS, TURNS_SQUARED = range(6)
SCORES, SCORES_SQUARED, INCOMES, EMPTIES, TILES = 6, 8, 10, 12, 14
TOTALS = 16

# `cards`: how often each player bought the patch, and the sum of the times; sums of the taste, of its square, of
# its products with who bought and with the difference of scores, of its square with the difference and the
# squared difference; then how often the patch was bought after each number of income marks.
BOUGHT, BOUGHT_TIME, TASTE, TASTE_SQUARED, TASTE_BOUGHT, TASTE_DIFFERENCE = 0, 2, 3, 4, 5, 6
TASTED_DIFFERENCE, TASTED_DIFFERENCE_SQUARED, PHASES = 7, 8, 9

# Sums over pairs of games in which a player must buy a patch and never does: how much the difference of scores
# and who bought change, their squares and products.
PAIRS, CHANGE, CHANGE_SQUARED, BOUGHT_MORE, BOUGHT_MORE_SQUARED, CROSSED = range(6)
PAIR_SUMS = 6

HIGHEST_SCORE = 500
"""A score above this counts as this in the histogram."""


class Counts(NamedTuple):
    """Arrays that games are counted in."""

    totals: array[int]
    histogram: array[int]
    cards: array[int]
    pairs: array[int]


class CountShape(NamedTuple):
    """How the lists are divided: the patches, the sums of each, the score that the histogram begins with."""

    cards: int
    per_card: int
    lowest_score: int


def count_shape(setup: MatchSetup) -> CountShape:
    """Return how the lists are divided; the lowest score is that of nothing but empty spaces."""
    lowest = setup.game.points_per_empty_space * setup.game.board.spaces
    return CountShape(setup.cards, PHASES + setup.marks_passed[-1] + 1, lowest)


def empty_counts(setup: MatchSetup) -> Counts:
    shape = count_shape(setup)
    return Counts(
        zeros(TOTALS),
        zeros(HIGHEST_SCORE - shape.lowest_score + 1),
        zeros(shape.cards * shape.per_card),
        zeros(shape.cards * PAIR_SUMS),
    )


def outcome_size(cards: int) -> int:
    """Return how many numbers the outcome of a game has."""
    return BUYERS + 2 * cards


def to_sums(counts: Counts) -> Sums:
    """Make sums of the counts, to be added to others."""
    return Sums(counts._asdict())


def to_counts(sums: Sums) -> Counts:
    return Counts(**sums.rows)


def count_game(shape: CountShape, counts: Counts, outcome: Row, likings: Row, marks_passed: Sequence[int]) -> None:
    """Count a game; `likings` has the taste for each patch."""
    totals, difference = counts.totals, outcome[SCORE] - outcome[SCORE + 1]
    totals[GAMES] += 1
    totals[FIRST_WINS] += 1 - outcome[WINNER]
    totals[DIFFERENCE] += difference
    totals[DIFFERENCE_SQUARED] += difference * difference
    totals[TURNS] += outcome[LENGTH]
    totals[TURNS_SQUARED] += outcome[LENGTH] * outcome[LENGTH]
    for seat in range(2):
        score = outcome[SCORE + seat]
        totals[SCORES + seat] += score
        totals[SCORES_SQUARED + seat] += score * score
        totals[INCOMES + seat] += outcome[INCOME + seat]
        totals[EMPTIES + seat] += outcome[EMPTY + seat]
        totals[TILES + seat] += outcome[TILE + seat]
        counts.histogram[min(score, HIGHEST_SCORE) - shape.lowest_score] += 1
    for card in range(shape.cards):
        here, buyer, liking = card * shape.per_card, outcome[BUYERS + card], likings[card]
        bought = 0
        if buyer != NOBODY:
            bought = 1 - 2 * buyer
            time = outcome[BUYERS + shape.cards + card]
            counts.cards[here + BOUGHT + buyer] += 1
            counts.cards[here + BOUGHT_TIME] += time
            counts.cards[here + PHASES + marks_passed[time]] += 1
        if liking:
            counts.cards[here + TASTE] += liking
            counts.cards[here + TASTE_SQUARED] += 1
            counts.cards[here + TASTE_BOUGHT] += liking * bought
            counts.cards[here + TASTE_DIFFERENCE] += liking * difference
            counts.cards[here + TASTED_DIFFERENCE] += difference
            counts.cards[here + TASTED_DIFFERENCE_SQUARED] += difference * difference


def count_pair(pairs: Row, at: int, change: int, bought_more: int) -> None:
    """Count a pair of games by what buying changed; the sums of the patch begin at a place."""
    pairs[at + PAIRS] += 1
    pairs[at + CHANGE] += change
    pairs[at + CHANGE_SQUARED] += change * change
    pairs[at + BOUGHT_MORE] += bought_more
    pairs[at + BOUGHT_MORE_SQUARED] += bought_more * bought_more
    pairs[at + CROSSED] += change * bought_more
