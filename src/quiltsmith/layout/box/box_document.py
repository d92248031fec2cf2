"""A box for a deck as pages: a net in the theme's fabrics with creases, glue, and how to fold it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Literal

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.layout.box.box_net import Net, Panel, Size, tray_net, tuck_net
from quiltsmith.layout.box.box_picture import folded_picture
from quiltsmith.layout.cards.card_document import deck_title, printed_cards
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics
from quiltsmith.layout.drawing.patch_drawing import fitted, patch_in
from quiltsmith.layout.drawing.sewing_notions import binding, scraps
from quiltsmith.layout.sheets.cell_size import cell_of
from quiltsmith.layout.sheets.page_furniture import Face, document_of, printable
from quiltsmith.layout.sheets.panel_pages import figure, numbered
from quiltsmith.layout.sheets.poster import plan_poster, poster_faces
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.cutting import CutPath
from quiltsmith.scene.elements import Document, Fabric, Group, Item, Path, Stroke, Symbol, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import CardSize
from quiltsmith.style.theme import Theme

BoxKind = Literal["tuck", "tray"]
BULK = 1.25e-3
"""How thick paper is, in mm for each g/m²: card of 250 g/m² has about 0.31 mm."""
SLEEVE, _SLEEVE_FILM = 3.0, 0.12
"""How much wider and higher a sleeve is than its card, and the thickness of its two films."""
ROOM, _LOOSE = 1.0, 1.02
"""How much more space there is than the deck needs: in mm, and as a share of its depth, since paper curls."""
_FILLED = 0.55
"""What share of a tray patches cover that are thrown into it."""
_NOTE, _GAP = 40.0, 6.0
_LEAST_DEPTH = 8.0
_SPINE = 7.0
"""Panels narrower than this bear no title."""


class BoxPlan(Struct, frozen=True):
    """What goes into a box, and what it is made of; `weight` is that of paper in g/m²."""

    deck: Deck
    kind: BoxKind
    card: CardSize
    count: int
    weight: int = 250
    has_sleeves: bool = False
    title: str = ""
    cell: float | None = None

    @property
    def thickness(self) -> float:
        """How thick a sheet of the paper is, in mm."""
        return self.weight * BULK


def box_kind(deck: Deck) -> BoxKind:
    """Return which box suits a deck: games that are played with tiles want a tray."""
    return "tuck" if ruleset_of(deck.game).tiles is None else "tray"


def cards_in(deck: Deck) -> int:
    """Count the cards or patches of a deck with all copies."""
    return len(printed_cards(deck.everything))


def inside_of(plan: BoxPlan, style: Style) -> Size:
    """Return the space that the deck needs, with a little room around it."""
    if plan.kind == "tuck":
        more = SLEEVE if plan.has_sleeves else 0.0
        one = plan.thickness + (_SLEEVE_FILM if plan.has_sleeves else 0.0)
        depth = max(_LEAST_DEPTH, plan.count * one * _LOOSE + ROOM)
        return Size(plan.card.width + more + ROOM, plan.card.height + more + ROOM, depth)
    cell = cell_of(plan.deck.game.board, style.paper, plan.cell)
    cards = printed_cards(plan.deck.everything)
    longest = max(max(card.shape.rows, card.shape.columns) for card in cards)
    side = (longest + 0.25) * cell
    area = sum(card.shape.size for card in cards) * cell**2
    layers = ceil(area / (side**2 * _FILLED))
    return Size(side + ROOM, side + ROOM, max(2 * _LEAST_DEPTH, layers * plan.thickness * _LOOSE + _LEAST_DEPTH))


@refusing_unprintable()
def box_document(plan: BoxPlan, style: Style) -> Document:
    """Lay out a box on one page, or on several that are glued together."""
    title = plan.title or deck_title(plan.deck, style)
    job = style.word("box.job", deck=title)
    return document_of(box_faces(plan, style), style, job, job)


def box_faces(plan: BoxPlan, style: Style) -> list[Face]:
    """Draw the net, and below it how to fold it if there is room."""
    net = box_net(plan, style)
    whole, label = net.box, style.word("box.mark")
    symbol = Symbol("box", whole.width, whole.height, tuple(_net(net, plan, style)))
    poster = plan_poster(whole.width, whole.height, style.paper, ([], []))
    if poster.sheets > 1:
        return poster_faces(symbol, poster, style, label)
    page = printable(poster.paper)
    free = page.height - whole.height - _GAP
    has_note = free >= _NOTE
    place = page.place(whole.width, whole.height, valign="top").moved(
        down=max(0.0, free - _NOTE) / 2 if has_note else 0
    )
    items: list[Item] = [Use(symbol, place.x, place.y)]
    if has_note:
        items += _how(net, plan, page.shrink(top=place.bottom - page.y + _GAP).top_strip(_NOTE), style)
    return [Face(label, tuple(items), poster.paper, label, cuts=net.cuts().moved(place.x, place.y))]


def box_net(plan: BoxPlan, style: Style) -> Net:
    """Make the net of a box."""
    make = tuck_net if plan.kind == "tuck" else tray_net
    return make(inside_of(plan, style), plan.thickness)


def _net(net: Net, plan: BoxPlan, style: Style) -> list[Item]:
    theme, cuts = style.theme, net.cuts()
    items: list[Item] = []
    for panel in net.panels:
        items += _glue(panel, style) if panel.is_glued else [_ground(panel, style)]
    items += _faces(net, plan, style)
    items += [_drawn(path, None, theme.line_stroke(0.35)) for path in cuts.cut]
    creases = [(x1, y1, x2, y2) for path in cuts.crease for (x1, y1, _b), (x2, y2, _c) in path.edges]
    return [
        *items,
        paths.lines(creases, Stroke(theme.paper, 0.7)),
        paths.lines(creases, Stroke(theme.muted, 0.25, (1.6, 1.1))),
    ]


def _drawn(path: CutPath, fill: Fabric | Colour | None, stroke: Stroke | None) -> Path:
    return paths.polygon([(x, y) for x, y, _bulge in path.chords().points], fill, stroke)


def _is_outside(panel: Panel) -> bool:
    return not panel.is_glued and " " not in panel.name


def _ground(panel: Panel, style: Style) -> Item:
    """Fill a panel: with fabric where it is seen, plain where it is tucked in."""
    theme = style.theme
    fill = fitted(theme.back, 20.0) if _is_outside(panel) else theme.card
    return _drawn(CutPath(panel.points), fill, None)


def _glue(panel: Panel, style: Style) -> list[Item]:
    """Hatch a flap that gets glue."""
    theme, box = style.theme, panel.box
    step, hatches = 3.0, list[tuple[float, float, float, float]]()
    start = box.x - box.height
    while start < box.right:
        start += step
        low, high = max(start, box.x), min(start + box.height, box.right)
        if low < high:
            hatches.append((low, box.bottom - (low - start), high, box.bottom - (high - start)))
    outline = _drawn(CutPath(panel.points), theme.paper, None)
    return [outline, Group((paths.lines(hatches, theme.guide_stroke(0.25)),), clip=outline)]


def _faces(net: Net, plan: BoxPlan, style: Style) -> list[Item]:
    """Draw what is on the panels that are seen: title and patch in front, what is inside on the back."""
    title = plan.title or deck_title(plan.deck, style)
    if plan.kind == "tray":
        return _label(title, _contents(plan, style), net["floor"].box, plan, style)
    items = _label(title, style.name(plan.deck.game.title), net["front"].box.shrink(top=9), plan, style)
    items += _back(net["back"].box, title, plan, style)
    for name in ("left", "right"):
        items += _spine(net[name].box, title, style)
    return [*items, *_lid(net["lid"].box, title, style)]


def _contents(plan: BoxPlan, style: Style) -> str:
    return style.counted("box.cards" if plan.kind == "tuck" else "box.patches", count=plan.count)


def _label(title: str, below: str, box: Box, plan: BoxPlan, style: Style) -> list[Item]:
    """Sew a label with the title onto a panel, and below it one patch, large."""
    theme, inside = style.theme, box.inset(min(5.0, box.shorter_side * 0.07))
    label, rest = inside.split_top(inside.height * 0.36, inside.height * 0.05)
    edge = min(2.6, label.height * 0.09)
    seam = label.inset(edge)
    large, small = seam.inset(1.5, 1.0).rows((0.68, 0.32), 0.4)
    card = _shown_card(plan.deck)
    field = rest.inset(rest.width * 0.06, 0)
    cell = field.inset(3).cell_size(card.shape.rows, card.shape.columns)
    fabric = card_fabrics(plan.deck, style)[card.id]
    patch = patch_in(field, card.shape, fabric, cell, theme.line_stroke(0.5), seam=True)
    return [
        paths.box_path(label, theme.cloth),
        *binding(label, edge, scraps(theme, style.seed), theme),
        *fit_text(title, large, TextStyle(30, "display", theme.on_cloth, "centre", wrap=True)),
        *fit_text(below, small, TextStyle(10, "bold", theme.on_cloth, "centre")),
        paths.box_path(field, theme.card, theme.line_stroke(0.35), 2.0),
        patch,
    ]


def _shown_card(deck: Deck) -> Card:
    """Choose a patch that is large and nearly square."""
    return max(
        deck.everything,
        key=lambda card: (card.shape.size - 2 * abs(card.shape.rows - card.shape.columns), card.id),
    )


def _back(box: Box, title: str, plan: BoxPlan, style: Style) -> list[Item]:
    theme = style.theme
    plate = box.place(box.width * 0.8, min(box.height * 0.4, 34.0))
    head, middle, foot = plate.inset(3, 2.5).rows((0.45, 0.3, 0.25), 0.5)
    return [
        paths.box_path(plate, theme.card, theme.line_stroke(0.35), 2.5),
        *fit_text(title, head, TextStyle(16, "display", theme.accent, "centre", wrap=True)),
        *fit_text(_contents(plan, style), middle, TextStyle(10, "bold", theme.text, "centre")),
        *fit_text(style.word("unofficial"), foot, TextStyle(6.5, colour=theme.muted, align="centre", smallest=4)),
    ]


def _plate(title: str, length: float, across: float, theme: Theme) -> list[Item]:
    """Draw a strip with the title, lying at the origin."""
    strip = Box(0, 0, length, across).place(length * 0.7, across * 0.62)
    style = TextStyle(min(14.0, across * 1.4), "display", theme.accent, "centre", smallest=4)
    return [
        paths.box_path(strip, theme.card, theme.line_stroke(0.3), 1.5),
        *fit_text(title, strip.inset(2, 0.4), style),
    ]


def _spine(box: Box, title: str, style: Style) -> list[Item]:
    if box.width < _SPINE:
        return []
    return [Group(tuple(_plate(title, box.height, box.width, style.theme)), box.x, box.bottom, rotate=-90)]


def _lid(box: Box, title: str, style: Style) -> list[Item]:
    if box.height < _SPINE:
        return []
    # The lid hangs on the back: from the front its title is upright only if it lies upside down here.
    return [Group(tuple(_plate(title, box.width, box.height, style.theme)), box.right, box.bottom, rotate=180)]


def _how(net: Net, plan: BoxPlan, box: Box, style: Style) -> list[Item]:
    """Tell how to fold it, with a picture of the folded box."""
    theme, inside = style.theme, net.inside
    drawn, words = box.split_left(box.height * 1.25, 4)
    sizes = {"width": f"{inside.width:.0f}", "height": f"{inside.height:.0f}", "depth": f"{inside.depth:.0f}"}
    steps: Sequence[str] = [
        style.word("box.how.cut"),
        style.word(f"box.how.{plan.kind}"),
        style.word("box.inside", weight=plan.weight, **sizes),
    ]
    return [
        paths.box_path(box, theme.paper, theme.line_stroke(0.35), 2.5),
        figure(style.word("box.picture"), folded_picture(net, drawn.inset(3), theme)),
        *numbered(steps, words.inset(2), style),
    ]
