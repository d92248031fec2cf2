"""The command's entry: whenever somebody presses Ctrl-C after Python has started, a sentence is the answer."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

# Presses Ctrl-C when a module is looked for, or while an object is tidied away, where Python ignores exceptions.
PRESS = """
import signal, sys

class Pressing:
    def find_spec(self, name, *_):
        if name == {module!r}:
            {how}

def press():
    signal.raise_signal(signal.SIGINT)

class Tidied:
    def __del__(self):
        press()

sys.meta_path.insert(0, Pressing())
sys.argv = ["quiltsmith", *{arguments!r}]
from quiltsmith.cli.entry import run
run()
"""
# The first timer has run out before it is known to have started, as on a machine with too much to do.
SLOW = """
from threading import Timer

start, slow = Timer.start, []

def start_slowly(timer):
    start(timer)
    if not slow:
        slow.append(timer)
        timer.join()

Timer.start = start_slowly
"""
CHECK = ("deck", "check", "meadow")


def run_python(code: str) -> tuple[int, str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("module", "how"),
    [
        ("quiltsmith.cli.main", "press()"),
        ("typer", "press()"),
        ("typer", "Tidied()"),
        ("quiltsmith.cli.deck_commands", "press()"),
        ("quiltsmith.decks.deck_reader", "press()"),
        ("quiltsmith.decks.deck_reader", "Tidied(); import time; time.sleep(5)"),
    ],
)
def test_ctrl_c_at_any_moment(module: str, how: str) -> None:
    code = PRESS.format(module=module, how=how, arguments=CHECK)
    assert run_python(code) == (130, "quiltsmith: interrupted\n")


def test_ctrl_c_that_is_repeated_too_early_is_repeated_once_more() -> None:
    code = PRESS.format(
        module="quiltsmith.decks.deck_reader", how="Tidied(); import time; time.sleep(5)", arguments=CHECK
    )
    assert run_python(SLOW + code) == (130, "quiltsmith: interrupted\n")


def test_who_is_shielded_from_ctrl_c_stays_so() -> None:
    code = PRESS.format(module="quiltsmith.decks.deck_reader", how="press()", arguments=CHECK)
    assert run_python("import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n" + code) == (0, "")


def test_python_dash_m_runs_the_command() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "quiltsmith", "--version"], capture_output=True, text=True, check=True
    )
    assert result.stdout.startswith("quiltsmith ")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_who_is_ended_by_others_leaves_nothing_half_written(tmp_path: Path, number: signal.Signals) -> None:
    # It waits for its sheets with the file for the report opened.
    command = [sys.executable, "-m", "quiltsmith", "sheet", "check", "-", "-o", "new/report.txt"]

    def heed() -> None:
        # Whoever runs the tests below `nohup` has told all of their processes to ignore the signal.
        signal.signal(number, signal.SIG_DFL)

    with subprocess.Popen(command, stdin=subprocess.PIPE, cwd=tmp_path, preexec_fn=heed) as running:
        try:
            patience = time.monotonic() + 60
            while not list(tmp_path.glob("new/.*.part")):
                assert running.poll() is None
                assert time.monotonic() < patience
                time.sleep(0.01)
            running.send_signal(number)
            assert running.wait(60) == -number
        finally:
            running.kill()
    assert list((tmp_path / "new").iterdir()) == []
