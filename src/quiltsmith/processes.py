"""Work shared out among processes or threads: results in order, few in memory at once, interrupted cleanly."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from quiltsmith.errors import IN_BROWSER
from quiltsmith.i18n import get_locale, set_locale

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

_OUTPUT = (1, 2)
_TRACKER_WARNING = "ignore::UserWarning:multiprocessing.resource_tracker"
TASKS_PER_WORKER = 3
"""How many tasks are under way or waiting to be fetched for each process or thread, so that none has to wait."""


class MapInWorkers(Protocol):
    """Does what `map_in_processes` does, by other means."""

    def __call__(
        self, work: Callable[[Any], Any], tasks: Iterable[Any], start: Callable[..., None] | None, *arguments: Any
    ) -> Iterator[Any]: ...


_other_workers: MapInWorkers | None = None
_background_jobs = 1


def use_workers(map_in_workers: MapInWorkers | None, workers: int = 1) -> None:
    """Say how work is shared out where processes cannot be started; None does all of it here."""
    global _other_workers, _background_jobs
    _other_workers, _background_jobs = map_in_workers, workers


def background_jobs() -> int:
    """Return how many processes long work may use beside the pages of the studio, which want the other cores."""
    return _background_jobs


def _map_here(
    work: Callable[[Any], Any], tasks: Iterable[Any], start: Callable[..., None] | None, *arguments: Any
) -> Iterator[Any]:
    if start is not None:
        start(*arguments)
    yield from map(work, tasks)


def map_in_processes(
    work: Callable[[Task], Outcome],
    tasks: Iterable[Task],
    processes: int,
    start: Callable[..., None] | None = None,
    arguments: tuple[Any, ...] = (),
) -> Iterator[Outcome]:
    """Do tasks in several processes, each made ready by `start`; a new task is taken only when one is done."""
    if IN_BROWSER or _other_workers is not None:
        yield from (_other_workers or _map_here)(work, tasks, start, *arguments)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with starting_process():
        executor = ProcessPoolExecutor(
            processes, get_context("spawn"), _start_worker, (get_locale(), start, arguments)
        )

    def submit(task: Task) -> Future[Outcome]:
        with starting_process():  # submitting starts processes as they are needed
            return executor.submit(work, task)

    yield from _in_order(executor, submit, tasks, processes)


def map_in_threads(work: Callable[[Task], Outcome], tasks: Iterable[Task], threads: int) -> Iterator[Outcome]:
    """Do tasks in several threads: right for what does not touch Python's objects while it works."""
    from concurrent.futures import ThreadPoolExecutor

    executor = ThreadPoolExecutor(threads)
    yield from _in_order(executor, lambda task: executor.submit(work, task), tasks, threads)


def _in_order(
    executor: Executor, submit: Callable[[Task], Future[Outcome]], tasks: Iterable[Task], workers: int
) -> Iterator[Outcome]:
    waiting: deque[Future[Outcome]] = deque()
    try:
        for task in tasks:
            waiting.append(submit(task))
            if len(waiting) >= workers * TASKS_PER_WORKER:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        executor.shutdown(cancel_futures=True)


def _start_worker(language: str, start: Callable[..., None] | None, arguments: tuple[Any, ...]) -> None:
    """Make a process ready: it is silent, speaks the language of the one that started it, and ends with it."""
    detach_stdio()
    set_locale(language)
    end_with_parent()
    if start is not None:
        start(*arguments)


def end_with_parent() -> None:
    """Let this process end with its parent: one that was killed tells nobody, and we would wait for ever."""
    Thread(target=_wait_for_parents_end, daemon=True).start()


def _wait_for_parents_end() -> None:
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def starting_process() -> Iterator[None]:
    """Let processes that this thread starts meanwhile not see Ctrl-C: each would write a traceback.

    The helper that Python starts beside them would warn of what a killed program left behind; it is told not to.
    """
    if _TRACKER_WARNING not in sys.warnoptions:
        sys.warnoptions.append(_TRACKER_WARNING)  # handed to every Python that is started
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def detach_stdio() -> None:
    """Let this process, which another one has started, not hold the other's output open.

    Whoever reads what the other one writes would have to wait for the last of its processes.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in _OUTPUT:
        os.dup2(nowhere, stream)
    if nowhere not in _OUTPUT:
        os.close(nowhere)
