"""The parts of a doodle pad: everybody draws on a sheet of their own; rounds, empty spaces and total."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.pad.kind import PadKind
from quiltsmith.layout.pad.pad_aid import AidPart
from quiltsmith.layout.pad.pad_context import Detail, PadContext, Part, PartOutput, ShownPart
from quiltsmith.layout.pad.pad_header import HeaderPart
from quiltsmith.layout.pad.pad_rounds import ROUND, RoundsPart
from quiltsmith.layout.pad.pad_specials import SpecialsPart
from quiltsmith.layout.pad.pad_tape import TapePart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FormField, Item, Stroke
from quiltsmith.style.theme import Ink

_BOX, _TOTAL_BOX = 11.0, 12.6
_EDGE = 2.4
_WIDE = 78.0
_MOST_TALL = 1.25
_LABEL_TYPE, _TOTAL_TYPE, _SIGN_TYPE, _FIELD_TYPE = 9.0, 18.0, 14.0, 15.0
_PICTURE = 8.0


class TotalPart(ShownPart, frozen=True):
    """A card: both boxes side by side where it is wide, else below each other."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(24 if self.look.detail is Detail.BARE else 44), self.look.size(117)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        look = self.look
        edges = 0.0 if look.detail is Detail.BARE else look.size(2 * _EDGE)
        tall = self._tall_height
        if not self._has_minus:
            return self._total_height + edges, self._total_height + 1.2 * edges
        if self._is_wide(width):
            return self._total_height + edges, tall
        return tall, tall * _MOST_TALL

    def draw(self, box: Box) -> PartOutput:
        """Draw the card."""
        look, theme = self.look, self.look.theme
        drawn = PartOutput()
        inner = box
        if look.detail is not Detail.BARE:
            outline = None if theme.ink is Ink.MONO else Stroke(theme.accent, look.size(0.35))
            edge = look.size(1.1)
            inner = box.inset(look.size(_EDGE + 1), look.size(_EDGE))
            drawn.items += [
                paths.box_path(box, theme.cloth, outline, look.size(2.5)),
                paths.box_path(box.inset(edge, edge), None, look.stitches(theme.on_cloth), look.size(1.7)),
            ]
        is_tall = self._has_minus and box.height >= self._tall_height
        if not is_tall:
            split = inner.width * (0.47 if self._has_minus else 0.0)
            minus = Box(inner.x, inner.centre[1] - look.box(_BOX) / 2, split, look.box(_BOX))
            total = Box(
                inner.x + split, inner.centre[1] - self._total_height / 2, inner.width - split, self._total_height
            )
        else:
            minus = Box(inner.x, inner.y, inner.width, look.box(_BOX))
            total = Box(inner.x, inner.bottom - self._total_height, inner.width, self._total_height)
        if self._has_minus:
            drawn.add(self._minus(minus, not is_tall))
        drawn.add(self._total(total))
        return drawn

    @property
    def _has_minus(self) -> bool:
        return self.game.points_per_empty_space != 0

    @property
    def _tall_height(self) -> float:
        edges = 0.0 if self.look.detail is Detail.BARE else self.look.size(2 * _EDGE)
        return self.look.box(_BOX) + self._total_height + self.look.size(2.2) + edges - 1e-6

    @property
    def _total_height(self) -> float:
        return self.look.box(_BOX) if self.look.detail is Detail.BARE else self.look.box(_TOTAL_BOX)

    def _is_wide(self, width: float) -> bool:
        return width >= self.look.size(_WIDE)

    def _box(self, row: Box) -> Box:
        look = self.look
        share = 0.72 if look.detail is Detail.BARE else 0.5
        width = min(look.size(33), max(row.width * share, look.size(19)))
        return Box(row.right - width, row.y, width, row.height)

    def _minus(self, row: Box, is_beside: bool) -> PartOutput:
        look, theme = self.look, self.look.theme
        lost = -self.game.points_per_empty_space
        label = look.word("pad.empty") if lost == 1 else look.word("pad.empty-many", points=lost)
        box = self._box(row)
        if is_beside:
            box = Box(row.right - look.size(26), row.y, look.size(24), row.height)
        room = Box(row.x, row.y, box.x - row.x - look.size(1.5), row.height)
        side = min(look.size(_PICTURE), row.height * 0.75, room.width)
        icon = Box(room.x, row.centre[1] - side / 2, side, side)
        items: list[Item] = [
            picture("empty", icon, theme.on(theme.cloth) if look.detail is not Detail.BARE else theme)
        ]
        words = Box(icon.right + look.size(1.5), row.y, room.right - icon.right - look.size(1.5), row.height)
        if look.detail is not Detail.BARE:
            colour = theme.on_cloth if theme.has_dark_cloth else theme.text
            items += look.write(label, words, _LABEL_TYPE, wrap=True, colour=colour)
        dash, y = box.x + look.size(2.4), box.centre[1]
        items += [
            look.writing_box(box),
            paths.line(dash, y, dash + look.size(2.6), y, Stroke(theme.text, look.size(0.6), round=True)),
        ]
        return PartOutput(items, [FormField("text", "empty", box, label, look.type(_FIELD_TYPE))])

    def _total(self, row: Box) -> PartOutput:
        look, theme = self.look, self.look.theme
        label = look.word("pad.total")
        box = self._box(row)
        rounds = tuple(ROUND.format(number) for number in range(1, self.game.rounds + 1))
        minus = ("empty",) if self._has_minus else ()
        field = FormField("text", "total", box, label, look.type(_FIELD_TYPE * 1.2), "centre", rounds, minus)
        items: list[Item] = []
        if look.detail is Detail.BARE:
            side = min(row.height, box.x - row.x - look.size(1))
            items.append(
                picture(
                    "star", Box(row.x, row.centre[1] - side / 2, side, side).inset(side * 0.1, side * 0.1), theme
                )
            )
        else:
            inner = Box(row.x, row.y, box.x - row.x - look.size(2.6), row.height)
            items += look.write(label, inner, _TOTAL_TYPE, font="display", align="right", colour=theme.on_cloth)
        items.append(look.writing_box(box, theme.accent, 1.0))
        return PartOutput(items, [field])


_GAP = 2.3


class ScoresPart(ShownPart, frozen=True):
    """Rounds and total as one part, for templates that need not part them."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        least, most = zip(self._rounds.widths(), self._total.widths(), strict=True)
        return max(least), max(most)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        rounds, total = self._rounds.heights(width), self._total.heights(width)
        gap = self.look.size(_GAP)
        return rounds[0] + gap + total[0], rounds[1] + 2 * gap + total[1]

    def draw(self, box: Box) -> PartOutput:
        """Draw the rounds, and the total at the foot."""
        total, _ = self._total.heights(box.width)
        rounds, most = self._rounds.heights(box.width)
        # What is left over makes cards a little higher, then all gaps alike.
        spare = box.height - rounds - total - self.look.size(_GAP)
        gap = self.look.size(_GAP) + max(0.0, spare - (most - rounds)) / self.game.rounds
        drawn = self._rounds.draw(Box(box.x, box.y, box.width, box.height - total - gap))
        drawn.add(self._total.draw(Box(box.x, box.bottom - total, box.width, total)))
        return drawn

    @property
    def _rounds(self) -> RoundsPart:
        return RoundsPart(self.look, self.game)

    @property
    def _total(self) -> TotalPart:
        return TotalPart(self.look, self.game)


def _parts(look: PadContext, game: DoodleGame) -> dict[str, Part]:
    return {
        "header": HeaderPart(look, ("name", "date", "start") if game.start_cards else ("name", "date")),
        "scores": ScoresPart(look, game),
        "rounds": RoundsPart(look, game),
        "total": TotalPart(look, game),
        "specials": SpecialsPart(look, game),
        "aid": AidPart(look, game),
        "tape": TapePart(look, game),
    }


PAD = PadKind(_parts, filling="quiltsmith.layout.pad.doodle_filling:fill")
