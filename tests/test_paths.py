"""What four people type, from an empty folder with the wheel installed, does what `docs/paths/` says.

Why is a test here failing? The output of a command changed, or a page was edited by hand. If the new output is
what you want, run `python -m tests.update_paths`, and read the difference as a newcomer would.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.path_pages import PAGES, ROOT, Shell, install, steps


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def shell(installed: Path) -> Iterator[Shell]:
    shell = Shell(installed)
    yield shell
    shell.end()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_path_leads_where_the_page_says(page: Path, shell: Shell, tmp_path: Path) -> None:
    for step in steps(page.read_text(encoding="utf-8")):
        if step.file:
            (tmp_path / step.file).write_text(step.text, encoding="utf-8")
            continue
        code, written = shell.run(step.words, tmp_path)
        assert code in (0, 1, 2), step.words
        assert "Traceback" not in written
        if step.text:
            assert written.splitlines() == step.text.splitlines(), step.words
        else:
            assert code == 0, written


def test_it_is_the_wheel_that_runs(installed: Path, tmp_path: Path) -> None:
    code = "import quiltsmith, quiltsmith.cli.main; print(quiltsmith.__file__)"
    environment = os.environ | {"PYTHONPATH": str(installed)}
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert Path(found.stdout.strip()) == installed / "quiltsmith" / "__init__.py"
    script = [sys.executable, str(installed / "bin" / "quiltsmith"), "--version"]
    assert subprocess.run(script, cwd=tmp_path, env=environment, check=False, capture_output=True).returncode == 0


def test_there_are_four_people_and_a_season() -> None:
    assert [page.stem for page in PAGES] == ["designer", "developer", "hobbyist", "organiser", "season"]


def test_the_lines_after_make_kit_work_as_they_are_written(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    first, *lines = readme.partition("```sh\n")[2].partition("```")[0].splitlines()
    assert first == "make kit"
    (tmp_path / ".venv").symlink_to(sys.prefix)
    environment = {**os.environ, "PATH": "/usr/bin:/bin", "QUILTSMITH_LANG": "en"}
    result = subprocess.run(
        ["sh", "-e", "-c", "\n".join(lines)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "output/doodle-pad-a5.pdf\n", "")
