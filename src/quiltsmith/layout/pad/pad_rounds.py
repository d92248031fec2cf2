"""The rounds of a doodle pad: a reel for each, a button for every turn, boxes for the rectangle and its points."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.sewing_notions import button, needle, reel, thread
from quiltsmith.layout.pad.pad_context import SCORE_BOX, SEAM, Detail, PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric, FormField, Group, Item, RectanglePoints, Stroke
from quiltsmith.scene.text import TextStyle, fit_text, text_width

_REEL, _BESIDE_REEL = 18.6, 3.9
_BUTTON = 8.4
_BETWEEN_BUTTONS = 1.6
_NEEDLE = 6.6
_EDGE = 2.6
_GAP = 2.3
_POINTS, _LEAST_POINTS, _LEAST_SIDE = 30.0, 19.0, 13.0
_RIBBON = 4.4
_SIGN = 5.8
_TIMES = TextStyle(14.0, "bold", align="centre")
_CAPTION = TextStyle(7.0, valign="top")
_CARD = TextStyle(7.5, "bold", align="centre")
_NUMBER_TYPE, _FIELD_TYPE = 16.0, 15.0
_TINT = 0.94
_GROWTH = 1.12
_MANY = 4
"""So many rounds may stand in two columns."""
ROUND = "round-{}"


class RoundsPart(ShownPart, frozen=True):
    """A card for each round below each other; many rounds stand in two columns where it is wide."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        size, turns = self.pad.size, self.game.turns_per_round
        if self.pad.is_bare:
            return self.pad.box(SCORE_BOX) + size(2) + size(_LEAST_POINTS), size(60)
        three, ten = (self._before + self._after + min(most, turns) * self._step for most in (3, 10))
        boxes = self._before + 2 * size(_LEAST_SIDE) + 2 * size(_SIGN) + size(_LEAST_POINTS + _EDGE + 1)
        least = max(three, boxes, ten if self.pad.detail is Detail.FULL else 0)
        most = max(size(117), ten)
        return least, 2 * most + size(_GAP) if self.game.rounds >= _MANY else most

    def heights(self, width: float) -> tuple[float, float]:
        gap, (rows, columns) = self.pad.size(_GAP), self._rows_and_columns(width)
        height = self._card_height((width + gap) / columns - gap)
        return rows * height + (rows - 1) * gap, rows * height * _GROWTH + (rows - 1) * gap * 2

    def draw(self, box: Box) -> PartOutput:
        between, (rows, columns) = self.pad.size(_GAP), self._rows_and_columns(box.width)
        places = box.columns(columns, between)
        least = self._card_height(places[0].width)
        height = min(least * _GROWTH, (box.height - (rows - 1) * between) / rows)
        gap = (box.height - rows * height) / (rows - 1) if rows > 1 else 0.0
        drawn = PartOutput()
        for number in range(self.game.rounds):
            column, row = divmod(number, rows)
            card = places[column].top_strip(height).moved(down=row * (height + gap))
            drawn.add(self._bare(card, number) if self.pad.is_bare else self._card(card, number))
        return drawn

    def _rows_and_columns(self, width: float) -> tuple[int, int]:
        rounds = self.game.rounds
        columns = 2 if rounds >= _MANY and width >= 2 * self.widths()[0] + self.pad.size(_GAP) else 1
        return ceil(rounds / columns), columns

    @property
    def _radius(self) -> float:
        return self.pad.tick(_BUTTON) / 2

    @property
    def _step(self) -> float:
        return 2 * self._radius + self.pad.size(_BETWEEN_BUTTONS)

    @property
    def _before(self) -> float:
        return self.pad.size(_REEL + _BESIDE_REEL)

    @property
    def _after(self) -> float:
        return self.pad.size(_NEEDLE + 5.4)

    @property
    def _cards_height(self) -> float:
        """The space below a button for the card of its turn, on the sheet of a deal."""
        dealt = self.pad.dealt
        return 0.0 if dealt is None or not dealt.turns else self.pad.type_height(_CARD.size, 1.1)

    def _in_a_line(self, width: float) -> int:
        return max(1, int((width - self._before - self._after) / self._step + 1e-6))

    def _card_height(self, width: float) -> float:
        pad = self.pad
        if pad.is_bare:
            return pad.box(SCORE_BOX)
        lines = ceil(self.game.turns_per_round / self._in_a_line(width))
        track = lines * (2 * self._radius + self._cards_height) + (lines - 1) * pad.size(1)
        return pad.box(SCORE_BOX) + track + pad.size(2 * _EDGE + 2)

    def _fabric(self, number: int) -> Fabric:
        return self.pad.theme.round_fabric(number)

    def _label(self, number: int) -> str:
        return self.pad.word("pad.round", round=number + 1)

    def _bare(self, card: Box, number: int) -> PartOutput:
        """Draw only the number of the round and the box for its points."""
        pad, theme, fabric = self.pad, self.pad.theme, self._fabric(number)
        badge, points = card.split_left(card.height, pad.size(2))
        drawn = PartOutput(
            [
                paths.circle(*badge.centre, badge.width * 0.46, replace(fabric, scale=0.55), pad.line(0.35)),
                paths.circle(*badge.centre, badge.width * 0.28, theme.paper, pad.line(0.3)),
                *self._number(number, badge, badge.width * 1.1),
            ]
        )
        name, label = ROUND.format(number + 1), self._label(number)
        drawn.add(pad.text_box(name, points, label, _FIELD_TYPE, theme.strong(fabric), 0.7))
        return drawn

    def _number(self, number: int, box: Box, size: float) -> tuple[Item, ...]:
        pad = self.pad
        style = TextStyle(max(size, pad.least.text), "display", pad.theme.text, "centre")
        return fit_text(str(number + 1), box, style)

    def _card(self, card: Box, number: int) -> PartOutput:
        pad, size, fabric = self.pad, self.pad.size, self._fabric(number)
        colour = pad.theme.strong(fabric)
        cloth = card.shrink(left=size(_REEL / 2))
        seam = pad.stitches(colour, 0.25, 1.1, 0.8)
        wheel = card.left_strip(size(_REEL)).inset(0, size(1))
        inside = card.shrink(left=self._before, top=size(_EDGE), bottom=size(_EDGE))
        drawn = PartOutput(
            [
                pad.cloth(cloth, colour, _TINT),
                paths.box_path(cloth.inset(size(SEAM)), None, seam, size(1.7)),
            ]
        )
        track, boxes = inside.split_bottom(pad.box(SCORE_BOX))
        drawn.add(self._track(track, number, colour, wheel))
        drawn.items += reel(wheel, fabric, pad.theme)
        drawn.items += self._number(number, wheel, size(_NUMBER_TYPE))
        drawn.add(self._boxes(boxes.shrink(right=size(_EDGE + 1)), number, colour))
        return drawn

    def _track(self, box: Box, number: int, colour: Colour, wheel: Box) -> PartOutput:
        """Draw the thread from the reel through a button for every turn into a needle."""
        pad, size, turns, radius = self.pad, self.pad.size, self.game.turns_per_round, self._radius
        in_a_line = min(turns, self._in_a_line(box.width + self._before))
        lines = ceil(turns / in_a_line)
        pitch = min(2 * radius + self._cards_height + size(2), box.height / lines)
        row = box.shrink(right=self._after)
        step = row.width / in_a_line
        drawn = PartOutput()
        for line in range(lines):
            y = box.y + radius + line * pitch + max(0.0, (box.height - lines * pitch) / 3)
            here = min(in_a_line, turns - line * in_a_line)
            xs = [row.x + step * (place + 0.5) for place in range(here)]
            start = (row.x - size(1), y) if line else (wheel.right - size(2.6), wheel.y + size(3.4))
            end = xs[-1] + radius + size(2.2) if here < in_a_line else row.right + size(1.2)
            drawn.items.append(thread([start, *((x, y) for x in xs), (end, y)], colour, size(0.4), size(1.2)))
            drawn.items.append(needle(end + size(0.4), y, size(_NEEDLE), pad.theme))
            below = Box(row.x, y + radius, step, self._cards_height)
            drawn.items += self._cards(number * turns + line * in_a_line, here, below, box.right - size(_EDGE))
            for turn, x in enumerate(xs, number * turns + line * in_a_line + 1):
                drawn.items += button(x, y, radius, colour, pad.theme)
                label = pad.word("pad.turn", turn=turn)
                drawn.fields.append(FormField("check", f"turn-{turn}", Box.around(x, y, 2 * radius), label))
        return drawn

    def _cards(self, first: int, count: int, below: Box, most_right: float) -> tuple[Item, ...]:
        """Write cards of a deal below their buttons, the first into a box; a choice may reach on to the right."""
        pad = self.pad
        if pad.dealt is None:
            return ()
        dealt = [
            (cards, below.moved(place * below.width))
            for place, cards in enumerate(pad.dealt.turns[first : first + count])
        ]
        texts = [(cards[0], box) for cards, box in dealt if len(cards) == 1]
        items = pad.write_all(texts, _CARD) if texts else ()
        for cards, box in dealt:
            if len(cards) > 1:
                text, left = " ".join(cards), box.centre[0] - self._radius
                wide = replace(box, x=left, width=most_right - left)
                if text_width(text, pad.least.text, "bold") > wide.width:
                    text = pad.word("pad.choice", number=len(cards))
                items += pad.write(text, wide, replace(_CARD, align="left"))
        return items

    def _boxes(self, row: Box, number: int, colour: Colour) -> PartOutput:
        """Draw the boxes for the sides of the rectangle, and the one for its points."""
        pad, size, theme = self.pad, self.pad.size, self.pad.theme
        width = min(size(_POINTS), max(size(_LEAST_POINTS), row.width * 0.36))
        rest, points = row.split_right(width)
        pair, arrow = rest.split_right(size(_SIGN))
        rows, columns = pair.columns(2, size(_SIGN))
        times = rows.moved(rows.width).left_strip(size(_SIGN))
        ribbon, inner = points.split_left(size(_RIBBON))
        radius = min(size(1.8), points.height / 5)
        cloth = replace(self._fabric(number), scale=size(0.7))
        items: list[Item] = [
            pad.writing_box(rows),
            pad.writing_box(columns),
            *pad.write("×", times, replace(_TIMES, colour=theme.muted)),
            self._arrow(arrow),
            paths.box_path(points, theme.paper, None, radius),
            Group((paths.box_path(ribbon, cloth),), clip=paths.box_path(points, radius=radius)),
            paths.line(ribbon.right, points.y, ribbon.right, points.bottom, Stroke(colour, size(0.35))),
            paths.box_path(points, None, Stroke(colour, pad.line(0.8).width), radius),
            *self._captions([("rows", rows), ("columns", columns), ("points", inner)]),
        ]
        label, name = self._label(number), ROUND.format(number + 1)
        fields = [
            pad.text_field(f"{name}-{which}", box, f"{label}, {pad.word(f'pad.{which}')}", _FIELD_TYPE)
            for which, box in (("rows", rows), ("columns", columns))
        ]
        scoring = self.game.scoring
        worth = RectanglePoints(
            f"{name}-rows", f"{name}-columns", scoring.per_square_space, scoring.per_extra_line
        )
        field = replace(pad.text_field(name, inner, label, _FIELD_TYPE), proposed=worth)
        return PartOutput(items, [*fields, field])

    def _captions(self, captions: list[tuple[str, Box]]) -> tuple[Item, ...]:
        """Write what belongs into the boxes into their corners; left out where a pen needs the space."""
        pad = self.pad
        height = pad.type_height(_CAPTION.size, 1.25)
        if pad.detail is not Detail.FULL or height > captions[0][1].height * 0.36:
            return ()
        texts = [
            (pad.word(f"pad.{which}"), box.inset(pad.size(1.4), pad.size(0.7)).top_strip(height))
            for which, box in captions
        ]
        if any(text_width(text, pad.type(_CAPTION.size)) > box.width for text, box in texts):
            return ()
        return pad.write_all(texts, replace(_CAPTION, colour=pad.theme.muted))

    def _arrow(self, box: Box) -> Item:
        """Draw an arrow: points come of the rectangle, but are not its product."""
        x, y = box.centre
        half, head = self.pad.size(1.6), self.pad.size(0.9)
        ends = (
            (x - half, y, x + half, y),
            (x + half - head, y - head, x + half, y),
            (x + half - head, y + head, x + half, y),
        )
        return paths.lines(ends, self.pad.pen(0.5, self.pad.theme.muted))
