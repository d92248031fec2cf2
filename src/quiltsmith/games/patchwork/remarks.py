"""What is worth telling about quilts and games beside their problems, and what could not be checked."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.sheet_text import UNNAMED
from quiltsmith.games.patchwork.engine.state import PLAYERS
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.talk.saying import say, talk_language


def notes_on_quilt(quilt: Quilt) -> list[str]:
    """Tell who has filled a square and has no tile that it is worth something."""
    if not quilt.has_board or not quilt.has_square or quilt.has_tile or quilt.is_given_tile is False:
        return []
    return [
        say(
            "a square of {side}×{side} is filled: {points} points more for whoever was the first to fill one",
            side=quilt.game.tile_side,
            points=quilt.game.tile_points,
        )
    ]


def unchecked_in_quilt(quilt: Quilt) -> list[str]:
    """Say what a finished quilt leaves open."""
    unchecked = []
    if not quilt.has_board:
        unchecked.append(say("patches and empty spaces: the sheet has no board that can be read"))
    if UNNAMED in quilt.masks:
        unchecked.append(say("spaces marked {letters}: nobody knows which patch they are", letters=UNNAMED))
    if (
        quilt.total is not None
        and quilt.has_square
        and quilt.claim("tile") is None
        and quilt.is_given_tile is None
    ):
        unchecked.append(say("the tile: the sheet does not say who has it"))
    return [*unchecked, *_unchecked_claims(quilt)]


def why_no_total(quilt: Quilt) -> str:
    """Say why a quilt has no total."""
    if not quilt.has_board:
        return say("there is no board that can be read")
    currency = quilt.game.currency.name_in(talk_language())
    return say("the sheet does not say how many {currency} are left", currency=currency)


def unchecked_in_quilts(replay: Replay, quilts: list[Quilt]) -> list[str]:
    """Say what the two quilts of a game without a log leave open."""
    unchecked = [*_missing_boards(replay), say("the moves: the sheet has no log")]
    if any(UNNAMED in quilt.masks for quilt in quilts):
        unchecked.append(say("spaces marked {letters}: nobody knows which patch they are", letters=UNNAMED))
    return [*unchecked, *dict.fromkeys(text for quilt in quilts for text in _unchecked_claims(quilt))]


def unchecked_in_game(replay: Replay) -> list[str]:
    """Say what the record of a game leaves open."""
    unchecked = [*_missing_boards(replay)]
    if not replay.is_circle_known:
        unchecked.append(say("which patches were for sale: the circle is not known"))
    if replay.lost_in_line is not None:
        unchecked.append(
            say("everything after line {line}: which patch was taken there is not known", line=replay.lost_in_line)
        )
    elif not replay.is_followed:
        unchecked.append(say("the end of the game: the record stops before it"))
    return unchecked


def _missing_boards(replay: Replay) -> Iterator[str]:
    for player in PLAYERS:
        if replay.masks[player] is None:
            yield say(
                "the quilt, the tile and the total of {player}: there is no board that can be read",
                player=replay.name(player),
            )


def _unchecked_claims(quilt: Quilt) -> Iterator[str]:
    currency = quilt.game.currency.name_in(talk_language())
    if quilt.buttons is None:
        yield say("the total: the sheet does not say how many {currency} are left", currency=currency)
    elif quilt.has_board:
        yield say("the {currency}: only the record of a whole game can tell", currency=currency)
