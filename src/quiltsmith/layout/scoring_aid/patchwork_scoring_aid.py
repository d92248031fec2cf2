"""The scoring aid of two-player games: a turn, the time board, the special tile, the final score."""

from __future__ import annotations

from functools import partial
from math import ceil

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patch_drawing import draw_patch, patch_in, rectangle_shape
from quiltsmith.layout.drawing.pictograms import currency_picture, leap, picture, picture_symbol
from quiltsmith.layout.product_kinds import ScoringAidKind
from quiltsmith.layout.scoring_aid.cut_guide import verdict
from quiltsmith.layout.scoring_aid.score_examples import SumEntry, draw_sum, sum_note
from quiltsmith.layout.scoring_aid.scoring_aid_document import CardEntry, card_entries, card_face
from quiltsmith.layout.sheets.panel_pages import (
    Block,
    Draw,
    body_style,
    figure,
    framed,
    paragraph,
    paragraph_above,
    side_by_side,
)
from quiltsmith.layout.tiles.table_pieces import draw_neutral_token, draw_special, draw_time_token
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.elements import Group, Item, Stroke, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

QUILT_EXAMPLES = ((14, True, 5), (18, False, 2))
"""Two finished quilts: currency, whether with the special tile, empty spaces."""
_SIDE_BY_SIDE = (78.0, 108.0)
_ON_SALE = tuple(Shape.parse(drawing) for drawing in ("##./.##", "###/.#.", "#./#./##", "##/##", "####"))
_EMPTY_ROWS, _EMPTY_COLUMNS = 5, 8
_IN_A_ROW = range(12, 73, 6)
"""How many spaces of a time board may stand in a row: marks that come every six then stand below each other."""
_LARGEST_CELL, _LEAST_CELL = 10.5, 5.5
_BETWEEN_ROWS = 2.0
_LEAST_NUMBER = 2.6
"""What a number of the smallest type needs, in mm."""
_MARK = 4.0
_STRIP, _MOVED = 8, 4
"""The example of an advance: so many spaces are drawn, so many are moved."""


def _panels(game: PatchworkGame, is_narrow: bool, style: Style) -> list[Block]:
    """List all panels; the last two stand beside each other where there is space."""
    parts: tuple[tuple[str, float, float, Draw], ...] = (
        ("turn", 58, 68, lambda box: _turn(game, box, style)),
        ("track", 60, 86, lambda box: _track(game, box, style)),
        ("sum", 52, 68, lambda box: _sums(game, box, style, is_narrow)),
        ("tile", 56, 46, lambda box: _tile(game, box, style)),
        ("empty-table", 56, 56, lambda box: _empty_table(game, box, style)),
    )
    *blocks, tile, empty = (
        framed(style.word(f"scoring-aid.{key}"), narrow if is_narrow else wide, draw, style)
        for key, wide, narrow, draw in parts
    )
    return [*blocks, tile, empty] if is_narrow else [*blocks, side_by_side((tile, empty), _SIDE_BY_SIDE)]


def total(game: PatchworkGame, currency: int, has_tile: bool, empty: int) -> int:
    """Add up a finished quilt."""
    return currency + (game.tile_points if has_tile else 0) + game.points_per_empty_space * empty


def money_picture(game: PatchworkGame) -> str:
    """Return the name of the picture that stands for the game's currency."""
    return currency_picture(game.currency.name.get("en", ""))


def _choices(game: PatchworkGame, style: Style) -> list[tuple[str, str]]:
    """List what can be done in a turn: its name, and what it means."""
    word, currency = style.word, style.name(game.currency.name)
    advance = word("scoring-aid.turn.advance.meaning", points=game.currency.per_space, currency=currency)
    return [
        (word("scoring-aid.turn.advance"), advance),
        (word("scoring-aid.turn.take"), style.counted("scoring-aid.turn.take.meaning", choice=game.choice)),
    ]


def _events(game: PatchworkGame, style: Style) -> tuple[str, str]:
    """Return what income and special patches on the time board mean."""
    special = style.word("scoring-aid.track.special")
    if game.may_discard_special:
        special += " " + style.word("scoring-aid.track.discard")
    return style.word("scoring-aid.track.income", currency=style.name(game.currency.name)), special


def _turn(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    items, choices = paragraph_above(style.word("scoring-aid.turn.who"), box, theme)
    for part, (name, meaning), draw in zip(
        choices.columns(2, 8), _choices(game, style), (advance_strip, patches_on_sale), strict=True
    ):
        height = body_style(theme).height(meaning, part.width)
        head, drawn, text = part.rows((5, part.height - height - 7, height), 1)
        items += fit_text(name, head, TextStyle(11, "bold", theme.accent))
        items += paragraph(meaning, text, theme)
        items.append(figure(meaning, draw(game, drawn, style)))
    x = choices.centre[0]
    items.append(paths.line(x, choices.y + 2, x, choices.bottom - 2, theme.guide_stroke(0.3)))
    return items


def advance_strip(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw how a token goes to the space in front of the other one, with the currency for every space below."""
    theme = style.theme
    cell = min(box.width / _STRIP, box.height * 0.42)
    corner = box.place(cell * _STRIP, cell * 1.65, valign="bottom")
    strip = Grid(corner.x, corner.y, cell, 1, _STRIP)
    (start, y), (end, _) = strip.middle(0, 1), strip.middle(0, 1 + _MOVED)
    coin = picture_symbol(money_picture(game), cell * 0.5, theme)
    steps = [strip.middle(0, 1 + step)[0] for step in range(1, _MOVED + 1)]
    return [
        *empty_grid(strip, style, theme.line_stroke(0.25)),
        *(
            Group(draw_time_token(player, cell, theme), x - cell / 2, y - cell / 2)
            for player, x in enumerate((start, end - cell))
        ),
        paths.circle(end, y, cell * 0.3, None, Stroke(theme.accent, 0.4, (0.9, 0.7))),
        *leap(start, end, strip.y, strip.y - box.y - 1, theme),
        *(Use(coin, x - cell * 0.25, strip.box.bottom + cell * 0.12) for x in steps),
    ]


def patches_on_sale(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw the neutral token and the patches in front of it; those that are too far away are pale."""
    theme = style.theme
    shown = min(game.choice, 4)
    mark = min(_MARK, box.height * 0.26)
    token, *places = box.columns([0.55] + [1.0] * (shown + 1), 2)
    side = min(7.5, token.width)
    corner = token.square(side)
    items: list[Item] = [Group(draw_neutral_token(side, theme), corner.x, corner.y)]
    for number, place in enumerate(places):
        shape, is_near = _ON_SALE[number % len(_ON_SALE)], number < shown
        above = place.shrink(top=min(1.0, box.height * 0.05), bottom=mark * 1.5)
        cell = above.cell_size(4 if mark == _MARK else 3, 4)
        fabric = theme.fabric(style.seed + number) if is_near else theme.paper
        outline = theme.line_stroke(0.35) if is_near else theme.guide_stroke(0.35)
        items.append(patch_in(above, shape, fabric, cell, outline, grid=theme.guide_stroke(0.12)))
        items.append(verdict(is_near, place.shrink(bottom=0.5).square(mark, valign="bottom"), theme))
    return items


def _track(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw the spaces of the game's time board and say what happens on them."""
    spaces, legend = box.split_bottom(16, 2)
    items: list[Item] = [figure(style.word("scoring-aid.track.picture"), _spaces(game, spaces, style))]
    income, special = legend.columns((1, 1.25), 6)
    for part, name, text in zip((income, special), (money_picture(game), ""), _events(game, style), strict=True):
        icon, beside = part.split_left(9, 3)
        items.append(_mark(name, icon.square(9, valign="top"), style))
        items += paragraph(text, beside, style.theme)
    return items


def _mark(name: str, box: Box, style: Style) -> Item:
    """Draw a picture or, without a name, a special patch."""
    if name:
        return picture(name, box, style.theme)
    return Group(draw_special(box.width, style.theme), box.x, box.y)


def empty_grid(grid: Grid, style: Style, lines: Stroke) -> list[Item]:
    theme = style.theme
    return [
        paths.box_path(grid.box, theme.paper),
        paths.grid(grid.box, grid.rows, grid.columns, lines),
        paths.box_path(grid.box, None, theme.line_stroke(0.4)),
    ]


def _spaces(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw the spaces in rows that are all read from left to right; of very long tracks only those with marks."""
    theme = style.theme
    track = game.tracks[game.track]
    spaces = [*range(track.last + 1)]
    across, down, cell = _parted(len(spaces), box)
    if cell < _LEAST_CELL:
        spaces = sorted({*track.income, *track.specials})
        across, down, cell = _parted(len(spaces), box)
    corner = box.place(cell * across, down * cell + (down - 1) * _BETWEEN_ROWS)
    lines = [
        Grid(corner.x, corner.y + line * (cell + _BETWEEN_ROWS), cell, 1, min(across, len(spaces) - line * across))
        for line in range(down)
    ]
    coin = picture_symbol(money_picture(game), cell * 0.52, theme)
    items = [item for line in lines for item in empty_grid(line, style, theme.guide_stroke(0.25))]
    for number, space in enumerate(spaces):
        place = lines[number // across].at(0, number % across)
        has_income, has_special = space in track.income, space in track.specials
        words = place.inset(0.4, 0)
        # As on the board, the first and the last space have a picture instead of a number.
        end = {0: "arrow", track.last: "flag"}.get(space)
        if end is not None:
            above = place.top_strip(cell * 0.42) if has_income or has_special else place
            items.append(picture(end, above.square(cell * (0.34 if above is not place else 0.5)), theme))
        elif has_income or has_special:
            above = words.shrink(top=0.3).top_strip(max(cell * 0.36, _LEAST_NUMBER))
            items += fit_text(str(space), above, TextStyle(8, "bold", theme.text, "centre"))
        else:
            items += fit_text(str(space), words, TextStyle(9, colour=theme.muted, align="centre"))
        # Two marks on one space stand beside each other.
        aside = cell * 0.22 if has_income and has_special else 0.0
        if has_income:
            items.append(Use(coin, place.x + cell * 0.24 - aside, place.y + cell * 0.44))
        if has_special:
            patch = Box(place.x + cell * 0.26 + aside, place.y + cell * 0.45, cell * 0.48, cell * 0.48)
            items.append(_mark("", patch, style))
    return items


def _parted(count: int, box: Box) -> tuple[int, int, float]:
    """Part so many spaces into rows: how many are in a row, how many rows, and the side of a space."""

    def parted(across: int) -> tuple[int, int, float]:
        down = max(1, ceil(count / across))
        cells = box.shrink(bottom=_BETWEEN_ROWS * (down - 1))
        return across, down, cells.cell_size(down, across, _LARGEST_CELL)

    return max((parted(across) for across in _IN_A_ROW), key=lambda found: found[2])


def _sums(game: PatchworkGame, box: Box, style: Style, is_narrow: bool) -> list[Item]:
    each, currency = -game.points_per_empty_space, style.name(game.currency.name)
    text = style.word("scoring-aid.quilt-sum.note", currency=currency, points=each)
    items, drawn = sum_note(text, box, style, is_narrow, gap=6)
    return [*items, *example_quilts(game, drawn, style)]


def example_quilts(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw the sums of two finished quilts below each other."""
    each, currency = -game.points_per_empty_space, style.name(game.currency.name)
    items: list[Item] = []
    for line, (coins, has_tile, empty) in zip(box.rows(2, 2), QUILT_EXAMPLES, strict=True):
        tile = str(game.tile_points if has_tile else 0)
        entries = [
            SumEntry("", currency.capitalize(), str(coins), "", money_picture(game)),
            SumEntry("+", style.word("scoring-aid.tile"), tile, "", "tile"),
            SumEntry("−", style.word("pad.empty"), str(each * empty), f"{empty} × {each}"),
            SumEntry("=", style.word("pad.total"), str(total(game, coins, has_tile, empty))),
        ]
        items += draw_sum(entries, line, 7, style.theme)
    return items


def _tile(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    grid = box.grid(game.board.rows, game.board.columns, 38.0 / max(game.board.rows, game.board.columns), "left")
    stamp, text = box.shrink(left=grid.box.width + 4).split_top(14, 2)
    meaning = style.counted("scoring-aid.tile.meaning", points=game.tile_points, side=game.tile_side)
    shown = (
        *filled_square(game, grid, style),
        picture("tile", stamp.square(14, "left"), theme),
    )
    return [
        figure(style.word("scoring-aid.tile.picture", side=game.tile_side), shown),
        *paragraph(meaning, text, theme),
    ]


def filled_square(game: PatchworkGame, grid: Grid, style: Style) -> list[Item]:
    """Draw a quilt board with the square that wins the special tile."""
    theme, board = style.theme, game.board
    wide = min(game.tile_side, board.columns, board.rows)
    place = grid.at((board.rows - wide) // 2, (board.columns - wide) // 2)
    cloth, pen, guide = theme.fabric(style.seed + 2), theme.line_stroke(0.5), theme.line_stroke(0.12)
    return [
        *empty_grid(grid, style, theme.guide_stroke(0.2)),
        draw_patch(rectangle_shape(wide, wide), cloth, grid.cell, pen, x=place.x, y=place.y, grid=guide),
    ]


def _empty_table(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw how many points so many empty spaces take."""
    theme = style.theme
    cells = [cell for row in box.table(_EMPTY_ROWS, _EMPTY_COLUMNS, 1.2) for cell in row]
    items: list[Item] = []
    for count, cell in enumerate(cells[: game.board.spaces], 1):
        head, value = (part.inset(0.5, 0) for part in cell.columns((0.42, 0.58)))
        points = f"{game.points_per_empty_space * count}".replace("-", "−")
        items += [
            paths.box_path(cell, theme.paper, theme.guide_stroke(0.25), 1),
            *fit_text(str(count), head, TextStyle(8, colour=theme.muted, align="centre")),
            *fit_text(points, value, TextStyle(10, "bold", theme.text, "centre")),
        ]
    return items


def _turn_face(game: PatchworkGame, style: Style) -> tuple[Item, ...]:
    items, box = card_face(style.word("scoring-aid.turn"), style)
    drawings = (lambda place: advance_strip(game, place, style), lambda place: patches_on_sale(game, place, style))
    entries = [
        CardEntry(style.word("scoring-aid.turn.who")),
        *(
            CardEntry(meaning, name, drawing=drawing)
            for (name, meaning), drawing in zip(_choices(game, style), drawings, strict=True)
        ),
    ]
    return (*items, *card_entries(entries, box, style))


def _quilt_face(game: PatchworkGame, style: Style) -> tuple[Item, ...]:
    """Draw what counts at the end, and what the time board brings."""
    items, box = card_face(style.word("scoring-aid.sum"), style)
    word, currency = style.word, style.name(game.currency.name)
    texts = (
        word("scoring-aid.quilt-sum.note", currency=currency, points=-game.points_per_empty_space),
        style.counted("scoring-aid.tile.meaning", points=game.tile_points, side=game.tile_side),
        *_events(game, style),
    )
    marks = ("empty", "tile", money_picture(game), "")
    entries = [
        CardEntry(text, icon=partial(_mark, name, style=style)) for text, name in zip(texts, marks, strict=True)
    ]
    return (*items, *card_entries(entries, box, style))


AID = ScoringAidKind(_panels, _turn_face, _quilt_face)
