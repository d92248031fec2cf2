"""A new sheet without a word too many: heads, an empty board, and a log to be filled in."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.doodle.writer import SheetLanguage, write_blank
from quiltsmith.games.sheets.empty import empty_board


def begun_sheet(game: DoodleGame, game_name: str, deck: str, player: str, language: str) -> str:
    """Write the sheet of somebody who is about to begin."""
    heads = {"game": game_name, "deck": deck, "player": player}
    spoken: SheetLanguage = "de" if language == "de" else "en"
    return write_blank({key: value for key, value in heads.items() if value}, empty_board(game.board), spoken)
