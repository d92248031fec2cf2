"""The ranking of all sheets of a call, for people and for scripts."""

from __future__ import annotations

from collections.abc import Iterable

from quiltsmith.cli.reports.brief import fitted
from quiltsmith.cli.reports.sections import short_name
from quiltsmith.cli.terminal.screen import columns_of, json_text, paint, readable, visible, width
from quiltsmith.games.sheets.checked_sheet import Rankable, Ranked
from quiltsmith.i18n import _

_LONGEST_NAME = 30


def ranking_json(ranking: Iterable[Ranked]) -> str:
    """Write the ranking for scripts."""
    records = [
        {
            "rank": ranked.rank,
            "player": ranked.player,
            "total": ranked.total,
            "file": ranked.entry.file,
            "checked": ranked.entry.checked,
            "corrected": ranked.entry.is_corrected,
        }
        for ranked in ranking
    ]
    return json_text(records)


def unranked_json(players: Iterable[Rankable]) -> str:
    """Write for scripts who has no rank, and why."""
    records = [
        {"player": entry.player, "file": entry.file, "reason": entry.why_not}
        for entry in players
        if not entry.is_ranked
    ]
    return json_text(records)


def ranking_text(ranking: list[Ranked], players: Iterable[Rankable] = ()) -> str:
    """Write the ranking for people; players without a rank follow it, each with the reason.

    A total that was not checked from start to end is marked, and so is one that is not what the player claimed.
    """
    unranked = [entry for entry in players if not entry.is_ranked]
    names = [short_name(entry.player) for entry in (*(ranked.entry for ranked in ranking), *unranked)]
    longest = min(_LONGEST_NAME, max(map(columns_of, names), default=0))
    digits = max(3, len(str(len(ranking))))
    lines = [paint(_("Ranking"), "bold")]
    for ranked, name in zip(ranking, names, strict=False):
        line = f"{ranked.rank:>{digits}}. {fitted(name, longest)}  {ranked.total:>4}"
        lines.append(f"{line}  {', '.join(_marks(ranked.entry))}".rstrip())
    for entry, name in zip(unranked, names[len(ranking) :], strict=True):
        line = f"{'-':>{digits}}  {fitted(name, longest)}{' ' * 8}"
        lines.append(f"{line}{fitted(visible(entry.why_not), max(20, width() - digits - longest - 10))}".rstrip())
    return readable("\n".join(lines))


def _marks(entry: Rankable) -> list[str]:
    marks = [_("partly checked")] if entry.checked == "partly" else []
    if entry.is_corrected and entry.claimed not in (None, entry.total):
        marks.append(_("corrected, {claimed} claimed", claimed=entry.claimed))
    elif entry.is_corrected:
        marks.append(_("corrected"))
    return marks
