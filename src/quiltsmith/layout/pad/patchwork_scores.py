"""What a quilt of the two-player game scores, on a card like a sewn label: in a line or in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.pictograms import currency_picture, picture
from quiltsmith.layout.pad.pad_context import Detail, PadContext, PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import POINT, Fabric, FormField, Group, Item, Stroke
from quiltsmith.scene.text import text_width
from quiltsmith.style.theme import Ink

PLAYERS = 2
CURRENCY, TILE, EMPTY, TOTAL, NAME, WINNER = "currency", "tile", "empty", "total", "name", "winner"
QUILTS_GAME = 1
"""A sheet with the quilts has one game, which goes by the same names as the first of several."""
SEAM, EDGE = 1.1, 2.0
RIBBON = 3.6
_TINT = 0.93


class ScoreRow(NamedTuple):
    """Something that counts: the name of its fields, its picture, and its label."""

    name: str
    picture: str
    label: str


def score_rows(look: PadContext, game: PatchworkGame) -> list[ScoreRow]:
    """List what counts in a game; what empty spaces cost comes last."""
    currency = look.style.name(game.currency.name)
    rows = [ScoreRow(CURRENCY, currency_picture(game.currency.name_in("en")), currency[:1].upper() + currency[1:])]
    if game.tile_points:
        rows.append(ScoreRow(TILE, TILE, look.word("pad.tile", side=game.tile_side, points=game.tile_points)))
    lost = -game.points_per_empty_space
    if lost:
        label = look.word("pad.empty") if lost == 1 else look.word("pad.empty-many", points=lost)
        rows.append(ScoreRow(EMPTY, EMPTY, label))
    return rows


def field_name(number: int, row: str, player: int) -> str:
    """Name a field of a player in a game, both counted from 1."""
    return f"game-{number}-{row}-{player}"


def total_field(look: PadContext, number: int, player: int, box: Box, rows: Sequence[ScoreRow]) -> FormField:
    """Make the field of a total, which adds up what counts and takes away what empty spaces cost."""
    plus = tuple(field_name(number, row.name, player) for row in rows if row.name != EMPTY)
    minus = tuple(field_name(number, row.name, player) for row in rows if row.name == EMPTY)
    name, label = field_name(number, TOTAL, player), look.word("pad.total")
    return FormField("text", name, box, label, look.type(15), "centre", plus, minus)


def sewn_card(look: PadContext, card: Box, fabric: Fabric) -> tuple[list[Item], Box]:
    """Draw a card like a round of the other game: cloth, seam, a ribbon of fabric; give the room inside, too."""
    theme = look.theme
    colour = theme.strong(fabric)
    ground = WHITE if theme.ink is not Ink.FULL else colour.mix(WHITE, _TINT)
    outline = None if theme.ink is Ink.MONO else Stroke(colour, look.size(0.35))
    radius, seam = look.size(2.5), look.size(SEAM)
    ribbon = Box(card.x, card.y, look.size(RIBBON), card.height)
    thread = Stroke(colour, look.size(0.25), (look.size(1.1), look.size(0.8)), True)
    sewn = Box(ribbon.right + seam, card.y + seam, card.right - ribbon.right - 2 * seam, card.height - 2 * seam)
    items: list[Item] = [
        paths.box_path(card, ground, None, radius),
        Group(
            (paths.box_path(ribbon, replace(fabric, scale=look.size(0.7))),),
            clip=paths.box_path(card, radius=radius),
        ),
        paths.line(ribbon.right, card.y, ribbon.right, card.bottom, Stroke(colour, look.size(0.35))),
        paths.box_path(card, None, outline, radius),
        paths.box_path(sewn, None, thread, look.size(1.2)),
    ]
    return items, sewn.inset(look.size(EDGE), look.size(EDGE) - seam * 0.5)


_BOX, _TOTAL_BOX = 11.0, 12.6
_TYPE, _TOTAL_TYPE, _SIGN_TYPE, _CAPTION_TYPE, _FIELD_TYPE = 10.0, 14.0, 14.0, 7.5, 13.0
_SIGN, _PICTURE, _LEAST_BOX, _LEAST_TOTAL = 5.0, 7.0, 13.0, 17.0
_TOTAL_SHARE = 1.1
_LEAST_LIST, _LABELS = 62.0, 0.56
_MOST_STEP = 1.45


class QuiltScores(ShownPart, frozen=True):
    """The card of one player, counted from 1."""

    game: PatchworkGame
    player: int

    @property
    def line_width(self) -> float:
        """How wide a line is at least."""
        look, rows = self.look, len(self._rows)
        each = look.size(_PICTURE * 0.6 + 1 + _LEAST_BOX)
        return rows * (each + look.size(_SIGN)) + look.size(_LEAST_TOTAL) + self._around

    @property
    def line_height(self) -> float:
        """How high a line is."""
        return (
            self.look.box(_BOX)
            + self._captions_height
            + (0.0 if self._is_bare else self.look.size(2 * EDGE + SEAM))
        )

    @property
    def list_width(self) -> float:
        """How wide a list is at least."""
        return self.look.size(_LEAST_LIST)

    @property
    def list_height(self) -> float:
        """How high a list is at least."""
        shares = len(self._rows) + _TOTAL_SHARE
        return self.look.box(_BOX) * shares + (0.0 if self._is_bare else self.look.size(2 * EDGE + SEAM))

    def draw_line(self, card: Box, fabric: Fabric) -> PartOutput:
        """Draw the boxes side by side, with the signs of a sum between them."""
        look, rows = self.look, self._rows
        items, box = self._card(card, fabric)
        sign = look.size(_SIGN)
        height = look.box(_BOX)
        boxes = box.width - len(rows) * sign
        column = boxes / (len(rows) + _TOTAL_SHARE)
        line = Box(box.x, box.bottom - height, column, height)
        cells = [Box(line.x + n * (column + sign), line.y, column, height) for n in range(len(rows))]
        total = Box(box.right - column * _TOTAL_SHARE, line.y, column * _TOTAL_SHARE, height)
        side = min(look.size(_PICTURE), column * 0.32, height)
        drawn = PartOutput(items)
        for number, (row, cell) in enumerate(zip(rows, cells, strict=True)):
            icon = Box(cell.x, cell.centre[1] - side / 2, side, side)
            drawn.items.append(picture(row.picture, icon, look.theme))
            left = icon.right + look.size(1)
            drawn.add(self._field(row, Box(left, cell.y, cell.right - left, height)))
            after = rows[number + 1].name if number + 1 < len(rows) else ""
            drawn.items += self._sign(
                "=" if not after else "−" if after == EMPTY else "+", Box(cell.right, cell.y, sign, height)
            )
        drawn.add(self._total(total))
        drawn.items += self._captions(
            [*zip((row.label for row in rows), cells, strict=True), (look.word("pad.total"), total)]
        )
        return drawn

    def draw_list(self, card: Box, fabric: Fabric) -> PartOutput:
        """Draw the boxes below each other, with their labels beside them; as high as a pen likes, no more."""
        look, rows = self.look, self._rows
        most = self.list_height * _MOST_STEP
        items, box = self._card(Box(card.x, card.y, card.width, min(card.height, most)), fabric)
        step = box.height / (len(rows) + _TOTAL_SHARE)
        labels = box.width * _LABELS
        edge = max(0.0, min(look.size(0.7), (step - look.least.box) / 2))
        drawn = PartOutput(items)
        side = min(look.size(_PICTURE), step * 0.72)
        rooms = []
        for number, row in enumerate(rows):
            line = Box(box.x, box.y + number * step, box.width, step)
            drawn.items.append(
                picture(row.picture, Box(line.x, line.centre[1] - side / 2, side, side), look.theme)
            )
            left = line.x + side + look.size(1.6)
            rooms.append((row.label, Box(left, line.y, box.x + labels - left - look.size(1), step)))
            sign = look.size(_SIGN)
            cell = Box(box.x + labels + sign, line.y, box.width - labels - sign, step).inset(0, edge)
            if number:
                drawn.items += self._sign(
                    "−" if row.name == EMPTY else "+", Box(box.x + labels, line.y, sign, step)
                )
            drawn.add(self._field(row, cell))
        drawn.items += look.write_together(rooms, _TYPE, wrap=True)
        last = Box(box.x, box.y + len(rows) * step, box.width, step * _TOTAL_SHARE)
        room = Box(last.x, last.y, labels - look.size(1), last.height)
        drawn.items += look.write(
            look.word("pad.total"), room, _TOTAL_TYPE, font="display", align="right", colour=look.theme.accent
        )
        drawn.items += self._sign("=", Box(box.x + labels, last.y, look.size(_SIGN), last.height))
        drawn.add(
            self._total(
                Box(
                    box.x + labels + look.size(_SIGN), last.y, box.width - labels - look.size(_SIGN), last.height
                ).inset(0, edge)
            )
        )
        return drawn

    @property
    def _rows(self) -> list[ScoreRow]:
        return score_rows(self.look, self.game)

    @property
    def _is_bare(self) -> bool:
        return self.look.detail is Detail.BARE

    @property
    def _around(self) -> float:
        return 0.0 if self._is_bare else self.look.size(RIBBON + 2 * SEAM + 2 * EDGE)

    @property
    def _captions_height(self) -> float:
        return self.look.type(_CAPTION_TYPE) * POINT * 1.3 if self.look.detail is Detail.FULL else 0.0

    def _card(self, card: Box, fabric: Fabric) -> tuple[list[Item], Box]:
        return ([], card) if self._is_bare else sewn_card(self.look, card, fabric)

    def _field(self, row: ScoreRow, box: Box) -> PartOutput:
        name = field_name(QUILTS_GAME, row.name, self.player)
        return PartOutput(
            [self.look.writing_box(box)], [FormField("text", name, box, row.label, self.look.type(_FIELD_TYPE))]
        )

    def _total(self, box: Box) -> PartOutput:
        look = self.look
        field = total_field(look, QUILTS_GAME, self.player, box, self._rows)
        return PartOutput([look.writing_box(box, look.theme.accent, 0.8)], [field])

    def _sign(self, sign: str, box: Box) -> tuple[Item, ...]:
        return self.look.write(sign, box, _SIGN_TYPE, font="bold", align="centre", colour=self.look.theme.muted)

    def _captions(self, texts: list[tuple[str, Box]]) -> tuple[Item, ...]:
        """Write what the boxes are for above them; where one of the labels is too long, pictures must do."""
        look = self.look
        size, height = look.type(_CAPTION_TYPE), self._captions_height
        if not height or any(text_width(text, size) > box.width + look.size(_SIGN) * 0.8 for text, box in texts):
            return ()
        rooms = [
            (text, Box(box.x, box.y - height, box.width + look.size(_SIGN) * 0.8, height)) for text, box in texts
        ]
        return look.write_together(rooms, _CAPTION_TYPE, valign="top", colour=look.theme.muted)
