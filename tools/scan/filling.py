"""Sheets filled by random legal games of our own engine, drawn by people with pens and habits."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

import quiltsmith as qs
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board
from quiltsmith.simulate.doodle_engine import play_sheet
from scan.drawer import Drawer
from scan.layouts import PIXELS_PER_MM, Picture, PrintedSheet
from scan.levels import Hardness
from scan.pens import PALE, PENS, SEEN, THICK, THIN, WIDE, Ink, Pen, any_pen
from scan.ways import BROAD, CLOSE, HELD_OUT, OUTLINE, WAYS

Space = tuple[int, int]
_UNFINISHED = 0.2
"""How many sheets are photographed before their game is over."""
_ONE_PEN = 0.7
"""How many sheets are drawn with one pen only."""
_OTHER_LINER = 0.6
"""How many outlines of patches that are filled too are drawn with another pen."""
_STRAY = 0.2
"""How many sheets have a stroke somewhere that means nothing."""


class FilledSheet(NamedTuple):
    """A sheet after a game: its picture, which spaces are filled, and how."""

    picture: Picture
    board: tuple[str, ...]
    way: str
    pen: str


@cache
def _game(rows: int, columns: int) -> DoodleGame:
    game = qs.load_game("doodle")
    if not isinstance(game, DoodleGame):
        raise TypeError("doodle has become another kind of game")
    return replace(game, board=Board(rows, columns))


def patches(rows: int, columns: int, seed: int) -> list[list[Space]]:
    """Give the patches of one random legal game."""
    played = play_sheet(_game(rows, columns), qs.load_deck("meadow"), "random" if seed % 4 else "greedy", seed)
    stride = played.game.board.stride
    return [
        [divmod(bit, stride) for bit in range(move.spaces.bit_length()) if move.spaces >> bit & 1]
        for move in played.moves
        if move.spaces
    ]


def fill(
    sheet: PrintedSheet, chance: np.random.Generator, way: str | None, hard: Hardness, most: int | None = None
) -> FilledSheet:
    """Play a game and draw it, or `most` patches of it; `way` None takes any that nets are trained with."""
    laid = patches(sheet.rows, sheet.columns, int(chance.integers(0, 2**40)))
    is_unfinished = chance.random() < _UNFINISHED
    laid = laid[: most or (int(chance.integers(1, len(laid))) if is_unfinished else None)]
    trained = [name for name in WAYS if name not in (HELD_OUT, OUTLINE)]
    main = way or str(chance.choice(trained))
    is_mixed = way is None and chance.random() < 0.25
    # Who fills closely takes a pen that does.
    pens = _pens(chance, THICK if main in BROAD else WIDE if main in CLOSE else PENS)
    is_close = not is_mixed and main in (*CLOSE, *BROAD)
    if pens[0].name == PALE and not (hard.pale and is_close):
        # Nobody draws figures or lines with a pen that can hardly be seen.
        pens = _pens(chance, SEEN)
    pressure = chance.uniform(0.7, 1.2) - 0.25 * hard.roughness * chance.random()
    drawer = Drawer(
        sheet, Ink(pens[0], sheet.picture.shape, chance, pressure), chance, 1 - hard.roughness * chance.random()
    )
    inks = [drawer.ink, *(Ink(pen, sheet.picture.shape, chance, pressure) for pen in pens[1:])]
    if main != OUTLINE and chance.random() < _OTHER_LINER:
        drawer.liner = Ink(any_pen(chance, THIN), sheet.picture.shape, chance)
    spaces: set[Space] = set()
    for patch in laid:
        drawer.ink = inks[int(chance.integers(0, len(inks)))]
        WAYS[str(chance.choice(trained)) if is_mixed else main](drawer, patch)
        spaces.update(patch)
    picture = sheet.picture
    for ink in (*inks, drawer.liner) if drawer.liner else inks:
        picture = ink.lay_on(picture)
    if chance.random() < 0.5 * hard.roughness:
        picture = _rubbed_out(sheet, picture, chance, spaces)
    if chance.random() < _STRAY:
        picture = _strayed(sheet, picture, chance)
    picture = _written(sheet, picture, chance)
    board = tuple(
        "".join("#" if (row, column) in spaces else "." for column in range(sheet.columns))
        for row in range(sheet.rows)
    )
    return FilledSheet(picture, board, "mixed" if is_mixed else main, pens[0].name)


def _pens(chance: np.random.Generator, among: tuple[Pen, ...]) -> list[Pen]:
    """Choose one pen for a sheet, or some that differ in colour, as from a box of pencils."""
    pen = any_pen(chance, among)
    if chance.random() < _ONE_PEN:
        return [pen]
    return [pen, *(any_pen(chance, [pen]) for _ in range(int(chance.integers(1, 5))))]


def _rubbed_out(sheet: PrintedSheet, picture: Picture, chance: np.random.Generator, filled: set[Space]) -> Picture:
    """Leave what an eraser leaves in one to four empty spaces."""
    empty = [(r, c) for r in range(sheet.rows) for c in range(sheet.columns) if (r, c) not in filled]
    ink = Ink(PENS[0], picture.shape, chance)
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
            chance.uniform(0.08, 0.25),
        )
    return ink.lay_on(picture)


def _strayed(sheet: PrintedSheet, picture: Picture, chance: np.random.Generator) -> Picture:
    """Leave a short stroke or two on the board where a pen slipped."""
    ink = Ink(any_pen(chance, THIN), picture.shape, chance)
    for _ in range(int(chance.integers(1, 3))):
        at = np.array([sheet.left, sheet.top]) + chance.random(2) * (sheet.columns, sheet.rows) * sheet.space
        ink.line(at + np.cumsum(chance.normal(0, 0.1 * sheet.space, (3, 2)), axis=0))
    return ink.lay_on(picture)


def _written(sheet: PrintedSheet, picture: Picture, chance: np.random.Generator) -> Picture:
    """Write a few lines around the board, as names and scores are."""
    ink = Ink(PENS[int(chance.integers(0, 4))], picture.shape, chance)
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
