"""Photos of filled sheets that nobody took: `make_photo(seed, level)` gives a JPEG and what it shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from scan import tables
from scan.camera import Pose, View
from scan.developing import CAMERAS, taken
from scan.filling import fill
from scan.layouts import LAYOUTS, Layout, Picture, PrintedSheet, printed
from scan.levels import LEVELS, Hardness

LONGER_SIDE = 1700
_MORE = 1.3
"""Photos of several sheets are so much larger: cameras have the pixels, and messengers shrink single ones most."""
_USUAL_SIZE_SHARE = 0.7


class SheetShown(NamedTuple):
    """What one sheet in a photo is: the corners of its board from A1's on, and how it is filled."""

    corners: NDArray[np.float64]
    board: tuple[str, ...]
    layout: Layout
    way: str
    pen: str
    numbers: tuple[tuple[str, int], ...] = ()
    """Names of fields, and the numbers that are written into them."""
    boxes: Mapping[str, NDArray[np.float64]] = {}
    """Where the boxes for numbers are, if numbers were written."""


class MadePhoto(NamedTuple):
    """A JPEG file and what it shows."""

    data: bytes
    sheets: tuple[SheetShown, ...]


def make_photo(
    seed: int,
    level: int,
    *,
    sheets: int | None = None,
    layout: Layout | None = None,
    way: str | None = None,
    patches: int | None = None,
    camera: str = "usual",
    pale: bool = False,
    longer_side: int = LONGER_SIDE,
    has_numbers: bool = False,
) -> MadePhoto:
    """Make the photo of a seed; the number of sheets, their layout, way of filling and patches can be chosen.

    With `pale`, pens that can hardly be seen are used at all levels. With `has_numbers`, games are over, and their
    scores are written into the boxes.
    """
    chance = np.random.default_rng([seed, level])
    hard = LEVELS[level]._replace(pale=pale or LEVELS[level].pale)
    count = sheets or (int(chance.integers(2, 5)) if chance.random() < 0.12 else 1)
    longer = longer_side if count == 1 else round(longer_side * _MORE)
    size = (longer, longer * 3 // 4)
    width, height = size if chance.random() < 0.7 else size[::-1]
    photo = tables.table(chance, width, height)
    shown: list[SheetShown] = []
    for middle, room in _spots(count, width, height):
        chosen = layout or _any_layout(chance)
        used = way or ("outline" if chance.random() < hard.outline else None)
        writer = np.random.default_rng([seed, level, 2, len(shown)]) if has_numbers else None
        photo, sheet = _laid(photo, chance, hard, chosen, printed(chosen), used, (middle, room), patches, writer)
        shown.append(sheet)
    for sheet in shown:
        photo = _things(photo, chance, hard, sheet)
    return MadePhoto(taken(photo, chance, hard, CAMERAS[camera]), tuple(shown))


_AROUND = 1.6
"""How much of a sheet around its board is in a photo of the board alone, in spaces."""
_PIXELS = (26, 64)


def make_board(
    seed: int, level: int, way: str | None = None, patches: int | None = None, camera: str = "usual"
) -> MadePhoto:
    """Make a small photo of a board alone, to learn from; quicker than a whole photo, and as bad as one."""
    chance = np.random.default_rng([seed, level, 1])
    hard = LEVELS[level]._replace(pale=True)
    layout = _any_layout(chance)
    whole = printed(layout)
    low = [max(0, round(edge - _AROUND * whole.space)) for edge in (whole.left, whole.top)]
    right = round(whole.left + (whole.columns + _AROUND) * whole.space)
    bottom = round(whole.top + (whole.rows + _AROUND) * whole.space)
    picture = np.ascontiguousarray(whole.picture[low[1] : bottom, low[0] : right])
    sheet = whole._replace(picture=picture, left=whole.left - low[0], top=whole.top - low[1])
    pixels = np.exp(chance.uniform(*np.log(_PIXELS)))
    side = round(1.25 * max(picture.shape) * pixels / whole.space)
    photo = np.full((side, side, 3), chance.uniform(40, 215, 3), np.uint8)
    used = way or ("outline" if chance.random() < hard.outline else None)
    spot = ((side / 2, side / 2), (side, side))
    photo, shown = _laid(photo, chance, hard, layout, sheet, used, spot, patches)
    photo = _things(photo, chance, hard._replace(thumb=0.0), shown)
    return MadePhoto(taken(photo, chance, hard, CAMERAS[camera]), (shown,))


def _any_layout(chance: np.random.Generator) -> Layout:
    usual = [layout for layout in LAYOUTS if (layout.rows, layout.columns) == (9, 9)]
    chosen = usual if chance.random() < _USUAL_SIZE_SHARE else LAYOUTS
    return chosen[int(chance.integers(0, len(chosen)))]


Spot = tuple[tuple[float, float], tuple[float, float]]
"""The middle of a sheet in a photo, and the room that it has."""


def _spots(count: int, width: int, height: int) -> list[Spot]:
    """Share the photo out among sheets: the middle and the room of each."""
    across = 1 if count == 1 else 2
    down = 1 if count <= 2 else 2
    if count == 2 and height > width:
        across, down = 1, 2
    room = (width / across, height / down)
    return [
        (((place % across + 0.5) * room[0], (place // across + 0.5) * room[1]), room) for place in range(count)
    ]


def _laid(
    photo: Picture,
    chance: np.random.Generator,
    hard: Hardness,
    layout: Layout,
    sheet: PrintedSheet,
    way: str | None,
    spot: Spot,
    patches: int | None,
    writer: np.random.Generator | None = None,
) -> tuple[Picture, SheetShown]:
    """Fill one sheet and put it onto the table."""
    middle, room = spot
    filled = fill(sheet, chance, way, hard, patches, writer)
    picture = _creased(_papered(filled.picture, chance, hard), chance, hard)
    high, wide = picture.shape[:2]
    is_wide_room = room[0] > room[1]
    quarter = int(chance.integers(0, 4))
    if (wide > high) == is_wide_room and quarter % 2 and chance.random() < 0.8:
        quarter -= 1
    if (wide > high) != is_wide_room and quarter % 2 == 0 and chance.random() < 0.8:
        quarter += 1
    turn = quarter * np.pi / 2 + np.radians(chance.uniform(-hard.turn, hard.turn))
    box = (
        abs(wide * np.cos(turn)) + abs(high * np.sin(turn)),
        abs(wide * np.sin(turn)) + abs(high * np.cos(turn)),
    )
    scale = min(room[0] / box[0], room[1] / box[1]) * chance.uniform(0.78, 0.95)
    tilt = np.radians(chance.uniform(-hard.tilt, hard.tilt, 2) * (0.7, 0.7))
    off = chance.uniform(-0.02, 0.02, 2) * room
    pose = Pose(
        (middle[0] + float(off[0]), middle[1] + float(off[1])),
        float(turn),
        (float(tilt[0]), float(tilt[1])),
        scale * wide,
        (
            float(chance.uniform(-hard.curl, hard.curl)),
            float(chance.uniform(0, np.pi)),
            float(chance.uniform(0, 6)),
        ),
        float(chance.uniform(-hard.lens, hard.lens)),
    )
    view = View(pose, high / wide, (photo.shape[1], photo.shape[0]))
    small = cv2.resize(
        picture, None, fx=min(1.0, scale * 1.3), fy=min(1.0, scale * 1.3), interpolation=cv2.INTER_AREA
    )
    xs, ys = view.maps()
    inside = ((xs >= 0) & (xs < 1) & (ys >= 0) & (ys < 1)).astype(np.float32)
    inside = np.asarray(cv2.GaussianBlur(inside, (0, 0), 0.7))
    at = (xs * small.shape[1] - 0.5, ys * small.shape[0] - 0.5)
    paper = cv2.remap(np.asarray(small), *at, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    yellow, grey = chance.uniform(0.0, 0.18) * chance.random(), chance.uniform(0.88, 1.0)
    white = grey * np.array([1 - yellow, 1 - 0.4 * yellow, 1.0], np.float32)
    under = (1 - inside) * (1 - np.float32(0.35) * np.asarray(cv2.blur(inside, (11, 11))))
    paint = np.asarray(paper)
    laid = np.asarray(cv2.merge([photo[:, :, k] * under + paint[:, :, k] * (inside * white[k]) for k in range(3)]))
    corners = np.array([[0, 0], [sheet.columns, 0], [sheet.columns, sheet.rows], [0, sheet.rows]], np.float64)
    spots = (corners * sheet.space + (sheet.left, sheet.top)) / (wide, high)
    boxes = {
        name: view.seen(np.array([[left, top], [right, top], [right, bottom], [left, bottom]]) / (wide, high))
        for name, (left, top, right, bottom) in sheet.number_boxes.items()
    }
    shown = SheetShown(
        view.seen(spots),
        filled.board,
        layout,
        filled.way,
        filled.pen,
        tuple(filled.numbers.items()),
        boxes if writer else {},
    )
    return laid.astype(np.uint8), shown


def _papered(picture: Picture, chance: np.random.Generator, hard: Hardness) -> Picture:
    """Give the paper its grain, coarse or fine, and let what is on its back show through."""
    high, wide = picture.shape[:2]
    shade = np.ones((high, wide), np.float32)
    if chance.random() < 0.6:
        coarse = int(chance.integers(2, 10))
        grain = chance.standard_normal((-(-high // coarse), -(-wide // coarse)), np.float32)
        strong = np.float32(chance.uniform(0.003, 0.02) * (0.4 + hard.roughness))
        shade += strong * np.asarray(cv2.resize(grain, (wide, high), interpolation=cv2.INTER_LINEAR))
    if chance.random() < 0.25 * (0.3 + hard.roughness):
        back = cv2.GaussianBlur(picture[:, ::-1].min(axis=2), (0, 0), 2.0).astype(np.float32) / 255
        strong = np.float32(chance.uniform(0.02, 0.08) * (0.3 + hard.roughness))
        shade *= 1 - strong * (1 - np.roll(back, 17, axis=0))
    return np.asarray(np.clip(picture * shade[:, :, None], 0, 255), np.uint8)


def _creased(picture: Picture, chance: np.random.Generator, hard: Hardness) -> Picture:
    """Fold the paper and smooth it out again: a bright line, a dark one beside it."""
    if chance.random() >= hard.crease:
        return picture
    high, wide = picture.shape[0] // 2, picture.shape[1] // 2
    light = np.ones((high, wide), np.float32)
    ys, xs = np.mgrid[0:high, 0:wide].astype(np.float32)
    for _ in range(int(chance.integers(1, 4))):
        turn = chance.choice([0, np.pi / 2, chance.uniform(0, np.pi)])
        at = chance.uniform(0.2, 0.8, 2) * (wide, high)
        off = -(xs - at[0]) * np.sin(turn) + (ys - at[1]) * np.cos(turn)
        deep = chance.uniform(0.05, 0.22)
        fold = deep * np.exp(-((off / 2) ** 2)) - deep * 0.5 * np.exp(-(((off - 3.5) / 2.5) ** 2))
        light *= 1 - fold - 0.04 * np.sign(off) * np.exp(-np.abs(off) / 75)
    whole = np.asarray(cv2.resize(light, picture.shape[1::-1], interpolation=cv2.INTER_LINEAR))
    return np.asarray(np.clip(picture * whole[:, :, None], 0, 255), np.uint8)


def _things(photo: Picture, chance: np.random.Generator, hard: Hardness, sheet: SheetShown) -> Picture:
    """Leave things lying on a sheet; corners of the board are hidden by thumbs only, which nasty photos have."""
    side = float(np.linalg.norm(sheet.corners[1] - sheet.corners[0])) / sheet.layout.columns
    corner = sheet.corners
    for _ in range(int(chance.integers(1, 4)) if chance.random() < hard.things else 0):
        across, down = chance.uniform(0.1, 0.9, 2) if chance.random() < 0.5 else chance.uniform(-0.3, 1.5, 2)
        spot = corner[0] + across * (corner[1] - corner[0]) + down * (corner[3] - corner[0])
        at = (float(spot[0]), float(spot[1]))
        if min(np.linalg.norm(corner - spot, axis=1)) < 1.5 * side:
            continue
        kind = chance.integers(0, 3)
        if kind == 0:
            photo = tables.pencil(photo, at, side * float(chance.uniform(3, 8)), chance)
        elif kind == 1:
            photo = tables.die(photo, at, side * float(chance.uniform(0.7, 1.1)), chance)
        else:
            photo = tables.coin(photo, at, side * float(chance.uniform(0.5, 1.0)), chance)
    if chance.random() < hard.thumb:
        which = int(chance.integers(0, 4))
        middle = corner.mean(axis=0)
        spot = corner[which] + (middle - corner[which]) * chance.uniform(-0.1, 0.12)
        away = corner[which] + (corner[which] - middle)
        photo = tables.thumb(photo, tuple(spot.tolist()), tuple(away.tolist()), side, chance)
    return photo
