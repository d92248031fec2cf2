"""How games of two are simulated: the line of this kind in `simulate/kinds.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from quiltsmith.games.patchwork.patchwork_game import game_for_two
from quiltsmith.i18n import _
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.kinds import ExtraGames, Setup, Simulation, SumsOfRun
from quiltsmith.simulate.patchwork.effects import TASTE_POINTS, needs_pairs, pairs_for, taste_effects
from quiltsmith.simulate.patchwork.measured import MatchBalance, measure
from quiltsmith.simulate.patchwork.report import balance_report
from quiltsmith.simulate.patchwork_bots import Strategy, offered_bots, parse_strategy
from quiltsmith.simulate.patchwork_match import (
    Match,
    play_batch,
    play_forced_batch,
    play_outcomes,
)
from quiltsmith.simulate.patchwork_tally import count_shape, to_counts
from quiltsmith.simulate.report import Report
from quiltsmith.simulate.sums import Sums


def match_of(setup: Setup) -> Match:
    """Let the bots of a run meet, with tastes by lot."""
    bots = (_bot(setup.bot), _bot(setup.against or setup.bot))
    return Match(game_for_two(setup.deck), setup.deck, bots, setup.seed, TASTE_POINTS)


def play(setup: Setup, batch: GameBatch) -> Sums:
    """Play a batch of games, compiled where that is possible."""
    return play_batch(match_of(setup), batch)


def outcomes(setup: Setup, batch: GameBatch) -> tuple[Sums, Mapping[str, Sequence[int]]]:
    """Play a batch of games, and give the numbers of each beside the sums."""
    return play_outcomes(match_of(setup), batch)


def outcome_text(name: str) -> str:
    """Say what a number of a game is called."""
    return {
        "first": _("Score of the first player"),
        "second": _("Score of the second player"),
        "moves": _("Moves"),
        "income of the first": _("Income of the first player"),
        "income of the second": _("Income of the second player"),
        "empty of the first": _("Empty spaces of the first player"),
        "empty of the second": _("Empty spaces of the second player"),
    }[name]


def play_pairs(setup: Setup, cards: tuple[int, ...], pairs: int, batch: GameBatch) -> Sums:
    """Play pairs of games for patches that taste cannot measure."""
    return play_forced_batch(match_of(setup), cards, pairs, batch)


def pairs_to_play(setup: Setup, sums: Sums, games: int) -> ExtraGames | None:
    """List the pairs of games that should follow: a batch for each patch that taste cannot measure."""
    cards = tuple(needs_pairs(taste_effects(to_counts(sums), count_shape(match_of(setup).setup))))
    pairs = pairs_for(games)
    return ExtraGames(partial(play_pairs, setup, cards, pairs), len(cards) * pairs, pairs) if cards else None


def balance_of(setup: Setup, played: SumsOfRun) -> MatchBalance:
    """Work out how the deck plays."""
    sums = played.sums + played.extra if played.extra else played.sums
    return measure(match_of(setup).setup, to_counts(sums))


def report(setup: Setup, played: SumsOfRun) -> Report:
    """Make the report of a run."""
    return balance_report(setup, balance_of(setup, played))


def _bot(name: str) -> Strategy:
    found = parse_strategy(name)
    if found is None:
        raise ValueError(f"there is no bot {name}")
    return found


SIMULATION = Simulation(
    bots=offered_bots(),
    play=play,
    report=report,
    extra_games=pairs_to_play,
    is_for_two=True,
    outcomes=outcomes,
    outcome_text=outcome_text,
)
