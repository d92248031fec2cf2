"""A game and its deck as lists of numbers: all that bots ask while they play, in a form that can be compiled.

Every shape that can be drawn, whole patch or piece of a cut, has a number; so has every orientation of it, and
the orientations of a shape follow each other. Where a list is cut into parts, a second one says where each part
begins, with the end of the last one as its last item.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_deal import TooFewCardsError
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.engine.specials import CUT, all_specials, uses_left
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.cuts import cut_pieces
from quiltsmith.geometry.rectangles import RectangleScoring
from quiltsmith.geometry.shape import Shape

SINGLE_SHAPE = 0
"""The number of the single space among the shapes, and of its orientation."""


class Tables(NamedTuple):
    """What the rules, the game's numbers and the deck say."""

    stride: int
    spaces: int
    longest_side: int
    rounds: int
    round_turns: int
    turns: int
    circle: int
    cards: int
    starts: int
    specials: int
    per_space: int
    per_line: int
    per_empty: int
    all_orientations: int
    faces: int
    die: Sequence[int]
    card_shapes: Sequence[int]
    """The shapes of the patch cards, then those of the start cards."""
    orientations: Sequence[int]
    """Where the orientations of each shape begin."""
    pieces: Sequence[int]
    """The shapes that one cut gives."""
    shape_pieces: Sequence[int]
    """Where the pieces of each shape begin."""
    steps: Sequence[int]
    """From the last space of an orientation to the first one: how many bits each is from the next."""
    orientation_steps: Sequence[int]
    """Where the steps of each orientation begin."""
    patterns: Sequence[Mask]
    """The spaces of each orientation, its first space being the very first one; behind them the whole board."""


class GameTables(NamedTuple):
    """All that the course of a game depends on: two decks that agree in it play alike."""

    board: Board
    scoring: RectangleScoring
    per_empty: int
    rounds: int
    round_turns: int
    circle: int
    die: tuple[int, ...]
    specials: int
    cards: tuple[Shape, ...]
    starts: tuple[Shape, ...]


def setting_of(game: DoodleGame, deck: Deck) -> GameTables:
    """Take what matters from a game and its deck."""
    if len(deck.cards) < game.cards_dealt:
        raise TooFewCardsError(deck, game.cards_dealt)
    return GameTables(
        game.board,
        game.scoring,
        game.points_per_empty_space,
        game.rounds,
        game.turns_per_round,
        game.circle,
        tuple(game.die),
        all_specials(game.specials),
        tuple(card.shape for card in deck.cards),
        tuple(card.shape for card in deck.start),
    )


def tables_of(setting: GameTables) -> Tables:
    """Make the tables of a game and its deck."""
    board, cards, starts = setting.board, setting.cards, setting.starts
    pieces = _pieces_by_shape(cards, starts, uses_left(setting.specials, CUT))
    numbered = {shape: number for number, shape in enumerate(pieces)}
    turned = [
        [shape for shape in shape.orientations() if shape.rows <= board.rows and shape.columns <= board.columns]
        for shape in pieces
    ]
    spaces = [_spaces(board, orientation) for orientations in turned for orientation in orientations]
    return Tables(
        board.stride,
        board.spaces,
        max(board.rows, board.columns),
        setting.rounds,
        setting.round_turns,
        setting.rounds * setting.round_turns,
        setting.circle,
        len(cards),
        len(starts),
        setting.specials,
        setting.scoring.per_square_space,
        setting.scoring.per_extra_line,
        setting.per_empty,
        len(spaces),
        len(setting.die),
        die=setting.die,
        card_shapes=[numbered[shape.canonical()] for shape in (*cards, *starts)],
        orientations=_beginnings(turned),
        pieces=[numbered[piece] for shape in pieces for piece in pieces[shape]],
        shape_pieces=_beginnings(list(pieces.values())),
        steps=[step for indexes in spaces for step in _steps_back(indexes)],
        orientation_steps=_beginnings([indexes[1:] for indexes in spaces]),
        patterns=[*(sum(1 << index for index in indexes) for indexes in spaces), board.full],
    )


def _pieces_by_shape(
    cards: tuple[Shape, ...], starts: tuple[Shape, ...], most_cuts: int
) -> dict[Shape, tuple[Shape, ...]]:
    """List all free shapes that can be drawn, each with the pieces that it can be cut into; the single first."""
    fewest = {shape.canonical(): 0 for shape in cards}
    for cuts in range(1, most_cuts + 1):
        for shape in [shape for shape, least in fewest.items() if least == cuts - 1]:
            for piece in cut_pieces(shape):
                fewest.setdefault(piece, cuts)
    shapes = dict.fromkeys((Shape(((0, 0),)), *fewest, *(shape.canonical() for shape in starts)))
    return {shape: cut_pieces(shape) if fewest.get(shape, most_cuts) < most_cuts else () for shape in shapes}


def _spaces(board: Board, shape: Shape) -> list[int]:
    """Give the indexes of an orientation's spaces, counted from the first of them."""
    indexes = [row * board.stride + column for row, column in shape.cells]
    return [index - indexes[0] for index in indexes]


def _steps_back(indexes: list[int]) -> list[int]:
    return [later - index for index, later in zip(indexes[-2::-1], indexes[:0:-1], strict=True)]


def _beginnings(parts: Sequence[Sequence[object]]) -> list[int]:
    return list(accumulate(map(len, parts), initial=0))
