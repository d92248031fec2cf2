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


class Jury(Struct, frozen=True):
    """Nets that learned from different photos: where they do not agree, nobody should be sure."""

    nets: tuple[Net, ...]

    def logits(self, numbers: Picture) -> Picture:
        """Give what the nets think on average."""
        return np.asarray(np.mean([net.logits(numbers) for net in self.nets], axis=0))

    def chances(self, numbers: Picture) -> Picture:
        """Give the mean of the chances that the nets give: one that doubts is heard."""
        each = [1 / (1 + np.exp(-np.clip(net.logits(numbers), -30, 30))) for net in self.nets]
        return np.asarray(np.mean(each, axis=0))


@cache
def trained(name: str) -> Jury:
    """Load nets by their name."""
    nets: list[Net] = []
    with np.load(BytesIO((files("quiltsmith.scan") / _FILE).read_bytes()), allow_pickle=False) as arrays:
        while f"{name}{len(nets)}/shift" in arrays:
            head = f"{name}{len(nets)}/"
            parts = {
                key.removeprefix(head): arrays[key].astype(np.float32) for key in arrays if key.startswith(head)
            }
            count = sum(key.startswith("weights") for key in parts)
            layers = tuple((parts[f"weights{number}"], parts[f"bias{number}"]) for number in range(count))
            nets.append(Net(parts["shift"], parts["scale"], layers))
    return Jury(tuple(nets))
