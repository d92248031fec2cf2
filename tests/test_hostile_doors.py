"""Hostile text through every door: fields of the studio and arguments of the Python API, found by walking."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.docs_commands import ROOT

SHARE = 1 if os.environ.get("QUILTSMITH_TEST_ALL") else 5
"""Of so many attacks one is tried: all take two minutes, and CI tries them once a week."""


@pytest.mark.parametrize(
    ("doors", "part", "fewest"),
    [("studio", "/api/", 3_500), ("studio", "print ", 2_000), ("studio", "work ", 300), ("api", "", 5_000)],
)
def test_every_door_answers_every_attack(doors: str, part: str, fewest: int) -> None:
    command = [sys.executable, "-m", "tests.hostile.doors", doors, part, f"--one-in={SHARE}"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    *wrong, last = run.stdout.splitlines() or [""]
    assert wrong == []
    assert run.returncode == 0, run.stderr[-2000:]
    assert int(last.split()[0]) > fewest / SHARE
