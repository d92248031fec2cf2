"""Deals for programs: the cards and rolls of one game, from a seed or from a file."""

from __future__ import annotations

from quiltsmith.api.load_definitions import Origin, load_deck, name_of, source_of
from quiltsmith.api.public_functions import public
from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problems import ProblemsError
from quiltsmith.games.doodle.doodle_deal import Deal, game_in_circle, make_deal, read_deal
from quiltsmith.games.game import Game


@public
def deal(deck: Deck | Origin, *, seed: int) -> Deal:
    """Deal the cards and rolls of one game, and return them as a `Deal`.

    The same deck and seed give the same deal on every machine.

    Args:
        deck: The deck: a loaded one, the name of a shipped one, a file, or a text.
        seed: Any number.

    Raises:
        QuiltsmithError: The deck cannot be used, or its game is played without deals.

    >>> qs.deal("meadow", seed=7).circle
    ('P13', 'P02', 'P21', 'P18', 'P12', 'P20', 'P17', 'P05')
    """
    read = deck if isinstance(deck, Deck) else load_deck(deck)
    name = name_of(deck)
    return make_deal(read, game_in_circle(read), seed, None if name == read.id else name)


def deal_and_deck(
    origin: Deal | Origin, *, game: Game | None = None, usual: Game | None = None, own: Deck | None = None
) -> tuple[Deal, Deck | None]:
    """Return a deal and the deck that it names, if it names one; its numbers must be those of the game.

    The `usual` game is that of a deal that names no deck. A deal that was just made needs no deck from a file if
    the caller has its `own`.
    """
    if isinstance(origin, Deal):
        return origin, load_deck(origin.deck) if own is None and origin.deck is not None else own
    read, deck, problems = read_deal(source_of(origin), game, usual)
    if read is None:
        raise ProblemsError(problems, name_of(origin))
    return read, deck
