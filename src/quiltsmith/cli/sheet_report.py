"""Reports on sheets: how much is said about each, in which format, and what all kinds of games share."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from quiltsmith.cli.problem_report import to_github, to_text, told
from quiltsmith.cli.problem_report import verdict as counted
from quiltsmith.cli.terminal_output import ReportFormat, columns_of, labelled, paint, readable, visible, width
from quiltsmith.formats.fields import in_language
from quiltsmith.games.game import Game
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.i18n import _, get_locale, ngettext
from quiltsmith.i18n.number_format import whole

if TYPE_CHECKING:
    from quiltsmith.games.sheets.checked_sheet import Checked


class SheetFormat(StrEnum):
    """How results of sheets are written."""

    TEXT = "text"
    JSON = "json"
    GITHUB = "github"
    CSV = "csv"
    PDF = "pdf"
    HTML = "html"

    @property
    def of_problems(self) -> ReportFormat:
        """The format of problems that are no sheet's."""
        known = {str(one) for one in ReportFormat}
        return ReportFormat(self.value) if self.value in known else ReportFormat.TEXT

    @property
    def is_print(self) -> bool:
        """Whether the ranking is drawn, and nothing else is written."""
        return self in (SheetFormat.PDF, SheetFormat.HTML)


class View(StrEnum):
    """How much is said about each sheet."""

    BRIEF = "brief"
    PROBLEMS = "problems"
    FULL = "full"


def reporter(
    report_format: SheetFormat, view: View, explain_score: bool = False, is_strict: bool = False
) -> Callable[[Checked], str]:
    """Return the function that writes what is to be said about a sheet; of a sheet may be nothing to say."""
    from quiltsmith.cli.terminal_output import json_text

    def report(checked: Checked) -> str:
        if report_format is SheetFormat.GITHUB:
            return "\n".join(told(checked.problems, to_github))
        if report_format is SheetFormat.JSON:
            return json_text(checked.to_json())
        if report_format is not SheetFormat.TEXT:
            return ""
        written = report_of(checked.game)
        if view is View.BRIEF:
            return brief_line(checked, written.short(checked))
        if view is View.PROBLEMS:
            return problems_report(checked, written.short(checked).who) if _fails(checked, is_strict) else ""
        return written.full(checked, explain_score)

    return report


def _fails(checked: Checked, is_strict: bool) -> bool:
    """Return whether a sheet is refused: for its errors, or where one is strict for anything open."""
    return not checked.is_valid or (is_strict and (bool(checked.problems) or checked.checked == "partly"))


_RESULT, _WHO, _PLACE, _GAP = 15, 16, 22, "  "
_USUAL_WIDTH = 80
_NARROWEST = 8


class InShort(NamedTuple):
    """A sheet in few words: whose it is, the total, and how it comes about."""

    who: str
    total: str
    added: str


def brief_line(checked: Checked, short: InShort) -> str:
    """Write a sheet in one line: verdict and total, player, place, and the sum or the codes of its problems."""
    source = checked.text.source
    codes = ", ".join(dict.fromkeys([problem.code for problem in checked.problems])) if checked.problems else ""
    told = verdict_in_short(checked)
    result = f"{told} {short.total:>{_RESULT - 1 - len(told)}}"
    columns = width()
    # Wider screens give room to the place and to what stands after it alike.
    place_columns = max(_NARROWEST, _PLACE + (columns - _USUAL_WIDTH) // 2)
    who = fitted(visible(short.who), _WHO)
    place = fitted(visible(f"{source.name}:{source.first_line}"), place_columns, keeps_end=True)
    rest = columns - _RESULT - _WHO - place_columns - 3 * len(_GAP)
    last = codes or visible(short.added)
    if len(last) > rest // 2:  # only then can it be too wide
        last = fitted(last, max(_NARROWEST, rest))
    return readable(f"{result}{_GAP}{who}{_GAP}{place}{_GAP}{last}".rstrip())


def verdict_in_short(checked: Checked) -> str:
    """Describe in a word or two whether a sheet is in order."""
    problems = checked.problems
    errors = sum([problem.is_error for problem in problems]) if problems else 0
    if errors:
        return ngettext(errors, "{number} error", "{number} errors")
    if checked.checked == "partly":
        return _("partly")
    return ngettext(len(problems), "{number} warning", "{number} warnings") if problems else _("valid")


def fitted(text: str, columns: int, keeps_end: bool = False) -> str:
    """Fill a text up with blanks or cut it off to take so many columns; a path is cut at the start of a name."""
    taken = columns_of(text)
    if taken > columns:
        # Accents have no width, but nobody writes more than some on a letter.
        some = columns - 1 if text.isascii() else 4 * columns
        text = f"…{text[-some:]}" if keeps_end else f"{text[:some]}…"
        while columns_of(text) > columns:
            text = f"…{text[2:]}" if keeps_end else f"{text[:-2]}…"
        if keeps_end and "/" in text:
            text = f"…{text[text.index('/') :]}"
        taken = columns_of(text)
    return text + " " * (columns - taken)


Sheet = TypeVar("Sheet")


class SheetReport(NamedTuple, Generic[Sheet]):
    """What is said about a sheet at the table, with explained scores if wished, and what in one line."""

    full: Callable[[Sheet, bool], str]
    short: Callable[[Sheet], InShort]


def report_of(game: Game) -> SheetReport[Any]:
    """Return the report on sheets of a game: that of its kind, or the plain one."""
    return ruleset_of(game).report or PLAIN_REPORT


_LONGEST_NAME = 40


def verdict(checked: Checked) -> str:
    """Describe in a few words whether a sheet is in order, and whether all of it could be checked."""
    if not checked.problems:
        return _("valid") if checked.checked == "full" else _("partly checked")
    found = counted(checked.problems)
    return found if checked.checked == "full" else _("{problems}, partly checked", problems=found)


def short_name(name: str) -> str:
    """Write a player's name so that it cannot upset the report, however strange or long it is."""
    return visible(name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…")


def _line_of(who: str, checked: Checked) -> str:
    return labelled(paint(who, "bold"), paint(verdict(checked), _colour(checked)))


def head_lines(checked: Checked, who: str, played: str) -> list[str]:
    """Say whose sheet it is and whether it is in order, then of which game, how it was played, and where it is."""
    source = checked.text.source
    first = _line_of(who, checked)
    game, place = f"{titled(checked.game.title)} {played},", f"{visible(source.name)}:{source.first_line}"
    fits = columns_of(game) + 1 + columns_of(place) <= width()
    return [first, f"{game} {place}"] if fits else [first, game, place]


def problems_report(checked: Checked, who: str) -> str:
    """Return whose sheet it is, and what is wrong with it: no board, no scores, no notes."""
    source = checked.text.source
    first = _line_of(short_name(who), checked)
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
    """Return a title in the current locale, or the only one there is."""
    return in_language(title, get_locale())


def full_report(checked: Checked, explain_score: bool = False) -> str:
    """Return whether the sheet is in order, what is wrong, and the total."""
    ranked = checked.rankable
    who = short_name(ranked.player if ranked else checked.text.source.name)
    total = ranked.total if ranked else None
    sections = [
        head_lines(checked, who, _("by the rules of {rules}", rules=checked.game.rules)),
        remarks(checked),
        [_("No total") if total is None else _("Total {total}", total=whole(total))],
    ]
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def in_short(checked: Checked) -> InShort:
    """Return what one line says of a sheet."""
    ranked = checked.rankable
    if ranked is None:
        return InShort("-", "-", _("no total"))
    return InShort(ranked.player, *(("-", _("no total")) if ranked.total is None else (whole(ranked.total), "")))


PLAIN_REPORT = SheetReport(full_report, in_short)
