"""Solo challenges: a deal with a start card, all from one seed, so that players far apart can compare totals.

The start card is `pick` of the deck's start cards, with the random numbers that come after those of the deal. So a
challenge has the very deal that `quiltsmith deal` writes for its seed.
"""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.doodle.doodle_deal import DealtTurn, deal_with, play_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import PlayedSheet
from quiltsmith.stable_random import StableRandom


class Challenge(Struct, frozen=True):
    """What a player of a challenge has to know: the start card, if the deck has any, and what each turn offers."""

    deck: Deck
    game: DoodleGame
    seed: int
    start: Card | None
    turns: tuple[DealtTurn, ...]


class Puzzle(Struct, frozen=True):
    """A challenge with totals to beat, rising, and a game that reached the best total known."""

    challenge: Challenge
    medals: tuple[int, int, int]
    solution: PlayedSheet


def make_challenge(deck: Deck, game: DoodleGame, seed: int) -> Challenge:
    random = StableRandom(seed)
    turns = play_deal(deal_with(random, deck, game, seed), game)
    start = random.pick(deck.start) if deck.start else None
    return Challenge(deck, game.with_start_cards(len(deck.start)), seed, start, turns)
