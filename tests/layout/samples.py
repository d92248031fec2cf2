"""Games and styles that pads are tested with."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.geometry.board import Board
from quiltsmith.layout.pad.pad_template import PadTemplate, find_pad_template, load_pad_template
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import find_theme, load_theme


def shipped_game(name: str) -> Game:
    """Read a game definition that comes with quiltsmith."""
    path = find_game(name)
    assert path is not None
    game, _ = load_game(path)
    assert game is not None
    return game


def doodle() -> DoodleGame:
    """Give the doodle game."""
    game = shipped_game("doodle")
    assert isinstance(game, DoodleGame)
    return game


GAMES: dict[str, Game] = {
    "doodle": doodle(),
    "5x5": replace(doodle(), board=Board(5, 5), rounds=1),
    "15x15": replace(doodle(), board=Board(15, 15), rounds=6, specials=dict.fromkeys(doodle().specials, 0)),
    "7x10": replace(
        doodle(),
        board=Board(7, 10),
        rounds=2,
        specials={"neighbour": 9, "single": 3, "cut": 0, "repeat": 2},
        points_per_empty_space=-2,
        good_score=0,
    ),
    "full": replace(doodle(), board=Board(15, 15), rounds=6, specials=dict.fromkeys(doodle().specials, 9)),
    "patchwork": shipped_game("patchwork"),
    "halloween": shipped_game("halloween"),
}


def template(name: str) -> PadTemplate:
    """Read a template that comes with quiltsmith."""
    path = find_pad_template(name)
    assert path is not None
    read, problems = load_pad_template(path)
    assert read is not None, problems
    return read


def style(theme: str = "quilt", language: str = "en", paper: str = "a4", ink: Ink = Ink.FULL) -> Style:
    """Put a style together."""
    path = find_theme(theme)
    assert path is not None
    read, _ = load_theme(path)
    assert read is not None
    return Style(read.in_ink(ink), language, parse_paper(paper))
