"""Products of matrices for small nets, without the threads that libraries start for large ones."""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.photo_geometry import Picture

_MOST_STEPS = 200_000
"""OpenBLAS shares a product of more multiplications, 262,144, out among threads, which wait for each other busily.

Where other programs run, that takes many times as long as these products themselves.
"""


def product(rows: Picture, weights: Picture) -> Picture:
    """Return `rows @ weights`, made of so few rows at a time that no threads are started for it."""
    found = np.empty((len(rows), weights.shape[1]), np.result_type(rows, weights))
    at_once = max(1, _MOST_STEPS // weights.size)
    for start in range(0, len(rows), at_once):
        part = slice(start, start + at_once)
        np.matmul(rows[part], weights, out=found[part])
    return found
