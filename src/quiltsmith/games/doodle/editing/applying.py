"""Changes of a doodle sheet, made in its text: a line here, some spaces there; comments and all else stay."""

from __future__ import annotations

from collections.abc import Iterable

from quiltsmith.formats.sheet_text import EMPTY_CHARACTERS
from quiltsmith.games.doodle.editing.edits import (
    LayPatch,
    PassTurn,
    ShadeSpace,
    SheetEdit,
    Space,
    TakeBack,
    WriteHead,
    WriteScore,
    WriteTotals,
)
from quiltsmith.games.doodle.editing.stage import Stage, stage_of
from quiltsmith.games.doodle.log import START
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.games.doodle.words import KEYWORDS
from quiltsmith.games.doodle.writer import SheetLanguage, log_line
from quiltsmith.games.sheets.letters import LETTERS
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

_SINGLES = "xyzwvutsrq"


class SheetEditError(Refusal):
    """A change that this sheet does not allow."""


def edited(sheet: DoodleSheet, edit: SheetEdit) -> str:
    """Change the text of a sheet."""
    page = _Page(sheet)
    stage = stage_of(sheet)
    match edit:
        case LayPatch():
            letter = page.draw(edit.spaces, LETTERS)
            page.add(_turn(stage), letter, edit.card, *["neighbour"] * edit.neighbour, *["cut"] * edit.cuts)
        case ShadeSpace():
            page.add(max(stage.turn, 1), page.draw([edit.space], _SINGLES + LETTERS), "single")
        case PassTurn():
            page.add(_turn(stage), "pass")
        case WriteScore():
            page.score(edit)
        case TakeBack():
            page.take_back(edit.line)
        case WriteHead():
            page.head(edit.key, edit.value.strip())
        case WriteTotals():
            page.totals()
    return page.text()


def _turn(stage: Stage) -> int:
    if stage.kind in ("score", "over"):
        raise SheetEditError(say("no turn is open: score the round, or take a turn back first"))
    return stage.turn


class _Page:
    """The lines of a sheet, each of them a list of lines in the end: none if it is removed."""

    def __init__(self, sheet: DoodleSheet) -> None:
        source = sheet.text.source
        self._sheet = sheet
        self._first = source.first_line
        self._lines: list[list[str]] = [[line] for line in source.lines]
        heading = source.line(sheet.board.number).split() if sheet.board else []
        self._language: SheetLanguage = "de" if heading and heading[0].lower().startswith("brett") else "en"

    def text(self) -> str:
        """Write the lines below each other."""
        return "\n".join(line for lines in self._lines for line in lines).rstrip("\n") + "\n"

    def draw(self, spaces: Iterable[Space], letters: str) -> str:
        """Draw a piece with the next free letter."""
        sheet, board = self._sheet, self._sheet.board
        if board is None or not sheet.has_board:
            raise SheetEditError(say("the board of this sheet cannot be read; mend the text first"))
        taken = {*sheet.masks, *sheet.log.letters}
        letter = next((letter for letter in letters if letter not in taken), None)
        if letter is None:
            raise SheetEditError(say("there are no letters left for another piece"))
        size = sheet.game.board
        for row, column in spaces:
            if row >= size.rows or column >= size.columns or board.rows[row][1][column] not in EMPTY_CHARACTERS:
                raise SheetEditError(say("this does not fit there: a space is shaded already, or off the board"))
            self._paint(row, column, letter)
        return letter

    def add(self, turn: int, *words: str) -> None:
        """Add the line of a turn where it belongs."""
        sheet = self._sheet
        later = [entry.line for entry in sheet.log.entries if entry.turn > turn]
        later += [score.line for number, score in sheet.scores.items() if sheet.last_turn(number) >= turn]
        if words[-1] == "single" and stage_of(sheet).kind == "over":
            later = []  # after the last scoring it counts as a filled space only
        self._forget_totals()
        self._insert(["start" if turn == START else str(turn), *words], later)

    def score(self, edit: WriteScore) -> None:
        """Write the score of a round."""
        sheet = self._sheet
        points = sheet.game.scoring.score(edit.rows, edit.columns) if edit.rows else 0
        sides = [f"{edit.rows}x{edit.columns}"] if edit.rows else []
        words = ["score", *sides, str(points)]
        self._forget_totals()
        found = sheet.scores.get(edit.round)
        if found is not None:
            self._lines[found.line - self._first] = [log_line(words, self._language)]
        else:
            last = sheet.last_turn(edit.round)
            self._insert(words, [entry.line for entry in sheet.log.entries if entry.turn > last])

    def take_back(self, line: int) -> None:
        """Remove a line of the log, and what it drew, unless another line has the same letter."""
        sheet = self._sheet
        if line not in {number for number, _ in sheet.text.log}:
            raise SheetEditError(say("there is no such line in the log"))
        self._lines[line - self._first] = []
        letter = next((entry.letter for entry in sheet.log.entries if entry.line == line), "")
        if letter and sheet.log.letters.count(letter) == 1 and sheet.has_board:
            for row, column in sheet.game.board.cells(sheet.masks.get(letter, 0)):
                self._paint(row, column, ".")
        self._forget_totals()

    def head(self, key: str, value: str) -> None:
        """Write a head; a new one stands before the others."""
        found = self._sheet.text.heads.get(key)
        if found is None:
            self._lines.insert(0, [f"{key}: {value}"] if value else [])
            return
        before = self._sheet.text.source.line(found.number).partition(":")[0]
        self._lines[found.number - self._first] = [f"{before}: {value}"] if value else []

    def totals(self) -> None:
        """Write what is empty and the total as they are."""
        sheet = self._sheet
        self._forget_totals()
        for word, value in (("empty", sheet.empty), ("total", sheet.total)):
            if value is not None:
                self._insert([word, str(value)], [])

    def _forget_totals(self) -> None:
        for claim in (self._sheet.log.empty, self._sheet.log.total):
            if claim is not None:
                self._lines[claim.line - self._first] = []

    def _paint(self, row: int, column: int, letter: str) -> None:
        drawn = self._sheet.board
        if drawn is None:
            return
        number = drawn.rows[row][0]
        at = self._sheet.text.space_place(number, column).column - 1
        (line,) = self._lines[number - self._first]
        self._lines[number - self._first] = [line[:at] + letter + line[at + 1 :]]

    def _insert(self, words: list[str], later: list[int]) -> None:
        """Put a line before the first of those that are later, else below the log."""
        line, text = log_line(words, self._language), self._sheet.text
        if later:
            self._lines[min(later) - self._first].insert(0, line)
        elif text.log:
            self._lines[max(number for number, _ in text.log) - self._first].append(line)
        elif (heading := self._heading()) is not None:
            self._lines[heading].append(line)
        else:
            self._lines.append(["", "verlauf:" if self._language == "de" else "log:", line])

    def _heading(self) -> int | None:
        """Find the line that begins the log."""
        for index, line in enumerate(self._sheet.text.source.lines):
            if KEYWORDS.get(line.strip().removesuffix(":").lower()) == "log":
                return index
        return None
