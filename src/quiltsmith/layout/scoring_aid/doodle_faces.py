"""The scoring aid of doodle games as a card: the table on one side, sum, special actions and cuts on the other."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.panels import columns, paragraph, rows
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.scoring_aid.cuts import TAUGHT, ShownCut, draw_cut, shown_cuts
from quiltsmith.layout.scoring_aid.examples import example_sides, formula
from quiltsmith.layout.scoring_aid.face import face
from quiltsmith.layout.scoring_aid.specials import allowed_specials
from quiltsmith.layout.scoring_aid.table import score_table
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style


def table_face(game: DoodleGame, style: Style) -> tuple[Item, ...]:
    """Draw the table of scores, the rule and an example."""
    theme = style.theme
    items, room = face(style.word("scoring-aid.table"), style)
    table, below = rows(room, [room.height - 15, 13], 2)
    items += score_table(game, table, theme)
    a, b = example_sides(game)[0]
    rule = style.word("scoring-aid.rule", square=game.scoring.per_square_space, extra=game.scoring.per_extra_line)
    items += paragraph(rule, Box(below.x, below.y, below.width, 9.3), theme, 7)
    line = Box(below.x, below.bottom - 3.6, below.width, 3.6)
    items += fit_text(
        f"{a} × {b}:  {formula((a, b), game.scoring)}", line, TextStyle(8, "bold", theme.accent, "centre")
    )
    return tuple(items)


def actions_face(game: DoodleGame, style: Style) -> tuple[Item, ...]:
    """Draw the sum, the special actions and some cuts."""
    theme = style.theme
    items, room = face(style.name(game.title), style)
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
        items += fit_text(head, Box(beside.x, beside.y, beside.width, 3.6), TextStyle(7.5, "bold", theme.accent))
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
