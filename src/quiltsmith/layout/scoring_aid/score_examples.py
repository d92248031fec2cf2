"""Worked examples: rectangles with their square and further lines, and a whole game's sum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.rectangles import RectangleScoring
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.drawing.patch_drawing import draw_patch, rectangle_shape
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.panel_pages import figure, paragraph, paragraph_above
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.elements import Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

Sides = tuple[int, int]
_SUM_WIDTH, _SUM_HEIGHT = 31.0, 13.0
_LARGEST_CELL = 7.0
_SPACES_PER_EMPTY_ONE = 13.5
"""How full the board of the example is: six empty spaces on a board of nine by nine."""


def example_sides(game: DoodleGame) -> tuple[Sides, ...]:
    """Choose rectangles that teach something on the game's board: a long one, a near square, a square."""
    short, long = sorted((game.board.rows, game.board.columns))
    wanted = [
        (max(min(2, short), short // 3), max(1, long - 1)),
        (max(1, short // 2), min(long, max(1, short // 2) + 1)),
        (max(1, short // 2 + 1), max(1, short // 2 + 1)),
    ]
    fitting = [(a, b) for a, b in wanted if a <= short and b <= long]
    return tuple(dict.fromkeys((min(pair), max(pair)) for pair in fitting))


def sum_sides(game: DoodleGame) -> tuple[Sides, ...]:
    """Choose a rectangle for every round of an example game; they grow from round to round."""
    short, long = sorted((game.board.rows, game.board.columns))
    sides = [max(1, short - 2 - after) for after in range(game.rounds - 1, -1, -1)]
    last = (sides[-1], min(sides[-1] + 1, long))
    return (*((side, side) for side in sides[:-1]), last)


def formula(sides: Sides, scoring: RectangleScoring) -> str:
    """Write out how a rectangle's points come about, such as `3 × 3 + 5 = 14`."""
    short, long = sorted(sides)
    square = f"{short} × {short}" + ("" if scoring.per_square_space == 1 else f" × {scoring.per_square_space}")
    extra = long - short
    lines = f"{extra}" if scoring.per_extra_line == 1 else f"{extra} × {scoring.per_extra_line}"
    return f"{square}{f' + {lines}' if extra else ''} = {scoring.score(*sides)}"


def examples_in_a_column(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw the examples one below the other, all at one scale, their sums beside them."""
    shown = example_sides(game)
    parts = [row.split_right(_SUM_WIDTH, 2) for row in box.rows([max(2, sides[0]) + 1.2 for sides in shown], 2)]
    cell = min(
        parts[0][0].width / max(sides[1] for sides in shown),
        *((drawn.height - 3) / sides[0] for (drawn, _), sides in zip(parts, shown, strict=True)),
        _LARGEST_CELL,
    )
    items: list[Item] = []
    for (drawn, beside), sides in zip(parts, shown, strict=True):
        area = drawn.place(sides[1] * cell, sides[0] * cell, "left")
        items.append(draw_rectangle(sides, area, cell, style))
        items += _sum_of(sides, beside.place(beside.width, _SUM_HEIGHT), "right", game, style)
    return items


def examples_in_a_row(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw the examples beside each other, all at one scale, their sums below."""
    shown = example_sides(game)
    above, below = box.split_bottom(_SUM_HEIGHT)
    widths = [max(sides[1], 6.0) for sides in shown]
    places = above.columns(widths, 6)
    cell = min(
        *(place.cell_size(sides[0], sides[1]) for place, sides in zip(places, shown, strict=True)), _LARGEST_CELL
    )
    items: list[Item] = []
    for place, words, sides in zip(places, below.columns(widths, 6), shown, strict=True):
        area = place.place(sides[1] * cell, sides[0] * cell, valign="bottom")
        items.append(draw_rectangle(sides, area, cell, style))
        items += _sum_of(sides, words.moved(down=0.5), "centre", game, style)
    return items


def draw_rectangle(sides: Sides, area: Box, cell: float, style: Style) -> Item:
    """Draw a rectangle with its square in one fabric and further lines in another."""
    theme, (short, long) = style.theme, sides
    guide = theme.line_stroke(0.12)
    square, extra = area.split_left(short * cell)
    items: list[Item] = []
    if long > short:
        shape, cloth = rectangle_shape(short, long - short), theme.fabric(style.seed + 1)
        items.append(draw_patch(shape, cloth, cell, theme.line_stroke(0.35), x=extra.x, y=extra.y, grid=guide))
    shape, cloth = rectangle_shape(short, short), theme.fabric(style.seed)
    items.append(draw_patch(shape, cloth, cell, Stroke(theme.line, 0.7), x=square.x, y=square.y, grid=guide))
    return figure(style.word("scoring-aid.examples.picture", rows=short, columns=long), items)


def _sum_of(sides: Sides, box: Box, align: Align, game: DoodleGame, style: Style) -> list[Item]:
    theme = style.theme
    above, below = box.rows((6, 7))
    return [
        *fit_text(f"{sides[0]} × {sides[1]}", above, TextStyle(13, "display", theme.accent, align)),
        *fit_text(formula(sides, game.scoring), below, TextStyle(10, "bold", theme.text, align)),
    ]


def empty_spaces(game: DoodleGame) -> int:
    """Choose how many spaces are empty at the end of the example game."""
    return max(1, round(game.board.spaces / _SPACES_PER_EMPTY_ONE))


def sum_total(game: DoodleGame) -> int:
    """Add up the example game."""
    scores = sum(game.scoring.score(*sides) for sides in sum_sides(game))
    return scores + game.points_per_empty_space * empty_spaces(game)


def final_sum(game: DoodleGame, box: Box, style: Style, is_narrow: bool) -> list[Item]:
    """Say how a game is added up, and draw the sum of an example."""
    text = style.word("scoring-aid.sum.note", points=-game.points_per_empty_space)
    if game.goal:
        text += " " + style.word("scoring-aid.sum.solo", points=game.goal)
    items, drawn = sum_note(text, box, style, is_narrow, gap=5)
    return [*items, *example_sum(game, drawn, style)]


def example_sum(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    """Draw the numbers of the example game: rounds, empty spaces, total."""
    empty, each = empty_spaces(game), -game.points_per_empty_space
    rounds = [
        SumEntry(
            "+" if number > 1 else "",
            style.word("pad.round", round=number),
            str(game.scoring.score(*sides)),
            f"{sides[0]} × {sides[1]}",
        )
        for number, sides in enumerate(sum_sides(game), 1)
    ]
    entries = [
        *rounds,
        SumEntry("−", style.word("pad.empty"), str(empty * each), f"{empty} × {each}"),
        SumEntry("=", style.word("pad.total"), whole(sum_total(game))),
    ]
    return draw_sum(entries, box, 5, style.theme)


def sum_note(text: str, box: Box, style: Style, is_narrow: bool, gap: float) -> tuple[list[Item], Box]:
    """Set what a sum is about above it or, in the wide design, beside it; return what is left for the sum, too."""
    if is_narrow:
        return paragraph_above(text, box, style.theme)
    beside, drawn = box.columns((30, 70), gap)
    return [*paragraph(text, beside, style.theme)], drawn


class SumEntry(NamedTuple):
    """A number of a sum: its sign, its name, the number, how it comes about, and the name of a picture."""

    sign: str
    head: str
    number: str
    below: str = ""
    picture: str = ""


def draw_sum(entries: Sequence[SumEntry], box: Box, gap: float, theme: Theme) -> list[Item]:
    """Draw the numbers of a sum beside each other, each in a frame; the total stands out."""
    small = TextStyle(8, colour=theme.muted, align="centre", wrap=True)
    items: list[Item] = []
    for entry, cell in zip(entries, box.columns(len(entries), gap), strict=True):
        is_total = entry.sign == "="
        head, rest = cell.split_top(5.5, 0.5)
        frame, below = rest.split_top(min(cell.height - 11, 11), 0.5)
        fill, ink = (theme.badge, theme.on_badge) if is_total else (theme.paper, theme.text)
        items += [
            *fit_text(entry.head, head.inset(-2, 0), small),
            paths.box_path(frame, fill, theme.line_stroke(), 1.5),
            *fit_text(entry.number, frame.inset(1), TextStyle(18, "display", ink, "centre")),
        ]
        if entry.below:
            items += fit_text(entry.below, below.top_strip(4.5), TextStyle(8, colour=theme.muted, align="centre"))
        if entry.picture:
            side = frame.height * 0.7
            corner = frame.square(side, "right", "bottom").moved(frame.height * 0.15, frame.height * 0.25)
            items.append(picture(entry.picture, corner, theme))
        if entry.sign:
            sign = TextStyle(13, "bold", theme.accent, "centre")
            items += fit_text(entry.sign, frame.left_strip(5).moved(-5), sign)
    return items
