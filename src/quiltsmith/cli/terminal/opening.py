"""`--open`: show a printed file in the system's own viewer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from quiltsmith.cli.failure import Failure
from quiltsmith.i18n import _


def open_file(path: Path) -> None:
    """Start the viewer that the system has for a file, and do not wait for it."""
    try:
        if sys.platform == "win32":
            os.startfile(path)  # noqa: S606
            return
        program = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(  # noqa: S603
            [program, str(path.absolute())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        raise Failure(_("{path} is written, but no viewer could be started for it", path=path)) from None
