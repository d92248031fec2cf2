"""Random games of two for the tests, and the checker that all tests share."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import find_deck, load_deck
from quiltsmith.formats.sheet_parts import SheetPart
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.played import PlayedGame
from quiltsmith.games.patchwork.writer import write_played
from quiltsmith.games.reader import find_game, load_game
from quiltsmith.games.sheets.checking import SheetChecking
from quiltsmith.games.sheets.reading import read_part
from quiltsmith.simulate.patchwork.plain import PlainGround
from quiltsmith.simulate.patchwork.setup import set_up
from quiltsmith.simulate.patchwork.strategies import Strategy

NAMES = ("Andrea", "Doris")
EDITIONS = (("patchwork", "revised"), ("patchwork", "classic"), ("halloween", "revised"))
CHECKING = SheetChecking()


@cache
def game_named(name: str) -> PatchworkGame:
    path = find_game(name)
    assert path is not None
    game = load_game(path)[0]
    assert isinstance(game, PatchworkGame)
    return game


@cache
def classic() -> Deck:
    path = find_deck("classic")
    assert path is not None
    deck = load_deck(path)[0]
    assert deck is not None
    return deck


def play_randomly(game: PatchworkGame, seed: int) -> PlayedGame:
    """Let two bots without a plan play with the classic deck."""
    bot = Strategy("random")
    return PlainGround(set_up(classic(), game)).play((bot, bot), seed)


@cache
def played(seed: int, game: str = "patchwork", track: str = "revised") -> PlayedGame:
    return play_randomly(game_named(game).on_track(track), seed)


@cache
def text_of(seed: int, game: str = "patchwork", track: str = "revised") -> str:
    return write_played(played(seed, game, track), NAMES, {"game": game, "deck": "classic"})


def read(text: str) -> SheetText:
    return read_part(SheetPart("game.txt", Path(), 1, text.encode()))


def check_game(text: str) -> CheckedGame:
    checked = CHECKING.check(read(text))
    assert isinstance(checked, CheckedGame)
    return checked


def check_quilt(text: str) -> CheckedQuilt:
    checked = CHECKING.check(read(text))
    assert isinstance(checked, CheckedQuilt)
    return checked


def codes(text: str) -> list[str]:
    return [problem.code for problem in CHECKING.check(read(text)).problems]
