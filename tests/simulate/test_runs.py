"""Whole runs: the same in any number of processes, kept in files, and going on from there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.simulate.batches import Run
from quiltsmith.simulate.runs import FinishedRun, kept_run, play_run, read_kept, report_of, run_before
from quiltsmith.simulate.simulation import RunConfig
from tests.simulate.doodle_samples import small

SETUP = RunConfig(small(), "random", None, 4)
GAMES = 5000


@pytest.fixture(scope="module")
def finished() -> FinishedRun:
    return play_run(SETUP, GAMES, jobs=1)


def test_the_report_is_the_same_however_many_processes_play(finished: FinishedRun) -> None:
    assert play_run(SETUP, GAMES, jobs=2) == finished
    assert report_of(SETUP, finished).json["games"] == GAMES


def test_a_kept_run_goes_on_to_the_same_end(finished: FinishedRun) -> None:
    first = play_run(SETUP, 1500, jobs=1).run
    assert first.outcome is not None
    before = run_before(read_kept(kept_run(SETUP, first.games, first.outcome)), SETUP)
    assert before == Run(1500, first.outcome, False)
    assert play_run(SETUP, GAMES, 1, before) == finished


def test_other_games_do_not_go_on() -> None:
    sums = play_run(SETUP, 10).run.outcome
    assert sums is not None
    kept = read_kept(kept_run(SETUP, 10, sums))
    for other in (replace(SETUP, seed=5), replace(SETUP, bot="greedy")):
        with pytest.raises(QuiltsmithError, match=r"the file holds games of .* seed 4"):
            run_before(kept, other)


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\xfe", b"[1]"])
def test_what_is_no_run_is_refused(data: bytes) -> None:
    with pytest.raises(QuiltsmithError, match="no file of an interrupted run"):
        read_kept(data)


def test_a_damaged_run_is_refused() -> None:
    sums = play_run(SETUP, 10).run.outcome
    assert sums is not None
    with pytest.raises(QuiltsmithError, match="the file of the run is damaged"):
        read_kept(kept_run(SETUP, 10, sums).replace(b'"games":10', b'"games":11'))
