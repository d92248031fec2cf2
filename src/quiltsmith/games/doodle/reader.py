"""Game definitions of the doodle kind."""

from __future__ import annotations

from quiltsmith.formats import faults
from quiltsmith.formats.fields import Read
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.fields import DOODLE
from quiltsmith.games.doodle.game import REPEAT, SPECIAL_ACTIONS, DoodleGame
from quiltsmith.games.reader import GameReading
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import RectangleScoring


def _check(read: Read, problems: list[Problem]) -> None:
    circle, turns = read.get("circle"), read.get("turns")
    if circle is not None and turns is not None and circle < turns:
        what = Scalar(read.at("circle"), str(circle))
        problems.append(
            faults.out_of_range(what, f"the circle of a game with {turns} turns in a round", turns, 60)
        )


def _game(read: Read) -> DoodleGame:
    board, start, scoring, specials = (
        read.get("board"),
        read.get("start"),
        read.get("scoring"),
        read.get("specials"),
    )
    return DoodleGame(
        id=read.get("game"),
        title=read.get("title"),
        board=Board(board.get("rows"), board.get("columns")),
        deck=read.get("deck"),
        cards=read.get("cards"),
        points_per_empty_space=scoring.get("empty_space"),
        start_cards=start.get("cards"),
        start_size=start.get("size"),
        rounds=read.get("rounds"),
        turns_per_round=read.get("turns"),
        circle=read.get("circle"),
        die=read.get("die"),
        specials={name: specials.get(name, 0) for name in (*SPECIAL_ACTIONS, REPEAT)},
        scoring=RectangleScoring(scoring.get("square_space"), scoring.get("extra_line")),
        good_score=read.get("good_score", 0),
    )


READING = GameReading(DOODLE, _check, _game)
