"""Which deck a game is played with, and whether it can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from quiltsmith.decks.checks import few_cards, other_game, start_size, too_big
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import deck_names
from quiltsmith.errors import UsageError
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import find_game
from quiltsmith.i18n import _


def default_deck_name(game: Game, name: str | None) -> str:
    """Name the deck of a game that goes by a name; a path in a game's file starts where that lies."""
    path = find_game(name) if name else None
    return game.deck if game.deck in deck_names() or path is None else str(path.parent / game.deck)


def refuse_unfit(deck: Deck, game: Game) -> None:
    """Say why a game cannot be played with a deck, if it cannot."""
    misfit = _misfit(deck, game)
    if misfit is not None:
        refused = UsageError(_("{reason}; name another deck", reason=misfit.reason), "deck")
        refused.is_about_content = True
        raise refused


def misfit_problems(deck: Deck, game: Game, place: Place) -> Iterator[Problem]:
    """Warn where a game names a deck that it cannot be played with."""
    misfit = _misfit(deck, game)
    if misfit is not None:
        hint = _("name a deck that fits, or make one for this game")
        yield Problem(place, misfit.code, misfit.reason, hint, Level.WARNING)


class _Misfit(NamedTuple):
    """Why a deck does not fit, and the rule of decks that says so."""

    code: str
    reason: str


def _misfit(deck: Deck, game: Game) -> _Misfit | None:
    if deck.game.rules != game.rules:
        reason = _(
            "{deck} is a deck for {other}, {game} cannot be played with it",
            deck=deck.id,
            other=deck.game.id,
            game=game.id,
        )
        return _Misfit(other_game.CODE, reason)
    for card in (*deck.cards, *deck.start):
        if not game.board.holds(card.shape):
            reason = _(
                "patch {card} of {deck} does not fit the board of {rows}×{columns} spaces",
                card=card.id,
                deck=deck.id,
                rows=game.board.rows,
                columns=game.board.columns,
            )
            return _Misfit(too_big.CODE, reason)
    needs = game.deck_needs
    if len(deck.cards) < needs.cards_dealt:
        reason = _(
            "{deck} has {number} patch cards, a game of {game} needs {needed}",
            deck=deck.id,
            number=len(deck.cards),
            game=game.id,
            needed=needs.cards_dealt,
        )
        return _Misfit(few_cards.CODE, reason)
    for card in deck.start if needs.start_cards else ():
        if card.shape.size != needs.start_size:
            reason = _(
                "start patch {card} of {deck} has {size} spaces, those of {game} have {wanted}",
                card=card.id,
                deck=deck.id,
                size=card.shape.size,
                game=game.id,
                wanted=needs.start_size,
            )
            return _Misfit(start_size.CODE, reason)
    return None
