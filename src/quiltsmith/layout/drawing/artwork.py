"""Pictures of people's own in a box: whole, or cut so that they cover it."""

from __future__ import annotations

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Artwork, Group, Item
from quiltsmith.scene.fabrics import artwork_items
from quiltsmith.style.picture_inks import printable


def fitting(artwork: Artwork, room: Box, ground: Colour) -> tuple[Item, ...]:
    """Draw a picture whole, as large as the room allows, in its middle."""
    return _drawn(artwork, fitting_box(artwork, room), ground)


def covering(artwork: Artwork, room: Box, ground: Colour, radius: float = 0.0) -> tuple[Item, ...]:
    """Draw a picture so large that it covers the room, and leave out what lies beyond."""
    items = _drawn(artwork, covering_box(artwork, room), ground)
    return (Group(items, clip=paths.box_path(room, None, None, radius)),)


def fitting_box(artwork: Artwork, room: Box) -> Box:
    """Give the box of a picture that fits a room."""
    return _scaled(artwork, room, min(room.width / artwork.width, room.height / artwork.height))


def covering_box(artwork: Artwork, room: Box) -> Box:
    """Give the box of a picture that covers a room."""
    return _scaled(artwork, room, max(room.width / artwork.width, room.height / artwork.height))


def _scaled(artwork: Artwork, room: Box, scale: float) -> Box:
    width, height = artwork.width * scale, artwork.height * scale
    x, y = room.centre
    return Box(x - width / 2, y - height / 2, width, height)


def _drawn(artwork: Artwork, box: Box, ground: Colour) -> tuple[Item, ...]:
    return artwork_items(printable(artwork, ground, box.width), box)
