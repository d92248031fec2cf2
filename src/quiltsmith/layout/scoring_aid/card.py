"""The scoring aid as a card: the table on one side, sum, special actions and cuts on the other."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.layout.drawing.panels import columns, paragraph, rows
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.scoring_aid.cuts import TAUGHT, ShownCut, draw_cut, shown_cuts
from quiltsmith.layout.scoring_aid.examples import example_sides, formula
from quiltsmith.layout.scoring_aid.specials import allowed_specials
from quiltsmith.layout.scoring_aid.table import score_table
from quiltsmith.layout.scoring_aid.track import money, special_patch
from quiltsmith.layout.sheets.arrangement import SheetPlan, arrange
from quiltsmith.layout.sheets.imposition import Leaf, impose_sheets, with_footers
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, Document, Item, Symbol
from quiltsmith.scene.text import fit_text
from quiltsmith.style.choices import Style
from quiltsmith.style.unprintable import refusing_unprintable

WIDTH, HEIGHT = 63.0, 88.0
"""A poker card in millimetres."""
_EDGE = 4.0
_SMALL = 6.5


@refusing_unprintable()
def scoring_aid_card_document(game: Game, style: Style) -> Document:
    """Fill a sheet with folded cards, one for everybody at the table: no printer has to meet front and back."""
    leaf = scoring_aid_leaf(game, style)
    plan = SheetPlan(WIDTH, HEIGHT, duplex="gutterfold")
    places = len(arrange(plan, style.paper).places)
    job = f"{game.id} checker card"
    pages = with_footers(impose_sheets([leaf] * places, plan, style), style, job)
    return Document(pages, f"{style.name(game.title)}: {style.word('scoring-aid.title')}", job, style.language)


def scoring_aid_leaf(game: Game, style: Style) -> Leaf:
    """Make the card's two faces."""
    title = style.word("scoring-aid.title")
    if isinstance(game, DoodleGame):
        front, back = _table_face(game, style), _actions_face(game, style)
    elif isinstance(game, PatchworkGame):
        front, back = _turn_face(game, style), _quilt_face(game, style)
    else:
        raise TypeError(f"there is no scoring aid for {game.id}")
    return Leaf(Symbol("checker-front", WIDTH, HEIGHT, front), Symbol("checker-back", WIDTH, HEIGHT, back), title)


def _face(title: str, style: Style) -> tuple[list[Item], Box]:
    theme = style.theme
    inner = Box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE)
    items: list[Item] = [
        paths.rect(0, 0, WIDTH, HEIGHT, theme.card),
        *fit_text(
            title, Box(inner.x, inner.y, inner.width, 5.5), 12, font="display", align="centre", colour=theme.accent
        ),
        paths.line(inner.x, inner.y + 6.6, inner.right, inner.y + 6.6, theme.line_stroke(0.3)),
    ]
    return items, Box(inner.x, inner.y + 8, inner.width, inner.height - 8)


def _table_face(game: DoodleGame, style: Style) -> tuple[Item, ...]:
    theme = style.theme
    items, room = _face(style.word("scoring-aid.table"), style)
    table, below = rows(room, [room.height - 15, 13], 2)
    items += score_table(game, table, theme)
    a, b = example_sides(game)[0]
    rule = style.word("scoring-aid.rule", square=game.scoring.per_square_space, extra=game.scoring.per_extra_line)
    items += paragraph(rule, Box(below.x, below.y, below.width, 9.3), theme, 7)
    line = Box(below.x, below.bottom - 3.6, below.width, 3.6)
    items += fit_text(
        f"{a} × {b}:  {formula((a, b), game.scoring)}", line, 8, font="bold", align="centre", colour=theme.accent
    )
    return tuple(items)


def _actions_face(game: DoodleGame, style: Style) -> tuple[Item, ...]:
    theme = style.theme
    items, room = _face(style.name(game.title), style)
    names = allowed_specials(game)
    cuts = _card_cuts() if "cut" in names else ()
    heights = [13.0, *[12.0] * len(names), *([13.0] if cuts else [])]
    spare = max(0.0, room.height - sum(heights) - 1.5 * (len(heights) - 1))
    parts = rows(Box(room.x, room.y, room.width, room.height - (spare if len(heights) < 4 else 0)), heights, 1.5)
    note = style.word("scoring-aid.sum.note", points=-game.points_per_empty_space)
    items += paragraph(note, parts[0], theme, 7)
    for name, part in zip(names, parts[1:], strict=False):
        items.append(picture(name, Box(part.x, part.y + 0.5, 9, 9), theme))
        beside = Box(part.x + 11, part.y, part.width - 11, part.height)
        head = f"{style.word(f'special.{name}')} · {style.word('scoring-aid.times', count=game.specials[name])}"
        items += fit_text(head, Box(beside.x, beside.y, beside.width, 3.6), 7.5, font="bold", colour=theme.accent)
        text = style.word(f"special.{name}.meaning")
        items += paragraph(text, Box(beside.x, beside.y + 4.2, beside.width, part.height - 4.2), theme, 7)
    if cuts:
        items += _cut_strip(cuts, parts[-1], style)
    return tuple(items)


def _card_cuts() -> tuple[ShownCut, ...]:
    """Choose one legal and one illegal cut of the first taught shape, and the ring."""
    first = shown_cuts(TAUGHT[0])
    legal = next(shown for shown in first if shown.cut.is_legal())
    illegal = next(shown for shown in first if not shown.cut.is_legal())
    return legal, illegal, shown_cuts(TAUGHT[-1])[0]


def _cut_strip(cuts: tuple[ShownCut, ...], box: Box, style: Style) -> list[Item]:
    items: list[Item] = []
    for place, shown in zip(columns(box, [1.0] * len(cuts), 2), cuts, strict=True):
        cell = min(place.height / (max(shown.rows for shown in cuts) + 0.6), 3.2)
        x = place.centre[0] - (shown.columns * cell + 5) / 2
        items += draw_cut(shown, x, place.centre[1] - shown.rows * cell / 2, cell, style)
        mark = Box(x + shown.columns * cell + 1.8, place.centre[1] - 1.7, 3.4, 3.4)
        items.append(picture("tick" if shown.cut.is_legal() else "cross", mark, style.theme))
    return items


def _turn_face(game: PatchworkGame, style: Style) -> tuple[Item, ...]:
    theme = style.theme
    items, room = _face(style.word("scoring-aid.turn"), style)
    currency = style.name(game.currency.name)
    who, advance, take = rows(room, [17, 26, 26], 2)
    items += paragraph(style.word("scoring-aid.turn.who"), who, theme, 8.5)
    for part, key, name, values in (
        (advance, "advance", "arrow", {"points": game.currency.per_space, "currency": currency}),
        (take, "take", "hourglass", {"choice": game.choice}),
    ):
        items.append(picture(name, Box(part.x, part.y, 8, 8), theme))
        items += fit_text(
            style.word(f"scoring-aid.turn.{key}"),
            Box(part.x + 10, part.y, part.width - 10, 8),
            9,
            font="bold",
            colour=theme.accent,
        )
        items += paragraph(
            style.word(f"scoring-aid.turn.{key}.meaning", **values),
            Box(part.x, part.y + 9, part.width, part.height - 9),
            theme,
            8.5,
        )
    return tuple(items)


def _quilt_face(game: PatchworkGame, style: Style) -> tuple[Item, ...]:
    theme = style.theme
    items, room = _face(style.word("scoring-aid.sum"), style)
    currency = style.name(game.currency.name)
    special = style.word("scoring-aid.track.special")
    if game.may_discard_special:
        special += " " + style.word("scoring-aid.track.discard")
    texts = (
        style.word("scoring-aid.quilt-sum.note", currency=currency, points=-game.points_per_empty_space),
        style.word("scoring-aid.tile.meaning", side=game.tile_side, points=game.tile_points),
        style.word("scoring-aid.track.income", currency=currency),
        special,
    )
    for part, text, name in zip(
        rows(room, [20, 17, 14, 17], 1.5), texts, ("empty", "tile", money(game), ""), strict=True
    ):
        place = Box(part.x, part.y, 8, 8)
        items.append(picture(name, place, theme) if name else special_patch(place, style))
        items += paragraph(text, Box(part.x + 10.5, part.y, part.width - 10.5, part.height), theme, 8.5)
    return tuple(items)
