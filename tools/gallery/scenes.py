"""The six large pictures: what comes out of the printer, in use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from PIL import Image

from gallery.duel import halloween_scene, tiles_scene
from gallery.examples import CRAYONS, FINE, OAK, board_rows, regions, table_of
from gallery.ground import linen, wood
from gallery.pen import Hand
from gallery.shipped import deck, kit, pad, pad_template, part, pixels, style
from gallery.table import PER_MM, Table, rounded
from gallery.things import button, die, pencil
from quiltsmith.games.doodle.challenge import Challenge, make_challenge
from quiltsmith.games.doodle.doodle_deal import game_in_circle
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.layout.cards.card_document import card_leaves
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.layout.challenge.challenge_document import challenge_document
from quiltsmith.layout.pad.pad_document import PadOptions
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Page
from quiltsmith.scene.extents import placed_fields, placed_texts


def filled_sheet() -> Image.Image:
    """Draw a finished game onto a score sheet, as a player does."""
    page = pad("doodle", style("quilt"), PadOptions(is_fillable=True))
    fields = {found.name: found.box for found in placed_fields(page)}
    (picture,) = pixels([page], FINE)
    hand = Hand(picture, FINE, 3)
    first = fields["space-A1"]
    board = Box(first.x, first.y, first.width * 9, first.height * 9)
    for number, cells in enumerate(regions(board_rows("good.txt")).values()):
        colour = CRAYONS[number * 3 % len(CRAYONS)]
        hand.patch(cells, board, first.width, colour, 0.5 + 0.9 * number)
    hand.write("Anna", fields["name"], 7.5)
    hand.write("S05", fields["start"], 5)
    hand.write("12.5.", fields["date"], 5)
    for turn in range(1, 19):
        hand.tick(fields[f"turn-{turn}"])
    for name in ("neighbour-1", "single-1", "cut-1", "repeat-1"):
        hand.tick(fields[name])
    scores = {1: ("9", "4", "21"), 2: ("7", "7", "49"), 3: ("8", "8", "64")}
    for number, (down, across, points) in scores.items():
        hand.write(down, fields[f"round-{number}-rows"], 6.5, width=0.8)
        hand.write(across, fields[f"round-{number}-columns"], 6.5, width=0.8)
        hand.write(points, fields[f"round-{number}"], 7, width=0.9)
    hand.write("5", fields["empty"], 6.5, width=0.8)
    red = (170, 40, 30)
    hand.write("129", fields["total"], 8.5, colour=red, width=1.1)
    medal = next(placed.box for placed in placed_texts(page) if placed.text.text == "120")
    hand.ring(*medal.centre, 8.2, red)
    return hand.picture


@cache
def card_faces(theme: str = "quilt") -> tuple[dict[str, Image.Image], Image.Image, Image.Image]:
    """Give the cards of the shipped deck with round corners, and its two backs."""
    leaves = card_leaves(deck("meadow"), style(theme), CardMeasures(63, 88))
    backs = [leaf.back for leaf in dict.fromkeys(leaves) if leaf.back is not None]
    kinds = list(dict.fromkeys(backs))
    pages = [Page(63, 88, leaf.front.items) for leaf in leaves] + [Page(63, 88, back.items) for back in kinds]
    shown = [rounded(picture, 3.2, 9) for picture in pixels(pages, 9, 2)]
    fronts = {leaf.label: picture for leaf, picture in zip(leaves, shown, strict=False)}
    return fronts, shown[-2], shown[-1]


def pile(table: Table, picture: Image.Image, x: float, y: float, turn: float, count: int, per_mm: float) -> None:
    """Lay several of a kind on each other, not quite straight."""
    for number in range(count):
        lean = (number * 7 % 5 - 2) * 0.5
        table.lay(picture, x - number * 0.22, y - number * 0.32, turn + lean, per_mm=per_mm, height=0.5)


def sheet_scene() -> Image.Image:
    """Show a filled-in sheet with pencils and cards."""
    table = table_of(lambda size: wood(size, *OAK, seed=4))
    fronts, back, _ = card_faces()
    (blank,) = pixels([pad("doodle", style("quilt"))], FINE)
    pile(table, blank, 222, 170, 4.5, 3, FINE)
    pile(table, back, 421, 58, -14, 6, 9)
    table.lay(fronts["P23"], 412, 156, 9, per_mm=9)
    table.lay(fronts["P19"], 432, 240, -6, per_mm=9)
    table.lay(filled_sheet(), 212, 176, 2.2, per_mm=FINE, height=1.1)
    table.lay(pencil(CRAYONS[1], 165, PER_MM), 92, 297, 188, height=3.2)
    table.lay(pencil(CRAYONS[0], 150, PER_MM), 196, 314, 4, height=3.2)
    table.lay(pencil(CRAYONS[3], 165, PER_MM), 392, 301, -21, height=3.2)
    table.lay(die(2, PER_MM), 386, 252, 18, height=4.5)
    return table.seen(near=0.86, top=0.04)


def cards_scene() -> Image.Image:
    """Show the circle of a game: eight cards, the two piles and the die in the middle."""
    table = table_of(lambda size: linen(size, (176, 198, 210), seed=8), 600, 420)
    fronts, back, start = card_faces()
    middle_x, middle_y = 300.0, 192.0
    for number, name in enumerate(("P23", "P15", "P28", "P09", "P20", "P25", "P12", "P30")):
        angle = 2 * pi * number / 8 - pi / 2
        x, y = middle_x + 186 * cos(angle), middle_y + 130 * sin(angle)
        table.lay(fronts[name], x, y, -9 + 5 * (number * 3 % 5), per_mm=9)
    pile(table, back, middle_x - 40, middle_y - 6, 5, 14, 9)
    pile(table, start, middle_x + 42, middle_y - 10, -7, 7, 9)
    table.lay(die(3, PER_MM), middle_x + 6, middle_y + 58, 21, height=4.5)
    table.lay(fronts["S03"], 88, 352, 12, per_mm=9)
    table.lay(fronts["S07"], 508, 352, -13, per_mm=9)
    table.lay(fronts["S05"], 196, 372, 4, per_mm=9)
    for number, (x, y) in enumerate(((62, 70), (92, 50), (528, 62), (404, 396), (424, 378), (138, 396))):
        table.lay(button(CRAYONS[number], (19, 16, 20, 18, 15, 17)[number], PER_MM), x, y, 25 * number, height=2)
    return table.seen(near=0.87, top=0.02)


def kit_scene() -> Image.Image:
    """Show the pages of a kit as they come out of the printer."""
    table = table_of(lambda size: wood(size, *OAK, seed=12, planks=6), 700, 490, 0.72)
    document = kit("doodle", style("quilt"), 2)
    cover, rules, aid = part(document, 0)[0], part(document, 2)[0], part(document, 3)[0]
    sheet = part(document, 4)[0]
    cards, dice = part(document, 5), part(document, 6)[0]
    laid = (
        (rules, 118, 176, 11),
        (cards[1], 590, 168, -13),
        (aid, 214, 196, 4),
        (cards[4], 488, 186, -6),
        (sheet, 168, 372, 5),
        (dice, 552, 330, 7),
        (cover, 352, 250, -1.5),
    )
    for picture, (_, x, y, turn) in zip(pixels([page for page, *_ in laid], 8, 2), laid, strict=True):
        table.lay(picture, x, y, turn, per_mm=8, height=1.7)
    table.lay(pencil(CRAYONS[1], 165, PER_MM), 432, 448, 6, height=3.2)
    table.lay(die(1, PER_MM), 300, 430, 24, height=4.5)
    for number, (x, y) in enumerate(((334, 446), (642, 452), (664, 438), (56, 452))):
        table.lay(button(CRAYONS[number], 19, PER_MM), x, y, 30 * number, height=2)
    return table.seen(near=0.86, top=0.03)


def begun_sheet(challenge: Challenge, page: Page, picture: Image.Image) -> Image.Image:
    """Draw the first turns of a challenge onto its score sheet, each patch where it touches most."""
    labels = [(placed.text.text, *placed.box.centre) for placed in placed_texts(page)]
    across = {text: x for text, x, _ in labels}
    side = (across["I"] - across["A"]) / 8
    top = min(y for text, x, y in labels if text.isdigit() and x < across["A"] - side / 2)
    corner = Box(across["A"] - side / 2, top - side / 2, 9 * side, 9 * side)
    hand = Hand(picture, FINE, 5)
    names = [turn.token for turn in challenge.turns[:7] if turn.token is not None]
    cards = [challenge.start, *(challenge.deck.card(name) for name in names)]
    filled: set[Cell] = set()
    for number, card in enumerate(card for card in cards if card is not None):
        cells = _snug(card.shape, filled)
        filled |= set(cells)
        hand.patch(cells, corner, side, CRAYONS[number * 3 % len(CRAYONS)], 0.4 + 0.8 * number)
    return hand.picture


def _snug(shape: Shape, filled: set[Cell]) -> list[Cell]:
    """Find the place on a board of nine by nine where a patch touches edges and other patches most."""
    best: tuple[int, list[Cell]] = (-1, [])
    for turned in shape.orientations():
        for down in range(10 - turned.rows):
            for across in range(10 - turned.columns):
                cells = [(row + down, column + across) for row, column in turned.cells]
                if filled.isdisjoint(cells):
                    around = [(r + i, c + j) for r, c in cells for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))]
                    touched = sum(
                        2 if cell in filled else int(min(cell) < 0) for cell in around if cell not in cells
                    )
                    best = max(best, (touched * 20 - down - across, cells), key=lambda found: found[0])
    return best[1]


def solo_scene() -> Image.Image:
    """Show today's solo challenge, begun."""
    table = table_of(lambda size: linen(size, (206, 184, 156), seed=41), 520, 365)
    meadow = deck("meadow")
    challenge = make_challenge(meadow, game_in_circle(meadow), 7)
    pages = challenge_document(challenge, style("quilt"), pad_template("tall")).pages
    shown = list(pixels(pages, FINE))
    shown[-1] = begun_sheet(challenge, pages[-1], shown[-1])
    for number, picture in enumerate(shown[1:-1]):
        table.lay(picture, 282 - 14 * number, 158 + 6 * number, -7 + 4 * number, per_mm=FINE, height=1.0)
    table.lay(shown[-1], 380, 186, -4.5, per_mm=FINE, height=1.2)
    table.lay(shown[0], 148, 178, 2.5, per_mm=FINE, height=1.2)
    table.lay(pencil((40, 60, 130), 170, PER_MM), 252, 338, 9, height=3.2)
    fronts, back, _ = card_faces()
    table.lay(fronts["P20"], 46, 340, 12, per_mm=9)
    pile(table, back, 500, 322, -9, 6, 9)
    table.lay(die(2, PER_MM), 262, 40, 14, height=4.5)
    return table.seen(near=0.87, top=0.02)


SCENES: dict[str, tuple[str, Callable[[], Image.Image]]] = {
    "sheet": ("A finished game on a score sheet", sheet_scene),
    "cards": ("Cards of the deck `meadow` around the table", cards_scene),
    "kit": ("A whole kit, fresh from the printer", kit_scene),
    "tiles": ("Tiles, quilt board and time board of the two-player game", tiles_scene),
    "halloween": ("The same by night", halloween_scene),
    "solo": ("A solo challenge", solo_scene),
}
