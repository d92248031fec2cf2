"""Which deck a game is played with, and whether it can be."""

from __future__ import annotations

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import deck_names
from quiltsmith.games.game import Game
from quiltsmith.games.reader import find_game
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say


class UnfitDeckError(Refusal):
    """A deck that a game cannot be played with."""


def usual_deck_name(game: Game, name: str | None) -> str:
    """Name the deck of a game that goes by a name; a path in a game's file starts where that lies."""
    path = find_game(name) if name else None
    return game.deck if game.deck in deck_names() or path is None else str(path.parent / game.deck)


def refuse_unfit(deck: Deck, game: Game) -> None:
    """Say why a game cannot be played with a deck, if it cannot."""
    reason = _reason(deck, game)
    if reason is not None:
        raise UnfitDeckError(say("{reason}; name another with --deck", reason=reason))


def _reason(deck: Deck, game: Game) -> str | None:
    if deck.game.rules != game.rules:
        return say(
            "{deck} is a deck for {other}, {game} cannot be played with it",
            deck=deck.id,
            other=deck.game.id,
            game=game.id,
        )
    for card in (*deck.cards, *deck.start):
        if not game.board.holds(card.shape):
            return say(
                "patch {card} of {deck} does not fit the board of {rows}×{columns} spaces",
                card=card.id,
                deck=deck.id,
                rows=game.board.rows,
                columns=game.board.columns,
            )
    needs = game.deck_needs
    if len(deck.cards) < needs.cards_dealt:
        return say(
            "{deck} has {number} patch cards, a game of {game} needs {needed}",
            deck=deck.id,
            number=len(deck.cards),
            game=game.id,
            needed=needs.cards_dealt,
        )
    for card in deck.start if needs.start_cards else ():
        if card.shape.size != needs.start_size:
            return say(
                "start patch {card} of {deck} has {size} spaces, those of {game} have {wanted}",
                card=card.id,
                deck=deck.id,
                size=card.shape.size,
                game=game.id,
                wanted=needs.start_size,
            )
    return None
