"""A real cluster of several worker processes, one of which is killed: the same sums to the last digit."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.simulate import cluster
from quiltsmith.simulate.cluster import map_on_cluster
from quiltsmith.simulate.runs import play_run
from quiltsmith.simulate.simulation import RunConfig
from tests.simulate.doodle_samples import small

pytestmark = pytest.mark.filterwarnings("ignore")
SETUP = RunConfig(small(), "random", None, 4)
GAMES = 40_000


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    """Start a scheduler and two worker processes."""
    from distributed import Nanny, Scheduler, SpecCluster

    spec = {number: {"cls": Nanny, "options": {"nthreads": 1}} for number in range(2)}
    scheduler = {"cls": Scheduler, "options": {"dashboard_address": None, "port": 0, "host": "127.0.0.1"}}
    with SpecCluster(spec, scheduler) as made:
        yield made


def test_a_lost_worker_costs_no_result(workers: Any) -> None:
    from distributed import Client

    with Client(workers, set_as_default=False) as client:
        processes = list(client.run(os.getpid).values())
    assert len(set(processes) | {os.getpid()}) == 3
    killed: list[int] = []

    def kill_one(_: int) -> None:
        if not killed:
            killed.append(processes[0])
            os.kill(processes[0], signal.SIGKILL)

    finished = play_run(SETUP, GAMES, on_progress=kill_one, cluster=workers.scheduler_address)
    assert killed
    assert finished == play_run(SETUP, GAMES, jobs=1)


def test_workers_must_play_the_same_games(workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "9.9")
    with pytest.raises(QuiltsmithError, match=r"every worker needs quiltsmith 9\.9"):
        list(map_on_cluster(workers.scheduler_address, abs, [1]))


@pytest.mark.parametrize("address", ["", "nowhere", "tcp://", "http://127.0.0.1:9", "tcp://127.0.0.1:9\0", "\n:1"])
def test_what_is_no_address_is_told_at_once(address: str) -> None:
    with pytest.raises(QuiltsmithError, match="is no address of a Dask cluster"):
        list(map_on_cluster(address, abs, [1]))


def test_a_cluster_that_is_not_there_is_told() -> None:
    # In a process of its own: the browser of other tests keeps a loop of this one, which Dask stumbles over.
    script = """
from quiltsmith.errors import QuiltsmithError
from quiltsmith.simulate import cluster
cluster._SECONDS = 0.2
try:
    list(cluster.map_on_cluster("tcp://127.0.0.1:9", abs, [1]))
except QuiltsmithError as error:
    print(error)
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "no Dask cluster answers" in run.stdout


def test_without_dask_a_sentence_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    with pytest.raises(QuiltsmithError, match=r"quiltsmith\[cluster\]"):
        list(map_on_cluster("tcp://127.0.0.1:9", abs, [1]))
