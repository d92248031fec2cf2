"""The scores of a doodle pad: its rounds, and the total below them."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.pad.look import Drawn, ShownPart
from quiltsmith.layout.pad.rounds import RoundsPart
from quiltsmith.layout.pad.total import TotalPart
from quiltsmith.scene.boxes import Box

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

    def draw(self, box: Box) -> Drawn:
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
