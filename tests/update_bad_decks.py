"""Write the expected output of all bad decks anew: `python -m tests.update_bad_decks`, then read the difference.

The output is what a person sees, so look at every changed line as one: is the place exact, is the message true,
does the hint help?
"""

from __future__ import annotations

import io
import os
from contextlib import chdir, redirect_stdout
from pathlib import Path

from quiltsmith.cli.main import app

FOLDER = Path(__file__).parent / "bad_decks"


def expected_file(deck: Path) -> Path:
    """Give the file with the expected output of a deck."""
    return deck.with_suffix(".expected")


def checked(deck: Path) -> str:
    """Give what `quiltsmith deck check` writes about a deck in its own folder, and how it ends."""
    out = io.StringIO()
    with chdir(deck.parent), redirect_stdout(out):
        code = app(["deck", "check", deck.name], standalone_mode=False)
    return f"{out.getvalue()}exit code {code}\n"


def main() -> None:
    """Write one file of expected output for each bad deck, and remove those without one."""
    os.environ["NO_COLOR"] = "1"
    decks = sorted(FOLDER.glob("*.yaml"))
    for stale in set(FOLDER.glob("*.expected")) - {expected_file(deck) for deck in decks}:
        stale.unlink()
    for deck in decks:
        expected_file(deck).write_text(checked(deck), encoding="utf-8")


if __name__ == "__main__":
    main()
