"""The pages in `docs/paths/`: what four people typed, from an empty folder with quiltsmith installed, to the end.

Commands are lines `$ quiltsmith …` or `$ python FILE` in blocks marked `console`; what follows up to the next one
is the output. A block below a line that is nothing but the name of a file and a colon is a file that the person
writes at that point.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from tests.hostile.warm import Order, WarmProcess

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "paths").glob("*.md"))
_FILE, _CONSOLE = r"`(?P<file>[\w.-]+)`:\n\n```\w+\n(?P<text>.*?)", r"```console\n(?P<console>.*?)"
_STEP = re.compile(rf"^(?:{_FILE}|{_CONSOLE})^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^\$ (?P<words>.*)\n(?P<shown>(?:(?!\$ ).*\n)*)", re.MULTILINE)


_SURROUNDINGS = {"COLUMNS": "80", "QUILTSMITH_LANG": "en", "NO_COLOR": "1"}


@dataclass(frozen=True, slots=True)
class Step:
    """A file that is written, or a command with the output that the page shows; `span` is where that stands."""

    file: str = ""
    text: str = ""
    words: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


def steps(page: str) -> Iterator[Step]:
    """List what a person does, in order."""
    for found in _STEP.finditer(page):
        if found["file"]:
            yield Step(file=found["file"], text=found["text"])
            continue
        start = found.start("console")
        for command in _COMMAND.finditer(found["console"]):
            span = start + command.start("shown"), start + command.end("shown")
            yield Step(text=command["shown"], words=tuple(shlex.split(command["words"])), span=span)


def install(folder: Path) -> Path:
    """Build the wheel and install it alone, as pip does; what it needs is found where the tests run."""
    wheel = next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"]))
    target = folder / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-compile"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", str(target), wheel], check=True)
    return target


class Shell:
    """Runs what people type, with the wheel that is installed; it is loaded once, and every command is a fork."""

    def __init__(self, installed: Path) -> None:
        self._installed = installed
        self._warm = WarmProcess(installed=installed)

    def run(self, words: tuple[str, ...], folder: Path) -> tuple[int, str]:
        """Type a command, and give its exit code and what it writes; `> FILE` puts that into a file."""
        arguments = words[: words.index(">")] if ">" in words else words
        if arguments[0] == "python":
            return self._run_python(arguments[1:], folder)
        with tempfile.TemporaryDirectory() as written:
            out, err = Path(written) / "out", Path(written) / "err"
            order = Order(arguments[1:], str(folder), _SURROUNDINGS, "true", str(out), str(err), 60, 4000)
            code = self._warm.run(order).code
            shown, told = (file.read_text(encoding="utf-8") for file in (out, err))
        if ">" in words:
            (folder / words[-1]).write_text(shown, encoding="utf-8")
            return code, told
        return code, shown + told

    def end(self) -> None:
        """Close it."""
        self._warm.end()

    def _run_python(self, arguments: tuple[str, ...], folder: Path) -> tuple[int, str]:
        environment = os.environ | _SURROUNDINGS | {"PYTHONPATH": str(self._installed)}
        command = [sys.executable, *arguments]
        result = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False
        )
        return result.returncode, result.stdout + result.stderr
