"""A language is two files: a new one is spoken, printed and read once both are there, and no code is touched."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import catalogues
import pytest
from babel.messages import Catalog

ROOT = catalogues.ROOT


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the package and what is shipped with it, and add the language `xx`, whose words all end in `x`."""
    root = tmp_path_factory.mktemp("project")
    shutil.copytree(
        ROOT / "src" / "quiltsmith", root / "src" / "quiltsmith", ignore=shutil.ignore_patterns("__pycache__")
    )
    for folder in ("templates", "patches", "examples"):
        shutil.copytree(ROOT / folder, root / folder)
    before = {path for path in root.rglob("*") if path.is_file()}
    _write_words(root)
    _write_catalogue(root)
    added = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()} - {
        path.relative_to(root).as_posix() for path in before
    }
    assert added == {"templates/lang/xx.yaml", "src/quiltsmith/i18n/locales/xx.po"}
    catalogues.compile_catalogues(root)
    return root


def _write_words(root: Path) -> None:
    english = (root / "templates" / "lang" / "en.yaml").read_text(encoding="utf-8")
    words = re.sub(
        r"^(sheet\.\w+): .*$", lambda key: f"{key[1]}: {key[1].split('.')[1]}x", english, flags=re.MULTILINE
    )
    words = words.replace("code: en", "code: xx").replace("language: English", "language: Exx")
    words = words.replace('pad.total: "Total"', 'pad.total: "Totalx"')
    (root / "templates" / "lang" / "xx.yaml").write_text(words, encoding="utf-8")


def _write_catalogue(root: Path) -> None:
    catalogue = Catalog(project="quiltsmith", fuzzy=False)
    for message in catalogues.read_catalogue(root / catalogues.LOCALES / catalogues.TEMPLATE):
        if message.id:
            texts = message.id if isinstance(message.id, (tuple, list)) else (message.id,)
            said = tuple(text if message.context == "number format" else f"{text}x" for text in texts)
            catalogue.add(message.id, said if len(said) > 1 else said[0], context=message.context)
    (root / catalogues.LOCALES / "xx.po").write_bytes(catalogues.po_bytes(catalogue))


def run(project: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": str(project / "src"), "QUILTSMITH_LANG": "en", **environment}
    program = "from quiltsmith.cli.entry import run; run()"
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        cwd=project,
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_it_is_listed_and_whole(project: Path) -> None:
    assert "xx    Exx" in run(project, "languages").stdout
    checked = run(project, "language", "check", "xx", "--strict")
    assert (checked.returncode, checked.stdout) == (0, "xx: words in Exx, no problems\n")


def test_it_is_spoken(project: Path) -> None:
    told = run(project, "--lang", "xx", "deck", "check", "meadow")
    assert told.stdout.startswith("meadow: ")
    assert told.stdout.rstrip().endswith("x")
    assert run(project, "deck", "check", "meadow", QUILTSMITH_LANG="xx_XX.UTF-8").stdout == told.stdout
    assert "Optionsx:" in run(project, "--lang", "xx", "pad", "--help").stdout
    assert "drawing.x\n\nFAIL:" in run(project, "--lang", "xx", "explain", "wrong-size").stdout


def test_it_is_printed(project: Path) -> None:
    printed = run(project, "pad", "--lang", "xx", "--live-text", "-o", "pad.svg")
    assert printed.returncode == 0, printed.stderr
    assert "Totalx" in (project / "pad.svg").read_text(encoding="utf-8")


def test_its_sheets_are_read(project: Path) -> None:
    text = (project / "examples" / "good.txt").read_text(encoding="utf-8")
    translated = re.sub(r"\b(game|deck|player|board|log|score|empty|total|pass|cut|start)\b", r"\1x", text)
    (project / "sheet.txt").write_text(translated, encoding="utf-8")
    usual, other = (
        run(project, "sheet", "check", name, "--format", "json") for name in ("examples/good.txt", "sheet.txt")
    )
    assert other.returncode == usual.returncode == 0, other.stdout
    assert other.stdout.replace("sheet.txt", "") == usual.stdout.replace("examples/good.txt", "")


def test_the_studio_speaks_it(project: Path) -> None:
    program = "from quiltsmith.studio.page_texts import page_text; print(page_text('xx', 'deck.saved'))"
    said = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(project / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == "Savedx\n"
