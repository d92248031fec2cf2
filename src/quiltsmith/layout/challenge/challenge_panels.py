"""What stands around the turns of a solo challenge: how it begins and ends, medals, and the solution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from quiltsmith.games.doodle.challenge import Challenge, Puzzle
from quiltsmith.games.doodle.doodle_writer import Move, PlayedSheet, Scoring
from quiltsmith.geometry.board import bits
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.challenge.challenge_turns import TurnCells
from quiltsmith.layout.drawing.deck_fabrics import special_fabric
from quiltsmith.layout.drawing.medals import MEDALS, medal_fabric
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.sewing_notions import rosette
from quiltsmith.layout.scoring_aid.doodle_scoring_aid import allowed_specials
from quiltsmith.layout.sheets.panel_pages import GAP, figure, numbered, panel
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.elements import Fabric, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

_MEDAL_LABEL = 3.8
_START_WIDTH = 44.0
_LINES = 7.5
_WIDEST_BOX, _NARROWEST_BOX, _BOX_GAP = 21.0, 12.0, 5.5
_LABEL = 4.5
_PRAISE = 40.0
_BESIDE = 25.0
_LINE = 4.0
_SIZE = 8.0
_TOTAL_HEIGHT, _LISTS_BELOW = 8.5, 2


def medal_row(medals: tuple[int, ...], box: Box, style: Style) -> list[Item]:
    """Draw the medals side by side, each with its name below."""
    theme, width = style.theme, box.width / len(medals)
    radius = min(width / 2 - 0.4, (box.height - _MEDAL_LABEL) / 2)
    items: list[Item] = []
    for name, points, column in zip(MEDALS, medals, box.columns(len(medals)), strict=True):
        disc = column.square(2 * radius, valign="top")
        label = TextStyle(8, colour=theme.muted, align="centre")
        items += [
            *rosette(*disc.centre, radius, medal_fabric(name, theme), theme),
            *fit_text(whole(points), disc.scaled(0.6), TextStyle(11, "display", theme.text, "centre")),
            *fit_text(style.word(f"challenge.{name}"), column.bottom_strip(_MEDAL_LABEL), label),
        ]
    return items


def opening(challenge: Challenge, cells: TurnCells, box: Box, style: Style) -> list[Item]:
    """Draw the start patch, what to do, and lines for name and date."""
    items: list[Item] = []
    if challenge.start is not None:
        start, box = box.split_left(_START_WIDTH, GAP)
        framed, inside = panel(start, style.word("challenge.start"), style.theme)
        items += [*framed, *cells.offer(challenge.start, inside)]
    framed, inside = panel(box, style.word("challenge.how"), style.theme)
    words, lines = inside.split_bottom(_LINES)
    steps = numbered(_steps(challenge, style), words.moved(down=-1), style)
    return [*items, *framed, *steps, *_name_and_date(lines.shrink(bottom=0.5), style)]


def result(challenge: Challenge, box: Box, style: Style, medals: tuple[int, ...] = ()) -> list[Item]:
    """Draw the boxes of the final sum, and medals, or what a good total is."""
    game, theme = challenge.game, style.theme
    items, inside = panel(box, style.word("challenge.result"), theme)
    labels = [style.word("pad.round", round=number) for number in range(1, game.rounds + 1)]
    signs = ["plus"] * (game.rounds - 1)
    lost = -game.points_per_empty_space
    if lost:
        labels.append(style.word("pad.empty") if lost == 1 else style.word("pad.empty-many", points=lost))
        signs.append("minus")
    labels.append(style.word("pad.total"))
    signs += ["equals", ""]
    width = (inside.width - _PRAISE) / len(labels) - _BOX_GAP
    # Many boxes take the place of the praise, which the score sheet has too.
    is_praised = bool(medals or game.goal) and width >= _NARROWEST_BOX
    if not is_praised:
        width = (inside.width + _BOX_GAP) / len(labels) - _BOX_GAP
    rest = inside
    for label, sign in zip(labels, signs, strict=True):
        column, rest = rest.split_left(min(_WIDEST_BOX, width), _BOX_GAP)
        name, field = column.split_top(_LABEL)
        name = name.inset(0.4 - _BOX_GAP / 2, 0).moved(down=-0.5)
        plain = TextStyle(8, colour=theme.muted, align="centre")
        bold = TextStyle(8, "bold", theme.accent, "centre")
        stroke = theme.line_stroke(0.3) if sign else Stroke(theme.accent, 0.7)
        items += [*fit_text(label, name, plain if sign else bold), paths.box_path(field, theme.paper, stroke, 1.5)]
        if sign:
            items.append(_sign(sign, field.right + _BOX_GAP / 2, field.centre[1], style))
    if is_praised and medals:
        return [*items, *medal_row(medals, rest, style)]
    if is_praised:
        # Two short lines look better than a long one and a word.
        text = style.word("pad.good", points=game.goal).replace(": ", ":\n")
        items += fit_text(text, rest, TextStyle(10, "bold", theme.text, "centre", wrap=True))
    return items


def _steps(challenge: Challenge, style: Style) -> list[str]:
    game = challenge.game
    steps = [style.word("challenge.how.start")] if challenge.start is not None else []
    steps.append(style.word("challenge.how.turn"))
    specials = allowed_specials(game)
    if "neighbour" in specials:
        steps.append(style.word("challenge.how.neighbour"))
    elif specials:
        steps.append(style.word("challenge.how.specials"))
    return steps


def _name_and_date(box: Box, style: Style) -> list[Item]:
    label = TextStyle(8, colour=style.theme.muted, valign="bottom")
    items: list[Item] = []
    for key, place in zip(("pad.name", "pad.date"), box.split_left(box.width * 0.62, 5), strict=True):
        words, line = place.split_left(label.width(style.word(key)) + 2)
        items += [
            *fit_text(style.word(key), words, label),
            paths.line(line.x, line.bottom, line.right, line.bottom, style.theme.line_stroke(0.3)),
        ]
    return items


def _sign(name: str, x: float, y: float, style: Style) -> Item:
    half = 1.3
    ends = {
        "plus": ((x - half, y, x + half, y), (x, y - half, x, y + half)),
        "minus": ((x - half, y, x + half, y),),
        "equals": ((x - half, y - 0.7, x + half, y - 0.7), (x - half, y + 0.7, x + half, y + 0.7)),
    }[name]
    return paths.lines(ends, Stroke(style.theme.text, 0.5, round=True))


def solution_panel(
    title: str, puzzle: Puzzle, fabrics: Mapping[str, Fabric], box: Box, style: Style
) -> list[Item]:
    """Draw the best game known of a puzzle: the finished board, every patch with its turn, and how it scored."""
    theme, board = style.theme, puzzle.challenge.game.board
    items, inside = panel(box, title, theme)
    told = [*_scores(puzzle.solution), *_specials(puzzle.solution, style)]
    # The list stands beside the board or below it, as the board becomes larger; both are in the panel's middle.
    below = _TOTAL_HEIGHT + ceil(len(told) / _LISTS_BELOW) * _LINE
    beside_cell = inside.shrink(right=_BESIDE).cell_size(board.rows, board.columns)
    below_cell = inside.shrink(bottom=below).cell_size(board.rows, board.columns)
    is_below = below_cell > beside_cell
    cell = max(below_cell, beside_cell)
    width, height = cell * board.columns, cell * board.rows
    used = inside.place(max(width, inside.width if is_below else width + _BESIDE), height + below * is_below)
    quilt = used.place(width, height, "centre" if is_below else "left", "top").grid(board.rows, board.columns)
    drawn: list[Item] = [
        paths.box_path(quilt.box, theme.paper, theme.line_stroke(0.3)),
        paths.grid(quilt.box, board.rows, board.columns, theme.guide_stroke(0.12)),
    ]
    moves = [move for move in puzzle.solution.moves if move.spaces]
    pieces = [[divmod(index, board.stride) for index in bits(move.spaces)] for move in moves]
    for move, cells in zip(moves, pieces, strict=True):
        fabric = fabrics[move.card] if move.card else special_fabric(theme)
        drawn += _piece(move, fabric, quilt, cells, style)
    items.append(figure(style.word("challenge.picture.board", points=whole(puzzle.solution.total)), drawn))
    total, columns = whole(puzzle.solution.total), 1
    if is_below:
        beside, columns = used.bottom_strip(below).shrink(top=1.5), _LISTS_BELOW
    else:
        beside = used.shrink(left=width + 2)
    return [*items, *_told(total, told, beside, columns, style)]


def _piece(move: Move, fabric: Fabric, quilt: Grid, cells: list[Cell], style: Style) -> list[Item]:
    theme, cell = style.theme, quilt.cell
    corner = quilt.at(min(row for row, _ in cells), min(column for _, column in cells))
    middle, radius = quilt.middle(*_label_cell(cells)), 0.38 * cell
    label = TextStyle(_SIZE, "bold", theme.text, "centre", smallest=3.5)
    text = str(move.turn) if move.turn else style.word("card.start")[0]
    return [
        draw_patch(Shape(tuple(cells)), fabric, cell, theme.line_stroke(0.3), x=corner.x, y=corner.y),
        paths.circle(*middle, radius, theme.paper, theme.line_stroke(0.15)),
        *fit_text(text, Box.around(*middle, 2 * radius).inset(0.1), label),
    ]


def _label_cell(cells: list[Cell]) -> Cell:
    """Choose the space nearest to the middle of a piece."""
    row = sum(row for row, _ in cells) / len(cells)
    column = sum(column for _, column in cells) / len(cells)
    return min(cells, key=lambda cell: ((cell[0] - row) ** 2 + (cell[1] - column) ** 2, cell))


def _told(total: str, lines: Sequence[str], box: Box, columns: int, style: Style) -> list[Item]:
    """List the total, the rectangles, the empty spaces and the special actions, in one column or several."""
    theme = style.theme
    head, rest = box.split_top(_TOTAL_HEIGHT - 1.5, 0.0 if columns > 1 else 1.5)
    items: list[Item] = [*fit_text(total, head, TextStyle(16, "display", theme.accent))]
    rows = ceil(len(lines) / columns)
    places = [
        column.top_strip(_LINE).moved(down=row * _LINE)
        for column in rest.columns(columns, 2.0 if columns > 1 else 0.0)
        for row in range(rows)
    ]
    for text, place in zip(lines, places, strict=False):
        if place.bottom <= rest.bottom + 0.01:
            items += fit_text(text, place, TextStyle(_SIZE, colour=theme.text, smallest=4.5))
    return items


def _scores(solution: PlayedSheet) -> list[str]:
    found = [line.rectangle for line in solution.log if isinstance(line, Scoring)]
    scores = [
        f"{place.rows} × {place.columns}: {points}" if place else str(points)
        for place, points in zip(found, solution.scores, strict=True)
    ]
    lost = solution.game.points_per_empty_space * solution.empty
    return [*scores, f"− {-lost}" if lost <= 0 else f"+ {lost}"]


def _specials(solution: PlayedSheet, style: Style) -> list[str]:
    told: list[str] = []
    for move in solution.moves:
        names = ["neighbour"] * move.neighbour + ["cut"] * move.cuts
        names += ["single"] if move.spaces and not move.card else []
        if names:
            told.append(f"{move.turn}: {', '.join(style.word(f'special.{name}') for name in names)}")
    return told
