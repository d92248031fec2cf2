"""What a generated deck will be made of: wishes made complete, or all reasons why no deck can meet them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from quiltsmith.decks.shape_pool import ShapePool, shape_pool
from quiltsmith.decks.wishes import DeckWishes, WishError, check_size, spread
from quiltsmith.games.game import Game
from quiltsmith.talk.saying import count, say

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


def plan_deck(wishes: DeckWishes, game: Game) -> DeckPlan:
    """Make wishes complete, or raise a WishError with every reason why they cannot be met."""
    needs = game.deck_needs
    if needs.start_size is not None:
        check_size(needs.start_size, say("start patch"))
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
        raise WishError("\n".join(reasons))
    return plan


def _pool(size: int, wishes: DeckWishes, game: Game) -> ShapePool:
    return shape_pool(size, game.board, wishes.max_box, wishes.cuttable)


def _chiral_count(wishes: DeckWishes, cards: int) -> int | None:
    return None if wishes.chiral is None else int(wishes.chiral * cards + Fraction(1, 2))


def _usual_sizes(wishes: DeckWishes, game: Game) -> dict[int, int]:
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
            raise WishError(
                say(
                    "there are {shapes} of {least} to {most} spaces{within}, but {needed} are needed; "
                    "ask for fewer cards, or choose other sizes with --sizes"
                    if known > 1
                    else "there is {shapes} of {least} to {most} spaces{within}, but {needed} are needed; "
                    "ask for fewer cards, or choose other sizes with --sizes",
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


def _missing_shapes(plan: DeckPlan, wishes: DeckWishes, game: Game) -> Iterator[str]:
    for size, needed in plan.sizes.items():
        known = len(plan.pools[size].shapes)
        if not known:
            yield say(
                "size {size} has no shape{within}, but {needed} are needed; leave this size out, or wish for less",
                size=size,
                within=_within(wishes) or _fitting(game),
                needed=needed,
            )
        elif wishes.no_duplicates and needed > known:
            yield say(
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
        yield say("{game} has no start cards; ask for none with --starts 0", game=game.id)
    elif plan.starts > known:
        hint = say("ask for none with --starts 0, or change the game")
        yield say(
            "{game} starts with {size} spaces, a size that has {shapes}{fitting}, "
            "but {needed} different start cards are needed; {hint}",
            game=game.id,
            size=size,
            shapes=_shapes(known),
            fitting=_fitting(game, known),
            needed=plan.starts,
            hint=say("ask for at most {known}", known=known) if known else hint,
        )


def _wrong_share(plan: DeckPlan, wishes: DeckWishes) -> Iterator[str]:
    """Say why the number of chiral cards is out of reach, naming the sizes that limit it."""
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
            yield say(
                "size {size} has {shapes}{within}, but {needed} are needed; {hint}",
                size=size,
                shapes=_shapes(shapes[size], kind),
                **places,
            )
        else:
            yield say(
                "only {possible} of the {cards} cards can be chiral{within} ({listed}), "
                "but {needed} are needed; {hint}"
                if kind == "chiral"
                else "only {possible} of the {cards} cards can be non-chiral{within} ({listed}), "
                "but {needed} are needed; {hint}",
                possible=sum(most.values()),
                cards=cards,
                listed=", ".join(say("size {size}: {number}", size=s, number=n) for s, n in most.items()),
                **places,
            )


def _share_hint(kind: str) -> str:
    if kind == "chiral":
        return say("ask for fewer chiral cards or larger sizes")
    return say("ask for fewer non-chiral cards or other sizes")


def _fitting(game: Game, known: int = 0) -> str:
    return say(
        " without a hole that fit the board of {rows}x{columns}"
        if known > 1
        else " without a hole that fits the board of {rows}x{columns}",
        rows=game.board.rows,
        columns=game.board.columns,
    )


def _within(wishes: DeckWishes) -> str:
    if wishes.max_box and wishes.cuttable:
        return say(" in a box of {box} that can be cut", box=wishes.max_box)
    if wishes.max_box:
        return say(" in a box of {box}", box=wishes.max_box)
    return say(" that can be cut") if wishes.cuttable else ""


def _shapes(number: int, kind: str = "any") -> str:
    if kind == "chiral":
        only = count(number, "only {number} chiral shape", "only {number} chiral shapes")
        return only if number else say("no chiral shape")
    if kind == "other":
        only = count(number, "only {number} non-chiral shape", "only {number} non-chiral shapes")
        return only if number else say("no non-chiral shape")
    return count(number, "only {number} shape", "only {number} shapes") if number else say("no shape")
