"""What checks tell a program: frozen values of plain data, the same facts as in the commands' JSON.

They are made of the records that scripts read, and not of the values that the checkers work with, so that those
can change without a program noticing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeVar

from msgspec import Struct, convert, field

from quiltsmith.formats.problems import Problem


class Verdict(Struct, frozen=True, kw_only=True):
    """What a deck and a sheet have in common: `valid` means that no problem is an error."""

    file: str
    """The path, or `<text>`."""
    game: str | None
    """The id of the game, if it could be told."""
    valid: bool
    problems: tuple[Problem, ...] = ()
    """All problems in reading order, each with `file`, `line`, `column`, `level`, `code`, `message` and `hint`."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """The record that the command's `--format json` writes, with what only some games have."""

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that make it invalid."""
        return tuple(problem for problem in self.problems if problem.is_error)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The problems that may be meant."""
        return tuple(problem for problem in self.problems if not problem.is_error)


class DeckVerdict(Verdict, frozen=True, kw_only=True):
    """What is to be said about a deck; one with errors has neither id nor numbers."""

    deck: str | None
    cards: int | None
    """How many patch cards it has."""
    start: int | None
    """How many start cards it has."""


class ChosenRectangle(Struct, frozen=True):
    """A rectangle on the board; row and column of its top left corner count from 1."""

    row: int
    column: int
    rows: int
    columns: int


class RoundVerdict(Struct, frozen=True):
    """A scoring: the points claimed and the most that were possible, where each is known."""

    round: int
    claimed: int | None
    best: int | None
    rectangle: ChosenRectangle | None


class PlayerVerdict(Struct, frozen=True):
    """How one of several players of a game stands; without a readable quilt there is no total."""

    player: str
    total: int | None = None
    claimed_total: int | None = None
    empty: int | None = None
    buttons: int | None = None
    income: int | None = None
    time: int | None = None
    tile: bool | None = None


class SheetVerdict(Verdict, frozen=True, kw_only=True):
    """What is to be said about a sheet; what a kind of game does not have is empty or None.

    A sheet of one player has `player` and `total`; a whole game has `players`, one after the other, and `winner`.
    """

    player: str | None = None
    total: int | None = None
    claimed_total: int | None = None
    empty: int | None = None
    """How many spaces are empty."""
    rounds: tuple[RoundVerdict, ...] = ()
    specials: Mapping[str, int] = field(default_factory=dict)
    """How often each special action was used."""
    buttons: int | None = None
    tile: bool | None = None
    players: tuple[PlayerVerdict, ...] = ()
    winner: str | None = None
    checked: Literal["full", "partly"] = "partly"
    """Whether every shaded space and every score could be followed from start to end."""
    notes: tuple[str, ...] = ()
    """What the players may want to know, such as points that were missed."""
    unchecked: tuple[str, ...] = ()
    """What could not be checked, and why."""


AnyVerdict = TypeVar("AnyVerdict", bound=Verdict)


def verdict_of(kind: type[AnyVerdict], record: Mapping[str, Any], problems: Iterable[Problem]) -> AnyVerdict:
    """Make a verdict of the record that scripts read; keys without a field of their own are among its facts."""
    return convert({**record, "problems": tuple(problems), "facts": record}, kind)
