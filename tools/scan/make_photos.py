"""`python tools/scan/make_photos.py FOLDER --first SEED --count N`: photos, and beside each what it shows.

Files that are there already are left alone, so that a run can be cut off and taken up again.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cv2
import numpy as np

from scan.developing import CAMERAS
from scan.layouts import Layout
from scan.photos import MadePhoto, SheetShown, make_photo


def save(photo: MadePhoto, path: Path) -> None:
    """Write a photo and what it shows."""
    shown = [
        {
            "corners": sheet.corners.round(2).tolist(),
            "board": sheet.board,
            "layout": sheet.layout._asdict(),
            "way": sheet.way,
            "pen": sheet.pen,
            "numbers": dict(sheet.numbers),
        }
        for sheet in photo.sheets
    ]
    path.write_bytes(photo.data)
    path.with_suffix(".json").write_text(json.dumps(shown), encoding="utf-8")


def load(path: Path) -> MadePhoto:
    """Read a photo that was written."""
    shown = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return MadePhoto(
        path.read_bytes(),
        tuple(
            SheetShown(
                np.array(sheet["corners"]),
                tuple(sheet["board"]),
                Layout(**sheet["layout"]),
                sheet["way"],
                sheet["pen"],
                tuple(sheet["numbers"].items()),
            )
            for sheet in shown
        ),
    )


def photo_path(folder: Path, level: int, seed: int) -> Path:
    """Name the file of a photo."""
    return folder / f"level-{level}-{seed:06}.jpg"


def main() -> None:
    """Make photos."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--levels", default="1,2,3,4")
    parser.add_argument("--way", default=None)
    parser.add_argument("--patches", type=int, default=None)
    parser.add_argument("--numbers", action="store_true")
    parser.add_argument("--camera", choices=sorted(CAMERAS), default="usual")
    chosen = parser.parse_args()
    cv2.setNumThreads(1)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for seed in range(chosen.first, chosen.first + chosen.count):
        for level in map(int, chosen.levels.split(",")):
            path = photo_path(chosen.folder, level, seed)
            if not path.with_suffix(".json").exists():
                made = make_photo(
                    seed,
                    level,
                    way=chosen.way,
                    patches=chosen.patches,
                    camera=chosen.camera,
                    has_numbers=chosen.numbers,
                )
                save(made, path)


if __name__ == "__main__":
    main()
