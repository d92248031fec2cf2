"""Decks and finished sheets checked for programs: a path or a text in, a verdict out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from os import PathLike
from typing import Any, Literal, TypeVar

from msgspec import Struct, convert, field

from quiltsmith.api.deals import deal_and_deck
from quiltsmith.api.load_definitions import (
    TEXT_NAME,
    Origin,
    existing,
    is_folder,
    is_text,
    load_deck,
    looked_at,
    name_of,
)
from quiltsmith.api.public_functions import public
from quiltsmith.decks.deck import CheckedDeck, Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.file_reader import STANDARD_INPUT, bytes_of
from quiltsmith.formats.problems import Problem, ProblemsError, UnknownNameError
from quiltsmith.formats.sheet_text import SheetText, split_sheets
from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.games.sheets.related_sheets import check_related
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import find_sheets, read_part, read_sheets
from quiltsmith.games.sheets.sheet_kind import GivenDeal
from quiltsmith.i18n import _


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
    """The record that the command writes as JSON, with what only some games have."""

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that make it invalid."""
        return tuple(problem for problem in self.problems if problem.is_error)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The problems that may be meant."""
        return tuple(problem for problem in self.problems if not problem.is_error)


class DeckVerdict(Verdict, frozen=True, kw_only=True):
    """What `check_deck` found. A deck with errors has neither id nor numbers.

    Attributes:
        valid: Whether there are no errors.
        problems: All problems in reading order, errors and warnings.
        errors: Those that make the deck invalid.
        warnings: Those that may be meant.
        file: The path, or `<text>`.
        game: The id of the game, if it is known.
        deck: The id of the deck.
        cards: How many patch cards it has.
        start: How many start cards it has.
        facts: The record that `quiltsmith deck check --format json` writes.
    """

    deck: str | None
    cards: int | None
    start: int | None


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
    """What `check_sheet` found. What a kind of game does not have is empty or None.

    A sheet of one player has `player` and `total`; a whole game has `players`, one after the other, and `winner`.

    Attributes:
        valid: Whether there are no errors.
        problems: All problems in reading order, errors and warnings.
        errors: Those that make the sheet invalid.
        warnings: Those that may be meant.
        file: The path, or `<text>`.
        game: The id of the game, if it is known.
        player: Who played.
        total: The right total, where it could be computed.
        claimed_total: The total that is written on the sheet.
        empty: How many spaces are empty.
        rounds: The scorings, each with `round`, `claimed`, `best` and `rectangle`.
        specials: How often each special action was used.
        buttons: The buttons on a finished quilt.
        tile: Whether a finished quilt has the special tile.
        players: The players of a whole game, each with `player`, `total`, `claimed_total`, `empty`, `buttons`,
            `income`, `time` and `tile`.
        winner: Who won a whole game.
        checked: `"full"` if every shaded space and every score could be followed from start to end, else
            `"partly"`.
        notes: What players may want to know, such as points that were missed.
        unchecked: What could not be checked, and why.
        facts: The record that `quiltsmith sheet check --format json` writes.
    """

    player: str | None = None
    total: int | None = None
    claimed_total: int | None = None
    empty: int | None = None
    rounds: tuple[RoundVerdict, ...] = ()
    specials: Mapping[str, int] = field(default_factory=dict)
    buttons: int | None = None
    tile: bool | None = None
    players: tuple[PlayerVerdict, ...] = ()
    winner: str | None = None
    checked: Literal["full", "partly"] = "partly"
    notes: tuple[str, ...] = ()
    unchecked: tuple[str, ...] = ()


AnyVerdict = TypeVar("AnyVerdict", bound=Verdict)


def verdict_of(kind: type[AnyVerdict], record: Mapping[str, Any], problems: Iterable[Problem]) -> AnyVerdict:
    """Make a verdict of the record that scripts read; keys without a field of their own are among its facts."""
    return convert({**record, "problems": tuple(problems), "facts": record}, kind)


@public
def check_deck(origin: Origin) -> DeckVerdict:
    r"""Find everything that is wrong or unusual in a deck, and return it as a `DeckVerdict`.

    Args:
        origin: The name of a shipped deck, a path, or the text of a deck file.

    Raises:
        ProblemsError: There is no such deck. What is wrong within it is in the verdict.

    >>> verdict = qs.check_deck("deck: tiny\ngame: doodle\ncards: [{id: P01, size: 3, shape: '##'}]\n")
    >>> verdict.valid
    False
    >>> [problem.code for problem in verdict.errors]
    ['wrong-size']
    """
    looked = looked_at(DECKS, origin)
    if not looked.is_there:
        raise UnknownNameError(looked.problems)
    checked = CheckedDeck(looked.name, looked.value, looked.problems)
    return verdict_of(DeckVerdict, checked.to_json(), checked.problems)


@public
def check_sheet(
    origin: Origin,
    *,
    deck: Deck | Origin | None = None,
    deal: Deal | Origin | Sequence[Deal | Origin] | None = None,
) -> SheetVerdict:
    r"""Check one sheet by the rules of its game, and return a `SheetVerdict`.

    The sheet is one of the roll-and-draw game, a finished quilt, or the record of a whole game of two.

    Args:
        origin: A path, or the text of a sheet.
        deck: The deck of a sheet that names none.
        deal: The deal that it was played with, or several to choose from.

    Raises:
        ProblemsError: There is no such file, or the deck or the deal cannot be used. What is wrong with the sheet
            is in the verdict.
        QuiltsmithError: There are several sheets; use `check_sheets`.

    >>> verdict = qs.check_sheet("game: patchwork\nbuttons 14\n")
    >>> verdict.valid, verdict.total, verdict.unchecked[0]
    (True, None, 'patches and empty spaces: the sheet has no board that can be read')
    """
    verdicts = check_sheets(origin, deck=deck, deal=deal)
    if len(verdicts) > 1:
        raise QuiltsmithError(_("here are {number} sheets; `check_sheets` takes them all", number=len(verdicts)))
    return verdicts[0]


@public
def check_sheets(
    origin: Origin,
    *,
    deck: Deck | Origin | None = None,
    deal: Deal | Origin | Sequence[Deal | Origin] | None = None,
) -> tuple[SheetVerdict, ...]:
    r"""Check all sheets of a file, a folder or a text, and return a tuple with a `SheetVerdict` for each.

    In a file, lines of `---` keep sheets apart. Two finished quilts that are beside each other are taken for those
    of one game.

    Args:
        origin: A path, or the text of sheets.
        deck: The deck of sheets that name none.
        deal: The deal that they were played with, or several to choose from.

    Raises:
        ProblemsError: There is no such file, or the deck or the deal cannot be used.

    >>> both = qs.check_sheets("player: Anna\n---\nplayer: Ben\n")
    >>> [verdict.player for verdict in both]
    ['Anna', 'Ben']
    """
    own = deck if deck is None or isinstance(deck, Deck) else load_deck(deck)
    checking = SheetChecking(own, given_deals(deal, own))
    checked = check_related(checking, sheet_texts(origin))
    return tuple(verdict_of(SheetVerdict, one.to_json(), one.problems) for one in checked)


def given_deals(deals: Deal | Origin | Sequence[Deal | Origin] | None, own: Deck | None = None) -> list[GivenDeal]:
    """Read the deals that sheets are checked with: one, several, or none."""
    several = [] if deals is None else [deals] if isinstance(deals, (str, PathLike, Deal)) else deals
    return [
        GivenDeal(*deal_and_deck(deal, own=own), str(number) if isinstance(deal, Deal) else name_of(deal) or "")
        for number, deal in enumerate(several, 1)
    ]


def sheet_texts(origin: Origin) -> Iterator[SheetText]:
    """Read the sheets of a file, a folder or a text, one after the other; `-` is standard input."""
    if is_text(origin):
        return map(read_part, split_sheets(TEXT_NAME, bytes_of(str(origin))))
    if str(origin) == STANDARD_INPUT or is_folder(origin):
        found = find_sheets([str(origin)])
        if not found.names:
            raise ProblemsError(found.problems)
        return chain.from_iterable(map(read_sheets, found.names))
    return read_sheets(existing(origin))
