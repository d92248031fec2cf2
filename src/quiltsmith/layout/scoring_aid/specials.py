"""The special actions of a game: what they look like, how often, and what they do."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.panels import columns, paragraph, rows
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

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
