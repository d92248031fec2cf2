"""What a doodle game is, the keys of its definition, and how they are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Self

from msgspec.structs import replace

from quiltsmith.formats import diagnostics
from quiltsmith.formats.fields import Field, ListOf, Read, Record, Whole
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problems import Problem, has_errors
from quiltsmith.formats.source import Place
from quiltsmith.games.game import DeckNeeds, Game, PadDefaults
from quiltsmith.games.game_reader import (
    CARDS,
    COMMON,
    DECK,
    GAME,
    TITLE,
    GameReading,
    board_of,
    pad_of,
    theme_of,
    words_of,
)
from quiltsmith.geometry.rectangles import RectangleScoring, best_score
from quiltsmith.i18n import N_, _

SPECIAL_ACTIONS = ("neighbour", "single", "cut")
REPEAT = "repeat"
MEDALS = ((0.6, "pot-holder"), (0.8, "cushion"), (1.0, "bedspread"), (1.2, "heirloom"))
"""What share of a good score earns which medal."""
_MEDALS_APART = 5
"""How many points a good score needs for each of them, or they would be too near to each other."""


class DoodleGame(Game, frozen=True):
    """A roll-and-draw game: everybody draws the patch of the same card."""

    rules: ClassVar[str] = "doodle"

    start_cards: int
    start_size: int
    rounds: int
    turns_per_round: int
    circle: int
    die: tuple[int, ...]
    specials: Mapping[str, int]
    scoring: RectangleScoring
    good_score: int

    @property
    def turns(self) -> int:
        return self.rounds * self.turns_per_round

    @property
    def left_in_circle(self) -> int:
        """The cards that stay in the circle from one round to the next."""
        return self.circle - self.turns_per_round

    @property
    def refill(self) -> int:
        """The new cards of a later round."""
        return self.circle - self.left_in_circle

    @property
    def last_choice(self) -> int:
        """The cards from which everybody chooses in the last turn."""
        return self.left_in_circle + 1

    def cards_in_turn(self, turn: int) -> int:
        """Return how many cards the circle has when the token moves in a turn."""
        return self.circle - (turn - 1) % self.turns_per_round

    @property
    def cards_dealt(self) -> int:
        """The cards that a whole game shows, and the fewest that a deck needs."""
        return self.circle + (self.rounds - 1) * self.refill

    @property
    def rolls(self) -> int:
        """The rolls of a whole game: every turn but the last."""
        return self.turns - 1

    def most_in_round(self, spaces: int) -> int:
        """Return what the best rectangle of at most so many spaces scores."""
        return best_score(self.scoring, self.board, spaces)

    @property
    def most_points(self) -> int:
        """A total that no game can exceed: the best rectangle of the board in every round, and nothing empty."""
        return self.rounds * self.most_in_round(self.board.spaces)

    @property
    def goal(self) -> int:
        """A good score to print, 0 if there is none that can be reached."""
        return self.good_score if self.good_score <= self.most_points else 0

    @property
    def medals(self) -> dict[str, int]:
        """What total earns which medal, the lowest first; those that nobody can earn are left out."""
        if self.goal < len(MEDALS) * _MEDALS_APART:
            return {}
        earned = {name: round(self.goal * share) for share, name in MEDALS}
        return {name: points for name, points in earned.items() if points <= self.most_points}

    @property
    def deck_needs(self) -> DeckNeeds:
        """What the game wants of a deck."""
        return DeckNeeds(
            cards_dealt=self.cards_dealt,
            turns=self.turns,
            start_cards=self.start_cards,
            start_size=self.start_size,
            shows_cuts=True,
            may_cut=self.specials["cut"] > 0,
        )

    def with_start_cards(self, count: int) -> Self:
        """Return the game without start patches if the deck has no start cards."""
        return self if count else replace(self, start_cards=0)


START_CARDS = Field(
    "cards", Whole(0, 100, N_("the number of cards")), "How many start cards a usual deck has.", True
)
START_SIZE = Field("size", Whole(1, 100, N_("the size")), "The number of spaces of every start patch.", True)
START = Field(
    "start",
    Record(N_("start"), (START_CARDS, START_SIZE)),
    "The start cards: everybody draws the patch of one of them before the first turn.",
    True,
    "start: {cards: 10, size: 7}",
)
ROUNDS = Field(
    "rounds", Whole(1, 6, N_("the number of rounds")), "Rounds; each ends with a scoring.", True, "rounds: 3"
)
TURNS = Field("turns", Whole(1, 30, N_("the number of turns")), "Turns in a round.", True, "turns: 6")
CIRCLE = Field(
    "circle",
    Whole(1, 60, N_("the number of cards")),
    "Cards in the circle when a round starts.",
    True,
    "circle: 8",
)
DIE = Field(
    "die",
    ListOf(Whole(1, 20, N_("a face")), 20, N_("a list of faces"), 1),
    "The faces of the die.",
    True,
    "die: [1, 1, 2, 2, 3, 3]",
)
USES = {
    name: Field(
        name, Whole(0, 9, N_("the number of uses")), f"How often {name} may be used in a game; 0 for never."
    )
    for name in (*SPECIAL_ACTIONS, REPEAT)
}
SPECIALS = Field(
    "specials",
    Record(N_("specials"), tuple(USES.values())),
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
    Record(N_("scoring"), (SQUARE_SPACE, EXTRA_LINE, EMPTY_SPACE)),
    "What counts.",
    True,
    "scoring: {square_space: 1, extra_line: 1, empty_space: -1}",
)
GOOD_SCORE = Field("good_score", Whole(0, 9999), "A total that players may be proud of.")
DOODLE = Record(
    N_("a game of the doodle kind"),
    (*COMMON, START, ROUNDS, TURNS, CIRCLE, DIE, SPECIALS, SCORING, GOOD_SCORE),
)


_PAD = PadDefaults("classic", sheets=6)
_USUAL_SHARE = 100 / 243
"""What of the most points the shipped game calls good."""


def _check(read: Read, problems: list[Problem]) -> None:
    circle, turns = read.get(CIRCLE), read.get(TURNS)
    if circle is not None and turns is not None and circle < turns:
        what = Scalar(read.at(CIRCLE), str(circle))
        circle_of = _("the circle of a game with {turns} turns in a round", turns=turns)
        problems.append(diagnostics.out_of_range(what, circle_of, turns, 60))
    if not has_errors(problems):
        problems.extend(_check_goal(_game(read), read.at(GOOD_SCORE)))


def _check_goal(game: DoodleGame, place: Place) -> Iterator[Problem]:
    most = game.most_points
    if game.good_score > most:
        message = _(
            "a good score of {score} cannot be reached: no game of {game} brings more than {most} points",
            score=game.good_score,
            game=game.id,
            most=most,
        )
        better = round(most * _USUAL_SHARE) or most
        hint = _("write for example `good_score: {score}`; nothing printed shows this one", score=better)
        yield diagnostics.unreachable(place, message, hint)


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
        words=words_of(read),
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
