"""Which of several deals a sheet was played with: the one that it names, or the only one that fits its cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Place
from quiltsmith.games.doodle.checks import which_deal
from quiltsmith.games.doodle.doodle_deal import Deal, play_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_log import START, Entry, read_log
from quiltsmith.games.doodle.named_deal import HEAD, is_seed
from quiltsmith.games.sheets.sheet_kind import GivenDeal

_MOST_STRANGE = 1 / 4
"""So many of its cards may be wrong in a sheet that is checked against the nearest deal, which tells which."""


def choose_deal(
    text: SheetText, game: DoodleGame, deals: Sequence[GivenDeal], problems: list[Problem]
) -> GivenDeal | None:
    """Return the deal of a sheet; one that fits none of them, or several, is told so."""
    name = text.head(HEAD)
    if name is not None:
        named = _named(name, text.head_place(HEAD), deals)
        if not named:
            problems.append(which_deal.names_another(text.head_place(HEAD), name, [given.name for given in deals]))
            return None
        deals = named
    if len(deals) == 1:
        return deals[0]
    drawn = [entry for entry in read_log(text, []).patches if entry.turn != START]
    strange = [_strange_cards(drawn, given, game) for given in deals]
    least = min(strange)
    nearest = [given for given, number in zip(deals, strange, strict=True) if number == least]
    if len(nearest) == 1 and least <= len(drawn) * _MOST_STRANGE:
        return nearest[0]
    if least:
        differing = [(given.name, number) for given, number in zip(deals, strange, strict=True)]
        problems.append(which_deal.fits_none(text.first_place(), differing, len(drawn)))
    else:
        problems.append(which_deal.fits_several(text.first_place(), [given.name for given in nearest]))
    return None


def _named(name: str, place: Place, deals: Iterable[GivenDeal]) -> list[GivenDeal]:
    """Find the deals that a head can mean: by seed, by the file it leads to, or by the name of a file."""
    if is_seed(name):
        return [given for given in deals if isinstance(given.deal, Deal) and given.deal.seed == int(name)]
    path = (place.source.folder or Path()) / name
    same_name = [given for given in deals if Path(given.name).name == Path(name).name]
    return [given for given in same_name if _is_same_file(path, given.name)] or same_name


def _is_same_file(path: Path, name: str) -> bool:
    try:
        return path.samefile(name)
    except (OSError, ValueError):
        return False


def _strange_cards(drawn: Sequence[Entry], given: GivenDeal, game: DoodleGame) -> int:
    """Count the cards of a log that a deal did not offer in their turns."""
    deal = given.deal
    if not isinstance(deal, Deal) or not deal.fits(game):
        return len(drawn) + 1
    turns = play_deal(deal, game)
    return sum(
        entry.turn > len(turns) or entry.card.lower() not in turns[entry.turn - 1].in_lower_case for entry in drawn
    )
