"""Sheets as text: what was read or played, written so that reading it again gives the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.doodle.played import Move, PlayedSheet
from quiltsmith.games.doodle.words import KEYWORDS

SheetLanguage = Literal["en", "de"]
ScoreWording = Literal["points", "sides", "both"]

_GERMAN = {
    "game": "spiel",
    "deck": "karten",
    "player": "spieler",
    "board": "brett",
    "log": "verlauf",
    "score": "wertung",
    "empty": "leer",
    "total": "summe",
    "cut": "schnitt",
    "neighbour": "nachbar",
    "single": "einzeln",
    "pass": "passe",
}
_WORDS: dict[SheetLanguage, Mapping[str, str]] = {"en": {}, "de": _GERMAN}
_FIRST_WORDS = frozenset(("start", "score", "empty", "total"))


def write_sheet(sheet: SheetText, language: SheetLanguage = "en") -> str:
    """Write a sheet that was read; comments, and lines that said nothing to the reader, are left out."""
    return _write(
        {key: head.value for key, head in sheet.heads.items()},
        {title: [row for _, row in board.rows] for title, board in sheet.boards.items()},
        [line.words for line in sheet.log_lines()] if sheet.log or sheet.has_log else None,
        language,
    )


def write_played(
    played: PlayedSheet,
    heads: Mapping[str, str],
    language: SheetLanguage = "en",
    wording: ScoreWording = "points",
) -> str:
    """Write a played game; the heads say whose it is, and with which game and deck."""
    log = [*_log_words(played, wording), ["empty", str(played.empty)], ["total", str(played.total)]]
    return _write(heads, {"": played.board_rows()}, log, language)


def write_scored(heads: Mapping[str, str], rows: Iterable[str], lines: Iterable[list[str]]) -> str:
    """Write a board without a log, and lines of scores and claims below it."""
    words = _WORDS["en"]
    claims = "".join(f"{_log_line(line, words)}\n" for line in lines)
    board = _write(heads, {"": rows}, None, "en")
    return f"{board}\n{claims}" if claims else board


def write_blank(heads: Mapping[str, str], board: str, language: SheetLanguage = "en") -> str:
    """Write a sheet on which nothing is drawn yet."""
    return _write(heads, {"": board.split("\n")}, [], language)


def _log_words(played: PlayedSheet, wording: ScoreWording) -> Iterator[list[str]]:
    scores = iter(played.scores)
    for letter, line in played.lettered():
        if isinstance(line, Move):
            yield _move_words(letter, line)
        else:
            points, found = str(next(scores)), line.rectangle
            sides = f"{found.rows}x{found.columns}" if found else points
            yield ["score", *{"points": (points,), "sides": (sides,), "both": (sides, points)}[wording]]


def _move_words(letter: str, move: Move) -> list[str]:
    turn = str(move.turn) if move.turn else "start"
    if not move.spaces:
        return [turn, "pass"]
    if not move.card:
        return [turn, letter, "single"]
    return [turn, letter, move.card, *["neighbour"] * move.neighbour, *["cut"] * move.cuts]


def _write(
    heads: Mapping[str, str],
    boards: Mapping[str, Iterable[str]],
    log: Iterable[list[str]] | None,
    language: SheetLanguage,
) -> str:
    words = _WORDS[language]
    blocks = [[f"{words.get(key, key)}: {value}" for key, value in heads.items()]]
    for title, rows in boards.items():
        heading = f"{words.get('board', 'board')} {title}".rstrip()
        blocks.append([f"{heading}:", *map(_no_separator, rows)])
    if log is not None:
        heading = words.get("log", "log")
        blocks.append([f"{heading}:", *(_no_separator(_log_line(line, words)) for line in log)])
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def log_line(words: list[str], language: SheetLanguage) -> str:
    """Write one line of a log; its keywords are given in English."""
    return _log_line(words, _WORDS[language])


def _log_line(line: list[str], words: Mapping[str, str]) -> str:
    """Write a line in columns, its keywords in one language; other words stay as they are."""
    first, *rest = line
    keyword = KEYWORDS.get(first.lower())
    if keyword in _FIRST_WORDS:
        first = words.get(keyword, keyword)
    rest = [_special_word(word, index, len(line), words) for index, word in enumerate(rest, 1)]
    if len(rest) > 1 and keyword != "score":
        rest = [f"{rest[0]}  {rest[1]}", *rest[2:]]
    return f"{first:<6} {' '.join(rest)}".rstrip()


def _special_word(word: str, index: int, length: int, words: Mapping[str, str]) -> str:
    """Translate a keyword where it stands as one: nobody's letter or card is touched."""
    keyword = KEYWORDS.get(word.lower())
    is_keyword = (
        (keyword == "pass" and index == 1 and length == 2)
        or (keyword == "single" and index == 2)
        or (keyword in ("cut", "neighbour") and index > 2)
    )
    return words.get(keyword, keyword) if keyword and is_keyword else word


def _no_separator(line: str) -> str:
    """Keep a line of nothing but dashes from ending the sheet."""
    return line if line.strip("-") else f" {line}"
