"""Any sheet to its checker: the game and the deck that a sheet names, looked up once for all sheets."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import NamedTuple

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import find_deck, load_deck, named_deck
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DEFINITIONS, find_game, load_game
from quiltsmith.games.ruleset import DEFAULT_RULES, get_ruleset, ruleset_names, ruleset_of
from quiltsmith.games.sheets.checked_sheet import NOTHING, Checked, Checker, Findings
from quiltsmith.games.sheets.sheet_kind import GivenDeal, Setting
from quiltsmith.i18n import _

_MOST_CHECKERS = 64


class NamedGame(NamedTuple):
    """A game and the folder that paths in its definition start from."""

    game: Game
    folder: Path | None


def default_game(rules: str) -> NamedGame:
    """Return the shipped game that has the name of its kind."""
    path = find_game(rules)
    game = load_game(path)[0] if path else None
    if path is None or game is None:
        raise TypeError(f"the shipped game {rules} cannot be read")
    return NamedGame(game, path.parent)


def default_deck(game: Game, folder: Path | None) -> Deck:
    """Return the deck that a game definition names, or else that of the shipped game of its kind."""
    path = find_deck(game.deck, folder)
    deck = load_deck(path)[0] if path else None
    if deck is not None and deck.game.rules == game.rules:
        return deck
    shipped = default_game(game.rules)
    if shipped.game == game:
        raise TypeError(f"the deck {game.deck} of the shipped game {game.id} cannot be read")
    return default_deck(*shipped)


class _Signs(NamedTuple):
    """What shows the kind of a sheet that names no game: heads that only one kind has.

    `certain` is a kind whose heads are so many that the sheet is of that kind whatever it names.
    """

    likely: str | None
    certain: str | None


class SheetChecking:
    """Checks sheets of any game; `deck`, or else that of its deal, stands in where a sheet names none.

    All are checked against one deal; of several, each against the one that it was played with.
    """

    def __init__(self, deck: Deck | None = None, deals: Sequence[GivenDeal] = ()) -> None:
        self._deck = deck
        self._deals = tuple(deals)
        self._checkers: dict[Hashable, Checker] = {}
        self._games: dict[Hashable, Game] = {}
        self._heads = {head: rules for rules in ruleset_names() for head in get_ruleset(rules).words.heads}

    def check(self, text: SheetText, findings: Findings = NOTHING) -> Checked:
        """Check one sheet with the checker of its game and deck, and add what was found beside other sheets."""
        signs = self._signs(text)
        given = self._choose_deal(text, signs) if self._deals else None
        checker = self._checker(text, signs, given)
        for head, rules in self._heads.items():
            if head in text.heads and rules != checker.game.rules:
                text.problems.append(_foreign_head(text, head, checker.game, rules))
                break
        if "deal" in text.heads and not ruleset_of(checker.game).sheets.takes_deals:
            message = _("a sheet of {game} has no `{head}:`", game=checker.game.id, head="deal")
            text.problems.append(Problem(text.head_place("deal"), "other-game", message, _("remove it")))
        return checker.check(text, findings)

    def _choose_deal(self, text: SheetText, signs: _Signs) -> GivenDeal | None:
        if len(self._deals) == 1:
            return self._deals[0]
        key = (text.head("game"), text.head("deck"), signs, text.source.folder)
        game = self._games.get(key)
        if game is None:
            game = self._games[key] = self._make_checker(text, signs, None, []).game
        return ruleset_of(game).sheets.choose_deal(text, game, self._deals, text.problems)

    def _checker(self, text: SheetText, signs: _Signs, given: GivenDeal | None) -> Checker:
        name = text.head("deck")
        usual = self._usual_deck(given)
        # The deal that a sheet names may tell its deck where nobody else does.
        deal = text.head("deal") if name is None and usual is None else None
        key = (text.head("game"), name, deal, signs, text.source.folder, given.name if given else None)
        found = self._checkers.get(key)
        if found is None:
            problems: list[Problem] = []
            found = self._make_checker(text, signs, given, problems)
            text.problems.extend(problems)
            # A checker that came with problems is made again, so that every sheet is told of them.
            if not problems:
                self._checkers[key] = found
                if len(self._checkers) > _MOST_CHECKERS:
                    self._checkers.pop(next(iter(self._checkers)))
        return found

    def _signs(self, text: SheetText) -> _Signs:
        heads = text.heads
        likely = next((rules for head, rules in self._heads.items() if head in heads), None)
        # The sheets of other kinds are not asked: to load what checks them takes a while.
        marks = get_ruleset(likely).sheets.marks if likely else ()
        return _Signs(likely, likely if marks and all(head in heads for head in marks) else None)

    def _usual_deck(self, given: GivenDeal | None) -> Deck | None:
        return self._deck or (given.deck if given else None)

    def _make_checker(
        self, text: SheetText, signs: _Signs, given: GivenDeal | None, problems: list[Problem]
    ) -> Checker:
        name = text.head("deck")
        usual = self._usual_deck(given)
        deck = named_deck(name, text.head_place("deck"), problems) if name else usual
        named = _named_game(text, problems)
        if deck is None and not name:
            rules = named.game.rules if named else signs.likely or DEFAULT_RULES
            deck = get_ruleset(rules).sheets.deck_of_deal(text)
        if named is None and deck is not None:
            named = NamedGame(deck.game, text.source.folder)
        game, folder = named or default_game(signs.likely or DEFAULT_RULES)
        if signs.certain and signs.certain != game.rules:
            problems.append(_foreign_head(text, get_ruleset(signs.certain).sheets.marks[0], game, signs.certain))
            game, folder = default_game(signs.certain)
        if deck is not None and deck.game.rules != game.rules:
            if text.head("deck"):
                problems.append(_other_game(text, deck, game))
            deck = None
        setting = Setting(text, deck, given, folder, is_chosen_deal=len(self._deals) > 1)
        return ruleset_of(game).sheets.checker(game, setting, problems)


def _named_game(text: SheetText, problems: list[Problem]) -> NamedGame | None:
    name = text.head("game")
    named = DEFINITIONS.named(name, text.head_place("game"), problems) if name else None
    return NamedGame(named[0], named[1].parent) if named else None


def _other_game(text: SheetText, deck: Deck, game: Game) -> Problem:
    message = _("the deck {deck} is for {other}, not for {game}", deck=deck.id, other=deck.game.id, game=game.id)
    hint = _(
        "without `deck:` the usual deck of {game} is taken; or write `game: {other}`",
        game=game.id,
        other=deck.game.id,
    )
    return Problem(text.head_place("deck"), "other-game", message, hint)


def _foreign_head(text: SheetText, head: str, game: Game, rules: str) -> Problem:
    """Say that a head belongs to another kind of game, and what it is for there."""
    message = _("a sheet of {game} has no `{head}:`", game=game.id, head=head)
    hint = _(
        "{hint}, or `game: {rules}` {use}",
        hint=ruleset_of(game).sheets.head_hint,
        rules=rules,
        use=get_ruleset(rules).sheets.head_use,
    )
    return Problem(text.head_place(head), "other-game", message, hint)
