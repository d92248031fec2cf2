"""The scoring aid of two-player games: a turn, the time board, the special tile, the final score."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.scoring_aid.card_panel import face
from quiltsmith.layout.scoring_aid.kind import ScoringAidKind
from quiltsmith.layout.scoring_aid.score_examples import draw_sum_cell
from quiltsmith.layout.scoring_aid.track_drawing import along_the_track, money, special_patch, track_strip
from quiltsmith.layout.sheets.panel_pages import BODY, Block, columns, framed, paragraph, rows, side_by_side, told
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text, line_height, wrap_text
from quiltsmith.style.print_style import Style

_EXAMPLES = ((14, True, 5), (18, False, 2))
"""Two finished quilts: currency, whether with the special tile, empty spaces."""
_SIDE_BY_SIDE = (78.0, 108.0)
_ON_SALE = tuple(Shape.parse(drawing) for drawing in ("##./.##", "###/.#.", "#./#./##", "##/##", "####"))


def patchwork_panels(game: PatchworkGame, is_narrow: bool, style: Style) -> list[Block]:
    """List all panels; the last two stand beside each other where there is room."""
    turn = framed(
        style.word("scoring-aid.turn"), 68 if is_narrow else 58, lambda box: _turn(game, box, style), style
    )
    track = framed(
        style.word("scoring-aid.track"),
        86 if is_narrow else 60,
        lambda box: along_the_track(game, box, style),
        style,
    )
    counted = framed(
        style.word("scoring-aid.sum"),
        68 if is_narrow else 52,
        lambda box: _sums(game, box, style, is_narrow),
        style,
    )
    tile = framed(
        style.word("scoring-aid.tile"), 46 if is_narrow else 56, lambda box: _tile(game, box, style), style
    )
    empty = framed(style.word("scoring-aid.empty-table"), 56, lambda box: _empty_table(game, box, style), style)
    ended = [tile, empty] if is_narrow else [side_by_side((tile, empty), _SIDE_BY_SIDE)]
    return [turn, track, counted, *ended]


def currency_name(game: PatchworkGame, style: Style) -> str:
    """Give the name of what is paid with."""
    return style.name(game.currency.name)


def total(game: PatchworkGame, currency: int, has_tile: bool, empty: int) -> int:
    """Add up a finished quilt."""
    return currency + (game.tile_points if has_tile else 0) + game.points_per_empty_space * empty


def _turn(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    who, choices = told(style.word("scoring-aid.turn.who"), box, theme)
    items: list[Item] = [*who]
    advance, take = columns(choices, [1, 1], 8)
    currency = currency_name(game, style)
    for part, key, values in (
        (advance, "advance", {"points": game.currency.per_space, "currency": currency}),
        (take, "take", {"choice": game.choice}),
    ):
        meaning = style.word(f"scoring-aid.turn.{key}.meaning", **values)
        lines = len(wrap_text(meaning, part.width, BODY) or ()) * line_height(BODY)
        head, drawn, text = rows(part, [5, part.height - lines - 7, lines], 1)
        items += fit_text(style.word(f"scoring-aid.turn.{key}"), head, TextStyle(11, "bold", theme.accent))
        items += paragraph(meaning, text, theme)
        items += track_strip(game, drawn, style) if key == "advance" else _on_sale(game, drawn, style)
    x = choices.centre[0]
    items.append(paths.line(x, choices.y + 2, x, choices.bottom - 2, theme.guide_stroke(0.3)))
    return items


def _on_sale(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw the neutral token and the patches in front of it; those that are too far away are pale."""
    theme = style.theme
    shown = min(game.choice, 4)
    shapes = [_ON_SALE[number % len(_ON_SALE)] for number in range(shown + 1)]
    token, *places = columns(box, [0.55] + [1.0] * (shown + 1), 2)
    x, y = token.centre
    pen = theme.line_stroke(0.4)
    items: list[Item] = [paths.circle(x, y, 2.8, theme.muted, pen), paths.circle(x, y, 1.4, theme.paper, pen)]
    for number, (shape, place) in enumerate(zip(shapes, places, strict=True)):
        cell = min(place.width / 4, (place.height - 7) / 4)
        fabric = theme.fabric(style.seed + number) if number < shown else theme.paper
        left = place.centre[0] - shape.columns * cell / 2
        top = place.y + 1 + (place.height - 7 - shape.rows * cell) / 2
        outline = theme.line_stroke(0.35) if number < shown else theme.guide_stroke(0.35)
        items.append(draw_patch(shape, fabric, cell, outline, x=left, y=top, grid=theme.guide_stroke(0.12)))
        mark = Box(place.centre[0] - 2, place.bottom - 4.5, 4, 4)
        items.append(picture("tick" if number < shown else "cross", mark, theme))
    return items


def _sums(game: PatchworkGame, box: Box, style: Style, is_narrow: bool) -> list[Item]:
    theme = style.theme
    each = -game.points_per_empty_space
    currency = currency_name(game, style)
    text = style.word("scoring-aid.quilt-sum.note", currency=currency, points=each)
    if is_narrow:
        note, drawn = told(text, box, theme)
    else:
        beside, drawn = columns(box, [30, 70], 6)
        note = paragraph(text, beside, theme)
    items: list[Item] = [*note]
    for line, (coins, has_tile, empty) in zip(rows(drawn, [1, 1], 2), _EXAMPLES, strict=True):
        entries = [
            ("", currency.capitalize(), coins, "", money(game)),
            ("+", style.word("scoring-aid.tile"), game.tile_points if has_tile else 0, "", "tile"),
            ("−", style.word("pad.empty"), each * empty, f"{empty} × {each}", ""),
            ("=", style.word("pad.total"), total(game, coins, has_tile, empty), "", ""),
        ]
        for cell, (sign, head, number, below, drawn_name) in zip(columns(line, [1] * 4, 7), entries, strict=True):
            items += draw_sum_cell(cell, sign, head, str(number), below, sign == "=", theme, drawn_name)
    return items


def _tile(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    side = min(box.height, 38.0)
    board = Box(box.x, box.y + (box.height - side) / 2, side, side)
    cell = side / max(game.board.rows, game.board.columns)
    board = Box(board.x, board.y, game.board.columns * cell, game.board.rows * cell)
    wide = min(game.tile_side, game.board.columns, game.board.rows)
    square = Shape(tuple((row, column) for row in range(wide) for column in range(wide)))
    x = board.x + (game.board.columns - wide) // 2 * cell
    y = board.y + (game.board.rows - wide) // 2 * cell
    beside = Box(board.right + 4, box.y, box.right - board.right - 4, box.height)
    stamp, text = rows(beside, [14, beside.height - 16], 2)
    meaning = style.word("scoring-aid.tile.meaning", side=game.tile_side, points=game.tile_points)
    return [
        paths.box_path(board, theme.paper),
        paths.grid(board, game.board.rows, game.board.columns, theme.guide_stroke(0.2)),
        paths.box_path(board, None, theme.line_stroke(0.4)),
        draw_patch(
            square,
            theme.fabric(style.seed + 2),
            cell,
            theme.line_stroke(0.5),
            x=x,
            y=y,
            grid=theme.line_stroke(0.12),
        ),
        picture("tile", Box(stamp.x, stamp.y, 14, 14), theme),
        *paragraph(meaning, text, theme),
    ]


def _empty_table(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw how many points so many empty spaces take."""
    theme = style.theme
    across, down = 8, 5
    items: list[Item] = []
    for line, part in enumerate(rows(box, [1.0] * down, 1.2)):
        for column, cell in enumerate(columns(part, [1.0] * across, 1.2)):
            count = line * across + column + 1
            if count > game.board.spaces:
                continue
            head, value = columns(cell, [0.42, 0.58], 0)
            items += [
                paths.box_path(cell, theme.paper, theme.guide_stroke(0.25), 1),
                *fit_text(str(count), head.inset(0.5, 0), TextStyle(8, colour=theme.muted, align="centre")),
                *fit_text(
                    f"{game.points_per_empty_space * count}".replace("-", "−"),
                    value.inset(0.5, 0),
                    TextStyle(10, "bold", theme.text, "centre"),
                ),
            ]
    return items


def turn_face(game: PatchworkGame, style: Style) -> tuple[Item, ...]:
    """Draw what a turn is."""
    theme = style.theme
    items, room = face(style.word("scoring-aid.turn"), style)
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
            TextStyle(9, "bold", theme.accent),
        )
        items += paragraph(
            style.word(f"scoring-aid.turn.{key}.meaning", **values),
            Box(part.x, part.y + 9, part.width, part.height - 9),
            theme,
            8.5,
        )
    return tuple(items)


def quilt_face(game: PatchworkGame, style: Style) -> tuple[Item, ...]:
    """Draw what counts at the end, and what the time board brings."""
    theme = style.theme
    items, room = face(style.word("scoring-aid.sum"), style)
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


AID = ScoringAidKind(patchwork_panels, turn_face, quilt_face)
