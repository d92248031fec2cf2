"""What lies in the folder: decks, sheets and deals, each with a line about it and a verdict."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from quiltsmith.api.checking import check_deck, check_sheets
from quiltsmith.api.verdicts import SheetVerdict
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import DECKS, load_deck
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.problem import Problem, RefusedError
from quiltsmith.formats.reading import read_source
from quiltsmith.formats.used_files import Stamp, noting_files, stamp_of
from quiltsmith.games.doodle.deal_files import read_deal
from quiltsmith.games.game import Game
from quiltsmith.games.reader import DEFINITIONS
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.found_files import BEGINNING, KINDS, Kind, found_files
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import count, say, talk_language

Mood = Literal["good", "warning", "bad", ""]
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
            except (OSError, Refusal):
                continue  # gone meanwhile, or nothing that we could show
    return looks


def _looked_at(folder: Folder, name: str, kind: Kind) -> Listed:
    """Look at a file anew only if it has changed, or one that it depends on."""
    key = (folder.root / name, talk_language())
    known = _remembered.get(key)
    if known and all(stamp_of(path) == stamp for path, stamp in known.used.items()):
        return known.listed
    # The folder is the current one: its files are known by their names in all that is said of them.
    with noting_files() as used:
        looked = _LOOKS[kind](name, Path(name))
    if len(_remembered) >= 4 * MOST_LISTED:
        _remembered.clear()
    _remembered[key] = Remembered(looked, dict(used))
    return looked


def listed_deck(name: str, path: Path) -> Listed:
    """Look at a deck."""
    verdict = check_deck(path)
    deck, _ = load_deck(path)
    title = in_language(deck.title, talk_language()) if deck else path.stem
    cards, start = verdict.cards or 0, verdict.start or 0
    about = count(cards, "{number} patch", "{number} patches")
    if start:
        about += ", " + count(start, "{number} start card", "{number} start cards")
    return Listed(name, "deck", title, about if deck else "", *told(verdict.problems))


def listed_sheet(name: str, path: Path) -> Listed:
    """Look at a file of sheets."""
    verdicts = check_sheets(path)
    players = [player for verdict in verdicts for player in _players(verdict)]
    title = ", ".join(players[:4]) or path.stem
    game = _title(DEFINITIONS, next((verdict.game for verdict in verdicts if verdict.game), ""))
    several = [count(len(verdicts), "{number} sheet", "{number} sheets")] if len(verdicts) > 1 else []
    about = ", ".join(filter(None, [game, *several]))
    errors = sum(len(verdict.errors) for verdict in verdicts)
    if errors:
        return Listed(name, "sheet", title, about, told_errors(errors), "bad")
    totals = [verdict.total for verdict in verdicts if verdict.total is not None]
    totals += [one.total for verdict in verdicts for one in verdict.players if one.total is not None]
    if not totals:
        return Listed(name, "sheet", title, about)
    points = count(max(totals), "{number} point", "{number} points")
    if any(verdict.checked == "partly" for verdict in verdicts):
        # The points are still worth a glance, but green is for those that could be followed to the end.
        about = ", ".join(filter(None, [about, points]))
        return Listed(name, "sheet", title, about, say("partly checked"), "warning")
    return Listed(name, "sheet", title, about, points, "good")


def _title(kind: Definitions[Game] | Definitions[Deck], name: str) -> str:
    """Call a shipped game or deck as people do."""
    found = kind.load(path)[0] if name in kind.names() and (path := kind.find(name)) else None
    return in_language(found.title, talk_language()) if found else name


def _players(verdict: SheetVerdict) -> list[str]:
    return [verdict.player] if verdict.player else [one.player for one in verdict.players]


def _listed_deal(name: str, path: Path) -> Listed:
    """Look at a deal; its seed and deck are told even if it cannot be used."""
    try:
        source = read_source(path)
        problems = read_deal(source)[2]
    except RefusedError as refused:
        return Listed(name, "deal", path.stem, "", *told([refused.problem]))
    beginning = source.text[:BEGINNING]
    seed, deck = _SEED.search(beginning), _DECK.search(beginning)
    title = say("deal {seed}", seed=seed[1]) if seed else path.stem
    return Listed(name, "deal", title, _title(DECKS, deck[1]) if deck else "", *told(problems))


def told(problems: Sequence[Problem]) -> tuple[str, Mood]:
    """Say in two words how many problems there are, and how bad that is."""
    errors = sum(problem.is_error for problem in problems)
    if errors:
        return told_errors(errors), "bad"
    if problems:
        return count(len(problems), "{number} warning", "{number} warnings"), "warning"
    return say("no problems"), "good"


def told_errors(number: int) -> str:
    """Say how many errors there are, in the same words wherever a page counts them."""
    return count(number, "{number} error", "{number} errors")


_LOOKS = {"deck": listed_deck, "sheet": listed_sheet, "deal": _listed_deal}
