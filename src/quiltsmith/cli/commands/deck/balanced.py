"""Generated decks that bots have played: what is too good or too bad is changed before the deck is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiltsmith.talk.numbers import decimal, grouped
from quiltsmith.talk.saying import count

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.decks.wishes import DeckWishes


def balanced_deck(deck: Deck, wishes: DeckWishes, seed: int) -> tuple[Deck, str]:
    """Rebalance a new deck within the wishes; give it with a sentence about what came of that."""
    from msgspec.structs import replace

    from quiltsmith.cli.commands.simulation.playing import rebalance_with_progress
    from quiltsmith.decks.pricing import with_drawn_prices
    from quiltsmith.simulate.kinds import simulation_of
    from quiltsmith.simulate.rebalancing import RebalanceWishes, rebalancing_of, spread
    from quiltsmith.simulate.running import chosen_bot

    if deck.game.deck_needs.has_prices:
        deck = with_drawn_prices(deck, seed)
    wished = RebalanceWishes(
        bot=chosen_bot(simulation_of(deck.game), None),
        seed=seed,
        games=rebalancing_of(deck.game).usual_games,
        max_box=wishes.max_box,
        is_cuttable=wishes.cuttable,
        keeps_chirality=wishes.chiral is not None,
    )
    found = rebalance_with_progress(deck, wished)
    check = found.checks[0]
    sentence = count(
        len(found.changes),
        "Bots played it {games} times and changed {number} card: effects spread by {before} points before, "
        "{after} now.",
        "Bots played it {games} times and changed {number} cards: effects spread by {before} points before, "
        "{after} now.",
        games=grouped(found.games),
        before=decimal(spread(check.before), 2),
        after=decimal(spread(check.after), 2),
    )
    # The deck is new: nobody knows its first prices.
    cards = tuple(replace(card, original_price=None) for card in found.deck.cards)
    return replace(found.deck, cards=cards), sentence
