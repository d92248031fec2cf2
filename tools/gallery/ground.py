"""What things lie on: wood and linen, made of noise that is the same every time."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

Rgb = tuple[int, int, int]


def _noise(random: np.random.RandomState, size: tuple[int, int], across: float, down: float) -> np.ndarray:
    """Give smooth noise from 0 to 1 whose grains are so many pixels long and high."""
    width, height = size
    small = max(2, round(width / across)), max(2, round(height / down))
    grains = (random.rand(small[1], small[0]) * 255).astype(np.uint8)
    picture = Image.fromarray(grains).resize(size, Image.Resampling.BICUBIC)
    return np.asarray(picture, dtype=np.float32) / 255


def _painted(shares: np.ndarray, dark: Rgb, light: Rgb) -> Image.Image:
    """Paint noise from a dark to a light colour."""
    shares = np.clip(shares, 0, 1)[..., None]
    colours = np.array(dark, np.float32) * (1 - shares) + np.array(light, np.float32) * shares
    return Image.fromarray(colours.astype(np.uint8))


def wood(size: tuple[int, int], dark: Rgb, light: Rgb, seed: int, planks: int = 5) -> Image.Image:
    """Lay planks side by side, each with its own grain."""
    random = np.random.RandomState(seed)
    width, height = size
    table = Image.new("RGB", size)
    plank = -(-height // planks)
    for number in range(planks):
        area = width + 40, plank
        grain = 0.45 * _noise(random, area, 900, 5) + 0.25 * _noise(random, area, 300, 2.2)
        grain += 0.3 * _noise(random, area, 1400, 60) + 0.12 * (random.rand() - 0.5)
        strip = _painted(grain, dark, light)
        table.paste(strip, (-random.randint(0, 40), number * plank))
        seam = Image.new("RGB", (width, 3), tuple(round(share * 0.45) for share in dark))
        table.paste(seam, (0, number * plank))
    return table.filter(ImageFilter.GaussianBlur(0.6))


def linen(size: tuple[int, int], colour: Rgb, seed: int, depth: float = 0.13) -> Image.Image:
    """Weave threads of a colour, with soft folds."""
    random = np.random.RandomState(seed)
    width, height = size
    rows = random.rand(height, 1).astype(np.float32) * 0.5
    columns = random.rand(1, width).astype(np.float32) * 0.5
    weave = rows + columns + 0.35 * _noise(random, size, 26, 2) + 0.35 * _noise(random, size, 2, 26)
    pitch = 3
    checks = (np.add.outer(np.arange(height) // pitch, np.arange(width) // pitch) % 2).astype(np.float32)
    folds = _noise(random, size, width / 2.3, height / 3.1)
    shares = 0.38 * weave / 1.7 + 0.1 * checks + 0.52 * folds
    dark = tuple(round(share * (1 - 2 * depth)) for share in colour)
    light = tuple(min(255, round(share * (1 + depth))) for share in colour)
    return _painted(shares, (dark[0], dark[1], dark[2]), (light[0], light[1], light[2]))
