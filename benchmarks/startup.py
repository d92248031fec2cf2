"""How long it takes until anything is done: `quiltsmith --version` and `import quiltsmith` against bare Python."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks.measuring import Row, interleaved

ROUNDS = 15
COMMAND_LIMIT = 8
IMPORT_LIMIT = 1.3


def measure() -> list[Row]:
    """Run whole processes in turns."""
    command = Path(sys.executable).with_name("quiltsmith")
    ours, imported, bare = interleaved(
        [
            _run(str(command), "--version"),
            _run(sys.executable, "-c", "import quiltsmith"),
            _run(sys.executable, "-c", "pass"),
        ],
        ROUNDS,
    )
    return [
        Row("quiltsmith --version", ours, ours / bare, "python -c pass", COMMAND_LIMIT),
        Row("import quiltsmith", imported, imported / bare, "python -c pass", IMPORT_LIMIT),
    ]


def _run(*arguments: str) -> Callable[[], object]:
    return lambda: subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
