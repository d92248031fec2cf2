"""How to get an extra: into the environment that runs, whoever made it."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from pathlib import Path

import pytest

from quiltsmith.errors import command_for_extra, system_reason
from quiltsmith.i18n import use_locale


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run in an environment of its own, whose pip is the one that is found."""
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "env"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "env" / "bin" / "python"))
    monkeypatch.setattr(shutil, "which", lambda _: str(tmp_path / "env" / "bin" / "pip"))
    (tmp_path / "env").mkdir()
    return tmp_path / "env"


@pytest.mark.usefixtures("environment")
def test_with_our_own_pip() -> None:
    assert command_for_extra("scan") == "pip install 'quiltsmith[scan]'"


@pytest.mark.parametrize("found", ["/usr/bin/pip", None])
def test_another_pythons_pip_would_not_help(
    environment: Path, found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: found)
    assert command_for_extra("scan") == f"{environment}/bin/python -m pip install 'quiltsmith[scan]'"
    monkeypatch.chdir(environment.parent)
    assert command_for_extra("scan") == "env/bin/python -m pip install 'quiltsmith[scan]'"


def test_blanks_in_the_path_are_quoted(environment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(sys, "executable", "/my games/env/bin/python")
    assert command_for_extra("scan") == "\"/my games/env/bin/python\" -m pip install 'quiltsmith[scan]'"
    assert environment.exists()


def test_pipx_puts_it_into_its_own_environment(environment: Path) -> None:
    (environment / "pipx_metadata.json").touch()
    assert command_for_extra("fast") == "pipx inject quiltsmith 'quiltsmith[fast]'"


def test_windows_has_double_quotes(environment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (environment / "pipx_metadata.json").touch()
    monkeypatch.setattr("quiltsmith.errors._QUOTE", '"')
    assert command_for_extra("fast") == 'pipx inject quiltsmith "quiltsmith[fast]"'


USUAL = (
    *(errno.ENOENT, errno.EACCES, errno.EPERM, errno.EISDIR, errno.ENOTDIR),
    *(errno.ENOSPC, errno.EROFS, errno.ENAMETOOLONG, errno.ELOOP),
)


@pytest.mark.parametrize("number", USUAL)
def test_the_usual_ones_are_told_in_both_languages(number: int) -> None:
    error = OSError(number, os.strerror(number))
    english = system_reason(error)
    assert english == os.strerror(number).lower()
    with use_locale("de"):
        assert system_reason(error) != english


def test_a_rare_one_keeps_the_systems_words() -> None:
    with use_locale("de"):
        assert system_reason(OSError(errno.EXDEV, "Invalid cross-device link")) == "invalid cross-device link"
        assert system_reason(OSError("No luck")) == "no luck"
