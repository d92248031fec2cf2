"""Sides of paper before they are numbered, so that a kit can put those of several commands together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.layout.sheets.furniture import FURNITURE_HEIGHT, footer, safe_margin
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Bookmark, Document, Item, Page
from quiltsmith.scene.turning import Flip
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper

_ABOVE_FOOTER = 3.0


class Face(Struct, frozen=True):
    """What one side of paper shows.

    `label` says it in words, `mark` is its entry in the table of contents, `note` stands in its footer. Backs
    have no footer: what lies behind the fronts may reach down there.
    """

    label: str
    items: tuple[Item, ...]
    paper: Paper
    mark: str = ""
    note: str = ""
    is_back: bool = False


def printable(paper: Paper) -> Box:
    """Give the part of a sheet that can be printed on, above the footer."""
    margin = safe_margin(paper.width, paper.height)
    return Box(
        margin, margin, paper.width - 2 * margin, paper.height - margin - footer_room(paper.width, paper.height)
    )


def footer_room(width: float, height: float) -> float:
    """Give what the footer takes of a sheet's lower edge, with a little air above it."""
    return safe_margin(width, height) + FURNITURE_HEIGHT + _ABOVE_FOOTER


def document_of(faces: Sequence[Face], style: Style, title: str, job: str, duplex: Flip | None = None) -> Document:
    """Count the faces and give each front its footer."""
    pages = []
    for number, face in enumerate(faces, 1):
        width, height = face.paper.width, face.paper.height
        noted = f"{job} · {face.note}" if face.note else job
        below = () if face.is_back else footer(style, noted, number, len(faces), width, height)
        pages.append(Page(width, height, (*face.items, *below), face.label))
    bookmarks = tuple(Bookmark(face.mark, number) for number, face in enumerate(faces) if face.mark)
    return Document(pages, title, job, style.language, bookmarks, duplex)
