"""The parts of a tiny pad: beside what every pad has, a box to write down what is covered."""

from __future__ import annotations

from quiltsmith.layout.pad.pad_context import PadContext, Part, PartOutput, ShownPart
from quiltsmith.layout.product_kinds import PadKind
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.text import TextStyle
from tiny_quilts.game import TinyGame


class CoveredPart(ShownPart, frozen=True):
    """A box with the goal beside it."""

    game: TinyGame

    def widths(self) -> tuple[float, float]:
        return self.pad.size(60), self.pad.size(100)

    def heights(self, width: float) -> tuple[float, float]:
        return self.pad.size(12), self.pad.size(20)

    def draw(self, box: Box) -> PartOutput:
        """Draw the box, and how much is to be written into it."""
        written, words = box.split_left(box.width / 3, self.pad.size(3))
        goal = self.pad.write(f"of {self.game.goal} spaces covered", words, TextStyle(12))
        return PartOutput([self.pad.writing_box(written, self.pad.theme.accent, 0.7), *goal])


def _parts(pad: PadContext, game: TinyGame) -> dict[str, Part]:
    return {"scores": CoveredPart(pad, game)}


PAD = PadKind(_parts)
