"""Files of runs: read for `--resume`, written where a run is interrupted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.terminal.files import OUTPUT_FOLDER, unwritable
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import grouped

if TYPE_CHECKING:
    from quiltsmith.simulate.batches import Run, Sums
    from quiltsmith.simulate.runs import FinishedRun, KeptRun
    from quiltsmith.simulate.simulation import RunConfig


def kept_or_fail(name: str | None) -> KeptRun | None:
    """Read the file of a run; one that does not exist yet holds no games."""
    from quiltsmith.simulate.runs import MOST_BYTES, KeptRunError, read_kept

    if name is None or not Path(name).exists():
        return None
    if Path(name).stat().st_size > MOST_BYTES:
        raise Failure(_("{file} is too large for the file of a run", file=name), PROBLEMS)
    try:
        return read_kept(Path(name).read_bytes())
    except KeptRunError as error:
        raise Failure(f"{name}: {error}", PROBLEMS) from None


def run_to_go_on(kept: KeptRun | None, setup: RunConfig) -> Run[Sums] | None:
    """Give the games that were kept, if they are the first of those that are asked for."""
    from quiltsmith.simulate.runs import KeptRunError, run_before

    try:
        return run_before(kept, setup) if kept else None
    except KeptRunError as error:
        raise Failure(str(error)) from None


def keep_run(setup: RunConfig, finished: FinishedRun, resume: str | None) -> None:
    """Write the file of a run where one is named, or where the run was interrupted."""
    from quiltsmith.formats.atomic_write import write_whole
    from quiltsmith.simulate.runs import kept_run

    run = finished.run
    if run.outcome is None or (resume is None and run.is_complete):
        return
    path = Path(resume) if resume else Path(OUTPUT_FOLDER) / f"{setup.deck.id}-{setup.bot}-{setup.seed}.run"
    try:
        if not resume:
            path.parent.mkdir(exist_ok=True)
        write_whole(path, kept_run(setup, run.games, run.outcome))
    except OSError as error:
        raise unwritable(path, error) from None
    if not run.is_complete:
        write_note(_("{games} games were played; --resume {file} goes on", games=grouped(run.games), file=path))
