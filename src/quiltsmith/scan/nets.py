"""Small nets that were trained on photos nobody took: `tools/scan/train.py` wrote their weights."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from msgspec import Struct

from quiltsmith.scan.paper import Picture

_FILE = "weights.npz"


class Net(Struct, frozen=True):
    """A net of a few layers: what goes in is shifted and scaled, and what comes out is a chance as a logarithm."""

    shift: Picture
    scale: Picture
    layers: tuple[tuple[Picture, Picture], ...]

    def logits(self, numbers: Picture) -> Picture:
        """Give the logarithms of the odds for rows of numbers."""
        values = np.clip((numbers - self.shift) * self.scale, -6.0, 6.0)
        for weights, bias in self.layers[:-1]:
            values = np.maximum(values @ weights + bias, 0.0)
        weights, bias = self.layers[-1]
        return np.asarray((values @ weights + bias)[..., 0])


@cache
def trained(name: str) -> Net:
    """Load a net by its name."""
    with np.load(BytesIO((files("quiltsmith.scan") / _FILE).read_bytes()), allow_pickle=False) as arrays:
        parts = {
            key.split("/", 1)[1]: arrays[key].astype(np.float32) for key in arrays if key.split("/")[0] == name
        }
    count = sum(key.startswith("weights") for key in parts)
    layers = tuple((parts[f"weights{number}"], parts[f"bias{number}"]) for number in range(count))
    return Net(parts["shift"], parts["scale"], layers)
