"""The net that reads digits in a box, in plain numpy: columns of a picture into chances of digits.

Convolutions look at the box, and say for each of its columns which digit it belongs to, or none. How likely a
number is written there follows by adding up all ways to spread its digits over the columns (connectionist temporal
classification). `tools/scan/train_numbers.py` trains the net and writes `number_weights.npz`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import NamedTuple

import numpy as np

from quiltsmith.scan.photo_geometry import Picture
from quiltsmith.scan.small_products import product

HEIGHT = 40
"""Pixels of a picture of a box, its margin included."""
_FILE = "number_weights.npz"
_POOLS = ((2, 2), (2, 1), (2, 1))
_NOTHING = 10
"""The sign for columns that belong to no digit."""
NUMBERS = 1000
"""Numbers below this are read."""
_SCALE = ".scale"
_LEAST = 1e-300


@cache
def number_weights() -> Mapping[str, Picture]:
    """Read the weights by their names."""
    with np.load(BytesIO((files("quiltsmith.scan") / _FILE).read_bytes()), allow_pickle=False) as arrays:
        return unpacked(arrays)


def packed(weights: Mapping[str, Picture]) -> dict[str, Picture]:
    """Return weights in 8 bits, with a scale for each column of them."""
    kept = {}
    for name, array in weights.items():
        scale = np.maximum(np.abs(array).max(axis=0), 1e-6) / 127
        kept[name] = np.rint(array / scale).astype(np.int8) if array.ndim > 1 else array.astype(np.float16)
        if array.ndim > 1:
            kept[f"{name}{_SCALE}"] = scale.astype(np.float16)
    return kept


def unpacked(kept: Mapping[str, Picture]) -> dict[str, Picture]:
    """Return weights that were packed."""
    names = [name for name in kept if not name.endswith(_SCALE)]
    return {
        name: kept[name].astype(np.float32) * kept.get(f"{name}{_SCALE}", np.float32(1)).astype(np.float32)
        for name in names
    }


def column_chances(picture: Picture) -> Picture:
    """Return the logarithms of the chances of all signs, for each second column of a picture of a box."""
    w = number_weights()
    values = picture[None].astype(np.float32)
    for layer, pool in enumerate(_POOLS):
        values = np.maximum(_convolved(values, w[f"conv{layer}.weights"], w[f"conv{layer}.bias"], (3, 3), 1), 0.0)
        values = _pooled(values, pool)
    high = values.shape[1]
    values = np.maximum(_convolved(values, w["column.weights"], w["column.bias"], (high, 3), 0), 0.0)
    values = np.maximum(_convolved(values, w["near.weights"], w["near.bias"], (1, 5), 0), 0.0)
    logits = _convolved(values, w["out.weights"], w["out.bias"], (1, 1), 0)[:, 0].T
    top = logits.max(axis=1, keepdims=True)
    return np.asarray(logits - top - np.log(np.exp(logits - top).sum(axis=1, keepdims=True)))


def _convolved(values: Picture, weights: Picture, bias: Picture, side: tuple[int, int], pad: int) -> Picture:
    """Convolve; columns are always padded so that their number stays, rows if asked for."""
    wide = np.pad(values, ((0, 0), (pad, pad), (side[1] // 2, side[1] // 2)))
    windows = np.lib.stride_tricks.sliding_window_view(wide, side, axis=(1, 2))
    rows, columns = windows.shape[1:3]
    flat = windows.transpose(1, 2, 0, 3, 4).reshape(rows * columns, -1)
    return np.asarray((product(flat, weights) + bias).T.reshape(-1, rows, columns))


def _pooled(values: Picture, pool: tuple[int, int]) -> Picture:
    """Return the largest of some pixels each."""
    down, right = pool
    channels, rows, columns = values.shape
    whole = values[:, : rows // down * down, : columns // right * right]
    return np.asarray(whole.reshape(channels, rows // down, down, columns // right, right).max(axis=(2, 4)))


class _States(NamedTuple):
    """How far one has come in writing a number: nothing yet, in the last digit of one, or behind it.

    Numbers that begin alike share what they begin with. `before` are the states from which one comes to each, and
    `jumped` those from which one does so over nothing; from `_NEVER` nobody comes.
    """

    signs: Picture
    before: Picture
    jumped: Picture


_START, _NEVER = 0, 2 * NUMBERS + 1
_DIGITS, _BEHIND = slice(1, NUMBERS + 1), slice(NUMBERS + 1, 2 * NUMBERS + 1)


@cache
def _states() -> _States:
    """Return the states of all numbers: the start, in the last digit of each, behind each, and the last one."""
    numbers = np.arange(NUMBERS)
    shorter = numbers // 10
    signs = np.full(_NEVER + 1, _NOTHING)
    signs[_DIGITS] = numbers % 10
    before, jumped = np.full((2, _NEVER + 1), _NEVER)
    before[_DIGITS] = np.where(shorter > 0, _BEHIND.start + shorter, _START)
    before[_BEHIND] = _DIGITS.start + numbers
    # Between two digits that are alike there is always something.
    jumped[_DIGITS] = np.where((shorter > 0) & (shorter % 10 != numbers % 10), _DIGITS.start + shorter, _NEVER)
    return _States(signs, before, jumped)


def likelihoods(chances: Picture) -> Picture:
    """Return the logarithms of the chances of all numbers from 0 on, and last of an empty box."""
    states = _states()
    ways = np.zeros(len(states.signs))
    ways[_START] = 1.0
    scale = 0.0
    for column in np.exp(chances.astype(np.float64)):
        ways = (ways + ways[states.before] + ways[states.jumped]) * column[states.signs]
        # Small numbers are made larger again before they vanish.
        largest = ways.max()
        ways /= largest
        scale += float(np.log(largest))
    found = np.append(ways[_BEHIND] + ways[_DIGITS], ways[_START])
    return np.asarray(np.log(np.maximum(found, _LEAST)) + scale)
