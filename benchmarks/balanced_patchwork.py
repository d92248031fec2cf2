"""`python -m benchmarks.balanced_patchwork`: what the balance of games of two promises, in about ten minutes.

40,000 games of the classic deck rank its patches; a patch set to cost nothing is found first and gets its price
back, to within three buttons; and the classic deck is rebalanced to a tolerance of one point.
"""

from __future__ import annotations

import sys

from benchmarks.simulate_patchwork import classic_match
from quiltsmith.decks.deck import Deck, Price
from quiltsmith.simulate.patchwork_rebalancing import rebalance, step_prices, with_prices
from quiltsmith.simulate.patchwork_simulation import balance_of
from quiltsmith.simulate.rebalancing import FIRST_ROUND, CardEffects, Measuring, RebalanceOptions, spread

GAMES, GAMES_PER_ROUND = 40_000, 16_000
GOOD, BAD = "GebE", "BDJ"
LEAST_PLANTED, MOST_OFF = 5, 3
MOST_ROUNDS, MOST_SPREAD = 10, 1.0


def main() -> int:
    """Show all three and tell how many of them failed."""
    deck = classic_match("greedy", "greedy").deck
    failures = [*_ranking(deck), *_planting(deck), *_rebalancing(deck)]
    for failure in failures:
        print(failure, file=sys.stderr)
    return int(bool(failures))


def _effects(deck: Deck, wishes: RebalanceOptions, number: int, games: int) -> CardEffects:
    balance = balance_of(*Measuring(wishes).play(deck, number, wishes.bot, games))
    return {patch.id: patch.effect for patch in balance.patches}


def _points(effects: CardEffects) -> dict[str, float]:
    return {card: effect.effect for card, effect in effects.items() if effect is not None}


def _ranking(deck: Deck) -> list[str]:
    points = _points(_effects(deck, RebalanceOptions("greedy", 1, GAMES), FIRST_ROUND, GAMES))
    ranked = sorted(points, key=lambda card: -points[card])
    print("classic:", " ".join(f"{card} {points[card]:+.1f}" for card in ranked), flush=True)
    is_right = (
        ranked[0] == "H" and all(points[card] > 0 for card in GOOD) and all(points[card] < 0 for card in BAD)
    )
    return [] if is_right else ["patches are ranked otherwise"]


def _planting(deck: Deck) -> list[str]:
    failures: list[str] = []
    for card in deck.cards:
        price = card.price or Price(0, 0, 0)
        if price.cost >= LEAST_PLANTED:
            first, cost = _put_right(with_prices(deck, {card.id: Price(0, price.time, price.income)}), card.id)
            print(f"{card.id} for nothing: {first} found first, cost {cost} instead of {price.cost}", flush=True)
            if first != card.id or abs(cost - price.cost) > MOST_OFF:
                failures.append(f"{card.id} is not put right")
    return failures


def _put_right(deck: Deck, card: str) -> tuple[str, int]:
    """Let one patch get a new price; tell which one seemed best, and what the card costs then."""
    wishes, best = RebalanceOptions("greedy", 1, GAMES_PER_ROUND, most=1), list[str]()

    def measure(deck: Deck, number: int) -> CardEffects:
        effects = _effects(deck, wishes, FIRST_ROUND + number, GAMES_PER_ROUND)
        points = _points(effects)
        best.append(max(points, key=lambda name: points[name]))
        return effects

    found = step_prices(deck, measure, wishes)
    return best[0], found.prices[card].cost


def _rebalancing(deck: Deck) -> list[str]:
    wishes = RebalanceOptions("greedy", 1, GAMES_PER_ROUND)
    found = rebalance(deck, wishes, Measuring(wishes))
    print(f"rebalanced in {found.rounds} rounds, {len(found.changes)} patches changed")
    for check in found.checks:
        print(f"  {check.bot}: spread {spread(check.before):.2f} before, {spread(check.after):.2f} after")
    is_right = found.is_within and found.rounds <= MOST_ROUNDS and spread(found.checks[0].after) <= MOST_SPREAD
    return [] if is_right else ["the classic deck is not in balance"]


if __name__ == "__main__":
    sys.exit(main())
