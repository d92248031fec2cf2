"""A table seen from a chair: things are laid on it from above, with shadows, and then looked at askew."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter

PER_MM = 6
"""Pixels per millimetre of the table."""
SIZE = 1500, 1000
_LARGER = 2
Point = tuple[float, float]


@dataclass
class Table:
    """A table of a size in mm; things are laid on it one after the other."""

    ground: Image.Image
    dark: float = 0.5
    light: Point = (2.2, 3.0)
    picture: Image.Image = field(init=False)

    def __post_init__(self) -> None:
        self.picture = self.ground.convert("RGB")

    def lay(
        self,
        thing: Image.Image,
        x: float,
        y: float,
        turn: float = 0.0,
        *,
        per_mm: float = PER_MM,
        height: float = 1.0,
        scale: float = 1.0,
    ) -> None:
        """Lay a thing with its middle at a point, turned by degrees, so high above the table."""
        factor = PER_MM / per_mm * scale
        size = round(thing.width * factor), round(thing.height * factor)
        shown = thing.convert("RGBA").resize(size, Image.Resampling.LANCZOS)
        shown = shown.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        corner = round(x * PER_MM - shown.width / 2), round(y * PER_MM - shown.height / 2)
        self._shadow(shown.getchannel("A"), corner, height)
        self.picture.paste(shown, corner, shown)

    def _shadow(self, mask: Image.Image, corner: tuple[int, int], height: float) -> None:
        """Darken what lies below: a soft shadow away from the light, and a narrow one all around."""
        whole = Image.new("L", self.picture.size)
        for away, blur, strength in ((1.0, 1.5, 0.6), (0.1, 0.6, 0.85)):
            far = Image.new("L", self.picture.size)
            shift = [round(length * height * away * PER_MM * 0.5) for length in self.light]
            far.paste(mask, (corner[0] + shift[0], corner[1] + shift[1]))
            far = far.filter(ImageFilter.GaussianBlur(blur * height * PER_MM * 0.7))
            whole = ImageChops.lighter(whole, far.point(lambda share, most=strength * self.dark: share * most))
        black = Image.new("RGB", self.picture.size, (18, 10, 4))
        self.picture = Image.composite(black, self.picture, whole)

    def seen(self, near: float = 0.86, top: float = 0.03, warmth: float = 1.0, shade: float = 0.45) -> Image.Image:
        """Look at the table askew: all of its far edge is seen, and a share of its near one."""
        width, height = self.picture.size
        cut = width * (1 - near) / 2
        corners = [(width * 0.0, height * top), (width, height * top), (width - cut, height), (cut, height)]
        size = SIZE[0] * _LARGER, SIZE[1] * _LARGER
        large = self.picture.transform(
            size, Image.Transform.PERSPECTIVE, _matrix(corners, size), Image.Resampling.BICUBIC
        )
        return _lit(large.resize(SIZE, Image.Resampling.LANCZOS), warmth, shade)


def rounded(picture: Image.Image, radius: float, per_mm: float) -> Image.Image:
    """Cut the corners of a card round."""
    large = 4
    mask = Image.new("L", (picture.width * large, picture.height * large))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, mask.width - 1, mask.height - 1), radius * per_mm * large, fill=255
    )
    shown = picture.convert("RGBA")
    shown.putalpha(mask.resize(picture.size, Image.Resampling.LANCZOS))
    return shown


def packed(picture: Image.Image, most: int = 390_000) -> bytes:
    """Write a picture as JPEG, as good as its weight allows."""
    for quality in range(90, 40, -2):
        file = io.BytesIO()
        picture.save(file, "JPEG", quality=quality, optimize=True, progressive=True, subsampling="4:2:0")
        if file.tell() <= most:
            break
    return file.getvalue()


def _matrix(corners: Sequence[Point], size: tuple[int, int]) -> tuple[float, ...]:
    """Give the numbers that take each point of the picture to its point on the table."""
    targets = [(0, 0), (size[0], 0), (size[0], size[1]), (0, size[1])]
    rows = []
    for (x, y), (u, v) in zip(targets, corners, strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
    wanted = [share for corner in corners for share in corner]
    return tuple(np.linalg.solve(np.array(rows, float), np.array(wanted, float)))


def _lit(picture: Image.Image, warmth: float, shade: float) -> Image.Image:
    """Let light fall from the upper left, and let the corners and the far edge be softer."""
    width, height = picture.size
    across, down = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    blurred = picture.filter(ImageFilter.GaussianBlur(1.6))
    far = np.clip((0.09 - down) / 0.09, 0, 1) * 255
    picture = Image.composite(blurred, picture, Image.fromarray(far.astype(np.uint8)))
    middle = np.hypot((across - 0.46) / 0.75, (down - 0.46) / 0.72)
    light = 1.06 - shade * np.clip(middle - 0.45, 0, 1) ** 1.4 - 0.05 * across
    tint = np.array([1.0 + 0.015 * warmth, 1.0, 1.0 - 0.03 * warmth])
    colours = np.asarray(picture, np.float32) * light[..., None] * tint
    lit = Image.fromarray(np.clip(colours, 0, 255).astype(np.uint8))
    return ImageEnhance.Contrast(lit).enhance(1.04)
