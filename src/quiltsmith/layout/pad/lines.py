"""Lines to write on with their labels; a name stands on a thread that ends in a needle."""

from __future__ import annotations

from quiltsmith.layout.drawing.notions import needle
from quiltsmith.layout.pad.look import Drawn, Look
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, FormField, Item, Stroke
from quiltsmith.scene.text import text_width

FIELD_TYPE = 8.5
_WRITING = 6.0
_NEEDLE = 7.4


def writing_height(look: Look) -> float:
    """Give the room above a line in which a person writes."""
    return look.size(_WRITING)


def labelled_line(look: Look, field: str, label: str, box: Box, thread: Colour | None = None) -> tuple[Drawn, Box]:
    """Draw a line at the lower edge of a box, plain or a thread of a colour; give the room above it, too."""
    theme = look.theme
    size = look.type(FIELD_TYPE)
    width = min(text_width(label, size, "bold") + look.size(2), box.width * 0.55)
    height = size * POINT * 1.2
    room = Box(box.x, box.bottom - height, width - look.size(1), height)
    writing = Box(box.x + width, box.y, box.width - width, box.height)
    items: list[Item] = [*look.write(label, room, FIELD_TYPE, font="bold", valign="bottom", colour=theme.muted)]
    if thread is None:
        items.append(paths.line(writing.x, writing.bottom, writing.right, writing.bottom, look.line(0.3)))
    else:
        length = look.size(_NEEDLE)
        end = writing.right - length
        items.append(paths.line(writing.x, writing.bottom, end, writing.bottom, Stroke(thread, look.size(0.4))))
        items.append(needle(end, writing.bottom, length, theme))
    above = writing_height(look)
    typed = Box(writing.x, writing.bottom - above * 1.05, writing.width, above)
    return Drawn(items, [FormField("text", field, typed, label, look.type(12), "left")]), writing
