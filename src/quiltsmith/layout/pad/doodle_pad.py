"""The parts of a doodle pad: everybody draws on a sheet of their own; rounds, empty spaces and total."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.pad.pad_aid import AidPart
from quiltsmith.layout.pad.pad_board import space_fields
from quiltsmith.layout.pad.pad_context import SCORE_BOX, SEAM, PadContext, Part, PartOutput, ShownPart
from quiltsmith.layout.pad.pad_header import HeaderPart
from quiltsmith.layout.pad.pad_rounds import ROUND, RoundsPart
from quiltsmith.layout.pad.pad_specials import SpecialsPart
from quiltsmith.layout.pad.pad_tape import TapePart
from quiltsmith.layout.product_kinds import PadKind
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import UntickedPoints
from quiltsmith.scene.text import TextStyle, text_width

_TOTAL_BOX = 12.6
_EDGE = 2.4
_GAP = 2.3
_WIDE = 78.0
_MOST_TALL = 1.25
_BESIDE_BOX = 24.0
_MINUS_SHARE = 0.47
_LABEL = TextStyle(9.0, wrap=True)
_TOTAL = TextStyle(18.0, "display", align="right")
_FIELD_TYPE = 15.0
_PICTURE = 8.0

if TYPE_CHECKING:
    from quiltsmith.layout.pad.filled_pad import Filling


class TotalPart(ShownPart, frozen=True):
    """A card for what empty spaces cost and the total: side by side where it is wide, else below each other."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        return self.pad.size(24 if self.pad.is_bare else 44), self.pad.size(117)

    def heights(self, width: float) -> tuple[float, float]:
        least = self._total_height + self._edges
        if not self._has_minus:
            return least, self._total_height + 1.2 * self._edges
        if self._is_wide(width):
            return least, self._tall_height
        return self._tall_height, self._tall_height * _MOST_TALL

    def draw(self, box: Box) -> PartOutput:
        pad, theme, inner = self.pad, self.pad.theme, box
        drawn = PartOutput()
        if not pad.is_bare:
            inner = box.inset(pad.size(_EDGE + 1), pad.size(_EDGE))
            seam = box.inset(pad.size(SEAM))
            drawn.items += [
                paths.box_path(box, theme.cloth, pad.cloth_outline(theme.accent), pad.size(2.5)),
                paths.box_path(seam, None, pad.stitches(theme.on_cloth), pad.size(1.7)),
            ]
        is_tall = self._has_minus and box.height >= self._tall_height
        if is_tall:
            minus, total = inner.top_strip(pad.box(SCORE_BOX)), inner.bottom_strip(self._total_height)
        else:
            left, right = inner.split_left(inner.width * (_MINUS_SHARE if self._has_minus else 0.0))
            minus, total = left.place(left.width, pad.box(SCORE_BOX)), right.place(right.width, self._total_height)
        if self._has_minus:
            drawn.add(self._minus(minus, not is_tall))
        drawn.add(self._total(total))
        return drawn

    def _is_wide(self, width: float) -> bool:
        """Return whether the words of the minus fit where it stands beside the total."""
        size = self.pad.size
        left = (width - size(2 * _EDGE + 2)) * _MINUS_SHARE - size(_BESIDE_BOX + _PICTURE + 5)
        longest = max(text_width(word, self.pad.least.text) for word in self._minus_label.split())
        return width >= size(_WIDE) and (self.pad.is_bare or left >= longest)

    @property
    def _minus_label(self) -> str:
        return self.pad.empty_label(-self.game.points_per_empty_space)

    @property
    def _has_minus(self) -> bool:
        return self.game.points_per_empty_space != 0

    @property
    def _edges(self) -> float:
        return 0.0 if self.pad.is_bare else self.pad.size(2 * _EDGE)

    @property
    def _tall_height(self) -> float:
        return self.pad.box(SCORE_BOX) + self._total_height + self.pad.size(2.2) + self._edges - 1e-6

    @property
    def _total_height(self) -> float:
        return self.pad.box(SCORE_BOX if self.pad.is_bare else _TOTAL_BOX)

    def _box_width(self, row: Box) -> float:
        share = 0.72 if self.pad.is_bare else 0.5
        return min(self.pad.size(33), max(row.width * share, self.pad.size(19)))

    def _minus(self, row: Box, is_beside: bool) -> PartOutput:
        pad, theme = self.pad, self.pad.theme
        label = self._minus_label
        if is_beside:
            row = row.shrink(right=pad.size(2))
        words, box = row.split_right(pad.size(_BESIDE_BOX) if is_beside else self._box_width(row), pad.size(1.5))
        side = min(pad.size(_PICTURE), row.height * 0.75, words.width)
        icon, words = words.split_left(side, pad.size(1.5))
        drawn = PartOutput([picture("empty", icon.square(side), theme if pad.is_bare else theme.on(theme.cloth))])
        if not pad.is_bare:
            colour = theme.on_cloth if theme.has_dark_cloth else theme.text
            drawn.items += pad.write(label, words, replace(_LABEL, colour=colour))
        lost = UntickedPoints(space_fields(self.game.board), -self.game.points_per_empty_space)
        drawn.add(pad.text_box("empty", box, label, _FIELD_TYPE, proposed=lost))
        drawn.items.append(pad.minus_sign(box, 2.4, 2.6))
        return drawn

    def _total(self, row: Box) -> PartOutput:
        pad, theme = self.pad, self.pad.theme
        label = pad.word("pad.total")
        words, box = row.split_right(self._box_width(row))
        drawn = PartOutput()
        if pad.is_bare:
            side = min(row.height, words.width - pad.size(1))
            drawn.items.append(picture("star", words.square(side, "left").inset(side * 0.1), theme))
        else:
            words = words.shrink(right=pad.size(2.6))
            drawn.items += pad.write(label, words, replace(_TOTAL, colour=theme.on_cloth))
        rounds = tuple(ROUND.format(number) for number in range(1, self.game.rounds + 1))
        field = pad.text_field("total", box, label, _FIELD_TYPE * 1.2)
        minus = ("empty",) if self._has_minus else ()
        drawn.items.append(pad.writing_box(box, theme.accent, 1.0))
        drawn.fields.append(replace(field, plus=rounds, minus=minus))
        return drawn


class ScoresPart(ShownPart, frozen=True):
    """Rounds and total as one part, for templates that need not part them."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        least, most = zip(self._rounds.widths(), self._total.widths(), strict=True)
        return max(least), max(most)

    def heights(self, width: float) -> tuple[float, float]:
        rounds, total = self._rounds.heights(width), self._total.heights(width)
        gap = self.pad.size(_GAP)
        return rounds[0] + gap + total[0], rounds[1] + 2 * gap + total[1]

    def draw(self, box: Box) -> PartOutput:
        total, _ = self._total.heights(box.width)
        rounds, most = self._rounds.heights(box.width)
        # What is left over makes cards a little higher, then all gaps alike.
        spare = box.height - rounds - total - self.pad.size(_GAP)
        gap = self.pad.size(_GAP) + max(0.0, spare - (most - rounds)) / self.game.rounds
        above, below = box.split_bottom(total, gap)
        drawn = self._rounds.draw(above)
        drawn.add(self._total.draw(below))
        return drawn

    @property
    def _rounds(self) -> RoundsPart:
        return RoundsPart(self.pad, self.game)

    @property
    def _total(self) -> TotalPart:
        return TotalPart(self.pad, self.game)


def _parts(pad: PadContext, game: DoodleGame) -> dict[str, Part]:
    return {
        "header": HeaderPart(pad, ("name", "date", "start") if game.start_cards else ("name", "date")),
        "scores": ScoresPart(pad, game),
        "rounds": RoundsPart(pad, game),
        "total": TotalPart(pad, game),
        "specials": SpecialsPart(pad, game),
        "aid": AidPart(pad, game),
        "tape": TapePart(pad, game),
    }


def _fill(sheets: Sequence[Checked]) -> Iterable[Filling]:
    from quiltsmith.games.doodle.doodle_checker import CheckedSheet
    from quiltsmith.layout.pad.sheet_fillings import fill_doodle_pads

    return fill_doodle_pads([sheet for sheet in sheets if isinstance(sheet, CheckedSheet)])


PAD = PadKind(_parts, fill=_fill)
