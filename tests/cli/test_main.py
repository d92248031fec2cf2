"""Refusals are sentences, mistakes of ours are told as ours: commands catch the one class and nothing wider."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import quiltsmith.cli
from quiltsmith.cli.main import default_language
from quiltsmith.errors import QuiltsmithError
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.sheets import calibration
from tests.conftest import Command
from tests.parsed import nodes

CLI = Path(quiltsmith.cli.__file__).parent
WIDE = {"ValueError", "TypeError", "LookupError", "KeyError", "RuntimeError", "Exception", "BaseException"}


def fail_with(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(calibration, "calibration_document", fail)


def test_a_refusal_is_a_sentence(quiltsmith: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fail_with(QuiltsmithError("no; take another"), monkeypatch)
    result = quiltsmith("calibrate", cwd=tmp_path)
    assert (result.code, result.err) == (2, "quiltsmith: no; take another\n")


@pytest.mark.parametrize("error", [ValueError("min() of nothing"), TypeError("int"), KeyError("rows")])
def test_a_mistake_of_ours_is_never_told_as_the_users(
    error: Exception, quiltsmith: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fail_with(error, monkeypatch)
    result = quiltsmith("calibrate", cwd=tmp_path)
    what = f"{type(error).__name__}: {error}"
    told = f"quiltsmith: this should not have happened ({what}); please report it with the file you used\n"
    assert (result.code, result.err) == (2, told)


def test_debugging_shows_the_traceback(
    quiltsmith: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fail_with(ValueError("ours"), monkeypatch)
    monkeypatch.setenv("QUILTSMITH_DEBUG", "1")
    with pytest.raises(ValueError, match="ours"):
        quiltsmith("calibrate", cwd=tmp_path)


def test_a_mistake_in_reading_an_argument_is_ours_too(
    quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(_: str) -> None:
        raise ValueError("ours")

    monkeypatch.setattr(Shape, "parse", parse)
    assert "this should not have happened (ValueError: ours)" in quiltsmith("shape", "##").err


@pytest.mark.parametrize("module", sorted(CLI.rglob("*.py")), ids=lambda path: str(path.relative_to(CLI)))
def test_commands_catch_nothing_wider_than_refusals(module: Path) -> None:
    caught = [
        name.id
        for node in nodes(module)
        if isinstance(node, ast.ExceptHandler)
        for name in (ast.walk(node.type) if node.type else [ast.Name("BaseException")])
        if isinstance(name, ast.Name) and name.id in WIDE
    ]
    assert caught == (["Exception"] if module.name == "main.py" else [])


LOCALE = ("QUILTSMITH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LC_MESSAGES": "de_AT.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"QUILTSMITH_LANG": "en", "LC_ALL": "de_DE"}, "en"),
        ({"QUILTSMITH_LANG": "DE", "LC_ALL": "C"}, "de"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_the_command_line_is_heard_before_the_environment(
    quiltsmith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUILTSMITH_LANG", "de")
    assert "gibt es nicht" in quiltsmith("pad", "dodle").err
    assert "there is no game `dodle`" in quiltsmith("--lang", "en", "pad", "dodle").err
    monkeypatch.delenv("QUILTSMITH_LANG")
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    assert "there is no game `dodle`" in quiltsmith("pad", "dodle").err
    assert "gibt es nicht" in quiltsmith("--lang", "de", "pad", "dodle").err
    assert "there is no game `dodle`" in quiltsmith("pad", "dodle").err


def test_a_language_that_is_not_spoken_is_wrong_use(quiltsmith: Command) -> None:
    result = quiltsmith("--lang", "xx", "games")
    assert result.code == 2
    assert "there is no language `xx`; known here: en, " in result.err


def test_paper_speaks_the_language_of_talk_unless_it_is_told(quiltsmith: Command) -> None:
    assert "spieler:" in quiltsmith("--lang", "de", "sheet", "new").out
    assert "player:" in quiltsmith("--lang", "de", "sheet", "new", "--lang", "en").out
    assert "player:" in quiltsmith("sheet", "new").out
