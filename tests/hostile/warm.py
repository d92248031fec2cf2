"""A process that has loaded what commands need and runs each in a fork of its own, within limits.

Dozens of attacks would otherwise spend most of their time on loading the same libraries again.
"""

from __future__ import annotations

import gc
import json
import os
import pkgutil
import resource
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

SECONDS = 5
MEGABYTES = 500
CLOSED = "closed"
ROOMS = ("cli", "decks", "formats", "games", "geometry", "preflight", "i18n")
_STANDARD_OUTPUT, _STANDARD_ERROR = 1, 2
_UNWRITTEN = 120
"""How Python ends if at the very end something cannot be written."""


class Order(NamedTuple):
    """A command to run: its words, where, what its standard input is, and where its output goes.

    `feed` is a shell command, which finds the number of the process in `.process`; `out` and `err` are paths, or
    CLOSED.
    """

    arguments: Sequence[str]
    folder: str
    environment: Mapping[str, str]
    feed: str
    out: str
    err: str
    seconds: int = SECONDS
    megabytes: int = MEGABYTES


class Cost(NamedTuple):
    """How a command ended, and what it took: seconds of processor time, megabytes of memory."""

    code: int
    seconds: float
    megabytes: float


class WarmProcess:
    """The process, as the tests talk to it; a cold one has loaded nothing, so that loading is measured too.

    With `installed`, a folder, it runs quiltsmith as it is installed there.
    """

    def __init__(self, is_cold: bool = False, installed: Path | None = None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.hostile.warm", *["cold"][: int(is_cold)]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
            env=None if installed is None else os.environ | {"PYTHONPATH": str(installed)},
        )

    def run(self, order: Order) -> Cost:
        """Run a command and wait for its end."""
        if self._process.stdin is None or self._process.stdout is None:
            raise AssertionError("both are pipes")
        self._process.stdin.write(json.dumps(order._asdict()) + "\n")
        self._process.stdin.flush()
        return Cost(*json.loads(self._process.stdout.readline()))

    def end(self) -> None:
        """Let it go."""
        self._process.communicate()


def main() -> None:
    """Load everything, unless the process is to stay cold; then do what is ordered, line by line."""
    for room in ROOMS if len(sys.argv) == 1 else ():
        package = import_module(f"quiltsmith.{room}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    # Forks copy no memory then because their garbage collectors look through it.
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(_run(Order(**json.loads(line)))) + "\n")
        sys.stdout.flush()


def _run(order: Order) -> Cost:
    feeder = subprocess.Popen(["bash", "-c", order.feed], stdout=subprocess.PIPE, cwd=order.folder)
    if feeder.stdout is None:
        raise AssertionError("it is a pipe")
    process = os.fork()
    if process == 0:
        os.dup2(feeder.stdout.fileno(), 0)
        os._exit(_run_command(order))
    feeder.stdout.close()
    _, status, used = os.wait4(process, 0)
    feeder.kill()
    feeder.wait()
    return Cost(os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def _run_command(order: Order) -> int:
    """Run the command in this process, which is its own; RLIMIT_CPU and RLIMIT_AS are kept by the system."""
    memory = _address_space() + order.megabytes * (1 << 20)
    resource.setrlimit(resource.RLIMIT_CPU, (order.seconds, order.seconds))
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.chdir(order.folder)
    os.environ.update(order.environment)
    sys.argv = ["quiltsmith", *order.arguments]
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout, sys.stderr = _opened(order.out, _STANDARD_OUTPUT), _opened(order.err, _STANDARD_ERROR)
    for name, number in ((order.out, _STANDARD_OUTPUT), (order.err, _STANDARD_ERROR)):
        if name == CLOSED:
            os.close(number)
    from quiltsmith.cli.entry import run

    code = 1
    Path(".process").write_text(str(os.getpid()), encoding="ascii")
    try:
        run()
    except SystemExit as stopped:
        code = stopped.code if isinstance(stopped.code, int) else 1
    except BaseException:
        traceback.print_exc()
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except OSError:
        return _UNWRITTEN
    return code


def _opened(path: str, stream: int) -> Any:
    """Open a standard stream anew; a closed one is nothing to Python."""
    if path == CLOSED:
        return None
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(file, stream)
    os.close(file)
    is_by_line = stream == _STANDARD_ERROR
    encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
    return os.fdopen(stream, "w", 1 if is_by_line else -1, encoding=encoding, closefd=False)


def _address_space() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    return pages * resource.getpagesize()


if __name__ == "__main__":
    main()
