"""The ranking: who takes part and why somebody does not, and who has which rank."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from quiltsmith.formats.problems import Problem
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.games.sheets.checked_sheet import Checked, Rankable
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.alphabet import sort_key


def entrant(
    checked: Checked, *, is_strict: bool = False, is_corrected: bool = False, twin: str = ""
) -> Rankable | None:
    """Enter a sheet for the ranking; nobody for a whole game, which says itself who won.

    Sheets with errors have no rank. Corrected, they have one if their only errors are wrong claims, so that the
    right total is known all the same. `twin` is where the same sheet stands before.
    """
    entry = checked.rankable
    if entry is None:
        return None
    if entry.total is not None and not (checked.problems or is_strict or twin):  # as nearly all are
        file, extent = checked.text.source.name, checked.checked
        return Rankable(entry.player, entry.total, "", file, extent, False, None, checked.game.id, entry.deal)
    errors = [problem for problem in checked.problems if problem.is_error]
    mends = is_corrected and entry.total is not None and _are_claims(errors, checked)
    why_not = ""
    if errors and not mends:
        why_not = _errors(errors)
    elif twin:
        why_not = _("the same sheet as {place}", place=twin)
    elif entry.total is None:
        why_not = _("no total: {reason}", reason=entry.why_not) if entry.why_not else _("no total")
    elif is_strict:
        why_not = _strict_reason(checked)
    return entry._replace(
        why_not=why_not,
        file=checked.text.source.name,
        checked=checked.checked,
        is_corrected=bool(errors) and not why_not,
        game=checked.game.id,
        errors=len(errors),
    )


def _are_claims(errors: list[Problem], checked: Checked) -> bool:
    return {problem.code for problem in errors} <= ruleset_of(checked.game).sheets.claims


def _errors(errors: list[Problem]) -> str:
    codes = ", ".join(dict.fromkeys(problem.code for problem in errors))
    return ngettext(len(errors), "{number} error: {codes}", "{number} errors: {codes}", codes=codes)


def _strict_reason(checked: Checked) -> str:
    if checked.checked == "partly":
        return _("only partly checked")
    warnings = checked.problems
    codes = ", ".join(dict.fromkeys(problem.code for problem in warnings))
    if not warnings:
        return ""
    return ngettext(len(warnings), "{number} warning: {codes}", "{number} warnings: {codes}", codes=codes)


class Ranked(NamedTuple):
    """A player's rank."""

    rank: int
    player: str
    total: int
    entry: Rankable


def rank(players: Iterable[Rankable], *, with_errors: bool = False) -> list[Ranked]:
    """Rank the players of each game and deal, one list after the other as they come.

    Most points stand first; of equal ones, those checked in full, and then names as in the alphabet. If asked for,
    who has no rank for errors stands among the others, with the rank that the total would have, and takes it from
    nobody.
    """
    lists: dict[tuple[str, str], list[Rankable]] = {}
    for entry in players:
        if entry.is_ranked or (with_errors and entry.errors > 0):
            lists.setdefault((entry.game, entry.deal), []).append(entry)
    return [ranked for entries in lists.values() for ranked in _ranked(entries)]


def list_titles(players: Iterable[Rankable]) -> dict[tuple[str, str], str]:
    """Return what each list is called: by its game, and the deal that sheets name; a single one has no name."""
    lists = dict.fromkeys((entry.game, entry.deal) for entry in players)
    if len(lists) < 2:
        return dict.fromkeys(lists, "")
    return {(game, deal): _("{game}, deal {deal}", game=game, deal=deal) if deal else game for game, deal in lists}


def _ranked(entries: Iterable[Rankable]) -> Iterator[Ranked]:
    scored = [(entry.total, entry) for entry in entries if entry.total is not None]
    scored.sort(key=lambda pair: (-pair[0], pair[1].checked != "full", sort_key(pair[1].player)))
    position, number, last = 1, 0, None
    for total, entry in scored:
        if total != last:
            position, last = number + 1, total
        yield Ranked(position, entry.player, total, entry)
        number += entry.is_ranked


def ranking_records(ranking: Iterable[Ranked]) -> list[dict[str, Any]]:
    """Return the ranking for programs."""
    return [
        {
            "rank": ranked.rank,
            "player": ranked.player,
            "total": ranked.total,
            "file": ranked.entry.file,
            "checked": ranked.entry.checked,
            "corrected": ranked.entry.is_corrected,
            "game": ranked.entry.game,
            **({"deal": ranked.entry.deal} if ranked.entry.deal else {}),
        }
        for ranked in ranking
    ]


def unranked_records(players: Iterable[Rankable]) -> list[dict[str, Any]]:
    """Return for programs who has no rank, and why."""
    return [
        {"player": entry.player, "file": entry.file, "reason": entry.why_not}
        for entry in players
        if not entry.is_ranked
    ]
