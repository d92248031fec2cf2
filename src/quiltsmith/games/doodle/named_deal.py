"""The deal that a sheet names in its head: the seed of its deck's deal, or a file beside the sheet."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from quiltsmith.decks.checks import few_cards
from quiltsmith.decks.deck import Deck
from quiltsmith.errors import ContentError
from quiltsmith.formats import diagnostics
from quiltsmith.formats.file_reader import read_source, unreadable
from quiltsmith.formats.library import note_file
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problems import Problem, ProblemsError
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Place
from quiltsmith.games.doodle.doodle_deal import Deal, make_deal, read_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.i18n import N_, _
from quiltsmith.stable_random import LARGEST_SEED

HEAD = "deal"


class NamedDeal(NamedTuple):
    """A deal and its deck, if it names one."""

    deal: Deal
    deck: Deck | None


def is_seed(name: str) -> bool:
    """Return whether a head names a deal by its seed; everything else is a file."""
    return name.isascii() and name.isdecimal()


def is_beside(name: str, place: Place) -> bool:
    """Return whether the file of a deal lies where a sheet says that it does."""
    path = _path(name, place)
    note_file(path)
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def deal_of_seed(
    text: SheetText, game: DoodleGame, deck: Deck | None, problems: list[Problem]
) -> NamedDeal | None:
    """Deal from the sheet's deck with the seed that the sheet names."""
    place, name = text.head_place(HEAD), text.head(HEAD) or ""
    if len(name) > len(str(LARGEST_SEED)) or int(name) > LARGEST_SEED:
        problems.append(diagnostics.out_of_range(Scalar(place, name), N_("the seed"), 0, LARGEST_SEED))
        return None
    if deck is None:
        if not text.head("deck"):  # else it is told that the deck cannot be read
            problems.append(
                diagnostics.missing_key(place, N_("a sheet that names its deal by a seed"), "deck", "deck: meadow")
            )
        return None
    try:
        return NamedDeal(make_deal(deck, game, int(name)), deck)
    except ContentError as refused:
        hint = _("take a deck with more cards, or remove the line")
        problems.append(Problem(place, few_cards.CODE, str(refused), hint))
        return None


def deal_in_file(name: str, place: Place, problems: list[Problem]) -> NamedDeal | None:
    """Read the file that a sheet names; its errors are problems of the sheet too."""
    if not is_beside(name, place):
        problems.append(diagnostics.unknown_name(place, N_("deal"), name, _files_beside(place)))
        return None
    deal, deck, found = None, None, list[Problem]()
    try:
        deal, deck, found = read_deal(read_source(_path(name, place)))
    except ProblemsError as refused:
        found = [*refused.problems]
    except OSError as error:
        found = [unreadable(place, name, error)]
    problems.extend(problem for problem in found if problem.is_error)
    return None if deal is None else NamedDeal(deal, deck)


def _path(name: str, place: Place) -> Path:
    return (place.source.folder or Path()) / name


def _files_beside(place: Place) -> list[str]:
    try:
        return sorted(path.name for path in (place.source.folder or Path()).glob("*.yaml"))
    except OSError:
        return []
