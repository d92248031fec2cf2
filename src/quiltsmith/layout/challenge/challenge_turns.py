"""The turns of a solo challenge as little cards in strips: the patch to draw, its neighbours, or a choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from msgspec import Struct, field

from quiltsmith.decks.deck import Card
from quiltsmith.games.doodle.challenge import Challenge
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.cards.card_face import MIRROR_SHARE
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.panel_pages import panel
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Item, Stroke, Symbol, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

LARGEST_CELL = 4.4
_SMALL_CELL = 2.0
_AXIS = 0.9
"""Room for the axis between a patch and its mirror image, in cells."""


def patch_with_mirror(
    card: Card, fabric: Fabric, box: Box, theme: Theme, most: float = LARGEST_CELL
) -> list[Item]:
    """Draw a patch in the middle of a box; where it is another one when turned over, its mirror image too.

    The mirror image stands behind a dashed axis, beside or below the patch, wherever the patch can be larger.
    """
    shape = card.shape
    if not shape.is_chiral():
        cell = _cell(box, shape.columns, shape.rows, most)
        x, y = box.centre
        return [_drawn(shape, fabric, cell, x - shape.columns * cell / 2, y - shape.rows * cell / 2, theme)]
    wide = shape.columns * (1 + MIRROR_SHARE) + _AXIS
    high = shape.rows * (1 + MIRROR_SHARE) + _AXIS
    beside, below = _cell(box, wide, shape.rows, most), _cell(box, shape.columns, high, most)
    return (
        _beside(shape, fabric, box, beside, theme) if beside >= below else _below(shape, fabric, box, below, theme)
    )


def small_patch(card: Card, fabric: Fabric, width: float, height: float, theme: Theme) -> Symbol:
    """Draw a patch in the middle of a small room, once for all turns to which it is a neighbour."""
    shape = card.shape
    cell = _cell(Box(0, 0, width, height), shape.columns, shape.rows, _SMALL_CELL)
    x, y = (width - shape.columns * cell) / 2, (height - shape.rows * cell) / 2
    drawn = draw_patch(shape, fabric, cell, theme.line_stroke(0.2), x=x, y=y, grid=theme.line_stroke(0.1))
    return Symbol(f"small-{card.id}", width, height, (drawn,))


def _beside(shape: Shape, fabric: Fabric, box: Box, cell: float, theme: Theme) -> list[Item]:
    small = cell * MIRROR_SHARE
    width, height = shape.columns * (cell + small) + _AXIS * cell, shape.rows * cell
    x, y = box.centre[0] - width / 2, box.centre[1] - height / 2
    axis = x + (shape.columns + _AXIS / 2) * cell
    return [
        _drawn(shape, fabric, cell, x, y, theme),
        paths.line(axis, y, axis, y + height, _dashes(theme)),
        _drawn(
            shape.mirrored(), fabric, small, axis + _AXIS / 2 * cell, y + (height - shape.rows * small) / 2, theme
        ),
    ]


def _below(shape: Shape, fabric: Fabric, box: Box, cell: float, theme: Theme) -> list[Item]:
    small = cell * MIRROR_SHARE
    width, height = shape.columns * cell, shape.rows * (cell + small) + _AXIS * cell
    x, y = box.centre[0] - width / 2, box.centre[1] - height / 2
    axis = y + (shape.rows + _AXIS / 2) * cell
    upside_down = shape.mirrored().rotated().rotated()
    return [
        _drawn(shape, fabric, cell, x, y, theme),
        paths.line(x, axis, x + width, axis, _dashes(theme)),
        _drawn(
            upside_down, fabric, small, x + (width - shape.columns * small) / 2, axis + _AXIS / 2 * cell, theme
        ),
    ]


def _cell(box: Box, columns: float, rows: float, most: float) -> float:
    return min(most, box.width / columns, box.height / rows)


def _drawn(shape: Shape, fabric: Fabric, cell: float, x: float, y: float, theme: Theme) -> Item:
    grid = theme.line_stroke(min(0.16, 0.05 * cell))
    return draw_patch(shape, fabric, cell, theme.line_stroke(0.28), x=x, y=y, grid=grid)


def _dashes(theme: Theme) -> Stroke:
    return Stroke(theme.muted, 0.2, (0.7, 0.6))


Cell = TypeVar("Cell")

_MOST_IN_STRIP, _MOST_IN_NARROW_STRIP = 7, 4
_MOST_IN_CELL = 3


class Offer(Struct, frozen=True):
    """One card with its neighbours; several cards to choose from have no number of their own."""

    turn: int | None
    card: str
    neighbours: tuple[str, ...] = ()


class LastChoice(Struct, frozen=True):
    """The few cards of the last turn, which stand below each other."""

    turn: int
    cards: tuple[str, ...]


class Strip(Struct, frozen=True):
    """A panel with turns; the last one of a round has the box for its score."""

    title: str
    cells: tuple[Offer | LastChoice, ...]
    scores: bool = False


def strips(challenge: Challenge, style: Style, is_narrow: bool = False) -> list[Strip]:
    """Part all turns of a challenge into strips, round by round; a narrow page has fewer turns in each."""
    most = _MOST_IN_NARROW_STRIP if is_narrow else _MOST_IN_STRIP
    game = challenge.game
    found: list[Strip] = []
    for number in range(1, game.rounds + 1):
        first = (number - 1) * game.turns_per_round
        found += _round(challenge, number, first, most, style)
    return found


def _round(challenge: Challenge, number: int, first: int, most: int, style: Style) -> list[Strip]:
    turns = challenge.turns[first : first + challenge.game.turns_per_round]
    knows_neighbours = challenge.game.specials.get("neighbour", 0) > 0
    cells: list[Offer | LastChoice] = []
    choice: tuple[str, ...] = ()
    for turn, dealt in enumerate(turns, first + 1):
        if dealt.token is not None:
            cells.append(Offer(turn, dealt.token, dealt.neighbours if knows_neighbours else ()))
        elif len(dealt.choice) == 1:
            cells.append(Offer(turn, dealt.choice[0]))
        elif len(dealt.choice) <= _MOST_IN_CELL:
            cells.append(LastChoice(turn, dealt.choice))
        else:
            choice = dealt.choice
    found = [_turns(number, part, style) for part in _evenly(cells, most)]
    last = style.word("challenge.last", turn=first + len(turns), count=len(choice))
    found += [Strip(last, tuple(Offer(None, card) for card in part)) for part in _evenly(choice, most)]
    return [*found[:-1], Strip(found[-1].title, found[-1].cells, scores=True)]


def _turns(number: int, cells: Sequence[Offer | LastChoice], style: Style) -> Strip:
    first, last = cells[0].turn, cells[-1].turn
    key = "challenge.turn" if first == last else "challenge.turns"
    turns = style.word(key, first=first, last=last)
    return Strip(f"{style.word('pad.round', round=number)} · {turns}", tuple(cells))


def _evenly(cells: Sequence[Cell], most: int) -> list[Sequence[Cell]]:
    """Part cells into strips of nearly the same length, with so many at most."""
    count = -(-len(cells) // most)
    ends = [len(cells) * number // count for number in range(count + 1)] if count else []
    return [cells[start:end] for start, end in pairwise(ends)]


_GAP = 2.0
_WIDEST = 36.0
_SCORE_WIDTH = 23.0
_CHOICE_SHARE = 1.3
_HEAD = 6.2
_NEIGHBOURS = 14.5
_NAME = 3.6


class TurnCells(Struct, frozen=True):
    """Draws strips; small patches are drawn once and used wherever they are neighbours."""

    cards: Mapping[str, Card]
    fabrics: Mapping[str, Fabric]
    style: Style
    _small: dict[tuple[str, float, float], Symbol] = field(default_factory=dict)

    def strip(self, strip: Strip, box: Box) -> list[Item]:
        """Draw a strip with its turns and, at the end of a round, the box for the score."""
        items, room = panel(box, strip.title, self.style.theme)
        shares = [_CHOICE_SHARE if isinstance(cell, LastChoice) else 1.0 for cell in strip.cells]
        scored = _SCORE_WIDTH + _GAP if strip.scores else 0.0
        unit = min(_WIDEST, (room.width - scored - _GAP * (len(shares) - 1)) / sum(shares))
        x = room.x
        for cell, share in zip(strip.cells, shares, strict=True):
            place = Box(x, room.y, unit * share, room.height)
            items += self._choice(cell, place) if isinstance(cell, LastChoice) else self._offer(cell, place)
            x = place.right + _GAP
        if strip.scores:
            items += self._score(Box(room.right - _SCORE_WIDTH, room.y, _SCORE_WIDTH, room.height))
        return items

    def offer(self, card: Card, box: Box, turn: int | None = None) -> list[Item]:
        """Draw a little card: the turn's number, the card's id and size, and the patch."""
        theme = self.style.theme
        items: list[Item] = [paths.box_path(box, theme.card, theme.line_stroke(0.3), 1.8)]
        left = box.x + 1.4
        if turn is not None:
            badge = Box(left, box.y + 1.2, 5.4, 5.4)
            items += [
                paths.circle(*badge.centre, 2.7, theme.badge, theme.line_stroke(0.3)),
                *fit_text(str(turn), badge.inset(0.6), TextStyle(9, "display", theme.on_badge, "centre")),
            ]
            left = badge.right + 1.2
        square = Box(box.right - 6.2, box.y + 1.4, 4.8, 4.8)
        items += [
            *self._id(card.id, Box(left, box.y + 1.2, square.x - left - 0.8, 5.4), 9.5),
            paths.box_path(square, None, Stroke(theme.line, 0.2, (0.7, 0.5))),
            *fit_text(str(card.shape.size), square.inset(0.5), TextStyle(8.5, "display", theme.text, "centre")),
        ]
        room = Box(box.x + 1.6, box.y + _HEAD + 2.4, box.width - 3.2, box.height - _HEAD - 4.2)
        return items + patch_with_mirror(card, self.fabrics[card.id], room, theme)

    def _offer(self, offer: Offer, box: Box) -> list[Item]:
        card = self.cards[offer.card]
        if not offer.neighbours:
            return self.offer(card, box, offer.turn)
        theme = self.style.theme
        foot = Box(box.x, box.bottom - _NEIGHBOURS, box.width, _NEIGHBOURS)
        top = Box(box.x, box.y, box.width, box.height - _NEIGHBOURS)
        icon = Box(foot.centre[0] - 2.2, foot.y - 1.6, 4.4, 4.4)
        # The frame goes round the neighbours too.
        _, *inside = self.offer(card, top, offer.turn)
        stitches = Stroke(theme.accent, 0.25, (1.2, 0.8))
        items: list[Item] = [
            paths.box_path(box, theme.card, theme.line_stroke(0.3), 1.8),
            *inside,
            paths.lines(
                ((foot.x + 1, foot.y, icon.x - 0.6, foot.y), (icon.right + 0.6, foot.y, foot.right - 1, foot.y)),
                stitches,
            ),
            picture("neighbour", icon, theme),
        ]
        half = (foot.width - 2.4) / 2
        for number, name in enumerate(offer.neighbours):
            left = foot.x + 0.8 + number * (half + 0.8)
            if len(offer.neighbours) == 1:
                left = foot.centre[0] - half / 2
            # The names stand below, because the sign of the action hangs in the middle above.
            room = Box(left, foot.y + 1.4, half, foot.height - _NAME - 2.0)
            items.append(Use(self._symbol(name, room), room.x, room.y))
            items += fit_text(
                name,
                Box(left, foot.bottom - _NAME - 0.3, half, _NAME),
                TextStyle(7, colour=theme.muted, align="centre"),
            )
        return items

    def _choice(self, choice: LastChoice, box: Box) -> list[Item]:
        """Draw the few cards of the last turn below each other."""
        theme = self.style.theme
        badge = Box(box.x + 1.4, box.y + 1.2, 5.4, 5.4)
        words = Box(badge.right + 1.2, box.y + 1.2, box.right - badge.right - 2.4, 5.4)
        items: list[Item] = [
            paths.box_path(box, theme.card, Stroke(theme.accent, 0.6), 1.8),
            paths.circle(*badge.centre, 2.7, theme.badge, theme.line_stroke(0.3)),
            *fit_text(str(choice.turn), badge.inset(0.6), TextStyle(9, "display", theme.on_badge, "centre")),
            *fit_text(self.style.word("challenge.choose"), words, TextStyle(8.5, "bold", theme.accent)),
        ]
        top = box.y + _HEAD + 1.6
        height = (box.bottom - 0.6 - top) / len(choice.cards)
        for number, name in enumerate(choice.cards):
            card = self.cards[name]
            line = Box(box.x + 1.4, top + number * height, box.width - 2.8, height)
            if number:
                dots = Stroke(theme.accent, 0.25, (1.2, 0.8))
                items.append(paths.line(line.x, line.y, line.right, line.y, dots))
            label = Box(line.x, line.y + height / 2 - 4, 8.2, 4.2)
            size = Box(line.x, label.bottom, 8.2, 3.6)
            room = Box(label.right + 0.8, line.y + 1, line.right - label.right - 0.8, height - 2)
            items += [
                *self._id(name, label, 8.5),
                *fit_text(
                    f"{self.style.word('card.size')} {card.shape.size}", size, TextStyle(7, colour=theme.muted)
                ),
                *patch_with_mirror(card, self.fabrics[name], room, theme),
            ]
        return items

    def _score(self, box: Box) -> list[Item]:
        """Draw the reminder to score and the boxes for the rectangle and its score."""
        style, theme = self.style, self.style.theme
        heading = Box(box.x, box.y, box.width, 5.5)
        note = Box(box.x, heading.bottom + 0.5, box.width, box.height - 29)
        field_box = Box(box.x, box.bottom - 12, box.width, 12)
        line = field_box.y - 4.5
        middle = box.centre[0]
        length = box.width / 2 - 2.4
        return [
            *fit_text(style.word("pad.score"), heading, TextStyle(11, "display", theme.accent, "centre")),
            *fit_text(
                style.word("challenge.score"),
                note,
                TextStyle(8, colour=theme.text, align="centre", valign="top", wrap=True),
            ),
            paths.lines(
                ((box.x, line, box.x + length, line), (box.right - length, line, box.right, line)),
                theme.line_stroke(0.3),
            ),
            paths.lines(
                (
                    (middle - 0.9, line - 2.3, middle + 0.9, line - 0.5),
                    (middle - 0.9, line - 0.5, middle + 0.9, line - 2.3),
                ),
                Stroke(theme.muted, 0.3, round=True),
            ),
            paths.box_path(field_box, theme.paper, Stroke(theme.accent, 0.6), 1.5),
        ]

    def _id(self, name: str, box: Box, size: float) -> tuple[Item, ...]:
        return fit_text(name, box, TextStyle(size, "bold", self.style.theme.text))

    def _symbol(self, name: str, room: Box) -> Symbol:
        key = name, round(room.width, 3), round(room.height, 3)
        if key not in self._small:
            theme = self.style.theme
            self._small[key] = small_patch(self.cards[name], self.fabrics[name], room.width, room.height, theme)
        return self._small[key]
