"""What games of two offer for their sheets."""

from __future__ import annotations

from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.checker import PatchworkChecker
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.rules import empty_wrong, total_wrong
from quiltsmith.games.patchwork.sheet_template import empty_game, empty_quilt, two_players
from quiltsmith.games.patchwork.words import CIRCLE
from quiltsmith.games.sheets.empty import SheetWishes
from quiltsmith.games.sheets.kinds import Setting, SheetKind
from quiltsmith.games.sheets.usual import usual_deck
from quiltsmith.talk.saying import say


class PatchworkSheets(SheetKind[PatchworkGame]):
    """A sheet is a finished quilt, or the record of a whole game of two."""

    marks = ("players", CIRCLE)
    claims = frozenset((empty_wrong.CODE, total_wrong.CODE))
    has_whole_games = True

    @property
    def head_use(self) -> str:
        """What the players and their circle are for."""
        return say("for a whole game of two")

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
