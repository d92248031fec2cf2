"""The documentation is true: every command that it shows is run, and writes what the page says.

Why is a test here failing? The output of a command changed, or a page was edited by hand. If the new output is
what you want, run `python -m tests.update_docs`, and read the difference as a newcomer would.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.conftest import Command
from tests.docs_commands import COPIED, ROOT, pages, shown_commands, with_shown_files


def pages_with_commands() -> list[Path]:
    """List the pages that show commands; the others need no copies of our files."""
    return [page for page in pages() if any(shown_commands(page.read_text(encoding="utf-8")))]


@pytest.mark.usefixtures("quick_par")
@pytest.mark.parametrize("page", pages_with_commands(), ids=lambda page: page.name)
def test_commands_write_what_the_page_shows(page: Path, tmp_path: Path, quiltsmith: Command) -> None:
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name)
    for shown in shown_commands(page.read_text(encoding="utf-8")):
        result = quiltsmith(*shown.arguments, cwd=tmp_path)
        where = f"{page.name}:{shown.line}"
        assert result.code in (0, 1), f"{where}: {result.err}"
        if shown.target:
            (tmp_path / shown.target).write_text(result.out, encoding="utf-8")
        elif shown.output:
            assert f"{result.out}{result.err}".splitlines() == list(shown.output), where


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_a_page_shows_files_as_they_are(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert with_shown_files(text) == text


@pytest.mark.parametrize("name", ["good.txt", "german.txt"])
def test_the_guide_shows_the_very_sheets_of_the_examples(name: str) -> None:
    guide = (ROOT / "docs" / "verify-a-sheet.md").read_text(encoding="utf-8")
    assert f"```text\n{(ROOT / 'examples' / name).read_text(encoding='utf-8')}```" in guide
