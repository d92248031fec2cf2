"""What a pad for one deal shows of it: the cards of every turn, and a code that a camera can read."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_deal import Deal, DealCode, code_of_deal, play_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.style.print_style import Style


class DealtPad(Struct, frozen=True):
    """The cards that each turn offers, several in the last one; the deck, and the code if there is one."""

    turns: tuple[tuple[str, ...], ...]
    deck: Deck | None = None
    seed: int | None = None
    code: DealCode | None = None

    def name(self, style: Style) -> str:
        """Name the deal as people do: by its deck and its seed, as far as they are known."""
        deck = () if self.deck is None else (style.name(self.deck.title) if self.deck.title else self.deck.id,)
        seed = () if self.seed is None else (style.word("challenge.seed", seed=self.seed),)
        return " · ".join((*deck, *seed))


def dealt_pad(deal: Deal, deck: Deck | None, game: DoodleGame) -> DealtPad:
    """Make what a pad of a game shows of a deal."""
    turns = tuple(turn.choice if turn.token is None else (turn.token,) for turn in play_deal(deal, game))
    return DealtPad(turns, deck, deal.seed, code_of_deal(deal, deck, game))
