"""Help in every language: all of it is in the catalogues, and lists of commands are not cut short."""

from __future__ import annotations

import re

import pytest
import typer
from typer.core import TyperGroup
from write_commands import help_text

from quiltsmith.cli.help_texts import METAVARS, metavar_text
from quiltsmith.cli.main import app
from quiltsmith.i18n import locales, use_locale
from tests.conftest import Command
from tests.i18n.test_catalogues import template
from tests.test_commands_page import COMMANDS

OTHERS = [language for language in locales() if language != "en"]


def in_template(text: str) -> bool:
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n")) in template()


@pytest.mark.parametrize("name", COMMANDS)
def test_all_of_the_help_is_in_the_catalogues(name: str) -> None:
    context, command = COMMANDS[name]
    texts = [command.help or "", *(parameter.help or "" for parameter in command.get_params(context))]
    assert [text for text in texts if not in_template(text)] == []
    metavars = {word for one in command.get_params(context) for word in re.findall("[A-Z]{3,}", one.metavar or "")}
    assert metavars <= set(METAVARS)


@pytest.mark.parametrize("language", OTHERS)
def test_lists_of_commands_cut_nothing_short(language: str) -> None:
    with use_locale(language):
        command = typer.main.get_command(app)
        context = typer.Context(command, info_name="quiltsmith", terminal_width=80, max_content_width=80)
        shown = help_text(context)
    assert isinstance(command, TyperGroup)
    lines = [line for line in shown.splitlines() if line.startswith("  ") and line.split()[0] in command.commands]
    assert len(lines) >= len(command.commands) - 1
    assert [line for line in lines if line.endswith("...")] == []


def test_german_help(quiltsmith: Command) -> None:
    shown = quiltsmith("--lang", "de", "pad", "--help").out
    assert shown.startswith("Aufruf: quiltsmith pad [OPTIONEN] [SPIEL]\n\n  Druckt Wertungsblöcke.")
    assert "\nArgumente:\n" in shown
    assert "Beispiel: quiltsmith pad doodle" in shown
    assert "[Standard: a4]" in shown
    assert quiltsmith("pad", "--help").out.startswith("Usage: quiltsmith pad [OPTIONS] [GAME]")


def test_values_are_named_in_the_language() -> None:
    with use_locale("de"):
        assert metavar_text("[FOLDER...]") == "[ORDNER...]"
        assert metavar_text("RxC") == "RxC"
