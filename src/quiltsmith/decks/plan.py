"""What a generated deck will be made of: wishes made complete, or all reasons why no deck can meet them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from quiltsmith.decks.shape_pool import ShapePool, shape_pool
from quiltsmith.decks.wishes import DeckWishes, WishError, check_size, spread
from quiltsmith.games.game import Game
from quiltsmith.talk.saying import say

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
        check_size(needs.start_size, "start patch")
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
        groups = [(cards, "", {pool.size: len(pool.shapes) for pool in pools})]
    else:
        groups = [
            (chiral, "chiral ", {pool.size: len(pool.chiral) for pool in pools}),
            (cards - chiral, "non-chiral ", {pool.size: len(pool.others) for pool in pools}),
        ]
    total = dict.fromkeys(USUAL_SIZES, 0)
    for count, kind, shapes in groups:
        known = sum(shapes.values())
        if count and (not known or (wishes.no_duplicates and count > known)):
            span = f"of {min(USUAL_SIZES)} to {max(USUAL_SIZES)} spaces"
            raise WishError(
                f"there {_only(known, f'{kind}shape')} {span}{_within(wishes)}, but {count} are needed; "
                f"ask for fewer cards, or choose other sizes with --sizes"
            )
        rounds, rest = divmod(count, known) if known else (0, 0)
        extra = spread(rest, USUAL_SIZES, shapes)
        for size in total:
            total[size] += rounds * shapes[size] + extra.get(size, 0)
    return {size: count for size, count in total.items() if count}


def _missing_shapes(plan: DeckPlan, wishes: DeckWishes, game: Game) -> Iterator[str]:
    for size, count in plan.sizes.items():
        known = len(plan.pools[size].shapes)
        if not known:
            where = _within(wishes) or f" without a hole that fits {_board(game)}"
            yield f"size {size} has no shape{where}, but {count} are needed; leave this size out, or wish for less"
        elif wishes.no_duplicates and count > known:
            yield (
                f"size {size} {_has_only(known, 'shape')}{_within(wishes)}, but {count} are needed; "
                f"ask for fewer of that size, or allow duplicates"
            )


def _missing_starts(plan: DeckPlan, game: Game) -> Iterator[str]:
    known = len(plan.start_pool.shapes)
    size = game.deck_needs.start_size
    if plan.starts and size is None:
        yield say("{game} has no start cards; ask for none with --starts 0", game=game.id)
    elif plan.starts > known:
        fit = "fit" if known > 1 else "fits"
        hint = f"ask for at most {known}" if known else "ask for none with --starts 0, or change the game"
        yield (
            f"{game.id} starts with {size} spaces, a size that {_has_only(known, 'shape')} "
            f"without a hole that {fit} {_board(game)}, but {plan.starts} different start cards are needed; {hint}"
        )


def _wrong_share(plan: DeckPlan, wishes: DeckWishes) -> Iterator[str]:
    """Say why the number of chiral cards is out of reach, naming the sizes that limit it."""
    if plan.chiral is None or not all(pool.shapes for pool in plan.pools.values()):
        return
    cards = sum(plan.sizes.values())
    chiral = {size: len(pool.chiral) for size, pool in plan.pools.items()}
    others = {size: len(pool.others) for size, pool in plan.pools.items()}
    for needed, kind, advice, shapes in (
        (plan.chiral, "chiral", "larger", chiral),
        (cards - plan.chiral, "non-chiral", "other", others),
    ):
        most = {
            size: min(count, shapes[size]) if plan.no_duplicates else count * bool(shapes[size])
            for size, count in plan.sizes.items()
        }
        if needed <= sum(most.values()):
            continue
        hint = f"ask for fewer {kind} cards or {advice} sizes"
        if len(plan.sizes) == 1:
            size = next(iter(plan.sizes))
            known = _has_only(shapes[size], f"{kind} shape")
            yield f"size {size} {known}{_within(wishes)}, but {needed} are needed; {hint}"
        else:
            listed = ", ".join(f"size {size}: {count}" for size, count in most.items())
            yield (
                f"only {sum(most.values())} of the {cards} cards can be {kind}{_within(wishes)} ({listed}), "
                f"but {needed} are needed; {hint}"
            )


def _board(game: Game) -> str:
    return f"the board of {game.board.rows}x{game.board.columns}"


def _within(wishes: DeckWishes) -> str:
    box = f" in a box of {wishes.max_box}" if wishes.max_box else ""
    return f"{box} that can be cut" if wishes.cuttable else box


def _has_only(count: int, what: str) -> str:
    return f"has only {count} {what}{'s' if count > 1 else ''}" if count else f"has no {what}"


def _only(count: int, what: str) -> str:
    if count == 1:
        return f"is only 1 {what}"
    return f"are only {count} {what}s" if count else f"is no {what}"
