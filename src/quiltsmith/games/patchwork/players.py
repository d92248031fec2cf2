"""Who plays a whole game, and which board is whose."""

from __future__ import annotations

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_text import BoardText, SheetText
from quiltsmith.games.patchwork.engine.state import PLAYERS
from quiltsmith.games.patchwork.record import find_player
from quiltsmith.talk.saying import say

_JOINING = ("and", "und", "&", "+", "/", "vs", "vs.", "gegen")


def players_of(text: SheetText, problems: list[Problem]) -> list[str]:
    """Read the two names; where they are not two, the most likely ones stand in, so that it stays one problem."""
    written = (text.head("players") or text.head("player") or "").replace(",", " ").split()
    if _are_two(written):
        return written
    place = text.head_place("players" if "players" in text.heads else "player")
    names = [name for name in written if name.lower() not in _JOINING]
    if _are_two(names):
        joined = next(word for word in written if word not in names)
        message = say("the names stand beside each other, without `{word}`", word=joined)
        hint = say("write `players: {names}`", names=" ".join(names))
        problems.append(faults.syntax(place, message, hint))
        return names
    message = say("a game has two players with different names, here are {number}", number=len(written))
    hint = say("write for example `players: Andrea Doris`, the first player first")
    problems.append(faults.syntax(place, message, hint))
    return _likely(names, [title for title in text.boards if title and " " not in title])


def boards_of(text: SheetText, names: list[str], problems: list[Problem]) -> list[BoardText | None]:
    """Find the board of each player; a board that is nobody's belongs to the one player who has none."""
    boards: list[BoardText | None] = [None for _ in PLAYERS]
    others = []
    for title, board in text.boards.items():
        player = find_player(title, names) if title else None
        if player is not None and boards[player] is None:
            boards[player] = board
            continue
        if player is not None:
            message = say("{player} has a board already", player=names[player])
        elif title:
            message = say("`{name}` is not one of the players", name=title[:40])
        else:
            message = say("the board's player is missing")
        hint = say("write `board {first}:` or `board {second}:`", first=names[0], second=names[1])
        problems.append(faults.syntax(text.line_place(board.number), message, hint))
        others.append(board)
    if len(others) == 1 and boards.count(None) == 1:
        boards[boards.index(None)] = others[0]
    return boards


def _are_two(names: list[str]) -> bool:
    return len(names) == len(PLAYERS) and names[0].lower() != names[1].lower()


def _likely(names: list[str], titles: list[str]) -> list[str]:
    """Choose two players: the boards know better, or else nameless ones stand in."""
    for some in ([name for name in names if name in titles], titles):
        if _are_two(some):
            return some
    return [*dict.fromkeys([*names, *titles, "?1", "?2"])][: len(PLAYERS)]
