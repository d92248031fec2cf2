"""Games and quilts changed as a page does it."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_editor import (
    AdvanceToken,
    DiscardSpecial,
    PatchworkEdit,
    PlaceSpecial,
    TakePatch,
    WriteResults,
    begun_game,
    edited,
    lacks_results,
)
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, PlayedMove
from tests.games.patchwork.samples import CHECKING, NAMES, read

HEADS = {"game": "patchwork", "deck": "classic"}


def checked(text: str) -> CheckedGame | CheckedQuilt:
    """Check a text that is a sheet of the two-player game."""
    found = CHECKING.check(read(text))
    assert isinstance(found, CheckedGame | CheckedQuilt)
    return found


def after(text: str, *edits: PatchworkEdit) -> str:
    """Change a text, one change after the other, and write what can be worked out in the end."""
    for edit in edits:
        text = edited(checked(text), edit)
    return edited(checked(text), WriteResults()) if lacks_results(checked(text)) else text


def begun(game: PlayedGame, language: str = "en") -> str:
    """Begin a game as one that was played."""
    definition = game.end.game
    return begun_game(definition, {**HEADS, "game": definition.id}, NAMES, game.circle, language)


def edit_of(game: PlayedGame, move: PlayedMove) -> PatchworkEdit:
    """Find the change that makes a move."""
    spaces = game.end.game.board.cells(move.spaces)
    if move.action == "take":
        return TakePatch(move.card, spaces)
    if move.action == "special":
        return PlaceSpecial(spaces)
    return AdvanceToken() if move.action == "advance" else DiscardSpecial()
