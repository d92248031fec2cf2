"""Solo challenges on paper: a deal turn by turn with its score sheet, and booklets of puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quiltsmith.games.doodle.challenge import Challenge, Puzzle
from quiltsmith.layout.cards.card_document import deck_title
from quiltsmith.layout.challenge.challenge_panels import opening, result, solution_panel
from quiltsmith.layout.challenge.challenge_turns import Strip, TurnCells, strips
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics
from quiltsmith.layout.drawing.medals import MEDALS, medal_fabric
from quiltsmith.layout.drawing.quilt_blocks import BlockName
from quiltsmith.layout.pad.pad_context import Medal, PadContext
from quiltsmith.layout.pad.pad_sheet import FOOTER, pad_sheet
from quiltsmith.layout.pad.pad_template import PadTemplate
from quiltsmith.layout.sheets.cover_page import CoverTexts, cover
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_pages import Block, framed, numbered, panel_pages, side_by_side
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Bookmark, Document, Item, Page, Stroke, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_OPENING, _STRIP, _RESULT = 41.0, 52.0, 25.0
_HOW, _ROW, _SOLUTION = 62.0, 8.0, 76.0
_FRAME = 12.0
_BLOCK: BlockName = "star"
_MOST_ROWS = 20
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
    return Document(with_footers(pages, style, job, has_ruler=False), f"{title}: {name}", job, style.language)


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


@refusing_unprintable()
def booklet_document(puzzles: Sequence[Puzzle], name: str, style: Style, template: PadTemplate) -> Document:
    """Lay out a booklet; the name says which one it is, by seed or date."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    title = style.word("challenge.booklet")
    beside = f"{deck_title(puzzles[0].challenge.deck, style)} · {name}"
    pages, bookmarks = list[Page](), list[Bookmark]()

    def add(part: str, more: Sequence[Page]) -> None:
        bookmarks.append(Bookmark(part, len(pages)))
        pages.extend(more)

    add(title, [_cover(puzzles[0].challenge, title, beside, style)])
    for number, puzzle in enumerate(puzzles, 1):
        add(_name(number, style), _puzzle_pages(number, puzzle, style, template))
    if len(puzzles) > 1:
        results = style.word("challenge.results")
        add(results, panel_pages(style, title, beside, lambda _: _tables(puzzles, style)))
    solutions = style.word("challenge.solutions")
    add(solutions, panel_pages(style, solutions, beside, lambda is_narrow: _solutions(puzzles, is_narrow, style)))
    job = f"{title} · {beside}"
    front, *others = pages
    footed = [front, *with_footers(others, style, job, first=2, total=len(pages), has_ruler=False)]
    # Both sides of the paper: then every puzzle lies at the left and its sheet at the right.
    return Document(footed, f"{title}: {beside}", job, style.language, tuple(bookmarks), duplex="long")


def _name(number: int, style: Style) -> str:
    return style.word("challenge.puzzle", number=number)


def _puzzle_pages(number: int, puzzle: Puzzle, style: Style, template: PadTemplate) -> list[Page]:
    challenge, title = puzzle.challenge, _name(number, style)
    seed = style.word("challenge.seed", seed=challenge.seed)
    pages = panel_pages(
        style, title, seed, lambda is_narrow: challenge_blocks(challenge, is_narrow, style, puzzle.medals)
    )
    return [*pages, _score_sheet(challenge, title, style, template, puzzle.medals)]


def _cover(challenge: Challenge, title: str, beside: str, style: Style) -> Page:
    """Lay out the cover, which tells how to go about it."""
    steps = [style.word(f"challenge.booklet.{key}") for key in ("play", "medals", "check", "solutions")]
    texts = CoverTexts(title, beside, style.word("challenge.how"), style.word("kit.needed"))
    shapes = [card.shape for card in challenge.deck.everything]
    return cover(texts, _BLOCK, shapes, style, _HOW, lambda box: numbered(steps, box, style))


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
