"""The nets: small, whole, and the same as those that were trained."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from quiltsmith.scan.board_net import BoardNet, trained_nets, weights_file
from quiltsmith.scan.board_view import SPACE, channels


def test_weights_are_few_and_finite() -> None:
    assert len((files("quiltsmith.scan") / "weights.npz").read_bytes()) < 300_000
    assert len(trained_nets()) > 1
    assert all(np.isfinite(array).all() for array in weights_file().values())


@pytest.mark.parametrize("size", [(5, 5), (9, 9), (8, 10)])
def test_every_space_has_its_logarithm(size: tuple[int, int]) -> None:
    paper = np.full(((size[0] + 2) * SPACE, (size[1] + 2) * SPACE, 3), 220, np.uint8)
    for net in trained_nets():
        tokens = net.tokens(channels(paper))
        assert tokens.shape[:2] == size
        assert net.logits(tokens, np.zeros(size)).shape == size


def test_a_space_that_is_known_changes_what_is_thought_of_it() -> None:
    paper = np.full((11 * SPACE, 11 * SPACE, 3), 220, np.uint8)
    (net, *_) = trained_nets()
    tokens = net.tokens(channels(paper))
    known = np.zeros((9, 9))
    known[4, 4] = 1
    assert net.logits(tokens, known)[4, 4] > net.logits(tokens, np.zeros((9, 9)))[4, 4]


def test_nets_in_numpy_think_what_nets_thought_while_they_learned() -> None:
    torch = pytest.importorskip("torch", reason="nets are trained with PyTorch, which nothing else needs")
    from scan.train import Net

    torch.manual_seed(1)
    learner = Net().eval()
    net = BoardNet(learner.weights())
    view = np.random.default_rng(1).random((4, 8 * SPACE, 9 * SPACE), np.float32)
    known = np.zeros((6, 7), np.float32)
    known[1, 2], known[3, 3] = 1, -1
    with torch.no_grad():
        expected = learner.logits(learner.tokens(torch.from_numpy(view)[None]), torch.from_numpy(known)[None])[0]
    assert np.allclose(net.logits(net.tokens(view), known), expected.numpy(), atol=1e-4)
