"""The keys of a game definition of the doodle kind."""

from __future__ import annotations

from quiltsmith.formats.fields import Field, Record
from quiltsmith.formats.values import ListOf, Whole
from quiltsmith.games.doodle.game import REPEAT, SPECIAL_ACTIONS
from quiltsmith.games.fields import COMMON

START_CARDS = Field("cards", Whole(0, 100, "the number of cards"), "How many start cards a usual deck has.", True)
START_SIZE = Field("size", Whole(1, 100, "the size"), "The number of spaces of every start patch.", True)
START = Field(
    "start",
    Record("start", (START_CARDS, START_SIZE)),
    "The start cards: everybody draws the patch of one of them before the first turn.",
    True,
    "start: {cards: 10, size: 7}",
)
ROUNDS = Field(
    "rounds", Whole(1, 6, "the number of rounds"), "Rounds; each ends with a scoring.", True, "rounds: 3"
)
TURNS = Field("turns", Whole(1, 30, "the number of turns"), "Turns in a round.", True, "turns: 6")
CIRCLE = Field(
    "circle", Whole(1, 60, "the number of cards"), "Cards in the circle when a round starts.", True, "circle: 8"
)
DIE = Field(
    "die",
    ListOf(Whole(1, 20, "a face"), 20, "a list of faces", 1),
    "The faces of the die.",
    True,
    "die: [1, 1, 2, 2, 3, 3]",
)
USES = {
    name: Field(name, Whole(0, 9, "the number of uses"), f"How often {name} may be used in a game; 0 for never.")
    for name in (*SPECIAL_ACTIONS, REPEAT)
}
SPECIALS = Field(
    "specials",
    Record("specials", tuple(USES.values())),
    "The special actions, and how often each may be used. `repeat` is one more use of another.",
    True,
    "specials: {neighbour: 1, single: 1, cut: 1, repeat: 1}",
)
SQUARE_SPACE = Field(
    "square_space", Whole(0, 99), "Points per space of the largest square in the rectangle.", True
)
EXTRA_LINE = Field("extra_line", Whole(0, 99), "Points per further row or column of the rectangle.", True)
EMPTY_SPACE = Field("empty_space", Whole(-99, 0), "Points per space that is empty at the end.", True)
SCORING = Field(
    "scoring",
    Record("scoring", (SQUARE_SPACE, EXTRA_LINE, EMPTY_SPACE)),
    "What counts.",
    True,
    "scoring: {square_space: 1, extra_line: 1, empty_space: -1}",
)
GOOD_SCORE = Field("good_score", Whole(0, 9999), "A total that players may be proud of.")
DOODLE = Record(
    "a game of the doodle kind",
    (*COMMON, START, ROUNDS, TURNS, CIRCLE, DIE, SPECIALS, SCORING, GOOD_SCORE),
)
