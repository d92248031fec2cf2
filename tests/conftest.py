"""What many tests share: the real command, run as a user runs it, but inside the test's process."""

from __future__ import annotations

import gc
import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from quiltsmith.cli.main import run
from tests.only_linux import only_linux

if TYPE_CHECKING:
    from coverage import Coverage

    from tests.studio.browsers import OpenBrowser

TESTS = Path(__file__).parent
CORE = (
    "geometry/",
    "formats/",
    "decks/",
    "games/",
    "cli/test_deck_",
    "cli/test_sheet_c",
    "test_bad_",
)
"""How the paths of tests of the core begin."""
REPEATING = ("equally", "fuzz", "judged", "pairs", "random", "seeds", "taken_back", "variants", "whole")
"""What names of tests say that go the same ways very often: they reach hardly anything that others do not."""

TEST_ALL = bool(os.environ.get("QUILTSMITH_TEST_ALL"))
"""Whether to try all of what is tried in part otherwise: CI does so once a week."""

# All tests hear English, whatever their machine speaks; so do the commands that they start.
os.environ["QUILTSMITH_LANG"] = "en"

# No test is timed: on a busy machine any of them can take long. The examples are the same every time, so that
# nobody's change is blamed for somebody's luck; `pytest --hypothesis-profile explore` looks for new ones.
settings.register_profile("same", deadline=None, derandomize=True, max_examples=100 if TEST_ALL else 50)
settings.register_profile("explore", deadline=None)
settings.load_profile("same")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the catalogues that have changed since; workers of xdist find them done.

    Shells start what runs in the background deaf to Ctrl-C, and so would be the commands that tests interrupt.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.disable()  # until all tests are collected: nothing of what is made till then is let go
    if not hasattr(config, "workerinput"):
        from catalogues import compile_catalogues

        compile_catalogues()


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out, on other systems, the tests that need Linux; `tests/only_linux.py` finds them."""
    return (sys.platform != "linux" and collection_path in only_linux()) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that take longest, and try what failed in a browser once more.

    A process that gets a long test at the end would keep the others waiting. A browser on a busy machine now and
    then loses an answer; what fails twice is a mistake of ours, and the summary names what failed once.
    """
    items.sort(key=lambda item: item.path.name != "test_hostile_doors.py")
    for item in items:
        is_repeating = "hypothesis" in item.keywords or any(word in item.nodeid for word in REPEATING)
        if item.path.relative_to(TESTS).as_posix().startswith(CORE) and not is_repeating:
            item.add_marker(pytest.mark.core)
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish() -> None:
    """Let the garbage collector leave alone what lives to the end: ten thousand collected tests and all modules.

    To look through these again and again took a fifth of the time of tests that make many values.
    """
    gc.collect()
    gc.freeze()
    # Of a document that is being made, nothing can be let go; a million values are 200 MB.
    gc.set_threshold(1_000_000, 50, 100)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Look through all values once; pytest would do so five times to find what nobody has closed."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measure coverage, where it is asked for, while tests of the core run: it makes a test twice as slow."""
    stopped: list[Coverage] = []
    if item.config.pluginmanager.hasplugin("_cov") and item.get_closest_marker("core") is None:
        # In a process of xdist pytest-cov has begun twice; without the second, the first would go on.
        while running := sys.modules["coverage"].Coverage.current():
            running.stop()
            stopped.append(running)
    yield
    for paused in reversed(stopped):
        paused.start()


@dataclass(frozen=True, slots=True)
class Result:
    """What a command leaves behind."""

    code: int
    out: str
    err: str


Command = Callable[..., Result]


@pytest.fixture(scope="session")
def browser() -> Iterator[OpenBrowser]:
    """Open one browser for all tests of this process: Playwright waits for ever where two are open at once."""
    from tests.studio.browsers import opened_browser

    with opened_browser() as opened:
        yield opened


@pytest.fixture
def quiltsmith(monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `quiltsmith` with these arguments and give its exit code and what it wrote.

    Failures become sentences and exit codes only in `run`, so the tests go through it; a process of its own
    for each command would be slow. The screen has 80 columns and no colour unless the test says otherwise.
    """

    # What is told on slow machines only would make tests fail there. The module is imported here, since its name
    # in a text would find the function `quiltsmith.simulate`.
    from quiltsmith.simulate import doodle_work

    monkeypatch.setattr("quiltsmith.cli.simulation_commands._COMPILING_SECONDS", 1e6)
    monkeypatch.setattr(doodle_work, "_LONG", 1000)
    monkeypatch.setattr(doodle_work, "use_clock", lambda _clock: None)

    def run_command(*arguments: str | Path, stdin: bytes = b"", cwd: Path | None = None) -> Result:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
        with monkeypatch.context() as patch:
            if cwd is not None:
                patch.chdir(cwd)
            patch.setattr(sys, "argv", ["quiltsmith", *map(str, arguments)])
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            with pytest.raises(SystemExit) as stopped:
                run()
        return Result(_exit_code(stopped.value), _written(out), _written(err))

    for name in ("FORCE_COLOR", "NO_COLOR", "QUILTSMITH_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    return run_command


@pytest.fixture
def quick_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search once for the best game of a puzzle, where its pages are tested; `tests/simulate/` tests all of it."""
    # Imported here, since in a text `quiltsmith.simulate` may be the function.
    from quiltsmith.simulate import par

    monkeypatch.setattr(par, "_ATTEMPTS_AT_PUZZLES", 1)


@pytest.fixture
def quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """End the search for a par after two attempts, although there is time for more."""
    from quiltsmith.simulate import par

    monkeypatch.setattr(par, "next_work", lambda _attempt: 1e9)


def _exit_code(stopped: SystemExit) -> int:
    return stopped.code if isinstance(stopped.code, int) else int(stopped.code is not None)


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")
