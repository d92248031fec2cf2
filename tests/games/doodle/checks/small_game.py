"""A small doodle game for tests of rules: a board of 4×4, two rounds of two turns, seven cards."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_checker import CheckedSheet, DoodleChecker
from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape

PATCHES = {"P1": "##", "P2": "###", "P3": "#./##", "P4": "#.#/###", "P5": "##/##"}
STARTS = {"S1": "##/#.", "S2": "###"}
EMPTY = "..../..../..../...."
DEAL = Deal("small", ("P1", "P2", "P3"), (("P4", "P5"),), (1, 2, 1))


@cache
def game() -> DoodleGame:
    """Make the game: the shipped one with smaller numbers."""
    path = find_game("doodle")
    usual = load_game(path)[0] if path else None
    assert isinstance(usual, DoodleGame)
    return replace(usual, board=Board(4, 4), rounds=2, turns_per_round=2, circle=3)


@cache
def deck() -> Deck:
    """Make the deck."""
    cards = tuple(Card(name, Shape.parse(shape)) for name, shape in PATCHES.items())
    start = tuple(Card(name, Shape.parse(shape), is_start=True) for name, shape in STARTS.items())
    return Deck("small", {"en": "Small"}, game(), cards, start)


def checked(
    log: str,
    board: str = EMPTY,
    deal: Deal | None = None,
    *,
    with_deck: bool = True,
    variant: DoodleGame | None = None,
) -> CheckedSheet:
    """Check a log and a board, both written in one line with `/` between their lines."""
    rows = f"board:\n{_lines(board)}\n\n" if board else ""
    logged = f"log:\n{_lines(log)}\n" if log else ""
    text = parse_sheet(Source("sheet.txt", rows + logged))
    return DoodleChecker(variant or game(), deck() if with_deck else None, deal).check(text)


def said(
    code: str,
    log: str,
    board: str = EMPTY,
    deal: Deal | None = None,
    *,
    with_deck: bool = True,
    variant: DoodleGame | None = None,
) -> list[str]:
    """Give what a rule says about a sheet: for each problem the marked text and the message."""
    found = []
    for problem in checked(log, board, deal, with_deck=with_deck, variant=variant).problems:
        place = problem.place
        marked = place.source.line(place.line)[place.column - 1 : place.column - 1 + place.length]
        if problem.code == code:
            found.append(f"{marked}: {problem.message}")
    return found


def hints(code: str, log: str, board: str = EMPTY, deal: Deal | None = None) -> list[str]:
    """Give the hints of a rule."""
    return [problem.hint for problem in checked(log, board, deal).problems if problem.code == code]


def _lines(text: str) -> str:
    return "\n".join(line.strip() for line in text.split("/"))
