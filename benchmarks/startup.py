"""How long it takes until the command does anything: `quiltsmith --version` against bare Python."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks.measuring import Row, interleaved

ROUNDS = 15
LIMIT = 8


def measure() -> list[Row]:
    """Run whole processes in turns."""
    command = Path(sys.executable).with_name("quiltsmith")
    ours, bare = interleaved([_run(str(command), "--version"), _run(sys.executable, "-c", "pass")], ROUNDS)
    return [Row("quiltsmith --version", ours, ours / bare, "python -c pass", LIMIT)]


def _run(*arguments: str) -> Callable[[], object]:
    return lambda: subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
