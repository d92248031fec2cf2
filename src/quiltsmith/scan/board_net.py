"""The nets that judge all spaces of a board together, in plain numpy.

Convolutions look at each space and a little around it, and make a few numbers of it: its token. Then all tokens
look at their neighbours and at each other, so that one sheet explains itself: what is a stroke here, and what is
only paper. Spaces that somebody answered for are marked, and the others learn from them. `tools/scan/train.py`
trains the nets and writes `weights.npz`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from msgspec import Struct

from quiltsmith.scan.photo_geometry import Picture
from quiltsmith.scan.small_products import product

HEADS = 4
BLOCKS = 2
_FILE = "weights.npz"


class BoardNet(Struct, frozen=True):
    """One net: its weights by their names."""

    weights: Mapping[str, Picture]

    def tokens(self, channels: Picture) -> Picture:
        """Return the tokens of all spaces of a board with its margin: rows, columns, numbers."""
        values = channels
        for layer in ("conv0", "conv1", "conv2"):
            values = np.maximum(self._convolved(layer, values, 4, 2, 1), 0.0)
        spaces = np.maximum(self._convolved("space", values, 3, 3, 0), 0.0)
        return np.moveaxis(spaces[:, 1:-1, 1:-1], 0, 2)

    def logits(self, tokens: Picture, known: Picture) -> Picture:
        """Return the logarithms of the odds that spaces are filled.

        `known` is 1 where a space is known to be filled, -1 where it is known to be empty, and 0 elsewhere.
        """
        w = self.weights
        values = tokens + (known > 0)[..., None] * w["filled"] + (known < 0)[..., None] * w["empty"]
        for block in range(BLOCKS):
            values = self._mixed(f"block{block}", values)
        return np.asarray((_normal(values, w["out.norm"]) @ w["out.weights"] + w["out.bias"])[..., 0])

    def _mixed(self, block: str, values: Picture) -> Picture:
        """Let each space look at its neighbours, then at all spaces of the board, then think."""
        w = {key.removeprefix(f"{block}."): array for key, array in self.weights.items() if key.startswith(block)}
        rows, columns, numbers = values.shape
        wide = np.pad(_normal(values, w["near.norm"]), ((1, 1), (1, 1), (0, 0)))
        around = np.lib.stride_tricks.sliding_window_view(wide, (3, 3), axis=(0, 1))
        near = np.maximum((around * w["near.kernel"]).sum(axis=(3, 4)) + w["near.bias"], 0.0)
        values = values + near @ w["near.weights"]
        flat = _normal(values, w["all.norm"]).reshape(rows * columns, numbers)
        queries, keys, contents = np.split(product(flat, w["all.weights"]) + w["all.bias"], 3, axis=1)
        parts = []
        for part in np.split(np.arange(numbers), HEADS):
            scores = queries[:, part] @ keys[:, part].T / np.sqrt(len(part))
            share = np.exp(scores - scores.max(axis=1, keepdims=True))
            parts.append(share / share.sum(axis=1, keepdims=True) @ contents[:, part])
        seen = np.concatenate(parts, axis=1) @ w["all.joined"]
        values = values + seen.reshape(rows, columns, numbers)
        thought = np.maximum(_normal(values, w["own.norm"]) @ w["own.weights0"] + w["own.bias"], 0.0)
        return np.asarray(values + thought @ w["own.weights1"])

    def _convolved(self, layer: str, values: Picture, side: int, step: int, pad: int) -> Picture:
        wide = np.pad(values, ((0, 0), (pad, pad), (pad, pad)))
        windows = np.lib.stride_tricks.sliding_window_view(wide, (side, side), axis=(1, 2))[:, ::step, ::step]
        rows, columns = windows.shape[1:3]
        flat = windows.transpose(1, 2, 0, 3, 4).reshape(rows * columns, -1)
        out = product(flat, self.weights[f"{layer}.weights"]) + self.weights[f"{layer}.bias"]
        return np.asarray(out.T.reshape(-1, rows, columns))


def _normal(values: Picture, norm: Picture) -> Picture:
    """Shift and scale the numbers of each space: `norm` has a factor and a shift for each of them."""
    centred = values - values.mean(axis=-1, keepdims=True)
    scaled = centred / np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-5)
    return np.asarray(scaled * norm[0] + norm[1])


@cache
def weights_file() -> Mapping[str, Picture]:
    """Read all weights by their names."""
    with np.load(BytesIO((files("quiltsmith.scan") / _FILE).read_bytes()), allow_pickle=False) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files}


@cache
def trained_nets() -> tuple[BoardNet, ...]:
    """Return the nets: where they do not agree, nobody should be sure."""
    arrays = weights_file()
    names = sorted({name.split("/")[0] for name in arrays if name.startswith("net")})
    return tuple(
        BoardNet({key.removeprefix(f"{name}/"): arrays[key] for key in arrays if key.startswith(f"{name}/")})
        for name in names
    )
