"""The part of `quiltsmith sheet new` that is for games of two: a finished quilt, or a whole game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.decks import good_deck

if TYPE_CHECKING:
    from quiltsmith.games.doodle.sheet_template import SheetHead
    from quiltsmith.games.patchwork.game import PatchworkGame

USUAL_PLAYERS = "Andrea Doris"


def empty_sheet_of_two(game: PatchworkGame, head: SheetHead, is_whole_game: bool, language: str) -> str:
    """Write an empty quilt, or the empty record of a game."""
    from quiltsmith.games.patchwork.sheet_template import empty_game, empty_quilt

    head = replace(head, deck=head.deck or _usual_deck(game, head.game or ""))
    deck = good_deck(head.deck or "")
    if deck.game.rules != game.rules:
        raise Failure(f"{head.deck} has the rules of {deck.game.rules}; name a game of that kind with --game")
    if not is_whole_game:
        return empty_quilt(game, head, language)
    players = (head.player or USUAL_PLAYERS).replace(",", " ").split()
    if len(players) != 2 or players[0].lower() == players[1].lower():
        raise Failure('a whole game has two players: name both, for example --player "Andrea Doris"')
    return empty_game(game, deck, head, players, language)


def _usual_deck(game: PatchworkGame, game_name: str) -> str:
    """Name the game's deck as a sheet in this folder names it: a path in a game file starts at its folder."""
    from quiltsmith.decks.reader import deck_names

    return game.deck if game.deck in deck_names() else str(Path(game_name).parent / game.deck)
