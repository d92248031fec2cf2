"""Hostile text through every door: fields of the studio and arguments of the Python API, found by walking."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.conftest import TEST_ALL
from tests.docs_commands import ROOT

SHARE = 1 if TEST_ALL else 10
"""Of so many attacks one is tried: all take two minutes."""


@pytest.mark.parametrize(("doors", "fewest"), [("studio", 5_800), ("api", 5_000)])
def test_every_door_answers_every_attack(doors: str, fewest: int) -> None:
    command = [sys.executable, "-m", "tests.hostile.doors", doors, f"--one-in={SHARE}"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    *wrong, last = run.stdout.splitlines() or [""]
    assert wrong == []
    assert run.returncode == 0, run.stderr[-2000:]
    assert int(last.split()[0]) > fewest / SHARE
