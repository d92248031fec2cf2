"""Game definitions of the doodle kind."""

from __future__ import annotations

from quiltsmith.formats import faults
from quiltsmith.formats.fields import Read
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.fields import (
    CIRCLE,
    DIE,
    DOODLE,
    EMPTY_SPACE,
    EXTRA_LINE,
    GOOD_SCORE,
    ROUNDS,
    SCORING,
    SPECIALS,
    SQUARE_SPACE,
    START,
    START_CARDS,
    START_SIZE,
    TURNS,
    USES,
)
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.fields import CARDS, DECK, GAME, TITLE, board_of, pad_of, theme_of
from quiltsmith.games.game import UsualPad
from quiltsmith.games.reader import GameReading
from quiltsmith.geometry.rectangles import RectangleScoring
from quiltsmith.talk.saying import say

_PAD = UsualPad("classic", sheets=6)


def _check(read: Read, problems: list[Problem]) -> None:
    circle, turns = read.get(CIRCLE), read.get(TURNS)
    if circle is not None and turns is not None and circle < turns:
        what = Scalar(read.at(CIRCLE), str(circle))
        circle_of = say("the circle of a game with {turns} turns in a round", turns=turns)
        problems.append(faults.out_of_range(what, circle_of, turns, 60))


def _game(read: Read) -> DoodleGame:
    start, scoring, specials = read.need(START), read.need(SCORING), read.need(SPECIALS)
    return DoodleGame(
        id=read.need(GAME),
        title=read.need(TITLE),
        board=board_of(read),
        deck=read.need(DECK),
        cards=read.need(CARDS),
        points_per_empty_space=scoring.need(EMPTY_SPACE),
        theme=theme_of(read),
        pad=pad_of(read, _PAD),
        start_cards=start.need(START_CARDS),
        start_size=start.need(START_SIZE),
        rounds=read.need(ROUNDS),
        turns_per_round=read.need(TURNS),
        circle=read.need(CIRCLE),
        die=read.need(DIE),
        specials={name: specials.get(uses, 0) for name, uses in USES.items()},
        scoring=RectangleScoring(scoring.need(SQUARE_SPACE), scoring.need(EXTRA_LINE)),
        good_score=read.get(GOOD_SCORE, 0),
    )


READING = GameReading(DOODLE, _check, _game)
