"""Changes of a doodle sheet, made in its text: a line here, some spaces there; comments and all else stay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.doodle.checks.too_many_specials import uses
from quiltsmith.games.doodle.doodle_circle import all_specials, paid, uses_left
from quiltsmith.games.doodle.doodle_game import REPEAT, SPECIAL_ACTIONS
from quiltsmith.games.doodle.doodle_log import LARGEST_NUMBER, START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.games.doodle.doodle_writer import log_line
from quiltsmith.games.sheets.drawn_board import LETTERS, SINGLE_LETTERS
from quiltsmith.games.sheets.sheet_editing import CardName, Count, SheetPage, Space, Spaces
from quiltsmith.i18n import _


class LayPatch(Struct, frozen=True, tag="lay"):
    """The patch of a card, or a piece of it, is drawn in the turn that comes next."""

    card: CardName
    spaces: Spaces
    neighbour: bool = False
    cuts: Count = 0


class ShadeSpace(Struct, frozen=True, tag="single"):
    """One space is shaded by the special action."""

    space: Space


class PassTurn(Struct, frozen=True, tag="pass"):
    """Nothing is drawn in the turn that comes next."""


class WriteScore(Struct, frozen=True, tag="score"):
    """A round is scored by the sides of a rectangle, for the first time or again; without sides it is 0.

    Where nobody knows the board of the round, the points are written as they stand on paper.
    """

    round: Count
    rows: Count = 0
    columns: Count = 0
    points: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)] | None = None


class TakeBack(Struct, frozen=True, tag="back"):
    """A line of the log goes, and what it drew."""

    line: int


class NameCard(Struct, frozen=True, tag="card"):
    """A line of the log names another card; what it drew stays."""

    line: int
    card: CardName


class WriteHead(Struct, frozen=True, tag="head"):
    """A head gets another value, or goes."""

    key: Literal["player", "deck"]
    value: Annotated[str, Meta(max_length=200)]


class WriteTotals(Struct, frozen=True, tag="totals"):
    """The empty spaces and the total are written as they are."""


SheetEdit = LayPatch | ShadeSpace | PassTurn | WriteScore | TakeBack | NameCard | WriteHead | WriteTotals


class Stage(Struct, frozen=True):
    """What comes next: the start patch, a turn, the scoring of a round, or nothing.

    A `board` has no log, as on paper and in photos: nobody knows its turns, so that none can follow.
    """

    kind: Literal["start", "turn", "score", "over", "board"]
    round: int = 1
    turn: int = START


def stage_of(sheet: DoodleSheet) -> Stage:
    """Find the first thing that the log does not have yet; a turn that was taken back comes again."""
    game, named = sheet.game, _made(sheet)
    if sheet.shaded and not sheet.has_log:
        return Stage("board", game.rounds, game.turns)
    if START not in named and sheet.has_start:
        return Stage("start")
    for number in range(1, game.rounds + 1):
        last = sheet.last_turn(number)
        for turn in range(last - game.turns_per_round + 1, last + 1):
            if turn not in named:
                return Stage("turn", number, turn)
        if number not in sheet.score_ways[0]:
            return Stage("score", number, last)
    return Stage("over", game.rounds, game.turns)


def may_score(sheet: DoodleSheet, number: int) -> bool:
    """Return whether a round can be scored, or scored again; without a log, the order of scores counts."""
    return sheet.has_log or number <= min(len(sheet.score_ways[0]) + 1, sheet.game.rounds)


def _made(sheet: DoodleSheet) -> set[int]:
    """Collect the turns that are made; a single space alone makes none, unless the sheet is finished."""
    if sheet.log.total is not None:
        return set(sheet.log.turns)
    return {entry.turn for entry in sheet.log.entries if not entry.is_single}


def packed_left(sheet: DoodleSheet) -> int:
    """Pack the special actions that are left, as the engine does; what was used too often costs nothing more."""
    left = all_specials(sheet.game.specials)
    for entry in sheet.log.specials:
        for name, count in uses(entry):
            action = SPECIAL_ACTIONS.index(name)
            for _unused in range(count):
                left = paid(left, action) if uses_left(left, action) else left
    return left


def specials_left(sheet: DoodleSheet) -> dict[str, int]:
    """Return how often each special action can still be used."""
    left = packed_left(sheet)
    return {name: uses_left(left, action) for action, name in enumerate(SPECIAL_ACTIONS)}


def special_turns(sheet: DoodleSheet) -> dict[str, list[int]]:
    """Return the turns of each special action as a player ticks them off; beyond its own uses it is repeated."""
    used: dict[str, list[int]] = {name: [] for name in (*SPECIAL_ACTIONS, REPEAT)}
    for entry in sheet.log.specials:
        for name, times in uses(entry):
            for _unused in range(times):
                allowed = sheet.game.specials[name]
                is_repeated = 0 < allowed <= len(used[name])
                used[REPEAT if is_repeated else name].append(entry.turn)
    return used


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
            page.add(max(stage.turn, 1), page.draw_piece([edit.space], SINGLE_LETTERS + LETTERS), "single")
        case PassTurn():
            page.add(_turn(stage), "pass")
        case WriteScore():
            page.score(edit)
        case TakeBack():
            page.take_back(edit.line)
        case NameCard():
            page.name_card(edit.line, edit.card)
        case WriteHead():
            page.head(edit.key, edit.value.strip())
        case WriteTotals():
            page.totals()
    return page.text()


def _turn(stage: Stage) -> int:
    _refuse_without_log(stage)
    if stage.kind in ("score", "over"):
        raise QuiltsmithError(_("no turn is open: score the round, or take a turn back first"))
    return stage.turn


def _refuse_without_log(stage: Stage) -> None:
    if stage.kind == "board":
        raise QuiltsmithError(_("the sheet has no log: nobody knows which turn comes next"))


class _Page(SheetPage):
    """The page of a doodle sheet."""

    def __init__(self, sheet: DoodleSheet) -> None:
        super().__init__(sheet.text)
        self._sheet = sheet

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
        scores = sheet.score_ways[0].items()
        later += [score.line for number, score in scores if sheet.last_turn(number) >= turn]
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
        found = sheet.score_ways[0].get(edit.round)
        if found is not None:
            self.replace(found.line, log_line(words, self.language))
        elif not may_score(sheet, edit.round):
            raise QuiltsmithError(_("score the earlier rounds first"))
        else:
            last = sheet.last_turn(edit.round)
            self._write(words, [entry.line for entry in sheet.log.entries if entry.turn > last])

    def take_back(self, line: int) -> None:
        """Remove a line of the log, and what it drew, unless another line has the same letter."""
        sheet = self._sheet
        if line not in {number for number, _unused in sheet.text.log}:
            raise QuiltsmithError(_("there is no such line in the log"))
        self.remove(line)
        letter = next((entry.letter for entry in sheet.log.entries if entry.line == line), "")
        if letter and sheet.log.letters.count(letter) == 1 and sheet.has_board and sheet.board is not None:
            self.erase(sheet.board, sheet.game.board.cells(sheet.masks.get(letter, 0)))
        self._forget_totals()

    def name_card(self, line: int, card: str) -> None:
        """Write another card into a line of the log."""
        entry = next((entry for entry in self._sheet.log.patches if entry.line == line), None)
        if entry is None:
            raise QuiltsmithError(_("there is no such line in the log"))
        specials = [*["neighbour"] * entry.neighbours, *["cut"] * entry.cuts]
        turn = "start" if entry.turn == START else str(entry.turn)
        self.replace(line, log_line([turn, entry.letter, card, *specials], self.language))

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
        self.insert(log_line(words, self.language), later)
