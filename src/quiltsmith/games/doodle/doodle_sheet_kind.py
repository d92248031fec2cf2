"""What doodle games offer for their sheets."""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.checks import empty_wrong, score_impossible, total_wrong
from quiltsmith.games.doodle.checks.not_dealt import of_another_deck
from quiltsmith.games.doodle.doodle_checker import DoodleChecker
from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import PHOTOS, empty_sheet
from quiltsmith.games.sheets.sheet_kind import Setting, SheetKind, SheetWishes
from quiltsmith.i18n import _


class DoodleSheets(SheetKind[DoodleGame]):
    """Everybody has a sheet; a deal tells what each turn offered."""

    claims = frozenset((score_impossible.CODE, empty_wrong.CODE, total_wrong.CODE))
    takes_deals = True
    photos = PHOTOS

    @property
    def head_hint(self) -> str:
        """What to do about a head that only games of two have."""
        return _("write `player: NAME` and a sheet for each")

    def checker(self, game: DoodleGame, setting: Setting, problems: list[Problem]) -> DoodleChecker:
        """Make a checker; a deal for a game with other numbers, or of another deck, is a problem."""
        deal = setting.deal if isinstance(setting.deal, Deal) else None
        if deal is not None and not deal.fits(game):
            message = _("the deal is not for {game}, which has other numbers of cards or turns", game=game.id)
            hint = _("check this sheet without a deal, or with one of its game")
            problems.append(Problem(setting.text.head_place("game"), "other-game", message, hint))
            deal = None
        deck, dealt = setting.deck, setting.dealt_deck
        if deal is not None and deck is not None and dealt is not None and not deck.is_same_as(dealt):
            problems.append(of_another_deck(setting.text.head_place("deck"), deck, dealt))
            deal = None
        return DoodleChecker(game, setting.deck, deal)

    def empty_sheet(self, game: DoodleGame, wishes: SheetWishes) -> str:
        """Write an empty sheet for one player."""
        deal = wishes.deal if isinstance(wishes.deal, Deal) else None
        return empty_sheet(game, wishes.head, wishes.language, deal)


SHEETS = DoodleSheets()
