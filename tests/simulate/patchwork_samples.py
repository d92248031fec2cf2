"""Matches for the tests of bots for two: the shipped games, and games with other numbers on other boards."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.simulate.patchwork_bots import Strategy, parse_strategy
from quiltsmith.simulate.patchwork_match import Match
from tests.games.patchwork.samples import classic, game_named
from tests.games.patchwork.variants import named_variant

GAMES = ("patchwork", "halloween", "classic track", "short", "wide")
BOTS = ("random", "greedy", "minimax:2", "rollout:2", "mcts:20")


def game_of(name: str) -> PatchworkGame:
    """Find a game by the name that tests call it."""
    if name == "classic track":
        return game_named("patchwork").on_track("classic")
    return game_named(name) if name in ("patchwork", "halloween") else named_variant(name).game


def bot_of(text: str) -> Strategy:
    bot = parse_strategy(text)
    assert bot is not None
    return bot


def match_of(first: str, second: str, game: str = "patchwork", seed: int = 1, taste: int = 0) -> Match:
    return Match(game_of(game), classic(), (bot_of(first), bot_of(second)), seed, taste)
