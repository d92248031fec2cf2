"""Decks made by chance: options made complete, or all reasons why no deck can meet them, and the cards drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.deck_options import DeckOptions, check_size, spread
from quiltsmith.decks.shape_pool import ShapePool, shape_pool
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import title_languages
from quiltsmith.games.game import Game
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _, ngettext
from quiltsmith.stable_random import StableRandom

USUAL_SIZES: Mapping[int, int] = {1: 1, 2: 1, 3: 2, 4: 5, 5: 8, 6: 8, 7: 5}
"""How many cards of each size a deck of 30 has where nothing is wished: most between 4 and 6, no shape twice."""
_NO_SHAPES = ShapePool(0, (), ())


class DeckPlan(Struct, frozen=True):
    """How many cards of which sizes, drawn from which shapes; `chiral` is a number of cards, or None for any."""

    sizes: Mapping[int, int]
    pools: Mapping[int, ShapePool]
    chiral: int | None
    no_duplicates: bool
    starts: int
    start_pool: ShapePool


def plan_deck(wishes: DeckOptions, game: Game) -> DeckPlan:
    """Make wishes complete, or raise a QuiltsmithError with every reason why they cannot be met."""
    needs = game.deck_needs
    if needs.start_size is not None:
        check_size(needs.start_size, _("start patch"))
    sizes = wishes.sizes or _usual_sizes(wishes, game)
    plan = DeckPlan(
        sizes=sizes,
        pools={size: _pool(size, wishes, game) for size in sizes},
        chiral=_chiral_count(wishes, sum(sizes.values())),
        no_duplicates=wishes.no_duplicates,
        starts=(needs.start_cards or 0) if wishes.starts is None else wishes.starts,
        start_pool=_NO_SHAPES if needs.start_size is None else shape_pool(needs.start_size, game.board),
    )
    reasons = [*_missing_shapes(plan, wishes, game), *_wrong_share(plan, wishes), *_missing_starts(plan, game)]
    if reasons:
        raise QuiltsmithError("\n".join(reasons))
    return plan


def _pool(size: int, wishes: DeckOptions, game: Game) -> ShapePool:
    return shape_pool(size, game.board, wishes.max_box, wishes.cuttable)


def _chiral_count(wishes: DeckOptions, cards: int) -> int | None:
    return None if wishes.chiral is None else int(wishes.chiral * cards + Fraction(1, 2))


def _usual_sizes(wishes: DeckOptions, game: Game) -> dict[int, int]:
    """Share out the cards among the usual sizes so that no shape is needed twice, as far as that is possible."""
    cards = game.cards if wishes.cards is None else wishes.cards
    pools = [_pool(size, wishes, game) for size in USUAL_SIZES]
    chiral = _chiral_count(wishes, cards)
    if chiral is None:
        groups = [(cards, "any", {pool.size: len(pool.shapes) for pool in pools})]
    else:
        groups = [
            (chiral, "chiral", {pool.size: len(pool.chiral) for pool in pools}),
            (cards - chiral, "other", {pool.size: len(pool.others) for pool in pools}),
        ]
    total = dict.fromkeys(USUAL_SIZES, 0)
    for number, kind, shapes in groups:
        known = sum(shapes.values())
        if number and (not known or (wishes.no_duplicates and number > known)):
            raise QuiltsmithError(
                ngettext(
                    max(known, 1),
                    "there is {shapes} of {least} to {most} spaces{within}, but {needed} are needed; "
                    "ask for fewer cards, or choose other sizes",
                    "there are {shapes} of {least} to {most} spaces{within}, but {needed} are needed; "
                    "ask for fewer cards, or choose other sizes",
                    shapes=_shapes(known, kind),
                    least=min(USUAL_SIZES),
                    most=max(USUAL_SIZES),
                    within=_within(wishes),
                    needed=number,
                )
            )
        rounds, rest = divmod(number, known) if known else (0, 0)
        extra = spread(rest, USUAL_SIZES, shapes)
        for size in total:
            total[size] += rounds * shapes[size] + extra.get(size, 0)
    return {size: number for size, number in total.items() if number}


def _missing_shapes(plan: DeckPlan, wishes: DeckOptions, game: Game) -> Iterator[str]:
    for size, needed in plan.sizes.items():
        known = len(plan.pools[size].shapes)
        if not known:
            yield _(
                "size {size} has no shape{within}, but {needed} are needed; leave this size out, or wish for less",
                size=size,
                within=_within(wishes) or _fitting(game),
                needed=needed,
            )
        elif wishes.no_duplicates and needed > known:
            yield _(
                "size {size} has {shapes}{within}, but {needed} are needed; "
                "ask for fewer of that size, or allow duplicates",
                size=size,
                shapes=_shapes(known),
                within=_within(wishes),
                needed=needed,
            )


def _missing_starts(plan: DeckPlan, game: Game) -> Iterator[str]:
    known = len(plan.start_pool.shapes)
    size = game.deck_needs.start_size
    if plan.starts and size is None:
        yield _("{game} has no start cards; ask for none", game=game.id)
    elif plan.starts > known:
        hint = _("ask for none, or change the game")
        yield _(
            "{game} starts with {size} spaces, a size that has {shapes}{fitting}, "
            "but {needed} different start cards are needed; {hint}",
            game=game.id,
            size=size,
            shapes=_shapes(known),
            fitting=_fitting(game, known),
            needed=plan.starts,
            hint=_("ask for at most {known}", known=known) if known else hint,
        )


def _wrong_share(plan: DeckPlan, wishes: DeckOptions) -> Iterator[str]:
    """Return why the number of chiral cards is out of reach, naming the sizes that limit it."""
    if plan.chiral is None or not all(pool.shapes for pool in plan.pools.values()):
        return
    cards = sum(plan.sizes.values())
    chiral = {size: len(pool.chiral) for size, pool in plan.pools.items()}
    others = {size: len(pool.others) for size, pool in plan.pools.items()}
    for needed, kind, shapes in ((plan.chiral, "chiral", chiral), (cards - plan.chiral, "other", others)):
        most = {
            size: min(number, shapes[size]) if plan.no_duplicates else number * bool(shapes[size])
            for size, number in plan.sizes.items()
        }
        if needed <= sum(most.values()):
            continue
        places: dict[str, object] = {"within": _within(wishes), "needed": needed, "hint": _share_hint(kind)}
        if len(plan.sizes) == 1:
            size = next(iter(plan.sizes))
            yield _(
                "size {size} has {shapes}{within}, but {needed} are needed; {hint}",
                size=size,
                shapes=_shapes(shapes[size], kind),
                **places,
            )
        else:
            places |= {
                "possible": sum(most.values()),
                "cards": cards,
                "listed": ", ".join(_("size {size}: {number}", size=s, number=n) for s, n in most.items()),
            }
            if kind == "chiral":
                yield _(
                    "only {possible} of the {cards} cards can be chiral{within} ({listed}), "
                    "but {needed} are needed; {hint}",
                    **places,
                )
            else:
                yield _(
                    "only {possible} of the {cards} cards can be non-chiral{within} ({listed}), "
                    "but {needed} are needed; {hint}",
                    **places,
                )


def _share_hint(kind: str) -> str:
    if kind == "chiral":
        return _("ask for fewer chiral cards or larger sizes")
    return _("ask for fewer non-chiral cards or other sizes")


def _fitting(game: Game, known: int = 0) -> str:
    return ngettext(
        max(known, 1),
        " without a hole that fits the board of {rows}x{columns}",
        " without a hole that fit the board of {rows}x{columns}",
        rows=game.board.rows,
        columns=game.board.columns,
    )


def _within(wishes: DeckOptions) -> str:
    if wishes.max_box and wishes.cuttable:
        return _(" in a box of {box} that can be cut", box=wishes.max_box)
    if wishes.max_box:
        return _(" in a box of {box}", box=wishes.max_box)
    return _(" that can be cut") if wishes.cuttable else ""


def _shapes(number: int, kind: str = "any") -> str:
    if kind == "chiral":
        only = ngettext(number, "only {number} chiral shape", "only {number} chiral shapes")
        return only if number else _("no chiral shape")
    if kind == "other":
        only = ngettext(number, "only {number} non-chiral shape", "only {number} non-chiral shapes")
        return only if number else _("no non-chiral shape")
    return ngettext(number, "only {number} shape", "only {number} shapes") if number else _("no shape")


def generate_deck(wishes: DeckOptions, game: Game, seed: int, deck_id: str, title: str | None = None) -> Deck:
    """Draw a deck for a game without prices; a QuiltsmithError says why there is none."""
    plan = plan_deck(wishes, game)
    random = StableRandom(seed)
    patches = [shape for shapes in _draw_sizes(random, plan) for shape in shapes]
    starts = _draw(random, plan.start_pool.shapes, plan.starts)
    return Deck(
        id=deck_id,
        title=dict.fromkeys(title_languages(), title or deck_id),
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
