"""Kits of doodle games: a reminder of the rules, cards, and a die and a token to fold."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.cards.card_document import card_leaves
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.layout.drawing.pictograms import die_face, picture
from quiltsmith.layout.kit.folding_page import folding_page
from quiltsmith.layout.kit.kind import KitKind
from quiltsmith.layout.kit.kit_parts import KitPart, KitPlan
from quiltsmith.layout.kit.rules_drawings import card_circle, drawing_example
from quiltsmith.layout.scoring_aid.card_panel import HEIGHT as AID_HEIGHT
from quiltsmith.layout.scoring_aid.card_panel import WIDTH as AID_WIDTH
from quiltsmith.layout.scoring_aid.scoring_aid_document import scoring_aid_leaf
from quiltsmith.layout.sheets.imposition import impose_sheets
from quiltsmith.layout.sheets.panel_pages import Block, Draw, columns, framed, numbered, paragraph, rows
from quiltsmith.layout.sheets.sheet_arrangement import SheetPlan, arrange
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Flip, Item
from quiltsmith.scene.text import TextStyle, fit_texts, line_height, wrap_text
from quiltsmith.style.print_style import Style

_DRAWINGS = ("right", "turned", "over", "out")
_BODY, _SMALL = 11.0, 9.0


def doodle_rules(game: DoodleGame, is_narrow: bool, style: Style) -> list[Block]:
    """List all panels."""
    end = style.word("scoring-aid.sum.note", points=-game.points_per_empty_space)
    parts: tuple[tuple[str, float, float, Draw], ...] = (
        ("rules.setup", 74, 80, lambda box: _setup(game, box, style)),
        ("rules.turn", 32, 44, lambda box: _turn(game, box, style)),
        ("rules.drawing", 54, 50, lambda box: _drawing(box, style)),
        ("rules.rounds", 38, 44, lambda box: numbered(_rounds(game, style), box, style)),
        ("rules.end", 20, 24, lambda box: paragraph(end, box, style.theme, _BODY)),
    )
    return [
        framed(style.word(key), narrow if is_narrow else wide, draw, style) for key, wide, narrow, draw in parts
    ]


def _setup(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Tell how the game is set up, with the circle of cards beside it."""
    words, drawn = columns(box, [55, 45], 6)
    texts = [style.word("rules.setup.circle", circle=game.circle)]
    if game.start_cards:
        texts.insert(0, style.word("rules.setup.start", size=game.start_size))
    return [*numbered(texts, words, style), *card_circle(game, drawn, style)]


def _drawing(box: Box, style: Style) -> list[Item]:
    """Show patches that are drawn well and badly."""
    items: list[Item] = []
    parts = columns(box, [1] * len(_DRAWINGS), 5)
    words = [style.word(f"rules.drawing.{key}") for key in _DRAWINGS]
    size, lines = _SMALL, 1
    for part, text in zip(parts, words, strict=True):
        lines = max(lines, len(wrap_text(text, part.width - 6, size) or ()))
    for number, (part, key, text) in enumerate(zip(parts, _DRAWINGS, words, strict=True)):
        high = lines * line_height(size) + 0.6
        shown, caption = rows(part, [part.height - high - 1, high], 1)
        items += drawing_example(key, shown, style)
        mark = Box(part.x, caption.y, 4, 4)
        items.append(picture("tick" if number < 2 else "cross", mark, style.theme))
        beside = Box(part.x + 6, caption.y + 0.4, part.width - 6, caption.height - 0.4)
        items += paragraph(text, beside, style.theme, size)
    return items


def _turn(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Tell the three steps of a turn side by side, in one size."""
    keys = ("roll", "draw", "discard")
    places = columns(box, [1] * len(keys), 7)
    theme = style.theme
    words = [
        (style.word(f"rules.turn.{key}"), Box(place.x + 14, place.y, place.width - 14, place.height))
        for key, place in zip(keys, places, strict=True)
    ]
    shown = [Box(place.x, place.y, 11, 11) for place in places]
    return [
        die_face(max(game.die), shown[0], theme),
        picture("pencil", shown[1], theme),
        picture("arrow", shown[2], theme),
        *fit_texts(words, TextStyle(_BODY, colour=theme.text, valign="top", wrap=True)),
    ]


def _rounds(game: DoodleGame, style: Style) -> list[str]:
    texts = [style.word("rules.rounds.count", rounds=game.rounds, turns=game.turns_per_round)]
    if game.rounds > 1 and game.left_in_circle:
        texts.append(style.word("rules.rounds.refill", refill=game.refill, left=game.left_in_circle))
    elif game.rounds > 1:
        texts.append(style.word("rules.rounds.refill-all", refill=game.refill))
    texts.append(style.word("rules.rounds.last", choice=game.last_choice))
    return texts


_MOST_AIDS = 6


def _parts(game: DoodleGame, style: Style, plan: KitPlan) -> list[KitPart]:
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
    turned: Flip | None = plan.duplex if plan.duplex in ("long", "short") else None
    cards = impose_sheets(leaves, sheets, style)
    return [
        KitPart("cards", style.word("kit.part.cards"), cards, begins_sheet=True, turned=turned),
        KitPart("fold", style.word("fold.title"), [folding_page(game, style)], begins_sheet=True),
    ]


KIT = KitKind(doodle_rules, _parts)
