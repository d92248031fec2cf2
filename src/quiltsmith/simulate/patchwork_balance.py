"""What the sums of games of two say: who wins, how scores spread, what each patch did and is worth.

The effect of a patch at its price is how much buying it changes the difference of scores. It is measured in two
ways.

*Random taste.* In every game each player likes or dislikes each patch by lot. Tastes are independent of all else,
so that what differs with the taste for a patch differs because of it: the difference of scores changes by so much
(the slope of one on the other) while the patch changes hands so often (the first stage). One divided by the other
is the effect of having the patch rather than not, at its price and with the time it takes. All patches are
measured in the same games.

*Forced pairs.* A patch that everybody buys, or nobody does, changes hands too seldom for that. Then pairs of
games are played: in one a player must buy it, in the other that player never does, all else being the same.

Effects are given less their median: what counts is which patch is better than others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import median, pstdev

from msgspec import Struct

from quiltsmith.simulate.estimates import NORMAL_95, Estimate, GameSpread, spread_of
from quiltsmith.simulate.patchwork_setup import MatchSetup
from quiltsmith.simulate.patchwork_tally import (
    BOUGHT,
    BOUGHT_MORE,
    BOUGHT_MORE_SQUARED,
    BOUGHT_TIME,
    CHANGE,
    CHANGE_SQUARED,
    CROSSED,
    DIFFERENCE,
    EMPTIES,
    FIRST_WINS,
    GAMES,
    INCOMES,
    PAIR_SUMS,
    PAIRS,
    PHASES,
    SCORES,
    TASTE,
    TASTE_BOUGHT,
    TASTE_DIFFERENCE,
    TASTE_SQUARED,
    TASTED_DIFFERENCE,
    TASTED_DIFFERENCE_SQUARED,
    TILES,
    TURNS,
    TURNS_SQUARED,
    Counts,
    CountShape,
    count_shape,
)

TASTE_POINTS = 4
"""The strength of tastes, in points."""
SMALLEST_FIRST_STAGE = 0.3
LARGEST_ERROR = 0.9
"""Where the first stage is smaller, or the standard error larger, forced pairs take over."""
LARGEST_ERROR_RATIO = 1.7
"""In a short run all errors are large; then those count that are so many times the usual one."""
MOST_PAIRS, FEWEST_PAIRS = 800, 50
_SHARE_OF_PAIRS = 20


class PatchEffect(Estimate, frozen=True):
    """The effect of a patch in points of score difference, its standard error, and how it was found."""

    first_stage: float = 0.0
    is_forced: bool = False


def taste_effects(counts: Counts, shape: CountShape) -> list[PatchEffect]:
    """Return the effect of every patch by random taste; the error is infinite where nothing can be said."""
    mean = counts.totals[DIFFERENCE] / max(1, counts.totals[GAMES])
    starts = range(0, shape.cards * shape.per_card, shape.per_card)
    return [_by_taste(counts.cards[start : start + shape.per_card], mean) for start in starts]


def needs_pairs(effects: Sequence[PatchEffect]) -> list[int]:
    """List the patches that taste cannot measure."""
    usual = median(effect.error for effect in effects) if effects else 0.0
    largest = max(LARGEST_ERROR, LARGEST_ERROR_RATIO * usual) if usual < inf else inf
    return [
        card
        for card, effect in enumerate(effects)
        if abs(effect.first_stage) < SMALLEST_FIRST_STAGE or effect.error > largest
    ]


def pairs_for(games: int) -> int:
    """Return how many pairs to play for a patch: as befits the length of the run."""
    return min(MOST_PAIRS, max(FEWEST_PAIRS, games // _SHARE_OF_PAIRS))


def forced_effect(pairs: Sequence[int]) -> PatchEffect | None:
    """Return an effect by forced pairs; nothing if there are none or the patch could not be had in any game."""
    changed = pairs[BOUGHT_MORE]
    if changed <= 0:
        return None
    slope = pairs[CHANGE] / changed
    left = pairs[CHANGE_SQUARED] - 2 * slope * pairs[CROSSED] + slope * slope * pairs[BOUGHT_MORE_SQUARED]
    # Must and never are two steps of who bought apart from each other, as far as a taste is from its opposite.
    return PatchEffect(slope, sqrt(max(0.0, left)) / changed, changed / (2 * pairs[PAIRS]), True)


def effects_of(counts: Counts, shape: CountShape) -> list[PatchEffect | None]:
    """Return all effects, forced ones where there are pairs, less the median; nothing where nothing is known."""
    tasted = taste_effects(counts, shape)
    found = [
        forced_effect(counts.pairs[card * PAIR_SUMS : (card + 1) * PAIR_SUMS])
        or (effect if effect.error < inf else None)
        for card, effect in enumerate(tasted)
    ]
    middle = median([effect.effect for effect in found if effect] or [0.0])
    return [
        PatchEffect(effect.effect - middle, effect.error, effect.first_stage, effect.is_forced) if effect else None
        for effect in found
    ]


def spread(effects: Sequence[PatchEffect | None]) -> float:
    """Return how far effects lie apart: their standard deviation."""
    known = [effect.effect for effect in effects if effect is not None]
    return pstdev(known) if known else 0.0


def _by_taste(sums: Sequence[int], mean: float) -> PatchEffect:
    squares = sums[TASTE_SQUARED]
    if squares == 0 or sums[TASTE_BOUGHT] == 0:
        return PatchEffect(0.0, inf)
    first_stage = sums[TASTE_BOUGHT] / squares
    slope = (sums[TASTE_DIFFERENCE] - mean * sums[TASTE]) / squares
    # The sum of squared residuals, counted where there was a taste.
    left = (
        sums[TASTED_DIFFERENCE_SQUARED]
        - 2 * mean * sums[TASTED_DIFFERENCE]
        - 2 * slope * (sums[TASTE_DIFFERENCE] - mean * sums[TASTE])
        + (mean * mean + slope * slope) * squares
    )
    return PatchEffect(slope / first_stage, sqrt(max(0.0, left)) / squares / abs(first_stage), first_stage)


class PatchRecord(Struct, frozen=True):
    """What became of a patch, in shares of all games."""

    id: str
    bought: float
    bought_by_first: float
    time: float | None
    """The mean space of the track on which the buyer stood; None if nobody bought it."""
    phases: tuple[float, ...]
    """The share of games in which it was bought after each number of income marks."""
    effect: PatchEffect | None
    """None where nothing can be said: it could never be had, or there were too few games."""


class MatchBalance(Struct, frozen=True):
    """How a deck plays, over all games."""

    games: int
    first_wins: float
    scores: GameSpread
    seat_scores: tuple[float, float]
    turns: tuple[float, float]
    """The mean number of moves of a game, and its deviation."""
    income: float
    """The mean income of a player at the end."""
    empty: float
    tile: tuple[float, float]
    """In which share of games each player won the tile."""
    patches: tuple[PatchRecord, ...]

    @property
    def first_wins_error(self) -> float:
        """Half the width of the 95% interval of the first player's share of wins."""
        return NORMAL_95 * sqrt(self.first_wins * (1 - self.first_wins) / self.games)

    @property
    def spread(self) -> float:
        """How far the effects of the patches lie apart: their standard deviation."""
        return spread([patch.effect for patch in self.patches])


def measure(setup: MatchSetup, counts: Counts) -> MatchBalance:
    """Return how the deck plays."""
    totals, shape = counts.totals, count_shape(setup)
    games, turns = totals[GAMES], totals[TURNS]
    return MatchBalance(
        games=games,
        first_wins=totals[FIRST_WINS] / games,
        scores=spread_of(counts.histogram, shape.lowest_score),
        seat_scores=(totals[SCORES] / games, totals[SCORES + 1] / games),
        # Whole numbers as long as possible: nothing is lost when large squares are subtracted from each other.
        turns=(turns / games, sqrt(games * totals[TURNS_SQUARED] - turns * turns) / games),
        income=(totals[INCOMES] + totals[INCOMES + 1]) / (2 * games),
        empty=(totals[EMPTIES] + totals[EMPTIES + 1]) / (2 * games),
        tile=(totals[TILES] / games, totals[TILES + 1] / games),
        patches=tuple(
            _patch(
                setup.patches[card].id,
                counts.cards[card * shape.per_card : (card + 1) * shape.per_card],
                games,
                it,
            )
            for card, it in enumerate(effects_of(counts, shape))
        ),
    )


def _patch(name: str, sums: Sequence[int], games: int, effect: PatchEffect | None) -> PatchRecord:
    bought = sums[BOUGHT] + sums[BOUGHT + 1]
    return PatchRecord(
        id=name,
        bought=bought / games,
        bought_by_first=sums[BOUGHT] / games,
        time=sums[BOUGHT_TIME] / bought if bought else None,
        phases=tuple(times / games for times in sums[PHASES:]),
        effect=effect,
    )
