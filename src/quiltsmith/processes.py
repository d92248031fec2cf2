"""Work shared out among processes: results in order, few of them in memory at once, interrupted cleanly."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

from quiltsmith.talk.saying import speak, talk_language

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

TASKS_PER_PROCESS = 3
"""How many tasks are under way or waiting to be fetched for each process, so that none has to wait."""


def map_in_processes(
    work: Callable[[Task], Outcome],
    tasks: Iterable[Task],
    processes: int,
    start: Callable[..., None] | None = None,
    arguments: tuple[Any, ...] = (),
) -> Iterator[Outcome]:
    """Do tasks in several processes, each made ready by `start`; a new task is taken only when one is done."""
    waiting: deque[Future[Outcome]] = deque()
    executor = ProcessPoolExecutor(
        processes, get_context("spawn"), _start_worker, (talk_language(), start, arguments)
    )
    try:
        for task in tasks:
            with _interrupts_blocked():
                waiting.append(executor.submit(work, task))
            if len(waiting) >= processes * TASKS_PER_PROCESS:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        executor.shutdown(cancel_futures=True)


def _start_worker(language: str, start: Callable[..., None] | None, arguments: tuple[Any, ...]) -> None:
    """Make a process ready: it speaks the language of the one that started it, and ends with it.

    It writes nothing itself, and whoever reads what its parent writes must not have to wait for it.
    """
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    speak(language)
    Thread(target=_end_with_parent, daemon=True).start()
    if start is not None:
        start(*arguments)


def _end_with_parent() -> None:
    """Wait for the end of the parent: one that was killed tells nobody, and its workers would wait for ever."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; processes started meanwhile never see it, or each would write a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
