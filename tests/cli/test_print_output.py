"""`--open`: the system's viewer gets the file, and a system without one is told about."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Command


def test_the_viewer_gets_the_file(tmp_path: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: started.append(words))
    assert quiltsmith("calibrate", "-o", "page.pdf", "--open", cwd=tmp_path).code == 0
    assert started == [["xdg-open", str(tmp_path / "page.pdf")]]


def test_without_a_viewer_the_file_is_there_all_the_same(
    tmp_path: Path, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "Popen", fail)
    result = quiltsmith("calibrate", "-o", "page.pdf", "--open", cwd=tmp_path)
    assert (result.code, result.err) == (
        2,
        "quiltsmith: page.pdf is written, but no viewer could be started for it\n",
    )
    assert (tmp_path / "page.pdf").is_file()
