"""Batches played by the machines of a Dask cluster: results in order, few of them under way at once.

Seeds go out and sums come back, never boards. A worker that is lost costs no result: the cluster plays its
batches again elsewhere, with the same outcome, since a batch is told by the numbers of its games. Dask is loaded
only here, and only when it is asked for.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from threading import Lock
from typing import Any, TypeVar

from quiltsmith import __version__
from quiltsmith.errors import IN_BROWSER, QuiltsmithError, command_for_extra
from quiltsmith.i18n import _

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
TASKS_PER_THREAD = 4
"""How many batches are under way or waiting for each thread of the cluster, so that none has to wait."""
LOST_WORKERS = 20
"""A batch is given up when it was lost so many times."""
_SECONDS = 10
_ADDRESS = re.compile(r"((tcp|tls|ucx|wss?)://)?([\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}", re.ASCII)
_LOCK = Lock()


def map_on_cluster(address: str, work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterator[Outcome]:
    """Do tasks on a cluster; a new task is sent only when one is done."""
    if IN_BROWSER:
        raise QuiltsmithError(_("clusters are used where quiltsmith is installed, not in this page"))
    if find_spec("distributed") is None:
        raise QuiltsmithError(_("a cluster needs Dask: `{command}`", command=command_for_extra("cluster")))
    if not _ADDRESS.fullmatch(address):
        sentence = _("`{address}` is no address of a Dask cluster, such as tcp://10.0.0.5:8786", address=address)
        raise QuiltsmithError(sentence)
    with _client(address) as client:
        _check_workers(client)
        most = TASKS_PER_THREAD * max(1, sum(client.nthreads().values()))
        waiting: deque[tuple[Task, Any]] = deque()
        try:
            for task in tasks:
                waiting.append((task, client.submit(one_at_a_time, work, task, pure=False)))
                if len(waiting) >= most:
                    yield _result(client, work, *waiting.popleft())
            while waiting:
                yield _result(client, work, *waiting.popleft())
        finally:
            client.cancel([future for _unused, future in waiting])


def one_at_a_time(work: Callable[[Task], Outcome], task: Task) -> Outcome:
    """Do a task in a worker, and no other beside it: its threads share the lists that games are played on."""
    with _LOCK:
        return work(task)


def _result(client: Any, work: Callable[[Task], Outcome], task: Task, future: Any) -> Outcome:
    """Wait for a result; Dask gives a task up when a few workers were lost over it, we do not so soon."""
    from distributed import KilledWorker

    for _unused in range(LOST_WORKERS):
        try:
            outcome: Outcome = future.result()
        except KilledWorker:
            future = client.submit(one_at_a_time, work, task, pure=False)
        else:
            return outcome
    raise QuiltsmithError(_("the cluster loses its workers; {count} were lost over one batch", count=LOST_WORKERS))


def _client(address: str) -> Any:
    from distributed import Client

    try:
        return Client(address, timeout=_SECONDS, set_as_default=False)
    except (OSError, ValueError, AssertionError, TypeError) as error:  # whatever Dask makes of an address
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise QuiltsmithError(
            _("no Dask cluster answers at {address}: {reason}", address=address, reason=reason)
        ) from None


def _check_workers(client: Any) -> None:
    """See that all workers play the very same games."""
    try:
        versions = set(client.run(worker_version).values())
    except ModuleNotFoundError:
        versions = {_("none")}
    if not versions:
        raise QuiltsmithError(_("the cluster has no workers yet"))
    if versions != {__version__}:
        raise QuiltsmithError(
            _(
                "every worker needs quiltsmith {version}; there is {found}",
                version=__version__,
                found=", ".join(sorted(versions)),
            )
        )


def worker_version() -> str:
    return __version__
