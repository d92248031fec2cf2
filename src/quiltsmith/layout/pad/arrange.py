"""Where the parts of a pad stand: rows and columns that share their room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from quiltsmith.layout.pad.board import BoardPart
from quiltsmith.layout.pad.look import PadFitError, Part
from quiltsmith.layout.pad.template import Column, Entry, PartEntry, Row
from quiltsmith.scene.elements import Box

_TOLERANCE = 1e-6
_FARTHEST = 1e6
_WIDEST_GAP = 4.0


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
        spans = self._columns_of(children, box.width, box.height)
        for child, (_, width) in zip(children, spans, strict=True):
            if self._heights(child, width)[0] > box.height + _TOLERANCE:
                raise PadFitError("the sheet is too low for what stands on it")
        return [Box(box.x + start, box.y, width, box.height) for start, width in spans]

    def _boxes_of_column(self, children: Sequence[Entry], box: Box) -> list[Box]:
        wishes = [
            _Wish(*self._heights(child, box.width), child.weight, self._is_board(child)) for child in children
        ]
        spans = _share(wishes, box.height, self.gap, widest_gap=box.height)
        return [Box(box.x, box.y + start, box.width, height) for start, height in spans]

    def _columns_of(self, children: Sequence[Entry], width: float, height: float) -> list[tuple[float, float]]:
        wishes = [_Wish(*self._widths(child, height), child.weight, self._is_board(child)) for child in children]
        return _share(wishes, width, self.gap, widest_gap=self.gap * _WIDEST_GAP)

    def _widths(self, entry: Entry, height: float) -> tuple[float, float]:
        """Give the least width of an entry and the most that it can use at a height."""
        if isinstance(entry, PartEntry):
            part = self.parts[entry.part]
            least, most = part.widths()
            return least, max(least, part.width_for(height)) if isinstance(part, BoardPart) else most
        inside = [self._widths(child, height) for child in self._shown(entry)]
        if isinstance(entry, Row):
            gaps = self.gap * (len(inside) - 1)
            return sum(least for least, _ in inside) + gaps, sum(most for _, most in inside) + gaps
        return max(least for least, _ in inside), max(most for _, most in inside)

    def _heights(self, entry: Entry, width: float) -> tuple[float, float]:
        """Give the least height of an entry at a width and the most that it can use."""
        if isinstance(entry, PartEntry):
            return self.parts[entry.part].heights(width)
        children = self._shown(entry)
        if isinstance(entry, Row):
            spans = self._columns_of(children, width, _FARTHEST)
            inside = [self._heights(child, share) for child, (_, share) in zip(children, spans, strict=True)]
            return max(least for least, _ in inside), max(most for _, most in inside)
        inside = [self._heights(child, width) for child in children]
        gaps = self.gap * (len(inside) - 1)
        return sum(least for least, _ in inside) + gaps, sum(most for _, most in inside) + gaps

    def _is_shown(self, entry: Entry) -> bool:
        if entry in self.left_out:
            return False
        if isinstance(entry, PartEntry):
            return self.parts[entry.part].is_shown
        return any(self._is_shown(child) for child in entry.entries)

    def _shown(self, entry: Row | Column) -> list[Entry]:
        return [child for child in entry.entries if self._is_shown(child)]

    def _is_board(self, entry: Entry) -> bool:
        return isinstance(entry, PartEntry) and isinstance(self.parts[entry.part], BoardPart)


def _share(wishes: Sequence[_Wish], room: float, gap: float, widest_gap: float) -> list[tuple[float, float]]:
    """Share a length: what is needed, then the board's wish, then weights, then what others can use, then gaps.

    Gaps grow to the widest; what remains after that is left free on both sides.
    """
    left = room - sum(wish.least for wish in wishes) - gap * (len(wishes) - 1)
    if left < -_TOLERANCE:
        raise PadFitError("the sheet is too small for what stands on it")
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
    for length, _ in pairwise([*lengths, 0.0]):
        starts.append(starts[-1] + length + step)
    return list(zip(starts[: len(lengths)], lengths, strict=True))
