"""`python tools/scan/training_photos.py FOLDER`: all photos that the nets are trained on, about 15 minutes of CPU.

Files that are there already are left alone. `tools/scan/train.py FOLDER` then writes the weights: the same photos
give the same bytes, on the same kind of machine with the same libraries.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cv2

from scan.make_photos import photo_path, save
from scan.photos import make_photo
from scan.ways import OUTLINE


class Series(NamedTuple):
    """Photos of seeds that follow each other, each in some levels; way of filling and patches may be chosen."""

    first: int
    seeds: int
    levels: tuple[int, ...] = (1, 2, 3, 4)
    way: str | None = None
    patches: int | None = None


TRAINING = (
    Series(0, 380),
    Series(5000, 40, (1, 2, 3), OUTLINE),
    Series(5100, 25, (1, 2), "painting"),
    Series(5200, 25, (1, 2), "broad strokes"),
    Series(5300, 25, (1, 2), "outlined hatching"),
    Series(5400, 25, (1, 2), "outlined painting"),
    Series(5500, 25, (1, 2), "outlined strokes"),
    Series(5600, 25, (1, 2), "painting"),
    Series(5700, 25, (1, 2), "broad strokes"),
    *(Series(6000 + 100 * patches, 15, (1, 2), patches=patches) for patches in (1, 2, 4)),
)
"""Seeds that no measurement may use."""


def missing(folder: Path) -> Iterator[tuple[Path, Series, int, int]]:
    """Give what is still to be made: file, series, seed and level."""
    for series in TRAINING:
        for seed in range(series.first, series.first + series.seeds):
            for level in series.levels:
                path = photo_path(folder, level, seed)
                if not path.with_suffix(".json").exists():
                    yield path, series, seed, level


def main() -> None:
    """Make photos."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args()
    cv2.setNumThreads(1)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for path, series, seed, level in missing(chosen.folder):
        save(make_photo(seed, level, way=series.way, patches=series.patches, pale=True), path)


if __name__ == "__main__":
    main()
