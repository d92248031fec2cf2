"""Photos of sheets read: boards found, spaces that are wrong or asked, seconds, megabytes, refusals.

The photos are made with seeds that no net was trained with, 100 of each of four levels, which
`tools/scan/levels.py` describes. They show several layouts, and some show several sheets. `QUILTSMITH_SCAN_SEED`
takes other ones, and `QUILTSMITH_SCAN_PHOTOS` another number.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from benchmarks.measuring import Row

if TYPE_CHECKING:
    from scan.photos import MadePhoto

    from quiltsmith.scan.photo_boards import PhotoRead

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))
FIRST_SEED = int(os.environ.get("QUILTSMITH_SCAN_SEED", "700000"))
PHOTOS = int(os.environ.get("QUILTSMITH_SCAN_PHOTOS", "100"))
SECONDS, MEGABYTES = 1.2, 250
MOST_REFUSAL = 5.0
"""Seconds that anything may take, however hostile."""
LARGE = (4000, 3000)


def measure() -> list[Row]:
    """Read photos of all levels, of a way and a camera that are new, and outlines; then large and hostile ones."""
    rows = [row for level in (1, 2, 3, 4) for row in _level(level)]
    rows += [
        _other("held-out way, level 2", 2, way="smileys"),
        _other("held-out camera, level 2", 2, camera="old"),
        _other("outlines only, level 2", 2, way="outline"),
    ]
    return [*rows, *_costs(), *_refusals()]


def _level(level: int) -> Iterable[Row]:
    from scan.measuring import Tally

    tally, filled, seconds = Tally(), Tally(), []
    for seed in range(FIRST_SEED, FIRST_SEED + PHOTOS):
        made, read, taken = _read(seed, level)
        seconds.append(taken)
        tally.add(made, read)
        if all(sheet.way != "outline" for sheet in made.sheets):
            filled.add(made, read)
    taken, note = median(seconds), str(filled if level > 2 else tally)
    least = {1: 0.99, 2: 0.99, 3: 0.97, 4: 0.7}[level]
    missed = 1 - filled.found_share
    yield Row(f"level {level}: not found", taken, missed / (1 - least), f"{1 - least:.0%}", 1, note)
    yield Row(f"level {level}: found wrongly", taken, float(tally.made_up), "one", 0)
    if level < 4:
        wrong, asked = (0.0002, 3) if level < 3 else (0.002, 10)
        yield Row(f"level {level}: sure but wrong", taken, filled.wrong_share / wrong, f"{wrong:.2%}", 1)
        yield Row(f"level {level}: asked", taken, filled.asked / asked, f"{asked} per sheet", 1)
    if level < 3:
        numbered = tally.questions_with_numbers / max(1, tally.found)
        yield Row(f"level {level}: asked with typed numbers", taken, numbered / 1.5, "1.5 per sheet", 1)


def _other(what: str, level: int, way: str | None = None, camera: str = "usual") -> Row:
    from scan.measuring import Tally

    tally, seconds = Tally(), []
    for seed in range(FIRST_SEED, FIRST_SEED + PHOTOS // 2):
        made, read, taken = _read(seed, level, way, camera)
        seconds.append(taken)
        tally.add(made, read)
    return Row(what, median(seconds), note=str(tally))


def _read(
    seed: int, level: int, way: str | None = None, camera: str = "usual"
) -> tuple[MadePhoto, PhotoRead, float]:
    """Make a photo and read it; give the seconds of CPU that reading takes."""
    from scan.photos import make_photo

    from quiltsmith.scan.photo_reader import read_photo

    made = make_photo(seed, level, way=way, camera=camera)
    start = time.process_time()
    read = read_photo(made.data, "photo.jpg")
    return made, read, time.process_time() - start


def _costs() -> Iterable[Row]:
    """Read photos of 12 megapixels, each in a process of its own."""
    from scan.photos import make_photo

    seconds, megabytes = [], []
    for seed in range(FIRST_SEED, FIRST_SEED + 5):
        taken, size = _process(make_photo(seed, 2, sheets=1, longer_side=LARGE[0]).data)
        seconds.append(taken)
        megabytes.append(size)
    worst = max(megabytes)
    yield Row("12 megapixels, seconds of CPU", median(seconds), median(seconds) / SECONDS, f"{SECONDS:g} s", 1)
    yield Row("12 megapixels, memory", median(seconds), worst / MEGABYTES, f"{MEGABYTES} MB", 1, f"{worst:.0f} MB")


_READ = """
import re, sys, time
from pathlib import Path
import cv2, numpy
from quiltsmith.scan.photo_reader import read_photo
data = sys.stdin.buffer.read()
start = time.process_time()
read_photo(data, "photo")
taken = time.process_time() - start
# What the operating system tells of a process's children counts the process that they came from.
print(taken, int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024)
"""
"""Reads a photo after the libraries are loaded, which takes a fifth of a second once."""


def _process(data: bytes) -> tuple[float, float]:
    """Give the seconds of CPU and the megabytes that reading a photo takes."""
    run = subprocess.run([sys.executable, "-c", _READ], input=data, capture_output=True, check=True)
    taken, size = run.stdout.split()
    return float(taken), float(size)


def _refusals() -> Iterable[Row]:
    """Hand in what is no photo of a sheet."""
    import numpy as np
    from PIL import Image

    def saved(pixels: object, kind: str = "PNG") -> bytes:
        file = BytesIO()
        Image.fromarray(np.asarray(pixels, np.uint8)).save(file, kind)
        return file.getvalue()

    noise = np.random.default_rng(1).integers(0, 256, (LARGE[1], LARGE[0], 3))
    bomb = BytesIO()
    Image.new("1", (20_000, 10_000)).save(bomb, "PNG")
    files = {
        "noise of 12 megapixels": saved(noise, "JPEG"),
        "black, 12 megapixels": saved(np.zeros((LARGE[1], LARGE[0], 3)), "JPEG"),
        "truncated": saved(noise, "JPEG")[:500_000],
        "bomb of 200 megapixels": bomb.getvalue(),
        "not a picture": b"hello" * 1000,
    }
    for what, data in files.items():
        taken, size = _process(data)
        yield Row(what, taken, taken / MOST_REFUSAL, f"{MOST_REFUSAL:g} s", 1, f"{size:.0f} MB")
