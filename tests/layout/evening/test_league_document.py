"""The table of a league on paper, for few evenings and many."""

from __future__ import annotations

import pytest

from quiltsmith.games.sheets.checked_sheet import Rankable
from quiltsmith.games.sheets.league import Evening, LeagueTable, league_table
from quiltsmith.layout.evening.league_document import league_document
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.theme import Ink
from tests.layout.evening.samples import LONG
from tests.layout.samples import LANGUAGES, style
from tests.layout.tidy import assert_tidy, words_of


def table(players: int, evenings: int, best: int | None = None) -> LeagueTable:
    """Make a table in which everybody misses an evening now and then."""
    names = [LONG if number == 2 else f"Player {number}" for number in range(players)]
    made = [
        Evening(
            f"Evening of {number + 1}",
            [
                Rankable(name, 80 + (7 * number + 13 * place) % 90, game="doodle")
                for place, name in enumerate(names)
                if (place + number) % 5 or evenings == 1
            ],
        )
        for number in range(evenings)
    ]
    return league_table(made, best=best)


@pytest.mark.parametrize(("players", "evenings", "best"), [(1, 1, None), (8, 3, 2), (30, 12, 8), (61, 20, 10)])
@pytest.mark.parametrize(
    ("language", "paper", "ink"),
    [("en", "a4", "full"), *((language, "a5", "mono") for language in LANGUAGES)],
)
def test_pages_are_tidy_and_have_everybody(
    players: int, evenings: int, best: int | None, language: str, paper: str, ink: str
) -> None:
    made = table(players, evenings, best)
    document = league_document(made, style("quilt", language, paper, Ink(ink)))
    for page in document.pages:
        assert_tidy(page)
    told = " ".join(map(words_of, document.pages))
    for line in made.lines:
        assert line.player in told.replace("- ", "-")
        assert str(line.sum) in told


def test_many_evenings_leave_numbers_large_enough_to_read() -> None:
    [page, *_others] = league_document(table(10, 30), style()).pages
    assert min(placed.text.size for placed in placed_texts(page)) >= 5
    assert "…" in words_of(page)
    assert " 30 Sum " in words_of(page)


def test_what_does_not_count_is_in_parentheses() -> None:
    made = table(4, 4, best=1)
    [page] = league_document(made, style(language="en"), "Winter cup").pages
    told = words_of(page)
    assert told.count("(") == sum(
        result is not None and not result.counts for line in made.lines for result in line.results
    )
    assert "Winter cup" in told
    assert "The best 1 results of each player count" in told
