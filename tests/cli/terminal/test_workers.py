"""Work in several processes."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.cli.terminal import workers
from quiltsmith.talk.saying import say, talking


def test_tasks_are_taken_only_when_others_are_done() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    results = workers.map_in_processes(abs, tasks(), 1, _nothing, ())
    assert next(results) == 0
    assert len(taken) == workers.TASKS_PER_PROCESS
    assert list(results) == list(range(1, 100))


def test_workers_speak_the_language_of_the_command() -> None:
    with talking("de"):
        assert list(workers.map_in_processes(_told, ["doodle"], 1, _nothing, ())) == ["meintest du `doodle`?"]


def _told(word: str) -> str:
    return say("did you mean `{word}`?", word=word)


def _nothing() -> None:
    """Make nothing ready."""
