"""The commands that the documentation shows, with the output that it claims for them.

Commands are lines `$ quiltsmith …` in blocks marked `console`; what follows up to the next command is the output.
A command may end with `> FILE`. Where no output is shown, the command must only work. A block below a line that is
nothing but the name of a file and a colon shows that file.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
COPIED = ("examples", "patches", "templates")
FENCE = "```"
_SHOWN_FILE = re.compile(r"^(`([\w./-]+)`:\n\n```\w+\n)(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Shown:
    """A command in a page: the line of the page that it stands in, its words, and the lines shown below it."""

    line: int
    words: tuple[str, ...]
    output: tuple[str, ...]

    @property
    def arguments(self) -> list[str]:
        """The words after `quiltsmith`, without a redirection."""
        return list(self.words[1 : self.words.index(">")] if ">" in self.words else self.words[1:])

    @property
    def target(self) -> str | None:
        """The file that the output goes to."""
        return self.words[self.words.index(">") + 1] if ">" in self.words else None


def pages() -> list[Path]:
    """List all pages of the documentation."""
    top = ("README.md", "README.de.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
    return [*(ROOT / name for name in top), *sorted((ROOT / "docs").glob("*.md"))]


def shown_commands(text: str) -> Iterator[Shown]:
    """Find the commands of a page."""
    lines = text.split("\n")
    is_console = False
    for number, line in enumerate(lines, 1):
        if line.startswith(FENCE):
            is_console = line.strip() == f"{FENCE}console"
        elif is_console and line.startswith("$ quiltsmith"):
            yield Shown(number, tuple(shlex.split(line[2:])), tuple(_output(lines[number:])))


def with_shown_files(text: str) -> str:
    """Give the text of a page with every file that it shows, below a line with its name, as that file is."""
    return _SHOWN_FILE.sub(lambda found: f"{found[1]}{(ROOT / found[2]).read_text(encoding='utf-8')}{FENCE}", text)


def shown_files(text: str) -> list[str]:
    """List the files that a page shows whole."""
    return [found[2] for found in _SHOWN_FILE.finditer(text)]


def _output(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if line.startswith((FENCE, "$ ")):
            return
        yield line
