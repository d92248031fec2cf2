"""Checks of decks: one module per problem code, whose docstring `quiltsmith explain` shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quiltsmith.decks.checks import (
    disconnected,
    duplicate_id,
    few_cards,
    hole,
    illegal_cut,
    other_game,
    price_missing,
    same_shape,
    start_size,
    too_big,
    uncuttable,
    unusual_count,
    wrong_flip,
    wrong_size,
)
from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problems import Problem

CHECKS: tuple[Callable[[DeckFile], Iterable[Problem]], ...] = (
    duplicate_id.check,
    wrong_size.check,
    wrong_flip.check,
    disconnected.check,
    illegal_cut.check,
    too_big.check,
    start_size.check,
    price_missing.check,
    other_game.check,
    same_shape.check,
    uncuttable.check,
    hole.check,
    few_cards.check,
    unusual_count.check,
)
