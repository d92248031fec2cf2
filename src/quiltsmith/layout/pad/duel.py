"""The scores of the two-player game: several games on a sheet, each a small table with a column per player."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.layout.drawing.pictograms import currency_picture, picture
from quiltsmith.layout.pad.kind import PadKind
from quiltsmith.layout.pad.look import HEADING_HEIGHT, Drawn, Look, Part, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, FormField, Item, Stroke

PLAYERS = 2
_LEAST_WIDTH, _LEAST_HEIGHT = 84.0, 52.0
_GAP = 6.0
_LABELS = 0.44
_HEAD_SHARE, _TOTAL_SHARE = 1.15, 1.2
_TYPE = 10.0


class DuelPart(ShownPart, frozen=True):
    """As many tables as there is room for."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(_LEAST_WIDTH), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        return self.look.size(_LEAST_HEIGHT), self.look.size(1000)

    def draw(self, box: Box) -> Drawn:
        """Draw the tables."""
        drawn = Drawn()
        for number, room in enumerate(self._tables(box), 1):
            drawn.add(self._table(number, room))
        return drawn

    def _tables(self, box: Box) -> Iterator[Box]:
        gap = self.look.size(_GAP)
        across = max(1, int((box.width + gap) / (self.look.size(_LEAST_WIDTH) + gap)))
        down = max(1, int((box.height + gap) / (self.look.size(_LEAST_HEIGHT) + gap)))
        width, height = (box.width + gap) / across - gap, (box.height + gap) / down - gap
        for row in range(down):
            for column in range(across):
                yield Box(box.x + column * (width + gap), box.y + row * (height + gap), width, height)

    def _rows(self) -> list[tuple[str, str, str]]:
        """Give name, picture and label of the rows that count."""
        look, game = self.look, self.game
        currency = look.style.name(game.currency.name)
        rows = [("currency", currency_picture(game.currency.name_in("en")), currency[:1].upper() + currency[1:])]
        if game.tile_points:
            tile = look.word("pad.tile", side=game.tile_side, points=game.tile_points)
            rows.append(("tile", "tile", tile))
        lost = -game.points_per_empty_space
        if lost:
            label = look.word("pad.empty") if lost == 1 else look.word("pad.empty-many", points=lost)
            rows.append(("empty", "empty", label))
        return rows

    def _table(self, number: int, box: Box) -> Drawn:
        look, theme = self.look, self.look.theme
        rows = self._rows()
        step = box.height / (len(rows) + _HEAD_SHARE + _TOTAL_SHARE)
        head = Box(box.x, box.y, box.width, step * _HEAD_SHARE)
        labels = box.width * _LABELS
        column = (box.width - labels) / PLAYERS
        body = Box(box.x, head.bottom, box.width, step * len(rows))
        total = Box(box.x, body.bottom, box.width, box.bottom - body.bottom)
        radius = look.size(1.5)
        cells = [box.x + labels + player * column for player in range(PLAYERS)]
        drawn = Drawn(
            [
                paths.box_path(box, theme.paper, None, radius),
                paths.rect(total.x, total.y, total.width, total.height, theme.panel),
                paths.grid(body, len(rows), 1, Stroke(theme.guide, look.size(0.25))),
                paths.lines([(x, head.y, x, box.bottom) for x in cells], look.line(0.25)),
                paths.lines([(box.x, y, box.right, y) for y in (body.y, body.bottom)], look.line(0.4)),
                paths.box_path(box, None, Stroke(theme.accent, look.size(0.6)), radius),
            ]
        )
        drawn.add(self._head(number, head, labels, [Box(x, head.y, column, head.height) for x in cells]))
        for index, (name, icon, label) in enumerate(rows):
            row = Box(box.x, body.y + index * step, labels, step)
            drawn.items += self._label(row, icon, label)
            drawn.add(self._cells(number, name, label, [Box(x, row.y, column, step) for x in cells]))
        drawn.add(self._total(number, total, labels, [Box(x, total.y, column, total.height) for x in cells]))
        return drawn

    def _head(self, number: int, row: Box, labels: float, cells: list[Box]) -> Drawn:
        look, theme = self.look, self.look.theme
        room = Box(row.x, row.y, labels, row.height).inset(look.size(2.5), 0)
        title = look.word("pad.game", number=number)
        drawn = Drawn([*look.write(title, room, 12, font="display", colour=theme.accent)])
        for player, cell in enumerate(cells, 1):
            inner = cell.inset(look.size(1.5), look.size(1))
            if look.players:
                drawn.items += look.write(
                    look.players[player - 1], inner, _TYPE, font="bold", align="centre", wrap=True
                )
                continue
            label = look.word("pad.name")
            above = Box(inner.x, inner.y, inner.width, look.size(3))
            drawn.items += look.write(label, above, 7, colour=theme.muted)
            field = FormField("text", f"game-{number}-name-{player}", inner, label, look.size(12))
            drawn.fields.append(field)
        return drawn

    def _label(self, row: Box, icon: str, label: str) -> list[Item]:
        look = self.look
        side = min(look.size(7), row.height * 0.72)
        frame = Box(row.x + look.size(2), row.centre[1] - side / 2, side, side)
        left = frame.right + look.size(2)
        room = Box(left, row.y, row.right - left - look.size(1), row.height)
        return [picture(icon, frame, look.theme), *look.write(label, room, _TYPE, wrap=True)]

    def _cells(self, number: int, name: str, label: str, cells: list[Box]) -> Drawn:
        look = self.look
        drawn = Drawn()
        for player, cell in enumerate(cells, 1):
            field = f"game-{number}-{name}-{player}"
            drawn.fields.append(FormField("text", field, cell.inset(0.4), label, look.size(13)))
            if name == "empty":
                x, y = cell.x + look.size(1.8), cell.centre[1]
                stroke = Stroke(look.theme.muted, look.size(0.45), round=True)
                drawn.items.append(paths.line(x, y, x + look.size(2.2), y, stroke))
        return drawn

    def _total(self, number: int, row: Box, labels: float, cells: list[Box]) -> Drawn:
        look = self.look
        label = look.word("pad.total")
        room = Box(row.x, row.y, labels, row.height).inset(look.size(2.5), 0)
        words = look.write(label, room, 14, font="display", align="right", colour=look.theme.accent)
        names = [name for name, _, _ in self._rows()]
        plus = [name for name in names if name != "empty"]
        minus = [name for name in names if name == "empty"]
        fields = [
            FormField(
                "text",
                f"game-{number}-total-{player}",
                cell.inset(0.4),
                label,
                look.size(15),
                "centre",
                tuple(f"game-{number}-{name}-{player}" for name in plus),
                tuple(f"game-{number}-{name}-{player}" for name in minus),
            )
            for player, cell in enumerate(cells, 1)
        ]
        return Drawn([*words], fields)


class DuelAidPart(ShownPart, frozen=True):
    """What counts at the end, in a sentence, and who wins a tie."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(60), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the height for a width; a sentence does not grow."""
        height = self.look.size(HEADING_HEIGHT + 1 + (11 if width < self.look.size(150) else 8))
        return height, height

    def draw(self, box: Box) -> Drawn:
        """Draw the sentence."""
        look, game = self.look, self.game
        head = look.size(HEADING_HEIGHT + 1)
        words = look.word(
            "pad.aid-duel",
            currency=look.style.name(game.currency.name),
            points=game.tile_points,
            side=game.tile_side,
            lost=-game.points_per_empty_space,
        )
        room = Box(box.x, box.y + head, box.width, box.height - head)
        title = look.heading(look.word("pad.aid-title"), box)
        return Drawn([*title, *look.write(words, room, 9, wrap=True)])


def _parts(look: Look, game: PatchworkGame) -> dict[str, Part]:
    return {"scores": DuelPart(look, game), "aid": DuelAidPart(look, game)}


PAD = PadKind(_parts, has_board=False, players=PLAYERS)
