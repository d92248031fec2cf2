"""The quilts of the two-player game: for each player a name, a board, the scores, and a rosette for the winner."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.sewing_notions import rosette
from quiltsmith.layout.pad.pad_board import SPACES, BoardPart
from quiltsmith.layout.pad.pad_context import UNLIMITED, PartOutput, ShownPart
from quiltsmith.layout.pad.pad_header import LABEL, labelled_line, writing_height, written_name
from quiltsmith.layout.pad.patchwork_scores import NAME, PLAYERS, QUILTS_GAME, WINNER, QuiltScores, field_name
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, FormField
from quiltsmith.scene.text import TextStyle, text_width

_GAP, _BETWEEN = 3.5, 8.0
_LEAST_CELL, _ROSETTE = 10.5, 11.5
_PLAYER = TextStyle(15.0, "bold", valign="bottom")
_IMPOSSIBLE, _TOLERANCE = 1e6, 1e-6


def spaces_of(player: int) -> str:
    """Return what the fields of the spaces of a player's quilt are called, players being counted from 1."""
    return f"{SPACES}-{player}"


class _QuiltPlace(NamedTuple):
    """Where the quilt of a player stands with all that belongs to it; `is_wide` has the scores beside it."""

    box: Box
    is_wide: bool


class QuiltsPart(ShownPart, frozen=True):
    """Quilts side by side with scores below them, or below each other with scores beside: as they are larger."""

    game: PatchworkGame

    def widths(self) -> tuple[float, float]:
        return min(self._needed(is_wide)[0] for is_wide in (False, True)), self.pad.size(UNLIMITED)

    def heights(self, width: float) -> tuple[float, float]:
        needed = (self._needed(is_wide) for is_wide in (False, True))
        fitting = [height for least, height in needed if least <= width + _TOLERANCE]
        return min(fitting, default=_IMPOSSIBLE), self.pad.size(UNLIMITED)

    def draw(self, box: Box) -> PartOutput:
        ways = [self._places(box, is_wide) for is_wide in (False, True)]
        chosen = max(ways, key=lambda places: self._cell(places[0]))
        drawn = PartOutput()
        for player, place in enumerate(chosen, 1):
            drawn.add(self._wide(player, place) if place.is_wide else self._tall(player, place))
        return drawn

    @property
    def _count(self) -> int:
        return self.pad.seats or PLAYERS

    @property
    def _least_cell(self) -> float:
        return max(self.pad.size(_LEAST_CELL), self.pad.least_cell)

    @property
    def _head_height(self) -> float:
        line = self.pad.type_height(LABEL.size) + writing_height(self.pad) * 0.6
        return line if self.pad.is_bare else max(self.pad.tick(_ROSETTE), line)

    @property
    def _gap(self) -> float:
        return self.pad.size(_GAP)

    def _board(self, player: int) -> BoardPart:
        return BoardPart(self.pad, 0.0, spaces_of(player), has_numbers_right=True)

    def _scores(self, player: int) -> QuiltScores:
        return QuiltScores(self.pad, self.game, player, spaces_of(player))

    def _needed(self, is_wide: bool) -> tuple[float, float]:
        """Return the width and the height that all quilts need."""
        (width, height), others = self._needed_by_one(is_wide), self._count - 1
        between = self.pad.size(_BETWEEN) * others
        if is_wide:
            return width, height * self._count + between
        return width * self._count + between, height

    def _needed_by_one(self, is_wide: bool) -> tuple[float, float]:
        """Return the width and the height that a quilt needs with all that belongs to it."""
        board, cell, scores, part = self.game.board, self._least_cell, self._scores(1), self._board(1)
        width, height = part.beside + board.columns * cell, part.labels + board.rows * cell
        if is_wide:
            beside = self._head_height + self._gap * 2 + scores.list_height
            return width + self._gap * 2 + scores.list_width, max(height, beside)
        return max(width, scores.line_width), self._head_height + height + self._gap * 2 + scores.line_height

    def _places(self, box: Box, is_wide: bool) -> list[_QuiltPlace]:
        """Share a box: side by side, or below each other where the scores stand beside the quilts."""
        parted = (box.rows if is_wide else box.columns)(self._count, self.pad.size(_BETWEEN))
        return [_QuiltPlace(part, is_wide) for part in parted]

    def _cell(self, place: _QuiltPlace) -> float:
        """Return the side of a space of a quilt; 0 if what belongs to the quilt has no space."""
        width, height = self._needed_by_one(place.is_wide)
        if place.box.width < width - _TOLERANCE or place.box.height < height - _TOLERANCE:
            return 0.0
        return self._board(1).cell_in(self._board_box(place))

    def _board_box(self, place: _QuiltPlace) -> Box:
        """Return what the quilt can take at most."""
        scores = self._scores(1)
        if place.is_wide:
            return place.box.shrink(right=self._gap * 2 + scores.list_width)
        return place.box.shrink(top=self._head_height + self._gap, bottom=scores.line_height + self._gap)

    def _tall(self, player: int, place: _QuiltPlace) -> PartOutput:
        """Draw the name above the quilt and the scores below it."""
        scores = self._scores(player)
        drawn = self._head(player, place.box.top_strip(self._head_height))
        drawn.add(self._board(player).draw(self._board_box(place)))
        drawn.add(scores.draw_line(place.box.bottom_strip(scores.line_height), self._fabric(player)))
        return drawn

    def _wide(self, player: int, place: _QuiltPlace) -> PartOutput:
        """Draw the name and the scores at the right of the quilt."""
        board = self._board(player)
        width = board.beside + board.cell_in(self._board_box(place)) * self.game.board.columns
        quilt, beside = place.box.split_left(width, self._gap * 2)
        head, below = beside.shrink(top=board.labels).split_top(self._head_height, self._gap * 2)
        drawn = board.draw(quilt)
        drawn.add(self._head(player, head))
        drawn.add(self._scores(player).draw_list(below, self._fabric(player)))
        return drawn

    def _fabric(self, player: int) -> Fabric:
        return self.pad.theme.round_fabric(player - 1)

    def _head(self, player: int, row: Box) -> PartOutput:
        """Draw the line for the name, and the rosette for the winner, which a quilt alone does not need."""
        pad, drawn = self.pad, PartOutput()
        if not pad.is_bare and self._count > 1:
            drawn, row = self._rosette(player, row)
        name, label = field_name(QUILTS_GAME, NAME, player), pad.word("pad.name")
        line, writing = labelled_line(pad, name, label, row, pad.theme.strong(self._fabric(player)))
        drawn.items += line.items
        if pad.players:
            drawn.items += pad.write_name(pad.players[player - 1], written_name(pad, writing), _PLAYER)
        else:
            drawn.fields += line.fields
        return drawn

    def _rosette(self, player: int, row: Box) -> tuple[PartOutput, Box]:
        """Draw the rosette at the right end of a row; return what is left of the row, too."""
        pad, size = self.pad, self.pad.size
        side, word = pad.tick(_ROSETTE), pad.word("pad.winner")
        tick = row.square(side, "right")
        width = text_width(word, pad.type(LABEL.size), "bold") + size(0.5)
        rest, words = row.shrink(right=side + size(1.5)).split_right(width, size(4))
        words = words.bottom_strip(pad.type_height(LABEL.size, 1.2))
        items = rosette(*tick.centre, side / 2, self._fabric(player), pad.theme)
        items += pad.write(word, words, replace(LABEL, colour=pad.theme.muted))
        return PartOutput(items, [FormField("check", field_name(QUILTS_GAME, WINNER, player), tick, word)]), rest
