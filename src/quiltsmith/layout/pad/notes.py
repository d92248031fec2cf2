"""Lines to write on."""

from __future__ import annotations

from quiltsmith.layout.pad.look import HEADING_HEIGHT, Drawn, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FormField

_LINE = 8.0


class NotesPart(ShownPart, frozen=True):
    """As many lines as there is room for."""

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(40), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        return self.look.size(HEADING_HEIGHT + 2 * _LINE), self.look.size(HEADING_HEIGHT + 12 * _LINE)

    def draw(self, box: Box) -> Drawn:
        """Draw the lines."""
        look = self.look
        label = look.word("pad.notes")
        top = box.y + look.size(HEADING_HEIGHT)
        count = max(1, int((box.bottom - top) / look.size(_LINE)))
        step = (box.bottom - top) / count
        lines = [(box.x, top + number * step, box.right, top + number * step) for number in range(1, count + 1)]
        size = look.size(11)
        fields = [
            FormField("text", f"note-{number}", Box(box.x, y - step, box.width, step), label, size, "left")
            for number, (_, y, _, _) in enumerate(lines, 1)
        ]
        return Drawn([*look.heading(label, box), paths.lines(lines, look.theme.guide_stroke(0.3))], fields)
