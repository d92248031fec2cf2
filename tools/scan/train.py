"""`python tools/scan/train.py FOLDER`: make boards, train the nets on them, and write their weights.

It needs PyTorch beside what the project needs (`pip install torch`), and about 40 minutes of CPU: 10 for boards,
15 for each of two nets. Boards are kept in the folder, so that a run that is cut off goes on where it was. Each
net sees them turned, mirrored, brighter or darker each time, and some of their spaces answered. The same seeds
give the same boards, and the same weights on one kind of machine with the same libraries.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
import torch
from torch import nn

from quiltsmith.scan.board_net import BLOCKS, HEADS, BoardNet
from quiltsmith.scan.board_view import channels
from scan.calibrate import arrays_of, calibrate, calibration_boards
from scan.training_boards import SEEDS, Board, training_boards

WEIGHTS = Path(__file__).resolve().parents[2] / "src" / "quiltsmith" / "scan" / "weights.npz"
NETS = (2, 3)
"""A net for each of these seeds."""
NUMBERS = 32
CONVOLUTIONS = (4, 12, 20, 32)
EPOCHS = 18
BATCH = 16
HIGHEST_RATE = 3e-3
_USUAL = 250
"""So many boards show what usual ones are like."""
_ANSWERED = 0.4
"""On so many boards some spaces are known, as after answers."""


class Block(nn.Module):
    """Spaces look at their neighbours, then at all spaces, then think."""

    def __init__(self) -> None:
        super().__init__()
        self.near_norm, self.all_norm, self.own_norm = (nn.LayerNorm(NUMBERS) for _ in range(3))
        self.near_kernel = nn.Conv2d(NUMBERS, NUMBERS, 3, padding=1, groups=NUMBERS)
        self.near = nn.Linear(NUMBERS, NUMBERS, bias=False)
        self.seen = nn.Linear(NUMBERS, 3 * NUMBERS)
        self.joined = nn.Linear(NUMBERS, NUMBERS, bias=False)
        self.own0, self.own1 = nn.Linear(NUMBERS, 2 * NUMBERS), nn.Linear(2 * NUMBERS, NUMBERS, bias=False)

    def forward(self, values: torch.Tensor) -> torch.Tensor:
        """Mix the tokens of boards: boards, rows, columns, numbers."""
        boards, rows, columns, numbers = values.shape
        near = self.near_kernel(self.near_norm(values).permute(0, 3, 1, 2)).permute(0, 2, 3, 1)
        values = values + self.near(torch.relu(near))
        flat = self.all_norm(values).reshape(boards, rows * columns, numbers)
        parts = self.seen(flat).reshape(boards, rows * columns, 3, HEADS, numbers // HEADS).permute(2, 0, 3, 1, 4)
        seen = nn.functional.scaled_dot_product_attention(parts[0], parts[1], parts[2])
        values = values + self.joined(seen.transpose(1, 2).reshape(boards, rows, columns, numbers))
        return values + self.own1(torch.relu(self.own0(self.own_norm(values))))


class Net(nn.Module):
    """The net of `quiltsmith.scan.board_net`, in a form that can learn."""

    def __init__(self) -> None:
        super().__init__()
        pairs = list(pairwise(CONVOLUTIONS))
        self.convolutions = nn.ModuleList(nn.Conv2d(a, b, 4, 2, 1, bias=False) for a, b in pairs)
        self.norms = nn.ModuleList(nn.BatchNorm2d(b) for _, b in pairs)
        self.space = nn.Conv2d(CONVOLUTIONS[-1], NUMBERS, 3, 3)
        self.known = nn.Parameter(torch.zeros(2, NUMBERS))
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.out_norm, self.out = nn.LayerNorm(NUMBERS), nn.Linear(NUMBERS, 1)

    def tokens(self, pictures: torch.Tensor) -> torch.Tensor:
        """Return the tokens of boards: boards, rows, columns, numbers."""
        values = pictures
        for convolution, norm in zip(self.convolutions, self.norms, strict=True):
            values = torch.relu(norm(convolution(values)))
        return torch.relu(self.space(values))[:, :, 1:-1, 1:-1].permute(0, 2, 3, 1)

    def logits(self, tokens: torch.Tensor, known: torch.Tensor) -> torch.Tensor:
        """Return the logarithms of the odds that spaces are filled."""
        values = tokens + (known > 0)[..., None] * self.known[0] + (known < 0)[..., None] * self.known[1]
        for block in self.blocks:
            values = block(values)
        return self.out(self.out_norm(values))[..., 0]

    def weights(self) -> dict[str, Any]:
        """Return the weights by the names that the reader gives them."""
        found = {"filled": self.known[0], "empty": self.known[1]}
        for number, (convolution, norm) in enumerate(zip(self.convolutions, self.norms, strict=True)):
            factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            found[f"conv{number}.weights"] = (convolution.weight * factor[:, None, None, None]).flatten(1).T
            found[f"conv{number}.bias"] = norm.bias - norm.running_mean * factor
        found |= {"space.weights": self.space.weight.flatten(1).T, "space.bias": self.space.bias}
        for number, block in enumerate(self.blocks):
            head = f"block{number}."
            for name in ("near", "all", "own"):
                norm = getattr(block, f"{name}_norm")
                found[f"{head}{name}.norm"] = torch.stack([norm.weight, norm.bias])
            found |= {
                f"{head}near.kernel": block.near_kernel.weight[:, 0],
                f"{head}near.bias": block.near_kernel.bias,
                f"{head}near.weights": block.near.weight.T,
                f"{head}all.weights": block.seen.weight.T,
                f"{head}all.bias": block.seen.bias,
                f"{head}all.joined": block.joined.weight.T,
                f"{head}own.weights0": block.own0.weight.T,
                f"{head}own.bias": block.own0.bias,
                f"{head}own.weights1": block.own1.weight.T,
            }
        found["out.norm"] = torch.stack([self.out_norm.weight, self.out_norm.bias])
        found |= {"out.weights": self.out.weight.T, "out.bias": self.out.bias}
        return {name: tensor.detach().numpy() for name, tensor in found.items()}


_LOWEST, _HIGHEST = -0.5, 1.0
"""What the nets look at is between these numbers; it is kept in 8 bits."""


class Lessons:
    """Boards to learn from, by their size."""

    def __init__(self, boards: list[Board]) -> None:
        self._pictures: dict[tuple[int, ...], list[torch.Tensor]] = defaultdict(list)
        self._truths: dict[tuple[int, ...], list[torch.Tensor]] = defaultdict(list)
        for board in boards:
            levels = (channels(board.picture) - _LOWEST) * (255 / (_HIGHEST - _LOWEST))
            self._pictures[board.truth.shape].append(torch.from_numpy(np.rint(levels).astype(np.uint8)))
            self._truths[board.truth.shape].append(torch.from_numpy(board.truth).float())

    @property
    def batches(self) -> int:
        """How many batches there are in an epoch."""
        return sum(len(pictures) // BATCH for pictures in self._pictures.values())

    def epoch(self, chance: np.random.Generator) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
        """Give batches of boards of the same size, in any order, turned, mirrored, brighter or darker."""
        chosen = []
        for size, pictures in self._pictures.items():
            order = chance.permutation(len(pictures))
            chosen += [(size, order[at : at + BATCH]) for at in range(0, len(order) - BATCH + 1, BATCH)]
        for place in chance.permutation(len(chosen)):
            size, indices = chosen[int(place)]
            levels = torch.stack([self._pictures[size][i] for i in indices]).float()
            pictures = levels * ((_HIGHEST - _LOWEST) / 255) + _LOWEST
            truths = torch.stack([self._truths[size][i] for i in indices])
            quarters = int(chance.integers(0, 4)) if size[0] == size[1] else 2 * int(chance.integers(0, 2))
            pictures, truths = (torch.rot90(both, quarters, (-2, -1)) for both in (pictures, truths))
            if chance.random() < 0.5:
                pictures, truths = pictures.flip(-1), truths.flip(-1)
            stronger = torch.from_numpy(np.exp(chance.normal(0, 0.15, (len(indices), 1, 1, 1)))).float()
            shift = torch.from_numpy(chance.normal(0, 0.015, (len(indices), 3, 1, 1))).float()
            pictures = pictures * stronger
            pictures[:, 1:] += shift
            # Colours have no order.
            pictures = pictures[:, [0, *(1 + chance.permutation(3))]]
            yield pictures, truths


def answers(logits: torch.Tensor, truths: torch.Tensor, chance: np.random.Generator) -> torch.Tensor:
    """Mark what is known on some boards: spaces that were unsure, and others."""
    known = torch.zeros_like(truths)
    for board in range(len(truths)):
        if chance.random() < _ANSWERED:
            doubt = logits[board].abs().flatten().numpy() + chance.exponential(2.0, truths[board].numel())
            for space in np.argsort(doubt)[: int(chance.integers(1, 5))]:
                at = divmod(int(space), truths.shape[2])
                known[board][at] = truths[board][at] * 2 - 1
    return known


def train(lessons: Lessons, epochs: int, seed: int) -> Net:
    """Fit a net with Adam, with steps that become larger, then smaller."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    chance = np.random.default_rng(seed)
    net = Net()
    optimizer = torch.optim.AdamW(net.parameters(), lr=HIGHEST_RATE, weight_decay=1e-3)
    total = epochs * lessons.batches
    rates = torch.optim.lr_scheduler.OneCycleLR(optimizer, HIGHEST_RATE, total_steps=total, pct_start=0.15)
    for epoch in range(epochs):
        net.train()
        losses = []
        for pictures, truths in lessons.epoch(chance):
            tokens = net.tokens(pictures)
            with torch.no_grad():
                known = answers(net.logits(tokens, torch.zeros_like(truths)), truths, chance)
            logits = net.logits(tokens, known)
            loss = nn.functional.binary_cross_entropy_with_logits(logits, truths)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            rates.step()
            losses.append(float(loss.detach()))
        print(f"net {seed}, epoch {epoch + 1}: {np.mean(losses):.5f}", flush=True)
    net.eval()
    return net


def _trained(folder: Path, seeds: int, epochs: int, seed: int) -> dict[str, Any]:
    return train(Lessons(training_boards(folder, seeds, 1)), epochs, seed).weights()


def write(nets: list[dict[str, Any]], usual: list[Board], strange: list[Board], path: Path = WEIGHTS) -> None:
    """Write all weights, as short numbers, and how far to trust them."""
    short: dict[str, Any] = {
        f"net{number}/{name}": np.asarray(array, np.float16)
        for number, net in enumerate(nets)
        for name, array in net.items()
    }
    rounded = [
        BoardNet({name: short[f"net{number}/{name}"].astype(np.float32) for name in net})
        for number, net in enumerate(nets)
    ]
    trust = arrays_of(calibrate(rounded, usual, strange))
    short |= {name: np.asarray(array, np.float16) for name, array in trust.items()}
    np.savez_compressed(path, **short)


def main() -> None:
    """Make boards, train, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--boards", type=int, default=SEEDS)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    chosen = parser.parse_args()
    boards = training_boards(chosen.folder, chosen.boards)
    with ProcessPoolExecutor(len(NETS), get_context("spawn")) as pool:
        fit = partial(_trained, chosen.folder, chosen.boards, chosen.epochs)
        write(list(pool.map(fit, NETS)), boards[:_USUAL], calibration_boards())
    print(f"{WEIGHTS.stat().st_size} bytes")


if __name__ == "__main__":
    main()
