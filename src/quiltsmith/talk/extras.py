"""How to get libraries that only some commands need, into the place where this program runs."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

_OF_PIPX = "pipx_metadata.json"
"""A file that pipx keeps in every environment it makes."""

_QUOTE = '"' if os.name == "nt" else "'"
"""The command window of Windows knows no single quotes."""


def command_for_extra(extra: str) -> str:
    """Write the command that adds an extra, such as `pip install 'quiltsmith[scan]'`."""
    package = f"{_QUOTE}quiltsmith[{extra}]{_QUOTE}"
    if Path(sys.prefix, _OF_PIPX).exists():
        return f"pipx inject quiltsmith {package}"
    pip = shutil.which("pip")
    if pip is None or not Path(pip).is_relative_to(sys.prefix):
        # Another Python's pip would put it where we do not find it.
        return f"{_shown(sys.executable)} -m pip install {package}"
    return f"pip install {package}"


def _shown(program: str) -> str:
    """Give a program as one would type it here: without the folder that we are in, in quotes if it has blanks."""
    path = Path(program)
    shown = str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else program
    return f'"{shown}"' if " " in shown else shown
