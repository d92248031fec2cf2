"""The parts of a patchwork pad, which both players share: tables of several games, and how they are scored."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.pad.kind import PadKind
from quiltsmith.layout.pad.pad_context import PadContext, Part, PartOutput, ShownPart
from quiltsmith.layout.pad.patchwork_quilts import QuiltsPart
from quiltsmith.layout.pad.patchwork_scores import (
    EDGE,
    EMPTY,
    NAME,
    PLAYERS,
    SEAM,
    field_name,
    score_rows,
    sewn_card,
    total_field,
)
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, FormField, Stroke
from quiltsmith.scene.text import line_height, wrap_text

_LEAST_WIDTH = 82.0
_GAP = 5.0
_LABELS = 0.42
_HEAD_SHARE, _TOTAL_SHARE = 1.05, 1.1
_BOX = 10.0
_TYPE, _TOTAL_TYPE, _NAME_TYPE = 10.0, 14.0, 7.0


class TablesPart(ShownPart, frozen=True):
    """As many tables as there is room for."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(_LEAST_WIDTH), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        return self._least_height, self.look.size(1000)

    @property
    def _least_height(self) -> float:
        look = self.look
        return look.box(_BOX) * (len(score_rows(look, self.game)) + _HEAD_SHARE + _TOTAL_SHARE) + look.size(
            2 * EDGE + SEAM
        )

    def draw(self, box: Box) -> PartOutput:
        """Draw the tables."""
        drawn = PartOutput()
        for number, room in enumerate(self._tables(box), 1):
            drawn.add(self._table(number, room))
        return drawn

    def _tables(self, box: Box) -> Iterator[Box]:
        gap = self.look.size(_GAP)
        across = max(1, int((box.width + gap) / (self.look.size(_LEAST_WIDTH) + gap)))
        down = max(1, int((box.height + gap + 1e-6) / (self._least_height + gap)))
        width, height = (box.width + gap) / across - gap, (box.height + gap) / down - gap
        for row in range(down):
            for column in range(across):
                yield Box(box.x + column * (width + gap), box.y + row * (height + gap), width, height)

    def _table(self, number: int, card: Box) -> PartOutput:
        """Draw a card like a round of the other game: cloth, seam, a ribbon of fabric, a box for every value."""
        look, theme = self.look, self.look.theme
        items, box = sewn_card(look, card, theme.round_fabric(number - 1))
        drawn = PartOutput(items)
        rows = score_rows(look, self.game)
        step = box.height / (len(rows) + _HEAD_SHARE + _TOTAL_SHARE)
        labels = box.width * _LABELS
        column = (box.width - labels) / PLAYERS
        xs = [box.x + labels + player * column for player in range(PLAYERS)]
        head = Box(box.x, box.y, box.width, step * _HEAD_SHARE)
        drawn.add(self._head(number, head, labels, [Box(x, head.y, column, head.height) for x in xs]))
        names = [
            (label, self._label_room(Box(box.x, head.bottom + n * step, labels, step)))
            for n, (_, _, label) in enumerate(rows)
        ]
        drawn.items += look.write_together(names, _TYPE, wrap=True)
        for index, (name, icon, label) in enumerate(rows):
            row = Box(box.x, head.bottom + index * step, labels, step)
            drawn.items.append(picture(icon, self._icon(row), theme))
            drawn.add(self._cells(number, name, label, [Box(x, row.y, column, step) for x in xs]))
        total = Box(box.x, head.bottom + len(rows) * step, box.width, step * _TOTAL_SHARE)
        drawn.add(self._total(number, total, labels, [Box(x, total.y, column, total.height) for x in xs]))
        return drawn

    def _head(self, number: int, row: Box, labels: float, cells: list[Box]) -> PartOutput:
        look, theme = self.look, self.look.theme
        room = Box(row.x, row.y, labels - look.size(1.5), row.height)
        drawn = PartOutput(numbers=[room])
        for player, cell in enumerate(cells, 1):
            inner = cell.inset(look.size(1.0), look.size(0.4))
            if look.players:
                name = look.players[player - 1]
                drawn.items += look.write(name, inner, _TYPE, font="bold", align="centre", wrap=True)
                continue
            label = look.word("pad.name")
            above = Box(inner.x, inner.y, inner.width, look.type(_NAME_TYPE) * POINT * 1.2)
            drawn.items += look.write(label, above, _NAME_TYPE, colour=theme.muted)
            drawn.items.append(paths.line(inner.x, inner.bottom, inner.right, inner.bottom, look.line(0.3)))
            field = FormField("text", field_name(number, NAME, player), inner, label, look.size(12))
            drawn.fields.append(field)
        return drawn

    def _icon(self, row: Box) -> Box:
        side = min(self.look.size(7), row.height * 0.72)
        return Box(row.x, row.centre[1] - side / 2, side, side)

    def _label_room(self, row: Box) -> Box:
        left = self._icon(row).right + self.look.size(1.6)
        return Box(left, row.y, row.right - left - self.look.size(1), row.height)

    def _cell_box(self, cell: Box) -> Box:
        """Give the box to write in: all of the cell but a hair around it."""
        edge = min(self.look.size(0.5), (cell.height - self.look.least.box) / 2)
        return cell.inset(self.look.size(0.9), max(0.0, edge))

    def _cells(self, number: int, name: str, label: str, cells: list[Box]) -> PartOutput:
        look = self.look
        drawn = PartOutput()
        for player, cell in enumerate(cells, 1):
            field, box = field_name(number, name, player), self._cell_box(cell)
            drawn.items.append(look.writing_box(box))
            drawn.fields.append(FormField("text", field, box, label, look.type(13)))
            if name == EMPTY:
                x, y = box.x + look.size(1.8), box.centre[1]
                stroke = Stroke(look.theme.text, look.size(0.6), round=True)
                drawn.items.append(paths.line(x, y, x + look.size(2.2), y, stroke))
        return drawn

    def _total(self, number: int, row: Box, labels: float, cells: list[Box]) -> PartOutput:
        look = self.look
        label = look.word("pad.total")
        room = Box(row.x, row.y, labels, row.height).inset(look.size(2.0), 0)
        words = look.write(label, room, _TOTAL_TYPE, font="display", align="right", colour=look.theme.accent)
        boxes = [look.writing_box(self._cell_box(cell), look.theme.accent, 0.8) for cell in cells]
        rows = score_rows(look, self.game)
        fields = [
            total_field(look, number, player, self._cell_box(cell), rows) for player, cell in enumerate(cells, 1)
        ]
        return PartOutput([*words, *boxes], fields)


class DuelAidPart(ShownPart, frozen=True):
    """What counts at the end, in a sentence, and who wins a tie."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(60), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the height for a width; a sentence does not grow."""
        look = self.look
        height = look.heading_height + look.size(1) + self._text_height(width)
        return height, height

    def draw(self, box: Box) -> PartOutput:
        """Draw the sentence."""
        look = self.look
        head = look.heading_height + look.size(1)
        room = Box(box.x, box.y + head, box.width, min(box.height - head, self._text_height(box.width)))
        title = look.heading(look.word("pad.aid-title"), box)
        return PartOutput([*title, *look.write(self._sentence(), room, 9, wrap=True)])

    def _text_height(self, width: float) -> float:
        size = self.look.type(9)
        lines = wrap_text(self._sentence(), width, size) or (" ",) * 4
        return (len(lines) + 0.3) * line_height(size)

    def _sentence(self) -> str:
        game = self.game
        return self.look.word(
            "pad.aid-duel",
            currency=self.look.style.name(game.currency.name),
            points=game.tile_points,
            side=game.tile_side,
            lost=-game.points_per_empty_space,
        )


def _parts(look: PadContext, game: PatchworkGame) -> dict[str, Part]:
    return {"scores": TablesPart(look, game), "quilts": QuiltsPart(look, game), "aid": DuelAidPart(look, game)}


PAD = PadKind(_parts, has_board=False, players=PLAYERS, filling="quiltsmith.layout.pad.patchwork_filling:fill")
