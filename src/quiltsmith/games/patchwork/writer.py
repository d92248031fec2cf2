"""Patchwork sheets as text: what was read or played, written so that reading it again gives the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.patchwork.engine.state import PLAYERS
from quiltsmith.games.patchwork.played import PlayedGame, PlayedMove
from quiltsmith.games.patchwork.record import ACTIONS, CLAIMS
from quiltsmith.games.patchwork.words import KEYWORDS, word_in


def write_sheet(sheet: SheetText) -> str:
    """Write a sheet that was read, its keywords in English; comments are left out."""
    return _write(
        {key: head.value for key, head in sheet.heads.items()},
        {title: [row for _, row in board.rows] for title, board in sheet.boards.items()},
        [_english(line.words) for line in sheet.log_lines()] if sheet.log or sheet.has_log else None,
    )


def write_played(played: PlayedGame, names: Sequence[str], heads: Mapping[str, str]) -> str:
    """Write a played game; the heads say which game and deck it was."""
    state = played.end
    claims = [
        claim
        for player in PLAYERS
        for claim in (
            ["buttons", names[player], str(state.players[player].buttons)],
            ["tile", names[player], "yes" if state.players[player].has_tile else "no"],
            ["empty", names[player], str(state.empty(player))],
            ["total", names[player], str(state.score(player))],
        )
    ]
    return _write(
        {**heads, "track": played.track, "players": " ".join(names), "circle": " ".join(played.circle)},
        {names[player]: played.board_rows(player) for player in PLAYERS},
        [*(_move_words(letter, move, names) for letter, move in played.lettered()), *claims],
    )


def write_blank(heads: Mapping[str, str], boards: Sequence[str], drawn: str, *, is_german: bool) -> str:
    """Write a sheet on which nothing is drawn yet, with a board of each title, and a log to be filled in."""
    return _write(heads, dict.fromkeys(boards, drawn.split("\n")), [], is_german=is_german)


def log_line(words: Sequence[str], width: int, *, is_german: bool) -> str:
    """Write one line of a log, its first column so wide; its keywords are given in English."""
    first, *rest = words
    if rest[0] in ACTIONS:
        rest[0] = word_in(rest[0], is_german=is_german)
    else:
        first = word_in(first, is_german=is_german)
        rest[-1] = word_in(rest[-1], is_german=is_german) if rest[-1] in ("yes", "no") else rest[-1]
    return f"{first:<{width}}  {' '.join(rest)}".rstrip()


def _move_words(letter: str, move: PlayedMove, names: Sequence[str]) -> list[str]:
    return [word for word in (names[move.player], move.action, move.card, letter) if word]


def _english(words: list[str]) -> list[str]:
    """Write keywords in English where they stand as such: nobody's name, patch or letter is touched."""
    first, *rest = words
    if rest and KEYWORDS.get(rest[0].lower()) in ACTIONS:
        rest[0] = KEYWORDS[rest[0].lower()]
    elif KEYWORDS.get(first.lower()) in CLAIMS:
        first = KEYWORDS[first.lower()]
        rest = [KEYWORDS.get(word.lower(), word) if word is rest[-1] else word for word in rest]
    return [first, *rest]


def _write(
    heads: Mapping[str, str],
    boards: Mapping[str, Iterable[str]],
    log: list[list[str]] | None,
    *,
    is_german: bool = False,
) -> str:
    def word(keyword: str) -> str:
        return word_in(keyword, is_german=is_german)

    blocks = [[f"{word(key)}: {value}" for key, value in heads.items()]]
    for title, rows in boards.items():
        heading = f"{word('board')} {title}".rstrip()
        blocks.append([f"{heading}:", *rows])
    if log is not None:
        longest = max((len(words[0]) for words in log), default=0)
        lines = (f"{words[0]:<{longest}}  {' '.join(words[1:])}".rstrip() for words in log)
        blocks.append([f"{word('log')}:", *lines])
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"
