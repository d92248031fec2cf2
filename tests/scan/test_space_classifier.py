"""Spaces are called filled or empty only if that is sure, and what is strange is trusted less."""

from __future__ import annotations

import numpy as np
import pytest

from quiltsmith.scan.space_classifier import SURE, Calibration, letter


@pytest.mark.parametrize(
    ("chance", "expected"),
    [(1.0, "#"), (SURE, "#"), (SURE - 0.0001, "?"), (0.5, "?"), (1 - SURE + 0.0001, "?"), (0.0, ".")],
)
def test_only_what_is_sure_is_called_filled_or_empty(chance: float, expected: str) -> None:
    assert letter(chance) == expected


TRUST = Calibration(np.array([0.1, 0.5, 0.2, 0.3]), np.zeros(4), np.ones(4))


def test_nets_that_do_not_agree_are_trusted_less() -> None:
    agreed, split = np.full((2, 1, 1), 8.0), np.array([[[12.0]], [[4.0]]])
    assert TRUST.logits(split, 1.0)[0, 0] < TRUST.logits(agreed, 1.0)[0, 0]


def test_doubt_on_a_board_spreads_to_all_of_its_spaces() -> None:
    clear, doubtful = np.full((2, 1, 2), 8.0), np.array([[[8.0, 0.0]], [[8.0, 0.0]]])
    assert TRUST.logits(doubtful, 1.0)[0, 0] < TRUST.logits(clear, 1.0)[0, 0]


def test_a_strange_board_is_trusted_less() -> None:
    each = np.full((2, 1, 1), 8.0)
    assert TRUST.logits(each, 3.0)[0, 0] < TRUST.logits(each, 1.0)[0, 0]
    usual, strange = [np.zeros((1, 1, 2))], [np.full((1, 1, 2), 5.0)]
    assert TRUST.strangeness(usual) < TRUST.strangeness(strange)
