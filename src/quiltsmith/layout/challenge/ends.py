"""The first and the last panel of a solo challenge: how it begins, and what it came to."""

from __future__ import annotations

from quiltsmith.games.doodle.challenge import Challenge
from quiltsmith.layout.challenge.cells import TurnCells
from quiltsmith.layout.challenge.medals import medal_row
from quiltsmith.layout.drawing.numbered import numbered
from quiltsmith.layout.drawing.panels import GAP, panel
from quiltsmith.layout.scoring_aid.specials import allowed_specials
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text, text_width
from quiltsmith.style.print_style import Style

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
