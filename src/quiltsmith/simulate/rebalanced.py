"""Decks that bots have changed: new ones within their wishes, and old ones as files that say what changed."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_options import DeckOptions
from quiltsmith.decks.deck_writer import write_deck, write_new_prices
from quiltsmith.decks.patch_value import with_drawn_prices
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import decimal, grouped, signed
from quiltsmith.simulate.kinds import simulation_of
from quiltsmith.simulate.rebalancing import Rebalanced, RebalanceWishes, rebalancing_of, spread
from quiltsmith.simulate.running import chosen_bot

Rebalance = Callable[[Deck, RebalanceWishes], Rebalanced]
"""Rebalances a deck, and tells whoever wants to know how far it is."""


def rebalanced_text(old: Deck, found: Rebalanced, deck_id: str, base: str | None) -> str:
    """Write new prices over the old deck, which `base` names; with other shapes, or no base, write it whole."""
    new = replace(found.deck, id=deck_id)
    header = [
        _("{deck} with fewest changes so that bots find its cards in balance.", deck=old.id),
        _("Made by `quiltsmith rebalance`; effects are points, measured on fresh seeds."),
    ]
    notes = {
        change.id: _(
            "was {before}; effect {old} before, {new} now",
            before=change.before_text,
            old=signed(change.effect_before or 0.0),
            new=signed(change.effect_after or 0.0),
        )
        for change in found.changes
    }
    if old.game.deck_needs.has_prices and base is not None:
        return write_new_prices(new, base, header, notes)
    return write_deck(new, [*header, *(f"{card}: {note}" for card, note in notes.items())])


def balanced_deck(deck: Deck, wishes: DeckOptions, seed: int, rebalance: Rebalance) -> tuple[Deck, str]:
    """Rebalance a new deck within the wishes; give it with a sentence about what came of that."""
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
    found = rebalance(deck, wished)
    check = found.checks[0]
    sentence = ngettext(
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
