"""Kits of doodle games: a reminder of the rules, cards, and a die and a token to fold."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.cards.card_document import card_leaves
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.layout.drawing.pictograms import die_face, picture
from quiltsmith.layout.kit.folding_page import folding_page
from quiltsmith.layout.kit.kit_document import KitPart, KitPlan
from quiltsmith.layout.kit.rules_drawings import card_circle, drawing_example
from quiltsmith.layout.product_kinds import KitKind
from quiltsmith.layout.scoring_aid.scoring_aid_document import HEIGHT, WIDTH, scoring_aid_leaf
from quiltsmith.layout.sheets.imposition import impose_sheets
from quiltsmith.layout.sheets.panel_pages import Block, Draw, body_style, framed, numbered, paragraph
from quiltsmith.layout.sheets.sheet_arrangement import SheetPlan, arrange
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Flip, Item
from quiltsmith.scene.text import TextStyle, fit_texts
from quiltsmith.style.print_style import Style

_DRAWINGS = {"right": True, "turned": True, "over": False, "out": False}
"""How patches are drawn, and whether that is allowed."""
_BODY, _SMALL = 11.0, 9.0
_MOST_AIDS = 6


def _rules(game: DoodleGame, is_narrow: bool, style: Style) -> list[Block]:
    """List the panels of the reminder of the rules."""
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
    """Return how the game is set up, with the circle of cards beside it."""
    words, drawn = box.columns((55, 45), 6)
    texts = [style.word("rules.setup.circle", circle=game.circle)]
    if game.start_cards:
        texts.insert(0, style.word("rules.setup.start", size=game.start_size))
    return [*numbered(texts, words, style), *card_circle(game.circle, drawn, style)]


def _drawing(box: Box, style: Style) -> list[Item]:
    """Show patches that are drawn well and badly."""
    theme = style.theme
    words = {key: style.word(f"rules.drawing.{key}") for key in _DRAWINGS}
    parts = box.columns(len(words), 5)
    height = max(body_style(theme, _SMALL).height(text, parts[0].width - 6) for text in words.values()) + 0.6
    items: list[Item] = []
    for part, (key, text) in zip(parts, words.items(), strict=True):
        shown, caption = part.split_bottom(height, 1)
        mark, beside = caption.split_left(4, 2)
        items += [
            *drawing_example(key, shown, style),
            picture("tick" if _DRAWINGS[key] else "cross", mark.square(4, valign="top"), theme),
            *paragraph(text, beside.shrink(top=0.4), theme, _SMALL),
        ]
    return items


def _turn(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw the three steps of a turn side by side, in one size."""
    theme, keys = style.theme, ("roll", "draw", "discard")
    icons, words = zip(*(place.split_left(11, 3) for place in box.columns(len(keys), 7)), strict=True)
    die, pencil, arrow = (icon.square(11, valign="top") for icon in icons)
    texts = [(style.word(f"rules.turn.{key}"), place) for key, place in zip(keys, words, strict=True)]
    return [
        die_face(max(game.die), die, theme),
        picture("pencil", pencil, theme),
        picture("arrow", arrow, theme),
        *fit_texts(texts, TextStyle(_BODY, colour=theme.text, valign="top", wrap=True)),
    ]


def _rounds(game: DoodleGame, style: Style) -> list[str]:
    texts = [style.word("rules.rounds.count", rounds=game.rounds, turns=game.turns_per_round)]
    if game.rounds > 1 and game.left_in_circle:
        texts.append(style.word("rules.rounds.refill", refill=game.refill, left=game.left_in_circle))
    elif game.rounds > 1:
        texts.append(style.word("rules.rounds.refill-all", refill=game.refill))
    texts.append(style.word("rules.rounds.last", choice=game.last_choice))
    return texts


def _parts(game: DoodleGame, style: Style, plan: KitPlan) -> list[KitPart]:
    size = plan.card.width, plan.card.height
    measures, with_backs = CardMeasures(*size), plan.duplex != "none"
    leaves = card_leaves(plan.deck, style, measures, with_backs=with_backs, pictures=plan.pictures)
    sheets = SheetPlan(*size, duplex=plan.duplex)
    if size == (WIDTH, HEIGHT):
        # The last sheet has places left: scoring aids to hold in the hand.
        free = -len(leaves) % len(arrange(sheets, style.paper).places)
        leaves += [scoring_aid_leaf(game, style)] * min(free, _MOST_AIDS)
    turned: Flip | None = plan.duplex if plan.duplex in ("long", "short") else None
    cards = impose_sheets(leaves, sheets, style)
    return [
        KitPart("cards", style.word("kit.part.cards"), cards, begins_sheet=True, turned=turned),
        KitPart("fold", style.word("fold.title"), [folding_page(game, style)], begins_sheet=True),
    ]


KIT = KitKind(_rules, _parts)
