"""Whether any deal gives the cards of a log: a search over the places of cards in the circle and over rolls.

Without a deal nobody knows which cards lie where. A card that was drawn as the token's is gone, which rules out
nothing. A card that was drawn as a neighbour lies beside the token's, and stays: it has to be passed over while
other cards are drawn, and where it is drawn again, some roll has to reach it. So a state is the places of the
neighbours drawn so far, counted clockwise from the token, and every roll leads to another state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

_NOWHERE = -1
_MOST_STEPS = 5_000
"""So many rolls are tried; after that nothing is proven."""


class CircleNumbers(NamedTuple):
    """The numbers of a game that say how cards come and go."""

    circle: int
    turns_per_round: int
    turns: int
    die: tuple[int, ...]


class Draw(NamedTuple):
    """A turn that draws a card of which it matters where it lies; such cards are numbered from 0."""

    turn: int
    card: int
    is_neighbour: bool


@lru_cache(maxsize=256)
def _tokens(numbers: CircleNumbers) -> tuple[tuple[int, ...], ...]:
    """List where rolls lead in a circle of no card, of one card, of two and so on, counted from the token."""
    sizes = range(1, numbers.circle + 1)
    return ((), *(tuple(sorted({(face - 1) % size for face in numbers.die})) for size in sizes))


@lru_cache(maxsize=4096)
def may_be_dealt(numbers: CircleNumbers, draws: tuple[Draw, ...], open_turns: tuple[int, ...] = ()) -> bool:
    """Return whether some deal gives these draws; also if it takes too long to tell.

    Nobody knows what the open turns draw. All other turns draw cards that are drawn once only.
    """
    cards = len({draw.card for draw in draws})
    return _DealSearch(numbers, draws, open_turns).may_go_on(1, (_NOWHERE,) * cards)


class _DealSearch:
    """A depth-first search through the turns; states that lead nowhere are tried once."""

    def __init__(self, numbers: CircleNumbers, draws: tuple[Draw, ...], open_turns: tuple[int, ...]) -> None:
        self._numbers, self._open_turns = numbers, open_turns
        in_order = sorted(draws)
        self._draws = {draw.turn: draw for draw in in_order}
        self._last_turn = in_order[-1].turn if in_order else 0
        self._last_draw = {draw.card: draw.turn for draw in in_order}
        self._neighbour_turns = [draw.turn for draw in in_order if draw.is_neighbour]
        self._tokens = _tokens(numbers)
        self._fewest_tokens = min(map(len, self._tokens[numbers.circle - numbers.turns_per_round + 1 :]))
        self._failed: set[tuple[int, tuple[int, ...]]] = set()
        self._steps = 0

    def may_go_on(self, turn: int, places: tuple[int, ...]) -> bool:
        """Return whether the game can go on from a turn, with a place for each card that matters, or nowhere."""
        numbers, known = self._numbers, len(places) - places.count(_NOWHERE)
        if not known:
            # Any rolls will do up to the next neighbour.
            turn = next((later for later in self._neighbour_turns if later >= turn), numbers.turns)
        elif known < self._fewest_tokens and turn > self._last_turn:
            return True  # in every turn some roll leads to none of them
        cards = numbers.circle - (turn - 1) % numbers.turns_per_round
        if turn >= numbers.turns:
            return self._may_end(places, known, cards)
        if (turn, places) in self._failed:
            return False
        for token in self._tokens[cards]:
            for drawn in self._drawn(turn, token, places, cards):
                self._steps += 1
                if self._steps > _MOST_STEPS:
                    return True
                left = [_NOWHERE if place in (token, _NOWHERE) else (place - token - 1) % cards for place in drawn]
                if self.may_go_on(turn + 1, tuple(left)):
                    return True
        self._failed.add((turn, places))
        return False

    def _drawn(self, turn: int, token: int, places: tuple[int, ...], cards: int) -> list[tuple[int, ...]]:
        """List the places that cards may have in a turn with the token's card there; none if that cannot be."""
        draw = self._draws.get(turn)
        hit = places.index(token) if token in places else None
        if draw is not None and not draw.is_neighbour:
            is_there = hit is None if places[draw.card] == _NOWHERE else hit == draw.card
            return [places] if is_there else []
        if hit is not None and (self._last_draw[hit] > turn or (draw is None and turn not in self._open_turns)):
            return []  # it would be discarded though it is drawn later, or it is not the card that is drawn now
        if draw is None:
            return [places]
        beside = {(token - 1) % cards, (token + 1) % cards} - {token}
        if places[draw.card] != _NOWHERE:
            return [places] if places[draw.card] in beside else []
        before, behind = places[: draw.card], places[draw.card + 1 :]
        return [(*before, place, *behind) for place in sorted(beside - set(places))]

    def _may_end(self, places: tuple[int, ...], known: int, cards: int) -> bool:
        """Return whether the last turn can be, in which any of the cards left is drawn."""
        draw = self._draws.get(self._numbers.turns)
        is_known = draw is not None and places[draw.card] != _NOWHERE
        return is_known or known < cards or self._numbers.turns in self._open_turns
