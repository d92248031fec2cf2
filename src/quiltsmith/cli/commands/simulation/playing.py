"""Games of a run with a progress bar, and a sentence about the engine that plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiltsmith.cli.terminal.progress import Progress
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.talk.numbers import grouped
from quiltsmith.talk.saying import say

if TYPE_CHECKING:
    from quiltsmith.simulate.batches import Run
    from quiltsmith.simulate.kinds import Setup
    from quiltsmith.simulate.running import FinishedRun
    from quiltsmith.simulate.sums import Sums


def play_with_progress(setup: Setup, games: int, jobs: int, before: Run[Sums] | None) -> tuple[FinishedRun, float]:
    """Play up to so many games and tell how many in a second; an interrupt before the first one ends all."""
    from quiltsmith.simulate.fast import can_compile, what_is_gained
    from quiltsmith.simulate.running import play_run

    if not can_compile():
        write_note(what_is_gained())
    first = done = before.games if before else 0
    with Progress(say("playing"), max(1, games - first), say("games/s"), results_at_end=True) as progress:

        def step(played: int) -> None:
            nonlocal done
            progress.step(played - done)
            done = played

        finished = play_run(setup, max(games, first), jobs, before, step)
        speed = progress.per_second
    if finished.run.outcome is None:
        raise KeyboardInterrupt
    return finished, speed


def speed_text(speed: float) -> str:
    """Say how fast games were played."""
    return say("{speed} games per second", speed=grouped(round(speed)))
