"""What empty sheets of all kinds of games share: what is known of them beforehand, and their templates."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.template_parts import read_parts
from quiltsmith.games.sheets.deals import SharedDeal
from quiltsmith.geometry.board import Board

_TEMPLATES = "templates/sheets"


class SheetHead(Struct, frozen=True):
    """What is known before the game: the names of game and deck as the sheet will give them, and the player."""

    game: str | None
    deck: str | None
    player: str | None = None


class SheetWishes(Struct, frozen=True):
    """What an empty sheet is to be like: its head, deck and language, a deal to fill in, one for all players."""

    head: SheetHead
    deck: Deck
    language: str = "en"
    deal: SharedDeal | None = None
    is_whole_game: bool = False


def template_parts(name: str) -> dict[str, str]:
    """Read the texts that an empty sheet is put together from."""
    return read_parts(shipped_folder(_TEMPLATES) / f"{name}.txt")


def empty_board(board: Board) -> str:
    """Draw a board with nothing on it."""
    return "\n".join(["." * board.columns] * board.rows)
