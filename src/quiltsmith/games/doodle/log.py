"""The log of a doodle sheet: its lines turned into entries."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_text import KEYWORDS, LogLine, SheetText
from quiltsmith.formats.suggest import did_you_mean

START = 0
LARGEST_NUMBER = 99_999
_SIDES = re.compile(r"(\d{1,2})[x×X*](\d{1,2})")


class Entry(NamedTuple):
    """A start patch (turn 0), a drawn patch, a single space or a pass, at its line of the log."""

    line: int
    turn: int
    letter: str = ""
    card: str = ""
    neighbours: int = 0
    cuts: int = 0

    @property
    def is_pass(self) -> bool:
        """Whether nothing was drawn."""
        return not self.letter

    @property
    def is_single(self) -> bool:
        """Whether one space was shaded by the special action."""
        return bool(self.letter) and not self.card


class ScoreLine(NamedTuple):
    """A scoring: how many entries stand before it, and what it claims."""

    line: int
    entries_before: int
    points: int | None
    sides: tuple[int, int] | None


class Claim(NamedTuple):
    """A number that the player wrote down, at its line."""

    line: int
    value: int


@dataclass
class DoodleLog:
    """All that a log says; the entries are sorted out once, and only after the last of them was read."""

    entries: list[Entry] = field(default_factory=list)
    scores: list[ScoreLine] = field(default_factory=list)
    empty: Claim | None = None
    total: Claim | None = None

    @cached_property
    def patches(self) -> list[Entry]:
        """The entries with a card: start patches and drawn ones."""
        return [entry for entry in self.entries if entry.card]

    @cached_property
    def specials(self) -> list[Entry]:
        """The entries that use a special action; those of the start, where there are none, left out."""
        return [
            entry
            for entry in self.entries
            if (entry.cuts or entry.neighbours or not entry.card) and entry.letter and entry.turn != START
        ]

    @cached_property
    def turns(self) -> list[int]:
        """The turns of all entries."""
        return [entry.turn for entry in self.entries]

    @cached_property
    def letters(self) -> list[str]:
        """The letters of all drawn pieces, as often as they are logged."""
        return [entry.letter for entry in self.entries if entry.letter]


def read_log(text: SheetText, problems: list[Problem]) -> DoodleLog:
    """Read all lines that can be read; the others are syntax problems."""
    log = DoodleLog()
    for line in text.log:
        number, words = line
        first = words[0]
        if first.isdecimal() and len(first) <= 4:
            # Nearly all lines are a turn, a letter and a card.
            if len(words) == 3 and len(words[1]) == 1 and words[1].isalnum() and words[2].lower() not in KEYWORDS:
                log.entries.append(Entry(number, int(first), words[1], words[2]))
            else:
                _read_turn(text, log, line, int(first), problems)
            continue
        keyword = KEYWORDS.get(first.lower())
        if keyword == "start":
            _read_turn(text, log, line, START, problems)
        elif keyword == "score":
            _read_score(text, log, line, problems)
        elif keyword in ("empty", "total"):
            _read_claim(text, log, line, keyword, problems)
        else:
            hint = did_you_mean(
                first, ("start", "score", "empty", "total"), "start the line with the number of the turn"
            )
            problems.append(
                faults.syntax(text.word_place(line.number, 0), f"`{first[:40]}` starts no line of a log", hint)
            )
    return log


def _read_turn(text: SheetText, log: DoodleLog, line: LogLine, turn: int, problems: list[Problem]) -> None:
    number, words = line
    if len(words) == 2 and KEYWORDS.get(words[1].lower()) == "pass" and turn != START:
        log.entries.append(Entry(number, turn))
        return
    if len(words) < 3:
        example = "start A S01" if turn == START else f"{turn} B P12` or `{turn} pass"
        place = text.word_place(number, len(words))
        problems.append(faults.syntax(place, "the line ends too early", f"write for example `{example}`"))
        return
    letter, card = words[1], words[2]
    if len(letter) != 1 or not letter.isalnum():
        place = text.word_place(number, 1)
        hint = "name every piece by one letter or digit, the same as on the board"
        problems.append(faults.syntax(place, f"`{letter[:40]}` is not a single letter", hint))
        return
    if KEYWORDS.get(card.lower()) == "single":
        log.entries.append(Entry(number, turn, letter))
        if len(words) > 3:
            problems.append(_unexpected(text, number, 3, words[3], ()))
        return
    neighbours = cuts = 0
    for index in range(3, len(words)):
        special = KEYWORDS.get(words[index].lower())
        if special == "neighbour":
            neighbours += 1
        elif special == "cut":
            cuts += 1
        else:
            problems.append(
                _unexpected(text, number, index, words[index], ("cut", "neighbour", "schnitt", "nachbar"))
            )
    log.entries.append(Entry(number, turn, letter, card, neighbours, cuts))


def _read_score(text: SheetText, log: DoodleLog, line: LogLine, problems: list[Problem]) -> None:
    number, words = line
    points: int | None = None
    sides: tuple[int, int] | None = None
    for index, word in enumerate(words[1:], 1):
        drawn = _SIDES.fullmatch(word)
        if drawn and sides is None and points is None:
            sides = (int(drawn[1]), int(drawn[2]))
        elif points is None and _is_number(word):
            points = int(word)
        else:
            problems.append(_unexpected(text, number, index, word, ()))
    if points is None and sides is None:
        place = text.word_place(number, 1)
        problems.append(
            faults.syntax(place, "the score is missing", "write for example `score 25` or `score 5x5`")
        )
    log.scores.append(ScoreLine(number, len(log.entries), points, sides))


def _read_claim(text: SheetText, log: DoodleLog, line: LogLine, keyword: str, problems: list[Problem]) -> None:
    number, words = line
    if len(words) < 2 or not _is_number(words[1].replace("−", "-").removeprefix("-")):
        place = text.word_place(number, 1)
        problems.append(
            faults.syntax(place, f"expected a number after `{words[0]}`", f"write for example `{words[0]} 6`")
        )
        return
    if len(words) > 2:
        problems.append(_unexpected(text, number, 2, words[2], ()))
    if getattr(log, keyword) is not None:
        first = getattr(log, keyword).line
        problems.append(faults.duplicate_key(text.word_place(number, 0), words[0], first))
        return
    value = int(words[1].replace("−", "-"))
    # The minus row of a pad invites people to write -6 for six empty spaces.
    setattr(log, keyword, Claim(number, abs(value) if keyword == "empty" else value))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and int(word[:9]) <= LARGEST_NUMBER and len(word) < 9


def _unexpected(text: SheetText, number: int, index: int, word: str, known: tuple[str, ...]) -> Problem:
    hint = did_you_mean(word, known) if known else "remove it, or put `#` before it to make it a comment"
    return faults.syntax(text.word_place(number, index), f"`{word[:40]}` is not expected here", hint)
