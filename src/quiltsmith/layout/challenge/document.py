"""A solo challenge on paper: all that a deal offers, turn by turn, and a score sheet to draw on."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.games.doodle.challenge import Challenge
from quiltsmith.layout.cards.document import card_fabrics, deck_title
from quiltsmith.layout.challenge.cells import TurnCells
from quiltsmith.layout.challenge.ends import opening, result
from quiltsmith.layout.challenge.strips import Strip, strips
from quiltsmith.layout.drawing.panels import GAP, header, rows
from quiltsmith.layout.pad.look import Look
from quiltsmith.layout.pad.sheet import pad_sheet
from quiltsmith.layout.pad.template import PadTemplate
from quiltsmith.layout.sheets.furniture import FURNITURE_HEIGHT
from quiltsmith.layout.sheets.imposition import with_footers
from quiltsmith.layout.sheets.panel_page import DESIGN_HEIGHT, panel_page
from quiltsmith.scene.elements import Box, Document, Item, Page, Use
from quiltsmith.style.choices import Style
from quiltsmith.style.unprintable import refusing_unprintable

_HEADER = 16.0
_OPENING, _STRIP, _RESULT = 41.0, 52.0, 25.0
_MOST_STRETCH = 1.15
_ABOVE_FOOTER = 1.5


class _Block(Struct, frozen=True):
    """A panel: its least height, and what draws it into a box."""

    height: float
    draw: Callable[[Box], list[Item]]


@refusing_unprintable()
def challenge_document(challenge: Challenge, style: Style, template: PadTemplate) -> Document:
    """Lay out a challenge: its turns on as many pages as they need, then a score sheet."""
    if style.paper.width > style.paper.height:
        style = replace(style, paper=style.paper.landscape())
    title = style.word("challenge.title")
    seed = style.word("challenge.seed", seed=challenge.seed)
    name = f"{deck_title(challenge.deck, style)} · {seed}"
    pages = [_page(part, title, name, style) for part in _parts(_blocks(challenge, style))]
    pages.append(_score_sheet(challenge, title, style, template))
    job = f"{title} · {name}"
    return Document(with_footers(pages, style, job), f"{title}: {name}", job, style.language)


def _blocks(challenge: Challenge, style: Style) -> list[_Block]:
    deck = challenge.deck
    # Patches have the fabrics of the deck's printed cards.
    cells = TurnCells({card.id: card for card in deck.everything}, card_fabrics(deck, style), style)

    def strip_block(strip: Strip) -> _Block:
        return _Block(_STRIP, lambda box: cells.strip(strip, box))

    return [
        _Block(_OPENING, lambda box: opening(challenge, cells, box, style)),
        *(strip_block(strip) for strip in strips(challenge, style)),
        _Block(_RESULT, lambda box: result(challenge, box, style)),
    ]


def _parts(blocks: list[_Block]) -> list[list[_Block]]:
    """Share blocks out to pages."""
    parts: list[list[_Block]] = [[]]
    for block in blocks:
        if _height([*parts[-1], block]) > DESIGN_HEIGHT - _HEADER:
            parts.append([])
        parts[-1].append(block)
    return parts


def _height(blocks: list[_Block]) -> float:
    return sum(block.height for block in blocks) + GAP * (len(blocks) - 1)


def _page(blocks: list[_Block], title: str, name: str, style: Style) -> Page:
    def draw(box: Box) -> list[Item]:
        items, room = header(box, title, name, style.theme)
        height = min(room.height, _height(blocks) * _MOST_STRETCH)
        places = rows(Box(room.x, room.y, room.width, height), [block.height for block in blocks])
        for block, place in zip(blocks, places, strict=True):
            items += block.draw(place)
        return items

    return panel_page(style, title, draw)


def _score_sheet(challenge: Challenge, title: str, style: Style, template: PadTemplate) -> Page:
    paper = style.paper
    look = Look(challenge.game, style, title)
    sheet = pad_sheet(look, template, paper.width, paper.height, FURNITURE_HEIGHT + _ABOVE_FOOTER)
    return Page(paper.width, paper.height, (Use(sheet.symbol),), style.word("pad.title"))
