"""The parts that reports on sheets of all games share."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from quiltsmith.cli.reports.problems import to_text, told
from quiltsmith.cli.reports.problems import verdict as counted
from quiltsmith.cli.terminal.screen import columns_of, paint, readable, visible, width
from quiltsmith.formats.fields import in_language
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.i18n import _, get_locale

_LONGEST_NAME = 40


def verdict(checked: Checked) -> str:
    """Say in a few words whether a sheet is in order, and whether all of it could be checked."""
    if not checked.problems:
        return _("valid") if checked.checked == "full" else _("partly checked")
    found = counted(checked.problems)
    return found if checked.checked == "full" else _("{problems}, partly checked", problems=found)


def short_name(name: str) -> str:
    """Write a player's name so that it cannot upset the report, however strange or long it is."""
    return visible(name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…")


def head_lines(checked: Checked, who: str, played: str) -> list[str]:
    """Say whose sheet it is and whether it is in order, then of which game, how it was played, and where it is."""
    source = checked.text.source
    first = f"{paint(who, 'bold')}: {paint(verdict(checked), _colour(checked))}"
    game, place = f"{titled(checked.game.title)} {played},", f"{visible(source.name)}:{source.first_line}"
    fits = columns_of(game) + 1 + columns_of(place) <= width()
    return [first, f"{game} {place}"] if fits else [first, game, place]


def problems_report(checked: Checked, who: str) -> str:
    """Say whose sheet it is, and what is wrong with it: no board, no scores, no notes."""
    source = checked.text.source
    first = f"{paint(short_name(who), 'bold')}: {paint(verdict(checked), _colour(checked))}"
    lines = [f"{first} ({visible(source.name)}:{source.first_line})", "", *_listed_problems(checked)]
    if checked.is_valid:
        lines += _unchecked(checked)
    return readable("\n".join(lines).rstrip())


def remarks(checked: Checked) -> list[str]:
    """List problems with their places, then notes, then what could not be checked."""
    lines = _listed_problems(checked)
    for note in checked.notes:
        lines += hanging(_("note:"), note)
    lines += _unchecked(checked)
    return lines[:-1] if lines and not lines[-1] else lines


def _listed_problems(checked: Checked) -> list[str]:
    lines: list[str] = []
    for problem in told(checked.problems, to_text):
        lines += [problem, ""]
    return lines


def _unchecked(checked: Checked) -> list[str]:
    return [line for text in checked.unchecked for line in hanging(_("not checked:"), text)]


def hanging(label: str, text: str, colour: str = "bold") -> list[str]:
    """Write a text behind its label, and what does not fit below it."""
    indent = len(label) + 1
    first, *more = textwrap.wrap(text, width() - indent) or [""]
    label = paint(label, colour) if colour else label
    return [f"{label} {first}", *(f"{' ' * indent}{line}" for line in more)]


def _colour(checked: Checked) -> str:
    if not checked.is_valid:
        return "red"
    return "yellow" if checked.problems or checked.checked == "partly" else "green"


def titled(title: Mapping[str, str]) -> str:
    """Give a title in the language of talk, or the only one there is."""
    return in_language(title, get_locale())
