"""The parts of a patchwork pad, which both players share: tables of several games, and how they are scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.pad.pad_context import SEAM, UNLIMITED, PadContext, Part, PartOutput, ShownPart
from quiltsmith.layout.pad.patchwork_quilts import QuiltsPart
from quiltsmith.layout.pad.patchwork_scores import (
    BESIDE_ICON,
    EDGE,
    EMPTY,
    FIELD_TYPE,
    ICON,
    ICON_SHARE,
    LABEL,
    NAME,
    PLAYERS,
    TOTAL_LABEL,
    TOTAL_SHARE,
    ScoreRow,
    field_name,
    score_rows,
    sewn_card,
    total_box,
)
from quiltsmith.layout.product_kinds import PadKind
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FormField
from quiltsmith.scene.text import TextStyle, line_height, wrap_text

if TYPE_CHECKING:
    from quiltsmith.layout.pad.filled_pad import Filling


_LEAST_WIDTH = 82.0
_GAP = 5.0
_LABELS = 0.42
_HEAD_SHARE = 1.05
_BOX = 10.0
_PLAYER = TextStyle(LABEL.size, "bold", align="centre", wrap=True)
_NAME = TextStyle(7.0)
_SENTENCE = TextStyle(9.0, wrap=True)
_MOST_LINES = 4
"""The lines of the sentence where one of its words is too wide to be broken."""


class TablesPart(ShownPart, frozen=True):
    """As many tables as fit, each of a game with a column per player."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        return self.pad.size(_LEAST_WIDTH), self.pad.size(UNLIMITED)

    def heights(self, width: float) -> tuple[float, float]:
        return self._least_height, self.pad.size(UNLIMITED)

    def draw(self, box: Box) -> PartOutput:
        gap = self.pad.size(_GAP)
        across = max(1, int((box.width + gap) / (self.pad.size(_LEAST_WIDTH) + gap)))
        down = max(1, int((box.height + gap + 1e-6) / (self._least_height + gap)))
        drawn = PartOutput()
        for number, card in enumerate((card for row in box.table(down, across, gap) for card in row), 1):
            drawn.add(self._table(number, card))
        return drawn

    @property
    def _rows(self) -> list[ScoreRow]:
        return score_rows(self.pad, self.game)

    @property
    def _least_height(self) -> float:
        rows = len(self._rows) + _HEAD_SHARE + TOTAL_SHARE
        return self.pad.box(_BOX) * rows + self.pad.size(2 * EDGE + SEAM)

    def _table(self, number: int, card: Box) -> PartOutput:
        """Draw a card like a round of the other game: cloth, seam, a ribbon of fabric, a box for every value."""
        pad, theme, rows = self.pad, self.pad.theme, self._rows
        items, inner = sewn_card(pad, card, theme.round_fabric(number - 1))
        players = (1 - _LABELS) / PLAYERS
        head, *lines, total = inner.table(
            [_HEAD_SHARE, *[1.0] * len(rows), TOTAL_SHARE], [_LABELS, *[players] * PLAYERS]
        )
        drawn = PartOutput(items, numbers=[head[0].shrink(right=pad.size(1.5))])
        drawn.add(self._head(number, head[1:]))
        side = min(pad.size(ICON), lines[0][0].height * ICON_SHARE)
        icons, words = zip(*(line[0].split_left(side, pad.size(BESIDE_ICON)) for line in lines), strict=True)
        labels = [(row.label, box.shrink(right=pad.size(1))) for row, box in zip(rows, words, strict=True)]
        drawn.items += pad.write_all(labels, LABEL)
        for row, icon, line in zip(rows, icons, lines, strict=True):
            drawn.items.append(picture(row.picture, icon.square(side), theme))
            drawn.add(self._cells(number, row, line[1:]))
        words_of_total = replace(TOTAL_LABEL, colour=theme.accent)
        drawn.items += pad.write(pad.word("pad.total"), total[0].inset(pad.size(2.0), 0), words_of_total)
        for player, cell in enumerate(total[1:], 1):
            drawn.add(total_box(pad, number, player, self._box_in(cell), rows))
        return drawn

    def _head(self, number: int, cells: Sequence[Box]) -> PartOutput:
        pad, drawn = self.pad, PartOutput()
        for player, cell in enumerate(cells, 1):
            inner = cell.inset(pad.size(1.0), pad.size(0.4))
            if pad.players:
                drawn.items += pad.write_name(pad.players[player - 1], inner, _PLAYER)
                continue
            label = pad.word("pad.name")
            above = inner.top_strip(pad.type_height(_NAME.size, 1.2))
            drawn.items += pad.write(label, above, replace(_NAME, colour=pad.theme.muted))
            drawn.items.append(paths.line(inner.x, inner.bottom, inner.right, inner.bottom, pad.line(0.3)))
            drawn.fields.append(FormField("text", field_name(number, NAME, player), inner, label, pad.size(12)))
        return drawn

    def _box_in(self, cell: Box) -> Box:
        """Return the box to write in: all of the cell but a hair around it."""
        edge = min(self.pad.size(0.5), (cell.height - self.pad.least.box) / 2)
        return cell.inset(self.pad.size(0.9), max(0.0, edge))

    def _cells(self, number: int, row: ScoreRow, cells: Sequence[Box]) -> PartOutput:
        drawn = PartOutput()
        for player, box in enumerate(map(self._box_in, cells), 1):
            drawn.add(self.pad.text_box(field_name(number, row.name, player), box, row.label, FIELD_TYPE))
            if row.name == EMPTY:
                drawn.items.append(self.pad.minus_sign(box, 1.8, 2.2))
        return drawn


class DuelAidPart(ShownPart, frozen=True):
    """What counts at the end, in a sentence, and who wins a tie."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        return self.pad.size(60), self.pad.size(UNLIMITED)

    def heights(self, width: float) -> tuple[float, float]:
        height = self._head + self._text_height(width)
        return height, height

    def draw(self, box: Box) -> PartOutput:
        _, body = box.split_top(self._head)
        words = body.top_strip(min(body.height, self._text_height(box.width)))
        title = self.pad.heading(self.pad.word("pad.aid-title"), box)
        return PartOutput([*title, *self.pad.write(self._sentence(), words, _SENTENCE)])

    @property
    def _head(self) -> float:
        return self.pad.heading_height + self.pad.size(1)

    def _text_height(self, width: float) -> float:
        size = self.pad.type(_SENTENCE.size)
        lines = wrap_text(self._sentence(), width, size)
        return ((len(lines) if lines else _MOST_LINES) + 0.3) * line_height(size)

    def _sentence(self) -> str:
        game = self.game
        return self.pad.word(
            "pad.aid-duel",
            currency=self.pad.style.name(game.currency.name),
            points=game.tile_points,
            side=game.tile_side,
            lost=-game.points_per_empty_space,
        )


def _parts(pad: PadContext, game: PatchworkGame) -> dict[str, Part]:
    return {"scores": TablesPart(pad, game), "quilts": QuiltsPart(pad, game), "aid": DuelAidPart(pad, game)}


def _fill(sheets: Sequence[Checked]) -> Iterable[Filling]:
    from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
    from quiltsmith.layout.pad.sheet_fillings import fill_patchwork_pads

    return fill_patchwork_pads([sheet for sheet in sheets if isinstance(sheet, CheckedGame | CheckedQuilt)])


PAD = PadKind(_parts, has_board=False, players=PLAYERS, fill=_fill)
