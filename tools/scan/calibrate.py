"""How far to trust the nets: measured on boards that they did not learn from, of ways and a camera new to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quiltsmith.scan.board_net import BoardNet
from quiltsmith.scan.board_view import channels
from quiltsmith.scan.space_classifier import Calibration, summary, trust_factors
from scan.photos import make_board
from scan.training_boards import Board, straightened

FIRST_SEED, BOARDS = 100_000, 700
WAYS = (None, "spirals", "stars")
CAMERAS = ("usual", "usual", "usual", "hdr")
LEVELS = (1, 2, 2, 1, 3)
_STEPS = 400
_CAUTION = (0.3, 0.02, 0.15)
"""At least so much trust is taken by doubt, by disagreement and by strangeness: our own boards say little of those
that others photograph."""
Numbers = NDArray[np.float64]


def calibration_boards() -> list[Board]:
    """Make the boards, of seeds that no net was trained with."""
    boards = []
    for seed in range(FIRST_SEED, FIRST_SEED + BOARDS):
        way, camera = WAYS[seed % len(WAYS)], CAMERAS[seed % len(CAMERAS)]
        board = straightened(make_board(seed, LEVELS[seed % len(LEVELS)], way, None, camera), seed)
        if board is not None:
            boards.append(board)
    return boards


def calibrate(nets: Sequence[BoardNet], usual: Sequence[Board], strange: Sequence[Board]) -> Calibration:
    """Note what usual boards are like, and fit how much less to trust the nets on strange ones."""
    summaries = np.stack([summary([net.tokens(channels(board.picture)) for net in nets]) for board in usual])
    found = Calibration(np.zeros(4), summaries.mean(axis=0), summaries.std(axis=0) + 1e-3)
    means, factors, truths = [], [], []
    for board in strange:
        tokens = [net.tokens(channels(board.picture)) for net in nets]
        nothing = np.zeros(board.truth.shape)
        each = np.stack([net.logits(own, nothing) for net, own in zip(nets, tokens, strict=True)])
        mean = each.mean(axis=0)
        apart = np.abs(each - mean).max(axis=0)
        means.append(mean.ravel())
        rows = trust_factors(mean, apart, found.strangeness(tokens))
        factors.append(np.stack([row.ravel() for row in rows], axis=1))
        truths.append(board.truth.ravel())
    weights = fitted(np.concatenate(means), np.concatenate(factors), np.concatenate(truths).astype(float))
    return Calibration(weights, found.usual, found.spread)


def fitted(logits: Numbers, factors: Numbers, truths: Numbers) -> Numbers:
    """Find the weights with which the chances are most likely."""
    weights, first, second = np.zeros(4), np.zeros(4), np.zeros(4)
    for step in range(1, _STEPS + 1):
        cooled = logits / np.exp(factors @ weights)
        chances = 1 / (1 + np.exp(-np.clip(cooled, -30, 30)))
        slopes = ((truths - chances) * cooled) @ factors / len(truths)
        first += 0.1 * (slopes - first)
        second += 0.001 * (slopes**2 - second)
        weights -= 0.03 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
        weights[1:] = np.maximum(weights[1:], _CAUTION)
    return weights


def arrays_of(found: Calibration) -> dict[str, Any]:
    """Return what is kept in the file of weights."""
    parts = {"weights": found.weights, "usual": found.usual, "spread": found.spread}
    return {f"calibration/{name}": array for name, array in parts.items()}
