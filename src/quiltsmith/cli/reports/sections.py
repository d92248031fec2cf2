"""The parts that reports on sheets of all games share."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from quiltsmith.cli.reports.problems import to_text, told
from quiltsmith.cli.terminal.screen import paint, readable, visible, width
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.problem import Level
from quiltsmith.games.sheets.checked import Checked

_LONGEST_NAME = 40


def verdict(checked: Checked) -> str:
    """Say in two words whether a sheet is in order."""
    for level in Level:
        count = sum(problem.level is level for problem in checked.problems)
        if count:
            return f"{count} {level}" if count == 1 else f"{count} {level}s"
    return "valid"


def short_name(name: str) -> str:
    """Write a player's name so that it cannot upset the report, however strange or long it is."""
    return visible(name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…")


def head_lines(checked: Checked, who: str, played: str) -> list[str]:
    """Say whose sheet it is and whether it is in order, then of which game, how it was played, and where it is."""
    source = checked.text.source
    colour = "green" if not checked.problems else "yellow" if checked.is_valid else "red"
    return [
        f"{paint(who, 'bold')}: {paint(verdict(checked), colour)}",
        f"{english(checked.game.title)} {played}, {visible(source.name)}:{source.first_line}",
    ]


def brief_columns(checked: Checked, total: str, added: str, who: str) -> str:
    """Write a sheet in one line of aligned columns: verdict, total, sum, player, place and problem codes."""
    source = checked.text.source
    codes = ", ".join(dict.fromkeys(problem.code for problem in checked.problems))
    line = f"{verdict(checked):<10} {total:>4}  {added:<17}  {who:<16}  {visible(source.name)}:{source.first_line}"
    return readable(f"{line}  {codes}" if codes else line)


def remarks(checked: Checked) -> list[str]:
    """List problems with their places, then notes, then what could not be checked."""
    lines: list[str] = []
    for problem in told(checked.problems, to_text):
        lines += [problem, ""]
    for note in checked.notes:
        lines += _hanging(f"{paint('note:', 'bold')} ", "note: ", note)
    for text in checked.unchecked:
        lines += _hanging(f"{paint('not checked:', 'bold')} ", "not checked: ", text)
    return lines[:-1] if lines and not lines[-1] else lines


def _hanging(label: str, plain_label: str, text: str) -> list[str]:
    first, *more = textwrap.wrap(text, width() - len(plain_label)) or [""]
    return [f"{label}{first}", *(f"{' ' * len(plain_label)}{line}" for line in more)]


def english(title: Mapping[str, str]) -> str:
    """Give the English title, or the only one there is."""
    return in_language(title, "en")
