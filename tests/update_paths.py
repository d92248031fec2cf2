"""Write the output of the commands in `docs/paths/` anew: `python -m tests.update_paths`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.path_pages import PAGES, Shell, install, steps


def main() -> None:
    """Update all pages; commands without output stay without."""
    with tempfile.TemporaryDirectory() as folder:
        shell = Shell(install(Path(folder)))
        for page in PAGES:
            text = page.read_text(encoding="utf-8")
            with tempfile.TemporaryDirectory() as empty:
                shift = 0
                for step in steps(text):
                    if step.file:
                        (Path(empty) / step.file).write_text(step.text, encoding="utf-8")
                        continue
                    _, written = shell.run(step.words, Path(empty))
                    if step.text:
                        start, end = step.span[0] + shift, step.span[1] + shift
                        text = f"{text[:start]}{written}{text[end:]}"
                        shift += len(written) - (end - start)
            page.write_text(text, encoding="utf-8")
        shell.end()


if __name__ == "__main__":
    main()
