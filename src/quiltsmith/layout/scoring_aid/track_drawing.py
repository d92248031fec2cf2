"""The time board on the scoring aid: all spaces in a row of rows, with what lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.pictograms import currency_picture, leap, picture
from quiltsmith.layout.sheets.panel_pages import columns, paragraph, rows, stamped
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Stroke, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_IN_A_ROW = range(12, 73, 6)
"""How many spaces may stand in a row: marks that come every six spaces then stand below each other."""
_LARGEST_CELL = 10.5
_BETWEEN_ROWS = 2.0
_LEAST_CELL = 5.5
_LEAST_NUMBER = 2.6
"""What a number of the smallest type needs, in mm."""
_STRIP, _MOVED = 8, 4
"""The example of an advance: so many spaces are drawn, so many are moved."""


def along_the_track(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw the spaces of the game's time board and say what happens on them."""
    theme = style.theme
    spaces, legend = rows(box, [box.height - 18, 16], 2)
    items = _spaces(game, spaces, style)
    income, special = columns(legend, [1, 1.25], 6)
    currency = style.name(game.currency.name)
    meaning = style.word("scoring-aid.track.special")
    if game.may_discard_special:
        meaning += " " + style.word("scoring-aid.track.discard")
    for part, drawn, text in (
        (
            income,
            picture(money(game), Box(income.x, income.y, 9, 9), theme),
            style.word("scoring-aid.track.income", currency=currency),
        ),
        (special, special_patch(Box(special.x, special.y, 9, 9), style), meaning),
    ):
        items.append(drawn)
        items += paragraph(text, Box(part.x + 12, part.y, part.width - 12, part.height), theme)
    return items


def special_patch(box: Box, style: Style) -> Group:
    """Draw the patch that covers one space."""
    theme = style.theme
    seam = Stroke(theme.line, box.width * 0.035, (box.width * 0.1, box.width * 0.07))
    inner = Box(0, 0, box.width, box.height)
    return Group(
        (
            paths.box_path(inner, theme.fabric(style.seed), theme.line_stroke(box.width * 0.05), box.width * 0.12),
            paths.box_path(inner.inset(box.width * 0.14), theme.card, seam, box.width * 0.06),
        ),
        box.x,
        box.y,
    )


def track_strip(game: PatchworkGame, box: Box, style: Style) -> list[Item]:
    """Draw how a token goes to the space in front of the other one, with the currency for every space below."""
    theme = style.theme
    cell = min(box.width / _STRIP, box.height * 0.42)
    left = box.x + (box.width - cell * _STRIP) / 2
    top = box.bottom - cell * 1.65
    strip = Box(left, top, cell * _STRIP, cell)
    start, end = left + cell * 1.5, left + cell * (1.5 + _MOVED)
    coin = stamped(money(game), cell * 0.5, theme)
    steps = [start + step * cell for step in range(1, _MOVED + 1)]
    return [
        paths.box_path(strip, theme.paper),
        paths.grid(strip, 1, _STRIP, theme.line_stroke(0.25)),
        paths.box_path(strip, None, theme.line_stroke(0.4)),
        paths.circle(start, top + cell / 2, cell * 0.3, theme.badge, theme.line_stroke(0.5)),
        paths.circle(end - cell, top + cell / 2, cell * 0.3, theme.muted, theme.line_stroke(0.5)),
        paths.circle(end, top + cell / 2, cell * 0.3, None, Stroke(theme.accent, 0.4, (0.9, 0.7))),
        *leap(start, end, top, top - box.y - 1, theme),
        *(Use(coin, x - cell * 0.25, strip.bottom + cell * 0.12) for x in steps),
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
    step = cell + _BETWEEN_ROWS
    left = box.x + (box.width - cell * across) / 2
    top = box.y + (box.height - down * step + _BETWEEN_ROWS) / 2
    coin = stamped(money(game), cell * 0.52, theme)
    items: list[Item] = []
    for line in range(down):
        width = min(across, len(spaces) - line * across)
        strip = Box(left, top + line * step, width * cell, cell)
        items += [paths.box_path(strip, theme.paper), paths.grid(strip, 1, width, theme.guide_stroke(0.25))]
        items.append(paths.box_path(strip, None, theme.line_stroke(0.4)))
    for number, space in enumerate(spaces):
        place = Box(left + number % across * cell, top + number // across * step, cell, cell)
        marks = (space in track.income, space in track.specials)
        items += _number(space, place, any(marks), theme)
        # Two marks on one space stand beside each other.
        aside = cell * 0.22 if all(marks) else 0.0
        if marks[0]:
            items.append(Use(coin, place.x + cell * 0.24 - aside, place.y + cell * 0.44))
        if marks[1]:
            patch = Box(place.x + cell * 0.26 + aside, place.y + cell * 0.45, cell * 0.48, cell * 0.48)
            items.append(special_patch(patch, style))
    return items


def _parted(count: int, box: Box) -> tuple[int, int, float]:
    """Part so many spaces into rows: how many are in a row, how many rows, and the side of a space."""

    def parted(across: int) -> tuple[int, int, float]:
        down = max(1, ceil(count / across))
        height = (box.height - _BETWEEN_ROWS * (down - 1)) / down
        return across, down, min(box.width / across, height, _LARGEST_CELL)

    return max((parted(across) for across in _IN_A_ROW), key=lambda found: found[2])


def _number(space: int, place: Box, is_marked: bool, theme: Theme) -> Sequence[Item]:
    """Set the number of a space, above its mark if it has one."""
    room = Box(place.x + 0.4, place.y, place.width - 0.8, place.height)
    if not is_marked:
        return fit_text(str(space), room, TextStyle(9, colour=theme.muted, align="centre"))
    above = Box(room.x, place.y + 0.3, room.width, max(place.height * 0.36, _LEAST_NUMBER))
    return fit_text(str(space), above, TextStyle(8, "bold", theme.text, "centre"))


def money(game: PatchworkGame) -> str:
    """Tell which picture stands for the game's currency."""
    return currency_picture(game.currency.name.get("en", ""))
