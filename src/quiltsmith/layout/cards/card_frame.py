"""What all cards of a deck share: measures that follow their size, the frame, and what stands in the corners."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Group, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.preset import Rim
from quiltsmith.style.sizes import CARD_SIZES
from quiltsmith.style.theme import Theme

SAFE = 3.0
"""Nothing of importance stands nearer to the cut, in millimetres, unless a print service asks for more."""
_LARGE = 1.4
POKER = CARD_SIZES["poker"]
"""The card that all measures are said for."""


class CardMeasures(Struct, frozen=True):
    """The measures of a card in millimetres; all follow from its size, seen against a poker card.

    With a thin rim, colours end at the frame, which hides that the backs of home printers never meet the fronts.
    Without one they go over the edge: machines cut a little beside the line, and a rim would show it.
    """

    width: float
    height: float
    bleed: float = 0.0
    safe: float = SAFE
    rim: Rim = "thin"
    is_large: bool = False
    """Whether texts are larger than usual, for people who see little."""

    @property
    def lettering(self) -> float:
        """How large texts are compared with those on a poker card."""
        return self.scale * (_LARGE if self.is_large else 1.0)

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
    def ground(self) -> Box:
        """What has the colour of the card: all of it, or what is within the frame."""
        return self.paper if self.rim == "none" else self.frame

    @property
    def radius(self) -> float:
        """How round the corners of the frame are."""
        return 2.6 * self.scale

    @property
    def corner(self) -> float:
        """How high what stands in the corners is."""
        return 7.5 * self.lettering

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


def card_ground(measures: CardMeasures, theme: Theme, fabric: Fabric, is_start: bool) -> list[Item]:
    """Draw the ground of a card in a tint of its fabric, and its frame; start cards are framed by stitches."""
    scale, radius = measures.scale, measures.radius
    tint = theme.panel if is_start else theme.tint(fabric)
    if measures.rim == "none":
        return [paths.box_path(measures.paper, tint)]
    line = Stroke(theme.accent, 0.7 * scale) if is_start else theme.line_stroke(0.3)
    items: list[Item] = [
        paths.box_path(measures.paper, theme.card),
        paths.box_path(measures.frame, tint, line, radius),
    ]
    if is_start:
        stitches = Stroke(theme.accent, 0.25 * scale, (1.2 * scale, 0.8 * scale))
        items.append(paths.box_path(measures.frame.inset(0.95 * scale), None, stitches, radius * 0.7))
    return items


def both_ends(items: tuple[Item, ...], measures: CardMeasures) -> tuple[Item, ...]:
    """Draw things twice: as they are, and for the reader who sits opposite."""
    return (*items, Group(items, measures.width, measures.height, rotate=180))


def plate(box: Box, measures: CardMeasures, theme: Theme) -> Item:
    """Draw what makes words readable on a picture."""
    return paths.box_path(box, theme.card, theme.line_stroke(0.2), 1.2 * measures.scale)


def corners(
    card_id: str, size: int, measures: CardMeasures, theme: Theme, is_marked: bool = False
) -> tuple[tuple[Item, ...], Box]:
    """Draw the id at the left, quietly, and the size at the right of the head; return the box between them, too.

    An id is marked by a line below it where it is another card's in small letters.
    """
    head, scale = measures.head, measures.lettering
    label = TextStyle(8.5 * scale, colour=theme.muted, smallest=3)
    width = min(head.width * 0.3, label.width(card_id) + 0.6 * scale)
    left, rest = head.split_left(width, scale)
    between, badge = rest.split_right(head.height, scale)
    number = TextStyle(17 * scale, "display", theme.on_badge, "centre", smallest=3)
    stitches = Stroke(theme.on_badge, 0.2 * scale, (0.8 * scale, 0.5 * scale))
    items: list[Item] = [
        *fit_text(card_id, left, label),
        paths.box_path(badge, theme.badge, theme.line_stroke(0.3 * scale), 1.8 * scale),
        paths.box_path(badge.inset(0.6 * scale), None, stitches, 1.4 * scale),
        *fit_text(str(size), badge.inset(scale, 0.4 * scale), number),
    ]
    if is_marked:
        y = left.centre[1] + 1.6 * scale
        items.append(paths.line(left.x, y, left.right, y, Stroke(theme.muted, 0.3 * scale)))
    if reads_upside_down(str(size)):
        under = badge.place(2.4 * scale, badge.height).shrink(bottom=1.15 * scale)
        pen = Stroke(theme.on_badge, 0.4 * scale)
        items.append(paths.line(under.x, under.bottom, under.right, under.bottom, pen))
    return tuple(items), between


def reads_upside_down(number: str) -> bool:
    """Return whether a number is another one when the card lies the other way round, such as 6 and 9."""
    return set(number) <= set("0689") and bool(set(number) & set("69"))
