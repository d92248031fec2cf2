"""The rounds of a doodle pad: a reel for each, a button for every turn, boxes for the rectangle and its points."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.sewing_notions import button, needle, reel, thread
from quiltsmith.layout.pad.pad_context import Detail, PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE, Colour
from quiltsmith.scene.elements import POINT, Fabric, FormField, Group, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text, text_width
from quiltsmith.style.theme import Ink

_REEL, _BESIDE_REEL = 18.6, 3.9
_BUTTON = 8.4
_BETWEEN_BUTTONS = 1.6
_NEEDLE = 6.6
_BOX = 11.0
_EDGE = 2.6
_GAP = 2.3
_POINTS, _LEAST_POINTS, _LEAST_SIDE = 30.0, 19.0, 13.0
_RIBBON = 4.4
_SIGN = 5.8
_SIGN_TYPE, _NUMBER_TYPE, _CAPTION_TYPE, _CARD_TYPE = 14.0, 16.0, 7.0, 7.5
_FIELD_TYPE = 15.0
_TINT = 0.94
_GROWTH = 1.12
ROUND = "round-{}"


class RoundsPart(ShownPart, frozen=True):
    """A card for each round below each other."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        look = self.look
        if look.detail is Detail.BARE:
            return self._badge + look.size(2) + look.size(_LEAST_POINTS), look.size(60)
        three = self._before + self._after + min(3, self.game.turns_per_round) * self._step
        boxes = (
            self._before + 2 * look.size(_LEAST_SIDE) + 2 * look.size(_SIGN) + look.size(_LEAST_POINTS + _EDGE + 1)
        )
        every = self._before + self._after + min(10, self.game.turns_per_round) * self._step
        return max(three, boxes, every if look.detail is Detail.FULL else 0), max(look.size(117), every)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        rounds, gap = self.game.rounds, self.look.size(_GAP)
        height = self._card_height(width)
        return rounds * height + (rounds - 1) * gap, rounds * height * _GROWTH + (rounds - 1) * gap * 2

    def draw(self, box: Box) -> PartOutput:
        """Draw the cards."""
        rounds = self.game.rounds
        least = self._card_height(box.width)
        height = min(least * _GROWTH, (box.height - (rounds - 1) * self.look.size(_GAP)) / rounds)
        step = height + ((box.height - rounds * height) / (rounds - 1) if rounds > 1 else 0)
        drawn = PartOutput()
        for number in range(rounds):
            card = Box(box.x, box.y + number * step, box.width, height)
            drawn.add(self._bare(card, number) if self.look.detail is Detail.BARE else self._card(card, number))
        return drawn

    @property
    def _radius(self) -> float:
        return self.look.tick(_BUTTON) / 2

    @property
    def _step(self) -> float:
        return 2 * self._radius + self.look.size(_BETWEEN_BUTTONS)

    @property
    def _badge(self) -> float:
        return self.look.box(_BOX)

    @property
    def _before(self) -> float:
        return self.look.size(_REEL + _BESIDE_REEL)

    @property
    def _after(self) -> float:
        return self.look.size(_NEEDLE + 5.4)

    def _in_a_line(self, width: float) -> int:
        return max(1, int((width - self._before - self._after) / self._step + 1e-6))

    def _card_height(self, width: float) -> float:
        look = self.look
        if look.detail is Detail.BARE:
            return look.box(_BOX)
        lines = ceil(self.game.turns_per_round / self._in_a_line(width))
        track = lines * (2 * self._radius + self._cards_height) + (lines - 1) * look.size(1)
        return look.box(_BOX) + track + look.size(2 * _EDGE + 2)

    def _fabric(self, number: int) -> Fabric:
        return self.look.theme.round_fabric(number)

    def _bare(self, card: Box, number: int) -> PartOutput:
        """Draw only the number of the round and the box for its points."""
        look, theme = self.look, self.look.theme
        side = card.height
        x, y = card.x + side / 2, card.centre[1]
        colour = theme.strong(self._fabric(number))
        points = Box(card.x + side + look.size(2), card.y, card.width - side - look.size(2), card.height)
        items: list[Item] = [
            paths.circle(x, y, side * 0.46, replace(self._fabric(number), scale=0.55), look.line(0.35)),
            paths.circle(x, y, side * 0.28, theme.paper, look.line(0.3)),
            *self._number(number, Box(card.x, card.y, side, side), side * 1.1),
            look.writing_box(points, colour, 0.7),
        ]
        label = look.word("pad.round", round=number + 1)
        return PartOutput(
            items, [FormField("text", ROUND.format(number + 1), points, label, look.type(_FIELD_TYPE))]
        )

    def _number(self, number: int, box: Box, size: float) -> tuple[Item, ...]:
        text = str(number + 1)
        return fit_text(
            text, box, TextStyle(max(size, self.look.least.text), "display", self.look.theme.text, "centre")
        )

    def _card(self, card: Box, number: int) -> PartOutput:
        look, theme = self.look, self.look.theme
        colour = theme.strong(self._fabric(number))
        is_mono = theme.ink is Ink.MONO
        left = card.x + look.size(_REEL / 2)
        cloth = Box(left, card.y, card.right - left, card.height)
        ground = WHITE if theme.ink is not Ink.FULL else colour.mix(WHITE, _TINT)
        seam = Stroke(colour, look.size(0.25), (look.size(1.1), look.size(0.8)), True)
        edge = look.size(1.1)
        items: list[Item] = [
            paths.box_path(cloth, ground, None if is_mono else Stroke(colour, look.size(0.35)), look.size(2.5)),
            paths.box_path(cloth.inset(edge, edge), None, seam, look.size(1.7)),
        ]
        wheel = Box(card.x, card.y + look.size(1), look.size(_REEL), card.height - look.size(2))
        inner = Box(card.x + self._before, card.y + look.size(_EDGE), 0, 0)
        drawn = PartOutput(items)
        drawn.add(self._track(card, number, inner.x, colour, wheel))
        drawn.items += reel(wheel, self._fabric(number), theme)
        drawn.items += self._number(number, wheel, look.size(_NUMBER_TYPE))
        height = look.box(_BOX)
        right = card.right - look.size(_EDGE + 1)
        row = Box(inner.x, card.bottom - look.size(_EDGE) - height, right - inner.x, height)
        drawn.add(self._boxes(row, number, colour))
        return drawn

    def _track(self, card: Box, number: int, left: float, colour: Colour, wheel: Box) -> PartOutput:
        """Draw the thread from the reel through a button for every turn into a needle."""
        look, turns, radius = self.look, self.game.turns_per_round, self._radius
        in_a_line = min(turns, self._in_a_line(card.width))
        lines = ceil(turns / in_a_line)
        room = card.height - look.box(_BOX) - look.size(2 * _EDGE)
        pitch = min(2 * radius + self._cards_height + look.size(2), room / lines)
        right = card.right - self._after
        step = (right - left) / in_a_line
        drawn = PartOutput()
        for line in range(lines):
            y = card.y + look.size(_EDGE) + radius + line * pitch + max(0.0, (room - lines * pitch) / 3)
            here = min(in_a_line, turns - line * in_a_line)
            xs = [left + step * (place + 0.5) for place in range(here)]
            start = (
                (wheel.right - look.size(2.6), card.y + look.size(4.4)) if line == 0 else (left - look.size(1), y)
            )
            end = xs[-1] + radius + look.size(2.2) if here < in_a_line else right + look.size(1.2)
            drawn.items.append(
                thread([start, *((x, y) for x in xs), (end, y)], colour, look.size(0.4), look.size(1.2))
            )
            drawn.items.append(needle(end + look.size(0.4), y, look.size(_NEEDLE), look.theme))
            below = Box(left, y + radius, right - left, self._cards_height)
            first = number * turns + line * in_a_line
            drawn.items += self._cards(first, here, step, below, card.right - look.size(_EDGE))
            for place, x in enumerate(xs):
                drawn.items += button(x, y, radius, colour, look.theme)
                turn = line * in_a_line + place + 1
                tick = Box(x - radius, y - radius, 2 * radius, 2 * radius)
                name = f"turn-{number * turns + turn}"
                drawn.fields.append(
                    FormField("check", name, tick, look.word("pad.turn", turn=number * turns + turn))
                )
        return drawn

    @property
    def _cards_height(self) -> float:
        """The room below a button for the card of its turn, on the sheet of a deal."""
        return 0.0 if self.look.dealt is None else self.look.type(_CARD_TYPE) * POINT * 1.1

    def _cards(self, first: int, count: int, step: float, below: Box, most_right: float) -> tuple[Item, ...]:
        """Write the cards of a deal below the buttons; a choice may reach on to the right."""
        look = self.look
        if look.dealt is None:
            return ()
        rooms = [
            (cards, Box(below.x + place * step, below.y, step, below.height))
            for place, cards in enumerate(look.dealt.turns[first : first + count])
        ]
        texts = [(cards[0], room) for cards, room in rooms if len(cards) == 1]
        items = look.write_together(texts, _CARD_TYPE, font="bold", align="centre") if texts else ()
        for cards, room in rooms:
            if len(cards) > 1:
                text, start = " ".join(cards), room.centre[0] - self._radius
                wide = Box(start, room.y, most_right - start, room.height)
                if text_width(text, look.least.text, "bold") > wide.width:
                    text = look.word("pad.choice", number=len(cards))
                items += look.write(text, wide, _CARD_TYPE, font="bold")
        return items

    def _boxes(self, row: Box, number: int, colour: Colour) -> PartOutput:
        """Draw the boxes for the sides of the rectangle, and the one for its points."""
        look, theme = self.look, self.look.theme
        sign = look.size(_SIGN)
        width = min(look.size(_POINTS), max(look.size(_LEAST_POINTS), row.width * 0.36))
        points = Box(row.right - width, row.y, width, row.height)
        side = (points.x - row.x - 2 * sign) / 2
        sides = [Box(row.x, row.y, side, row.height), Box(row.x + side + sign, row.y, side, row.height)]
        items: list[Item] = [look.writing_box(box) for box in sides]
        items += look.write(
            "×",
            Box(sides[0].right, row.y, sign, row.height),
            _SIGN_TYPE,
            font="bold",
            align="centre",
            colour=theme.muted,
        )
        items.append(self._arrow(Box(sides[1].right, row.y, sign, row.height)))
        ribbon = look.size(_RIBBON)
        radius = min(look.size(1.8), points.height / 5)
        cloth = replace(self._fabric(number), scale=look.size(0.7))
        items += [
            paths.box_path(points, theme.paper, None, radius),
            Group(
                (paths.rect(points.x, points.y, ribbon, points.height, cloth),),
                clip=paths.box_path(points, radius=radius),
            ),
            paths.line(
                points.x + ribbon, points.y, points.x + ribbon, points.bottom, Stroke(colour, look.size(0.35))
            ),
            paths.box_path(points, None, Stroke(colour, look.line(0.8).width), radius),
        ]
        inner = Box(points.x + ribbon, points.y, points.width - ribbon, points.height)
        items += self._captions([("rows", sides[0]), ("columns", sides[1]), ("points", inner)])
        label = look.word("pad.round", round=number + 1)
        size, name = look.type(_FIELD_TYPE), ROUND.format(number + 1)
        fields = [
            FormField("text", f"{name}-{which}", box, f"{label}, {look.word(f'pad.{which}')}", size)
            for which, box in zip(("rows", "columns"), sides, strict=True)
        ]
        return PartOutput(items, [*fields, FormField("text", name, inner, label, size)])

    def _captions(self, captions: list[tuple[str, Box]]) -> tuple[Item, ...]:
        """Write what belongs into the boxes into their corners; they are left out where a pen needs the room."""
        look = self.look
        size = look.type(_CAPTION_TYPE)
        texts = [(look.word(f"pad.{which}"), box) for which, box in captions]
        inset, height = look.size(1.4), size * POINT * 1.25
        if look.detail is not Detail.FULL or height > captions[0][1].height * 0.36:
            return ()
        if any(text_width(text, size) > box.width - 2 * inset for text, box in texts):
            return ()
        rooms = [
            (text, Box(box.x + inset, box.y + look.size(0.7), box.width - 2 * inset, height))
            for text, box in texts
        ]
        return look.write_together(rooms, _CAPTION_TYPE, valign="top", colour=look.theme.muted)

    def _arrow(self, box: Box) -> Item:
        """Draw an arrow: points come of the rectangle, but are not its product."""
        look = self.look
        x, y = box.centre
        half, head = look.size(1.6), look.size(0.9)
        ends = (
            (x - half, y, x + half, y),
            (x + half - head, y - head, x + half, y),
            (x + half - head, y + head, x + half, y),
        )
        return paths.lines(ends, Stroke(look.theme.muted, look.size(0.5), round=True))
