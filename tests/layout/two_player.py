"""What tests of tiles and boards share: decks, games, styles, and a theme in which only lines are seen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import Fabric, Page
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink, Theme
from quiltsmith.style.theme_reader import find_theme, load_theme


@cache
def deck(name: str = "classic") -> Deck:
    """Read a shipped deck."""
    path = find_deck(name)
    read = load_deck(path)[0] if path else None
    assert read is not None
    return read


@cache
def game(name: str = "patchwork") -> PatchworkGame:
    """Read a shipped game."""
    path = find_game(name)
    read = load_game(path)[0] if path else None
    assert isinstance(read, PatchworkGame)
    return read


@cache
def style(paper: str = "a4", language: str = "en", theme: str = "quilt", ink: str = "full") -> Style:
    """Put a style together."""
    path = find_theme(theme)
    read = load_theme(path)[0] if path else None
    assert read is not None
    return Style(read.in_ink(Ink(ink)), language, parse_paper(paper))


def plain_style(line: Colour, rest: Colour = WHITE) -> Style:
    """Give a style whose theme has two colours: one for lines, and one for everything else."""
    usual = style()
    cloth = Fabric("plain", rest, rest)
    theme = Theme(
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
    return replace(usual, theme=theme)


def lines_only() -> Style:
    """Give a style that prints lines in black and nothing else."""
    return plain_style(BLACK)


def check_texts(page: Page) -> None:
    """Assert that texts stay in their rooms and on the paper, and do not touch each other."""
    placed = placed_texts(page)
    for one in placed:
        assert one.area is not None, one.text.text
        assert one.area.holds(one.box, 0.05), one.text.text
        assert one.box.x >= 0
        assert one.box.y >= 0
        assert one.box.right <= page.width
        assert one.box.bottom <= page.height
    for first, second in combinations(placed, 2):
        assert not first.box.overlaps(second.box, 0.05), (first.text.text, second.text.text)


def dark_runs(pixels: Iterator[int]) -> list[float]:
    """Give the middles of the dark runs in a row of pixels."""
    runs: list[list[int]] = []
    for position, value in enumerate(pixels):
        if value < 128:
            if runs and runs[-1][-1] == position - 1:
                runs[-1].append(position)
            else:
                runs.append([position])
    return [(run[0] + run[-1] + 1) / 2 for run in runs]
