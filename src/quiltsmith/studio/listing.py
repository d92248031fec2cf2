"""What lies in the folder: decks, sheets and deals, each with a line about it and a verdict."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from quiltsmith.api.checking import check_deck, check_sheets
from quiltsmith.api.verdicts import SheetVerdict
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import DECKS, load_deck
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.problem import Problem
from quiltsmith.games.game import Game
from quiltsmith.games.reader import DEFINITIONS
from quiltsmith.games.sheets.files import ENDING, is_sheet
from quiltsmith.studio.folder import Folder
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import count, say, talk_language

Kind = Literal["deck", "sheet", "deal"]
Mood = Literal["good", "warning", "bad", ""]
_MOST_LISTED = 60
_BEGINNING = 20_000
_KEYS = re.compile(rb"^([a-z]+):", re.MULTILINE)
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


def listed(folder: Folder) -> list[Listed]:
    """List the decks, sheets and deals of a folder, the latest first."""
    found = []
    for name in folder.names():
        path = folder.root / name
        try:
            one = _looked_at(name, path.stat().st_mtime_ns, talk_language())
        except (OSError, Refusal):
            continue  # gone meanwhile, or nothing that we could show
        if one is not None:
            found.append(one)
        if len(found) == _MOST_LISTED:
            break
    return found


@lru_cache(maxsize=4 * _MOST_LISTED)
def _looked_at(name: str, changed: int, language: str) -> Listed | None:
    """Look at a file once for each of its versions and languages; the folder is the current one."""
    path = Path(name)
    if path.suffix.lower() == ENDING:
        return listed_sheet(name, path) if is_sheet(path) else None
    with path.open("rb") as file:
        beginning = file.read(_BEGINNING)
    keys = set(_KEYS.findall(beginning))
    if {b"circle", b"rolls"} <= keys:
        return _deal(name, beginning.decode("utf-8", "replace"))
    if b"deck" in keys and keys & {b"cards", b"base"}:
        return listed_deck(name, path)
    return None


def listed_deck(name: str, path: Path) -> Listed:
    """Look at a deck."""
    verdict = check_deck(path)
    deck, _ = load_deck(path)
    title = in_language(deck.title, talk_language()) if deck else path.stem
    cards, start = verdict.cards or 0, verdict.start or 0
    about = count(cards, "{number} patch", "{number} patches")
    if start:
        about += ", " + count(start, "{number} start card", "{number} start cards")
    return Listed(name, "deck", title, about if deck else path.name, *told(verdict.problems))


def listed_sheet(name: str, path: Path) -> Listed:
    """Look at a file of sheets."""
    verdicts = check_sheets(path)
    players = [player for verdict in verdicts for player in _players(verdict)]
    title = ", ".join(players[:4]) or path.stem
    game = _title(DEFINITIONS, next((verdict.game for verdict in verdicts if verdict.game), ""))
    several = count(len(verdicts), "{number} sheet", "{number} sheets") if len(verdicts) > 1 else path.name
    errors = sum(len(verdict.errors) for verdict in verdicts)
    if errors:
        return Listed(name, "sheet", title, f"{game}, {several}", told_errors(errors), "bad")
    totals = [verdict.total for verdict in verdicts if verdict.total is not None]
    totals += [one.total for verdict in verdicts for one in verdict.players if one.total is not None]
    points = count(max(totals), "{number} point", "{number} points") if totals else ""
    return Listed(name, "sheet", title, f"{game}, {several}", points, "good" if points else "")


def _title(kind: Definitions[Game] | Definitions[Deck], name: str) -> str:
    """Call a shipped game or deck as people do."""
    found = kind.load(path)[0] if name in kind.names() and (path := kind.find(name)) else None
    return in_language(found.title, talk_language()) if found else name


def _players(verdict: SheetVerdict) -> list[str]:
    return [verdict.player] if verdict.player else [one.player for one in verdict.players]


def _deal(name: str, text: str) -> Listed:
    seed, deck = _SEED.search(text), _DECK.search(text)
    title = say("deal {seed}", seed=seed[1]) if seed else Path(name).stem
    return Listed(name, "deal", title, _title(DECKS, deck[1]) if deck else Path(name).name)


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
