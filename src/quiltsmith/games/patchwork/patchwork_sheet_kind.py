"""What games of two offer for their sheets."""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.checks import empty_wrong, total_wrong
from quiltsmith.games.patchwork.patchwork_checker import PatchworkChecker
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_words import CIRCLE
from quiltsmith.games.patchwork.patchwork_writer import empty_game, empty_quilt, two_players
from quiltsmith.games.sheets.sheet_checking import usual_deck
from quiltsmith.games.sheets.sheet_kind import Setting, SheetKind, SheetWishes
from quiltsmith.i18n import _


class PatchworkSheets(SheetKind[PatchworkGame]):
    """A sheet is a finished quilt, or the record of a whole game of two."""

    marks = ("players", CIRCLE)
    claims = frozenset((empty_wrong.CODE, total_wrong.CODE))
    has_whole_games = True

    @property
    def head_use(self) -> str:
        """What the players and their circle are for."""
        return _("for a whole game of two")

    def checker(self, game: PatchworkGame, setting: Setting, problems: list[Problem]) -> PatchworkChecker:
        """Make a checker; nobody can follow a game without its deck, so the usual one stands in."""
        return PatchworkChecker(game, setting.deck or usual_deck(game, setting.folder))

    def empty_sheet(self, game: PatchworkGame, wishes: SheetWishes) -> str:
        """Write an empty quilt, or the empty record of a game."""
        if not wishes.is_whole_game:
            return empty_quilt(game, wishes.head, wishes.language)
        players = two_players(wishes.head.player)
        return empty_game(game, wishes.deck, wishes.head, players, wishes.language)


SHEETS = PatchworkSheets()
