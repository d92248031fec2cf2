"""Sheets beside each other: what exists once can be on one of them only.

Only summaries of single sheets are looked at, in their order, so that the answer is the same whoever checked them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import EMPTY_CHARACTERS, SheetText
from quiltsmith.formats.source import Source
from quiltsmith.games.sheets.checked_sheet import NOTHING, Checked, Findings, Summary
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.i18n import _


class Twins:
    """Remembers sheets, as few bytes as will do: there can be many."""

    def __init__(self) -> None:
        self._seen: dict[bytes, str] = {}

    def find(self, data: bytes, place: str) -> str:
        """Return where the same sheet stood before; nothing if it is new, or has nothing in it."""
        said = data.strip()
        if b"\r" in said:
            said = said.replace(b"\r\n", b"\n")
        if not said:
            return ""
        digest = blake2b(said, digest_size=16).digest()
        first = self._seen.get(digest)
        if first is None:
            self._seen[digest] = place
        return first or ""


def tell_twin(text: SheetText, twin: str) -> None:
    """Say of a sheet that it stood somewhere before, if it did."""
    if twin:
        message = _("this is the same sheet as {place}", place=twin)
        hint = _("the ranking counts it once; keep one of the two")
        text.problems.append(diagnostics.sheet_twice(text.first_place(), message, hint))


def compare_sheets(summaries: Iterable[Summary | None]) -> Iterator[Findings]:
    """Say about every sheet, in order, what the others tell about it; looks ahead by one sheet at most.

    Sheets that belong together lie beside each other in one file and are taken two by two.
    """
    waiting: Summary | None = None
    for summary in summaries:
        if waiting is not None:
            before, waiting = waiting, None
            if summary is not None and before.file == summary.file and before.is_partner_of(summary):
                yield from before.compare(summary)
                continue
            yield NOTHING
        if summary is not None and summary.has_partner:
            waiting = summary
        else:
            yield NOTHING
    if waiting is not None:
        yield NOTHING


_LEAST_FILLED = 0.5
"""What share of a board must be filled before another one like it is no accident."""
_DRAWN = "".join("." if chr(code) in EMPTY_CHARACTERS else "#" for code in range(128))
"""What characters of a board become where only filled and empty spaces count."""


def board_rows(text: SheetText) -> str:
    """Return all that is drawn on the boards of a sheet, row after row."""
    return "".join([row for board in text.boards.values() for _number, row in board.rows])


def _pattern(rows: str) -> list[int]:
    """Return which spaces belong together, whatever letters they have."""
    order: dict[str, int] = dict.fromkeys(EMPTY_CHARACTERS, 0)
    return [order.setdefault(character, len(order)) for character in rows]


class _DrawnBoard(NamedTuple):
    """A board, and whose sheet it is on."""

    rows: str
    player: str
    place: str


class Repeats:
    """Collects what sheets have that other sheets have too, in their order; it is told once for all of them."""

    def __init__(self) -> None:
        self._boards: dict[str, list[_DrawnBoard]] = {}
        self._same_boards: list[Problem] = []
        self._summaries: dict[tuple[type[Summary], str], list[Summary]] = {}

    def add(self, rows: str, player: str, file: str, line: int, summary: Summary | None) -> None:
        """Look at one more sheet: the rows of its board, whose it is, where it stands, and its summary."""
        drawn = rows.translate(_DRAWN)
        if drawn and drawn.count(".") <= _LEAST_FILLED * len(drawn):
            board = _DrawnBoard(rows, player, f"{file}:{line}")
            # Letters are compared only where the same spaces are filled, which is rare among thousands of sheets.
            like = self._boards.setdefault(drawn, [])
            before = next((one for one in like if _pattern(one.rows) == _pattern(rows)), None)
            if before is None:
                like.append(board)
            elif _plain(before.player) != _plain(player):
                self._same_boards.append(_same_board(player, before, file, line))
        if summary is not None and summary.only_one is not None:
            self._summaries.setdefault((type(summary), summary.only_one), []).append(summary)

    def problems(self) -> list[Problem]:
        """Return what is to be told, now that all sheets are known."""
        groups: dict[type[Summary], list[list[Summary]]] = {}
        for (kind, _unused), found in self._summaries.items():
            if len(found) > 1:
                groups.setdefault(kind, []).append(found)
        return [*self._same_boards, *(found[0][0].repeated(found) for found in groups.values())]


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()


def _same_board(player: str, before: _DrawnBoard, file: str, line: int) -> Problem:
    names = {"player": player, "other": before.player, "place": before.place}
    message = _("the board of {player} is the same as that of {other} in `{place}`", **names)
    hint = _("nobody draws the same quilt by accident: was a sheet copied to begin another?")
    return diagnostics.same_board(Source(file, "").place(line), message, hint)


def repeats_in(sheets: Iterable[Checked]) -> list[Problem]:
    """Return what checked sheets have that exists once, and boards that are there under two names."""
    repeats = Repeats()
    for checked in sheets:
        text, entry = checked.text, checked.rankable
        player = entry.player if entry else text.source.name
        repeats.add(board_rows(text), player, text.source.name, text.source.first_line, checked.summary)
    return repeats.problems()


def check_related(checking: SheetChecking, texts: Iterable[SheetText]) -> list[Checked]:
    """Check sheets; those about which the others tell something are checked again with that."""
    seen, twins, alone = Twins(), list[str](), list[Checked]()
    for text in texts:
        source = text.source
        twins.append(seen.find(source.text.encode(), f"{source.name}:{source.first_line}"))
        tell_twin(text, twins[-1])
        alone.append(checking.check(text))
    findings = compare_sheets(checked.summary for checked in alone)
    return [
        _check_again(checking, checked, twin, found) if found else checked
        for checked, twin, found in zip(alone, twins, findings, strict=True)
    ]


def _check_again(checking: SheetChecking, checked: Checked, twin: str, found: Findings) -> Checked:
    text = parse_sheet(checked.text.source)
    tell_twin(text, twin)
    return checking.check(text, found)
