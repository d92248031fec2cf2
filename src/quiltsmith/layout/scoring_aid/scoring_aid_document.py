"""The scoring aid: a page that answers what is asked at the table, and a card to fold for everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from quiltsmith.games.game import Game
from quiltsmith.layout.product_kinds import scoring_aid_kind
from quiltsmith.layout.sheets.imposition import Leaf, impose_sheets, with_footers
from quiltsmith.layout.sheets.panel_pages import SMALLEST, panel, panel_pages, paragraph
from quiltsmith.layout.sheets.sheet_arrangement import SheetPlan, arrange
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Group, Item, Page, Symbol
from quiltsmith.scene.text import TextStyle, fit_text, line_height, wrap_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import CARD_SIZES

WIDTH, HEIGHT = CARD_SIZES["poker"].width, CARD_SIZES["poker"].height
"""The aid as a card, in millimetres."""
_EDGE = 2.4
_LARGE = 1.4
_LARGEST = 8.5
_ICON, _BESIDE_ICON, _TITLE_LINE = 8.5, 2.2, 4.4
_LEAST_GAP, _GAP, _MOST_GAP = 0.6, 1.8, 4.5
_LEAST_DRAWING, _HIGHEST_DRAWING = 7.0, 15.0
"""How high drawings of the card may be, in mm."""


@refusing_unprintable()
def scoring_aid_document(game: Game, style: Style, *, is_large: bool = False) -> Document:
    """Make the scoring aid of a game as a document of its own."""
    return _document(scoring_aid_pages(game, style, is_large=is_large), game, style, has_ruler=False)


@refusing_unprintable()
def scoring_aid_card_document(game: Game, style: Style, *, is_large: bool = False) -> Document:
    """Fill a sheet with folded cards, one for everybody at the table: no printer has to meet front and back.

    Cards in large print are larger, too.
    """
    scale = _LARGE if is_large else 1.0
    plan = SheetPlan(WIDTH * scale, HEIGHT * scale, duplex="gutterfold")
    leaves = [scoring_aid_leaf(game, style, scale)] * len(arrange(plan, style.paper).places)
    return _document(impose_sheets(leaves, plan, style), game, style, has_ruler=True)


def _document(pages: list[Page], game: Game, style: Style, *, has_ruler: bool) -> Document:
    name, title = style.name(game.title), style.word("scoring-aid.title")
    job = f"{name} · {title}"
    footed = with_footers(pages, style, job, has_ruler=has_ruler)
    return Document(footed, style.word("document-title", name=name, title=title), job, style.language)


def scoring_aid_pages(game: Game, style: Style, *, is_large: bool = False) -> list[Page]:
    """Lay out the page, or several on small paper, without footers."""
    kind = scoring_aid_kind(game)
    board = style.word("scoring-aid.board", rows=game.board.rows, columns=game.board.columns)
    beside = f"{style.name(game.title)} · {board}"
    return panel_pages(
        style,
        style.word("scoring-aid.title"),
        beside,
        lambda is_narrow: kind.panels(game, is_narrow, style),
        is_large=is_large,
    )


def scoring_aid_leaf(game: Game, style: Style, scale: float = 1.0) -> Leaf:
    """Make the card's two faces, as large as poker cards or at a scale of these."""
    kind = scoring_aid_kind(game)
    front, back = (
        Symbol(name, WIDTH * scale, HEIGHT * scale, items if scale == 1 else (Group(items, scale=scale),))
        for name, items in (("checker-front", kind.front(game, style)), ("checker-back", kind.back(game, style)))
    )
    return Leaf(front, back, style.word("scoring-aid.title"))


def card_face(title: str, style: Style) -> tuple[list[Item], Box]:
    """Begin a face of the card: a frame with a tab as on the page; return the box inside, too."""
    theme, card = style.theme, Box(0, 0, WIDTH, HEIGHT)
    frame = card.inset(_EDGE)
    framed, _unused = panel(frame, title, theme)
    return [paths.box_path(card, theme.card), *framed], frame.shrink(left=2.6, top=8.6, right=2.4, bottom=2.4)


class CardEntry(Struct, frozen=True):
    """A paragraph of the card: a picture before it, a title above it, or a drawing between title and text."""

    text: str
    title: str = ""
    icon: Callable[[Box], Item] | None = None
    drawing: Callable[[Box], Sequence[Item]] | None = None


def card_entries(entries: Sequence[CardEntry], box: Box, style: Style) -> list[Item]:
    """Set paragraphs below each other in one size, as large as fits, with the same gap between all of them.

    Drawings share the height that is left; where it is too little for them, they are left out.
    """
    theme, size = style.theme, _LARGEST
    while (
        size > SMALLEST and sum(_entry_heights(entries, box, size)) + _LEAST_GAP * (len(entries) - 1) > box.height
    ):
        size -= 0.25
    heights = _entry_heights(entries, box, size)
    spare = box.height - sum(heights)
    drawings = [entry for entry in entries if entry.drawing]
    drawn = min(_HIGHEST_DRAWING, (spare - _GAP * (len(entries) - 1)) / len(drawings)) if drawings else 0.0
    drawn = drawn if drawn >= _LEAST_DRAWING else 0.0
    spare -= drawn * len(drawings)
    gap = max(0.0, min(_MOST_GAP, spare / len(entries)))
    rest = box.shrink(top=max(0.0, spare - gap * (len(entries) - 1)) / 2)
    items: list[Item] = []
    for entry, height in zip(entries, heights, strict=True):
        place, rest = rest.split_top(height + (drawn if entry.drawing else 0.0), gap)
        if entry.icon is not None:
            icon, place = place.split_left(_ICON, _BESIDE_ICON)
            items.append(entry.icon(icon.square(_ICON, valign="top")))
        if entry.title:
            head, place = place.split_top(_TITLE_LINE)
            items += fit_text(entry.title, head, TextStyle(min(9.0, size + 1), "bold", theme.accent))
        if entry.drawing and drawn:
            picture, place = place.split_top(drawn)
            items += entry.drawing(picture.shrink(top=0.4, bottom=1.4))
        items += paragraph(entry.text, place, theme, size)
    return items


def _entry_heights(entries: Sequence[CardEntry], box: Box, size: float) -> list[float]:
    heights = []
    for entry in entries:
        width = box.width - (_ICON + _BESIDE_ICON if entry.icon is not None else 0.0)
        lines = wrap_text(entry.text, width, size) or ("",) * 9
        text = (len(lines) + 0.15) * line_height(size) + (_TITLE_LINE if entry.title else 0.0)
        heights.append(max(text, _ICON if entry.icon is not None else 0.0))
    return heights
