"""How each kind of game is simulated: its bots, its sums and its report, in one typed value per kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.i18n import _
from quiltsmith.simulate.balance_report import Report
from quiltsmith.simulate.batches import GameBatch, Sums
from quiltsmith.simulate.feel import Feel, ShareOut


class RunConfig(Struct, frozen=True):
    """What a run plays: the deck, who plays it, against whom where there are two, and the seed of all games."""

    deck: Deck
    bot: str
    against: str | None
    seed: int


class BotSize(NamedTuple):
    """How many games of a bot are usual, and make a batch of some tenths of a second, compiled and plain."""

    default_games: int
    compiled_batch: int
    plain_batch: int


class ExtraGames(NamedTuple):
    """Games that follow from the sums of those before them; numbered from 0 for themselves."""

    play: Callable[[GameBatch], Sums]
    games: int
    size: int


class RunSums(Struct, frozen=True):
    """What was played: how many games, their sums, and those of extra games if there were any."""

    games: int
    sums: Sums
    extra: Sums | None = None


class Simulation(NamedTuple):
    """How a kind of game is played and reported; the functions are at the top of their modules."""

    bots: Mapping[str, BotSize]
    """The first one plays where nobody chooses."""
    play: Callable[[RunConfig, GameBatch], Sums]
    report: Callable[[RunConfig, RunSums], Report]
    extra_games: Callable[[RunConfig, Sums, int], ExtraGames | None] | None = None
    is_for_two: bool = False
    outcomes: Callable[[RunConfig, GameBatch], tuple[Sums, Mapping[str, Sequence[int]]]] | None = None
    """What `play` gives, and numbers of each game by name, for comparing decks game by game."""
    outcome_text: Callable[[str], str] | None = None
    """What such a number is called."""
    feel: Callable[[RunConfig, int, ShareOut], Feel] | None = None
    """How it feels to play, measured on so many deals."""


def simulation_of(game: Game) -> Simulation:
    """Return how a game is simulated, or refuse."""
    simulation = ruleset_of(game).simulation
    if simulation is None:
        raise no_bots(game)
    return simulation


def no_bots(game: Game) -> QuiltsmithError:
    """Return what is raised for a game that no bot plays."""
    return QuiltsmithError(_("no bot plays {game} yet", game=game.id))
