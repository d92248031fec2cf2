"""How games of two are simulated: the line of this kind in `simulate/simulation.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from quiltsmith.games.patchwork.patchwork_game import game_for_two
from quiltsmith.i18n import _
from quiltsmith.simulate.balance_report import Report
from quiltsmith.simulate.batches import GameBatch, Sums
from quiltsmith.simulate.patchwork_balance import (
    TASTE_POINTS,
    MatchBalance,
    measure,
    needs_pairs,
    pairs_for,
    taste_effects,
)
from quiltsmith.simulate.patchwork_bots import BOTS, Strategy, parse_strategy
from quiltsmith.simulate.patchwork_match import Match, play_batch, play_forced_batch, play_outcomes
from quiltsmith.simulate.patchwork_report import balance_report
from quiltsmith.simulate.patchwork_tally import count_shape, to_counts
from quiltsmith.simulate.simulation import ExtraGames, RunConfig, RunSums, Simulation
from quiltsmith.simulate.strategies import OfferedBots


def match_of(config: RunConfig) -> Match:
    """Let the bots of a run meet, with tastes by lot."""
    bots = (_bot(config.bot), _bot(config.against or config.bot))
    return Match(game_for_two(config.deck), config.deck, bots, config.seed, TASTE_POINTS)


def play_match_batch(config: RunConfig, batch: GameBatch) -> Sums:
    """Play a batch of games, compiled where that is possible."""
    return play_batch(match_of(config), batch)


def match_outcomes(config: RunConfig, batch: GameBatch) -> tuple[Sums, Mapping[str, Sequence[int]]]:
    """Play a batch of games; return the sums, and numbers of each game by name."""
    return play_outcomes(match_of(config), batch)


def match_outcome_text(name: str) -> str:
    """Return what a number of a game is called."""
    return {
        "first": _("Score of the first player"),
        "second": _("Score of the second player"),
        "moves": _("Moves"),
        "income of the first": _("Income of the first player"),
        "income of the second": _("Income of the second player"),
        "empty of the first": _("Empty spaces of the first player"),
        "empty of the second": _("Empty spaces of the second player"),
    }[name]


def play_pairs(config: RunConfig, cards: tuple[int, ...], pairs: int, batch: GameBatch) -> Sums:
    """Play pairs of games for patches that taste cannot measure."""
    return play_forced_batch(match_of(config), cards, pairs, batch)


def pairs_to_play(config: RunConfig, sums: Sums, games: int) -> ExtraGames | None:
    """List the pairs of games that should follow: a batch for each patch that taste cannot measure."""
    cards = tuple(needs_pairs(taste_effects(to_counts(sums), count_shape(match_of(config).setup))))
    pairs = pairs_for(games)
    return ExtraGames(partial(play_pairs, config, cards, pairs), len(cards) * pairs, pairs) if cards else None


def balance_of(config: RunConfig, played: RunSums) -> MatchBalance:
    """Return how the deck plays."""
    sums = played.sums + played.extra if played.extra else played.sums
    return measure(match_of(config).setup, to_counts(sums))


def match_report(config: RunConfig, played: RunSums) -> Report:
    return balance_report(config, balance_of(config, played))


def _bot(name: str) -> Strategy:
    found = parse_strategy(name)
    if found is None:
        raise ValueError(f"there is no bot {name}")
    return found


PATCHWORK_SIMULATION = Simulation(
    bots=OfferedBots(BOTS),
    play=play_match_batch,
    report=match_report,
    extra_games=pairs_to_play,
    is_for_two=True,
    outcomes=match_outcomes,
    outcome_text=match_outcome_text,
)
