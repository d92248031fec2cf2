"""Sheets beside each other: what exists once can be on one of them only.

Only summaries of single sheets are looked at, in their order, so that the answer is the same whoever checked them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b

from quiltsmith.formats import diagnostics
from quiltsmith.formats.sheet_text import SheetText
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

    Sheets that belong together lie beside each other in one file and are taken two by two. Of what exists once,
    the first sheet that has it is the one that the others are compared with.
    """
    firsts: dict[str, Summary] = {}
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
        elif summary is None or summary.only_one is None:
            yield NOTHING
        else:
            first = firsts.setdefault(summary.only_one, summary)
            yield NOTHING if first is summary else summary.beside(first)
    if waiting is not None:
        yield NOTHING


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
