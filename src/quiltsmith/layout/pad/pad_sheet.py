"""One sheet of a pad: parts in rows and columns that share it, as large as the sheet allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.layout.pad.pad_board import SPACES, BoardPart
from quiltsmith.layout.pad.pad_context import (
    Detail,
    PadContext,
    PadFitError,
    Part,
    PartOutput,
    TapeScale,
    measures_of,
)
from quiltsmith.layout.pad.pad_header import HeaderPart, NotesPart
from quiltsmith.layout.pad.pad_template import (
    PARTS,
    Column,
    Entry,
    PadTemplate,
    PartEntry,
    Row,
    optional_entries,
    part_names,
    with_header_above,
)
from quiltsmith.layout.product_kinds import pad_kind
from quiltsmith.layout.sheets.page_furniture import FURNITURE_HEIGHT, LETTER_MARGIN
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FormField, Item, Symbol
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text, line_height
from quiltsmith.style.sizes import Paper

_TOLERANCE = 1e-6
_FARTHEST = 1e6
_WIDEST_GAP = 4.0
_STEPS = 12
_FULL_PAGE = 297.0 * 210.0
_GROWTH = 0.36
"""Type grows slower than the sheet: half the width still has three fifths of the size."""
_LARGEST = 1.6
_SMALLER = 0.95
_SMALLEST_SCALE = 0.4
_AS_LARGE = 0.97
"""Spaces of a board count as just as large down to this share."""
_COMFORT, _DEALT_COMFORT = 0.86, 0.85
"""Explanations and optional parts stay as long as the rest need not become smaller than this share.

The cards of a deal, one more line on every reel, may make it a step smaller.
"""
_BESIDE_BOARD = 0.6
"""A header does not stand beside the board where its label and the reels would become smaller than this share."""
FOOTER = FURNITURE_HEIGHT + 1.5
"""What a sheet keeps free for the footer of a page."""
_GAP = 4.0
_LARGE_ENOUGH = 18.0
_MARGIN = 1.8
_BORDER = 5.5
_CREDIT, _CREDIT_LARGE = 6.0, 12.0
_ABOVE_CREDIT = 0.9
"""The imprint stays clear of the tape and its rosettes."""


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
    known: dict[tuple[int, float], tuple[float, float]] = field(default_factory=dict)
    """Heights by entry and width: the same ones are asked for again and again, and take long to measure."""
    known_widths: dict[str, tuple[float, float]] = field(default_factory=dict)
    """The same for widths, by part."""
    known_shown: dict[int, list[Entry]] = field(default_factory=dict)

    def place(self, entry: Entry, box: Box) -> list[tuple[str, Box]]:
        """Return the box of every part that is shown; raise PadFitError where there is too little space."""
        if isinstance(entry, PartEntry):
            return [(entry.part, box)] if self._is_shown(entry) else []
        children = self._shown(entry)
        divide = self._boxes_of_row if isinstance(entry, Row) else self._boxes_of_column
        boxes = divide(children, box)
        return [placed for child, part in zip(children, boxes, strict=True) for placed in self.place(child, part)]

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
        """Return the least width of an entry and the most that it can use at a height."""
        if isinstance(entry, PartEntry):
            part = self.parts[entry.part]
            if entry.part not in self.known_widths:
                self.known_widths[entry.part] = part.widths()
            least, most = self.known_widths[entry.part]
            return least, max(least, part.width_for(height)) if isinstance(part, BoardPart) else most
        inside = [self._widths(child, height) for child in self._shown(entry)]
        if isinstance(entry, Column) and self._is_board(entry):
            return self._widths_around_board(entry, height)
        if isinstance(entry, Row):
            gaps = self.gap * (len(inside) - 1)
            return sum(least for least, _unused in inside) + gaps, sum(most for _unused, most in inside) + gaps
        return max(least for least, _unused in inside), max(most for _unused, most in inside)

    def _widths_around_board(self, column: Column, height: float) -> tuple[float, float]:
        """Return the widths of a column with the board in it: as the board is in the height that others leave."""
        children = self._shown(column)
        board = next(child for child in children if self._is_board(child))
        others = [child for child in children if child is not board]
        least = max(self._widths(child, height)[0] for child in children)
        left = height - sum(self._heights(child, least)[0] + self.gap for child in others)
        return least, max(least, self._widths(board, left)[1])

    def _heights(self, entry: Entry, width: float) -> tuple[float, float]:
        """Return the least height of an entry at a width and the most that it can use."""
        key = id(entry), width
        if key not in self.known:
            self.known[key] = self._measured_heights(entry, width)
        return self.known[key]

    def _measured_heights(self, entry: Entry, width: float) -> tuple[float, float]:
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
        if id(entry) not in self.known_shown:
            self.known_shown[id(entry)] = [child for child in entry.entries if self._is_shown(child)]
        return self.known_shown[id(entry)]

    def _is_board(self, entry: Entry) -> bool:
        """Return whether an entry is the drawing board, or a column that is as wide as the board in it."""
        if isinstance(entry, Column):
            return any(self._is_board(child) for child in self._shown(entry))
        return isinstance(entry, PartEntry) and isinstance(self.parts[entry.part], BoardPart)


def _share(wishes: Sequence[_Wish], length: float, gap: float, widest_gap: float) -> list[tuple[float, float]]:
    """Share a length: what is needed, then the board's wish, then weights, then what others can use, then gaps.

    Gaps grow to the widest; what remains after that is left free on both sides.
    """
    left = length - sum(wish.least for wish in wishes) - gap * (len(wishes) - 1)
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


class PadSheet(Struct, frozen=True):
    """A sheet that is drawn once for all pages, its form fields, and where names, numbers and results go."""

    symbol: Symbol
    pad: PadContext
    fields: tuple[FormField, ...]
    name: Box | None
    boxes: tuple[tuple[str, Box], ...]
    numbers: tuple[Box, ...] = ()
    cell: float = 0.0
    left_out: tuple[str, ...] = ()
    """Parts of the template that the sheet is too small for."""
    tape: TapeScale | None = None


def pad_sheet(
    pad: PadContext, template: PadTemplate, width: float, height: float, footer: float = 0.0
) -> PadSheet:
    """Draw a sheet, with type as large as fits; `footer` is kept free at the bottom.

    Where type or boxes would become too small, explanations go first, then optional parts, the first one first,
    and at last all that is not written on in the game. What then does not fit is refused. Room that is left over
    is given to what was left out, and to lines for notes where a template has them as optional.

    A header in a column beside the board stands there where the spaces become larger by it and no part is missing
    for it; else it stands above all. Such a template is about the board: type may be smaller for larger spaces.
    """
    above = with_header_above(template.body)
    if above == template.body:
        return _largest_sheet(pad, template, width, height, footer)
    usual = _largest_sheet(pad, replace(template, body=above), width, height, footer)
    try:
        stacked = _largest_sheet(pad, template, width, height, footer)
    except (PadFitError, TextFitError):
        return usual
    is_whole = stacked.left_out == usual.left_out and stacked.pad.is_bare <= usual.pad.is_bare
    is_legible = stacked.pad.scale >= _largest_scale(width, height) * _BESIDE_BOARD
    if not (is_whole and is_legible) or stacked.cell <= usual.cell:
        return usual
    return _with_larger_board(stacked, template, footer)


def _with_larger_board(sheet: PadSheet, template: PadTemplate, footer: float) -> PadSheet:
    """Draw a sheet with smaller type, as long as its spaces become larger by it."""
    width, height = sheet.symbol.width, sheet.symbol.height
    smallest = min(sheet.pad.scale, _largest_scale(width, height) * _DEALT_COMFORT)
    left_out = [one for one in optional_entries(template.body) if _is_filler(one) or _is_in(one, sheet.left_out)]
    scale = sheet.pad.scale * _SMALLER
    while scale >= smallest:
        with suppress(PadFitError, TextFitError):
            smaller = _draw(replace(sheet.pad, scale=scale), template, width, height, footer, left_out)
            sheet = max(sheet, smaller, key=lambda one: one.cell)
        scale *= _SMALLER
    return sheet


def _largest_scale(width: float, height: float) -> float:
    return min(_LARGEST, float((width * height / _FULL_PAGE) ** _GROWTH))


def _largest_sheet(pad: PadContext, template: PadTemplate, width: float, height: float, footer: float) -> PadSheet:
    pad = replace(pad, least=measures_of(Paper("", width, height), pad.is_large))
    if pad.is_large:
        # The board of large print is not smaller than it usually is, unless its spaces are huge.
        usual = _largest_sheet(replace(pad, is_large=False), template, width, height, footer)
        pad = replace(pad, least_cell=min(usual.cell, _LARGE_ENOUGH))
    largest = _largest_scale(width, height)
    fillers = [entry for entry in optional_entries(template.body) if _is_filler(entry)]
    optional = [entry for entry in optional_entries(template.body) if not _is_filler(entry)]
    rest = [[*fillers, *optional[:count]] for count in range(len(optional) + 1)]
    comfortable = largest * (_COMFORT if pad.dealt is None else _DEALT_COMFORT)
    tries = [(rest[0], comfortable, Detail.FULL)]
    tries += [(left_out, comfortable, Detail.PLAIN) for left_out in rest]
    # A bare sheet has no turns, beside which the cards of a deal stand.
    needs_all = pad.is_large or pad.dealt is not None
    last = (Detail.PLAIN,) if needs_all else (Detail.PLAIN, Detail.BARE)
    tries += [(rest[-1], _SMALLEST_SCALE, detail) for detail in last]
    reason: PadFitError | TextFitError = PadFitError()
    long_name: TextFitError | None = None
    tried = set[tuple[int, float, Detail]]()
    for left_out, smallest, detail in tries:
        scale = largest
        while scale >= smallest:
            attempt = len(left_out), scale, detail
            if attempt in tried:
                scale *= _SMALLER
                continue
            tried.add(attempt)
            try:
                drawn = _draw(replace(pad, scale=scale, detail=detail), template, width, height, footer, left_out)
                return _with_more(drawn, template, footer, left_out)
            except (PadFitError, TextFitError) as error:
                reason = error
                if isinstance(error, TextFitError) and error.text in pad.players:
                    long_name = error
            scale *= _SMALLER
    if isinstance(reason, TextFitError) and reason.text == pad.title and len(pad.title) > 1:
        try:
            _largest_sheet(replace(pad, title=pad.title[0]), template, width, height, footer)
        except (PadFitError, TextFitError):
            pass  # the title is not what is too large
        else:
            raise reason
    if long_name is not None:
        raise long_name
    raise PadFitError(
        _(
            "the pad does not fit on a sheet of {width:.0f} × {height:.0f} mm; choose a "
            "larger paper or fewer sheets on a page",
            width=width,
            height=height,
        )
    )


def _is_filler(entry: Entry) -> bool:
    """Return whether an optional entry only fills room that is left: nobody misses it."""
    return part_names(entry) == ["notes"]


def _is_in(entry: Entry, names: Sequence[str]) -> bool:
    return set(part_names(entry)) <= set(names)


def _with_more(sheet: PadSheet, template: PadTemplate, footer: float, left_out: Sequence[Entry]) -> PadSheet:
    """Put back what was left out, explanations first and the last part next, where nothing gets smaller by it."""
    width, height = sheet.symbol.width, sheet.symbol.height
    is_plain = sheet.pad.detail is Detail.PLAIN
    missing = list(left_out)
    for entry in [*([None] if is_plain else []), *reversed(left_out)]:
        pad = replace(sheet.pad, detail=Detail.FULL) if entry is None else sheet.pad
        without = [one for one in missing if one is not entry]
        try:
            more = _draw(pad, template, width, height, footer, without, sheet.cell * _AS_LARGE)
        except (PadFitError, TextFitError):
            continue
        if more.cell >= sheet.cell * _AS_LARGE:
            sheet, missing = more, without
    return sheet


def _draw(
    pad: PadContext,
    template: PadTemplate,
    width: float,
    height: float,
    footer: float,
    left_out: Sequence[Entry],
    least_cell: float = 0.0,
) -> PadSheet:
    """Draw a sheet; one whose spaces would be smaller than `least_cell` is refused before it is drawn."""
    # Nothing comes near the edge, also on parts of a divided page.
    frame = Box(0, 0, width, height).inset(LETTER_MARGIN).shrink(bottom=footer)
    padding = pad.size(_BORDER if template.border != "none" else _MARGIN)
    size = _CREDIT_LARGE if pad.is_large else _CREDIT
    credit = line_height(size)
    inside = frame.inset(padding)
    body = inside.shrink(bottom=credit - padding * 0.5 + _ABOVE_CREDIT)
    parts = _parts(pad, min(width, height), with_header_above(template.body) != template.body)
    boxes = PartsInPlace(parts, pad.size(_GAP), left_out).place(template.body, body)
    if not boxes:
        raise QuiltsmithError(
            _(
                "no part of the template {template} has anything to say about {game}",
                template=template.id,
                game=pad.game.id,
            )
        )
    _refuse_no_place_for_deal(pad, template, {name for name, _unused in boxes})
    for name, box in boxes:
        part = parts[name]
        if isinstance(part, BoardPart) and part.cell_in(box) < least_cell - _TOLERANCE:
            raise PadFitError
    drawn = PartOutput([*_border(pad, template, frame)])
    for name, box in boxes:
        drawn.add(parts[name].draw(box))
    below = body.bottom_strip(credit * 0.9).moved(down=credit * 1.02 + _ABOVE_CREDIT)
    style = TextStyle(size, colour=pad.theme.muted, align="right", smallest=size)
    drawn.items += fit_text(pad.word("unofficial"), below, style)
    symbol = Symbol("sheet", width, height, tuple(drawn.items))
    cell = next((field.box.width for field in drawn.fields if field.name.startswith(SPACES)), 0.0)
    missing = tuple(
        name for entry in left_out if not _is_filler(entry) for name in part_names(entry) if parts[name].is_shown
    )
    fields, numbers = tuple(drawn.fields), tuple(drawn.numbers)
    return PadSheet(symbol, pad, fields, drawn.name, tuple(boxes), numbers, cell, missing, drawn.tape)


def _refuse_no_place_for_deal(pad: PadContext, template: PadTemplate, shown: set[str]) -> None:
    if pad.dealt is not None and not ("header" in shown and shown & {"rounds", "scores"}):
        raise QuiltsmithError(
            _(
                "the sheet for a deal has its cards beside the rounds and its code in the header; "
                "the template {template} lacks one of them",
                template=template.id,
            )
        )


def _parts(pad: PadContext, side: float, is_stacked: bool) -> dict[str, Part]:
    kind = pad_kind(pad.game)
    asks = ("name", "date") if kind.players == 1 else ("date",)
    own = dict(kind.parts(pad, pad.game))
    if "scores" in own:
        # A kind that does not part its scores shows all of them where a template has the rounds.
        own.setdefault("rounds", own["scores"])
    header = own.get("header", HeaderPart(pad, asks))
    if isinstance(header, HeaderPart):
        own["header"] = replace(header, is_stacked=is_stacked)
    return {
        **dict.fromkeys(PARTS, _Nothing()),
        **({"board": BoardPart(pad, side)} if kind.has_board else {}),
        "notes": NotesPart(pad),
        **own,
    }


class _Nothing(Struct, frozen=True):
    """A part that a game does not have."""

    is_shown: bool = False

    def widths(self) -> tuple[float, float]:
        return 0.0, 0.0

    def heights(self, width: float) -> tuple[float, float]:
        return 0.0, 0.0

    def draw(self, box: Box) -> PartOutput:
        return PartOutput()


def _border(pad: PadContext, template: PadTemplate, frame: Box) -> tuple[Item, ...]:
    if template.border == "none":
        return ()
    radius = pad.size(4)
    if template.border == "plain":
        return (paths.box_path(frame, None, pad.line(0.3), radius),)
    return (paths.box_path(frame, None, pad.stitches(width=0.45, dash=2.4, gap=1.6), radius),)
