"""A whole kit: everything needed to play, page after page, in an order that a printer can turn over."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.games.game import Game
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.layout.box.box_document import BoxPlan, box_faces, box_kind, cards_in
from quiltsmith.layout.cards.card_pictures import CardPictures
from quiltsmith.layout.kit.how_to_pages import how_pages
from quiltsmith.layout.kit.kit_cover import ContentsEntry, cover_page, empty_page
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_template import PadTemplate
from quiltsmith.layout.product_kinds import kit_kind
from quiltsmith.layout.rules.rules_document import rules_pages
from quiltsmith.layout.scoring_aid.scoring_aid_document import scoring_aid_pages
from quiltsmith.layout.sheets.imposition import edge_footer
from quiltsmith.layout.sheets.page_furniture import Face
from quiltsmith.scene.elements import Bookmark, Document, Flip, Page, Turning
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import CardSize

_READ = ("how", "rules", "checker")
"""Parts that are only read: their scale does not matter."""


class KitPlan(Struct, frozen=True):
    """What a kit is made of, beside the game: the deck, the pad, the cards, and how backs come to their fronts."""

    deck: Deck
    template: PadTemplate
    card: CardSize
    sheets: int = 6
    duplex: Turning = "long"
    more_pads: str | None = None
    """The game's name for the command that prints more pads; None if it has a file instead of a name."""
    pictures: CardPictures = field(default_factory=dict)
    has_box: bool = False


class KitPart(Struct, frozen=True, eq=False):
    """Pages that belong together.

    A part that is cut out begins on a new sheet. Pads and backs are left without a footer.
    """

    name: str
    title: str
    pages: Sequence[Page]
    begins_sheet: bool = False
    unmarked: frozenset[int] = frozenset()
    note: str = ""
    """What to know when it is cut out."""
    turned: Flip | None = None
    """Over which edge the printer turns its sheets to print backs."""


def part_of_faces(name: str, title: str, faces: Sequence[Face]) -> KitPart:
    """Make a part of faces that are cut out; their backs have no footer."""
    pages = [Page(face.paper.width, face.paper.height, face.items, face.label, cuts=face.cuts) for face in faces]
    unmarked = frozenset(number for number, face in enumerate(faces) if face.is_back)
    return KitPart(name, title, pages, begins_sheet=True, unmarked=unmarked)


class PlacedPart(Struct, frozen=True, eq=False):
    """A part with the number of its first page, counted from 1."""

    part: KitPart
    first: int

    @property
    def last(self) -> int:
        """The number of its last page."""
        return self.first + len(self.part.pages) - 1


@refusing_unprintable()
def kit_document(game: Game, style: Style, plan: KitPlan) -> Document:
    """Put the whole kit together."""
    kind = kit_kind(game)
    parts = [*_reference(game, style), _pads(game, style, plan), *kind.parts(game, style, plan)]
    if plan.has_box:
        parts.append(_box(style, plan))
    turned = next((part.turned for part in parts if part.turned), None)
    placed, advice = _advised(parts, game, style, plan, begin_sheets=turned is not None)
    how = PlacedPart(KitPart("how", style.word("kit.how"), advice), 2)
    entries = [ContentsEntry(item.part.title, item.first, item.last) for item in (how, *placed)]
    opening = KitPart("cover", "", [cover_page(game, plan.deck, entries, style)], unmarked=frozenset({0}))
    everything = [PlacedPart(opening, 1), how, *placed]
    title = style.word("document-title", name=style.name(game.title), title=style.word("kit.title"))
    pages = _numbered(everything, style, f"{style.name(game.title)} · {style.word('kit.title')}")
    marks = [Bookmark(style.name(game.title), 0), *(Bookmark(e.title, e.first - 1) for e in entries)]
    return Document(pages, title, title, style.language, tuple(marks), turned)


def _advised(
    parts: Sequence[KitPart], game: Game, style: Style, plan: KitPlan, *, begin_sheets: bool
) -> tuple[list[PlacedPart], list[Page]]:
    """Place the parts behind the cover and the advice on printing, which names their pages."""
    pages: list[Page] = []
    while True:
        placed = _place(parts, first=2 + max(1, len(pages)), begin_sheets=begin_sheets)
        advice = how_pages(_steps(placed, style, plan), game, style)
        if len(advice) <= max(1, len(pages)):
            return placed, advice
        pages = advice


def _reference(game: Game, style: Style) -> list[KitPart]:
    """Lay out what is read at the table: the rules and the scoring aid."""
    aid = KitPart("checker", style.word("scoring-aid.title"), scoring_aid_pages(game, style))
    if ruleset_of(game).booklet is None:
        return [aid]
    return [KitPart("rules", style.word("rules.title"), rules_pages(game, style)), aid]


def _pads(game: Game, style: Style, plan: KitPlan) -> KitPart:
    pages = pad_document(game, style, plan.template, PadOptions(sheets=plan.sheets)).pages
    return KitPart("pads", style.word("kit.part.pads"), pages, unmarked=frozenset(range(len(pages))))


def _box(style: Style, plan: KitPlan) -> KitPart:
    deck = plan.deck
    box = BoxPlan(deck, box_kind(deck), plan.card, cards_in(deck))
    return part_of_faces("box", style.word("box.mark"), box_faces(box, style))


def _place(parts: Sequence[KitPart], first: int, begin_sheets: bool) -> list[PlacedPart]:
    """Count the pages; where sheets are turned over, what is cut out begins on an odd page."""
    placed = []
    for part in parts:
        if begin_sheets and part.begins_sheet and first % 2 == 0:
            first += 1
        placed.append(PlacedPart(part, first))
        first += len(part.pages)
    return placed


def _numbered(placed: Sequence[PlacedPart], style: Style, job: str) -> list[Page]:
    """Return the pages their footers, and fill what the places leave empty."""
    total = placed[-1].last
    pages: list[Page] = []
    for item in placed:
        while len(pages) < item.first - 1:
            pages.append(empty_page(style))
        for number, page in enumerate(item.part.pages):
            if number not in item.part.unmarked:
                has_ruler = item.part.name not in _READ
                marks = edge_footer(page, style, job, item.first + number, total, has_ruler=has_ruler)
                page = replace(page, items=(*page.items, *marks))
            pages.append(page)
    return pages


def _steps(placed: Sequence[PlacedPart], style: Style, plan: KitPlan) -> list[tuple[str, str]]:
    """Choose the advice that this kit needs: the name of a drawing, and the text.

    There are two jobs for the printer: what is read or written on, and what is cut out.
    """
    parts = [item.part.name for item in placed]
    cut_out = next(item.first for item in placed if item.part.begins_sheet)
    words = {"first": cut_out, "last": placed[-1].last}
    steps = [
        ("size", style.word("kit.how.size")),
        ("paper", style.word("kit.how.paper", first=1, last=cut_out - 1)),
    ]
    if "tiles" in parts:
        steps.append(("glue", style.word("kit.how.tiles", **words)))
    elif plan.duplex == "none" or "cards" not in parts:
        steps.append(("single", style.word("kit.how.single", **words)))
    else:
        name = "single" if plan.duplex == "gutterfold" else "duplex"
        steps.append((name, style.word(f"kit.how.{plan.duplex}", **words)))
        if name == "duplex":
            steps.append(("single", style.word("kit.how.only", **words)))
    cut = style.word("kit.how.cut-tiles" if "tiles" in parts else "kit.how.cut")
    steps.append(("cut", " ".join([cut, *(item.part.note for item in placed if item.part.note)])))
    if "cards" in parts:
        steps.append(("fold", style.word("kit.how.fold")))
    if plan.more_pads:
        steps.append(("again", style.word("kit.how.again", game=plan.more_pads)))
    return steps
