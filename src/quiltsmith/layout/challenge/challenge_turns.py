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
from quiltsmith.layout.drawing.patch_drawing import patch_in
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.panel_pages import figure, panel
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Item, Stroke, Symbol, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

Cell = TypeVar("Cell")
LARGEST_CELL = 4.4
_SMALL_CELL = 2.0
_AXIS = 0.9
"""The space for the axis between a patch and its mirror image, in cells."""
_MOST_IN_STRIP, _MOST_IN_NARROW_STRIP = 7, 4
_MOST_IN_CELL = 3
_GAP = 2.0
_WIDEST = 36.0
_SCORE_WIDTH = 23.0
_CHOICE_SHARE = 1.3
_HEAD, _BADGE, _SQUARE = 6.2, 5.4, 4.8
_NEIGHBOURS = 14.5
_NAME = 3.6
_LABEL_WIDTH = 8.2


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


def patch_with_mirror(card: Card, fabric: Fabric, box: Box, theme: Theme) -> list[Item]:
    """Draw a patch in the middle of a box; where it is another one when turned over, its mirror image too.

    The mirror image stands behind a dashed axis, beside or below the patch, wherever the patch can be larger.
    """
    shape = card.shape
    columns, rows = float(shape.columns), float(shape.rows)
    if not shape.is_chiral():
        return [_patch_in(box, shape, fabric, box.cell_size(rows, columns, LARGEST_CELL), theme)]
    wide, high = columns * (1 + MIRROR_SHARE) + _AXIS, rows * (1 + MIRROR_SHARE) + _AXIS
    beside, below = box.cell_size(rows, wide, LARGEST_CELL), box.cell_size(high, columns, LARGEST_CELL)
    cell, is_beside = max(beside, below), beside >= below
    dashes = Stroke(theme.muted, 0.2, (0.7, 0.6))
    if is_beside:
        both = box.place(wide * cell, rows * cell)
        left, right = both.split_left(columns * cell, _AXIS * cell)
        axis = left.right + _AXIS * cell / 2
        mirrored, line = shape.mirrored(), paths.line(axis, both.y, axis, both.bottom, dashes)
    else:
        both = box.place(columns * cell, high * cell)
        left, right = both.split_top(rows * cell, _AXIS * cell)
        axis = left.bottom + _AXIS * cell / 2
        mirrored = shape.mirrored().rotated().rotated()
        line = paths.line(both.x, axis, both.right, axis, dashes)
    return [
        _patch_in(left, shape, fabric, cell, theme),
        line,
        _patch_in(right, mirrored, fabric, cell * MIRROR_SHARE, theme),
    ]


def small_patch(card: Card, fabric: Fabric, width: float, height: float, theme: Theme) -> Symbol:
    """Draw a patch in the middle of a small box, once for all turns to which it is a neighbour."""
    box, line, grid = Box(0, 0, width, height), theme.line_stroke(0.2), theme.line_stroke(0.1)
    cell = box.cell_size(card.shape.rows, card.shape.columns, _SMALL_CELL)
    drawn = patch_in(box, card.shape, fabric, cell, line, grid=grid)
    return Symbol(f"small-{card.id}", width, height, (drawn,))


def _patch_in(box: Box, shape: Shape, fabric: Fabric, cell: float, theme: Theme) -> Item:
    grid = theme.line_stroke(min(0.16, 0.05 * cell))
    return patch_in(box, shape, fabric, cell, theme.line_stroke(0.28), grid=grid)


class TurnCells(Struct, frozen=True):
    """Draws strips; small patches are drawn once and used wherever they are neighbours."""

    cards: Mapping[str, Card]
    fabrics: Mapping[str, Fabric]
    style: Style
    _small: dict[tuple[str, float, float], Symbol] = field(default_factory=dict)

    def strip(self, strip: Strip, box: Box) -> list[Item]:
        """Draw a strip with its turns and, at the end of a round, the box for the score."""
        items, rest = panel(box, strip.title, self.style.theme)
        score = rest.right_strip(_SCORE_WIDTH)
        shares = [_CHOICE_SHARE if isinstance(cell, LastChoice) else 1.0 for cell in strip.cells]
        scored = _SCORE_WIDTH + _GAP if strip.scores else 0.0
        unit = min(_WIDEST, (rest.width - scored - _GAP * (len(shares) - 1)) / sum(shares))
        for cell, share in zip(strip.cells, shares, strict=True):
            place, rest = rest.split_left(unit * share, _GAP)
            items += self._choice(cell, place) if isinstance(cell, LastChoice) else self._offer(cell, place)
        return [*items, *self._score(score)] if strip.scores else items

    def offer(self, card: Card, box: Box, turn: int | None = None) -> list[Item]:
        """Draw a little card: the turn's number, the card's id and size, and the patch."""
        theme = self.style.theme
        head = box.inset(1.4, 1.2).top_strip(_BADGE)
        items: list[Item] = [paths.box_path(box, theme.card, theme.line_stroke(0.3), 1.8)]
        if turn is not None:
            badge, head = head.split_left(_BADGE, 1.2)
            items += self._badge(turn, badge)
        name, square = head.split_right(_SQUARE, 0.8)
        square = square.square(_SQUARE, valign="top").moved(down=0.2)
        size = TextStyle(8.5, "display", theme.text, "centre")
        drawn = box.inset(1.6, 0).shrink(top=_HEAD, bottom=4.2).moved(down=2.4)
        return [
            *items,
            *self._id(card.id, name, 9.5),
            paths.box_path(square, None, Stroke(theme.line, 0.2, (0.7, 0.5))),
            *fit_text(str(card.shape.size), square.inset(0.5), size),
            self._figure(card, patch_with_mirror(card, self.fabrics[card.id], drawn, theme)),
        ]

    def _figure(self, card: Card, items: Sequence[Item]) -> Item:
        """Say how a patch looks, for those who hear the page."""
        rows = " / ".join(card.shape.to_rows()).replace("#", "X")
        return figure(self.style.word("challenge.picture.patch", card=card.id, rows=rows), items)

    def _offer(self, offer: Offer, box: Box) -> list[Item]:
        card = self.cards[offer.card]
        if not offer.neighbours:
            return self.offer(card, box, offer.turn)
        theme = self.style.theme
        top, foot = box.split_bottom(_NEIGHBOURS)
        icon = foot.square(4.4, valign="top").moved(down=-1.6)
        # The frame goes round the neighbours too.
        _, *inside = self.offer(card, top, offer.turn)
        stitches = (foot.x + 1, foot.y, icon.x - 0.6, foot.y), (icon.right + 0.6, foot.y, foot.right - 1, foot.y)
        items: list[Item] = [
            paths.box_path(box, theme.card, theme.line_stroke(0.3), 1.8),
            *inside,
            paths.lines(stitches, self._stitches),
            picture("neighbour", icon, theme),
        ]
        halves = foot.inset(0.8, 0).columns(2, 0.8)
        if len(offer.neighbours) == 1:
            halves = [foot.place(halves[0].width, foot.height)]
        for name, half in zip(offer.neighbours, halves, strict=True):
            # The names stand below, because the sign of the action hangs in the middle above.
            drawn, words = half.shrink(top=1.4, bottom=0.3).split_bottom(_NAME, 0.3)
            items.append(self._figure(self.cards[name], [Use(self._symbol(name, drawn), drawn.x, drawn.y)]))
            items += fit_text(name, words, TextStyle(7, colour=theme.muted, align="centre"))
        return items

    def _choice(self, choice: LastChoice, box: Box) -> list[Item]:
        """Draw the few cards of the last turn below each other."""
        theme, word = self.style.theme, self.style.word
        head, body = box.shrink(left=1.4, top=1.2, right=1.2, bottom=0.6).split_top(_BADGE, 1.2)
        badge, words = head.split_left(_BADGE, 1.2)
        items: list[Item] = [
            paths.box_path(box, theme.card, Stroke(theme.accent, 0.6), 1.8),
            *self._badge(choice.turn, badge),
            *fit_text(word("challenge.choose"), words, TextStyle(8.5, "bold", theme.accent)),
        ]
        for number, (name, line) in enumerate(
            zip(choice.cards, body.shrink(right=0.2).rows(len(choice.cards)), strict=True)
        ):
            card = self.cards[name]
            if number:
                items.append(paths.line(line.x, line.y, line.right, line.y, self._stitches))
            label, drawn = line.split_left(_LABEL_WIDTH, 0.8)
            above, below = label.shrink(top=label.height / 2 - 4).split_top(4.2)
            size = f"{word('card.size')} {card.shape.size}"
            items += [
                *self._id(name, above, 8.5),
                *fit_text(size, below.top_strip(3.6), TextStyle(7, colour=theme.muted)),
                self._figure(card, patch_with_mirror(card, self.fabrics[name], drawn.inset(0, 1), theme)),
            ]
        return items

    def _score(self, box: Box) -> list[Item]:
        """Draw the reminder to score and the boxes for the rectangle and its score."""
        style, theme = self.style, self.style.theme
        heading, rest = box.split_top(5.5, 0.5)
        rest, points = rest.split_bottom(12, 4.5)
        rows, columns = box.columns(2, 4.8)
        x, y = box.centre[0], rest.bottom
        cross = ((x - 0.9, y - 2.3, x + 0.9, y - 0.5), (x - 0.9, y - 0.5, x + 0.9, y - 2.3))
        note = TextStyle(8, colour=theme.text, align="centre", valign="top", wrap=True)
        return [
            *fit_text(style.word("pad.score"), heading, TextStyle(11, "display", theme.accent, "centre")),
            *fit_text(style.word("challenge.score"), rest.shrink(bottom=6.5), note),
            paths.lines(((rows.x, y, rows.right, y), (columns.x, y, columns.right, y)), theme.line_stroke(0.3)),
            paths.lines(cross, Stroke(theme.muted, 0.3, round=True)),
            paths.box_path(points, theme.paper, Stroke(theme.accent, 0.6), 1.5),
        ]

    @property
    def _stitches(self) -> Stroke:
        return Stroke(self.style.theme.accent, 0.25, (1.2, 0.8))

    def _badge(self, turn: int, box: Box) -> list[Item]:
        theme = self.style.theme
        number = TextStyle(9, "display", theme.on_badge, "centre")
        return [
            paths.circle(*box.centre, _BADGE / 2, theme.badge, theme.line_stroke(0.3)),
            *fit_text(str(turn), box.inset(0.6), number),
        ]

    def _id(self, name: str, box: Box, size: float) -> tuple[Item, ...]:
        return fit_text(name, box, TextStyle(size, "bold", self.style.theme.text))

    def _symbol(self, name: str, box: Box) -> Symbol:
        key = name, round(box.width, 3), round(box.height, 3)
        if key not in self._small:
            card, fabric = self.cards[name], self.fabrics[name]
            self._small[key] = small_patch(card, fabric, box.width, box.height, self.style.theme)
        return self._small[key]
