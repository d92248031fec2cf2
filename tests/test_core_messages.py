"""What the core says names things, not options of one door: each door adds how options are written there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import quiltsmith
from tests.parsed import nodes

ROOT = Path(quiltsmith.__file__).parent
SAYING = {"say", "count", "_", "ngettext"}
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
WRITTEN_INTO_FILES = {"Check sheets against it with `quiltsmith sheet check SHEET --deal THIS-FILE`."}
"""Comments of files that the command line writes and reads."""


def said(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAYING:
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def test_no_message_of_the_core_names_an_option_of_the_command_line() -> None:
    core = [path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] != "cli"]
    assert [
        f"{path.relative_to(ROOT)}: {text}"
        for path in core
        for text in said(path)
        if OPTION.search(text) and text not in WRITTEN_INTO_FILES
    ] == []
