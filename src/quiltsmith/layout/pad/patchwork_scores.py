"""What a quilt of the two-player game scores, on a card like a sewn label: in a line or in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.pictograms import currency_picture, picture
from quiltsmith.layout.pad.pad_board import space_fields
from quiltsmith.layout.pad.pad_context import SCORE_BOX, SEAM, Detail, PadContext, PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Fabric, Group, Item, Stroke, UntickedPoints
from quiltsmith.scene.text import TextStyle, text_width
from quiltsmith.style.theme import Ink

PLAYERS = 2
CURRENCY, TILE, EMPTY, TOTAL, NAME, WINNER = "currency", "tile", "empty", "total", "name", "winner"
QUILTS_GAME = 1
"""A sheet with the quilts has one game, which goes by the same names as the first of several."""
EDGE = 2.0
RIBBON = 3.6
LABEL = TextStyle(10.0, wrap=True)
TOTAL_LABEL = TextStyle(14.0, "display", align="right")
FIELD_TYPE, _TOTAL_FIELD_TYPE = 13.0, 15.0
TOTAL_SHARE = 1.1
"""The height or width of a total, as a share of that of other scores."""
ICON, ICON_SHARE, BESIDE_ICON = 7.0, 0.72, 1.6
_TINT = 0.93
_SIGN = TextStyle(14.0, "bold", align="centre")
_CAPTION = TextStyle(7.5, valign="top")
_SIGN_WIDTH, _LEAST_BOX, _LEAST_TOTAL = 5.0, 13.0, 17.0
_LEAST_LIST, _LABELS = 62.0, 0.56
_MOST_STEP = 1.45


class ScoreRow(NamedTuple):
    """Something that counts: the name of its fields, its picture, and its label."""

    name: str
    picture: str
    label: str


def score_rows(pad: PadContext, game: PatchworkGame) -> list[ScoreRow]:
    """List what counts in a game; what empty spaces cost comes last."""
    currency = pad.style.name(game.currency.name)
    rows = [ScoreRow(CURRENCY, currency_picture(game.currency.name_in("en")), currency[:1].upper() + currency[1:])]
    if game.tile_points:
        rows.append(ScoreRow(TILE, TILE, pad.word("pad.tile", side=game.tile_side, points=game.tile_points)))
    if game.points_per_empty_space:
        rows.append(ScoreRow(EMPTY, EMPTY, pad.empty_label(-game.points_per_empty_space)))
    return rows


def field_name(number: int, row: str, player: int) -> str:
    """Return the name of a field of a player in a game, both counted from 1."""
    return f"game-{number}-{row}-{player}"


def total_box(pad: PadContext, number: int, player: int, box: Box, rows: Sequence[ScoreRow]) -> PartOutput:
    """Draw the box of a total, whose field adds up what counts and takes away what empty spaces cost."""
    plus = tuple(field_name(number, row.name, player) for row in rows if row.name != EMPTY)
    minus = tuple(field_name(number, row.name, player) for row in rows if row.name == EMPTY)
    field = pad.text_field(field_name(number, TOTAL, player), box, pad.word("pad.total"), _TOTAL_FIELD_TYPE)
    return PartOutput([pad.writing_box(box, pad.theme.accent, 0.8)], [replace(field, plus=plus, minus=minus)])


def sewn_card(pad: PadContext, card: Box, fabric: Fabric) -> tuple[list[Item], Box]:
    """Draw a card like a round of the other game: cloth, seam, a ribbon of fabric; return the box inside, too."""
    theme = pad.theme
    colour = theme.strong(fabric)
    ground = WHITE if theme.ink is not Ink.FULL else colour.mix(WHITE, _TINT)
    radius, seam = pad.size(2.5), pad.size(SEAM)
    ribbon, inner = card.split_left(pad.size(RIBBON))
    sewn = inner.inset(seam)
    items: list[Item] = [
        paths.box_path(card, ground, None, radius),
        Group(
            (paths.box_path(ribbon, replace(fabric, scale=pad.size(0.7))),),
            clip=paths.box_path(card, radius=radius),
        ),
        paths.line(ribbon.right, card.y, ribbon.right, card.bottom, Stroke(colour, pad.size(0.35))),
        paths.box_path(card, None, pad.cloth_outline(colour), radius),
        paths.box_path(sewn, None, pad.stitches(colour, 0.25, 1.1, 0.8), pad.size(1.2)),
    ]
    return items, sewn.inset(pad.size(EDGE), pad.size(EDGE) - seam * 0.5)


class QuiltScores(ShownPart, frozen=True):
    """The card of one player, counted from 1."""

    game: PatchworkGame
    player: int
    spaces: str
    """What the fields of the quilt's spaces are called."""

    @property
    def line_width(self) -> float:
        """How wide a line is at least."""
        size, rows = self.pad.size, len(self._rows)
        around = 0.0 if self.pad.is_bare else size(RIBBON + 2 * SEAM + 2 * EDGE)
        each = size(ICON * 0.6 + 1 + _LEAST_BOX)
        return rows * (each + size(_SIGN_WIDTH)) + size(_LEAST_TOTAL) + around

    @property
    def line_height(self) -> float:
        """How high a line is."""
        return self.pad.box(SCORE_BOX) + self._captions_height + self._edges

    @property
    def list_width(self) -> float:
        """How wide a list is at least."""
        return self.pad.size(_LEAST_LIST)

    @property
    def list_height(self) -> float:
        """How high a list is at least."""
        return self.pad.box(SCORE_BOX) * (len(self._rows) + TOTAL_SHARE) + self._edges

    def draw_line(self, card: Box, fabric: Fabric) -> PartOutput:
        """Draw the boxes side by side, with the signs of a sum between them."""
        pad, rows = self.pad, self._rows
        items, inner = self._card(card, fabric)
        drawn = PartOutput(items)
        sign, line = pad.size(_SIGN_WIDTH), inner.bottom_strip(pad.box(SCORE_BOX))
        *cells, total = line.columns([1.0] * len(rows) + [TOTAL_SHARE], sign)
        signs = ["−" if row.name == EMPTY else "+" for row in rows[1:]] + ["="]
        for row, after, cell in zip(rows, signs, cells, strict=True):
            side = min(pad.size(ICON), cell.width * 0.32, cell.height)
            icon, box = cell.split_left(side, pad.size(1))
            drawn.items.append(picture(row.picture, icon.square(side), pad.theme))
            drawn.add(self._field(row, box))
            drawn.items += self._sign(after, cell.moved(cell.width).left_strip(sign))
        drawn.add(self._total(total))
        labels = [row.label for row in rows] + [pad.word("pad.total")]
        drawn.items += self._captions(list(zip(labels, (*cells, total), strict=True)))
        return drawn

    def draw_list(self, card: Box, fabric: Fabric) -> PartOutput:
        """Draw the boxes below each other, with their labels beside them; as high as a pen likes, no more."""
        pad, rows = self.pad, self._rows
        items, inner = self._card(card.top_strip(min(card.height, self.list_height * _MOST_STEP)), fabric)
        drawn = PartOutput(items)
        *lines, last = inner.rows([1.0] * len(rows) + [TOTAL_SHARE])
        edge = max(0.0, min(pad.size(0.7), (lines[0].height - pad.least.box) / 2))
        labels = []
        for number, (row, line) in enumerate(zip(rows, lines, strict=True)):
            words, sign, cell = self._parted(line)
            side = min(pad.size(ICON), line.height * ICON_SHARE)
            icon, words = words.split_left(side, pad.size(BESIDE_ICON))
            drawn.items.append(picture(row.picture, icon.square(side), pad.theme))
            labels.append((row.label, words.shrink(right=pad.size(1))))
            if number:
                drawn.items += self._sign("−" if row.name == EMPTY else "+", sign)
            drawn.add(self._field(row, cell.inset(0, edge)))
        drawn.items += pad.write_all(labels, LABEL)
        words, sign, cell = self._parted(last)
        words = words.shrink(right=pad.size(1))
        drawn.items += pad.write(pad.word("pad.total"), words, replace(TOTAL_LABEL, colour=pad.theme.accent))
        drawn.items += self._sign("=", sign)
        drawn.add(self._total(cell.inset(0, edge)))
        return drawn

    @property
    def _rows(self) -> list[ScoreRow]:
        return score_rows(self.pad, self.game)

    @property
    def _edges(self) -> float:
        return 0.0 if self.pad.is_bare else self.pad.size(2 * EDGE + SEAM)

    @property
    def _captions_height(self) -> float:
        return self.pad.type_height(_CAPTION.size, 1.3) if self.pad.detail is Detail.FULL else 0.0

    def _card(self, card: Box, fabric: Fabric) -> tuple[list[Item], Box]:
        return ([], card) if self.pad.is_bare else sewn_card(self.pad, card, fabric)

    def _parted(self, line: Box) -> tuple[Box, Box, Box]:
        """Part a line of the list into label, sign and box."""
        words, rest = line.split_left(line.width * _LABELS)
        return words, *rest.split_left(self.pad.size(_SIGN_WIDTH))

    def _field(self, row: ScoreRow, box: Box) -> PartOutput:
        lost = UntickedPoints(space_fields(self.game.board, self.spaces), -self.game.points_per_empty_space)
        name = field_name(QUILTS_GAME, row.name, self.player)
        return self.pad.text_box(name, box, row.label, FIELD_TYPE, proposed=lost if row.name == EMPTY else None)

    def _total(self, box: Box) -> PartOutput:
        return total_box(self.pad, QUILTS_GAME, self.player, box, self._rows)

    def _sign(self, sign: str, box: Box) -> tuple[Item, ...]:
        return self.pad.write(sign, box, replace(_SIGN, colour=self.pad.theme.muted))

    def _captions(self, texts: list[tuple[str, Box]]) -> tuple[Item, ...]:
        """Write what the boxes are for above them; where one of the labels is too long, pictures must do."""
        pad, height = self.pad, self._captions_height
        more = -pad.size(_SIGN_WIDTH) * 0.8
        above = [(text, box.shrink(right=more).top_strip(height).moved(down=-height)) for text, box in texts]
        if not height or any(text_width(text, pad.type(_CAPTION.size)) > box.width for text, box in above):
            return ()
        return pad.write_all(above, replace(_CAPTION, colour=pad.theme.muted))
