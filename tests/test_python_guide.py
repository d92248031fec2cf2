"""The guide for Python is true: its examples run, in the order of the page, and write what it says."""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import quiltsmith as qs
from tests.docs_commands import COPIED, ROOT

GUIDE = ROOT / "docs" / "python.md"
BLOCK = re.compile(r"^```(pycon|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_its_examples_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    text = GUIDE.read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    blocks = list(BLOCK.finditer(text))
    assert len(blocks) == text.count("```") / 2
    for block in blocks:
        line = text.count("\n", 0, block.start(2))
        if block[1] == "python":
            exec(compile("\n" * line + block[2], str(GUIDE), "exec"), names)  # noqa: S102 - it is our own page
            continue
        written: list[str] = []
        shown = doctest.DocTestParser().get_doctest(block[2], names, GUIDE.name, str(GUIDE), line)
        failed = doctest.DocTestRunner().run(shown, out=written.append, clear_globs=False).failed
        names.update(shown.globs)
        assert failed == 0, "".join(written)
    page = (tmp_path / "deck.html").read_text(encoding="utf-8")
    assert page.count('<img src="data:image/svg+xml') == 2


def test_it_lists_every_name() -> None:
    rows = re.findall(r"^\| `(\w+)", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(qs.__all__)


@pytest.mark.parametrize(
    "name", ["DeckVerdict", "SheetVerdict", "Problem", "Deck", "Game", "Deal", "Shape", "Board"]
)
def test_what_it_says_of_a_value_is_there(name: str) -> None:
    row = next(line for line in GUIDE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| `{name}`"))
    known = set(dir(getattr(qs, name))) | set(getattr(qs, name).__annotations__)
    assert {word for word in re.findall(r"`(\w+)", row) if not hasattr(qs, word)} <= known
