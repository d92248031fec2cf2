"""The log of a doodle sheet: its lines turned into entries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct, field

from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import LogLine, SheetText
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.games.doodle.doodle_words import KEYWORDS
from quiltsmith.i18n import _

START = 0
_LINE_WORDS = ("start", "score", "wertung", "empty", "leer", "total", "summe")
_MOST_DIGITS = 4
LARGEST_NUMBER = 99_999
_MOST_WRITTEN = 8
"""How many digits a number may be written with, zeros in front counted."""
# Makes entries from what is remembered of a line, which there are dozens of on each of thousands of sheets.
_new = tuple.__new__
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


class DoodleLog(Struct):
    """All that a log says.

    Beside the entries in their order: those with a card, those that use a special action (the start, where there
    are none, left out), the turns of all, those that are named as drawn or passed (a single alone names none), and
    the letters of all drawn pieces as often as they are logged, all cards, and the uses of each special action.
    """

    entries: list[Entry] = field(default_factory=list)
    scores: list[ScoreLine] = field(default_factory=list)
    empty: Claim | None = None
    total: Claim | None = None
    patches: list[Entry] = field(default_factory=list)
    specials: list[Entry] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    named: set[int] = field(default_factory=set)
    letters: list[str] = field(default_factory=list)
    cards: set[str] = field(default_factory=set)
    uses: dict[str, int] = field(default_factory=dict)

    def spellings(self) -> dict[str, str]:
        """Return how each card is written first, by its lower-case form: for sheets without a deck."""
        return {entry.card.lower(): entry.card for entry in reversed(self.patches)}

    def respell(self, spellings: Mapping[str, str]) -> None:
        """Write cards as their deck does, given by their lower-case forms."""
        self.entries = [
            entry._replace(card=spellings.get(entry.card.lower(), entry.card)) if entry.card else entry
            for entry in self.entries
        ]
        self.sort_out()

    def sort_out(self) -> None:
        """Fill the lists that follow from the entries."""
        self.turns = [entry.turn for entry in self.entries]
        drawn = [entry for entry in self.entries if entry.letter]
        self.letters = [entry.letter for entry in drawn]
        self.patches = [entry for entry in drawn if entry.card]
        self.cards = {entry.card for entry in self.patches}
        self.specials = [
            entry for entry in drawn if (entry.cuts or entry.neighbours or not entry.card) and entry.turn != START
        ]
        self.uses = {
            "neighbour": sum([entry.neighbours > 0 for entry in self.specials]),
            "single": sum([entry.is_single for entry in self.specials]),
            "cut": sum([entry.cuts for entry in self.specials]),
        }
        if len(self.patches) == len(drawn):
            self.named = set(self.turns)
        else:
            self.named = {entry.turn for entry in self.entries if entry.card or not entry.letter}


def turn_number(word: str) -> int | None:
    """Read the number of a turn, also as `4.`; nothing if the word is none."""
    digits = word.removesuffix(".")
    return int(digits) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else None


def read_log(text: SheetText, problems: list[Problem]) -> DoodleLog:
    """Read all lines that can be read; the others are syntax problems."""
    log = DoodleLog()
    entries = log.entries
    for number, words in text.log:
        usual = _usual_entry(words)
        if usual is not None:
            entries.append(_new(Entry, (number, *usual)))
            continue
        score = _usual_score(words)
        if score is not None:
            log.scores.append(_new(ScoreLine, (number, len(entries), *score)))
            continue
        claim = _usual_claim(words)
        if claim is not None and getattr(log, claim[0]) is None:
            setattr(log, claim[0], Claim(number, claim[1]))
        else:
            _read_line(text, log, LogLine(number, words), problems)
    log.sort_out()
    return log


@lru_cache(maxsize=16_384)
def _usual_entry(text: str) -> tuple[int, str, str, int, int] | None:
    """Read a line without any mistake that is a pass, a single or a patch; None for all other lines.

    The sheets of a club's evening or of a simulation share most of their lines, so these are remembered.
    """
    first, *words = text.split()
    turn = START if KEYWORDS.get(first.lower()) == "start" else turn_number(first)
    if turn is None:
        return None
    keywords = [KEYWORDS.get(word.lower()) for word in words]
    if keywords == ["pass"] and turn != START:
        return turn, "", "", 0, 0
    if len(words) < 2 or not _is_letter(words[0]):
        return None
    if keywords[1] == "single":
        return (turn, words[0], "", 0, 0) if len(words) == 2 else None
    specials = keywords[2:]
    neighbours, cuts = specials.count("neighbour"), specials.count("cut")
    return (turn, words[0], words[1], neighbours, cuts) if neighbours + cuts == len(specials) else None


@lru_cache(maxsize=1024)
def _usual_score(text: str) -> tuple[int | None, tuple[int, int] | None] | None:
    """Read a score line without any mistake: the points, the sides, or both; None for all other lines."""
    first, *words = text.split()
    if KEYWORDS.get(first.lower()) != "score" or not words:
        return None
    drawn = _SIDES.fullmatch(words[0])
    points = words[1:] if drawn else words
    if len(points) > 1 or not all(_is_number(word) for word in points):
        return None
    return int(points[0]) if points else None, (int(drawn[1]), int(drawn[2])) if drawn else None


@lru_cache(maxsize=1024)
def _usual_claim(text: str) -> tuple[str, int] | None:
    """Read a line without any mistake that claims the empty spaces or the total; None for all other lines."""
    first, *words = text.split()
    keyword = KEYWORDS.get(first.lower())
    if keyword not in ("empty", "total") or len(words) != 1:
        return None
    written = words[0].replace("−", "-")
    if not _is_number(written.removeprefix("-")):
        return None
    # The minus row of a pad invites people to write -6 for six empty spaces.
    return keyword, abs(int(written)) if keyword == "empty" else int(written)


def _read_line(text: SheetText, log: DoodleLog, line: LogLine, problems: list[Problem]) -> None:
    """Read a line with a mistake."""
    first = line.words[0]
    keyword, turn = KEYWORDS.get(first.lower()), turn_number(first)
    if turn is not None:
        _read_wrong_turn(text, log, line, turn, problems)
    elif keyword == "start":
        _read_wrong_turn(text, log, line, START, problems)
    elif keyword == "score":
        _read_wrong_score(text, log, line, problems)
    elif keyword in ("empty", "total"):
        _read_wrong_claim(text, log, line, keyword, problems)
    else:
        hint = did_you_mean(first, _LINE_WORDS, _("start the line with the number of the turn"))
        message = _("`{word}` starts no line of a log", word=first[:40])
        problems.append(diagnostics.syntax(text.word_place(line.number, 0), message, hint))


def _read_wrong_turn(text: SheetText, log: DoodleLog, line: LogLine, turn: int, problems: list[Problem]) -> None:
    """Say what is wrong with the line of a turn, and take in what can be read of it."""
    number, words = line.number, line.words
    if len(words) < 3:
        if turn == START:
            hint = _("write for example `start A S01`")
        else:
            hint = _("write for example `{turn} B P12` or `{turn} pass`", turn=turn)
        place = text.word_place(number, len(words))
        problems.append(diagnostics.syntax(place, _("the line ends too early"), hint))
        return
    letter, card = words[1], words[2]
    if KEYWORDS.get(letter.lower()) == "pass" and turn != START:
        log.entries.append(Entry(number, turn))
        problems.append(_unexpected(text, number, 2, card, ()))
        return
    if not _is_letter(letter):
        place = text.word_place(number, 1)
        hint = _("name every piece by one letter or digit, the same as on the board")
        problems.append(diagnostics.syntax(place, _("`{word}` is not a single letter", word=letter[:40]), hint))
        return
    if KEYWORDS.get(card.lower()) == "single":
        log.entries.append(Entry(number, turn, letter))
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


def _read_wrong_score(text: SheetText, log: DoodleLog, line: LogLine, problems: list[Problem]) -> None:
    """Say what is wrong with a score line, and take in what can be read of it."""
    number, words = line.number, line.words
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
            diagnostics.syntax(place, _("the score is missing"), _("write for example `score 25` or `score 5x5`"))
        )
    log.scores.append(ScoreLine(number, len(log.entries), points, sides))


def _read_wrong_claim(
    text: SheetText, log: DoodleLog, line: LogLine, keyword: str, problems: list[Problem]
) -> None:
    """Say what is wrong with a claim, and take in what can be read of it."""
    number, words = line.number, line.words
    claim = _usual_claim(" ".join(words[:2]))
    if claim is None:
        message = _("expected a number after `{word}`", word=words[0])
        hint = _("write for example `{example}`", example=f"{words[0]} 6")
        problems.append(diagnostics.syntax(text.word_place(number, 1), message, hint))
        return
    if len(words) > 2:
        problems.append(_unexpected(text, number, 2, words[2], ()))
    first = getattr(log, keyword)
    if first is not None:
        problems.append(diagnostics.duplicate_key(text.word_place(number, 0), words[0], first.line))
    else:
        setattr(log, keyword, Claim(number, claim[1]))


def _is_letter(word: str) -> bool:
    return len(word) == 1 and word.isalnum()


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= _MOST_WRITTEN and int(word) <= LARGEST_NUMBER


def _unexpected(text: SheetText, number: int, index: int, word: str, known: tuple[str, ...]) -> Problem:
    comment = _("remove it, or put `#` before it to make it a comment")
    hint = did_you_mean(word, known) if known else comment
    return diagnostics.syntax(
        text.word_place(number, index), _("`{word}` is not expected here", word=word[:40]), hint
    )
