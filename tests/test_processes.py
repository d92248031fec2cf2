"""Processes and threads that share work: no task too early, no process left over."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quiltsmith.i18n import _, use_locale
from quiltsmith.processes import TASKS_PER_WORKER, map_in_processes, map_in_threads


@pytest.mark.parametrize("share", [map_in_processes, map_in_threads])
def test_tasks_are_taken_only_when_others_are_done(
    share: Callable[[Callable[[int], int], Iterator[int], int], Iterator[int]],
) -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    results = share(abs, tasks(), 1)
    assert next(results) == 0
    assert len(taken) == TASKS_PER_WORKER
    assert list(results) == list(range(1, 100))


ENDLESS = """
import os, sys, time
from pathlib import Path
from quiltsmith.processes import map_in_processes

def work(number):
    Path(f"worker-{os.getpid()}").touch()
    print("a worker writes", flush=True)
    while True:
        time.sleep(1)

if __name__ == "__main__":
    for _ in map_in_processes(work, range(10**6), 2):
        pass
"""


def test_workers_end_with_their_parent_and_hold_nothing_open(tmp_path: Path) -> None:
    """Whoever reads what the parent writes sees its end at once, and soon after there is no worker any more."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=tmp_path, stderr=subprocess.PIPE) as parent:
        while len(workers := list(tmp_path.glob("worker-*"))) < 2:
            time.sleep(0.01)
        parent.kill()
        assert parent.communicate(timeout=30) == (b"", b"")
    for worker in workers:
        while is_running(int(worker.name.partition("-")[2])):
            time.sleep(0.01)


TALKATIVE = """
import os, threading, time
from quiltsmith.processes import map_in_processes

def write_lines():
    for number in range(3000):
        os.write(1, b"%d\\n" % number)
        time.sleep(0.0002)

if __name__ == "__main__":
    thread = threading.Thread(target=write_lines)
    thread.start()
    while thread.is_alive():
        for _ in map_in_processes(abs, range(50), 1):
            pass
    thread.join()
"""


def test_what_other_threads_write_meanwhile_is_not_lost(tmp_path: Path) -> None:
    script = tmp_path / "talkative.py"
    script.write_text(TALKATIVE, encoding="utf-8")
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert run.stdout.split() == [str(number) for number in range(3000)]
    assert run.stderr == ""


def test_workers_do_not_see_an_interrupt(tmp_path: Path) -> None:
    """Who presses Ctrl-C reaches all processes of a terminal; one traceback is enough."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, cwd=tmp_path, start_new_session=True) as parent:
        while len(workers := list(tmp_path.glob("worker-*"))) < 2:
            time.sleep(0.01)
        for worker in workers:
            os.kill(int(worker.name.partition("-")[2]), signal.SIGINT)
        time.sleep(0.2)
        assert all(is_running(int(worker.name.partition("-")[2])) for worker in workers)
        parent.kill()
        assert parent.communicate(timeout=30)[1] == b""


def is_running(process: int) -> bool:
    """Tell whether there is such a process, and it has not ended with nobody to hear of it."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_workers_speak_the_language_of_the_command() -> None:
    with use_locale("de"):
        assert list(map_in_processes(_told, ["doodle"], 1)) == ["meintest du `doodle`?"]


def _told(word: str) -> str:
    return _("did you mean `{word}`?", word=word)
