"""What all cards of a deck share: measures that follow their size, the frame, and what stands in the corners."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Stroke, Symbol
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.sizes import CARD_SIZES
from quiltsmith.style.theme import Theme

SAFE = 3.0
"""Nothing of importance stands nearer to the cut, in millimetres, unless a print service asks for more."""
POKER = CARD_SIZES["poker"]
"""The card that all measures are said for."""


class CardMeasures(Struct, frozen=True):
    """The measures of a card in millimetres; all follow from its size, seen against a poker card."""

    width: float
    height: float
    bleed: float = 0.0
    safe: float = SAFE

    @property
    def scale(self) -> float:
        """How large things are compared with those on a poker card."""
        return max(0.5, min(self.width / POKER.width, self.height / POKER.height, 1.6))

    @property
    def trim(self) -> Box:
        """The card as it is cut."""
        return Box(0, 0, self.width, self.height)

    @property
    def paper(self) -> Box:
        """All that is printed on, bleed included."""
        return self.trim.inset(-self.bleed)

    @property
    def frame(self) -> Box:
        """The frame, as near to the cut as is safe."""
        return self.trim.inset(self.safe)

    @property
    def corner(self) -> float:
        """How high what stands in the corners is."""
        return 7.5 * self.scale

    @property
    def inside(self) -> Box:
        """What is within the frame."""
        return self.frame.inset(1.6 * self.scale)

    @property
    def head(self) -> Box:
        """The row with id and size; the same row stands upside down at the lower end."""
        return self.inside.top_strip(self.corner)

    @property
    def middle(self) -> Box:
        """What is between the rows at both ends."""
        return self.inside.inset(0, self.corner + 1.6 * self.scale)


def frame_symbol(measures: CardMeasures, theme: Theme, is_start: bool) -> Symbol:
    """Draw the ground and frame of a kind of card once for all of them."""
    scale = measures.scale
    items: list[Item] = [paths.box_path(measures.paper, theme.card)]
    radius = 2.6 * scale
    if is_start:
        items.append(paths.box_path(measures.frame, theme.panel, Stroke(theme.accent, 0.7 * scale), radius))
        stitches = Stroke(theme.accent, 0.25 * scale, (1.2 * scale, 0.8 * scale))
        items.append(paths.box_path(measures.frame.inset(0.95 * scale), None, stitches, radius * 0.7))
    else:
        items.append(paths.box_path(measures.frame, None, theme.line_stroke(0.3), radius))
    name = "start-frame" if is_start else "patch-frame"
    return Symbol(name, measures.width, measures.height, tuple(items))


def both_ends(items: tuple[Item, ...], measures: CardMeasures) -> tuple[Item, ...]:
    """Draw things twice: as they are, and for the reader who sits opposite."""
    return (*items, Group(items, measures.width, measures.height, rotate=180))


def corners(
    card_id: str, size: int, measures: CardMeasures, theme: Theme, is_marked: bool = False
) -> tuple[tuple[Item, ...], Box]:
    """Draw the id at the left and the size at the right of the head; return the box between them, too.

    An id is marked by a line below it where it is another card's in small letters.
    """
    head, scale = measures.head, measures.scale
    line = theme.line_stroke(0.3 * scale)
    label = TextStyle(12 * scale, "display", theme.on_badge, "centre", smallest=3)
    wanted = label.width(card_id) + 3 * scale
    badge, rest = head.split_left(min(head.width * 0.36, max(wanted, head.height)), scale)
    between, square = rest.split_right(head.height, scale)
    dashes = Stroke(theme.line, 0.18 * scale, (0.8 * scale, 0.5 * scale))
    items: list[Item] = [
        paths.box_path(badge, theme.badge, line, 1.6 * scale),
        *fit_text(card_id, badge.inset(0.7 * scale, 0.5 * scale), label),
        paths.box_path(square, None, line),
        paths.box_path(square.inset(0.8 * scale), None, dashes),
        *fit_text(str(size), square.inset(1.1 * scale), replace(label, colour=theme.text)),
    ]
    if is_marked:
        under = badge.inset(badge.width * 0.24, 0).shrink(bottom=0.95 * scale)
        pen = Stroke(theme.on_badge, 0.4 * scale)
        items.append(paths.line(under.x, under.bottom, under.right, under.bottom, pen))
    if reads_upside_down(str(size)):
        under = square.place(2.4 * scale, square.height).shrink(bottom=1.5 * scale)
        pen = Stroke(theme.text, 0.35 * scale)
        items.append(paths.line(under.x, under.bottom, under.right, under.bottom, pen))
    return tuple(items), between


def reads_upside_down(number: str) -> bool:
    """Return whether a number is another one when the card lies the other way round, such as 6 and 9."""
    return set(number) <= set("0689") and bool(set(number) & set("69"))
