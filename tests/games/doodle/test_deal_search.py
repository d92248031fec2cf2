"""Whether some deal gives the cards of a log: the search against all rolls of small games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from quiltsmith.games.doodle.deal_search import CircleNumbers, Draw, may_be_dealt

Log = tuple[tuple[int, bool], ...]
"""The card of every turn, and whether it was drawn as a neighbour."""


def played(numbers: CircleNumbers, circle: tuple[int, ...], dealt: int, log: Log) -> Iterator[Log]:
    """Play a game on with every roll and every card that may be drawn."""
    turn = len(log) + 1
    if turn == numbers.turns:
        yield from ((*log, (card, False)) for card in circle)
        return
    for roll in numbers.die:
        moves = (roll - 1) % len(circle)
        token, *others = *circle[moves:], *circle[:moves]
        fresh = numbers.turns_per_round if turn % numbers.turns_per_round == 0 else 0
        left = (*others, *range(dealt, dealt + fresh))
        for drawn in ((token, False), *((card, True) for card in {*others[:1], *others[-1:]})):
            yield from played(numbers, left, dealt + fresh, (*log, drawn))


def renamed(log: Log) -> Log:
    """Number the cards in the order in which they are drawn."""
    names = {card: name for name, card in enumerate(dict.fromkeys(card for card, _ in log))}
    return tuple((names[card], is_neighbour) for card, is_neighbour in log)


def sound_logs(turns: int) -> Iterator[Log]:
    """List all logs in which no card is drawn that was discarded."""
    for cards in product(range(turns), repeat=turns):
        if any(card > max(cards[:turn], default=-1) + 1 for turn, card in enumerate(cards)):
            continue
        for beside in product((False, True), repeat=turns - 1):
            log = tuple(zip(cards, (*beside, False), strict=True))
            if all(is_neighbour or card not in cards[turn:] for turn, (card, is_neighbour) in enumerate(log, 1)):
                yield log


@pytest.mark.parametrize(
    "numbers",
    [
        CircleNumbers(2, 2, 4, (1, 2)),
        CircleNumbers(3, 2, 4, (1,)),
        CircleNumbers(3, 2, 4, (2, 3)),
        CircleNumbers(3, 2, 4, (1, 2, 3)),
        CircleNumbers(3, 3, 6, (1, 2)),
        CircleNumbers(4, 2, 4, (1, 2, 3)),
        CircleNumbers(5, 5, 5, (1, 3)),
        CircleNumbers(3, 1, 5, (2,)),
        CircleNumbers(6, 5, 5, (2,)),
    ],
    ids=str,
)
def test_the_search_finds_what_some_rolls_give(numbers: CircleNumbers) -> None:
    possible = {renamed(log) for log in played(numbers, tuple(range(numbers.circle)), numbers.circle, ())}
    for log in sound_logs(numbers.turns):
        cards = list(dict.fromkeys(card for card, is_neighbour in log if is_neighbour))
        draws = [
            Draw(turn, cards.index(card), is_neighbour)
            for turn, (card, is_neighbour) in enumerate(log, 1)
            if card in cards
        ]
        assert may_be_dealt(numbers, tuple(draws)) is (log in possible), log
