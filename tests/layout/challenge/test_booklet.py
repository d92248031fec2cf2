"""Booklets of puzzles: tidy in every language and on every paper, with all puzzles and their solutions."""

from __future__ import annotations

import pytest

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.challenge import Puzzle, make_challenge
from quiltsmith.layout.challenge.challenge_document import booklet_document
from quiltsmith.simulate.doodle.bots import play_seed
from quiltsmith.style.theme import Ink
from tests.layout.samples import style, template
from tests.layout.tidy import assert_tidy, words_of
from tests.simulate.doodle.samples import game_of, meadow, small


def puzzles_of(deck: Deck, count: int) -> list[Puzzle]:
    """Give puzzles whose solutions are what the random bot plays, which uses all special actions."""
    game = game_of(deck)
    seeds = range(count)
    return [
        Puzzle(make_challenge(deck, game, seed), (-12, 34, 156), play_seed(game, deck, "random", seed))
        for seed in seeds
    ]


@pytest.mark.parametrize(
    ("name", "language", "paper", "ink"),
    [("meadow", "en", "a4", Ink.FULL), ("meadow", "de", "a5", Ink.MONO), ("small", "de", "letter", Ink.LIGHT)],
)
def test_pages_are_tidy_and_hold_every_puzzle(name: str, language: str, paper: str, ink: Ink) -> None:
    deck = {"meadow": meadow, "small": small}[name]()
    count = 3
    made = style(language=language, paper=paper, ink=ink)
    document = booklet_document(puzzles_of(deck, count), "seed 7", made, template("tall"))
    for page in document.pages:
        assert_tidy(page)
    words = " ".join(map(words_of, document.pages))
    for number in range(1, count + 1):
        assert made.word("challenge.puzzle", number=number) in words
    titles = [bookmark.title for bookmark in document.bookmarks]
    assert titles[0] == made.word("challenge.booklet")
    assert titles[-1] == made.word("challenge.solutions")
    assert len(titles) == count + 2


def test_a_puzzle_and_its_sheet_lie_open_together() -> None:
    document = booklet_document(puzzles_of(meadow(), 21), "", style(), template("tall"))
    starts = [bookmark.page for bookmark in document.bookmarks[1:-1]]
    assert starts == list(range(starts[0], starts[0] + 42, 2))
