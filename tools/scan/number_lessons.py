"""Boxes with numbers to learn from: printed, written in, photographed and cut out again, one by one."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from quiltsmith.scan.box_picture import DARKEST, box_picture
from scan.developing import CAMERAS, taken
from scan.handwriting import any_hand, room_in, write_number, writing_pen
from scan.layouts import LAYOUTS, Layout, Picture, printed
from scan.levels import LEVELS
from scan.pens import Ink

MORE_LAYOUTS = (
    Layout(lang="fr"),
    Layout("tall", theme="paper", ink="mono", lang="pl"),
    Layout("classic", "letter", theme="night", ink="light", lang="es"),
    Layout("large", "a5", ink="mono", lang="it"),
    Layout("classic-left", theme="paper", lang="nl"),
    Layout("tall", lang="de"),
    Layout("large", theme="paper", ink="light", lang="fr"),
    Layout("classic", "a5", theme="night", lang="de"),
)
_LEVELS = (1, 1, 1, 2, 2, 2, 2, 3)
_AROUND = 0.7
"""How much around a box is photographed, in heights of it."""
_PIXELS = (20.0, 75.0)
"""Heights of boxes in photos."""
_LENGTHS = (0.12, 0.3, 0.4, 0.18)
_SIDES_SHARE = 0.25


class Lesson(NamedTuple):
    """A picture of a box as the reader cuts it out, and what is written in it."""

    picture: NDArray[np.float32]
    text: str


def make_lesson(seed: int) -> Lesson:
    """Make the lesson of a seed."""
    chance = np.random.default_rng([seed, 77])
    level = int(chance.choice(_LEVELS))
    layouts = (*LAYOUTS, *MORE_LAYOUTS)
    sheet = printed(layouts[int(chance.integers(0, len(layouts)))])
    sides = [name for name in sheet.number_boxes if name.endswith(("rows", "columns"))]
    others = [name for name in sheet.number_boxes if name not in sides]
    among = sides if sides and chance.random() < _SIDES_SHARE else others
    name = among[int(chance.integers(0, len(among)))]
    box = np.array(sheet.number_boxes[name])
    length = int(chance.choice(4, p=_LENGTHS))
    text = str(int(chance.integers(10 ** (length - 1) if length > 1 else 0, 10**length))) if length else ""
    return Lesson(_photographed(_written(sheet.picture, name, box, text, chance), level, chance), text)


class _Written(NamedTuple):
    picture: Picture
    box: NDArray[np.float64]


def _written(
    sheet: Picture, name: str, box: NDArray[np.float64], text: str, chance: np.random.Generator
) -> _Written:
    """Cut a box out of a sheet with what is around it, and write into it."""
    around = _AROUND * (box[3] - box[1])
    low = np.maximum(np.floor(box[:2] - around), 0).astype(int)
    high = np.minimum(np.ceil(box[2:] + around), sheet.shape[1::-1]).astype(int)
    picture = np.ascontiguousarray(sheet[low[1] : high[1], low[0] : high[0]])
    own = box - np.concatenate([low, low])
    ink = Ink(writing_pen(chance), picture.shape, chance, chance.uniform(0.75, 1.2))
    if text:
        left, top, right, bottom = (float(edge) for edge in own)
        write_number(ink, text, room_in(name, (left, top, right, bottom)), any_hand(chance), chance)
    return _Written(ink.lay_on(picture), own)


def _photographed(written: _Written, level: int, chance: np.random.Generator) -> NDArray[np.float32]:
    """Take a photo of a box, and cut it out as the reader would, not quite exactly."""
    left, top, right, bottom = written.box
    height = bottom - top
    scale = np.exp(chance.uniform(*np.log(_PIXELS))) / height
    corners = np.array([[left, top], [right, top], [right, bottom], [left, bottom]])
    turn, shear, stretch = chance.normal(0, 0.08), chance.normal(0, 0.08), np.exp(chance.normal(0, 0.06))
    matrix = scale * np.array([[np.cos(turn) * stretch, -np.sin(turn) + shear], [np.sin(turn), np.cos(turn)]])
    whole = np.array([[0, 0], [1, 0], [1, 1], [0, 1]]) * written.picture.shape[1::-1] @ matrix.T
    low, high = whole.min(axis=0), whole.max(axis=0)
    wide, tall = (max(32, int(np.ceil(side))) for side in high - low)
    move = np.concatenate([matrix, -low[:, None]], axis=1)
    small = min(1.0, scale * 1.3)
    source = cv2.resize(written.picture, None, fx=small, fy=small, interpolation=cv2.INTER_AREA)
    paper = np.full(3, chance.uniform(215, 255)) * chance.uniform(0.93, 1.0, 3)
    matrix_of_source = move / np.array([small, small, 1.0])
    laid = cv2.warpAffine(source, matrix_of_source, (wide, tall), borderMode=cv2.BORDER_REPLICATE)
    shot: Picture = np.asarray(np.asarray(laid) * (paper / 255), np.uint8)
    # A photo shows a hundred times as much: few boxes have an edge of a shadow in them.
    hard = LEVELS[level]._replace(shadow=0.1 * level)
    data = taken(shot, chance, hard, CAMERAS["usual"])
    photo = np.asarray(cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR))[:, :, ::-1]
    seen = corners @ matrix.T - low
    off = chance.normal(0, 0.05, 2) + chance.normal(0, 0.03, (4, 2))
    return box_picture(np.ascontiguousarray(photo), seen + off * height * scale)


_CHUNK = 1000


def _chunk(folder: Path, first: int) -> Path:
    """Keep the lessons of some seeds in a file, unless it is there."""
    path = folder / f"numbers-{first:06}.npz"
    if not path.exists():
        cv2.setNumThreads(1)
        made = [make_lesson(seed) for seed in range(first, first + _CHUNK)]
        arrays: dict[str, Any] = {
            f"{place}-{lesson.text}": np.rint(lesson.picture * (255 / DARKEST)).astype(np.uint8)
            for place, lesson in enumerate(made)
        }
        partly = path.with_suffix(".part.npz")
        np.savez(partly, **arrays)
        partly.rename(path)
    return path


def lessons(folder: Path, count: int) -> list[Lesson]:
    """Return lessons, made in several processes; those that are in the folder are read from there."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        paths = list(pool.map(partial(_chunk, folder), range(0, count, _CHUNK)))
    found = []
    for path in paths:
        with np.load(path) as arrays:
            found += [Lesson(arrays[name], name.split("-")[1]) for name in arrays.files]
    return found
