"""Deal files: dealt from a seed, written as YAML, read back with all their problems.

A deal is made by StableRandom(seed): first `sample` of all patch cards' ids, in the deck's order, for as many as
a game shows; the circle takes the first of them, each refill the next. Then every roll is `pick` of the die's
faces. So the same deck and seed give the same deal everywhere, for ever. A solo challenge goes on from there, see
`challenge.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from quiltsmith.decks.checks import unknown_card
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import CARD_ID, deck_names, named_deck
from quiltsmith.errors import ContentError, QuiltsmithError
from quiltsmith.formats import diagnostics
from quiltsmith.formats.fields import Field, ListOf, Read, Record, ShortText, Whole
from quiltsmith.formats.file_kinds import other_kind
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problems import Problem, has_errors, in_reading_order
from quiltsmith.formats.source import Place, Source
from quiltsmith.formats.yaml_reader import read_document
from quiltsmith.games.doodle.doodle_circle import cards_beside, line_room, move_token
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.i18n import N_, _
from quiltsmith.stable_random import LARGEST_SEED, StableRandom


class Deal(Struct, frozen=True):
    """The cards and rolls of one game, the same for all its players.

    Attributes:
        deck: The deck that the cards are from.
        circle: The cards on the table at the start, clockwise from the token.
        refills: The new cards of each later round.
        rolls: The die of every turn but the last.
        seed: The number that it was dealt from, if it was.
    """

    deck: str | None
    circle: tuple[str, ...]
    refills: tuple[tuple[str, ...], ...]
    rolls: tuple[int, ...]
    seed: int | None = None

    def fits(self, game: Game) -> bool:
        """Return whether it has the numbers of cards and rolls that a game needs."""
        if not isinstance(game, DoodleGame):
            return False
        is_full = len(self.circle) == game.circle and all(len(refill) == game.refill for refill in self.refills)
        return is_full and len(self.refills) == game.rounds - 1 and len(self.rolls) == game.rolls

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of the deal in the order in which they come to the table."""
        return (*self.circle, *(card for refill in self.refills for card in refill))

    def to_yaml(self) -> str:
        """Return the text of a deal file, with comments."""
        refills = "".join(f"  - [{', '.join(refill)}]\n" for refill in self.refills)
        no_refills = "  []\n"
        deck = "" if self.deck is None else f"deck: {self.deck}\n"
        seed = "" if self.seed is None else f"seed: {self.seed}\n"
        about = _("A deal: the same cards and rolls for everybody.")
        use = _("Check sheets against it with `quiltsmith sheet check SHEET --deal THIS-FILE`.")
        circle, new, last = (
            _("clockwise from the token"),
            _("the new cards of each later round"),
            _("every turn but the last"),
        )
        return (
            f"# {about}\n# {use}\n{deck}{seed}"
            f"circle: [{', '.join(self.circle)}]  # {circle}\n"
            f"refills:  # {new}\n{refills or no_refills}"
            f"rolls: [{', '.join(str(roll) for roll in self.rolls)}]  # {last}\n"
        )


class DealtTurn(Struct, frozen=True):
    """What one turn offers: the token's card, its two neighbours, or several to choose from in the last turn."""

    token: str | None
    neighbours: tuple[str, ...]
    choice: tuple[str, ...] = ()

    @property
    def in_lower_case(self) -> frozenset[str]:
        """All cards that it offers in any way, in lower case."""
        return frozenset(card.lower() for card in (*self.choice, *self.neighbours, self.token or ""))


def play_deal(deal: Deal, game: DoodleGame) -> tuple[DealtTurn, ...]:
    """Move the token through a whole deal and list what each turn offers."""
    *circles, last = circles_of(deal, game)
    turns = [
        DealtTurn(circle[0], (circle[-1], circle[1 % len(circle)])[: cards_beside(0, len(circle))])
        for circle in circles
    ]
    return (*turns, DealtTurn(None, (), last))


def circles_of(deal: Deal, game: DoodleGame) -> Iterator[tuple[str, ...]]:
    """Move the token through a whole deal and give the circle of each turn, clockwise from the token's card on."""
    line = [*deal.circle, *[""] * line_room(game)]
    head, tail = 0, len(deal.circle)
    for turn in range(1, game.turns):
        moves = move_token(line, head, tail, deal.rolls[turn - 1])
        head, tail = head + moves, tail + moves
        yield tuple(line[head:tail])
        head += 1
        if turn % game.turns_per_round == 0:
            refill = deal.refills[turn // game.turns_per_round - 1]
            line[tail : tail + len(refill)] = refill
            tail += len(refill)
    yield tuple(line[head:tail])


_CARDS = ListOf(CARD_ID, 500, N_("a list of card ids"))
DECK = Field("deck", ShortText(200), "The deck: the name of a shipped one, or a path relative to this file.")
SEED = Field("seed", Whole(0, LARGEST_SEED, N_("the seed")), "The seed that it was dealt from.")
CIRCLE = Field("circle", _CARDS, "The cards of the first circle, clockwise from the token.", True)
REFILLS = Field(
    "refills", ListOf(_CARDS, 20, N_("a list of lists of card ids")), "The new cards of each later round.", True
)
ROLLS = Field(
    "rolls",
    ListOf(Whole(1, 99, N_("the roll")), 500, N_("a list of rolls")),
    "The rolls of all turns but the last.",
    True,
)
DEAL = Record(N_("a deal"), (DECK, SEED, CIRCLE, REFILLS, ROLLS))


def too_few_cards(deck: Deck, needed: int) -> ContentError:
    """Return what is raised for a deck with fewer cards than one game shows."""
    refused = ContentError(
        _(
            "a game of {game} shows {needed} patch cards, {deck} has {number}",
            game=deck.game.id,
            needed=needed,
            deck=deck.id,
            number=len(deck.cards),
        )
    )
    refused.code = "few-cards"
    return refused


def game_in_circle(deck: Deck) -> DoodleGame:
    """Return the game of a deck that deals are made of, or say that there are none."""
    return game_of_deals(deck.game)


def game_of_deals(game: Game) -> DoodleGame:
    """Return a game that deals are made for, or say that there are none."""
    if not isinstance(game, DoodleGame):
        raise QuiltsmithError(
            _("{game} is not dealt from a circle of cards; only decks of doodle games are", game=game.id)
        )
    return game


def make_deal(deck: Deck, game: DoodleGame, seed: int, deck_name: str | None = None) -> Deal:
    """Deal the cards and rolls of one game."""
    return deal_with(StableRandom(seed), deck, game, seed, deck_name)


def deal_with(random: StableRandom, deck: Deck, game: DoodleGame, seed: int, deck_name: str | None = None) -> Deal:
    """Deal with the random numbers of a seed, of which more may be wanted afterwards."""
    if len(deck.cards) < game.cards_dealt:
        raise too_few_cards(deck, game.cards_dealt)
    cards = random.sample([card.id for card in deck.cards], game.cards_dealt)
    refills = tuple(
        tuple(cards[start : start + game.refill]) for start in range(game.circle, len(cards), game.refill)
    )
    rolls = tuple(random.pick(game.die) for _unused in range(game.rolls))
    return Deal(deck_name or deck.id, tuple(cards[: game.circle]), refills, rolls, seed)


def read_deal(
    source: Source, game: Game | None = None, usual: Game | None = None
) -> tuple[Deal | None, Deck | None, list[Problem]]:
    """Read a deal and its deck, with all problems; there is no deal if one of them is an error.

    Its numbers must be those of the `game`, or else of its deck's game. A deal that names no deck must have those
    of the `usual` game; without one, it is compared with the game of each sheet.
    """
    other = other_kind(source, "deal")
    if other is not None:
        return None, None, [other]
    problems: list[Problem] = []
    node = read_document(source, N_("deal"), "quiltsmith deal meadow", problems)
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
        yield diagnostics.unknown_name(read.at(DECK), N_("deck of a doodle game"), read.need(DECK), others)
        return
    game = wanted or deck.game
    if game.board != deck.game.board:
        yield _other_board(read.at(DECK), deck, game)
    yield from _check_numbers(read, game)
    known = [card.id for card in deck.cards]
    for key, card in _dealt_cards(read):
        if card not in known:
            yield unknown_card.problem(read.at(key), card, known, _("the deck {deck}", deck=deck.id))


def _other_board(place: Place, deck: Deck, game: DoodleGame) -> Problem:
    made_for, board = deck.game.board, game.board
    message = _(
        "the deck {deck} is for a board of {rows} × {columns}; that of {game} has {other_rows} × {other_columns}",
        deck=deck.id,
        rows=made_for.rows,
        columns=made_for.columns,
        game=game.id,
        other_rows=board.rows,
        other_columns=board.columns,
    )
    return Problem(place, "board-size", message, _("name no game: that of the deal's deck will do"))


def _check_numbers(read: Read, game: DoodleGame) -> Iterator[Problem]:
    """Compare the numbers of cards and rolls with those that a game needs."""
    circle, refills, rolls = read.get(CIRCLE), read.get(REFILLS), read.get(ROLLS)
    yield from _check_length(read.at(CIRCLE), _("the length of the circle"), circle, game.circle)
    yield from _check_length(read.at(REFILLS), _("the length of the list of refills"), refills, game.rounds - 1)
    yield from _check_length(read.at(ROLLS), _("the length of the list of rolls"), rolls, game.rolls)
    for refill in refills or ():
        yield from _check_length(read.at(REFILLS), _("the length of a refill"), refill, game.refill)
    for roll in sorted(set(rolls or ()) - set(game.die)):
        yield diagnostics.out_of_range(
            Scalar(read.at(ROLLS), str(roll)), N_("a roll"), min(game.die), max(game.die)
        )


def _check_twice(read: Read) -> Iterator[Problem]:
    seen: set[str] = set()
    for key, card in _dealt_cards(read):
        if card in seen:
            message = _("the card {card} is dealt twice", card=card)
            yield Problem(read.at(key), "duplicate-id", message, _("every card lies on the table once"))
        seen.add(card)


def _dealt_cards(read: Read) -> Iterator[tuple[Field[object], str]]:
    """List all cards, each with the key that it stands below."""
    yield from ((CIRCLE, card) for card in read.get(CIRCLE, ()))
    yield from ((REFILLS, card) for refill in read.get(REFILLS, ()) for card in refill)


def _check_length(place: Place, what: str, items: tuple[object, ...] | None, wanted: int) -> Iterator[Problem]:
    if items is not None and len(items) != wanted:
        yield diagnostics.out_of_range(Scalar(place, str(len(items))), what, wanted, wanted)


_TEXT = re.compile(r"quiltsmith:([a-z0-9_-]{1,24})/([a-z0-9_-]{1,24})/([0-9]{1,20})")


class DealCode(Struct, frozen=True):
    """The ids of a game and a deck, and the seed of a deal."""

    game: str
    deck: str
    seed: int

    def to_text(self) -> str:
        """Write the code as it stands on paper."""
        return f"quiltsmith:{self.game}/{self.deck}/{self.seed}".upper()


def parse_deal_code(text: str) -> DealCode | None:
    """Read what a code on a sheet says; None if it is not one of ours."""
    found = _TEXT.fullmatch(text.strip().lower())
    if found is None or int(found[3]) > LARGEST_SEED:
        return None
    return DealCode(found[1], found[2], int(found[3]))


def code_of_deal(deal: Deal, deck: Deck | None, game: DoodleGame) -> DealCode | None:
    """Give the code of a deal; None if its deck and seed do not say all, as in a deal that was changed by hand."""
    if deck is None or deal.seed is None or len(deck.cards) < game.cards_dealt:
        return None
    is_whole = make_deal(deck, game, deal.seed, deal.deck) == deal
    return DealCode(game.id, deck.id, deal.seed) if is_whole else None
