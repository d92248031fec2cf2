"""Which language a command talks in."""

from __future__ import annotations

import pytest

from quiltsmith.cli.languages import usual_language
from tests.conftest import Command

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
    assert usual_language(environment) == language


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
    result = quiltsmith("--lang", "fr", "games")
    assert result.code == 2
    assert "--lang cannot be `fr`; choose from en, de" in result.err


def test_paper_speaks_the_language_of_talk_unless_it_is_told(quiltsmith: Command) -> None:
    assert "spieler:" in quiltsmith("--lang", "de", "sheet", "new").out
    assert "player:" in quiltsmith("--lang", "de", "sheet", "new", "--lang", "en").out
    assert "player:" in quiltsmith("sheet", "new").out
