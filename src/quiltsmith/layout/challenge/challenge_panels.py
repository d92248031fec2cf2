"""What stands around the turns of a solo challenge: how it begins and ends, medals, and the solution."""

from __future__ import annotations

from collections.abc import Mapping

from quiltsmith.games.doodle.challenge import Challenge, Puzzle
from quiltsmith.games.doodle.doodle_writer import Move, PlayedSheet, Scoring
from quiltsmith.geometry.board import Board, Mask, bits
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.layout.challenge.challenge_turns import TurnCells
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.sewing_notions import rosette
from quiltsmith.layout.scoring_aid.doodle_scoring_aid import allowed_specials
from quiltsmith.layout.sheets.panel_pages import GAP, numbered, panel
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric, Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text, text_width
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Ink

NAMES = ("bronze", "silver", "gold")
_COLOURS = {"bronze": Colour(176, 96, 44), "silver": Colour(140, 146, 152), "gold": Colour(214, 160, 20)}
_MEDALS_LABEL = 3.8


def medal_row(medals: tuple[int, ...], box: Box, style: Style) -> list[Item]:
    """Draw the medals side by side, each with its name below."""
    width = box.width / len(medals)
    radius = min(width / 2 - 0.4, (box.height - _MEDALS_LABEL) / 2)
    items: list[Item] = []
    for number, (name, points) in enumerate(zip(NAMES, medals, strict=True)):
        x, y = box.x + (number + 0.5) * width, box.y + radius
        disc = Box(x - 0.6 * radius, y - 0.6 * radius, 1.2 * radius, 1.2 * radius)
        label = Box(x - width / 2, box.bottom - _MEDALS_LABEL, width, _MEDALS_LABEL)
        items += [
            *rosette(x, y, radius, medal_fabric(name, style), style.theme),
            *fit_text(str(points), disc, TextStyle(11, "display", style.theme.text, "centre")),
            *fit_text(
                style.word(f"challenge.{name}"), label, TextStyle(8, colour=style.theme.muted, align="centre")
            ),
        ]
    return items


def medal_fabric(name: str, style: Style) -> Fabric:
    """Give the cloth of a medal; where ink is saved, all have the theme's."""
    theme = style.theme
    if theme.ink is not Ink.FULL:
        return theme.fabric(NAMES.index(name))
    return Fabric("stripes", _COLOURS[name], _COLOURS[name].mix(theme.paper, 0.35))


_START_WIDTH = 44.0
_LINES = 7.5
_WIDEST_BOX, _NARROWEST_BOX, _BOX_GAP = 21.0, 12.0, 5.5
_LABEL = 4.5
_PRAISE = 40.0


def opening(challenge: Challenge, cells: TurnCells, box: Box, style: Style) -> list[Item]:
    """Draw the start patch, what to do, and lines for name and date."""
    items: list[Item] = []
    left = box.x
    if challenge.start is not None:
        framed, inside = panel(
            Box(box.x, box.y, _START_WIDTH, box.height), style.word("challenge.start"), style.theme
        )
        items += [*framed, *cells.offer(challenge.start, inside)]
        left += _START_WIDTH + GAP
    framed, inside = panel(
        Box(left, box.y, box.right - left, box.height), style.word("challenge.how"), style.theme
    )
    told = Box(inside.x, inside.y - 1, inside.width, inside.height - _LINES)
    lines = Box(inside.x, inside.bottom - _LINES, inside.width, _LINES - 0.5)
    return [*items, *framed, *numbered(_steps(challenge, style), told, style), *_name_and_date(lines, style)]


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
    signs.append("equals")
    width = (inside.width - _PRAISE) / len(labels) - _BOX_GAP
    # Many boxes take the room of the praise, which the score sheet has too.
    is_praised = bool(medals or game.good_score) and width >= _NARROWEST_BOX
    if not is_praised:
        width = (inside.width + _BOX_GAP) / len(labels) - _BOX_GAP
    width = min(_WIDEST_BOX, width)
    x = inside.x
    for number, label in enumerate(labels):
        is_total = number == len(labels) - 1
        field = Box(x, inside.y + _LABEL, width, inside.height - _LABEL)
        stroke = Stroke(theme.accent, 0.7) if is_total else theme.line_stroke(0.3)
        name = Box(x - _BOX_GAP / 2 + 0.4, inside.y - 0.5, width + _BOX_GAP - 0.8, _LABEL)
        items += [
            *fit_text(
                label,
                name,
                TextStyle(8, "bold" if is_total else "text", theme.accent if is_total else theme.muted, "centre"),
            ),
            paths.box_path(field, theme.paper, stroke, 1.5),
        ]
        if not is_total:
            items.append(_sign(signs[number], field.right + _BOX_GAP / 2, field.centre[1], style))
        x = field.right + _BOX_GAP
    if is_praised:
        praise = Box(x, inside.y, inside.right - x, inside.height)
        if medals:
            return [*items, *medal_row(medals, praise, style)]
        # Two short lines look better than a long one and a word.
        text = style.word("pad.good", points=game.good_score).replace(": ", ":\n")
        items += fit_text(text, praise, TextStyle(10, "bold", theme.text, "centre", wrap=True))
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
    theme = style.theme
    split = box.width * 0.62
    items: list[Item] = []
    for key, place in (
        ("pad.name", Box(box.x, box.y, split, box.height)),
        ("pad.date", Box(box.x + split + 5, box.y, box.width - split - 5, box.height)),
    ):
        label = style.word(key)
        width = text_width(label, 8) + 2
        items += [
            *fit_text(
                label, Box(place.x, place.y, width, box.height), TextStyle(8, colour=theme.muted, valign="bottom")
            ),
            paths.line(place.x + width, place.bottom, place.right, place.bottom, theme.line_stroke(0.3)),
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


_BESIDE = 25.0
_LINE = 4.0
_SIZE = 8.0
_HIGHEST = 80.0


def solution_panel(
    title: str, puzzle: Puzzle, fabrics: Mapping[str, Fabric], box: Box, style: Style
) -> list[Item]:
    """Draw the best game known of a puzzle."""
    items, room = panel(Box(box.x, box.y, box.width, min(box.height, _HIGHEST)), title, style.theme)
    board = puzzle.challenge.game.board
    cell = min((room.width - _BESIDE) / board.columns, room.height / board.rows)
    quilt = Box(room.x, room.y, cell * board.columns, cell * board.rows)
    items += [
        paths.box_path(quilt, style.theme.paper, style.theme.line_stroke(0.3)),
        paths.grid(quilt, board.rows, board.columns, style.theme.guide_stroke(0.12)),
    ]
    for move in puzzle.solution.moves:
        if move.spaces:
            items += _piece(move, board, fabrics, quilt, cell, style)
    return [
        *items,
        *_beside(puzzle, Box(quilt.right + 2, room.y, room.right - quilt.right - 2, room.height), style),
    ]


def _piece(
    move: Move, board: Board, fabrics: Mapping[str, Fabric], quilt: Box, cell: float, style: Style
) -> list[Item]:
    theme, cells = style.theme, _cells(move.spaces, board)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    x, y = quilt.x + left * cell, quilt.y + top * cell
    fabric = fabrics[move.card] if move.card else theme.guide
    outline = theme.line_stroke(0.3)
    row, column = _label_cell(cells)
    middle = quilt.x + (column + 0.5) * cell, quilt.y + (row + 0.5) * cell
    radius = 0.38 * cell
    label = Box(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
    text = str(move.turn) if move.turn else style.word("card.start")[0]
    return [
        draw_patch(Shape(tuple(cells)), fabric, cell, outline, x=x, y=y),
        paths.circle(*middle, radius, theme.paper, theme.line_stroke(0.15)),
        *fit_text(text, label.inset(0.1), TextStyle(_SIZE, "bold", theme.text, "centre", smallest=3.5)),
    ]


def _cells(spaces: Mask, board: Board) -> list[Cell]:
    return [divmod(index, board.stride) for index in bits(spaces)]


def _label_cell(cells: list[Cell]) -> Cell:
    """Choose the space nearest to the middle of a piece."""
    row = sum(row for row, _ in cells) / len(cells)
    column = sum(column for _, column in cells) / len(cells)
    return min(cells, key=lambda cell: ((cell[0] - row) ** 2 + (cell[1] - column) ** 2, cell))


def _beside(puzzle: Puzzle, box: Box, style: Style) -> list[Item]:
    """List the rectangles, the empty spaces and the special actions beside the board."""
    solution, theme = puzzle.solution, style.theme
    items: list[Item] = list(
        fit_text(str(solution.total), Box(box.x, box.y, box.width, 7), TextStyle(16, "display", theme.accent))
    )
    y = box.y + 8.5
    for text in (*_scores(solution), *_specials(solution, style)):
        if y + _LINE > box.bottom:
            break
        items += fit_text(text, Box(box.x, y, box.width, _LINE), TextStyle(_SIZE, colour=theme.text, smallest=4.5))
        y += _LINE
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
