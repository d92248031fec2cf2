"""`--open`: the system's viewer gets the file, and a system without one is told about."""

from __future__ import annotations

import subprocess
import sys
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


def piped(*words: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a script does, with standard output in a pipe."""
    command = [sys.executable, "-m", "quiltsmith", *words]
    return subprocess.run(command, capture_output=True, check=False)


@pytest.mark.parametrize(
    ("words", "start"),
    [
        ("pad -o -", b"%PDF-"),
        ("pad -o - --kind svg", b"<?xml"),
        ("pad --paper a5 -o - --kind png", b"\x89PNG"),
        ("deal meadow --seed 7 -o - --kind pdf", b"%PDF-"),
        ("deal meadow --seed 7 -o -", b"# A deal"),
    ],
)
def test_a_print_goes_to_standard_output(words: str, start: bytes) -> None:
    result = piped(*words.split())
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.startswith(start)


def test_a_pipe_holds_the_same_bytes_as_a_file(tmp_path: Path) -> None:
    assert piped("pad", "-o", str(tmp_path / "pad.pdf")).returncode == 0
    assert piped("pad", "-o", "-").stdout == (tmp_path / "pad.pdf").read_bytes()


def test_what_standard_output_cannot_hold(quiltsmith: Command, tmp_path: Path) -> None:
    result = quiltsmith("pad", "--sheets", "3", "-o", "-", "--kind", "png")
    assert (result.code, result.out) == (2, "")
    assert result.err == (
        "quiltsmith: standard output holds one PNG, and this has 3 pages; a PDF holds them all\n"
    )
    result = quiltsmith("pad", "-o", tmp_path / "pad.pdf", "--kind", "pdf")
    assert (result.code, "--kind is for standard output" in result.err) == (2, True)
