"""Decks drawn at random: the same wishes, game and seed give the same deck, for ever.

Every deck that meets the wishes is exactly as likely as any other:
- for each size, smallest first, a set of different free shapes is sampled from all that meet the wishes;
- where a share of chiral patches is wished, the number of chiral ones of each size is drawn first, each split
  weighted by the number of sets that it allows;
- where more cards are needed than there are shapes, every shape is used equally often, and a sample once more;
- the start patches are sampled in the same way;
- last, each patch and then each start patch is laid in one of its orientations.
The random numbers come from `stable_random`, in this order, and the shapes as `free_polyominoes` sorts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.plan import DeckPlan, plan_deck
from quiltsmith.decks.wishes import DeckWishes
from quiltsmith.formats.fields import LANGUAGES
from quiltsmith.games.game import Game
from quiltsmith.geometry.shape import Shape
from quiltsmith.stable_random import StableRandom


def generate_deck(wishes: DeckWishes, game: Game, seed: int, deck_id: str, title: str | None = None) -> Deck:
    """Draw a deck for a game without prices; a WishError says why there is none."""
    plan = plan_deck(wishes, game)
    random = StableRandom(seed)
    patches = [shape for shapes in _draw_sizes(random, plan) for shape in shapes]
    starts = _draw(random, plan.start_pool.shapes, plan.starts)
    return Deck(
        id=deck_id,
        title=dict.fromkeys(LANGUAGES, title or deck_id),
        game=game,
        cards=_cards(random, "P", patches, is_start=False),
        start=_cards(random, "S", starts, is_start=True),
    )


def _draw_sizes(random: StableRandom, plan: DeckPlan) -> list[list[Shape]]:
    if plan.chiral is None:
        return [_draw(random, plan.pools[size].shapes, count) for size, count in plan.sizes.items()]
    drawn = []
    for (size, count), chiral in zip(plan.sizes.items(), _draw_split(random, plan, plan.chiral), strict=True):
        pool = plan.pools[size]
        shapes = _draw(random, pool.chiral, chiral) + _draw(random, pool.others, count - chiral)
        drawn.append(random.shuffled(shapes))
    return drawn


def _draw(random: StableRandom, shapes: Sequence[Shape], count: int) -> list[Shape]:
    """Draw shapes in random order, none twice, or all equally often and some once more."""
    if count <= len(shapes):
        return random.sample(shapes, count)
    rounds, rest = divmod(count, len(shapes))
    return random.shuffled([*shapes] * rounds + random.sample(shapes, rest))


def _cards(random: StableRandom, letter: str, shapes: list[Shape], is_start: bool) -> tuple[Card, ...]:
    digits = max(2, len(str(len(shapes))))
    return tuple(
        Card(f"{letter}{number:0{digits}}", random.pick(shape.orientations()), is_start)
        for number, shape in enumerate(shapes, 1)
    )


class _Ways(NamedTuple):
    """How many sets of shapes there are, all with the fewest possible repeats, spread as evenly as possible."""

    repeats: int
    equal_pairs: int
    sets: int

    @property
    def cost(self) -> tuple[int, int]:
        return self.repeats, self.equal_pairs

    def times(self, other: _Ways) -> _Ways:
        """Combine independent choices."""
        return _Ways(self.repeats + other.repeats, self.equal_pairs + other.equal_pairs, self.sets * other.sets)


def _ways_to_draw(shapes: int, count: int) -> _Ways | None:
    """Count what `_draw` can give."""
    if not shapes:
        return None if count else _Ways(0, 0, 1)
    rounds, rest = divmod(count, shapes)
    pairs = rest * comb(rounds + 1, 2) + (shapes - rest) * comb(rounds, 2)
    return _Ways(max(0, count - shapes), pairs, comb(shapes, rest))


def _ways_to_split(plan: DeckPlan, size: int) -> dict[int, _Ways]:
    """Count the sets of one size by their number of chiral shapes."""
    pool, count = plan.pools[size], plan.sizes[size]
    splits = {}
    for chiral in range(count + 1):
        some, rest = _ways_to_draw(len(pool.chiral), chiral), _ways_to_draw(len(pool.others), count - chiral)
        if some and rest and not (plan.no_duplicates and some.repeats + rest.repeats):
            splits[chiral] = some.times(rest)
    return splits


def _draw_split(random: StableRandom, plan: DeckPlan, chiral: int) -> list[int]:
    """Draw the number of chiral cards of each size; they add up to the number for the whole deck."""
    splits = [_ways_to_split(plan, size) for size in plan.sizes]
    # later[i][n]: the ways to have n chiral cards among the sizes from the i-th on.
    later: list[dict[int, _Ways]] = [{0: _Ways(0, 0, 1)}]
    for split in reversed(splits):
        later.insert(0, _combined(split, later[0]))
    drawn = []
    for index, split in enumerate(splits):
        best = later[index][chiral]
        ticket = random.below(best.sets)
        for number, ways in split.items():
            rest = later[index + 1].get(chiral - number)
            if rest is None or ways.times(rest).cost != best.cost:
                continue
            ticket -= ways.times(rest).sets
            if ticket < 0:
                break
        drawn.append(number)
        chiral -= number
    return drawn


def _combined(split: dict[int, _Ways], rest: dict[int, _Ways]) -> dict[int, _Ways]:
    """Add up the ways of one size and of the sizes after it, only those with the fewest repeats."""
    total: dict[int, _Ways] = {}
    for number, ways in split.items():
        for other, other_ways in rest.items():
            both = ways.times(other_ways)
            known = total.get(number + other)
            if known is None or both.cost < known.cost:
                total[number + other] = both
            elif both.cost == known.cost:
                total[number + other] = both._replace(sets=both.sets + known.sets)
    return total
