"""What all score sheets of the two-player game share: a card like a sewn label, what counts, and the fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.layout.drawing.pictograms import currency_picture
from quiltsmith.layout.pad.look import Look
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Fabric, FormField, Group, Item, Stroke
from quiltsmith.style.theme import Ink

PLAYERS = 2
CURRENCY, TILE, EMPTY, TOTAL, NAME, WINNER = "currency", "tile", "empty", "total", "name", "winner"
QUILTS_GAME = 1
"""A sheet with the quilts has one game, which goes by the same names as the first of several."""
SEAM, EDGE = 1.1, 2.0
RIBBON = 3.6
_TINT = 0.93


class ScoreRow(NamedTuple):
    """Something that counts: the name of its fields, its picture, and its label."""

    name: str
    picture: str
    label: str


def score_rows(look: Look, game: PatchworkGame) -> list[ScoreRow]:
    """List what counts in a game; what empty spaces cost comes last."""
    currency = look.style.name(game.currency.name)
    rows = [ScoreRow(CURRENCY, currency_picture(game.currency.name_in("en")), currency[:1].upper() + currency[1:])]
    if game.tile_points:
        rows.append(ScoreRow(TILE, TILE, look.word("pad.tile", side=game.tile_side, points=game.tile_points)))
    lost = -game.points_per_empty_space
    if lost:
        label = look.word("pad.empty") if lost == 1 else look.word("pad.empty-many", points=lost)
        rows.append(ScoreRow(EMPTY, EMPTY, label))
    return rows


def field_name(number: int, row: str, player: int) -> str:
    """Name a field of a player in a game, both counted from 1."""
    return f"game-{number}-{row}-{player}"


def total_field(look: Look, number: int, player: int, box: Box, rows: Sequence[ScoreRow]) -> FormField:
    """Make the field of a total, which adds up what counts and takes away what empty spaces cost."""
    plus = tuple(field_name(number, row.name, player) for row in rows if row.name != EMPTY)
    minus = tuple(field_name(number, row.name, player) for row in rows if row.name == EMPTY)
    name, label = field_name(number, TOTAL, player), look.word("pad.total")
    return FormField("text", name, box, label, look.type(15), "centre", plus, minus)


def sewn_card(look: Look, card: Box, fabric: Fabric) -> tuple[list[Item], Box]:
    """Draw a card like a round of the other game: cloth, seam, a ribbon of fabric; give the room inside, too."""
    theme = look.theme
    colour = theme.strong(fabric)
    ground = WHITE if theme.ink is not Ink.FULL else colour.mix(WHITE, _TINT)
    outline = None if theme.ink is Ink.MONO else Stroke(colour, look.size(0.35))
    radius, seam = look.size(2.5), look.size(SEAM)
    ribbon = Box(card.x, card.y, look.size(RIBBON), card.height)
    thread = Stroke(colour, look.size(0.25), (look.size(1.1), look.size(0.8)), True)
    sewn = Box(ribbon.right + seam, card.y + seam, card.right - ribbon.right - 2 * seam, card.height - 2 * seam)
    items: list[Item] = [
        paths.box_path(card, ground, None, radius),
        Group(
            (paths.box_path(ribbon, replace(fabric, scale=look.size(0.7))),),
            clip=paths.box_path(card, radius=radius),
        ),
        paths.line(ribbon.right, card.y, ribbon.right, card.bottom, Stroke(colour, look.size(0.35))),
        paths.box_path(card, None, outline, radius),
        paths.box_path(sewn, None, thread, look.size(1.2)),
    ]
    return items, sewn.inset(look.size(EDGE), look.size(EDGE) - seam * 0.5)
