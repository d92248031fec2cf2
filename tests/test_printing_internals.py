from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest

PAGE = Path(__file__).parent.parent / "docs" / "printing-internals.md"


def test_the_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    monkeypatch.chdir(tmp_path)
    exec(compile(code, str(PAGE), "exec"), {})  # noqa: S102 - it is our own page
    with pikepdf.open("sheets.pdf") as pdf:
        assert len(pdf.pages) == 3
