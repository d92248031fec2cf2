"""How a deck feels to play: eight measures of its games, each with a 95% interval; docs/feel.md defines them.

Each kind of game plays the games that the measures need, on as many deals as `feel_deals` says, with `greedy`,
whatever bot plays the run: so measures of different decks can be compared. What is common to all is here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

from msgspec import Struct

from quiltsmith.simulate.batches import game_seed
from quiltsmith.simulate.feel_statistics import (
    Course,
    Measured,
    jackknife,
    jackknife_of_share,
    mean_of,
    share_of,
    skill_steps,
    variance_shares,
)

FEWEST_GAMES, GAMES_PER_DEAL, MOST_DEALS, FEWEST_DEALS = 100, 40, 200, 8
SLIPS = (0, 12, 25, 50, 100)
"""How many of a hundred turns the players of the ladder play by lot."""
NEAR_SLIPS = (0, 12, 25)
"""Those of them who could sit at one table: the luck of the deal is measured among them."""
COURSE_MEASURES = ("choices", "decisive_turns", "lead_changes", "comebacks", "decided")
LUCK_PARTS = ("deal", "choice", "rest")
SHIPPED_SEED, SHIPPED_DEALS = 2027, 4000
"""With these the values of shipped decks are measured."""
_RUN = 1 << 52
"""Added to the number of a purpose, this is a number that no game of the run has."""


class Feel(Struct, frozen=True):
    """All measures of a deck.

    `measures` has those of `COURSE_MEASURES`, then `deal`, `choice` and `rest` (the shares of luck), and `skill`.
    `worth` has what each action and rule is worth, in points.
    """

    bot: str
    deals: int
    games: int
    margin: float
    swing: float
    top: str
    """The best player of the ladder."""
    several: float
    """The share of turns with more than one good move."""
    measures: dict[str, Measured]
    worth: dict[str, Measured]


class ShareOut(Protocol):
    """Does some work for each of several tasks, as `map` does, perhaps in several processes."""

    def __call__(self, work: Callable[[Any], Any], tasks: Iterable[Any], /) -> Iterable[Any]: ...


class TracedGame(Struct, frozen=True):
    """What is read from a game of two: good moves in each turn, and the course of the lead."""

    choices: Sequence[int]
    course: Course


def feel_deals(games: int) -> int:
    """Return on how many deals the measures of a run of so many games are played; on none if they are few."""
    if games < FEWEST_GAMES:
        return 0
    return min(MOST_DEALS, max(FEWEST_DEALS, games // GAMES_PER_DEAL))


def deal_seeds(seed: int, deals: int) -> list[int]:
    """Return the seeds of the deals."""
    return lot_seeds(seed, 0, deals)


def lot_seeds(seed: int, purpose: int, deals: int) -> list[int]:
    """Return seeds for the lots of a purpose, one for each deal."""
    run = game_seed(seed, _RUN + purpose)
    return [game_seed(run, number) for number in range(deals)]


def course_measures(games: Sequence[TracedGame]) -> tuple[dict[str, Measured], float]:
    """Measure what traced games tell, one for each deal, and the share of turns with more than one good move."""
    turns = [choice for game in games for choice in game.choices if choice]
    several = sum(choice > 1 for choice in turns) / len(turns) if turns else 0.0
    measures = {
        "choices": mean_of([_mean([choice for choice in game.choices if choice]) for game in games], least=0),
        "decisive_turns": mean_of([game.course.decisive_turns for game in games], least=0),
        "lead_changes": mean_of([game.course.lead_changes for game in games], least=0),
        "comebacks": share_of(sum(game.course.is_comeback for game in games), len(games)),
        "decided": mean_of([game.course.decided for game in games], 0, 1),
    }
    return measures, several


def luck_measures(table: Sequence[Sequence[float]]) -> dict[str, Measured]:
    """Measure which shares of the variance are due to the deal, to the choices of players, and to the rest."""
    return {
        name: jackknife_of_share(table, lambda rows, part=part: variance_shares(rows)[part])  # type: ignore[misc]
        for part, name in enumerate(LUCK_PARTS)
    }


def skill_measure(chain: Sequence[Sequence[float]]) -> Measured:
    """Measure how long the chain of players is; an item holds by deal how far one was ahead of the one before."""
    deals = list(zip(*chain, strict=True))
    return jackknife(deals, lambda rows: skill_steps(list(zip(*rows, strict=True))), 0)


def worth_measure(differences: Sequence[float]) -> Measured:
    """Measure what something is worth, by how far who has it was ahead of who has not, deal by deal."""
    return mean_of(differences)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def measures_by_name(feel: Feel) -> dict[str, Measured]:
    """Return all measures under the names that the file of the shipped ones has."""
    return {**feel.measures, **{f"worth.{name}": one for name, one in feel.worth.items()}}


@cache
def shipped_feel() -> Mapping[str, Mapping[str, Measured]]:
    """Return the long-run measures of the shipped decks, by deck and measure; `make feel` writes the file."""
    told = json.loads(files("quiltsmith.simulate").joinpath("shipped_feel.json").read_text("utf-8"))
    return {
        deck: {name: Measured(*numbers) for name, numbers in measures.items()} for deck, measures in told.items()
    }
