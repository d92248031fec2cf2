"""Sheets beside each other: what exists once can be on one of them only.

Only summaries of single sheets are looked at, in their order, so that the answer is the same whoever checked them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quiltsmith.games.sheets.findings import NOTHING, Findings, Summary


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
