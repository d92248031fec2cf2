"""The rules reminder has the game's numbers and stays tidy."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.games.game import Game
from quiltsmith.layout.kit.kit_document import reminder_pages
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from tests.layout.samples import GAMES, doodle, style
from tests.layout.tidy import assert_tidy, words_of


def reminder(game: Game, look: Style) -> str:
    """Give all texts of the page."""
    (page,) = reminder_pages(game, look)
    return words_of(page)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_reminder_is_tidy(game: str, paper: str) -> None:
    for language in ("en", "de"):
        for page in reminder_pages(GAMES[game], style("quilt", language, paper)):
            assert_tidy(page)


def test_numbers_are_those_of_the_game() -> None:
    shown = reminder(doodle(), style())
    for part in ("8 of them", "its 7 spaces", "3 × 6 turns", "6 new cards", "the 2 that", "3 cards left"):
        assert part in shown
    changed = replace(doodle(), rounds=2, turns_per_round=5, circle=9, start_size=4)
    shown = reminder(changed, style())
    for part in ("9 of them", "its 4 spaces", "2 × 5 turns", "5 new cards", "the 4 that", "5 cards left"):
        assert part in shown


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", ("income mark", "special patch:", "special tile")),
        ("de", ("Einkommensmarke", "einen Sonderflicken", "Sonderplättchen:")),
    ],
)
def test_what_happens_on_the_time_board_is_said_without_pictures(language: str, named: tuple[str, ...]) -> None:
    shown = reminder(GAMES["halloween"], style("night", language))
    for part in named:
        assert part in shown


def test_what_a_game_does_not_have_is_not_told() -> None:
    shown = reminder(replace(doodle(), rounds=1, start_cards=0), style())
    assert "new cards" not in shown
    assert "start card" not in shown
