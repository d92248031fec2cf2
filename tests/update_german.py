"""Write the expected German reports anew: `python -m tests.update_german`.

They are what a German club reads, so read the difference as one of them: is it German throughout, and good German?
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.update_sheets import ROOT, written

GERMAN_REPORTS = Path(__file__).parent / "german_reports"
COMMANDS = {
    "deck-check": ["deck", "check", "tests/bad_decks/disconnected.yaml", "meadow"],
    "deck-show": ["deck", "show", "meadow", "P10", "S03", "--cuts"],
    "deck-stats": ["deck", "stats", "meadow"],
    "deck-stats-of-prices": ["deck", "stats", "classic"],
    "doodle-sheet": ["sheet", "check", "examples/five-mistakes.txt"],
    "doodle-sheet-explained": ["sheet", "check", "examples/german.txt", "--explain-score"],
    "patchwork-game": ["sheet", "check", "examples/patchwork/five-mistakes.txt"],
    "quilt-pair": ["sheet", "check", "examples/patchwork/two-quilts.txt"],
    "sheet-without-a-log": ["sheet", "check", "examples/board-only.txt"],
    "evening": ["sheet", "check", "examples/evening", "no-file.txt", "--brief", "--corrected"],
    "club": ["sheet", "check", "examples/three-players", "--deal", "examples/three-players/deal.yaml", "--brief"],
}


def german_command(name: str) -> list[str]:
    """Give a command that is run in the project's folder."""
    return ["--lang", "de", *COMMANDS[name]]


def main() -> None:
    """Write one file for each report."""
    os.environ.update(NO_COLOR="1", COLUMNS="80")
    for name in COMMANDS:
        (GERMAN_REPORTS / f"{name}.out").write_text(written(german_command(name), ROOT), encoding="utf-8")


if __name__ == "__main__":
    main()
