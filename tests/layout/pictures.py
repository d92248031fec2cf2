"""Pages as grey pictures that tests can measure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from quiltsmith.render.png import render_png
from quiltsmith.scene.elements import Document, Page


def pictures(pages: Sequence[Page], dpi: float) -> list[Image.Image]:
    """Render pages; pixels go from 0 (black) to 255 (white)."""
    return [Image.open(BytesIO(file)).convert("L") for file in render_png(Document(pages, "test"), dpi)]


def dark_run(pixels: list[int], darker_than: int) -> tuple[int, int]:
    """Give the first and the number of pixels from the first to the last dark one in a row."""
    dark = [at for at, pixel in enumerate(pixels) if pixel < darker_than]
    return dark[0], dark[-1] - dark[0] + 1


def row_of(picture: Image.Image, y: int) -> list[int]:
    """Give the pixels of one row."""
    return list(picture.crop((0, y, picture.width, y + 1)).tobytes())


def column_of(picture: Image.Image, x: int) -> list[int]:
    """Give the pixels of one column."""
    return list(picture.crop((x, 0, x + 1, picture.height)).tobytes())


def dark_runs(pixels: Iterator[int]) -> list[float]:
    """Return the middles of the dark runs in a row of pixels."""
    runs: list[list[int]] = []
    for position, value in enumerate(pixels):
        if value < 128:
            if runs and runs[-1][-1] == position - 1:
                runs[-1].append(position)
            else:
                runs.append([position])
    return [(run[0] + run[-1] + 1) / 2 for run in runs]
