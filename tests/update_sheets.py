"""Write the expected output of bad sheets and of the examples anew: `python -m tests.update_sheets`.

The output is what players see at the table, so read the difference as one of them: is the place exact, is the
message true, does the hint help?
"""

from __future__ import annotations

import io
import os
from contextlib import chdir, redirect_stdout
from pathlib import Path

from quiltsmith.cli.main import app

ROOT = Path(__file__).parent.parent
BAD_SHEETS = Path(__file__).parent / "bad_sheets"
EXAMPLES = ROOT / "examples"
EXPECTED = EXAMPLES / "expected"


def bad_sheet_arguments(sheet: Path) -> list[str]:
    """Give the command that checks a bad sheet in its own folder, against the deals beside it if there are any.

    Some mistakes are only warnings, so that the command is strict.
    """
    beside = (sheet.with_suffix(".yaml"), sheet.with_name(f"{sheet.stem}-2.yaml"))
    deals = [word for deal in beside if deal.is_file() for word in ("--deal", deal.name)]
    return ["sheet", "check", sheet.name, "--strict", *deals]


def example_commands() -> dict[str, list[str]]:
    """Give the commands of all examples in the project's folder, by the name of their expected output."""
    commands = {path.stem: ["sheet", "check", f"examples/{path.name}"] for path in sorted(EXAMPLES.glob("*.txt"))}
    folder = EXAMPLES / "three-players"
    players = [f"examples/three-players/{path.name}" for path in sorted(folder.glob("*.txt"))]
    deal = ["--deal", "examples/three-players/deal.yaml"]
    return commands | {"three-players": ["sheet", "check", *players, *deal]}


def written(arguments: list[str], folder: Path) -> str:
    """Give what a command writes in a folder, and how it ends."""
    out = io.StringIO()
    with chdir(folder), redirect_stdout(out):
        code = app(arguments, standalone_mode=False)
    return f"{out.getvalue()}exit code {code or 0}\n"


def main() -> None:
    """Write one file of expected output for each bad sheet and each example."""
    os.environ.update(NO_COLOR="1", COLUMNS="80")
    for sheet in sorted(BAD_SHEETS.glob("*.txt")):
        output = written(bad_sheet_arguments(sheet), BAD_SHEETS)
        sheet.with_suffix(".expected").write_text(output, encoding="utf-8")
    for name, arguments in example_commands().items():
        (EXPECTED / f"{name}.out").write_text(written(arguments, ROOT), encoding="utf-8")


if __name__ == "__main__":
    main()
