"""The best total of a deal that is found within a time; who asks brings the clock."""

from __future__ import annotations

from collections.abc import Callable

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.doodle.doodle_deal import Deal, game_in_circle
from quiltsmith.simulate.par.best import ATTEMPTS, Par, best_totals, next_work


def best_within(
    deck: Deck,
    deal: Deal,
    start: Card | None,
    seconds: float,
    clock: Callable[[], float],
    on_progress: Callable[[float], None] | None = None,
) -> Par:
    """Make attempts while there is time for the next one, judged by how long the last one took; one at least.

    `on_progress` hears how many seconds have passed, after each attempt.
    """
    began = before = clock()
    found: Par | None = None
    for attempt, found in best_totals(deck, game_in_circle(deck), deal, start):  # noqa: B007
        now = clock()
        if on_progress is not None:
            on_progress(now - began)
        # The first attempt also compiles what is compiled, which says nothing about the next one.
        last = now - before if attempt != ATTEMPTS[0] else 0.0
        if now - began + last * next_work(attempt) > seconds:
            break
        before = now
    if found is None:
        raise AssertionError("there is always a first attempt")
    return found
