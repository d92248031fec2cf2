"""Any sheet to its checker: the game and the deck that a sheet names, looked up once for all sheets."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem, has_errors
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.deck import Deck
from quiltsmith.games.deck_reader import deck_names, find_deck, load_deck
from quiltsmith.games.doodle.checker import CheckedSheet, DoodleChecker
from quiltsmith.games.doodle.deal import Deal
from quiltsmith.games.game import DoodleGame, Game
from quiltsmith.games.game_reader import find_game, game_names, load_game

USUAL_GAME = "doodle"


class SheetChecking:
    """Checks sheets of any game; `deck` stands in where a sheet names none."""

    def __init__(self, deck: Deck | None = None, deal: Deal | None = None) -> None:
        self._deck = deck
        self._deal = deal
        self._checkers: dict[tuple[str | None, str | None, Path | None], tuple[DoodleChecker, list[Problem]]] = {}

    def check(self, text: SheetText) -> CheckedSheet:
        """Check one sheet with the checker of its game and deck."""
        checker, problems = self._checker(text)
        text.problems.extend(problems)
        return checker.check(text)

    def _checker(self, text: SheetText) -> tuple[DoodleChecker, list[Problem]]:
        key = (text.head("game"), text.head("deck"), text.source.folder)
        if key not in self._checkers:
            problems: list[Problem] = []
            checker = self._make_checker(text, problems)
            if problems:
                return checker, problems
            self._checkers[key] = checker, problems
        return self._checkers[key]

    def _make_checker(self, text: SheetText, problems: list[Problem]) -> DoodleChecker:
        deck = _named_deck(text, problems) if text.head("deck") else self._deck
        game = _named_game(text, problems) or (deck.game if deck else None)
        if not isinstance(game, DoodleGame):
            game = _usual_game()
        if deck is not None and not isinstance(deck.game, DoodleGame):
            deck = None
        return DoodleChecker(game, deck, self._deal)


def _named_deck(text: SheetText, problems: list[Problem]) -> Deck | None:
    name = text.head("deck") or ""
    path = find_deck(name, text.source.folder)
    if path is None:
        problems.append(faults.unknown_name(text.head_place("deck"), "deck", name, deck_names()))
        return None
    deck, deck_problems = load_deck(path)
    problems.extend(problem for problem in deck_problems if has_errors([problem]))
    return deck


def _named_game(text: SheetText, problems: list[Problem]) -> Game | None:
    name = text.head("game")
    if name is None:
        return None
    path = find_game(name, text.source.folder)
    if path is None:
        problems.append(faults.unknown_name(text.head_place("game"), "game", name, game_names()))
        return None
    game, game_problems = load_game(path)
    problems.extend(problem for problem in game_problems if has_errors([problem]))
    return game


def _usual_game() -> DoodleGame:
    path = find_game(USUAL_GAME)
    game = load_game(path)[0] if path else None
    if not isinstance(game, DoodleGame):
        raise TypeError(f"the shipped game {USUAL_GAME} cannot be read")
    return game
