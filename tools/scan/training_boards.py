"""Boards to learn from: small photos of seeds that no measurement may use, traced and made straight."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np

from quiltsmith.formats.source import Source
from quiltsmith.scan.board_view import straight_board
from quiltsmith.scan.edge_tracing import traced
from quiltsmith.scan.photo_file import open_photo
from quiltsmith.scan.photo_geometry import BoardPlace, Picture, darkness
from scan.measuring import is_at
from scan.photos import MadePhoto, make_board
from scan.ways import OUTLINE

SEEDS = 4000
LEVELS = (1, 1, 2, 2, 2, 3, 3, 3, 4, 2)
"""Levels of seeds, again and again."""
_CHUNK = 100
_WORST = 0.1
"""How far from a corner tracing begins, in spaces, as the finder of boards leaves it."""


class Board(NamedTuple):
    """A straight board in red, green and blue, and which of its spaces are filled."""

    picture: Picture
    truth: Picture


def board_of(seed: int) -> Board | None:
    """Make the board of a seed to learn from."""
    way = OUTLINE if seed % 29 == 0 else None
    patches = 1 + seed % 6 if seed % 11 == 0 else None
    return straightened(make_board(seed, LEVELS[seed % len(LEVELS)], way, patches), seed)


def straightened(made: MadePhoto, seed: int) -> Board | None:
    """Make a board straight; None if its frame cannot be followed, so that nobody would read it."""
    (sheet,) = made.sheets
    photo = open_photo(made.data, Source(str(seed), ""))
    dark = darkness(np.asarray(cv2.cvtColor(photo.pixels, cv2.COLOR_RGB2GRAY)))
    size = (sheet.layout.rows, sheet.layout.columns)
    space = float(np.linalg.norm(sheet.corners[1] - sheet.corners[0])) / size[1]
    near = sheet.corners + np.random.default_rng(seed).normal(0, _WORST * space, (4, 2))
    followed = traced(dark, BoardPlace(tuple((float(x), float(y)) for x, y in near)))
    if followed is None or not is_at(followed.place.corners, size, sheet):
        return None
    truth = np.array([[space == "#" for space in row] for row in sheet.board])
    return Board(straight_board(photo.pixels, followed.place, size), truth)


def _chunk(folder: Path, first: int) -> Path:
    """Keep the boards of some seeds in a file, unless it is there."""
    path = folder / f"boards-{first:06}.npz"
    if not path.exists():
        cv2.setNumThreads(1)
        arrays: dict[str, Any] = {}
        for seed in range(first, first + _CHUNK):
            board = board_of(seed)
            if board is not None:
                arrays[f"picture{seed}"], arrays[f"truth{seed}"] = board.picture, board.truth
        partly = path.with_suffix(".part.npz")
        np.savez(partly, **arrays)
        partly.rename(path)
    return path


def training_boards(folder: Path, seeds: int = SEEDS, workers: int | None = None) -> list[Board]:
    """Return all boards, made in several processes; those that are in the folder are read from there."""
    folder.mkdir(parents=True, exist_ok=True)
    make, firsts = partial(_chunk, folder), range(0, seeds, _CHUNK)
    if workers == 1:
        paths = list(map(make, firsts))
    else:
        # A copy of a process in which OpenCV has threads would wait for them forever.
        with ProcessPoolExecutor(workers or os.cpu_count(), get_context("spawn")) as pool:
            paths = list(pool.map(make, firsts))
    boards = []
    for path in paths:
        with np.load(path) as arrays:
            numbers = [name.removeprefix("truth") for name in arrays.files if name.startswith("truth")]
            boards += [Board(arrays[f"picture{number}"], arrays[f"truth{number}"]) for number in numbers]
    return boards
