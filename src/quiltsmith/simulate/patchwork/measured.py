"""What the sums of games of two say: who wins, how scores spread, what each patch did and is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from quiltsmith.simulate.patchwork import effects
from quiltsmith.simulate.patchwork.effects import PatchEffect, effects_of
from quiltsmith.simulate.patchwork_setup import MatchSetup
from quiltsmith.simulate.patchwork_tally import (
    BOUGHT,
    BOUGHT_TIME,
    EMPTIES,
    FIRST_WINS,
    GAMES,
    INCOMES,
    PHASES,
    SCORES,
    TILES,
    TURNS,
    TURNS_SQUARED,
    Counts,
    count_shape,
)
from quiltsmith.simulate.regression import NORMAL_95
from quiltsmith.simulate.spread import GameSpread, spread_of


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
        """Half the width of the 95 % interval of the first player's share of wins."""
        return NORMAL_95 * sqrt(self.first_wins * (1 - self.first_wins) / self.games)

    @property
    def spread(self) -> float:
        """How far the effects of the patches lie apart: their standard deviation."""
        return effects.spread([patch.effect for patch in self.patches])


def measure(setup: MatchSetup, counts: Counts) -> MatchBalance:
    """Work out how the deck plays."""
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
