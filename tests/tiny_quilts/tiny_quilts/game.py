"""What a tiny game is, and how its definition is read."""

from __future__ import annotations

from typing import ClassVar

from quiltsmith.formats import diagnostics
from quiltsmith.formats.fields import Field, Read, Record, Whole
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problems import Problem
from quiltsmith.games.game import DeckNeeds, Game, PadDefaults
from quiltsmith.games.game_reader import CARDS, COMMON, DECK, GAME, TITLE, GameReading, board_of, pad_of, theme_of


class TinyGame(Game, frozen=True):
    """Everybody covers as much of a board as they can; whoever reaches the goal has won."""

    rules: ClassVar[str] = "tiny"

    goal: int

    @property
    def deck_needs(self) -> DeckNeeds:
        """What the game wants of a deck: patches to choose from, nothing else."""
        return DeckNeeds(cards_dealt=2)


GOAL = Field("goal", Whole(1, 999, "the goal"), "How many spaces are to be covered.", True, "goal: 12")


def _check(read: Read, problems: list[Problem]) -> None:
    goal = read.get(GOAL)
    if not problems and goal is not None and goal > board_of(read).spaces:
        place = Scalar(read.at(GOAL), str(goal))
        problems.append(diagnostics.out_of_range(place, "the goal", 1, board_of(read).spaces))


def _game(read: Read) -> TinyGame:
    return TinyGame(
        id=read.need(GAME),
        title=read.need(TITLE),
        board=board_of(read),
        deck=read.need(DECK),
        cards=read.need(CARDS),
        points_per_empty_space=0,
        theme=theme_of(read),
        pad=pad_of(read, PadDefaults("tall", sheets=4)),
        goal=read.need(GOAL),
    )


READING = GameReading(Record("a game of the tiny kind", (*COMMON, GOAL)), _check, _game)
