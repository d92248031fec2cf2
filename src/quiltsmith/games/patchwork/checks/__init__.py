"""Checks of patchwork sheets: one module per problem code, whose docstring `quiltsmith explain` shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.checks import (
    board_size,
    buttons_wrong,
    circle_wrong,
    discard_not_allowed,
    empty_wrong,
    letter_twice,
    not_available,
    not_enough_buttons,
    patch_twice,
    single_size,
    special_missing,
    special_unearned,
    tile_forgotten,
    tile_unearned,
    too_many_specials,
    total_wrong,
    unfinished,
    unknown_card,
    unknown_letter,
    unlogged_letter,
    wrong_player,
    wrong_shape,
)
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Replay, Step

DRAWN_CHECKS: tuple[Callable[[Quilt], Iterable[Problem]], ...] = (
    wrong_shape.check_quilt,
    patch_twice.check_quilt,
    too_many_specials.check_quilt,
    tile_unearned.check_quilt,
    empty_wrong.check_quilt,
    total_wrong.check_quilt,
)
"""What a drawn quilt and its claims are looked at by, also where no line says what its letters are."""
QUILT_CHECKS: tuple[Callable[[Quilt], Iterable[Problem]], ...] = (
    board_size.check_quilt,
    unknown_card.check_quilt,
    letter_twice.check_quilt,
    unknown_letter.check_quilt,
    unlogged_letter.check_quilt,
    single_size.check_quilt,
    *DRAWN_CHECKS,
)
MOVE_CHECKS: tuple[Callable[[Step], Iterable[Problem]], ...] = (
    special_missing.check,
    wrong_player.check,
    special_unearned.check,
    discard_not_allowed.check,
    unknown_card.check,
    not_available.check,
    not_enough_buttons.check,
    letter_twice.check,
    unknown_letter.check,
    wrong_shape.check,
    single_size.check,
)
SETUP_CHECKS: tuple[Callable[[Replay], Iterable[Problem]], ...] = (board_size.check_game, circle_wrong.check_game)
END_CHECKS: tuple[Callable[[Replay], Iterable[Problem]], ...] = (
    unfinished.check_game,
    unlogged_letter.check_game,
    tile_unearned.check_game,
    tile_forgotten.check_game,
    buttons_wrong.check_game,
    empty_wrong.check_game,
    total_wrong.check_game,
)
