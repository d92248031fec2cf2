"""Processes that share work: no task too early, no process left over."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from quiltsmith.processes import TASKS_PER_PROCESS, map_in_processes
from quiltsmith.talk.saying import say, talking


def test_tasks_are_taken_only_when_others_are_done() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    results = map_in_processes(abs, tasks(), 1)
    assert next(results) == 0
    assert len(taken) == TASKS_PER_PROCESS
    assert list(results) == list(range(1, 100))


ENDLESS = """
import time
from quiltsmith.processes import map_in_processes

def work(number):
    if number < 2:
        print("working", flush=True)
    time.sleep(0.05)

if __name__ == "__main__":
    for _ in map_in_processes(work, range(10**6), 2):
        pass
"""


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    """All of them write to one pipe, which ends only when the last one that could write has ended."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "working\n"
        parent.kill()
        parent.communicate(timeout=30)


def test_workers_speak_the_language_of_the_command() -> None:
    with talking("de"):
        assert list(map_in_processes(_told, ["doodle"], 1)) == ["meintest du `doodle`?"]


def _told(word: str) -> str:
    return say("did you mean `{word}`?", word=word)
