"""Write the output of the commands in the documentation anew: `python -m tests.update_docs [PAGE...]`.

Only commands whose output is shown get new output. Files that a page shows are shown as they are. Read the
difference as a newcomer would.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.docs_commands import COPIED, ROOT, Shown, pages, shown_commands, with_shown_files


def written(shown: Shown, folder: Path) -> list[str]:
    """Run a command and give the lines that it writes."""
    command = [sys.executable, "-m", "quiltsmith", *shown.arguments]
    environment = os.environ | {
        "NO_COLOR": "1",
        "COLUMNS": "80",
        "PYTHONIOENCODING": "utf-8",
        "QUILTSMITH_LANG": "en",
    }
    result = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    if shown.target:
        (folder / shown.target).write_text(result.stdout, encoding="utf-8")
        return []
    return f"{result.stdout}{result.stderr}".splitlines()


def updated(text: str, folder: Path) -> str:
    """Give the text of a page with new output."""
    lines = text.split("\n")
    shift = 0
    for shown in shown_commands(text):
        output = written(shown, folder)
        if shown.output and not shown.target:
            start = shown.line + shift
            lines[start : start + len(shown.output)] = output
            shift += len(output) - len(shown.output)
    return "\n".join(lines)


def main() -> None:
    """Update the pages that are named, or all."""
    for page in [Path(name).resolve() for name in sys.argv[1:]] or pages():
        with tempfile.TemporaryDirectory() as folder:
            for name in COPIED:
                shutil.copytree(ROOT / name, Path(folder) / name)
            text = updated(with_shown_files(page.read_text(encoding="utf-8")), Path(folder))
            page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
