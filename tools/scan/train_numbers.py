"""`python tools/scan/train_numbers.py FOLDER`: make boxes with numbers, train the net on them, write its weights.

It needs PyTorch (`pip install torch`), and about half an hour of CPU. Boxes are kept in the folder, so that a run
that is cut off goes on where it was. The same seeds give the same boxes, and the same weights on one kind of
machine with the same libraries.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
import torch
from torch import nn

from quiltsmith.scan.box_picture import DARKEST
from quiltsmith.scan.number_net import packed
from scan.number_lessons import Lesson, lessons

WEIGHTS = Path(__file__).resolve().parents[2] / "src" / "quiltsmith" / "scan" / "number_weights.npz"
LESSONS = 45_000
EPOCHS = 5
BATCH = 64
HIGHEST_RATE = 4e-3
CHANNELS = (1, 12, 22, 32)
NUMBERS = 44
POOLS = ((2, 2), (2, 1), (2, 1))
NOTHING = 10
_HELD_OUT = 1000


class Net(nn.Module):
    """The net of `quiltsmith.scan.number_net`, in a form that can learn."""

    def __init__(self) -> None:
        super().__init__()
        pairs = list(pairwise(CHANNELS))
        self.convolutions = nn.ModuleList(nn.Conv2d(a, b, 3, padding=1, bias=False) for a, b in pairs)
        self.norms = nn.ModuleList(nn.BatchNorm2d(b) for _, b in pairs)
        self.column = nn.Conv2d(CHANNELS[-1], NUMBERS, (5, 3), padding=(0, 1), bias=False)
        self.column_norm = nn.BatchNorm2d(NUMBERS)
        self.near = nn.Conv2d(NUMBERS, NUMBERS, (1, 5), padding=(0, 2), bias=False)
        self.near_norm = nn.BatchNorm2d(NUMBERS)
        self.dropout = nn.Dropout(0.1)
        self.out = nn.Conv2d(NUMBERS, NOTHING + 1, 1)

    def forward(self, pictures: torch.Tensor) -> torch.Tensor:
        """Return logarithms of chances: boxes, signs, columns."""
        values = pictures
        for convolution, norm, pool in zip(self.convolutions, self.norms, POOLS, strict=True):
            values = nn.functional.max_pool2d(torch.relu(norm(convolution(values))), pool)
        values = torch.relu(self.column_norm(self.column(values)))
        values = torch.relu(self.near_norm(self.near(values)))
        return self.out(self.dropout(values))[:, :, 0].log_softmax(dim=1)

    def weights(self) -> dict[str, Any]:
        """Return the weights by the names that the reader gives them."""
        layers = [(f"conv{n}", c, m) for n, (c, m) in enumerate(zip(self.convolutions, self.norms, strict=True))]
        layers += [("column", self.column, self.column_norm), ("near", self.near, self.near_norm)]
        found = {}
        for name, convolution, norm in layers:
            factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            found[f"{name}.weights"] = (convolution.weight * factor[:, None, None, None]).flatten(1).T
            found[f"{name}.bias"] = norm.bias - norm.running_mean * factor
        found |= {"out.weights": self.out.weight.flatten(1).T, "out.bias": self.out.bias}
        return {name: tensor.detach().numpy() for name, tensor in found.items()}


Batch = tuple[torch.Tensor, torch.Tensor, list[str]]


def batches(boxes: list[Lesson], chance: np.random.Generator | None) -> Iterator[Batch]:
    """Give boxes of about the same width together, in any order: pictures, numbers of columns, texts."""
    widths = np.array([box.picture.shape[1] for box in boxes])
    order = np.argsort(widths + (chance.uniform(0, 8, len(boxes)) if chance else 0), kind="stable")
    groups = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    for place in chance.permutation(len(groups)) if chance else range(len(groups)):
        group = [boxes[int(one)] for one in groups[int(place)]]
        wide = max(box.picture.shape[1] for box in group)
        pictures = np.zeros((len(group), 1, group[0].picture.shape[0], wide), np.float32)
        for number, box in enumerate(group):
            pictures[number, 0, :, : box.picture.shape[1]] = box.picture * np.float32(DARKEST / 255)
        if chance:
            pictures *= np.exp(chance.normal(0, 0.12, (len(group), 1, 1, 1))).astype(np.float32)
            noise = chance.uniform(0, 0.05, (len(group), 1, 1, 1)) * chance.standard_normal(pictures.shape)
            pictures += noise.astype(np.float32)
        columns = torch.tensor([box.picture.shape[1] // 2 for box in group])
        yield torch.from_numpy(pictures), columns, [box.text for box in group]


def train(boxes: list[Lesson], epochs: int, seed: int) -> Net:
    """Fit a net with Adam, with steps that become larger, then smaller."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    chance = np.random.default_rng(seed)
    net = Net()
    learnt, held_out = boxes[_HELD_OUT:], boxes[:_HELD_OUT]
    optimizer = torch.optim.AdamW(net.parameters(), lr=HIGHEST_RATE, weight_decay=1e-3)
    total = epochs * -(-len(learnt) // BATCH)
    rates = torch.optim.lr_scheduler.OneCycleLR(optimizer, HIGHEST_RATE, total_steps=total, pct_start=0.15)
    for epoch in range(epochs):
        net.train()
        losses = []
        for pictures, columns, texts in batches(learnt, chance):
            chances = net(pictures).permute(2, 0, 1)
            targets = torch.tensor([int(letter) for text in texts for letter in text])
            lengths = torch.tensor([len(text) for text in texts])
            loss = nn.functional.ctc_loss(chances, targets, columns, lengths, blank=NOTHING, zero_infinity=True)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            rates.step()
            losses.append(float(loss.detach()))
        print(f"epoch {epoch + 1}: {np.mean(losses):.4f}, {right_share(net, held_out):.1%} right", flush=True)
    net.eval()
    return net


def right_share(net: Net, boxes: list[Lesson]) -> float:
    """Return how many boxes are read right, without knowing what numbers there may be."""
    net.eval()
    right = 0
    with torch.no_grad():
        for pictures, columns, texts in batches(boxes, None):
            signs = net(pictures).argmax(dim=1).numpy()
            for row, count, text in zip(signs, columns.tolist(), texts, strict=True):
                kept = [sign for place, sign in enumerate(row[:count]) if not place or sign != row[place - 1]]
                right += "".join(str(sign) for sign in kept if sign != NOTHING) == text
    return right / len(boxes)


def main() -> None:
    """Make boxes, train, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--boxes", type=int, default=LESSONS)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    chosen = parser.parse_args()
    net = train(lessons(chosen.folder, chosen.boxes), chosen.epochs, 1)
    kept: dict[str, Any] = packed(net.weights())
    np.savez_compressed(chosen.weights, **kept)
    print(f"{chosen.weights.stat().st_size} bytes")


if __name__ == "__main__":
    main()
