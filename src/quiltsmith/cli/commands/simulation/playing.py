"""Games of a run with a progress bar, and a sentence about the engine that plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiltsmith.cli.terminal.progress import Progress
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import grouped

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.batches import Run, Sums
    from quiltsmith.simulate.rebalancing import Rebalanced, RebalanceOptions
    from quiltsmith.simulate.runs import FinishedRun
    from quiltsmith.simulate.simulation import RunConfig


def play_with_progress(
    setup: RunConfig, games: int, jobs: int, before: Run[Sums] | None, cluster: str | None
) -> tuple[FinishedRun, float]:
    """Play up to so many games and tell how many in a second; an interrupt before the first one ends all."""
    from quiltsmith.simulate.runs import play_run

    tell_what_is_gained()
    first = before.games if before else 0
    with GameProgress(games, first) as progress:
        finished = play_run(setup, max(games, first), jobs, before, progress.reach, cluster)
        speed = progress.per_second
    if finished.run.outcome is None:
        raise KeyboardInterrupt
    return finished, speed


def tell_what_is_gained() -> None:
    """Say what a faster engine would bring, where only the plain one plays."""
    from quiltsmith.simulate.compiling import can_compile, what_is_gained

    if not can_compile():
        write_note(what_is_gained())


class GameProgress(Progress):
    """A bar for the games from number `first` on, which is told how many have been played."""

    def __init__(self, games: int, first: int = 0) -> None:
        super().__init__(_("playing"), max(1, games - first), _("games/s"), results_at_end=True)
        self._played = first

    def reach(self, played: int) -> None:
        """Go on until so many games have been played."""
        self.step(played - self._played)
        self._played = played


def rebalance_with_progress(deck: Deck, wishes: RebalanceOptions) -> Rebalanced:
    """Rebalance a deck; how far it is, is told by all games that it may take."""
    from quiltsmith.simulate.compiling import can_compile, what_is_gained
    from quiltsmith.simulate.rebalancing import Measuring, rebalancing_of

    if not can_compile():
        write_note(what_is_gained())
    rebalancing = rebalancing_of(deck.game)
    total = rebalancing.most_games(wishes.games)
    with Progress(_("rebalancing"), total, _("games/s"), results_at_end=True) as progress:
        return rebalancing.rebalance(deck, wishes, Measuring(wishes, progress.step))


def speed_text(speed: float) -> str:
    """Say how fast games were played."""
    return _("{speed} games per second", speed=grouped(round(speed)))
