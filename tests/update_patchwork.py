"""Write the expected output of bad patchwork sheets and of the examples anew: `python -m tests.update_patchwork`.

The output is what two players see at the table, so read the difference as one of them.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.update_sheets import ROOT, written

BAD_PATCHWORK = Path(__file__).parent / "bad_patchwork"
PATCHWORK_EXAMPLES = ROOT / "examples" / "patchwork"


def sample_command(sheet: Path) -> list[str]:
    """Give the command that checks a bad sheet in its own folder."""
    return ["sheet", "check", sheet.name]


def example_command(sheet: Path) -> list[str]:
    """Give the command that checks an example in the project's folder."""
    return ["sheet", "check", f"examples/patchwork/{sheet.name}"]


def expected_file(example: Path) -> Path:
    """Give the file with the expected output of an example."""
    return PATCHWORK_EXAMPLES / "expected" / f"{example.stem}.out"


def main() -> None:
    """Write one file of expected output for each bad sheet and each example."""
    os.environ.update(NO_COLOR="1", COLUMNS="80")
    for sheet in sorted(BAD_PATCHWORK.glob("*.txt")):
        output = written(sample_command(sheet), BAD_PATCHWORK)
        sheet.with_suffix(".expected").write_text(output, encoding="utf-8")
    for example in sorted(PATCHWORK_EXAMPLES.glob("*.txt")):
        expected_file(example).write_text(written(example_command(example), ROOT), encoding="utf-8")


if __name__ == "__main__":
    main()
