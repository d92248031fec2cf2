"""The scoring aid of doodle games: all scores, worked examples, the final sum, special actions and cuts."""

from __future__ import annotations

from functools import partial

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.product_kinds import ScoringAidKind
from quiltsmith.layout.scoring_aid.cut_guide import TAUGHT, ShownCut, cut_guide, draw_cut, shown_cuts, verdict
from quiltsmith.layout.scoring_aid.score_examples import (
    example_sides,
    examples_in_a_column,
    examples_in_a_row,
    final_sum,
    formula,
)
from quiltsmith.layout.scoring_aid.scoring_aid_document import CardEntry, card_entries, card_face
from quiltsmith.layout.sheets.panel_pages import Block, framed, paragraph, paragraph_above, side_by_side
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Tagged
from quiltsmith.scene.text import TextStyle, fit_text, line_height, text_width, wrap_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_SIDE_BY_SIDE = (101.0, 85.0)
_LARGEST_CELL = 12.0
_TYPE = 1.85
"""Points of type per millimetre of a cell of the table."""
_FILLED = 0.84
"""How much of a cell's width a number may take."""
_PICTURE = 12.0
_CUTS_HEIGHT = 12.0


def allowed_specials(game: DoodleGame) -> tuple[str, ...]:
    """List the special actions that the game has, in their usual order."""
    return tuple(name for name, count in game.specials.items() if count)


def _panels(game: DoodleGame, is_narrow: bool, style: Style) -> list[Block]:
    """List all panels; table and examples stand beside each other where the page would else be too long."""
    names, word = allowed_specials(game), style.word
    is_stacked = is_narrow or not names
    table = framed(
        word("scoring-aid.table"), 116 if is_stacked else 100, lambda box: _table(game, box, style), style
    )
    shown = framed(
        word("scoring-aid.examples"),
        58 if is_stacked else 100,
        lambda box: _examples(game, box, style, is_stacked),
        style,
    )
    counted = framed(
        word("scoring-aid.sum"), 38 if is_narrow else 30, lambda box: final_sum(game, box, style, is_narrow), style
    )
    blocks = [table, shown] if is_stacked else [side_by_side((table, shown), _SIDE_BY_SIDE)]
    blocks.append(counted)
    if names:
        height = 13.0 + (21.0 if is_narrow else 19.0) * -(-len(names) // 2)
        blocks.append(framed(word("pad.specials"), height, lambda box: _specials(game, box, style), style))
    if "cut" in names:
        height = 80 if is_narrow else 44
        blocks.append(framed(word("scoring-aid.cuts"), height, lambda box: _cuts(box, style, is_narrow), style))
    return blocks


def _rule(game: DoodleGame, style: Style) -> str:
    scoring = game.scoring
    return style.word("scoring-aid.rule", square=scoring.per_square_space, extra=scoring.per_extra_line)


def _table(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    items, below = paragraph_above(style.word("scoring-aid.table.note"), box, style.theme, 8, is_muted=True)
    return [*items, *score_table(game, below, style.theme)]


def _examples(game: DoodleGame, box: Box, style: Style, is_stacked: bool) -> list[Item]:
    items, below = paragraph_above(_rule(game, style), box, style.theme)
    return [*items, *(examples_in_a_row if is_stacked else examples_in_a_column)(game, below, style)]


def _cuts(box: Box, style: Style, is_narrow: bool) -> list[Item]:
    items, below = paragraph_above(style.word("scoring-aid.cuts.rule"), box, style.theme)
    return [*items, *cut_guide(below, style, is_narrow)]


def score_table(game: DoodleGame, box: Box, theme: Theme) -> list[Item]:
    """Draw the scores with rows down and columns across, as large as the box allows; squares stand out."""
    board = game.board
    grid = box.grid(board.rows + 1, board.columns + 1, _LARGEST_CELL)
    cell, body = grid.cell, grid.at(1, 1, board.rows, board.columns)
    squares = [grid.at(n, n) for n in range(1, min(board.rows, board.columns) + 1)]
    # The widest number sets the size of all.
    widest = str(game.scoring.score(board.rows, board.columns))
    size = min(cell * _TYPE, cell * _FILLED / text_width(widest, 1, "bold"))
    head, plain = TextStyle(size, "bold", theme.accent, "centre"), TextStyle(size, "text", theme.text, "centre")
    square = TextStyle(size, "bold", theme.on_badge, "centre")
    items: list[Item] = [
        paths.box_path(body, theme.paper),
        *(paths.box_path(one, theme.badge) for one in squares),
        paths.grid(body, board.rows, board.columns, theme.guide_stroke(0.2)),
        *(paths.box_path(one, None, theme.line_stroke(min(0.6, cell / 12))) for one in squares),
        paths.box_path(body, None, theme.line_stroke(min(0.35, cell / 20))),
    ]
    cells: dict[int, list[Item]] = {0: [Tagged((), role="TH")]}
    for row, column in list(grid.places())[1:]:
        if row and column:
            score = str(game.scoring.score(row, column))
            style = square if row == column else plain
            cell_text = Tagged(fit_text(score, grid.at(row, column).inset(cell / 14), style), role="TD")
        else:
            number = fit_text(str(row or column), grid.at(row, column).inset(cell / 10), head)
            cell_text = Tagged(number, role="TH")
        cells.setdefault(row, []).append(cell_text)
    rows = tuple(Tagged(tuple(row), role="TR") for row in cells.values())
    return [*items, Tagged(rows, role="Table")]


def _special_title(name: str, game: DoodleGame, style: Style) -> str:
    return f"{style.word(f'special.{name}')} · {style.word('scoring-aid.times', count=game.specials[name])}"


def _special_text(name: str, game: DoodleGame, style: Style) -> str:
    text = style.word(f"scoring-aid.special.{name}")
    if name == "cut" and game.start_cards:
        text += " " + style.word("scoring-aid.special.cut-start")
    return text


def _specials(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw every special action with its picture, two beside each other."""
    names, theme = allowed_specials(game), style.theme
    note, listed = box.rows((5, max(1.0, box.height - 6)), 1)
    items: list[Item] = [*paragraph(style.word("scoring-aid.specials.note"), note, theme, is_muted=True)]
    in_row = 2 if len(names) > 1 else 1
    lines = listed.rows(-(-len(names) // in_row), 2)
    places = [place for line in lines for place in line.columns(in_row, 6)]
    for name, place in zip(names, places, strict=False):
        icon, beside = place.split_left(min(_PICTURE, place.height), 3)
        head, body = beside.split_top(4.5, 0.5)
        title = TextStyle(10, "bold", theme.accent, valign="top")
        items += [
            picture(name, icon.square(icon.width, valign="top"), theme),
            *fit_text(_special_title(name, game, style), head, title),
            *paragraph(_special_text(name, game, style), body, theme, 8.5),
        ]
    return items


def _table_face(game: DoodleGame, style: Style) -> tuple[Item, ...]:
    """Draw the table of scores, the rule and an example."""
    theme = style.theme
    items, box = card_face(style.word("scoring-aid.table"), style)
    rule = _rule(game, style)
    # Long words need one line more.
    height = max(9.3, (len(wrap_text(rule, box.width, 7) or ()) + 0.15) * line_height(7))
    table, below = box.split_bottom(height + 3.7, 2)
    items += score_table(game, table, theme)
    items += paragraph(rule, below.top_strip(height), theme, 7)
    a, b = example_sides(game)[0]
    example = f"{a} × {b}:  {formula((a, b), game.scoring)}"
    items += fit_text(example, below.bottom_strip(3.6), TextStyle(8, "bold", theme.accent, "centre"))
    return tuple(items)


def _actions_face(game: DoodleGame, style: Style) -> tuple[Item, ...]:
    """Draw the sum, the special actions and some cuts."""
    theme, names = style.theme, allowed_specials(game)
    items, box = card_face(style.name(game.title), style)
    cuts = _card_cuts() if "cut" in names else ()
    above, below = box.split_bottom(_CUTS_HEIGHT, 1.5) if cuts else (box, box)
    entries = [
        CardEntry(style.word("scoring-aid.sum.note", points=-game.points_per_empty_space)),
        *(
            CardEntry(
                style.word(f"special.{name}.meaning"),
                _special_title(name, game, style),
                partial(picture, name, theme=theme),
            )
            for name in names
        ),
    ]
    items += card_entries(entries, above, style)
    return (*items, *_cut_strip(cuts, below, style)) if cuts else tuple(items)


def _card_cuts() -> tuple[ShownCut, ...]:
    """Choose one legal and one illegal cut of the first taught shape, and the ring."""
    first = shown_cuts(TAUGHT[0])
    legal = next(shown for shown in first if shown.cut.is_legal())
    illegal = next(shown for shown in first if not shown.cut.is_legal())
    return legal, illegal, shown_cuts(TAUGHT[-1])[0]


def _cut_strip(cuts: tuple[ShownCut, ...], box: Box, style: Style) -> list[Item]:
    items: list[Item] = []
    cell = min(box.height / (max(shown.rows for shown in cuts) + 0.6), 3.2)
    for place, shown in zip(box.columns(len(cuts), 2), cuts, strict=True):
        width, height = shown.columns * cell, shown.rows * cell
        both = place.place(width + 5, place.height)
        items += draw_cut(shown, both.place(width, height, "left"), cell, style)
        items.append(verdict(shown.cut.is_legal(), both.square(3.4, "right").moved(0.2), style.theme))
    return items


AID = ScoringAidKind(_panels, _table_face, _actions_face)
