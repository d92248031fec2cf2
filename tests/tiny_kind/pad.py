"""The parts of a tiny pad: beside what every pad has, a box to write down what is covered."""

from __future__ import annotations

from quiltsmith.layout.pad.kind import PadKind
from quiltsmith.layout.pad.pad_context import PadContext, Part, PartOutput, ShownPart
from quiltsmith.scene.boxes import Box
from tests.tiny_kind.game import TinyGame


class CoveredPart(ShownPart, frozen=True):
    """A box with the goal beside it."""

    game: TinyGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(60), self.look.size(100)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        return self.look.size(12), self.look.size(20)

    def draw(self, box: Box) -> PartOutput:
        """Draw the box, and how much is to be written into it."""
        written = Box(box.x, box.y, box.width / 3, box.height)
        words = Box(written.right + self.look.size(3), box.y, box.width / 2, box.height)
        goal = self.look.write(f"of {self.game.goal} spaces covered", words, 12)
        return PartOutput([self.look.writing_box(written, self.look.theme.accent, 0.7), *goal])


def _parts(look: PadContext, game: TinyGame) -> dict[str, Part]:
    return {"scores": CoveredPart(look, game)}


PAD = PadKind(_parts)
