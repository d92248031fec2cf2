"""How the two-player game is scored, in a sentence."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.pad.look import Drawn, ShownPart
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.text import line_height, wrap_text


class DuelAidPart(ShownPart, frozen=True):
    """What counts at the end, in a sentence, and who wins a tie."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(60), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the height for a width; a sentence does not grow."""
        look = self.look
        height = look.heading_height + look.size(1) + self._text_height(width)
        return height, height

    def draw(self, box: Box) -> Drawn:
        """Draw the sentence."""
        look = self.look
        head = look.heading_height + look.size(1)
        room = Box(box.x, box.y + head, box.width, min(box.height - head, self._text_height(box.width)))
        title = look.heading(look.word("pad.aid-title"), box)
        return Drawn([*title, *look.write(self._sentence(), room, 9, wrap=True)])

    def _text_height(self, width: float) -> float:
        size = self.look.type(9)
        lines = wrap_text(self._sentence(), width, size) or (" ",) * 4
        return (len(lines) + 0.3) * line_height(size)

    def _sentence(self) -> str:
        game = self.game
        return self.look.word(
            "pad.aid-duel",
            currency=self.look.style.name(game.currency.name),
            points=game.tile_points,
            side=game.tile_side,
            lost=-game.points_per_empty_space,
        )
