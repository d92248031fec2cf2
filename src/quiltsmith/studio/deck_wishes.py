"""New decks from wishes: the same that `quiltsmith deck new` takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from quiltsmith.decks.generator import generate_deck
from quiltsmith.decks.wishes import DeckWishes, parse_box, parse_share, parse_sizes
from quiltsmith.decks.writer import write_deck
from quiltsmith.games.reader import DEFINITIONS as GAMES
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.names import named, named_deck
from quiltsmith.talk.plain_signs import in_plain_words
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck

_Words = Annotated[str, Meta(max_length=200)]
_LONGEST_ID = 40


class NewDeckQuestion(Struct, frozen=True):
    """Wishes for a deck that is drawn at random; None is what is usual for the game."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
    seed: Annotated[int, Meta(ge=0)]
    cards: Annotated[int, Meta(ge=1, le=200)] | None = None
    starts: Annotated[int, Meta(ge=0, le=100)] | None = None
    sizes: _Words | None = None
    chiral: _Words | None = None
    max_box: _Words | None = None
    cuttable: bool = False
    no_duplicates: bool = False
    like: str | None = None
    game: str = "doodle"


class NoDeckIdError(Refusal):
    """A name without a letter or digit that an id could be made of."""


def deck_id(typed: str) -> str:
    """Make the id of a deck of a name as people type it: `Omas Flicken für 2` becomes `omas-flicken-fuer-2`."""
    plain = in_plain_words(typed, _LONGEST_ID)
    if not plain:
        raise NoDeckIdError(say("give the deck a name with a letter or a digit"))
    return plain if plain[0].isalpha() else in_plain_words(f"deck {plain}", _LONGEST_ID)


def drawn_deck(folder: Folder, asked: NewDeckQuestion, rebalance: Callable[..., Any] | None = None) -> str:
    """Draw a deck and write it; `rebalance` lets bots play it first, which patches with prices need."""
    game = named(GAMES, folder, asked.game)
    if game.deck_needs.has_prices and rebalance is None:
        raise Refusal(say("the patches of {name} have prices, and only bots can find good ones", name=game.id))
    wishes = DeckWishes(
        cards=asked.cards,
        starts=asked.starts,
        sizes=None if asked.sizes is None else parse_sizes(asked.sizes),
        chiral=None if asked.chiral is None else parse_share(asked.chiral),
        max_box=None if asked.max_box is None else parse_box(asked.max_box),
        cuttable=asked.cuttable,
        no_duplicates=asked.no_duplicates,
    )
    if asked.like is not None:
        wishes = wishes.like(named_deck(folder, asked.like))
    deck: Deck = generate_deck(wishes, game, asked.seed, asked.id)
    header: tuple[str, ...] = ()
    if rebalance is not None:
        from quiltsmith.simulate.rebalanced import balanced_deck

        deck, sentence = balanced_deck(deck, wishes, asked.seed, rebalance)
        header = (sentence,)
    return write_deck(deck, header, asked.game)
