"""Score pads: as many sheets as wanted, one or two sides, one or several on a page."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.games.game import Game
from quiltsmith.i18n import _
from quiltsmith.layout.pad import MOST_SHEETS
from quiltsmith.layout.pad.filled_pad import Filling, ink
from quiltsmith.layout.pad.pad_context import DealtPad, Detail, PadContext, PadFitError
from quiltsmith.layout.pad.pad_cover import empty_back, pad_cover
from quiltsmith.layout.pad.pad_header import written_name
from quiltsmith.layout.pad.pad_sheet import FOOTER, PadSheet, pad_sheet
from quiltsmith.layout.pad.pad_template import PadTemplate
from quiltsmith.layout.product_kinds import pad_kind
from quiltsmith.layout.sheets.n_up import NUp, divide
from quiltsmith.layout.sheets.page_furniture import footer
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Bookmark, Document, Flip, Group, Item, Page, Symbol, Use
from quiltsmith.scene.text import TextFitError, TextStyle
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS, iso_name

MOST_PLAYERS = 100
LONGEST_TEXT = 80
_NAME = TextStyle(15.0, "bold", valign="bottom")
_GAME = TextStyle(12.0, "display")


class PadOptions(Struct, frozen=True, kw_only=True):
    """What a pad is to be like; `back` is the style of second sides, or None for one side.

    `sheets` are so many for each player; None is one for each player, or else a full page. `filled` are sheets
    as players have filled them in, one after the other. A cover comes before all sheets.
    """

    sheets: int | None = None
    up: int = 1
    title: str | None = None
    players: tuple[str, ...] = ()
    back: Style | None = None
    is_large: bool = False
    is_fillable: bool = False
    has_marks: bool | None = None
    dealt: DealtPad | None = None
    filled: tuple[Filling, ...] = ()
    has_cover: bool = False

    @property
    def shows_marks(self) -> bool:
        """Whether margins carry marks; unless said otherwise they do where there is something to cut."""
        return self.up > 1 if self.has_marks is None else self.has_marks


@refusing_unprintable()
def pad_document(game: Game, style: Style, template: PadTemplate, options: PadOptions) -> Document:
    _refuse_contradictions(game, options)
    n_up = divide(style.paper, options.up, template.is_wide)
    title = options.title or style.name(game.title)
    job = f"{title} · {style.word('pad.title')}"
    styles = [style] if options.back is None else [style, options.back]
    contexts = [_context(game, side, title, options) for side in styles]
    sides = [_Side(pad, template, options, n_up, is_back=number > 0) for number, pad in enumerate(contexts)]
    sheets = _sheets(game, options)
    pages: list[Page] = []
    marks: list[Bookmark] = []
    if options.has_cover:
        # What lies behind the cover is no sheet.
        cuts = n_up.marks(style.theme) if options.shows_marks else ()
        pages += [pad_cover(title, style, n_up, cuts), *([empty_back(n_up.paper)] if len(styles) > 1 else [])]
    count = -(-len(sheets) // n_up.count) * len(styles) + len(pages)
    for first in range(0, len(sheets), n_up.count):
        on_page = sheets[first : first + n_up.count]
        marks += [Bookmark(name, len(pages)) for name in dict.fromkeys(sheet.name for sheet in on_page) if name]
        for number, side in enumerate(sides):
            before = [(first + place) * len(sides) + number for place in range(len(on_page))]
            pages.append(side.page(on_page, before, job, len(pages) + 1, count))
    # Both ways of turning mirror the page sideways as it is read, which is how backs find their fronts.
    turn: Flip = "long" if n_up.paper.height >= n_up.paper.width else "short"
    duplex = None if options.back is None else turn
    return Document(pages, job, job, style.language, _by_player(marks), duplex)


def _by_player(marks: Sequence[Bookmark]) -> tuple[Bookmark, ...]:
    """List every player once, with the first sheet; a single name needs no table of contents."""
    first = dict[str, Bookmark]()
    for mark in marks:
        first.setdefault(mark.title, mark)
    return tuple(first.values()) if len(first) > 1 else ()


def pad_notes(game: Game, style: Style, template: PadTemplate, options: PadOptions) -> tuple[str, ...]:
    """Tell what sheets that share a page are too small for; of a pad that cannot be made, nothing is told."""
    if options.up == 1:  # then they are as large as somebody chose
        return ()
    try:
        _refuse_contradictions(game, options)
        n_up = divide(style.paper, options.up, template.is_wide)
        pad = _context(game, style, options.title or style.name(game.title), options)
        sheet = _Side(pad, template, options, n_up, is_back=False).sheet(_sheets(game, options)[0].seats)
    except (QuiltsmithError, TextFitError):
        return ()
    told = {"aid": _("the scoring aid"), "tape": _("the measuring tape")}
    left_out = [told.get(name, name) for name in sheet.left_out]
    if sheet.pad.detail is not Detail.FULL:
        left_out.append(_("all that nobody writes on") if sheet.pad.is_bare else _("explanations"))
    if not left_out:
        return ()
    size = f"{n_up.slot.width:.0f} × {n_up.slot.height:.0f} mm"
    name = iso_name(n_up.slot)
    size = f"{name} ({size})" if name else size
    return (_("note: sheets are {size}, too small for: {parts}", size=size, parts=", ".join(left_out)),)


def _sheets(game: Game, options: PadOptions) -> list[Filling]:
    """List what is written on the sheets, in turn: on empty ones a name, unless players share a sheet."""
    if options.filled:
        return list(options.filled)
    names = options.players if pad_kind(game).players == 1 else ()
    sheets = options.sheets or (1 if names else options.up)
    return [Filling(name) for name in names or ("",)] * sheets


def _context(game: Game, style: Style, title: str, options: PadOptions) -> PadContext:
    players = options.players if pad_kind(game).players > 1 else ()
    return PadContext(game, style, title, is_large=options.is_large, players=players, dealt=options.dealt)


def _refuse_contradictions(game: Game, options: PadOptions) -> None:
    titles = () if options.title is None else (options.title,)
    for option, what, texts in (
        ("title", _("a title"), titles),
        ("players", _("the name of a player"), options.players),
    ):
        if not all(text.strip() and text.isprintable() and len(text) <= LONGEST_TEXT for text in texts):
            sentence = _("{what} is one line of at most {most} characters", what=what, most=LONGEST_TEXT)
            raise UsageError(sentence, option)
    number = len(options.players)
    if number > MOST_PLAYERS:
        raise UsageError(
            _("{number} players are too many; at most {most} are possible", number=number, most=MOST_PLAYERS),
            "players",
        )
    if options.sheets is not None and not 1 <= options.sheets <= MOST_SHEETS:
        raise UsageError(
            _("a pad has 1 to {most} sheets, not {sheets}", most=MOST_SHEETS, sheets=options.sheets), "sheets"
        )
    if options.filled and (options.players or options.sheets is not None or options.is_fillable):
        raise UsageError(
            _("filled sheets are as many as there are, with the names and numbers that stand on them"),
            "sheets",
            "players",
            "fillable",
        )
    sheets = len(_sheets(game, options))
    if sheets > MOST_SHEETS:
        raise UsageError(
            _(
                "{sheets} sheets are too many for one file; at most {most} are possible",
                sheets=sheets,
                most=MOST_SHEETS,
            ),
            "sheets",
        )
    if options.is_fillable and (sheets > 1 or options.up > 1 or options.back is not None):
        raise UsageError(
            _("a fillable pad is one sheet for at most one player, on one side of one page"),
            "fillable",
            "sheets",
            "players",
            "sides",
            "up",
        )
    sharing = pad_kind(game).players
    if sharing > 1 and options.players and number != sharing:
        raise UsageError(
            _(
                "{game} is a game of {sharing}; name {sharing} players, not {number}",
                game=game.id,
                sharing=sharing,
                number=number,
            ),
            "players",
        )


def _smallest_paper(pad: PadContext, template: PadTemplate, options: PadOptions, kept_free: float) -> str | None:
    """Find the smallest usual paper on which as many sheets fit, if there is one."""
    for name, paper in sorted(PAPERS.items(), key=lambda item: item[1].width * item[1].height):
        slot = divide(paper, options.up, template.is_wide).slot
        try:
            pad_sheet(pad, template, slot.width, slot.height, kept_free)
        except (PadFitError, TextFitError):
            continue
        return name
    return None


class _Side:
    """The fronts or the backs of a pad: draws everything that is on all pages once."""

    def __init__(
        self, pad: PadContext, template: PadTemplate, options: PadOptions, n_up: NUp, *, is_back: bool
    ) -> None:
        self._pad, self._template = pad, template
        self._style, self._options, self._n_up = pad.style, options, n_up
        self._has_footer = options.shows_marks and n_up.count == 1
        self._places = list(n_up.places(is_back))
        self._is_back = is_back
        self._sheets: dict[int, PadSheet] = {}
        self._blank: dict[tuple[int, ...], tuple[Item, ...]] = {}
        self._named: dict[tuple[str, int], Symbol] = {}

    def page(self, sheets: Sequence[Filling], before: Sequence[int], job: str, number: int, count: int) -> Page:
        """Make a page with these sheets; `before` tells how many sides come before each. Backs have names only."""
        paper = self._n_up.paper
        names = [sheet.name for sheet in sheets]
        items: list[Item] = [*self._whole(tuple(sheet.seats for sheet in sheets))]
        for sheet, place in zip(sheets, self._places, strict=False):
            empty = self.sheet(sheet.seats)
            if sheet.name and empty.name is not None:
                items.append(Use(self._name(sheet, empty, empty.name), place.x, place.y))
            if self._options.filled and not self._is_back:
                items.append(Group(ink(empty, sheet), place.x, place.y))
        for sheet, earlier, place in zip(sheets, before, self._places, strict=False):
            empty = self.sheet(sheet.seats)
            if empty.numbers:
                items.append(Group(self._numbers(empty, earlier), place.x, place.y))
        if self._has_footer:
            items += footer(self._style, job, number, count, paper.width, paper.height)
        if self._options.is_fillable:
            # There is one sheet, which stands in the page's corner; a printed name needs no field.
            # Whoever goes through it with the Tab key comes to the many spaces of the board last.
            fields = sorted(self.sheet(sheets[0].seats).fields, key=lambda field: bool(field.fills))
            items += [field for field in fields if field.name != "name" or not any(names)]
        return Page(paper.width, paper.height, items, label=", ".join(filter(None, (job, *names))))

    def sheet(self, seats: int) -> PadSheet:
        """Draw the empty sheet with so many seats, once."""
        if seats not in self._sheets:
            pad, slot, options = replace(self._pad, seats=seats), self._n_up.slot, self._options
            kept_free = FOOTER if self._has_footer else 0.0
            try:
                self._sheets[seats] = pad_sheet(pad, self._template, slot.width, slot.height, kept_free)
            except PadFitError as error:
                enough = _smallest_paper(pad, self._template, options, kept_free)
                if enough is None:
                    raise
                raise PadFitError(_too_small(enough, is_large=options.is_large), "paper") from error
        return self._sheets[seats]

    def _whole(self, seats: tuple[int, ...]) -> tuple[Item, ...]:
        """Draw what is on all pages with sheets of so many seats."""
        if seats not in self._blank:
            sheets = [self.sheet(one) for one in seats]
            items: list[Item] = [
                Use(sheet.symbol, place.x, place.y) for sheet, place in zip(sheets, self._places, strict=False)
            ]
            paper = self._n_up.paper
            if self._options.shows_marks:
                items += self._n_up.marks(self._style.theme)
            page = Symbol("page", paper.width, paper.height, tuple(items)) if len(items) > 1 else None
            self._blank[seats] = tuple(items) if page is None else (Use(page),)
        return self._blank[seats]

    def _numbers(self, empty: PadSheet, earlier: int) -> tuple[Item, ...]:
        """Write the numbers of the games of a sheet, on from those of the sides before it."""
        pad, first = empty.pad, earlier * len(empty.numbers) + 1
        titles = [(pad.word("pad.game", number=first + place), box) for place, box in enumerate(empty.numbers)]
        return pad.write_all(titles, replace(_GAME, colour=pad.theme.accent))

    def _name(self, sheet: Filling, empty: PadSheet, box: Box) -> Symbol:
        """Draw a name once for all sheets of a player."""
        key = sheet.name, sheet.seats
        if key not in self._named:
            pad, symbol = empty.pad, empty.symbol
            items = pad.write_name(sheet.name, written_name(pad, box), _NAME)
            self._named[key] = Symbol(sheet.name, symbol.width, symbol.height, items)
        return self._named[key]


def _too_small(enough: str, *, is_large: bool) -> str:
    if is_large:
        return _("large print does not fit on this paper; {paper} is large enough", paper=enough)
    return _("the pad does not fit on this paper; {paper} is large enough", paper=enough)
