"""Which tests need Linux: those that name its programs or what only it has, and those that import such a one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
_SCRIPT = TESTS.parent / "tools" / "install-system-packages.sh"
_NAMES = (
    r"\bimport (?:resource|pty|fcntl|termios)\b",
    r"\bos\.(?:fork|mkfifo|killpg|getuid|sched_\w+|pipe)\b",
    r"\bsignal\.(?:SIGHUP|SIGKILL|SIGUSR\d|SIGALRM|pthread_\w+|alarm)\b",
    r"\b(?:preexec_fn|symlink_to|mkfifo|start_new_session|chmod)\b",
    r"[\"'](?:/bin/\w+|/dev/\w+|/proc/.*|sh|bash|chmod)[\"']",
    r"\bplaywright\b",
)
_IMPORT = re.compile(r"^(?:from|import) (tests(?:\.\w+)+)", re.MULTILINE)


@cache
def only_linux() -> frozenset[Path]:
    """List the files of tests that can be run on Linux only."""
    texts = {path: path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py")}
    named = re.compile("|".join((*_NAMES, *(rf"[\"']{program}[\"']" for program in _programs()))))
    found = {path for path, text in texts.items() if named.search(text) and path != Path(__file__)}
    imports = {path: {_file(name) for name in _IMPORT.findall(text)} for path, text in texts.items()}
    while more := {path for path in texts.keys() - found if imports[path] & found}:
        found |= more
    return frozenset(found)


def _programs() -> list[str]:
    listed = _SCRIPT.read_text(encoding="utf-8").split('packages="\n')[1].split('"\n')[0]
    return [program for line in listed.splitlines() for program in line.split()[1:]]


def _file(module: str) -> Path:
    return TESTS.parent / Path(*module.split(".")).with_suffix(".py")
