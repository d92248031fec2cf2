"""The page with everything to fold, in its true size: die, token, and a scoring aid for the hand if it fits."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.numbered import numbered
from quiltsmith.layout.drawing.panels import header, paragraph
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.kit.die import EDGE, NoCubeError, cube_faces, die_net, net_size, slips
from quiltsmith.layout.kit.token import TENT_LENGTH, TENT_WIDTH, tent
from quiltsmith.layout.scoring_aid.card import scoring_aid_leaf
from quiltsmith.layout.scoring_aid.face import HEIGHT, WIDTH
from quiltsmith.layout.sheets.faces import footer_room
from quiltsmith.layout.sheets.panel_pages import PaperTooSmallError
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Page, Stroke, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

_HEADING = 11.0
_LEGEND = 10.0
_GAP = 5.0
_LEAST_WIDTH = 128.0


def folding_page(game: DoodleGame, style: Style) -> Page:
    """Lay out the page, without a footer. Nothing on it is scaled: a die is as large as it is."""
    paper = style.paper
    margin = 10.0 if paper.width >= 180 else 7.0
    box = Box(
        margin,
        margin,
        paper.width - 2 * margin,
        paper.height - margin - footer_room(paper.width, paper.height) - 1,
    )
    items, room = header(box, style.word("fold.title"), style.name(game.title), style.theme)
    parts = [_HEADING + net_size()[1], _HEADING + TENT_WIDTH]
    spare = room.height - _LEGEND - sum(parts) - _GAP * len(parts)
    if room.width < _LEAST_WIDTH or spare < 0:
        raise PaperTooSmallError(paper)
    has_card = spare > _HEADING + HEIGHT and room.width > 2 * WIDTH + 40
    if has_card:
        spare -= _HEADING + HEIGHT
    gap = _GAP + min(spare / 3, 8.0)
    items += _legend(Box(room.x, room.y, room.width, 7), style)
    top = room.y + _LEGEND
    items += _die(game, Box(room.x, top, room.width, parts[0]), style)
    top += parts[0] + gap
    items += _token(Box(room.x, top, room.width, parts[1]), style)
    if has_card:
        top += parts[1] + gap
        items += _card(game, Box(room.x, top, room.width, _HEADING + HEIGHT), style)
    return Page(paper.width, paper.height, tuple(items), style.word("fold.title"))


def _legend(box: Box, style: Style) -> list[Item]:
    """Draw which lines are cut and which are folded."""
    theme = style.theme
    half = box.width / 2
    middle = box.y + box.height / 2
    items: list[Item] = [picture("scissors", Box(box.x, middle - 2.5, 5, 5), theme)]
    for x, stroke, key in (
        (box.x + 6, theme.line_stroke(0.35), "cut-here"),
        (box.x + half, _fold_line(style), "fold-here"),
    ):
        items.append(paths.line(x, middle, x + 16, middle, stroke))
        items += fit_text(
            style.word(key), Box(x + 19, box.y, half - 26, box.height), TextStyle(9, colour=theme.muted)
        )
    return items


def _die(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    width, height = net_size()
    items = _heading(style.word("fold.die"), box, style)
    top = box.y + _HEADING
    try:
        cube_faces(game.die)
    except NoCubeError:
        text = style.word("fold.slips", count=len(game.die))
        items += paragraph(text, Box(box.x, top, box.width, 9), theme)
        return [*items, *slips(game.die, Box(box.x, top + 12, box.width, height - 12), theme)]
    items += die_net(game.die, box.x, top, theme)
    beside = Box(box.x + width + 6, top + 4, box.width - width - 6, height - 8)
    return [*items, *_steps("fold.die", beside, style, edge=f"{EDGE:g}")]


def _token(box: Box, style: Style) -> list[Item]:
    top = box.y + _HEADING
    beside = Box(box.x + TENT_LENGTH + 6, top, box.width - TENT_LENGTH - 6, TENT_WIDTH)
    return [
        *_heading(style.word("fold.tokens"), box, style),
        tent(box.x, top, style.theme.fabric(style.seed), "button", style.theme),
        *_steps("fold.token", beside, style),
    ]


def _card(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    leaf = scoring_aid_leaf(game, style)
    top = box.y + _HEADING
    items = _heading(style.word("fold.card"), box, style)
    items.append(Use(leaf.front, box.x, top))
    if leaf.back is not None:
        items.append(Use(leaf.back, box.x + WIDTH, top))
    middle = box.x + WIDTH
    beside = Box(middle + WIDTH + 6, top + 8, box.right - middle - WIDTH - 6, HEIGHT - 16)
    return [
        *items,
        paths.rect(box.x, top, 2 * WIDTH, HEIGHT, None, style.theme.line_stroke(0.35)),
        paths.line(middle, top, middle, top + HEIGHT, _fold_line(style)),
        *_steps("fold.card", beside, style),
    ]


def _fold_line(style: Style) -> Stroke:
    return Stroke(style.theme.line, 0.3, (1.6, 1.1))


def _heading(text: str, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    return [
        *fit_text(text, Box(box.x, box.y, box.width, 6), TextStyle(13, "display", theme.accent)),
        paths.line(box.x, box.y + 7.5, box.right, box.y + 7.5, theme.guide_stroke(0.3)),
    ]


def _steps(key: str, box: Box, style: Style, **values: object) -> list[Item]:
    """Set the steps of one thing to fold."""
    return numbered([style.word(f"{key}.{number}", **values) for number in (1, 2, 3)], box, style)
