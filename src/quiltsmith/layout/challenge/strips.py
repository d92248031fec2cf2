"""The strips of a solo challenge: which turns stand beside each other, and where a round is scored."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

from msgspec import Struct

from quiltsmith.games.doodle.challenge import Challenge
from quiltsmith.style.print_style import Style

Cell = TypeVar("Cell")

_MOST_IN_STRIP, _MOST_IN_NARROW_STRIP = 7, 4
_MOST_IN_CELL = 3


class Offer(Struct, frozen=True):
    """One card with its neighbours; several cards to choose from have no number of their own."""

    turn: int | None
    card: str
    neighbours: tuple[str, ...] = ()


class LastChoice(Struct, frozen=True):
    """The few cards of the last turn, which stand below each other."""

    turn: int
    cards: tuple[str, ...]


class Strip(Struct, frozen=True):
    """A panel with turns; the last one of a round has the box for its score."""

    title: str
    cells: tuple[Offer | LastChoice, ...]
    scores: bool = False


def strips(challenge: Challenge, style: Style, is_narrow: bool = False) -> list[Strip]:
    """Part all turns of a challenge into strips, round by round; a narrow page has fewer turns in each."""
    most = _MOST_IN_NARROW_STRIP if is_narrow else _MOST_IN_STRIP
    game = challenge.game
    found: list[Strip] = []
    for number in range(1, game.rounds + 1):
        first = (number - 1) * game.turns_per_round
        found += _round(challenge, number, first, most, style)
    return found


def _round(challenge: Challenge, number: int, first: int, most: int, style: Style) -> list[Strip]:
    turns = challenge.turns[first : first + challenge.game.turns_per_round]
    knows_neighbours = challenge.game.specials.get("neighbour", 0) > 0
    cells: list[Offer | LastChoice] = []
    choice: tuple[str, ...] = ()
    for turn, dealt in enumerate(turns, first + 1):
        if dealt.token is not None:
            cells.append(Offer(turn, dealt.token, dealt.neighbours if knows_neighbours else ()))
        elif len(dealt.choice) == 1:
            cells.append(Offer(turn, dealt.choice[0]))
        elif len(dealt.choice) <= _MOST_IN_CELL:
            cells.append(LastChoice(turn, dealt.choice))
        else:
            choice = dealt.choice
    found = [_turns(number, part, style) for part in _evenly(cells, most)]
    last = style.word("challenge.last", turn=first + len(turns), count=len(choice))
    found += [Strip(last, tuple(Offer(None, card) for card in part)) for part in _evenly(choice, most)]
    return [*found[:-1], Strip(found[-1].title, found[-1].cells, scores=True)]


def _turns(number: int, cells: Sequence[Offer | LastChoice], style: Style) -> Strip:
    first, last = cells[0].turn, cells[-1].turn
    key = "challenge.turn" if first == last else "challenge.turns"
    turns = style.word(key, first=first, last=last)
    return Strip(f"{style.word('pad.round', round=number)} · {turns}", tuple(cells))


def _evenly(cells: Sequence[Cell], most: int) -> list[Sequence[Cell]]:
    """Part cells into strips of nearly the same length, with so many at most."""
    count = -(-len(cells) // most)
    ends = [len(cells) * number // count for number in range(count + 1)] if count else []
    return [cells[start:end] for start, end in pairwise(ends)]
