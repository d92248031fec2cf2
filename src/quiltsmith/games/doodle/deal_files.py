"""Deal files: dealt from a seed, written as YAML, read back with all their problems.

A deal is made by StableRandom(seed): first `sample` of all patch cards' ids, in the deck's order, for as many as
a game shows; the circle takes the first of them, each refill the next. Then every roll is `pick` of the die's
faces. So the same deck and seed give the same deal everywhere, for ever. A solo challenge goes on from there, see
`challenge.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.fields import CARD_ID
from quiltsmith.decks.reader import deck_names, named_deck
from quiltsmith.decks.rules import unknown_card
from quiltsmith.formats import faults
from quiltsmith.formats.fields import Field, Read, Record
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problem import Problem, has_errors, in_reading_order
from quiltsmith.formats.source import Place, Source
from quiltsmith.formats.values import ListOf, ShortText, Whole
from quiltsmith.formats.yaml_reader import read_document
from quiltsmith.games.doodle.deal import Deal
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.stable_random import LARGEST_SEED, StableRandom
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

_CARDS = ListOf(CARD_ID, 500, "a list of card ids")
DECK = Field("deck", ShortText(200), "The deck: the name of a shipped one, or a path relative to this file.")
SEED = Field("seed", Whole(0, LARGEST_SEED, "the seed"), "The seed that it was dealt from.")
CIRCLE = Field("circle", _CARDS, "The cards of the first circle, clockwise from the token.", True)
REFILLS = Field(
    "refills", ListOf(_CARDS, 20, "a list of lists of card ids"), "The new cards of each later round.", True
)
ROLLS = Field(
    "rolls",
    ListOf(Whole(1, 99, "the roll"), 500, "a list of rolls"),
    "The rolls of all turns but the last.",
    True,
)
DEAL = Record("a deal", (DECK, SEED, CIRCLE, REFILLS, ROLLS))


class TooFewCardsError(Refusal):
    """A deck with fewer cards than one game shows."""

    def __init__(self, deck: Deck, needed: int) -> None:
        super().__init__(
            say(
                "a game of {game} shows {needed} patch cards, {deck} has {number}",
                game=deck.game.id,
                needed=needed,
                deck=deck.id,
                number=len(deck.cards),
            )
        )


class NoCircleError(Refusal):
    """A deck of a game that is not dealt from a circle of cards."""


def game_in_circle(deck: Deck) -> DoodleGame:
    """Give the game of a deck that deals are made of, or say that there are none."""
    return game_of_deals(deck.game)


def game_of_deals(game: Game) -> DoodleGame:
    """Give a game that deals are made for, or say that there are none."""
    if not isinstance(game, DoodleGame):
        raise NoCircleError(
            say("{game} is not dealt from a circle of cards; only decks of doodle games are", game=game.id)
        )
    return game


def make_deal(deck: Deck, game: DoodleGame, seed: int, deck_name: str | None = None) -> Deal:
    """Deal the cards and rolls of one game."""
    return deal_with(StableRandom(seed), deck, game, seed, deck_name)


def deal_with(random: StableRandom, deck: Deck, game: DoodleGame, seed: int, deck_name: str | None = None) -> Deal:
    """Deal with the random numbers of a seed, of which more may be wanted afterwards."""
    if len(deck.cards) < game.cards_dealt:
        raise TooFewCardsError(deck, game.cards_dealt)
    cards = random.sample([card.id for card in deck.cards], game.cards_dealt)
    refills = tuple(
        tuple(cards[start : start + game.refill]) for start in range(game.circle, len(cards), game.refill)
    )
    rolls = tuple(random.pick(game.die) for _ in range(game.rolls))
    return Deal(deck_name or deck.id, tuple(cards[: game.circle]), refills, rolls, seed)


def read_deal(
    source: Source, game: Game | None = None, usual: Game | None = None
) -> tuple[Deal | None, Deck | None, list[Problem]]:
    """Read a deal and its deck, with all problems; there is no deal if one of them is an error.

    Its numbers must be those of the `game`, or else of its deck's game. A deal that names no deck must have those
    of the `usual` game; without one, it is compared with the game of each sheet.
    """
    problems: list[Problem] = []
    node = read_document(source, "deal", "quiltsmith deal meadow", problems)
    if node is None:
        return None, None, problems
    read = DEAL.read(node, problems)
    name = read.get(DECK)
    deck = None if name is None else named_deck(name, read.at(DECK), problems)
    if deck is not None:
        problems.extend(_check(read, deck, None if game is None else game_of_deals(game)))
    elif (numbers := game or usual) is not None:
        problems.extend(_check_numbers(read, game_of_deals(numbers)))
    problems.extend(_check_twice(read))
    if has_errors(problems):
        return None, deck, in_reading_order(problems)
    return _deal(read), deck, in_reading_order(problems)


def _deal(read: Read) -> Deal:
    return Deal(read.get(DECK), read.need(CIRCLE), read.need(REFILLS), read.need(ROLLS), read.get(SEED))


def _check(read: Read, deck: Deck, wanted: DoodleGame | None) -> Iterator[Problem]:
    """Compare the deal with the numbers of its game and the cards of its deck."""
    if not isinstance(deck.game, DoodleGame):
        others = [name for name in deck_names() if name != deck.id]
        yield faults.unknown_name(read.at(DECK), "deck of a doodle game", read.need(DECK), others)
        return
    game = wanted or deck.game
    if game.board != deck.game.board:
        yield _other_board(read.at(DECK), deck, game)
    yield from _check_numbers(read, game)
    known = [card.id for card in deck.cards]
    for key, card in _dealt_cards(read):
        if card not in known:
            yield unknown_card.problem(read.at(key), card, known, say("the deck {deck}", deck=deck.id))


def _other_board(place: Place, deck: Deck, game: DoodleGame) -> Problem:
    made_for, board = deck.game.board, game.board
    message = say(
        "the deck {deck} is for a board of {rows} × {columns}; that of {game} has {other_rows} × {other_columns}",
        deck=deck.id,
        rows=made_for.rows,
        columns=made_for.columns,
        game=game.id,
        other_rows=board.rows,
        other_columns=board.columns,
    )
    return Problem(place, "board-size", message, say("name no game: that of the deal's deck will do"))


def _check_numbers(read: Read, game: DoodleGame) -> Iterator[Problem]:
    """Compare the numbers of cards and rolls with those that a game needs."""
    circle, refills, rolls = read.get(CIRCLE), read.get(REFILLS), read.get(ROLLS)
    yield from _check_length(read.at(CIRCLE), say("the length of the circle"), circle, game.circle)
    yield from _check_length(read.at(REFILLS), say("the length of the list of refills"), refills, game.rounds - 1)
    yield from _check_length(read.at(ROLLS), say("the length of the list of rolls"), rolls, game.rolls)
    for refill in refills or ():
        yield from _check_length(read.at(REFILLS), say("the length of a refill"), refill, game.refill)
    for roll in sorted(set(rolls or ()) - set(game.die)):
        yield faults.out_of_range(Scalar(read.at(ROLLS), str(roll)), "a roll", min(game.die), max(game.die))


def _check_twice(read: Read) -> Iterator[Problem]:
    seen: set[str] = set()
    for key, card in _dealt_cards(read):
        if card in seen:
            message = say("the card {card} is dealt twice", card=card)
            yield Problem(read.at(key), "duplicate-id", message, say("every card lies on the table once"))
        seen.add(card)


def _dealt_cards(read: Read) -> Iterator[tuple[Field[object], str]]:
    """List all cards, each with the key that it stands below."""
    yield from ((CIRCLE, card) for card in read.get(CIRCLE, ()))
    yield from ((REFILLS, card) for refill in read.get(REFILLS, ()) for card in refill)


def _check_length(place: Place, what: str, items: tuple[object, ...] | None, wanted: int) -> Iterator[Problem]:
    if items is not None and len(items) != wanted:
        yield faults.out_of_range(Scalar(place, str(len(items))), what, wanted, wanted)
