"""What a code on a sheet says of its deal: game, deck and seed, of which anybody can deal the same cards again.

The text is `QUILTSMITH:GAME/DECK/SEED` in capital letters, which make for small QR codes.
"""

from __future__ import annotations

import re

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.deal import Deal
from quiltsmith.games.doodle.deal_files import make_deal
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.stable_random import LARGEST_SEED

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
