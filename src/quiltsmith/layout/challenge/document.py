"""A solo challenge on paper: all that a deal offers, turn by turn, and a score sheet to draw on."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.games.doodle.challenge import Challenge
from quiltsmith.layout.cards.document import deck_title
from quiltsmith.layout.challenge.cells import TurnCells
from quiltsmith.layout.challenge.ends import opening, result
from quiltsmith.layout.challenge.strips import Strip, strips
from quiltsmith.layout.drawing.fabrics import card_fabrics
from quiltsmith.layout.pad.look import Look
from quiltsmith.layout.pad.sheet import pad_sheet
from quiltsmith.layout.pad.template import PadTemplate
from quiltsmith.layout.sheets.furniture import FURNITURE_HEIGHT
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_pages import Block, panel_pages
from quiltsmith.scene.elements import Document, Page, Use
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_OPENING, _STRIP, _RESULT = 41.0, 52.0, 25.0
_ABOVE_FOOTER = 1.5


@refusing_unprintable()
def challenge_document(challenge: Challenge, style: Style, template: PadTemplate) -> Document:
    """Lay out a challenge: its turns on as many pages as they need, then a score sheet."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    title = style.word("challenge.title")
    seed = style.word("challenge.seed", seed=challenge.seed)
    name = f"{deck_title(challenge.deck, style)} · {seed}"
    pages = panel_pages(style, title, name, lambda is_narrow: challenge_blocks(challenge, is_narrow, style))
    pages.append(score_sheet(challenge, title, style, template))
    job = f"{title} · {name}"
    return Document(with_footers(pages, style, job), f"{title}: {name}", job, style.language)


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


def score_sheet(challenge: Challenge, title: str, style: Style, template: PadTemplate) -> Page:
    """Make the page to draw on."""
    paper = style.paper
    look = Look(challenge.game, style, title)
    sheet = pad_sheet(look, template, paper.width, paper.height, FURNITURE_HEIGHT + _ABOVE_FOOTER)
    return Page(paper.width, paper.height, (Use(sheet.symbol),), style.word("pad.title"))
