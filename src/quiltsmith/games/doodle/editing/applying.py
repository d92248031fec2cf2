"""Changes of a doodle sheet, made in its text: a line here, some spaces there; comments and all else stay."""

from __future__ import annotations

from collections.abc import Iterable

from quiltsmith.games.doodle.editing.edits import (
    LayPatch,
    PassTurn,
    ShadeSpace,
    SheetEdit,
    TakeBack,
    WriteHead,
    WriteScore,
    WriteTotals,
)
from quiltsmith.games.doodle.editing.stage import Stage, may_score, stage_of
from quiltsmith.games.doodle.log import START
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.games.doodle.writer import SheetLanguage, log_line
from quiltsmith.games.sheets.editing.page import SheetEditError, SheetPage, Space
from quiltsmith.games.sheets.letters import LETTERS
from quiltsmith.talk.saying import say

_SINGLES = "xyzwvutsrq"


def edited(sheet: DoodleSheet, edit: SheetEdit) -> str:
    """Change the text of a sheet."""
    page = _Page(sheet)
    stage = stage_of(sheet)
    match edit:
        case LayPatch():
            letter = page.draw_piece(edit.spaces, LETTERS)
            page.add(_turn(stage), letter, edit.card, *["neighbour"] * edit.neighbour, *["cut"] * edit.cuts)
        case ShadeSpace():
            _refuse_without_log(stage)
            page.add(max(stage.turn, 1), page.draw_piece([edit.space], _SINGLES + LETTERS), "single")
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
    _refuse_without_log(stage)
    if stage.kind in ("score", "over"):
        raise SheetEditError(say("no turn is open: score the round, or take a turn back first"))
    return stage.turn


def _refuse_without_log(stage: Stage) -> None:
    if stage.kind == "board":
        raise SheetEditError(say("the sheet has no log: nobody knows which turn comes next"))


class _Page(SheetPage):
    """The page of a doodle sheet."""

    def __init__(self, sheet: DoodleSheet) -> None:
        super().__init__(sheet.text)
        self._sheet = sheet
        self._language: SheetLanguage = "de" if self.is_german else "en"

    def draw_piece(self, spaces: Iterable[Space], letters: str) -> str:
        """Draw a piece with the next free letter."""
        sheet = self._sheet
        return self.draw(
            sheet.board if sheet.has_board else None, spaces, letters, {*sheet.masks, *sheet.log.letters}
        )

    def add(self, turn: int, *words: str) -> None:
        """Add the line of a turn where it belongs."""
        sheet = self._sheet
        later = [entry.line for entry in sheet.log.entries if entry.turn > turn]
        later += [score.line for number, score in sheet.scores.items() if sheet.last_turn(number) >= turn]
        if words[-1] == "single" and stage_of(sheet).kind == "over":
            later = []  # after the last scoring it counts as a filled space only
        self._forget_totals()
        self._write(["start" if turn == START else str(turn), *words], later)

    def score(self, edit: WriteScore) -> None:
        """Write the score of a round."""
        sheet = self._sheet
        points = sheet.game.scoring.score(edit.rows, edit.columns) if edit.rows else edit.points or 0
        sides = [f"{edit.rows}x{edit.columns}"] if edit.rows else []
        words = ["score", *sides, str(points)]
        self._forget_totals()
        found = sheet.scores.get(edit.round)
        if found is not None:
            self.replace(found.line, log_line(words, self._language))
        elif not may_score(sheet, edit.round):
            raise SheetEditError(say("score the earlier rounds first"))
        else:
            last = sheet.last_turn(edit.round)
            self._write(words, [entry.line for entry in sheet.log.entries if entry.turn > last])

    def take_back(self, line: int) -> None:
        """Remove a line of the log, and what it drew, unless another line has the same letter."""
        sheet = self._sheet
        if line not in {number for number, _ in sheet.text.log}:
            raise SheetEditError(say("there is no such line in the log"))
        self.remove(line)
        letter = next((entry.letter for entry in sheet.log.entries if entry.line == line), "")
        if letter and sheet.log.letters.count(letter) == 1 and sheet.has_board and sheet.board is not None:
            for row, column in sheet.game.board.cells(sheet.masks.get(letter, 0)):
                self.paint(sheet.board, row, column, ".")
        self._forget_totals()

    def totals(self) -> None:
        """Write what is empty and the total as they are."""
        sheet = self._sheet
        self._forget_totals()
        for word, value in (("empty", sheet.empty), ("total", sheet.total)):
            if value is not None:
                self._write([word, str(value)], [])

    def _forget_totals(self) -> None:
        for claim in (self._sheet.log.empty, self._sheet.log.total):
            if claim is not None:
                self.remove(claim.line)

    def _write(self, words: list[str], later: list[int]) -> None:
        self.insert(log_line(words, self._language), later)
