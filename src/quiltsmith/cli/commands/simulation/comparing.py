"""Two decks played on the same seeds, for `--compare`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from quiltsmith.cli.commands.simulation.playing import GameProgress, tell_what_is_gained
from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.decks import deck_or_fail
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.balance_report import Report
    from quiltsmith.simulate.simulation import RunConfig


def other_deck_or_fail(name: str, deck: Deck, resume: str | None) -> Deck:
    """Read the deck to compare with; it is for a game of the same kind."""
    if resume is not None:
        raise Failure(_("--resume goes on with the games of one deck; it cannot be used with --compare"))
    other = deck_or_fail(name)
    if other.game.rules != deck.game.rules:
        raise Failure(_("{one} and {other} are not played alike", one=deck.id, other=other.id))
    return other


def compare_with_progress(
    setup: RunConfig, other: Deck, games: int, jobs: int, cluster: str | None
) -> tuple[bool, Report, float]:
    """Play pairs of games; tell whether all were played, what differs, and how many games a second."""
    from quiltsmith.simulate.comparison import compared
    from quiltsmith.simulate.runs import play_comparison

    tell_what_is_gained()
    second = replace(setup, deck=other)
    with GameProgress(games) as progress:
        run = play_comparison(setup, second, games, jobs, progress.reach, cluster)
        speed = 2 * progress.per_second
    if run.outcome is None:
        raise KeyboardInterrupt
    return run.is_complete, compared(setup, second, run.games, run.outcome), speed
