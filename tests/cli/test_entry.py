"""The command's entry: it works before anything heavy is loaded, and answers an early Ctrl-C in a sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

from quiltsmith.cli.entry import run


class _Interrupted:
    """A module during whose loading somebody presses Ctrl-C."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt


def test_ctrl_c_while_loading(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "quiltsmith.cli.main", _Interrupted())
    with pytest.raises(SystemExit) as stopped:
        run()
    assert stopped.value.code == 130
    assert capsys.readouterr().err == "quiltsmith: interrupted\n"


def test_python_dash_m_runs_the_command() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "quiltsmith", "--version"], capture_output=True, text=True, check=True
    )
    assert result.stdout.startswith("quiltsmith ")
