"""Where the `quiltsmith` command starts: nothing is loaded yet, so even an early Ctrl-C ends in a sentence."""

from __future__ import annotations

import sys

from quiltsmith.cli.failure import INTERRUPTED


def run() -> None:
    """Load the command line and run it."""
    try:
        from quiltsmith.cli.main import run as run_commands
    except KeyboardInterrupt:
        sys.stderr.write("quiltsmith: interrupted\n")
        sys.exit(INTERRUPTED)
    run_commands()
