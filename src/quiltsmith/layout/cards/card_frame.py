"""What all cards of a deck share: measures that follow their size, the frame, and what stands in the corners."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Stroke, Symbol
from quiltsmith.scene.text import TextStyle, fit_text, text_width
from quiltsmith.style.theme import Theme

SAFE = 3.0
"""Nothing of importance stands nearer to the cut, in millimetres, unless a print service asks for more."""
_USUAL_WIDTH, _USUAL_HEIGHT = 63.0, 88.0


class CardMeasures(Struct, frozen=True):
    """The measures of a card in millimetres; all follow from its size, seen against a poker card."""

    width: float
    height: float
    bleed: float = 0.0
    safe: float = SAFE

    @property
    def scale(self) -> float:
        """How large things are compared with those on a poker card."""
        return max(0.5, min(self.width / _USUAL_WIDTH, self.height / _USUAL_HEIGHT, 1.6))

    @property
    def paper(self) -> Box:
        """All that is printed on, bleed included."""
        return Box(0, 0, self.width, self.height).inset(-self.bleed)

    @property
    def frame(self) -> Box:
        """The frame, as near to the cut as is safe."""
        return Box(0, 0, self.width, self.height).inset(self.safe)

    @property
    def corner(self) -> float:
        """How high what stands in the corners is."""
        return 7.5 * self.scale

    @property
    def inside(self) -> Box:
        """The room within the frame."""
        return self.frame.inset(1.6 * self.scale)

    @property
    def head(self) -> Box:
        """The row with id and size; the same row stands upside down at the lower end."""
        return Box(self.inside.x, self.inside.y, self.inside.width, self.corner)

    @property
    def middle(self) -> Box:
        """The room between the rows at both ends."""
        above = self.corner + 1.6 * self.scale
        return Box(self.inside.x, self.inside.y + above, self.inside.width, self.inside.height - 2 * above)


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
    """Draw the id at the left and the size at the right of the head; also give the room between them.

    An id is marked by a line below it where it is another card's in small letters.
    """
    head, scale = measures.head, measures.scale
    widest = head.width * 0.36
    wanted = text_width(card_id, 12 * scale, "display") + 3 * scale
    badge = Box(head.x, head.y, min(widest, max(wanted, head.height)), head.height)
    square = Box(head.right - head.height, head.y, head.height, head.height)
    items: tuple[Item, ...] = (
        paths.box_path(badge, theme.badge, theme.line_stroke(0.3 * scale), 1.6 * scale),
        *fit_text(
            card_id,
            badge.inset(0.7 * scale, 0.5 * scale),
            TextStyle(12 * scale, "display", theme.on_badge, "centre", smallest=3),
        ),
        paths.box_path(square, None, theme.line_stroke(0.3 * scale)),
        paths.box_path(
            square.inset(0.8 * scale), None, Stroke(theme.line, 0.18 * scale, (0.8 * scale, 0.5 * scale))
        ),
        *fit_text(
            str(size),
            square.inset(1.1 * scale),
            TextStyle(12 * scale, "display", theme.text, "centre", smallest=3),
        ),
    )
    if is_marked:
        inset, y = badge.width * 0.24, badge.bottom - 0.95 * scale
        below = paths.line(badge.x + inset, y, badge.right - inset, y, Stroke(theme.on_badge, 0.4 * scale))
        items = (*items, below)
    if reads_upside_down(str(size)):
        y = square.bottom - 1.5 * scale
        x = square.x + square.width / 2
        ends = x - 1.2 * scale, y, x + 1.2 * scale, y
        items = (*items, paths.line(*ends, Stroke(theme.text, 0.35 * scale)))
    between = Box(badge.right + scale, head.y, square.x - badge.right - 2 * scale, head.height)
    return items, between


def reads_upside_down(number: str) -> bool:
    """Tell whether a number is another one when the card lies the other way round, such as 6 and 9."""
    return set(number) <= set("0689") and bool(set(number) & set("69"))
