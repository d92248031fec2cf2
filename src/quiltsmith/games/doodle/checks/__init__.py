"""Checks of doodle sheets: one module per problem code, whose docstring `quiltsmith explain` shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.checks import (
    board_size,
    card_discarded,
    empty_wrong,
    illegal_cut,
    impossible_deal,
    letter_twice,
    no_neighbour,
    not_dealt,
    score_impossible,
    score_missing,
    single_size,
    start_cut,
    start_missing,
    too_many_specials,
    total_wrong,
    turn_order,
    two_patches,
    unknown_card,
    unknown_letter,
    unlogged_letter,
    wrong_shape,
)
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet

CHECKS: tuple[Callable[[DoodleSheet], Iterable[Problem]], ...] = (
    board_size.check,
    start_missing.check,
    start_cut.check,
    turn_order.check,
    two_patches.check,
    letter_twice.check,
    unknown_letter.check,
    unlogged_letter.check,
    unknown_card.check,
    wrong_shape.check,
    illegal_cut.check,
    single_size.check,
    too_many_specials.check,
    card_discarded.check,
    no_neighbour.check,
    not_dealt.check,
    impossible_deal.check,
    score_missing.check,
    score_impossible.check,
    empty_wrong.check,
    total_wrong.check,
)
