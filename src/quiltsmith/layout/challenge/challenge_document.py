"""Solo challenges on paper: a deal turn by turn with its score sheet, and booklets of puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.games.doodle.challenge import Challenge, Puzzle
from quiltsmith.layout.cards.card_document import deck_title
from quiltsmith.layout.challenge.challenge_panels import medal_row, opening, result, solution_panel
from quiltsmith.layout.challenge.challenge_turns import Strip, TurnCells, strips
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics
from quiltsmith.layout.drawing.medals import MEDALS, medal_fabric
from quiltsmith.layout.drawing.quilt_blocks import BlockName, block_for, draw_block
from quiltsmith.layout.pad.pad_context import Medal, PadContext
from quiltsmith.layout.pad.pad_sheet import FOOTER, pad_sheet
from quiltsmith.layout.pad.pad_template import PadTemplate
from quiltsmith.layout.sheets.cover_page import CoverTexts, cover
from quiltsmith.layout.sheets.folded_booklet import fold_pages, half_of
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_pages import (
    GAP,
    NARROW,
    Block,
    figure,
    framed,
    numbered,
    panel_pages,
    side_by_side,
    whole_page,
)
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Bookmark, Document, Item, Page, Stroke, Tagged, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_OPENING, _STRIP, _RESULT = 41.0, 52.0, 25.0
_HOW, _ROW, _SOLUTION = 62.0, 8.0, 76.0
_FRAME = 12.0
_BLOCK: BlockName = "star"
_MOST_ROWS = 20
_A5, _HALF_LETTER = 148.0, 132.0
_SHARES = (1.2, 1.3, 1.0, 1.0, 1.0, 2.0)


@refusing_unprintable()
def challenge_document(challenge: Challenge, style: Style, template: PadTemplate) -> Document:
    """Lay out a challenge: its turns on as many pages as they need, then a score sheet."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    title = style.word("challenge.title")
    seed = style.word("challenge.seed", seed=challenge.seed)
    name = f"{deck_title(challenge.deck, style)} · {seed}"
    pages = panel_pages(style, title, name, lambda is_narrow: challenge_blocks(challenge, is_narrow, style))
    pages.append(_score_sheet(challenge, title, style, template))
    job = f"{title} · {name}"
    heading = style.word("document-title", name=title, title=name)
    return Document(with_footers(pages, style, job, has_ruler=False), heading, job, style.language)


def challenge_blocks(
    challenge: Challenge, is_narrow: bool, style: Style, medals: tuple[int, ...] = ()
) -> list[Block]:
    """Make the panels of a challenge: how it begins, its turns, and the result, with medals if there are any."""
    deck = challenge.deck
    # Patches have the fabrics of the deck's printed cards.
    cells = TurnCells({card.id: card for card in deck.everything}, card_fabrics(deck, style), style)

    def strip_block(strip: Strip) -> Block:
        return Block(_STRIP, lambda box: cells.strip(strip, box))

    return [
        Block(_OPENING, lambda box: opening(challenge, cells, box, style)),
        *(strip_block(strip) for strip in strips(challenge, style, is_narrow)),
        Block(_RESULT, lambda box: result(challenge, box, style, medals)),
    ]


def _score_sheet(
    challenge: Challenge, title: str, style: Style, template: PadTemplate, medals: tuple[int, ...] = ()
) -> Page:
    """Make the page to draw on; its tape has the medals of the puzzle, if there are any."""
    paper = style.paper
    earned = tuple(
        Medal(points, f"challenge.{name}", medal_fabric(name, style.theme))
        for name, points in zip(MEDALS, medals, strict=False)
    )
    pad = PadContext(challenge.game, style, title, medals=earned)
    sheet = pad_sheet(pad, template, paper.width, paper.height, FOOTER)
    return Page(paper.width, paper.height, (Use(sheet.symbol),), style.word("pad.title"))


class BookletPlan(Struct, frozen=True):
    """How a booklet is made: which one it is, by seed or date, its title, and the days of its puzzles."""

    name: str
    title: str = ""
    days: Sequence[date] = ()
    is_folded: bool = False


@refusing_unprintable()
def booklet_document(
    puzzles: Sequence[Puzzle], plan: BookletPlan, style: Style, template: PadTemplate
) -> Document:
    """Lay out a booklet: pages to print on both sides, or two on each side of sheets to fold."""
    if not plan.is_folded:
        upright = style.paper if style.paper.width <= style.paper.height else style.paper.landscape()
        return _document(puzzles, plan, replace(style, paper=upright), template)
    sheet, half = half_of(style)
    document = _document(puzzles, plan, half, template)
    return replace(document, pages=fold_pages(document.pages, sheet, style), bookmarks=(), duplex="short")


def _document(puzzles: Sequence[Puzzle], plan: BookletPlan, style: Style, template: PadTemplate) -> Document:
    title = plan.title or style.word("challenge.booklet")
    beside = f"{deck_title(puzzles[0].challenge.deck, style)} · {plan.name}"
    pages, bookmarks = list[Page](), list[Bookmark]()

    def add(part: str, more: Sequence[Page]) -> None:
        bookmarks.append(Bookmark(part, len(pages)))
        pages.extend(more)

    add(title, [_cover(puzzles[0].challenge, title, beside, style)])
    for number, puzzle in enumerate(puzzles, 1):
        day = date_text(plan.days[number - 1], style) if plan.days else ""
        more = _puzzle_pages(number, puzzle, day, style, template)
        if (len(pages) + len(more)) % 2 == 0:
            # A puzzle whose turns need two pages would not lie open with its sheet.
            more = [_opener(number, puzzle, day, style), *more]
        add(f"{_name(number, style)} · {day}" if day else _name(number, style), more)
    if len(puzzles) > 1:
        results = style.word("challenge.results")
        add(results, panel_pages(style, title, beside, lambda _: _tables(puzzles, style), narrow=_narrow(style)))
    solutions = style.word("challenge.solutions")
    found = panel_pages(
        style,
        solutions,
        beside,
        lambda is_narrow: _solutions(puzzles, is_narrow, style),
        narrow=_narrow(style),
    )
    add(solutions, found)
    job = f"{title} · {beside}"
    front, *others = pages
    footed = [front, *with_footers(others, style, job, first=2, total=len(pages), has_ruler=False)]
    # Both sides of the paper: then every puzzle lies at the left and its sheet at the right.
    heading = style.word("document-title", name=title, title=beside)
    return Document(footed, heading, job, style.language, tuple(bookmarks), duplex="long")


def _narrow(style: Style) -> float:
    """Return the width that pages are drawn for: half a sheet of Letter is smaller than A5."""
    return NARROW if style.paper.width >= _A5 else _HALF_LETTER


def _name(number: int, style: Style) -> str:
    return style.word("challenge.puzzle", number=number)


def date_text(day: date, style: Style, *, has_weekday: bool = True) -> str:
    """Return a day in the language of the print, with its name if wanted."""
    month = style.word("date.months").split()[day.month - 1]
    text = style.word("date.day", day=day.day, month=month, year=day.year)
    return f"{style.word('date.weekdays').split()[day.weekday()]}, {text}" if has_weekday else text


def _opener(number: int, puzzle: Puzzle, day: str, style: Style) -> Page:
    """Lay out a page before a puzzle: its number, its day, a quilt block and the medals."""

    def draw(box: Box, _is_narrow: bool) -> list[Item]:
        theme = style.theme
        head, rest = box.split_top(box.height * 0.16)
        name, below = head.split_top(head.height * 0.6, 2)
        art, medals = rest.split_bottom(26, GAP)
        items: list[Item] = [
            Tagged(
                fit_text(_name(number, style), name, TextStyle(44, "display", theme.accent, "centre")), role="H1"
            )
        ]
        if day:
            items += fit_text(day, below, TextStyle(16, "bold", theme.muted, "centre"))
        block = draw_block(block_for(_BLOCK, theme), art.square(min(art.width, art.height) * 0.8), theme)
        items.append(figure(style.word("challenge.picture.block"), block))
        return [*items, *medal_row(puzzle.medals, medals.place(90, 24), style)]

    return whole_page(style, _name(number, style), draw, _narrow(style))


def _puzzle_pages(number: int, puzzle: Puzzle, day: str, style: Style, template: PadTemplate) -> list[Page]:
    challenge, title = puzzle.challenge, _name(number, style)
    beside = day or style.word("challenge.seed", seed=challenge.seed)
    pages = panel_pages(
        style,
        title,
        beside,
        lambda is_narrow: challenge_blocks(challenge, is_narrow, style, puzzle.medals),
        narrow=_narrow(style),
    )
    return [*pages, _score_sheet(challenge, title, style, template, puzzle.medals)]


def _cover(challenge: Challenge, title: str, beside: str, style: Style) -> Page:
    """Lay out the cover, which tells how to go about it."""
    steps = [style.word(f"challenge.booklet.{key}") for key in ("play", "medals", "check", "solutions")]
    texts = CoverTexts(title, beside, style.word("challenge.how"), style.word("kit.needed"))
    shapes = [card.shape for card in challenge.deck.everything]
    return cover(texts, _BLOCK, shapes, style, _HOW, lambda box: numbered(steps, box, style), _narrow(style))


def _tables(puzzles: Sequence[Puzzle], style: Style) -> list[Block]:
    """Make tables to keep results in."""
    listed = list(enumerate(puzzles, 1))
    return [_table(listed[start : start + _MOST_ROWS], style) for start in range(0, len(listed), _MOST_ROWS)]


def _table(rows: Sequence[tuple[int, Puzzle]], style: Style) -> Block:
    word = style.word
    heads = [
        "",
        word("challenge.number"),
        *(word(f"challenge.{name}") for name in MEDALS),
        word("challenge.result"),
    ]

    def draw(box: Box) -> list[Item]:
        theme = style.theme
        head, *lines = box.table(len(rows) + 1, _SHARES)
        bold = TextStyle(10, "bold", theme.muted, "centre")
        items = [item for text, cell in zip(heads, head, strict=True) for item in _cell(text, cell, bold)]
        for (number, puzzle), (name, *cells, field) in zip(rows, lines, strict=True):
            texts = [str(puzzle.challenge.seed), *map(str, puzzle.medals)]
            plain = TextStyle(10, colour=theme.text, align="centre")
            items.append(paths.line(name.x, name.y, field.right, name.y, Stroke(theme.guide, 0.25)))
            items += _cell(_name(number, style), name, replace(bold, colour=theme.text, align="left"))
            items += [item for text, cell in zip(texts, cells, strict=True) for item in _cell(text, cell, plain)]
            items.append(paths.box_path(field.inset(0.8, 0.6), theme.paper, theme.line_stroke(0.3), 1.2))
        return items

    return framed(word("challenge.results"), _FRAME + _ROW * (len(rows) + 1), draw, style)


def _cell(text: str, box: Box, style: TextStyle) -> list[Item]:
    return [*fit_text(text, box.inset(0.8, 0.6), style)] if text else []


def _solutions(puzzles: Sequence[Puzzle], is_narrow: bool, style: Style) -> list[Block]:
    fabrics = card_fabrics(puzzles[0].challenge.deck, style)

    def solution_block(number: int, puzzle: Puzzle) -> Block:
        title = _name(number, style)
        return Block(_SOLUTION, lambda box: solution_panel(title, puzzle, fabrics, box, style))

    blocks = [solution_block(number, puzzle) for number, puzzle in enumerate(puzzles, 1)]
    if is_narrow:
        return blocks
    rows = [blocks[start : start + 2] for start in range(0, len(blocks), 2)]
    empty = Block(0.0, lambda _: ())
    return [side_by_side([*row, empty][:2], (1.0, 1.0)) for row in rows]
