"""The quilts of the two-player game: for each player a name, a board, the scores, and a rosette for the winner."""

from __future__ import annotations

from typing import NamedTuple

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.sewing_notions import rosette
from quiltsmith.layout.pad.pad_board import SPACES, BoardPart
from quiltsmith.layout.pad.pad_context import Detail, PartOutput, ShownPart
from quiltsmith.layout.pad.pad_header import FIELD_TYPE, labelled_line, writing_height
from quiltsmith.layout.pad.patchwork_scores import NAME, PLAYERS, QUILTS_GAME, WINNER, QuiltScores, field_name
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, Fabric, FormField
from quiltsmith.scene.text import text_width

_GAP, _BETWEEN = 3.5, 8.0
_LEAST_CELL, _ROSETTE = 10.5, 11.5
_NAME_TYPE = 15.0
_IMPOSSIBLE, _TOLERANCE = 1e6, 1e-6


def spaces_of(player: int) -> str:
    """Give what the fields of the spaces of a player's quilt are called, players being counted from 1."""
    return f"{SPACES}-{player}"


class _QuiltPlace(NamedTuple):
    """Where the quilt of a player stands with all that belongs to it; `is_wide` has the scores beside it."""

    box: Box
    is_wide: bool


class QuiltsPart(ShownPart, frozen=True):
    """Quilts side by side with scores below them, or below each other with scores beside: as they are larger."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return min(self._needed(is_wide)[0] for is_wide in (False, True)), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        needed = (self._needed(is_wide) for is_wide in (False, True))
        fitting = [height for least, height in needed if least <= width + _TOLERANCE]
        return min(fitting, default=_IMPOSSIBLE), self.look.size(1000)

    def draw(self, box: Box) -> PartOutput:
        """Draw a quilt for each player."""
        ways = [self._places(box, is_wide) for is_wide in (False, True)]
        chosen = max(ways, key=lambda places: self._cell(places[0]))
        drawn = PartOutput()
        for player, place in enumerate(chosen, 1):
            drawn.add(self._wide(player, place.box) if place.is_wide else self._tall(player, place.box))
        return drawn

    @property
    def _count(self) -> int:
        return self.look.seats or PLAYERS

    @property
    def _least_cell(self) -> float:
        return max(self.look.size(_LEAST_CELL), self.look.least_cell)

    @property
    def _head_height(self) -> float:
        look = self.look
        line = look.type(FIELD_TYPE) * POINT + writing_height(look) * 0.6
        return line if look.detail is Detail.BARE else max(look.tick(_ROSETTE), line)

    @property
    def _gap(self) -> float:
        return self.look.size(_GAP)

    def _board(self, player: int) -> BoardPart:
        return BoardPart(self.look, 0.0, spaces_of(player), has_letters_below=True)

    def _scores(self, player: int) -> QuiltScores:
        return QuiltScores(self.look, self.game, player)

    def _needed(self, is_wide: bool) -> tuple[float, float]:
        """Give the width and the height that all quilts need."""
        (width, height), others = self._needed_by_one(is_wide), self._count - 1
        between = self.look.size(_BETWEEN) * others
        if is_wide:
            return width, height * self._count + between
        return width * self._count + between, height

    def _needed_by_one(self, is_wide: bool) -> tuple[float, float]:
        """Give the width and the height that a quilt needs with all that belongs to it."""
        board, cell, scores = self.game.board, self._least_cell, self._scores(1)
        labels = self._board(1).labels
        width, height = labels + board.columns * cell, labels + board.rows * cell
        if is_wide:
            beside = self._head_height + self._gap * 2 + scores.list_height
            return width + self._gap * 2 + scores.list_width, max(height, beside)
        return max(width, scores.line_width), self._head_height + height + self._gap * 2 + scores.line_height

    def _places(self, box: Box, is_wide: bool) -> list[_QuiltPlace]:
        """Share a box: side by side, or below each other where the scores stand beside the quilts."""
        between, count = self.look.size(_BETWEEN), self._count
        side = ((box.height if is_wide else box.width) - between * (count - 1)) / count
        starts = [number * (side + between) for number in range(count)]
        if is_wide:
            return [_QuiltPlace(Box(box.x, box.y + start, box.width, side), is_wide) for start in starts]
        return [_QuiltPlace(Box(box.x + start, box.y, side, box.height), is_wide) for start in starts]

    def _cell(self, place: _QuiltPlace) -> float:
        """Give the side of a space of a quilt; none if what belongs to the quilt has no room."""
        width, height = self._needed_by_one(place.is_wide)
        if place.box.width < width - _TOLERANCE or place.box.height < height - _TOLERANCE:
            return 0.0
        return self._board(1).cell_in(self._board_room(place))

    def _board_room(self, place: _QuiltPlace) -> Box:
        """Give the room that the quilt can take at most."""
        box, scores = place.box, self._scores(1)
        if place.is_wide:
            return Box(box.x, box.y, box.width - self._gap * 2 - scores.list_width, box.height)
        top = box.y + self._head_height + self._gap
        return Box(box.x, top, box.width, box.bottom - scores.line_height - self._gap - top)

    def _tall(self, player: int, box: Box) -> PartOutput:
        """Draw the name above the quilt and the scores below it."""
        scores, fabric = self._scores(player), self._fabric(player)
        drawn = self._head(player, Box(box.x, box.y, box.width, self._head_height))
        drawn.add(self._board(player).draw(self._board_room(_QuiltPlace(box, is_wide=False))))
        height = scores.line_height
        drawn.add(scores.draw_line(Box(box.x, box.bottom - height, box.width, height), fabric))
        return drawn

    def _wide(self, player: int, box: Box) -> PartOutput:
        """Draw the name and the scores at the right of the quilt."""
        board, scores = self._board(player), self._scores(player)
        cell = board.cell_in(self._board_room(_QuiltPlace(box, is_wide=True)))
        width = board.labels + cell * self.game.board.columns
        drawn = board.draw(Box(box.x, box.y, width, box.height))
        left, top = box.x + width + self._gap * 2, box.y + board.head
        drawn.add(self._head(player, Box(left, top, box.right - left, self._head_height)))
        below = top + self._head_height + self._gap * 2
        drawn.add(scores.draw_list(Box(left, below, box.right - left, box.bottom - below), self._fabric(player)))
        return drawn

    def _fabric(self, player: int) -> Fabric:
        return self.look.theme.round_fabric(player - 1)

    def _head(self, player: int, row: Box) -> PartOutput:
        """Draw the line for the name, and the rosette for the winner, which a quilt alone does not need."""
        look, theme = self.look, self.look.theme
        thread = theme.strong(self._fabric(player))
        drawn = PartOutput()
        if look.detail is not Detail.BARE and self._count > 1:
            drawn, row = self._rosette(player, row)
        label = look.word("pad.name")
        line, writing = labelled_line(look, field_name(QUILTS_GAME, NAME, player), label, row, thread)
        drawn.items += line.items
        if look.players:
            room = Box(
                writing.x + look.size(1), writing.y, writing.width - look.size(1), writing.height - look.size(0.8)
            )
            drawn.items += look.write(look.players[player - 1], room, _NAME_TYPE, font="bold", valign="bottom")
        else:
            drawn.fields += line.fields
        return drawn

    def _rosette(self, player: int, row: Box) -> tuple[PartOutput, Box]:
        """Draw the rosette at the right end of a row; give what is left of the row, too."""
        look, theme = self.look, self.look.theme
        side, word = look.tick(_ROSETTE), look.word("pad.winner")
        tick = Box(row.right - side, row.centre[1] - side / 2, side, side)
        height = look.type(FIELD_TYPE) * POINT * 1.2
        width = text_width(word, look.type(FIELD_TYPE), "bold") + look.size(0.5)
        room = Box(tick.x - look.size(1.5) - width, row.bottom - height, width, height)
        items = rosette(*tick.centre, side / 2, self._fabric(player), theme)
        items += look.write(word, room, FIELD_TYPE, font="bold", valign="bottom", colour=theme.muted)
        field = FormField("check", field_name(QUILTS_GAME, WINNER, player), tick, word)
        return PartOutput(items, [field]), Box(row.x, row.y, room.x - look.size(4) - row.x, row.height)
