"""Work shared out among processes: results in order, few of them in memory at once, interrupted cleanly."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
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
    start: Callable[..., None],
    arguments: tuple[Any, ...],
) -> Iterator[Outcome]:
    """Do tasks in several processes, each made ready by `start`; a new task is taken only when one is done."""
    waiting: deque[Future[Outcome]] = deque()
    executor = ProcessPoolExecutor(processes, get_context("spawn"), _start, (talk_language(), start, arguments))
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


def _start(language: str, start: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Make a process ready; it speaks the language of the one that started it."""
    speak(language)
    start(*arguments)


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
