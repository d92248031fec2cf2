"""A whole kit: everything needed to play, page after page, in an order that a printer can turn over."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.layout.boards.pages import BoardPlan, board_faces
from quiltsmith.layout.cards.document import card_leaves
from quiltsmith.layout.cards.frame import CardMeasures
from quiltsmith.layout.kit.cover import ContentsEntry, cover_page, empty_page, how_page
from quiltsmith.layout.kit.die_page import folding_page
from quiltsmith.layout.kit.rules import reminder_page
from quiltsmith.layout.pad.document import PadWishes, pad_document
from quiltsmith.layout.pad.template import PadTemplate
from quiltsmith.layout.scoring_aid.card import HEIGHT as AID_HEIGHT
from quiltsmith.layout.scoring_aid.card import WIDTH as AID_WIDTH
from quiltsmith.layout.scoring_aid.card import scoring_aid_leaf
from quiltsmith.layout.scoring_aid.page import scoring_aid_page
from quiltsmith.layout.sheets.arrangement import SheetPlan, arrange
from quiltsmith.layout.sheets.faces import Face
from quiltsmith.layout.sheets.imposition import edge_footer, impose_sheets
from quiltsmith.layout.tiles.pages import TilePlan, tile_faces
from quiltsmith.scene.elements import Bookmark, Document, Page
from quiltsmith.scene.turning import Flip, Turning
from quiltsmith.style.card_size import CardSize
from quiltsmith.style.choices import Style
from quiltsmith.style.unprintable import refusing_unprintable

_MOST_AIDS = 6


class KitPlan(Struct, frozen=True):
    """What a kit is made of, beside the game: the deck, the pad, the cards, and how backs come to their fronts."""

    deck: Deck
    template: PadTemplate
    card: CardSize
    sheets: int = 6
    duplex: Turning = "long"
    more_pads: str | None = None
    """The game's name for the command that prints more pads; None if it has a file instead of a name."""


class KitPart(Struct, frozen=True, eq=False):
    """Pages that belong together.

    A part that is cut out begins on a new sheet. Pads and backs are left without a footer.
    """

    name: str
    title: str
    pages: Sequence[Page]
    begins_sheet: bool = False
    unmarked: frozenset[int] = frozenset()


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
    turned: Flip | None = None
    if isinstance(game, DoodleGame) and plan.duplex in ("long", "short"):
        turned = "long" if plan.duplex == "long" else "short"
    parts = _doodle_parts(game, style, plan) if isinstance(game, DoodleGame) else _duel_parts(game, style, plan)
    placed = _place(parts, first=3, begin_sheets=turned is not None)
    how = style.word("kit.how")
    listed = [ContentsEntry(item.part.title, item.first, item.last) for item in placed]
    entries = [ContentsEntry(how, 2, 2), *listed]
    opening = KitPart("cover", "", [cover_page(game, plan.deck, entries, style)], unmarked=frozenset({0}))
    advice = KitPart("how", how, [how_page(_steps(placed, style, plan), game, style)])
    everything = [PlacedPart(opening, 1), PlacedPart(advice, 2), *placed]
    title = f"{style.name(game.title)}: {style.word('kit.title')}"
    pages = _numbered(everything, style, f"{style.name(game.title)} · {style.word('kit.title')}")
    marks = [Bookmark(style.name(game.title), 0), *(Bookmark(e.title, e.first - 1) for e in entries)]
    return Document(pages, title, title, style.language, tuple(marks), turned)


def _doodle_parts(game: DoodleGame, style: Style, plan: KitPlan) -> list[KitPart]:
    leaves = card_leaves(
        plan.deck,
        style,
        CardMeasures(plan.card.width, plan.card.height),
        with_backs=plan.duplex != "none",
    )
    sheets = SheetPlan(plan.card.width, plan.card.height, duplex=plan.duplex)
    if (plan.card.width, plan.card.height) == (AID_WIDTH, AID_HEIGHT):
        # The last sheet has places left: scoring aids to hold in the hand.
        free = -len(leaves) % len(arrange(sheets, style.paper).places)
        leaves += [scoring_aid_leaf(game, style)] * min(free, _MOST_AIDS)
    cards = impose_sheets(leaves, sheets, style)
    return [
        *_reference(game, style),
        _pads(game, style, plan),
        KitPart("cards", style.word("kit.part.cards"), cards, begins_sheet=True),
        KitPart("fold", style.word("fold.title"), [folding_page(game, style)], begins_sheet=True),
    ]


def _duel_parts(game: Game, style: Style, plan: KitPlan) -> list[KitPart]:
    if not isinstance(game, PatchworkGame):
        raise TypeError(f"there is no kit for {game.id}")
    boards = board_faces(game, style, BoardPlan(game.track))
    tiles = tile_faces(plan.deck, game, style, TilePlan())
    return [
        *_reference(game, style),
        _pads(game, style, plan),
        _from_faces("boards", style.word("kit.part.boards"), boards),
        _from_faces("tiles", style.word("kit.part.tiles"), tiles),
    ]


def _reference(game: Game, style: Style) -> list[KitPart]:
    """Give rules and scoring aid: two sides of one sheet that stays on the table."""
    return [
        KitPart("rules", style.word("rules.title"), [reminder_page(game, style)]),
        KitPart("checker", style.word("scoring-aid.title"), [scoring_aid_page(game, style)]),
    ]


def _pads(game: Game, style: Style, plan: KitPlan) -> KitPart:
    pages = pad_document(game, style, plan.template, PadWishes(plan.sheets)).pages
    return KitPart("pads", style.word("kit.part.pads"), pages, unmarked=frozenset(range(len(pages))))


def _from_faces(name: str, title: str, faces: Sequence[Face]) -> KitPart:
    pages = [Page(face.paper.width, face.paper.height, face.items, face.label) for face in faces]
    unmarked = frozenset(number for number, face in enumerate(faces) if face.is_back)
    return KitPart(name, title, pages, begins_sheet=True, unmarked=unmarked)


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
    """Give the pages their footers, and fill what the places leave empty."""
    total = placed[-1].last
    pages: list[Page] = []
    for item in placed:
        while len(pages) < item.first - 1:
            pages.append(empty_page(style))
        for number, page in enumerate(item.part.pages):
            if number not in item.part.unmarked:
                marks = edge_footer(page, style, job, item.first + number, total)
                page = Page(page.width, page.height, (*page.items, *marks), page.label, page.trim, page.bleed)
            pages.append(page)
    return pages


def _steps(placed: Sequence[PlacedPart], style: Style, plan: KitPlan) -> list[tuple[str, str]]:
    """Choose the advice that this kit needs: the name of a drawing, and the text."""
    by_name = {item.part.name: item for item in placed}
    pads, cards = by_name["pads"], by_name.get("cards")
    steps = [("size", style.word("kit.how.size"))]
    if cards is None or plan.duplex == "none":
        steps.append(("single", style.word("kit.how.single")))
    else:
        words = {"first": cards.first, "last": cards.last}
        name = "single" if plan.duplex == "gutterfold" else "duplex"
        steps.append((name, style.word(f"kit.how.{plan.duplex}", **words)))
        if name == "duplex":
            steps.append(("single", style.word("kit.how.only", **words)))
    steps += [
        ("paper", style.word("kit.how.paper", first=pads.first, last=pads.last)),
        ("cut", style.word("kit.how.cut")),
    ]
    if cards is not None:
        steps.append(("fold", style.word("kit.how.fold")))
    if plan.more_pads:
        steps.append(("again", style.word("kit.how.again", game=plan.more_pads)))
    return steps
