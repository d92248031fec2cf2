"""`python tools/scan/train.py FOLDER...`: train the nets on photos that make_photos.py made; write their weights.

What is seen of the spaces of each photo is kept beside it (.npz), so that training again is quick; --anew looks
again. Plain numpy: two nets of two small hidden layers need no more. The first looks at a space, the second at
what the first thinks of the space, of its neighbours and of the whole board; it learns from opinions on photos
that the first net did not learn from, as it will meet them. The held-out way of filling is never learned.
The same photos give the same bytes, on one kind of machine with the same libraries.
"""

from __future__ import annotations

import argparse
import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
# One thread adds sums up in the same order each time; it has to be said before numpy comes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import cv2
import numpy as np
from numpy.typing import NDArray

from quiltsmith.formats.source import Source
from quiltsmith.scan.board_finder import LEAST_LIKENESS, FoundBoard
from quiltsmith.scan.edge_labels import letters_above, numbers_beside
from quiltsmith.scan.edge_tracing import traced
from quiltsmith.scan.photo_file import open_photo
from quiltsmith.scan.photo_geometry import BoardPlace, Picture, darkness
from quiltsmith.scan.space_classifier import Jury, Net, SpaceViews, in_context, look_at_spaces
from scan.make_photos import load
from scan.measuring import matching
from scan.photos import SheetShown
from scan.ways import HELD_OUT

WEIGHTS = Path(__file__).resolve().parents[2] / "src" / "quiltsmith" / "scan" / "weights.npz"
HIDDEN = (24, 12)
SHAKE = 0.12
"""Noise on what a net learns from, so that it learns no photo by heart."""
FOLDS = 3
EPOCHS = 40
BATCH = 512
Numbers = NDArray[np.float64]


class Board(NamedTuple):
    """A board to learn from."""

    views: SpaceViews
    truth: Numbers
    level: int


def boards_of(path: Path, anew: bool) -> list[Board]:
    """Look at the boards of a photo that are found, and at what they are filled with."""
    kept = path.with_suffix(".npz")
    level = int(path.name.split("-")[1])
    if anew or not kept.exists():
        made = load(path)
        photo = open_photo(made.data, Source(path.name, ""))
        arrays: dict[str, Any] = {}
        dark = darkness(np.asarray(cv2.cvtColor(photo.pixels, cv2.COLOR_RGB2GRAY)))
        for sheet in made.sheets:
            found = _known_board(dark, sheet, photo.shrunk)
            if found is not None and sheet.way != HELD_OUT:
                views = look_at_spaces(photo.pixels, found)
                number = len(arrays) // 3
                arrays[f"numbers{number}"], arrays[f"edges{number}"] = views.numbers, views.edges
                arrays[f"truth{number}"] = np.array(
                    [[space == "#" for space in row] for row in sheet.board], float
                )
        short: dict[str, Any] = {name: np.asarray(array, np.float32) for name, array in arrays.items()}
        np.savez_compressed(kept, **short)
    with np.load(kept) as file:
        return [
            Board(
                SpaceViews(file[f"numbers{number}"].astype(float), file[f"edges{number}"].astype(float)),
                file[f"truth{number}"].astype(float),
                level,
            )
            for number in range(len(file.files) // 3)
        ]


def _known_board(dark: Picture, sheet: SheetShown, shrunk: float) -> FoundBoard | None:
    """Trace a board from about where it is: as good as finding it, and much faster."""
    chance = np.random.default_rng(int(sheet.corners.sum() * 1000))
    space = float(np.linalg.norm(sheet.corners[1] - sheet.corners[0])) / sheet.layout.columns
    near = (sheet.corners + chance.normal(0, 0.1 * space, (4, 2))) / shrunk
    followed = traced(dark, BoardPlace(tuple((float(x), float(y)) for x, y in near)))
    if followed is None:
        return None
    size = (sheet.layout.rows, sheet.layout.columns)
    place = followed.place
    likeness = letters_above(dark, place, size[1]).together(numbers_beside(dark, place, size[0]))
    found = FoundBoard(place, size, likeness)
    return found if likeness > LEAST_LIKENESS and matching(found, shrunk, (sheet,)) else None


def train(numbers: Numbers, truth: Numbers, seed: int, epochs: int = EPOCHS) -> Net:
    """Fit a net with Adam, with steps that become smaller towards the end."""
    chance = np.random.default_rng(seed)
    shift, scale = numbers.mean(axis=0), 1 / (numbers.std(axis=0) + 1e-3)
    inputs = np.clip((numbers - shift) * scale, -6, 6).astype(np.float32)
    sizes = (inputs.shape[1], *HIDDEN, 1)
    weights = [chance.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32) for a, b in pairwise(sizes)]
    biases = [np.zeros(size, np.float32) for size in sizes[1:]]
    values = [*weights, *biases]
    first, second = [np.zeros_like(v) for v in values], [np.zeros_like(v) for v in values]
    step = 0
    total = epochs * (len(inputs) // BATCH)
    for _ in range(epochs):
        order = chance.permutation(len(inputs))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            shaken = inputs[chosen] + SHAKE * chance.standard_normal((BATCH, inputs.shape[1]), np.float32)
            slopes = _slopes(shaken, truth[chosen].astype(np.float32), weights, biases)
            step += 1
            rate = 3e-3 * 0.5 * (1 + np.cos(np.pi * step / total)) + 1e-5
            for value, slope, m, v in zip(values, slopes, first, second, strict=True):
                m += 0.1 * (slope - m)
                v += 0.001 * (slope**2 - v)
                value -= rate * ((m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8) + 1e-4 * value)
    return Net(shift, scale, tuple(zip(weights, biases, strict=True)))


def _slopes(
    inputs: NDArray[np.float32],
    truth: NDArray[np.float32],
    weights: list[NDArray[np.float32]],
    biases: list[NDArray[np.float32]],
) -> list[NDArray[np.float32]]:
    """Give how the loss changes with all weights, then with all biases."""
    layers = [inputs]
    for weight, bias in zip(weights[:-1], biases[:-1], strict=True):
        layers.append(np.maximum(layers[-1] @ weight + bias, 0))
    logits = (layers[-1] @ weights[-1] + biases[-1])[:, 0]
    back = ((1 / (1 + np.exp(-np.clip(logits, -30, 30))) - truth) / len(truth))[:, None]
    of_weights, of_biases = [], []
    for number in range(len(weights) - 1, -1, -1):
        of_weights.append(layers[number].T @ back)
        of_biases.append(back.sum(axis=0))
        back = (back @ weights[number].T) * (layers[number] > 0)
    return [*of_weights[::-1], *of_biases[::-1]]


def flat(boards: list[Numbers]) -> Numbers:
    """Put the spaces of all boards below each other."""
    return np.concatenate([board.reshape(-1, board.shape[-1]) for board in boards])


def fit(boards: list[Board]) -> tuple[Jury, Jury]:
    """Train nets that look at spaces, each without a part of the boards, then nets that look again."""
    folds = np.arange(len(boards)) % FOLDS
    looks: list[Numbers] = [np.empty(0)] * len(boards)
    spaces, contexts = [], []
    for fold in range(FOLDS):
        others = [board for board, own in zip(boards, folds, strict=True) if own != fold]
        net = train(flat([board.views.numbers for board in others]), answers(others), fold)
        spaces.append(net)
        for index in np.flatnonzero(folds == fold):
            views = boards[index].views
            looks[index] = in_context(views, net.logits(views.numbers))
    for fold in range(FOLDS):
        # Boards that were left out together before are now parted, so that each net meets opinions of all.
        chosen = np.flatnonzero((np.arange(len(boards)) // FOLDS) % FOLDS != fold)
        taught = train(flat([looks[i] for i in chosen]), answers([boards[i] for i in chosen]), FOLDS + fold)
        contexts.append(taught)
    return Jury(tuple(spaces)), Jury(tuple(contexts))


def answers(boards: list[Board]) -> Numbers:
    """Put what spaces are below each other."""
    return np.concatenate([board.truth.ravel() for board in boards])


def write(juries: dict[str, Jury], path: Path = WEIGHTS) -> None:
    """Write all weights, as short numbers."""
    arrays: dict[str, Any] = {}
    for jury, nets in juries.items():
        for place, net in enumerate(nets.nets):
            head = f"{jury}{place}"
            arrays[f"{head}/shift"], arrays[f"{head}/scale"] = net.shift, net.scale
            for number, (weights, bias) in enumerate(net.layers):
                arrays[f"{head}/weights{number}"], arrays[f"{head}/bias{number}"] = weights, bias
    short: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, **short)


def main() -> None:
    """Train on all photos of some folders."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--look-only", action="store_true")
    chosen = parser.parse_args()
    cv2.setNumThreads(1)
    paths = [
        path
        for folder in chosen.folders
        for path in sorted(folder.glob("*.jpg"))
        if path.with_suffix(".json").exists()
    ]
    boards = [board for path in paths for board in boards_of(path, chosen.anew)]
    if chosen.look_only:
        return
    spaces, contexts = fit(boards)
    write({"space": spaces, "context": contexts})
    print(f"{len(paths)} photos, {len(boards)} boards, {WEIGHTS.stat().st_size} bytes")


if __name__ == "__main__":
    main()
