"""Commands run as processes whose processor time and memory the operating system limits."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, NamedTuple

SECONDS = 5
MEGABYTES = 500
_MEGABYTE = 1 << 20
# What a command loads at most before it looks at anybody's file.
_LOADED = (
    "import quiltsmith.cli.main, yaml, pikepdf, reportlab.pdfgen.canvas; print(open('/proc/self/status').read())"
)


class Outcome(NamedTuple):
    """What a limited command leaves behind, and what it took: seconds of processor time, megabytes of memory."""

    code: int
    out: str
    err: str
    seconds: float
    megabytes: float


@cache
def address_space_at_start() -> int:
    """Measure the address space in bytes that the interpreter takes with the libraries that commands load."""
    run = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True)
    kilobytes = next(line.split()[1] for line in run.stdout.splitlines() if line.startswith("VmPeak"))
    return int(kilobytes) * 1024


def run_limited(
    arguments: Sequence[str],
    folder: Path,
    stdin: bytes | str = b"",
    environment: Mapping[str, str] | None = None,
    seconds: int = SECONDS,
    megabytes: int = MEGABYTES,
) -> Outcome:
    """Run `quiltsmith` within limits that the operating system keeps; a text for `stdin` is a shell command.

    RLIMIT_CPU ends the process at the given seconds of processor time, user and system together. RLIMIT_AS
    lets it have so many megabytes of address space above what the interpreter and its libraries take anyway.
    """
    memory = address_space_at_start() + megabytes * _MEGABYTE

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    feeder = None
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        source: IO[bytes] | None = given
        if isinstance(stdin, str):
            feeder = subprocess.Popen(
                ["bash", "-c", stdin], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder
            )
            source = feeder.stdout
        else:
            given.write(stdin)
            given.seek(0)
        process = subprocess.Popen(
            [sys.executable, "-m", "quiltsmith", *arguments],
            stdin=source,
            stdout=out,
            stderr=err,
            cwd=folder,
            env={**os.environ, "COLUMNS": "80", **(environment or {})},
            preexec_fn=limit,
        )
        if feeder is not None and feeder.stdout is not None:
            feeder.stdout.close()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if feeder is not None:
            feeder.kill()
            feeder.wait()
        return Outcome(
            process.returncode,
            _content(out),
            _content(err),
            used.ru_utime + used.ru_stime,
            used.ru_maxrss / 1024,
        )


def _content(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8")
