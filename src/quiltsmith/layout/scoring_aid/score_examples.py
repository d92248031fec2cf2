"""Worked examples: rectangles with their square and further lines, and a whole game's sum."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.rectangles import RectangleScoring
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.panel_pages import columns, paragraph, rows, told
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.elements import Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

Sides = tuple[int, int]
_SUM_HEIGHT = 13.0
_LARGEST_CELL = 7.0
_SPACES_PER_EMPTY_ONE = 13.5
"""How full the board of the example is: six empty spaces on a board of nine by nine."""


def example_sides(game: DoodleGame) -> tuple[Sides, ...]:
    """Choose rectangles that teach something on the game's board: a long one, a near square, a square."""
    rows_, columns_ = game.board.rows, game.board.columns
    short, long = min(rows_, columns_), max(rows_, columns_)
    wanted = [
        (max(min(2, short), short // 3), max(1, long - 1)),
        (max(1, short // 2), min(long, max(1, short // 2) + 1)),
        (max(1, short // 2 + 1), max(1, short // 2 + 1)),
    ]
    fitting = [(a, b) for a, b in wanted if a <= short and b <= long]
    return tuple(dict.fromkeys((min(pair), max(pair)) for pair in fitting))


def sum_sides(game: DoodleGame) -> tuple[Sides, ...]:
    """Choose a rectangle for every round of an example game; they grow from round to round."""
    short, long = min(game.board.rows, game.board.columns), max(game.board.rows, game.board.columns)
    sides = []
    for after in range(game.rounds - 1, -1, -1):
        side = max(1, short - 2 - after)
        sides.append((side, side))
    side = sides[-1][0]
    sides[-1] = (side, min(side + 1, long))
    return tuple(sides)


def formula(sides: Sides, scoring: RectangleScoring) -> str:
    """Write out how a rectangle's points come about, such as `3 × 3 + 5 = 14`."""
    short, long = min(sides), max(sides)
    square = (
        f"{short} × {short}"
        if scoring.per_square_space == 1
        else f"{short} × {short} × {scoring.per_square_space}"
    )
    extra = long - short
    lines = f"{extra}" if scoring.per_extra_line == 1 else f"{extra} × {scoring.per_extra_line}"
    return f"{square}{f' + {lines}' if extra else ''} = {scoring.score(*sides)}"


def examples(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw the examples one below the other, all at one scale."""
    shown = example_sides(game)
    parts = rows(box, [max(2, sides[0]) + 1.2 for sides in shown], 2.0)
    widest = max(sides[1] for sides in shown)
    room = box.width - 33
    cell = min(
        room / widest,
        *((part.height - 3) / sides[0] for part, sides in zip(parts, shown, strict=True)),
        _LARGEST_CELL,
    )
    items: list[Item] = []
    for part, sides in zip(parts, shown, strict=True):
        items += rectangle_example(sides, part, cell, room, game, style)
    return items


def examples_in_a_row(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw the examples beside each other, all at one scale, their sums below."""
    shown = example_sides(game)
    places = columns(box, [max(sides[1], 6.0) for sides in shown], 6.0)
    height = box.height - _SUM_HEIGHT
    cell = min(
        *(place.width / sides[1] for place, sides in zip(places, shown, strict=True)),
        height / max(sides[0] for sides in shown),
        _LARGEST_CELL,
    )
    items: list[Item] = []
    for place, sides in zip(places, shown, strict=True):
        x, y = place.centre[0] - sides[1] * cell / 2, place.y + height - sides[0] * cell
        words = Box(place.x, place.bottom - _SUM_HEIGHT + 0.5, place.width, _SUM_HEIGHT)
        items += [*_rectangle(sides, x, y, cell, style), *_sum_of(sides, words, "centre", game, style)]
    return items


def rectangle_example(
    sides: Sides, box: Box, cell: float, room: float, game: DoodleGame, style: Style
) -> list[Item]:
    """Draw one rectangle with the sum beside it."""
    top = box.y + (box.height - sides[0] * cell) / 2
    beside = Box(box.x + room + 2, box.y, box.width - room - 2, box.height)
    words = Box(beside.x, beside.centre[1] - _SUM_HEIGHT / 2, beside.width, _SUM_HEIGHT)
    return [*_rectangle(sides, box.x, top, cell, style), *_sum_of(sides, words, "right", game, style)]


def _rectangle(sides: Sides, x: float, y: float, cell: float, style: Style) -> list[Item]:
    """Draw a rectangle with its square in one fabric and further lines in another."""
    theme = style.theme
    short, long = sides
    pen, guide = theme.line_stroke(0.35), theme.line_stroke(0.12)
    items: list[Item] = []
    if long > short:
        extra = _block(short, long - short)
        items.append(
            draw_patch(extra, theme.fabric(style.seed + 1), cell, pen, x=x + short * cell, y=y, grid=guide)
        )
    square = _block(short, short)
    heavy = Stroke(theme.line, 0.7)
    items.append(draw_patch(square, theme.fabric(style.seed), cell, heavy, x=x, y=y, grid=guide))
    return items


def _sum_of(sides: Sides, box: Box, align: Align, game: DoodleGame, style: Style) -> list[Item]:
    theme = style.theme
    size, sum_ = rows(box, [6, 7], 0)
    return [
        *fit_text(f"{sides[0]} × {sides[1]}", size, TextStyle(13, "display", theme.accent, align)),
        *fit_text(formula(sides, game.scoring), sum_, TextStyle(10, "bold", theme.text, align)),
    ]


def empty_spaces(game: DoodleGame) -> int:
    """Choose how many spaces are empty at the end of the example game."""
    return max(1, round(game.board.spaces / _SPACES_PER_EMPTY_ONE))


def sum_total(game: DoodleGame) -> int:
    """Add up the example game."""
    scores = sum(game.scoring.score(*sides) for sides in sum_sides(game))
    return scores + game.points_per_empty_space * empty_spaces(game)


def final_sum(game: DoodleGame, box: Box, style: Style, is_narrow: bool) -> list[Item]:
    """Draw the sum of an example game as a row of boxes: rounds, empty spaces, total."""
    theme = style.theme
    text = style.word("scoring-aid.sum.note", points=-game.points_per_empty_space)
    if game.good_score:
        text += " " + style.word("scoring-aid.sum.solo", points=game.good_score)
    if is_narrow:
        note, drawn = told(text, box, theme)
    else:
        beside, drawn = columns(box, [30, 70], 5)
        note = paragraph(text, beside, theme)
    items: list[Item] = [*note]
    scored = sum_sides(game)
    empty, each = empty_spaces(game), -game.points_per_empty_space
    entries = [
        (style.word("pad.round", round=number), str(game.scoring.score(*sides)), f"{sides[0]} × {sides[1]}")
        for number, sides in enumerate(scored, 1)
    ]
    entries.append((style.word("pad.empty"), str(empty * each), f"{empty} × {each}"))
    entries.append((style.word("pad.total"), str(sum_total(game)), ""))
    signs = ["", *["+"] * (len(scored) - 1), "−", "="]
    cells = columns(drawn, [1.0] * len(entries), 5)
    for cell, sign, (head, number, below) in zip(cells, signs, entries, strict=True):
        items += draw_sum_cell(cell, sign, head, number, below, sign == "=", theme)
    return items


def draw_sum_cell(
    cell: Box, sign: str, head: str, number: str, below: str, is_total: bool, theme: Theme, drawn: str = ""
) -> list[Item]:
    """Draw one number of a sum: its name, its sign, the number in a frame, how it comes about or a picture."""
    wide = Box(cell.x - 2, cell.y, cell.width + 4, 5.5)
    height = min(cell.height - 11, 11)
    framed = Box(cell.x, cell.y + 6, cell.width, height)
    fill, ink = (theme.badge, theme.on_badge) if is_total else (theme.paper, theme.text)
    items: list[Item] = [
        *fit_text(head, wide, TextStyle(8, colour=theme.muted, align="centre", wrap=True)),
        paths.box_path(framed, fill, theme.line_stroke(), 1.5),
        *fit_text(number, framed.inset(1), TextStyle(18, "display", ink, "centre")),
    ]
    if below:
        under = Box(cell.x, framed.bottom + 0.5, cell.width, 4.5)
        items += fit_text(below, under, TextStyle(8, colour=theme.muted, align="centre"))
    if drawn:
        items.append(
            picture(
                drawn,
                Box(
                    framed.right - framed.height * 0.55,
                    framed.y + framed.height * 0.55,
                    framed.height * 0.7,
                    framed.height * 0.7,
                ),
                theme,
            )
        )
    if sign:
        between = Box(cell.x - 5, framed.y, 5, framed.height)
        items += fit_text(sign, between, TextStyle(13, "bold", theme.accent, "centre"))
    return items


def _block(rows_: int, columns_: int) -> Shape:
    return Shape(tuple((row, column) for row in range(rows_) for column in range(columns_)))
