"""Games, decks, templates and styles that layouts are tested with."""

from __future__ import annotations

from functools import cache
from zlib import crc32

from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.formats.fields import title_languages
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.geometry.board import Board
from quiltsmith.layout.pad.pad_template import PadTemplate, find_pad_template, load_pad_template
from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import Fabric
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink, Theme
from quiltsmith.style.theme_reader import find_theme, load_theme
from tests.conftest import TEST_ALL

LANGUAGES = title_languages()
"""All that are shipped: whatever is measured is measured in each of them."""


def some_languages(*case: str) -> list[str]:
    """Choose two languages for one of many cases, others for the next: all take minutes, once a week on CI."""
    if TEST_ALL:
        return list(LANGUAGES)
    return sorted(LANGUAGES, key=lambda language: crc32(" ".join((language, *case)).encode()))[:2]


@cache
def shipped_game(name: str) -> Game:
    """Read a game definition that comes with quiltsmith."""
    path = find_game(name)
    assert path is not None
    game, _ = load_game(path)
    assert game is not None
    return game


def doodle() -> DoodleGame:
    """Read the doodle game."""
    game = shipped_game("doodle")
    assert isinstance(game, DoodleGame)
    return game


def patchwork(name: str = "patchwork") -> PatchworkGame:
    """Read a two-player game."""
    game = shipped_game(name)
    assert isinstance(game, PatchworkGame)
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


@cache
def deck(name: str = "classic") -> Deck:
    """Read a deck that comes with quiltsmith."""
    path = find_deck(name)
    read = load_deck(path)[0] if path else None
    assert read is not None
    return read


@cache
def theme(name: str = "quilt", ink: Ink = Ink.FULL) -> Theme:
    """Read a theme that comes with quiltsmith."""
    path = find_theme(name)
    read = load_theme(path)[0] if path else None
    assert read is not None
    return read.in_ink(ink)


def style(
    name: str = "quilt", language: str = "en", paper: str = "a4", ink: Ink = Ink.FULL, seed: int = 0
) -> Style:
    """Put a style together, with a theme that comes with quiltsmith."""
    return Style(theme(name, ink), language, parse_paper(paper), seed)


def plain_style(line: Colour, rest: Colour = WHITE) -> Style:
    """Return a style whose theme has two colours: one for lines, and one for everything else."""
    cloth = Fabric("plain", rest, rest)
    plain = Theme(
        id="plain",
        title={},
        text=rest,
        muted=rest,
        accent=rest,
        line=line,
        guide=line,
        paper=rest,
        panel=rest,
        badge=rest,
        on_badge=rest,
        card=rest,
        back=cloth,
        fabrics=(cloth,),
    )
    return replace(style(), theme=plain)


def lines_only() -> Style:
    """Return a style that prints lines in black and nothing else."""
    return plain_style(BLACK)
