"""The pages in `docs/paths/`: what four people typed, from an empty folder with quiltsmith installed, to the end.

Commands are lines `$ quiltsmith …` or `$ python FILE` in blocks marked `console`; what follows up to the next one is
the output. A block below a line that is nothing but the name of a file and a colon is a file that the person writes
at that point.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "paths").glob("*.md"))
_FILE, _CONSOLE = r"`(?P<file>[\w.-]+)`:\n\n```\w+\n(?P<text>.*?)", r"```console\n(?P<console>.*?)"
_STEP = re.compile(rf"^(?:{_FILE}|{_CONSOLE})^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^\$ (?P<words>.*)\n(?P<shown>(?:(?!\$ ).*\n)*)", re.MULTILINE)


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


def run(words: tuple[str, ...], installed: Path, folder: Path) -> tuple[int, str]:
    """Type a command, and give its exit code and what it writes; `> FILE` puts that into a file."""
    arguments = list(words[: words.index(">")] if ">" in words else words)
    program = {"quiltsmith": [sys.executable, str(installed / "bin" / "quiltsmith")], "python": [sys.executable]}
    environment = os.environ | {"PYTHONPATH": str(installed), "COLUMNS": "80", "QUILTSMITH_LANG": "en"}
    result = subprocess.run(
        [*program[arguments[0]], *arguments[1:]],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if ">" in words:
        (folder / words[-1]).write_text(result.stdout, encoding="utf-8")
        return result.returncode, result.stderr
    return result.returncode, result.stdout + result.stderr
