"""Where the parts of a pad stand: rows and columns that share their room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from quiltsmith.i18n import _
from quiltsmith.layout.pad.board import BoardPart
from quiltsmith.layout.pad.look import PadFitError, Part
from quiltsmith.layout.pad.template import Column, Entry, PartEntry, Row
from quiltsmith.scene.boxes import Box

_TOLERANCE = 1e-6
_FARTHEST = 1e6
_WIDEST_GAP = 4.0
_STEPS = 12


class _Wish(Struct, frozen=True):
    """What an entry needs in one direction, and what it can use; the drawing board comes first."""

    least: float
    most: float
    weight: int | None
    comes_first: bool = False


class PartsInPlace(Struct, frozen=True):
    """Parts by name, the distance between them, and entries that are left out."""

    parts: Mapping[str, Part]
    gap: float
    left_out: Sequence[Entry] = ()

    def place(self, entry: Entry, box: Box) -> list[tuple[str, Box]]:
        """Give the box of every part that is shown; raise PadFitError where there is too little room."""
        if isinstance(entry, PartEntry):
            return [(entry.part, box)] if self._is_shown(entry) else []
        children = self._shown(entry)
        divide = self._boxes_of_row if isinstance(entry, Row) else self._boxes_of_column
        boxes = divide(children, box)
        return [placed for child, room in zip(children, boxes, strict=True) for placed in self.place(child, room)]

    def _boxes_of_row(self, children: Sequence[Entry], box: Box) -> list[Box]:
        # The board takes what it can use, but leaves the others as much width as they need in this height.
        for step in range(_STEPS, -1, -1):
            spans = self._columns_of(children, box.width, box.height, step / _STEPS)
            heights = [
                self._heights(child, width)[0] for child, (_unused, width) in zip(children, spans, strict=True)
            ]
            if max(heights) <= box.height + _TOLERANCE:
                return [Box(box.x + start, box.y, width, box.height) for start, width in spans]
        raise PadFitError(_("the sheet is too low for what stands on it"))

    def _boxes_of_column(self, children: Sequence[Entry], box: Box) -> list[Box]:
        wishes = [
            _Wish(*self._heights(child, box.width), child.weight, self._is_board(child)) for child in children
        ]
        spans = _share(wishes, box.height, self.gap, widest_gap=box.height)
        if len(wishes) > 1 and wishes[-1].comes_first:
            # A wide board, which needs less height than there is, stands in the middle of what is left.
            (above, height), (start, board) = spans[-2:]
            spans[-1] = start - (start - above - height - self.gap) / 2, board
        return [Box(box.x, box.y + start, box.width, height) for start, height in spans]

    def _columns_of(
        self, children: Sequence[Entry], width: float, height: float, board_share: float = 1.0
    ) -> list[tuple[float, float]]:
        """Share a width; the board gets this share of what it could use beyond its least width."""
        wishes = []
        for child in children:
            least, most = self._widths(child, height)
            is_board = self._is_board(child)
            usable = least + (most - least) * board_share if is_board else most
            wishes.append(_Wish(least, usable, child.weight, is_board))
        return _share(wishes, width, self.gap, widest_gap=self.gap * _WIDEST_GAP)

    def _widths(self, entry: Entry, height: float) -> tuple[float, float]:
        """Give the least width of an entry and the most that it can use at a height."""
        if isinstance(entry, PartEntry):
            part = self.parts[entry.part]
            least, most = part.widths()
            return least, max(least, part.width_for(height)) if isinstance(part, BoardPart) else most
        inside = [self._widths(child, height) for child in self._shown(entry)]
        if isinstance(entry, Column) and self._is_board(entry):
            return self._widths_around_board(entry, height)
        if isinstance(entry, Row):
            gaps = self.gap * (len(inside) - 1)
            return sum(least for least, _unused in inside) + gaps, sum(most for _unused, most in inside) + gaps
        return max(least for least, _unused in inside), max(most for _unused, most in inside)

    def _widths_around_board(self, column: Column, height: float) -> tuple[float, float]:
        """Give the widths of a column with the board in it: as the board is in the height that others leave."""
        children = self._shown(column)
        board = next(child for child in children if self._is_board(child))
        others = [child for child in children if child is not board]
        least = max(self._widths(child, height)[0] for child in children)
        left = height - sum(self._heights(child, least)[0] + self.gap for child in others)
        return least, max(least, self._widths(board, left)[1])

    def _heights(self, entry: Entry, width: float) -> tuple[float, float]:
        """Give the least height of an entry at a width and the most that it can use."""
        if isinstance(entry, PartEntry):
            return self.parts[entry.part].heights(width)
        children = self._shown(entry)
        if isinstance(entry, Row):
            ends = []
            for board_share in (0.0, 1.0):
                spans = self._columns_of(children, width, _FARTHEST, board_share)
                ends.append(
                    [self._heights(child, share) for child, (_unused, share) in zip(children, spans, strict=True)]
                )
            return max(least for least, _unused in ends[0]), max(most for _unused, most in ends[1])
        inside = [self._heights(child, width) for child in children]
        gaps = self.gap * (len(inside) - 1)
        return sum(least for least, _unused in inside) + gaps, sum(most for _unused, most in inside) + gaps

    def _is_shown(self, entry: Entry) -> bool:
        if entry in self.left_out:
            return False
        if isinstance(entry, PartEntry):
            return self.parts[entry.part].is_shown
        return any(self._is_shown(child) for child in entry.entries)

    def _shown(self, entry: Row | Column) -> list[Entry]:
        return [child for child in entry.entries if self._is_shown(child)]

    def _is_board(self, entry: Entry) -> bool:
        """Tell whether an entry is the drawing board, or a column that is as wide as the board in it."""
        if isinstance(entry, Column):
            return any(self._is_board(child) for child in self._shown(entry))
        return isinstance(entry, PartEntry) and isinstance(self.parts[entry.part], BoardPart)


def _share(wishes: Sequence[_Wish], room: float, gap: float, widest_gap: float) -> list[tuple[float, float]]:
    """Share a length: what is needed, then the board's wish, then weights, then what others can use, then gaps.

    Gaps grow to the widest; what remains after that is left free on both sides.
    """
    left = room - sum(wish.least for wish in wishes) - gap * (len(wishes) - 1)
    if left < -_TOLERANCE:
        raise PadFitError(_("the sheet is too small for what stands on it"))
    lengths = [wish.least for wish in wishes]
    for index, wish in enumerate(wishes):
        if wish.comes_first and wish.weight is None:
            more = max(0.0, min(left, wish.most - wish.least))
            lengths[index] += more
            left -= more
    weights = sum(wish.weight or 0 for wish in wishes)
    usable = sum(wish.most - wish.least for wish in wishes if not wish.comes_first)
    if weights:
        lengths = [
            length + left * (wish.weight or 0) / weights for length, wish in zip(lengths, wishes, strict=True)
        ]
        left = 0.0
    elif usable > 0:
        share = min(1.0, max(0.0, left) / usable)
        for index, wish in enumerate(wishes):
            if not wish.comes_first:
                lengths[index] += share * (wish.most - wish.least)
        left = max(0.0, left - usable)
    gaps = len(wishes) - 1
    step = min(widest_gap, gap + max(0.0, left) / gaps) if gaps else gap
    starts = [max(0.0, left - (step - gap) * gaps) / 2 if gaps else 0.0]
    for length, _unused in pairwise([*lengths, 0.0]):
        starts.append(starts[-1] + length + step)
    return list(zip(starts[: len(lengths)], lengths, strict=True))
