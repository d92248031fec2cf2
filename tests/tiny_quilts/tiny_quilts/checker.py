"""How tiny sheets are checked."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.formats.problems import Problem, in_reading_order
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.sheets.checked_sheet import NOTHING, Findings
from quiltsmith.games.sheets.drawn_board import has_right_size, letter_masks, odd_characters, size_problems
from quiltsmith.games.sheets.sheet_kind import Setting, SheetKind
from tiny_quilts.checks import CHECKS
from tiny_quilts.game import TinyGame
from tiny_quilts.sheet import WORDS, TinySheet


class TinyChecker(Struct, frozen=True):
    """Checks any number of sheets of one game."""

    game: TinyGame

    def check(self, text: SheetText, findings: Findings = NOTHING) -> TinySheet:
        """Look at one sheet through all rules; sheets without summaries never have findings."""
        board, drawn = self.game.board, next(iter(text.boards.values()), None)
        problems, covered = list(text.problems), None
        if drawn is not None:
            problems += [*odd_characters(text, drawn), *size_problems(text, drawn, board, self.game.id)]
            if has_right_size(board, drawn):
                covered = sum(mask.bit_count() for mask in letter_masks(board, drawn).values())
        sheet = TinySheet(text, self.game, problems, covered, _claim(text))
        for check in CHECKS:
            problems.extend(check(sheet))
        sheet.problems = in_reading_order(problems)
        return sheet


class TinySheets(SheetKind[TinyGame]):
    """Everybody has a sheet."""

    def checker(self, game: TinyGame, setting: Setting, problems: list[Problem]) -> TinyChecker:
        """Make a checker."""
        return TinyChecker(game)


def _claim(text: SheetText) -> tuple[int, int] | None:
    for line in text.log_lines():
        word, *numbers = line.words
        if WORDS.keywords.get(word.lower()) == "covered" and numbers and numbers[0].isdecimal():
            return line.number, int(numbers[0])
    return None
