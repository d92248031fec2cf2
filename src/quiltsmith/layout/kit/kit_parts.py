"""What a kit is made of: the plan that a person has, and parts of pages that belong together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.layout.pad.pad_template import PadTemplate
from quiltsmith.layout.sheets.page_furniture import Face
from quiltsmith.scene.elements import Flip, Page, Turning
from quiltsmith.style.sizes import CardSize


class KitPlan(Struct, frozen=True):
    """What a kit is made of, beside the game: the deck, the pad, the cards, and how backs come to their fronts."""

    deck: Deck
    template: PadTemplate
    card: CardSize
    sheets: int = 6
    duplex: Turning = "long"
    more_pads: str | None = None
    """The game's name for the command that prints more pads; None if it has a file instead of a name."""


class KitPart(Struct, frozen=True, eq=False):
    """Pages that belong together.

    A part that is cut out begins on a new sheet. Pads and backs are left without a footer.
    """

    name: str
    title: str
    pages: Sequence[Page]
    begins_sheet: bool = False
    unmarked: frozenset[int] = frozenset()
    turned: Flip | None = None
    """Over which edge the printer turns its sheets to print backs."""


def part_of_faces(name: str, title: str, faces: Sequence[Face]) -> KitPart:
    """Make a part of faces that are cut out; their backs have no footer."""
    pages = [Page(face.paper.width, face.paper.height, face.items, face.label) for face in faces]
    unmarked = frozenset(number for number, face in enumerate(faces) if face.is_back)
    return KitPart(name, title, pages, begins_sheet=True, unmarked=unmarked)
