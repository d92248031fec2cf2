"""Spaces among their neighbours, and the small nets."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from quiltsmith.scan.space_classifier import SURE, Jury, Net, enclosures, letter, trained


def test_drawn_edges_part_a_board_into_rooms() -> None:
    edges = np.zeros((2, 3, 4))
    # A line between the first column and the second: right of one, left of the other.
    edges[:, 0, 1] = edges[:, 1, 3] = 0.5
    assert enclosures(edges) == [[(0, 0), (1, 0)], [(0, 1), (0, 2), (1, 1), (1, 2)]]


@pytest.mark.parametrize(
    ("chance", "expected"), [(1.0, "#"), (SURE, "#"), (SURE - 0.001, "?"), (0.5, "?"), (0.01, "?"), (0.0, ".")]
)
def test_only_what_is_sure_is_called_filled_or_empty(chance: float, expected: str) -> None:
    assert letter(chance) == expected


def test_a_net_that_doubts_is_heard() -> None:
    def net(bias: float) -> Net:
        return Net(np.zeros(1), np.ones(1), ((np.zeros((1, 1)), np.full(1, bias)),))

    agreed, split = Jury((net(9.0), net(9.0))), Jury((net(9.0), net(0.0)))
    assert agreed.chances(np.zeros((1, 1)))[0] > SURE
    assert split.chances(np.zeros((1, 1)))[0] == pytest.approx(0.75, abs=0.001)


@pytest.mark.parametrize("name", ["space", "context"])
def test_nets_are_small_and_whole(name: str) -> None:
    assert len((files("quiltsmith.scan") / "weights.npz").read_bytes()) < 48_000
    jury = trained(name)
    assert len(jury.nets) == 3
    for net in jury.nets:
        assert all(np.isfinite(weights).all() and np.isfinite(bias).all() for weights, bias in net.layers)
        assert net.layers[-1][0].shape[1] == 1
