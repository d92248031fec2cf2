"""A small document with every kind of thing that a scene can hold."""

from __future__ import annotations

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import (
    Bookmark,
    Document,
    Fabric,
    FormField,
    Group,
    Item,
    Page,
    Stroke,
    Symbol,
    Text,
    Use,
)
from quiltsmith.scene.patterns import PATTERNS
from quiltsmith.scene.text import TextStyle, fit_text

BOARD = Symbol(
    "board",
    90,
    90,
    (
        paths.grid(Box(0, 0, 90, 90), 9, 9, Stroke(Colour(180, 180, 180), 0.15, (1, 1))),
        paths.rect(0, 0, 90, 90, None, Stroke(BLACK, 0.6)),
    ),
)
FRAME = Symbol("frame", 100, 100, (paths.rect(0, 0, 100, 100, Colour(240, 230, 220)), Use(BOARD, 5, 5)))
FIELDS = (
    FormField("check", "used", Box(10, 150, 6, 6), "used"),
    FormField("text", "round-1", Box(20, 150, 20, 8)),
    FormField("text", "round-2", Box(45, 150, 20, 8)),
    FormField("text", "empty", Box(70, 150, 20, 8)),
    FormField("text", "total", Box(95, 150, 20, 8), plus=("round-1", "round-2"), minus=("empty",)),
)


def patterns_page() -> Page:
    """Lay out all patterns in black and white."""
    items: list[Item] = []
    for number, name in enumerate(PATTERNS):
        box = Box(10 + number % 4 * 48, 15 + number // 4 * 50, 40, 36)
        items.append(paths.box_path(box, Fabric(name, BLACK, WHITE), Stroke(BLACK, 0.4)))
        items += fit_text(name, Box(box.x, box.bottom + 1, 40, 6), TextStyle(11, "display", align="centre"))
    return Page(210, 297, items, "All patterns", trim=Box(5, 5, 200, 287), bleed=Box(2, 2, 206, 293))


def things_page(fields: tuple[FormField, ...] = ()) -> Page:
    """Lay out one of each other kind."""
    label = Text("Größe – 7 × 7 < 8 & 9", 2, 7, 12, "bold", colour=Colour(90, 0, 60))
    patch = paths.polygon(
        [(0, 0), (50, 0), (50, 10), (0, 10)], Fabric("stars", Colour(213, 94, 0), Colour(255, 232, 200))
    )
    return Page(
        210,
        297,
        [
            Use(FRAME, 10, 10),
            Group((Use(BOARD),), x=120, y=10, scale=0.5),
            Group((patch, label), x=150, y=80, rotate=30),
            Group((paths.rect(0, 0, 50, 50, Colour(0, 114, 178)),), x=120, y=130, clip=paths.circle(15, 15, 15)),
            paths.rounded_rect(150, 180, 30, 20, 4, None, Stroke(BLACK, 0.5, (2, 1), round=True)),
            *fit_text(
                "Words that are wrapped because the box is small", Box(10, 180, 40, 20), TextStyle(14, wrap=True)
            ),
            *fields,
        ],
        "One of each",
    )


def demo(fields: tuple[FormField, ...] = ()) -> Document:
    """Make the document."""
    return Document(
        [patterns_page(), things_page(fields)],
        "Demo <of> all",
        job="demo job",
        language="de",
        bookmarks=(Bookmark("Patterns", 0), Bookmark("Things", 1), Bookmark("Detail", 1, 1)),
        duplex="long",
    )
