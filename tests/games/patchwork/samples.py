"""Random games of two for the tests, and the checker that all tests share."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.formats.sheet_text import SheetPart, SheetText
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.games.patchwork.patchwork_editor import mixed_circle
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.patchwork_state import advance_target, new_game, take_target
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame, PlayedMove, write_played
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_part
from quiltsmith.simulate.patchwork_bots import Strategy
from quiltsmith.simulate.patchwork_match import MatchEngine
from quiltsmith.simulate.patchwork_setup import set_up
from tests.games.patchwork.legal_moves import legal_moves, make_move

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
    return MatchEngine(set_up(classic(), game), is_compiled=False).play((bot, bot), seed)


@cache
def hurried(seed: int, game: str = "patchwork") -> PlayedGame:
    """Play a short game, with a circle that this seed mixes: each token goes as far as it can.

    The first special patch is placed; where others may be removed from play, they are.
    """
    rules, deck = game_named(game), classic()
    circle = tuple(mixed_circle(deck, seed))
    state, moves = new_game(rules, deck, list(circle)), list[PlayedMove]()
    shapes = {card.id: card.shape for card in deck.cards}

    def haste(move: PlayedMove) -> tuple[int, bool, int]:
        own, other = state.players[move.player], state.players[1 - move.player]
        last = state.track.last
        if move.action == "take":
            target = take_target(own.time, state.prices[move.card].time, last)
        else:
            target = advance_target(own.time, other.time, last)
        is_early = move.action == "discard" and all(one.action != "special" for one in moves)
        return target - own.time, not is_early and move.action in ("take", "discard"), move.spaces

    while not state.is_over:
        moves.append(max(legal_moves(state, shapes), key=haste))
        make_move(state, moves[-1])
    return PlayedGame(circle, rules.track, tuple(moves), state)


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
