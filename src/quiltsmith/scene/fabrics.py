"""Fabrics: paths filled with a pattern, as things with plain colours that every renderer can draw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from math import ceil, floor

from msgspec.structs import replace

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Artwork, Fabric, Group, Item, Path, RasterBox, Segment, Stroke, Symbol, Use
from quiltsmith.scene.paths import bounds
from quiltsmith.scene.patterns import PATTERNS, Pattern, turned

_TILES_PER_BLOCK = 6
_OVERLAP = 0.1
_HAIR = 0.03


@lru_cache(maxsize=512)
def fabric_group(path: Path) -> Group:
    """Draw a path with a fabric as things with plain colours: ground, figures within the path, outline."""
    fabric = path.fill
    if not isinstance(fabric, Fabric):
        raise TypeError("the path is not filled with a fabric")
    inside: list[Item] = []
    if fabric.ground is not None:
        inside.append(Path(path.segments, fabric.ground))
    inside.append(Group(fabric_figures(fabric, bounds(path)), clip=Path(path.segments)))
    if path.stroke is not None:
        inside.append(Path(path.segments, None, path.stroke))
    return Group(tuple(inside))


def fabric_figures(fabric: Fabric, box: Box) -> tuple[Item, ...]:
    """Return the figures of a fabric that cover a box, in phase with the origin so that neighbours match."""
    if fabric.artwork is not None:
        return _repeated(_artwork_tile(fabric.artwork, fabric.repeat * fabric.scale), box)
    pattern = PATTERNS.get(fabric.pattern)
    if pattern is None:
        raise ValueError(f"there is no pattern `{fabric.pattern}`")
    items: list[Item] = []
    tile = pattern.tile * fabric.scale
    if pattern.lines is not None:
        in_tiles = Box(box.x / tile, box.y / tile, box.width / tile, box.height / tile)
        items.append(_path(pattern, pattern.lines(in_tiles), fabric))
    if pattern.motif or pattern.rows:
        items += _repeated(_block(replace(fabric, ground=None)), box)
    return tuple(items)


def tile_size(fabric: Fabric) -> float:
    """Return the width in mm after which a fabric repeats itself."""
    whole = fabric.repeat if fabric.artwork is not None else PATTERNS[fabric.pattern].tile
    return whole * fabric.scale


def artwork_items(artwork: Artwork, box: Box) -> tuple[Item, ...]:
    """Draw artwork so that it fills a box; one with another shape is stretched."""
    if artwork.raster is not None:
        return (RasterBox(artwork.raster, box),)
    return (Group(artwork.shapes, box.x, box.y, scale=box.width / artwork.width),)


def _repeated(block: Symbol, box: Box) -> tuple[Item, ...]:
    """Cover a box with a block, side by side from the origin."""
    return tuple(
        Use(block, column * block.width, row * block.height)
        for row in range(floor(box.y / block.height), ceil(box.bottom / block.height))
        for column in range(floor(box.x / block.width), ceil(box.right / block.width))
    )


@cache
def _artwork_tile(artwork: Artwork, width: float) -> Symbol:
    """Draw one repeat of somebody's picture, a hair larger than it is, so that no seams show between them."""
    height = width * artwork.height / artwork.width
    ground = Box(0, 0, width + _HAIR, height + _HAIR)
    edge = Path((("M", 0, 0), ("L", ground.width, 0), ("L", ground.width, ground.height), ("L", 0, ground.height)))
    items = artwork_items(artwork, ground if artwork.raster is not None else Box(0, 0, width, height))
    return Symbol("picture", width, height, (Group(items, clip=edge),))


@cache
def _block(fabric: Fabric) -> Symbol:
    """Draw one row of tiles and use it again; thousands of figures on every card would be large and slow."""
    pattern = PATTERNS[fabric.pattern]
    segments = [_moved(segment, 1, column, 0) for column in range(_TILES_PER_BLOCK) for segment in pattern.motif]
    for pieces in pattern.rows:
        segments += _running(pieces)
    if pattern.is_turned:
        segments = [turned(segment) for segment in segments]
    tile = pattern.tile * fabric.scale
    side = tile * _TILES_PER_BLOCK
    row = Symbol(f"{fabric.pattern}-row", side, side, (_path(pattern, segments, fabric),))
    steps = [number * tile for number in range(_TILES_PER_BLOCK)]
    uses = tuple(Use(row, step, 0) if pattern.is_turned else Use(row, 0, step) for step in steps)
    return Symbol(fabric.pattern, side, side, uses)


def _running(pieces: tuple[Segment, ...]) -> Iterator[Segment]:
    """Repeat pieces of a line from tile to tile without lifting the pen; the first says where it begins."""
    (_, *(x, y)), *others = pieces
    yield ("M", x, y)
    for column in range(_TILES_PER_BLOCK):
        yield from (_moved(piece, 1, column, 0) for piece in others)
    # A little further in the direction of the next tile, so that no gap shows where two blocks meet.
    towards_x, towards_y = list(others[0][1:])[:2]
    yield ("L", x + _TILES_PER_BLOCK + _OVERLAP * (towards_x - x), y + _OVERLAP * (towards_y - y))


def _path(pattern: Pattern, segments: Iterable[Segment], fabric: Fabric) -> Path:
    """Return segments, counted in tiles, the size and colour of a fabric."""
    tile = pattern.tile * fabric.scale
    sized = tuple(_moved(segment, tile, 0, 0) for segment in segments)
    if pattern.width:
        return Path(sized, None, Stroke(fabric.colour, pattern.width * fabric.scale))
    return Path(sized, fabric.colour)


def _moved(segment: Segment, scale: float, x: float, y: float) -> Segment:
    name, *numbers = segment
    return (name, *[number * scale + (y if at % 2 else x) for at, number in enumerate(numbers)])
