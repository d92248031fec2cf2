"""One attack: files to write, the command to run, and how it has to end."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.hostile.warm import MEGABYTES, SECONDS, Cost, Order, WarmProcess

Content = Callable[[], str | bytes]


class Outcome(NamedTuple):
    """What a command leaves behind, and what it took."""

    out: str
    err: str
    cost: Cost


class Attack(NamedTuple):
    """One row: what is tried, the command line, the exit code and a part of what is said.

    `files` are written before, then the shell command `prepare` is run; `feed` is a shell command whose output is
    standard input. `out` and `err` are where the command writes to, if not to files that are looked at later.
    """

    name: str
    command: str
    code: int
    says: str
    files: Mapping[str, Content] = {}
    feed: str = ""
    prepare: str = ""
    environment: Mapping[str, str] = {}
    out: str = ""
    err: str = ""

    def run(self, warm: WarmProcess, folder: Path, seconds: int = SECONDS, megabytes: int = MEGABYTES) -> Outcome:
        """Write the files into a folder and run the command there."""
        for name, content in self.files.items():
            made = content()
            (folder / name).write_bytes(made.encode("utf-8") if isinstance(made, str) else made)
        if self.prepare:
            subprocess.run(["bash", "-c", self.prepare], check=True, cwd=folder, stdout=subprocess.DEVNULL)
        out, err = folder / ".out", folder / ".err"
        order = Order(
            shlex.split(self.command),
            str(folder),
            {"COLUMNS": "80", **self.environment},
            self.feed or "true",
            self.out or str(out),
            self.err or str(err),
            seconds,
            megabytes,
        )
        cost = warm.run(order)
        return Outcome(_content(out), _content(err), cost)


def _content(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""
