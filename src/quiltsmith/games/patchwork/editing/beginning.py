"""A new sheet of the two-player game without a word too many: heads, empty boards, and a log to be filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.writer import write_blank
from quiltsmith.games.sheets.empty import empty_board
from quiltsmith.stable_random import StableRandom


def mixed_circle(deck: Deck, seed: int, first: Sequence[str] = ()) -> list[str]:
    """Lay the patches of a deck in a circle; the token stands behind the smallest one, which so comes last.

    Some may lie there already, the first in front of the token.
    """
    last = min(deck.cards, key=lambda card: card.shape.size).id
    lying = [card for card in first if card != last]
    others = [card.id for card in deck.cards if card.id not in {*lying, last}]
    return [*lying, *StableRandom(seed).shuffled(others), last]


def begun_game(
    game: PatchworkGame,
    heads: Mapping[str, str],
    players: Sequence[str],
    circle: Sequence[str],
    *,
    is_german: bool,
) -> str:
    """Write the record of two who are about to begin; without a circle, it will be written later."""
    more = {"track": game.track, "players": " ".join(players), "circle": " ".join(circle)}
    written = {key: value for key, value in {**heads, **more}.items() if value}
    return write_blank(written, players, empty_board(game.board), is_german=is_german)


def begun_quilt(game: PatchworkGame, heads: Mapping[str, str], player: str, *, is_german: bool) -> str:
    """Write the sheet of a quilt on which nothing is marked yet."""
    written = {key: value for key, value in {**heads, "player": player}.items() if value}
    return write_blank(written, [""], empty_board(game.board), is_german=is_german)
