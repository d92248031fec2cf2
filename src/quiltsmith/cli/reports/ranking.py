"""The ranking of all sheets of a call, for people and for scripts."""

from __future__ import annotations

from collections.abc import Iterable

from quiltsmith.cli.reports.sections import short_name
from quiltsmith.cli.terminal.screen import json_text, readable
from quiltsmith.games.sheets.ranking import Rankable, Ranked


def ranking_json(ranking: list[Ranked]) -> str:
    """Write the ranking for scripts."""
    return json_text([ranked._asdict() for ranked in ranking])


def ranking_text(ranking: list[Ranked], players: Iterable[Rankable] = ()) -> str:
    """Write the ranking for people; players without a rank follow it."""
    longest = max((len(short_name(ranked.player)) for ranked in ranking), default=0)
    lines = [f"{ranked.rank:>3}. {short_name(ranked.player):<{longest}}  {ranked.total:>4}" for ranked in ranking]
    unranked = [short_name(player.player) for player in players if player.total is None]
    lines += [f"  -  {player}  not ranked: errors, or no total" for player in unranked]
    return readable("\n".join(["Ranking", *lines]))
