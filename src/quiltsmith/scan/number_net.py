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


@cache
def _signs() -> tuple[Picture, Picture, Picture]:
    """Return the signs of all numbers and of an empty box, where one may jump over nothing, and their ends."""
    texts = [*map(str, range(NUMBERS)), ""]
    signs = np.full((len(texts), 2 * len(str(NUMBERS - 1)) + 1), _NOTHING)
    for place, text in enumerate(texts):
        signs[place, 1 : 2 * len(text) : 2] = [int(letter) for letter in text]
    skips = np.zeros(signs.shape, bool)
    skips[:, 2:] = (signs[:, 2:] != _NOTHING) & (signs[:, 2:] != signs[:, :-2])
    return signs, skips, np.array([2 * len(text) for text in texts])


def likelihoods(chances: Picture) -> Picture:
    """Return the logarithms of the chances of all numbers from 0 on, and last of an empty box."""
    signs, skips, ends = _signs()
    ways = np.zeros(signs.shape)
    ways[:, 0] = 1.0
    scale = 0.0
    for number, column in enumerate(np.exp(chances.astype(np.float64))):
        before = ways
        ways = before.copy()
        ways[:, 1:] += before[:, :-1]
        if number:
            ways[:, 2:] += np.where(skips[:, 2:], before[:, :-2], 0.0)
        ways *= column[signs]
        # Small numbers are made larger again before they vanish.
        largest = ways.max()
        ways /= largest
        scale += float(np.log(largest))
    rows = np.arange(len(signs))
    found = ways[rows, ends] + np.where(ends > 0, ways[rows, np.maximum(ends - 1, 0)], 0.0)
    return np.asarray(np.log(np.maximum(found, _LEAST)) + scale)
