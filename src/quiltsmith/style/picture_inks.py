"""Somebody's own picture on its way to paper: laid on a ground, not finer than needed, and with less ink."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import Artwork, Group, Item, Path, Raster, Stroke

if TYPE_CHECKING:
    from PIL.Image import Image


Change = Callable[[Colour], Colour]
INCH = 25.4
FINE_ENOUGH = 300
"""Dots per inch that print services ask for."""
_FINEST = 600
_PALER = 0.5
_DARK = 0.45


def dots_per_inch(artwork: Artwork, width: float) -> float | None:
    """Return how fine a picture is when it is so many mm wide; shapes are always fine."""
    return artwork.width / width * INCH if artwork.raster is not None else None


@lru_cache(maxsize=32)
def printable(artwork: Artwork, ground: Colour, width: float) -> Artwork:
    """Lay pixels on a ground, so that nothing can be seen through, and make them no finer than a print can be."""
    picture = _picture(artwork, ground)
    if picture is None:
        return artwork
    factor = int(picture.width / width * INCH / _FINEST)
    return _raster(artwork, picture.reduce(factor) if factor > 1 else picture, b"")


@lru_cache(maxsize=32)
def paler(artwork: Artwork) -> Artwork:
    """Return a picture with half of its ink."""
    picture = _picture(artwork)
    if picture is None:
        return replace(artwork, shapes=_recoloured(artwork.shapes, _pale))
    from PIL import Image

    return _raster(artwork, Image.blend(picture, Image.new("RGB", picture.size, "white"), _PALER), artwork.alpha)


@lru_cache(maxsize=32)
def black_only(artwork: Artwork) -> Artwork:
    """Return a picture in black dots on white; shapes become black or white."""
    picture = _picture(artwork)
    if picture is None:
        return replace(artwork, shapes=_recoloured(artwork.shapes, _black_or_white))
    return _raster(artwork, picture.convert("1").convert("RGB"), artwork.alpha)


@lru_cache(maxsize=32)
def two_colours(artwork: Artwork) -> tuple[Colour, Colour]:
    """Return a dark and a light colour that suit a picture, for what is sewn onto it."""
    picture = _picture(artwork, WHITE)
    if picture is None:
        filled = _colours(artwork.shapes) or [BLACK]
        dark, light = min(filled, key=Colour.luminance), max(filled, key=Colour.luminance)
        return dark.mix(BLACK, 0.3), light.mix(WHITE, 0.85)
    from PIL import Image

    red, green, blue = picture.resize((1, 1), Image.Resampling.BOX).tobytes()
    mean = Colour(red, green, blue)
    return mean.mix(BLACK, 0.55), mean.mix(WHITE, 0.6)


def _picture(artwork: Artwork, ground: Colour | None = None) -> Image | None:
    """Return the pixels, if there are any, on a ground where they can be seen through."""
    raster = artwork.raster
    if raster is None:
        return None
    from PIL import Image

    picture = Image.frombytes("RGB", (raster.width, raster.height), raster.pixels)
    if not artwork.alpha or ground is None:
        return picture
    below = Image.new("RGB", picture.size, ground.hex())
    return Image.composite(picture, below, Image.frombytes("L", picture.size, artwork.alpha))


def _raster(artwork: Artwork, picture: Image, alpha: bytes) -> Artwork:
    return replace(artwork, raster=Raster(picture.width, picture.height, picture.tobytes()), alpha=alpha)


def _pale(colour: Colour) -> Colour:
    return colour.mix(WHITE, _PALER)


def _black_or_white(colour: Colour) -> Colour:
    return BLACK if colour.luminance() < _DARK else WHITE


def _recoloured(items: tuple[Item, ...], change: Change) -> tuple[Item, ...]:
    return tuple(_changed(item, change) for item in items)


def _changed(item: Item, change: Change) -> Item:
    if isinstance(item, Group):
        return replace(item, items=_recoloured(item.items, change))
    if not isinstance(item, Path):
        return item
    fill = change(item.fill) if isinstance(item.fill, Colour) else item.fill
    stroke = None if item.stroke is None else _drawn(item.stroke, change)
    return replace(item, fill=fill, stroke=stroke)


def _drawn(stroke: Stroke, change: Change) -> Stroke:
    return replace(stroke, colour=change(stroke.colour))


def _colours(items: tuple[Item, ...]) -> list[Colour]:
    found: list[Colour] = []
    for item in items:
        if isinstance(item, Group):
            found += _colours(item.items)
        elif isinstance(item, Path) and isinstance(item.fill, Colour):
            found.append(item.fill)
    return found
