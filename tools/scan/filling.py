"""Sheets filled by random legal games of our own engine, drawn by people with pens and habits."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import cv2
import numpy as np
from msgspec.structs import replace

import quiltsmith as qs
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import PlayedSheet, Scoring
from quiltsmith.geometry.board import Board
from quiltsmith.simulate.doodle_engine import play_sheet
from scan.drawer import Drawer
from scan.handwriting import any_hand, room_in, write_number, writing_pen
from scan.layouts import PIXELS_PER_MM, Picture, PrintedSheet
from scan.levels import Hardness
from scan.pens import DARK, FAMILIES, PALE, PENCIL, THICK, THIN, WIDE, Ink, Pen, any_pen
from scan.ways import BROAD, CLOSE, COVERING, OUTLINE, TRAINED, WAYS, outline

Space = tuple[int, int]
_UNFINISHED = 0.2
"""How many sheets are photographed before their game is over."""
_ONE_PEN = 0.7
"""How many sheets are drawn with one pen only."""
_OTHER_LINER = 0.6
"""How many outlines of patches that are filled too are drawn with another pen."""
_MIXED = 0.25
"""How many sheets are filled in several ways."""
_OUTLINED = 0.25
"""How many sheets have outlines around patches that are filled too."""
_PALE_SHARE = 0.3
_STRAY, _FRAMED, _DIRTY = 0.2, 0.08, 0.25
"""How many sheets have a stroke that means nothing, a rectangle drawn around spaces, and dirt."""


class FilledSheet(NamedTuple):
    """A sheet after a game: its picture, which spaces are filled, and how; numbers by the fields they are in."""

    picture: Picture
    board: tuple[str, ...]
    way: str
    pen: str
    numbers: dict[str, int]


@cache
def game_of(rows: int, columns: int) -> DoodleGame:
    """Return the game for a board of some size."""
    game = qs.load_game("doodle")
    if not isinstance(game, DoodleGame):
        raise TypeError("doodle has become another kind of game")
    return replace(game, board=Board(rows, columns))


def played_game(rows: int, columns: int, seed: int) -> PlayedSheet:
    """Play a random legal game."""
    return play_sheet(game_of(rows, columns), qs.load_deck("meadow"), "random" if seed % 4 else "greedy", seed)


def patches(rows: int, columns: int, seed: int) -> list[list[Space]]:
    """Give the patches of one random legal game."""
    return _patches_of(played_game(rows, columns, seed))


def _patches_of(played: PlayedSheet) -> list[list[Space]]:
    stride = played.game.board.stride
    return [
        [divmod(bit, stride) for bit in range(move.spaces.bit_length()) if move.spaces >> bit & 1]
        for move in played.moves
        if move.spaces
    ]


def fill(
    sheet: PrintedSheet,
    chance: np.random.Generator,
    way: str | None,
    hard: Hardness,
    most: int | None = None,
    writer: np.random.Generator | None = None,
) -> FilledSheet:
    """Play a game and draw it, or `most` patches of it; `way` None takes any that nets are trained with.

    With a `writer`, whole games have their numbers written into the boxes.
    """
    played = played_game(sheet.rows, sheet.columns, int(chance.integers(0, 2**40)))
    laid = _patches_of(played)
    is_unfinished = chance.random() < _UNFINISHED and writer is None
    is_whole = most is None and not is_unfinished
    laid = laid[: most or (int(chance.integers(1, len(laid))) if is_unfinished else None)]
    main = way or str(chance.choice(TRAINED))
    is_mixed = way is None and chance.random() < _MIXED
    pens = _pens(chance, main, hard, is_mixed)
    pressure = chance.uniform(0.7, 1.2) - 0.25 * hard.roughness * chance.random()
    drawer = Drawer(
        sheet, Ink(pens[0], sheet.picture.shape, chance, pressure), chance, 1 - hard.roughness * chance.random()
    )
    inks = [drawer.ink, *(Ink(pen, sheet.picture.shape, chance, pressure) for pen in pens[1:])]
    if main != OUTLINE and chance.random() < _OTHER_LINER:
        drawer.liner = Ink(any_pen(chance, THIN), sheet.picture.shape, chance)
    is_outlined = main != OUTLINE and chance.random() < _OUTLINED
    spaces: set[Space] = set()
    for patch in laid:
        drawer.ink = inks[int(chance.integers(0, len(inks)))]
        if is_outlined:
            outline(drawer, patch)
        WAYS[str(chance.choice(TRAINED)) if is_mixed else main](drawer, patch)
        spaces.update(patch)
    picture = _pasted(sheet.picture, drawer)
    for ink in (*inks, drawer.liner) if drawer.liner else inks:
        picture = ink.lay_on(picture)
    picture = _disturbed(sheet, picture, chance, hard, spaces, has_scribbles=writer is None)
    numbers = {} if writer is None or not is_whole else _numbers(played, writer)
    if writer is not None and numbers:
        picture = _with_numbers(sheet, picture, numbers, writer)
    board = tuple(
        "".join("#" if (row, column) in spaces else "." for column in range(sheet.columns))
        for row in range(sheet.rows)
    )
    return FilledSheet(picture, board, "mixed" if is_mixed else main, pens[0].name, numbers)


_SIDES_WRITTEN, _NO_TOTAL = 0.4, 0.15
"""How many people write the sides of rectangles too, and how many do not add up."""


def _numbers(played: PlayedSheet, writer: np.random.Generator) -> dict[str, int]:
    """Return what somebody writes on the sheet of a game."""
    numbers = {f"round-{number}": score for number, score in enumerate(played.scores, 1)}
    if writer.random() < _SIDES_WRITTEN:
        chosen = [line.rectangle for line in played.log if isinstance(line, Scoring)]
        for number, rectangle in enumerate(chosen, 1):
            if rectangle is not None:
                numbers |= {f"round-{number}-rows": rectangle.rows, f"round-{number}-columns": rectangle.columns}
    numbers["empty"] = played.empty
    # A total below nothing is not written here.
    if played.total >= 0 and writer.random() > _NO_TOTAL:
        numbers["total"] = played.total
    return numbers


def _with_numbers(
    sheet: PrintedSheet, picture: Picture, numbers: dict[str, int], writer: np.random.Generator
) -> Picture:
    """Write numbers into their boxes, as far as the sheet has them, in one hand."""
    hand, ink = any_hand(writer), Ink(writing_pen(writer), picture.shape, writer)
    for name, box in sheet.number_boxes.items():
        if name in numbers:
            write_number(ink, str(numbers[name]), room_in(name, box), hand, writer)
    return ink.lay_on(picture)


def _pens(chance: np.random.Generator, way: str, hard: Hardness, is_mixed: bool) -> list[Pen]:
    """Choose one pen for a sheet, or some of one kind, as from a box of pencils; who fills closely, wide ones.

    Nobody draws figures or lines with pens that can hardly be seen.
    """
    among = THICK if way in BROAD else WIDE if way in CLOSE else FAMILIES if way in COVERING else DARK
    among = DARK if is_mixed else among
    is_pale = hard.pale and not is_mixed and way in (*CLOSE, *BROAD) and chance.random() < _PALE_SHARE
    family = PALE if is_pale else among[int(chance.integers(0, len(among)))]
    count = 1 if chance.random() < _ONE_PEN else int(chance.integers(2, 6))
    return [family.pen(chance) for _ in range(count)]


def _pasted(picture: Picture, drawer: Drawer) -> Picture:
    """Paste all pieces of patterned paper on."""
    if not drawer.pasted:
        return picture
    out = picture.copy()
    for pattern in {pattern for _, pattern in drawer.pasted}:
        mask = np.zeros(picture.shape[:2], np.uint8)
        for points, own in drawer.pasted:
            if own == pattern:
                cv2.fillPoly(mask, [np.rint(points).astype(np.int32)], 255, cv2.LINE_AA)
        left, top, width, height = cv2.boundingRect(mask)
        part = (slice(top, top + height), slice(left, left + width))
        share = mask[part].astype(np.float32)[:, :, None] / 255
        out[part] = out[part] * (1 - share) + _patterned(pattern, height, width, drawer.sheet.space) * share
    return out


def _patterned(seed: int, height: int, width: int, space: float) -> Picture:
    """Make paper with stripes, checks or dots of two colours; some of it is pale."""
    chance = np.random.default_rng(seed)
    dark, light = chance.uniform(20, 200, 3), chance.uniform(120, 250, 3)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    turn, period = chance.uniform(0, np.pi), space * chance.uniform(0.12, 0.9)
    along, across = xs * np.cos(turn) + ys * np.sin(turn), -xs * np.sin(turn) + ys * np.cos(turn)
    waves = np.stack([np.sin(along * 2 * np.pi / period), np.sin(across * 2 * np.pi / period)])
    kind = int(chance.integers(0, 3))
    shape = waves[0] if kind == 0 else waves[0] * waves[1] if kind == 1 else waves.sum(axis=0) - 1
    return np.asarray(np.where((shape > 0)[:, :, None], dark, light), np.float32)


def _disturbed(
    sheet: PrintedSheet,
    picture: Picture,
    chance: np.random.Generator,
    hard: Hardness,
    filled: set[Space],
    *,
    has_scribbles: bool,
) -> Picture:
    """Add what is on sheets beside patches: rubbed-out spaces, slips, frames of rectangles, dirt, scribbles."""
    if chance.random() < 0.5 * hard.roughness:
        picture = _rubbed_out(sheet, picture, chance, filled)
    if chance.random() < _STRAY:
        picture = _strayed(sheet, picture, chance)
    if chance.random() < _FRAMED:
        picture = _framed(sheet, picture, chance)
    if chance.random() < _DIRTY * (0.5 + hard.roughness):
        picture = _dirty(sheet, picture, chance)
    return _written(sheet, picture, chance) if has_scribbles else picture


def _rubbed_out(sheet: PrintedSheet, picture: Picture, chance: np.random.Generator, filled: set[Space]) -> Picture:
    """Leave what an eraser leaves in one to four empty spaces."""
    empty = [(r, c) for r in range(sheet.rows) for c in range(sheet.columns) if (r, c) not in filled]
    ink = Ink(PENCIL.pen(chance), picture.shape, chance)
    drawer = Drawer(sheet, ink, chance, 0.5)
    for index in chance.permutation(len(empty))[: int(chance.integers(1, 5))]:
        space = empty[int(index)]
        drawer.hatch(drawer.corner(space), drawer.angle, drawer.gap)
        left, top = drawer.corner(space)
        room = 0.15 * sheet.space
        ink.rub_out(
            left - room,
            top - room,
            left + sheet.space + room,
            top + sheet.space + room,
            chance.uniform(0.05, 0.28),
        )
    return ink.lay_on(picture)


def _framed(sheet: PrintedSheet, picture: Picture, chance: np.random.Generator) -> Picture:
    """Draw the rectangle that was scored around some spaces, filled ones or not."""
    ink = Ink(any_pen(chance, THIN), picture.shape, chance)
    size = np.array([sheet.columns, sheet.rows])
    low = chance.integers(0, size - 1)
    high = chance.integers(low + 2, size + 1)
    inset = chance.uniform(-0.08, 0.08)
    (left, top), (right, bottom) = low + inset, high - inset
    corners = np.array([[left, top], [right, top], [right, bottom], [left, bottom], [left, top]])
    ink.line(np.array([sheet.left, sheet.top]) + corners * sheet.space, chance.uniform(1, 2))
    return ink.lay_on(picture)


def _dirty(sheet: PrintedSheet, picture: Picture, chance: np.random.Generator) -> Picture:
    """Leave crumbs, specks and drops."""
    out = picture.copy()
    for _ in range(int(chance.integers(1, 12))):
        at = np.array([sheet.left, sheet.top]) + chance.random(2) * (sheet.columns, sheet.rows) * sheet.space
        size = np.exp(chance.uniform(np.log(0.008), np.log(0.05), 2)) * sheet.space
        tone = chance.uniform(60, 215) * np.array([0.85, 0.95, 1.0])
        axes = (max(1, round(size[0])), max(1, round(size[1])))
        where = (round(float(at[0])), round(float(at[1])))
        cv2.ellipse(out, where, axes, chance.uniform(0, 180), 0, 360, tone.tolist(), -1, cv2.LINE_AA)
    return out


def _strayed(sheet: PrintedSheet, picture: Picture, chance: np.random.Generator) -> Picture:
    """Leave a short stroke or two on the board where a pen slipped."""
    ink = Ink(any_pen(chance, THIN), picture.shape, chance)
    for _ in range(int(chance.integers(1, 3))):
        at = np.array([sheet.left, sheet.top]) + chance.random(2) * (sheet.columns, sheet.rows) * sheet.space
        ink.line(at + np.cumsum(chance.normal(0, 0.1 * sheet.space, (3, 2)), axis=0))
    return ink.lay_on(picture)


def _written(sheet: PrintedSheet, picture: Picture, chance: np.random.Generator) -> Picture:
    """Write a few lines around the board, as names and scores are."""
    ink = Ink(any_pen(chance, THIN), picture.shape, chance)
    height, width = picture.shape[:2]
    right, bottom = sheet.left + sheet.columns * sheet.space, sheet.top + sheet.rows * sheet.space
    for _ in range(int(chance.integers(0, 9))):
        at = chance.uniform((0.05 * width, 0.03 * height), (0.92 * width, 0.97 * height))
        room = 9 * PIXELS_PER_MM
        if sheet.left - 2 * room < at[0] < right + room / 2 and sheet.top - room < at[1] < bottom + room / 2:
            continue
        steps = chance.normal((4, 0), 2.2 * PIXELS_PER_MM, (int(chance.integers(4, 9)), 2))
        strokes = np.cumsum(steps, axis=0)
        ink.line(at + np.clip(strokes, -room / 2, room))
    return ink.lay_on(picture)
