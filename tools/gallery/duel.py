"""Two large pictures of the games for two: boards, tokens and patches that are cut out."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw

from gallery.examples import CRAYONS, EMBERS, FINE, OAK, WALNUT, board_rows, regions, table_of
from gallery.ground import wood
from gallery.shipped import deck, game, pixels, style
from gallery.table import PER_MM, Table, rounded
from gallery.things import button
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.boards.quilt_board import QuiltBoard
from quiltsmith.layout.boards.time_board import TimeBoard
from quiltsmith.layout.drawing.patch_drawing import outlines
from quiltsmith.layout.tiles.table_pieces import draw_time_token
from quiltsmith.layout.tiles.tile_pieces import TilePiece, patch_pieces
from quiltsmith.scene.elements import Item, Page
from quiltsmith.style.print_style import Style


def cut_out(page: Page, loops: Sequence[Sequence[tuple[float, float]]], per_mm: float) -> Image.Image:
    """Draw a page and cut it along loops in mm, holes after rims."""
    (picture,) = pixels([page], per_mm, 2)
    large = 3
    mask = Image.new("L", (picture.width * large, picture.height * large))
    for loop in loops:
        inside = Image.new("L", mask.size)
        ImageDraw.Draw(inside).polygon([(x * per_mm * large, y * per_mm * large) for x, y in loop], fill=255)
        mask = ImageChops.difference(mask, inside)
    shown = picture.convert("RGBA")
    shown.putalpha(mask.resize(picture.size, Image.Resampling.LANCZOS))
    return shown


def tile(piece: TilePiece, shape: Shape, cell: float) -> Image.Image:
    """Cut out a patch as it lies."""
    page = Page(shape.columns * cell, shape.rows * cell, piece.draw(shape))
    return cut_out(page, [[(x * cell, y * cell) for x, y in loop] for loop in outlines(shape.cells)], FINE)


def token(items: tuple[Item, ...], cell: float) -> Image.Image:
    """Cut out a round token."""
    middle, radius = cell / 2, cell * 0.44
    ring = [(middle + radius * cos(pi * step / 36), middle + radius * sin(pi * step / 36)) for step in range(72)]
    return cut_out(Page(cell, cell, items), [ring], FINE)


def quilt_scene(name: str, table: Table, look: Style, example: tuple[str, str]) -> None:
    """Lay out a game of two: the time board with its tokens, a half-sewn quilt, and patches around them."""
    played = game(name)
    if not isinstance(played, PatchworkGame):
        raise SystemExit(f"{name} is not played on a time board")
    cell, turned = 20.0, 4.0
    quilt = QuiltBoard(played.board, cell, 0).draw(look)
    track = TimeBoard(played, played.tracks[played.track], 25.0)
    time = track.draw(look)
    pages = [Page(board.width, board.height, board.items) for board in (quilt, time)]
    shown = list(pixels(pages, 8, 2))
    track_x, track_y, quilt_x, quilt_y = 152.0, 178.0, 402.0, 208.0

    def placed(x: float, y: float, degrees: float, dx: float, dy: float) -> tuple[float, float]:
        angle = degrees * pi / 180
        return x + dx * cos(angle) + dy * sin(angle), y - dx * sin(angle) + dy * cos(angle)

    table.lay(rounded(shown[1], 5.5, 8), track_x, track_y, turned, per_mm=8, height=1.4)
    table.lay(shown[0], quilt_x, quilt_y, -turned, per_mm=8, height=1.4)
    for player, space in enumerate((22, 27)):
        x, y = track.centre(space)
        disc = token(draw_time_token(player, 22, look.theme), 22)
        spot = placed(track_x, track_y, turned, x - time.width / 2, y - time.height / 2)
        table.lay(disc, *spot, 12, per_mm=FINE, height=1.2)
    pieces = {piece.name: piece for piece in patch_pieces(deck("classic"), played, cell, look)}
    left = list(pieces)
    for letter, cells in list(regions(board_rows(*example)).items())[:11]:
        shape = Shape(tuple(cells))
        own = next((one for one in left if pieces[one].shape.canonical() == shape.canonical()), None)
        if own is None or not letter.isalpha():
            continue
        left.remove(own)
        dx = (min(column for _, column in cells) + shape.columns / 2 - 4.5) * cell
        dy = (min(row for row, _ in cells) + shape.rows / 2 - 4.5) * cell
        spot = placed(quilt_x, quilt_y, -turned, dx, dy)
        table.lay(tile(pieces[own], shape, cell), *spot, -turned, per_mm=FINE, height=0.7)
    spots = ((30, 330), (98, 352), (178, 346), (252, 360), (330, 362), (264, 50), (352, 46), (438, 40), (522, 52))
    for number, (x, y) in enumerate((*spots, (512, 362))):
        piece = pieces[left[number * 2]]
        table.lay(tile(piece, piece.shape, cell), x, y, 17 * number % 50 - 25, per_mm=FINE, height=0.8)


def tiles_scene() -> Image.Image:
    """Show a game of two in full swing."""
    table = table_of(lambda size: wood(size, *OAK, seed=21), 560, 390)
    quilt_scene("patchwork", table, style("quilt"), ("patchwork/won-by-the-tile.txt", "board Andrea:"))
    for number, (x, y) in enumerate(((424, 358), (442, 370), (458, 354), (410, 374))):
        table.lay(button(CRAYONS[number], 16 + number % 3, PER_MM), x, y, 31 * number, height=2)
    return table.seen(near=0.87, top=0.02)


def halloween_scene() -> Image.Image:
    """Show the game of two at night."""
    table = table_of(lambda size: wood(size, *WALNUT, seed=33), 560, 390, 0.8)
    quilt_scene("halloween", table, style("night"), ("patchwork/halloween.txt", "board Mia:"))
    for number, (x, y) in enumerate(((424, 358), (442, 370), (458, 354), (410, 374))):
        table.lay(button(EMBERS[number], 17, PER_MM), x, y, 31 * number, height=2)
    return table.seen(near=0.87, top=0.02, warmth=4.0, shade=0.85)
