"""The checker: a sheet's text in, problems, scores and notes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problem import Problem, has_errors, in_reading_order, problems_to_json
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.doodle.deal import Deal, DealtTurn, play_deal
from quiltsmith.games.doodle.game import SPECIAL_ACTIONS, DoodleGame
from quiltsmith.games.doodle.log import Entry, read_log
from quiltsmith.games.doodle.notes import notes_on, unchecked_in, why_no_total
from quiltsmith.games.doodle.patches import Patch, patches_of
from quiltsmith.games.doodle.rules import CHECKS
from quiltsmith.games.doodle.rules.start_twice import StartSummary, summarise_start
from quiltsmith.games.doodle.rules.too_many_specials import uses
from quiltsmith.games.doodle.scoring import score_rounds
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.games.doodle.total import sheet_total
from quiltsmith.games.sheets.drawn_board import has_right_size, letter_masks, odd_characters
from quiltsmith.games.sheets.findings import NOTHING, Extent, Findings
from quiltsmith.games.sheets.ranking import Rankable


class CheckedSheet(Struct):
    """A sheet with all that was found out about it."""

    sheet: DoodleSheet
    problems: list[Problem]
    empty: int | None
    total: int | None
    specials: dict[str, int]
    notes: list[str] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""
        return self.sheet.text

    @property
    def game(self) -> DoodleGame:
        """The game that it was checked by."""
        return self.sheet.game

    @property
    def is_valid(self) -> bool:
        """Whether the sheet has no errors."""
        return not has_errors(self.problems)

    @property
    def checked(self) -> Extent:
        """Whether every shaded space and every score could be followed from start to end."""
        return "full" if self.sheet.has_board and self.sheet.has_log and not self.unchecked else "partly"

    @property
    def claimed_total(self) -> int | None:
        """The total that the player wrote down."""
        claim = self.sheet.log.total
        return claim.value if claim else None

    @property
    def player(self) -> str | None:
        """The player's name, if the sheet has one."""
        return self.sheet.text.head("player")

    @property
    def summary(self) -> StartSummary | None:
        """What other sheets are compared with, if there is anything."""
        return summarise_start(self.sheet)

    @property
    def rankable(self) -> Rankable:
        """Whose total is ranked; a sheet without a name goes by its file."""
        why_not = why_no_total(self.sheet) if self.total is None else ""
        return Rankable(self.player or self.text.source.name, self.total, why_not, claimed=self.claimed_total)

    def to_json(self) -> dict[str, Any]:
        """Give the record of the sheet that scripts read."""
        return {
            "file": self.sheet.text.source.name,
            "player": self.player,
            "game": self.sheet.game.id,
            "valid": self.is_valid,
            "rounds": [scored.to_json() for scored in self.sheet.rounds],
            "empty": self.empty,
            "total": self.total,
            "claimed_total": self.claimed_total,
            "specials": self.specials,
            **problems_to_json(self.problems),
            "checked": self.checked,
            "notes": self.notes,
            "unchecked": self.unchecked,
        }


class DoodleChecker:
    """Checks any number of sheets of one game, deck and deal; what they share is worked out once."""

    def __init__(self, game: DoodleGame, deck: Deck | None = None, deal: Deal | None = None) -> None:
        self.game = game
        self.deck = deck
        self.patches: Mapping[str, Patch] = patches_of(deck, game.board) if deck else {}
        self.dealt: tuple[DealtTurn, ...] | None = play_deal(deal, game) if deal else None
        self._spellings = deck.spellings() if deck else {}

    def check(self, text: SheetText, findings: Findings = NOTHING) -> CheckedSheet:
        """Look at one sheet through all rules, and add what was found beside other sheets."""
        problems = list(text.problems)
        sheet = self._sheet(text, problems)
        sheet.rounds = score_rounds(sheet)
        sheet.total = sheet_total(sheet)
        for check in CHECKS:
            problems.extend(check(sheet))
        if findings is not NOTHING:
            problems.extend(finding.in_source(text.source) for finding in findings.problems)
        if len(problems) > 1:
            problems = in_reading_order(problems)
        return CheckedSheet(
            sheet=sheet,
            problems=problems,
            empty=sheet.empty,
            total=sheet.total,
            specials=_count_specials(sheet.log.specials),
            notes=[*notes_on(sheet), *findings.notes],
            unchecked=unchecked_in(sheet),
        )

    def _sheet(self, text: SheetText, problems: list[Problem]) -> DoodleSheet:
        drawn = next(iter(text.boards.values()), None)
        masks, has_board = {}, False
        if drawn is not None:
            odd = list(odd_characters(text, drawn))
            problems.extend(odd)
            has_board = not odd and has_right_size(self.game.board, drawn)
            if has_board:
                masks = letter_masks(self.game.board, drawn)
        log = read_log(text, problems)
        if self.patches and not self.patches.keys() >= {entry.card for entry in log.patches}:
            log.respell(self._spellings)
        return DoodleSheet(text, self.game, self.deck, self.patches, self.dealt, drawn, has_board, masks, log)


def _count_specials(entries: list[Entry]) -> dict[str, int]:
    counts = dict.fromkeys(SPECIAL_ACTIONS, 0)
    for entry in entries:
        for name, count in uses(entry):
            counts[name] += count
    return counts
