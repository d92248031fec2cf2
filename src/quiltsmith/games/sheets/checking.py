"""Any sheet to its checker: the game and the deck that a sheet names, looked up once for all sheets."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import find_deck, load_deck, named_deck
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.doodle.checker import CheckedSheet, DoodleChecker
from quiltsmith.games.doodle.deal import Deal
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.checker import PatchworkChecker
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.rivals import compare_rivals
from quiltsmith.games.reader import DEFINITIONS, find_game, load_game

Checked = CheckedSheet | CheckedQuilt | CheckedGame
Checker = DoodleChecker | PatchworkChecker

USUAL_GAME = "doodle"
USUAL_GAME_OF_TWO = "patchwork"
HEADS_OF_TWO = ("players", "circle", "track")


class _Named(NamedTuple):
    """A game and the folder that paths in its definition start from."""

    game: Game
    folder: Path | None


class SheetChecking:
    """Checks sheets of any game; `deck` stands in where a sheet names none."""

    def __init__(self, deck: Deck | None = None, deal: Deal | None = None) -> None:
        self._deck = deck
        self._deal = deal
        self._first_quilt: CheckedQuilt | None = None
        self._checkers: dict[tuple[str | None, str | None, bool, Path | None], Checker] = {}

    def check(self, text: SheetText) -> Checked:
        """Check one sheet with the checker of its game and deck."""
        checker = self._checker(text)
        if isinstance(checker, DoodleChecker):
            head = next((head for head in HEADS_OF_TWO if head in text.heads), None)
            if head is not None:
                text.problems.append(_head_of_two(text, head, checker.game))
        checked = checker.check(text)
        if isinstance(checked, CheckedQuilt):
            self._compare_with_first(checked)
        return checked

    def _compare_with_first(self, checked: CheckedQuilt) -> None:
        """Take the first two quilts of a file, of different players, for the quilts of one game."""
        first, self._first_quilt = self._first_quilt, None
        source = checked.text.source
        if source.first_line == 1:
            self._first_quilt = checked
        elif first is not None and first.text.source.name == source.name and first.player != checked.player:
            checked.problems.extend(compare_rivals(first, checked))
            checked.problems.sort(key=lambda problem: (problem.place.line, problem.place.column))

    def _checker(self, text: SheetText) -> Checker:
        is_of_two = any(head in text.heads for head in HEADS_OF_TWO)
        key = (text.head("game"), text.head("deck"), is_of_two, text.source.folder)
        found = self._checkers.get(key)
        if found is None:
            problems: list[Problem] = []
            found = self._make_checker(text, is_of_two, problems)
            text.problems.extend(problems)
            # A checker that came with problems is made again, so that every sheet is told of them.
            if not problems:
                self._checkers[key] = found
        return found

    def _make_checker(self, text: SheetText, is_of_two: bool, problems: list[Problem]) -> Checker:
        name = text.head("deck")
        deck = named_deck(name, text.head_place("deck"), problems) if name else self._deck
        named = _named_game(text, problems)
        if named is None and deck is not None:
            named = _Named(deck.game, text.source.folder)
        game, folder = named or _usual_game(USUAL_GAME_OF_TWO if is_of_two else USUAL_GAME)
        if isinstance(game, DoodleGame) and "circle" in text.heads and "players" in text.heads:
            problems.append(_head_of_two(text, "players", game))
            game, folder = _usual_game(USUAL_GAME_OF_TWO)
        if deck is not None and deck.game.rules != game.rules:
            if text.head("deck"):
                problems.append(_other_game(text, deck, game))
            deck = None
        if isinstance(game, PatchworkGame):
            return PatchworkChecker(game, deck or _usual_deck(game, folder))
        if not isinstance(game, DoodleGame):
            raise TypeError(f"there is no checker for {game.id}")
        deal = self._deal
        if deal is not None and not deal.fits(game):
            message = f"the deal is not for {game.id}, which has other numbers of cards or turns"
            hint = "check this sheet without `--deal`, or with the deal of its game"
            problems.append(Problem(text.head_place("game"), "other-game", message, hint))
            deal = None
        return DoodleChecker(game, deck, deal)


def _named_game(text: SheetText, problems: list[Problem]) -> _Named | None:
    name = text.head("game")
    named = DEFINITIONS.named(name, text.head_place("game"), problems) if name else None
    return _Named(named[0], named[1].parent) if named else None


def _usual_game(name: str) -> _Named:
    path = find_game(name)
    game = load_game(path)[0] if path else None
    if path is None or game is None:
        raise TypeError(f"the shipped game {name} cannot be read")
    return _Named(game, path.parent)


def _usual_deck(game: PatchworkGame, folder: Path | None) -> Deck:
    """Give the deck that the game definition names, or else that of the shipped game."""
    path = find_deck(game.deck, folder)
    deck = load_deck(path)[0] if path else None
    if deck is not None and deck.game.rules == game.rules:
        return deck
    shipped, shipped_folder = _usual_game(USUAL_GAME_OF_TWO)
    if not isinstance(shipped, PatchworkGame) or shipped == game:
        raise TypeError(f"the deck {game.deck} of the shipped game {game.id} cannot be read")
    return _usual_deck(shipped, shipped_folder)


def _other_game(text: SheetText, deck: Deck, game: Game) -> Problem:
    message = f"the deck {deck.id} is for {deck.game.id}, not for {game.id}"
    hint = f"without `deck:` the usual deck of {game.id} is taken; or write `game: {deck.game.id}`"
    return Problem(text.head_place("deck"), "other-game", message, hint)


def _head_of_two(text: SheetText, head: str, game: DoodleGame) -> Problem:
    message = f"a sheet of {game.id} has no `{head}:`"
    hint = f"write `player: NAME` and a sheet for each, or `game: {USUAL_GAME_OF_TWO}` for a whole game of two"
    return Problem(text.head_place(head), "other-game", message, hint)
