"""A checked sheet in one line: columns that hold on a screen of 80 columns, whatever the names are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from quiltsmith.cli.terminal.screen import columns_of, readable, visible, width
from quiltsmith.i18n import _, ngettext

if TYPE_CHECKING:
    from quiltsmith.games.sheets.checked_sheet import Checked

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
    """Say in a word or two whether a sheet is in order."""
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
