"""The scoring aid of doodle games: all scores, worked examples, the final sum, special actions and cuts."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.scoring_aid.card_panel import face
from quiltsmith.layout.scoring_aid.cut_guide import TAUGHT, ShownCut, cut_guide, draw_cut, shown_cuts
from quiltsmith.layout.scoring_aid.kind import ScoringAidKind
from quiltsmith.layout.scoring_aid.score_examples import (
    example_sides,
    examples,
    examples_in_a_row,
    final_sum,
    formula,
)
from quiltsmith.layout.sheets.panel_pages import Block, Draw, columns, framed, paragraph, rows, side_by_side, told
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text, text_width
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_SIDE = 12.0


def allowed_specials(game: DoodleGame) -> tuple[str, ...]:
    """List the special actions that the game has, in their usual order."""
    return tuple(name for name, count in game.specials.items() if count)


def specials(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw every special action with its picture, two beside each other."""
    names = allowed_specials(game)
    note, listed = rows(box, [5, max(1.0, box.height - 6)], 1)
    items: list[Item] = [*paragraph(style.word("scoring-aid.specials.note"), note, style.theme, is_muted=True)]
    in_row = 2 if len(names) > 1 else 1
    lines = rows(listed, [1.0] * -(-len(names) // in_row), 2)
    places = [place for line in lines for place in columns(line, [1.0] * in_row, 6)]
    for name, place in zip(names, places, strict=False):
        items += _special(name, game.specials[name], place, style)
    return items


def _special(name: str, count: int, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    side = min(_SIDE, box.height)
    heading = f"{style.word(f'special.{name}')} · {style.word('scoring-aid.times', count=count)}"
    beside = Box(box.x + side + 3, box.y, box.width - side - 3, box.height)
    head, body = (
        Box(beside.x, beside.y, beside.width, 4.5),
        Box(beside.x, beside.y + 5, beside.width, box.height - 5),
    )
    return [
        picture(name, Box(box.x, box.y, side, side), theme),
        *fit_text(heading, head, TextStyle(10, "bold", theme.accent, valign="top")),
        *paragraph(style.word(f"scoring-aid.special.{name}"), body, theme, 8.5),
    ]


_LARGEST_CELL = 12.0
_TYPE = 1.85
"""Points of type per millimetre of a cell."""
_FILLED = 0.84
"""How much of a cell's width a number may take."""


def score_table(game: DoodleGame, box: Box, theme: Theme) -> list[Item]:
    """Draw the scores with rows down and columns across, as large as the box allows; squares stand out."""
    board = game.board
    cell = min(box.width / (board.columns + 1), box.height / (board.rows + 1), _LARGEST_CELL)
    left = box.x + (box.width - cell * (board.columns + 1)) / 2
    top = box.y + (box.height - cell * (board.rows + 1)) / 2
    body = Box(left + cell, top + cell, cell * board.columns, cell * board.rows)
    squares = [
        Box(body.x + n * cell, body.y + n * cell, cell, cell) for n in range(min(board.rows, board.columns))
    ]
    pen = theme.line_stroke(min(0.35, cell / 20))
    # The widest number sets the size of all.
    widest = str(game.scoring.score(board.rows, board.columns))
    size = min(cell * _TYPE, cell * _FILLED / text_width(widest, 1, "bold"))
    items: list[Item] = [
        paths.box_path(body, theme.paper),
        *(paths.box_path(square, theme.badge) for square in squares),
        paths.grid(body, board.rows, board.columns, theme.guide_stroke(0.2)),
        *(paths.box_path(square, None, theme.line_stroke(min(0.6, cell / 12))) for square in squares),
        paths.box_path(body, None, pen),
    ]
    for n in range(1, board.columns + 1):
        head = Box(left + n * cell, top, cell, cell)
        items += fit_text(str(n), head.inset(cell / 10), TextStyle(size, "bold", theme.accent, "centre"))
    for row in range(1, board.rows + 1):
        head = Box(left, top + row * cell, cell, cell)
        items += fit_text(str(row), head.inset(cell / 10), TextStyle(size, "bold", theme.accent, "centre"))
        for column in range(1, board.columns + 1):
            is_square = row == column
            items += fit_text(
                str(game.scoring.score(row, column)),
                Box(left + column * cell, top + row * cell, cell, cell).inset(cell / 14),
                TextStyle(
                    size, "bold" if is_square else "text", theme.on_badge if is_square else theme.text, "centre"
                ),
            )
    return items


_SIDE_BY_SIDE = (101.0, 85.0)


def doodle_panels(game: DoodleGame, is_narrow: bool, style: Style) -> list[Block]:
    """List all panels; table and examples stand beside each other where the page would else be too long."""
    names = allowed_specials(game)
    is_stacked = is_narrow or not names
    table = framed(style.word("scoring-aid.table"), 116 if is_stacked else 100, _table(game, style), style)
    shown = framed(
        style.word("scoring-aid.examples"), 58 if is_stacked else 100, _examples(game, style, is_stacked), style
    )
    blocks = [table, shown] if is_stacked else [side_by_side((table, shown), _SIDE_BY_SIDE)]
    blocks.append(
        framed(
            style.word("scoring-aid.sum"),
            38 if is_narrow else 30,
            lambda box: final_sum(game, box, style, is_narrow),
            style,
        )
    )
    if names:
        lines = -(-len(names) // 2)
        height = 13.0 + (21.0 if is_narrow else 19.0) * lines
        blocks.append(framed(style.word("pad.specials"), height, lambda box: specials(game, box, style), style))
    if "cut" in names:
        blocks.append(
            framed(style.word("scoring-aid.cuts"), 80 if is_narrow else 44, _cuts(style, is_narrow), style)
        )
    return blocks


def _table(game: DoodleGame, style: Style) -> Draw:
    def draw(box: Box) -> list[Item]:
        note, room = told(style.word("scoring-aid.table.note"), box, style.theme, 8, is_muted=True)
        return [*note, *score_table(game, room, style.theme)]

    return draw


def _examples(game: DoodleGame, style: Style, is_stacked: bool) -> Draw:
    scoring = game.scoring
    rule = style.word("scoring-aid.rule", square=scoring.per_square_space, extra=scoring.per_extra_line)

    def draw(box: Box) -> list[Item]:
        note, room = told(rule, box, style.theme)
        return [*note, *(examples_in_a_row if is_stacked else examples)(game, room, style)]

    return draw


def _cuts(style: Style, is_narrow: bool) -> Draw:
    def draw(box: Box) -> list[Item]:
        note, room = told(style.word("scoring-aid.cuts.rule"), box, style.theme)
        return [*note, *cut_guide(room, style, is_narrow)]

    return draw


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


AID = ScoringAidKind(doodle_panels, table_face, actions_face)
