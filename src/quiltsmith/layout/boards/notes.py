"""Reminders below the boards, where the paper has room for them: turn, income, special patches, scoring."""

from __future__ import annotations

from math import sqrt

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.tiles.currency import symbol_of
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text
from quiltsmith.style.print_style import Style

Line = tuple[str, str]
"""The name of a picture, and what it stands for."""
_GAP = 4.0
_HEADING = 7.0
_TYPE = 10.5
QUILT_NOTES, TRACK_NOTES = 56.0, 22.0
"""The heights that the notes want, in mm."""


def quilt_notes(game: PatchworkGame, style: Style, box: Box) -> tuple[Item, ...]:
    """Draw what a player wants to remember, in three columns; nothing if they do not fit."""
    word, currency, symbol = style.word, _currency(game, style), symbol_of(game.currency)
    turn = [
        ("hourglass", word("boards.turn.who")),
        ("arrow", f"{word('boards.turn.advance', per_space=_amount(game, style))}"),
        (symbol, word("boards.turn.take", choice=game.choice)),
    ]
    end = [
        (symbol, word("boards.end.currency", currency=currency)),
        ("tile", word("boards.end.tile", side=game.tile_side, points=game.tile_points)),
        ("empty", word("boards.end.empty", points=_signed(game.points_per_empty_space))),
    ]
    columns = [
        (word("boards.turn"), turn),
        (word("boards.way"), _way(game, style)),
        (word("boards.end"), end),
    ]
    return _columns(columns, style, box)


def track_notes(game: PatchworkGame, style: Style, box: Box) -> tuple[Item, ...]:
    """Draw what the marks of the time board mean; nothing if it does not fit."""
    income, special = _way(game, style)
    return _columns([("", [income]), ("", [special])], style, box)


def _way(game: PatchworkGame, style: Style) -> list[Line]:
    special = "boards.way.discard" if game.may_discard_special else "boards.way.special"
    income = style.word("boards.way.income", currency=_currency(game, style))
    return [(symbol_of(game.currency), income), ("star", style.word(special))]


def _currency(game: PatchworkGame, style: Style) -> str:
    name = game.currency.name
    return name.get(style.language) or next(iter(name.values()))


def _amount(game: PatchworkGame, style: Style) -> str:
    return f"{_currency(game, style)} × {game.currency.per_space}" if game.currency.per_space != 1 else "1"


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _columns(columns: list[tuple[str, list[Line]]], style: Style, box: Box) -> tuple[Item, ...]:
    theme = style.theme
    inner = box.inset(_GAP)
    # What has more to say gets more room.
    shares = [_share(lines) for _, lines in columns]
    width_per_share = (inner.width - _GAP * (len(columns) - 1)) / sum(shares)
    x = inner.x
    items: list[Item] = [paths.box_path(box, theme.panel, theme.line_stroke(0.3), 3.0)]
    try:
        for number, (heading, lines) in enumerate(columns):
            width = shares[number] * width_per_share
            if heading:
                room = Box(x, inner.y, width, _HEADING)
                items += fit_text(heading, room, TextStyle(14, "display", theme.accent, valign="top"))
            above = _HEADING if heading else 0.0
            below = Box(x, inner.y + above, width, inner.height - above)
            items += _lines(lines, style, below)
            if number:
                middle = x - _GAP / 2
                items.append(paths.line(middle, inner.y, middle, inner.bottom, theme.guide_stroke()))
            x += width + _GAP
    except TextFitError:
        return ()
    return tuple(items)


def _share(lines: list[Line]) -> float:
    return sqrt(sum(len(words) for _, words in lines))


def _lines(lines: list[Line], style: Style, box: Box) -> list[Item]:
    theme = style.theme
    height = box.height / len(lines)
    icon = min(8.0, height - 1)
    items: list[Item] = []
    for number, (symbol, words) in enumerate(lines):
        top = box.y + number * height
        items.append(picture(symbol, Box(box.x, top + (height - icon) / 2, icon, icon), theme))
        room = Box(box.x + icon + 2, top + 0.5, box.width - icon - 2, height - 1)
        items += fit_text(words, room, TextStyle(_TYPE, colour=theme.text, wrap=True))
    return items
