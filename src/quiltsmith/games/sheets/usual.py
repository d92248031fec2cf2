"""The games and decks that are meant where a sheet names none."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import find_deck, load_deck
from quiltsmith.games.game import Game
from quiltsmith.games.reader import find_game, load_game


class NamedGame(NamedTuple):
    """A game and the folder that paths in its definition start from."""

    game: Game
    folder: Path | None


def usual_game(rules: str) -> NamedGame:
    """Give the shipped game that has the name of its kind."""
    path = find_game(rules)
    game = load_game(path)[0] if path else None
    if path is None or game is None:
        raise TypeError(f"the shipped game {rules} cannot be read")
    return NamedGame(game, path.parent)


def usual_deck(game: Game, folder: Path | None) -> Deck:
    """Give the deck that a game definition names, or else that of the shipped game of its kind."""
    path = find_deck(game.deck, folder)
    deck = load_deck(path)[0] if path else None
    if deck is not None and deck.game.rules == game.rules:
        return deck
    shipped = usual_game(game.rules)
    if shipped.game == game:
        raise TypeError(f"the deck {game.deck} of the shipped game {game.id} cannot be read")
    return usual_deck(*shipped)
