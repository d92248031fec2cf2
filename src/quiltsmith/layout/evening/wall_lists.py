"""Checked sheets as lists for the wall: one for each game and deal, and the standings of games of two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.formats.fields import in_language
from quiltsmith.games.sheets.checked_sheet import Checked, Rankable
from quiltsmith.games.sheets.player_quilts import PlayerQuilts
from quiltsmith.games.sheets.ranking import Ranked, rank
from quiltsmith.games.sheets.standings import Match, Standing, standings
from quiltsmith.i18n.alphabet import sort_key
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.evening.ranking_document import RankedQuilts, WallList
from quiltsmith.style.print_style import Style


class EveningSheet(Struct, frozen=True):
    """What is left of a checked sheet: who is ranked, or which game it was, and what was sewn."""

    entry: Rankable | None
    match: Match | None
    quilts: tuple[PlayerQuilts, ...] = ()


def counted(style: Style, key: str, number: int) -> str:
    """Return a text that counts something, such as players."""
    return style.counted(f"evening.{key}", number, number=whole(number))


def wall_lists(sheets: Sequence[EveningSheet], style: Style, title: str | None = None) -> list[WallList]:
    """Return the lists that are to be printed, in the order in which their first sheets come."""
    entries = [sheet.entry for sheet in sheets if sheet.entry is not None]
    quilts = {id(sheet.entry): sheet.quilts for sheet in sheets if sheet.entry is not None}
    lists = [
        _ranking(list(ranked), entries, quilts, style, title)
        for _list, ranked in groupby(rank(entries), key=lambda one: (one.entry.game, one.entry.deal))
    ]
    matches = [sheet for sheet in sheets if sheet.match is not None]
    table = standings(sheet.match for sheet in matches if sheet.match is not None)
    return lists + [
        _standings(list(of_game), matches, style, title)
        for _game, of_game in groupby(table, key=lambda standing: standing.game)
    ]


def _ranking(
    ranked: Sequence[Ranked],
    entries: Iterable[Rankable],
    quilts: dict[int, tuple[PlayerQuilts, ...]],
    style: Style,
    title: str | None,
) -> WallList:
    game, deal = ranked[0].entry.game, ranked[0].entry.deal
    lines = [_line(one, quilts.get(id(one.entry), ()), style) for one in ranked]
    of_game = next((found[0].game for one in ranked if (found := quilts.get(id(one.entry)))), {})
    named = in_language(of_game, style.language) if of_game else game
    left = [entry.player for entry in entries if (entry.game, entry.deal) == (game, deal) and not entry.is_ranked]
    told = [named if title else "", _deal(deal, style), counted(style, "players", len(lines))]
    return WallList(
        title or f"{named} · {style.word('evening.ranking')}",
        " · ".join(filter(None, told)),
        tuple(lines),
        tuple(sorted(left, key=sort_key)),
        named,
        _deal(deal, style),
    )


def _deal(deal: str, style: Style) -> str:
    return style.word("evening.deal", deal=Path(deal).stem) if deal else ""


def _line(one: Ranked, quilts: Sequence[PlayerQuilts], style: Style) -> RankedQuilts:
    entry = one.entry
    marks = [style.word("evening.partly")] if entry.checked == "partly" else []
    marks += [style.word("evening.corrected")] if entry.is_corrected else []
    shown = [(of, quilt) for of in quilts for quilt in of.rounds]
    return RankedQuilts(
        one.rank, one.player, one.total, counted(style, "points", one.total), ", ".join(marks), tuple(shown)
    )


def _standings(
    table: Sequence[Standing], sheets: Iterable[EveningSheet], style: Style, title: str | None
) -> WallList:
    of_player: dict[str, list[PlayerQuilts]] = {}
    game: dict[str, str] = {}
    for sheet in sheets:
        if sheet.match is not None and sheet.match.game == table[0].game:
            for quilts in sheet.quilts:
                of_player.setdefault(quilts.player, []).append(quilts)
                game = dict(quilts.game)
    named = in_language(game, style.language) if game else table[0].game
    games = sum(standing.played for standing in table) // 2
    told = [named if title else "", counted(style, "games", games), counted(style, "players", len(table))]
    lines = tuple(_standing_line(standing, of_player.get(standing.player, ()), style) for standing in table)
    return WallList(
        title or f"{named} · {style.word('evening.standings')}",
        " · ".join(filter(None, told)),
        lines,
        game=named,
        has_points=False,
    )


def _standing_line(standing: Standing, quilts: Sequence[PlayerQuilts], style: Style) -> RankedQuilts:
    shown = [(of, replace(of.rounds[-1], points=of.total)) for of in quilts if of.rounds]
    played = f"{counted(style, 'points', standing.points)}, {counted(style, 'games', standing.played)}"
    wins = counted(style, "wins", standing.wins)
    return RankedQuilts(standing.rank, standing.player, standing.wins, wins, played, tuple(shown))


def evening_sheet(checked: Checked, entry: Rankable | None) -> EveningSheet:
    """Return what a wall shows of a checked sheet that was entered for the ranking, or is a game of its own."""
    from quiltsmith.games.ruleset import ruleset_of
    from quiltsmith.games.sheets.standings import match_of

    quilts = tuple(ruleset_of(checked.game).sheets.quilts(checked))
    return EveningSheet(entry, match_of(checked) if entry is None else None, quilts)
