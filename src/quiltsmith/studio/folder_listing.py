"""What lies in the folder: decks, sheets and deals, each with a line about it and a verdict."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from quiltsmith.api.sheet_and_deck_checks import SheetVerdict, check_deck, check_sheets
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS, load_deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.file_kinds import BEGINNING, text_kind
from quiltsmith.formats.file_reader import read_source
from quiltsmith.formats.library import Stamp, are_unchanged, noting_files
from quiltsmith.formats.problems import Problem, ProblemsError
from quiltsmith.games.doodle.doodle_deal import read_deal
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DEFINITIONS
from quiltsmith.games.sheets.sheet_files import ENDING, is_sheet
from quiltsmith.i18n import _, get_locale, ngettext
from quiltsmith.studio.folder import MOST_LOOKED_AT, Folder

Kind = Literal["deck", "sheet", "deal"]
KINDS: tuple[Kind, ...] = ("sheet", "deck", "deal")


def found_files(folder: Folder) -> dict[Kind, list[str]]:
    """Sort the files of a folder by what they are, the latest first."""
    found: dict[Kind, list[str]] = {kind: [] for kind in KINDS}
    for name, changed in folder.files():
        try:
            kind = _kind_of(str(folder.root / name), changed)
        except OSError:
            continue  # gone meanwhile, or nothing that we may read
        if kind:
            found[kind].append(name)
    return found


def kind_of_yaml(beginning: bytes) -> Kind | None:
    """Tell a deal and a deck by their keys; some programs write a mark before the first one."""
    kind = text_kind(beginning.removeprefix(codecs.BOM_UTF8).decode("utf-8", "replace"))
    return "deal" if kind == "deal" else "deck" if kind == "deck" else None


@lru_cache(maxsize=2 * MOST_LOOKED_AT)
def _kind_of(path: str, changed: int) -> Kind | None:
    """Look at how a file begins, once for each of its versions."""
    if path.lower().endswith(ENDING):
        return "sheet" if is_sheet(Path(path)) else None
    with Path(path).open("rb") as file:
        return kind_of_yaml(file.read(BEGINNING))


Mood = Literal["good", "warning", "bad", ""]
_MOST_SHOWN = 6
MOST_LISTED = 500
"""How many files of each kind are looked at; to check one takes several milliseconds, the first time."""
_SEED = re.compile(r"^seed:\s*(\d+)", re.MULTILINE)
_DECK = re.compile(r"^deck:\s*(\S+)", re.MULTILINE)


class Listed(Struct, frozen=True):
    """One file: what it is, what it is called, a line about it, and a verdict in a few words."""

    name: str
    kind: Kind
    title: str
    about: str
    verdict: str = ""
    mood: Mood = ""
    shapes: tuple[str, ...] = ()
    """The first few patches of a deck."""


class Remembered(Struct, frozen=True):
    """What was said of a file, and how all files were that it depends on, its deck for example."""

    listed: Listed
    used: dict[Path, Stamp]


_remembered: dict[tuple[Path, str], Remembered] = {}


def listed(folder: Folder, *kinds: Kind, most: int = MOST_LISTED) -> list[Listed]:
    """List files of a folder by kind, of each the latest."""
    return looked_through(folder, found_files(folder), *kinds, most=most)


def looked_through(folder: Folder, found: dict[Kind, list[str]], *kinds: Kind, most: int) -> list[Listed]:
    """Look at the latest files of each kind that was found."""
    looks = []
    for kind in kinds or KINDS:
        for name in found[kind][:most]:
            try:
                looks.append(_looked_at(folder, name, kind))
            except (OSError, QuiltsmithError):
                continue  # gone meanwhile, or nothing that we could show
    return looks


def _looked_at(folder: Folder, name: str, kind: Kind) -> Listed:
    """Look at a file anew only if it has changed, or one that it depends on."""
    key = (folder.root / name, get_locale())
    known = _remembered.get(key)
    if known and are_unchanged(known.used):
        return known.listed
    # The folder is the current one: its files are known by their names in all that is said of them.
    with noting_files() as used:
        looked = _LOOKS[kind](name, Path(name))
    if len(_remembered) >= 4 * MOST_LISTED:
        _remembered.clear()
    _remembered[key] = Remembered(looked, dict(used))
    return looked


def listed_deck(name: str, path: Path) -> Listed:
    verdict = check_deck(path)
    deck, _unused = load_deck(path)
    title = in_language(deck.title, get_locale()) if deck else path.stem
    cards, start = verdict.cards or 0, verdict.start or 0
    about = ngettext(cards, "{number} patch", "{number} patches")
    if start:
        about += ", " + ngettext(start, "{number} start card", "{number} start cards")
    shapes = tuple(str(card.shape) for card in deck.cards[:_MOST_SHOWN]) if deck else ()
    return Listed(name, "deck", title, about if deck else "", *told(verdict.problems), shapes)


def listed_sheet(name: str, path: Path) -> Listed:
    """Look at a file of sheets."""
    verdicts = check_sheets(path)
    players = [player for verdict in verdicts for player in _players(verdict)]
    title = ", ".join(players[:4]) or path.stem
    game = _title(DEFINITIONS, next((verdict.game for verdict in verdicts if verdict.game), ""))
    several = [ngettext(len(verdicts), "{number} sheet", "{number} sheets")] if len(verdicts) > 1 else []
    about = ", ".join(filter(None, [game, *several]))
    errors = sum(len(verdict.errors) for verdict in verdicts)
    if errors:
        return Listed(name, "sheet", title, about, told_errors(errors), "bad")
    totals = [verdict.total for verdict in verdicts if verdict.total is not None]
    totals += [one.total for verdict in verdicts for one in verdict.players if one.total is not None]
    if not totals:
        return Listed(name, "sheet", title, about)
    points = ngettext(max(totals), "{number} point", "{number} points")
    if any(verdict.checked == "partly" for verdict in verdicts):
        # The points are still worth a glance, but green is for those that could be followed to the end.
        about = ", ".join(filter(None, [about, points]))
        return Listed(name, "sheet", title, about, _("partly checked"), "warning")
    return Listed(name, "sheet", title, about, points, "good")


def _title(kind: Definitions[Game] | Definitions[Deck], name: str) -> str:
    """Call a shipped game or deck as people do."""
    found = kind.load(path)[0] if name in kind.names() and (path := kind.find(name)) else None
    return in_language(found.title, get_locale()) if found else name


def _players(verdict: SheetVerdict) -> list[str]:
    return [verdict.player] if verdict.player else [one.player for one in verdict.players]


def _listed_deal(name: str, path: Path) -> Listed:
    """Look at a deal; its seed and deck are told even if it cannot be used."""
    try:
        source = read_source(path)
        problems = read_deal(source)[2]
    except ProblemsError as refused:
        return Listed(name, "deal", path.stem, "", *told(refused.problems))
    beginning = source.text[:BEGINNING]
    seed, deck = _SEED.search(beginning), _DECK.search(beginning)
    title = _("Deal {seed}", seed=seed[1]) if seed else path.stem
    return Listed(name, "deal", title, _title(DECKS, deck[1]) if deck else "", *told(problems))


def told(problems: Sequence[Problem]) -> tuple[str, Mood]:
    """Say in two words how many problems there are, and how bad that is."""
    errors = sum(problem.is_error for problem in problems)
    if errors:
        return told_errors(errors), "bad"
    if problems:
        return ngettext(len(problems), "{number} warning", "{number} warnings"), "warning"
    return _("no problems"), "good"


def told_errors(number: int) -> str:
    """Return how many errors there are, in the same words wherever a page counts them."""
    return ngettext(number, "{number} error", "{number} errors")


_LOOKS = {"deck": listed_deck, "sheet": listed_sheet, "deal": _listed_deal}
